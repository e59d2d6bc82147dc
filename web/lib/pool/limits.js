/**
 * limits.js -- how much the pool takes: of workers, of deaths, of time.
 */

/** As many workers as anybody may ask for. */
export const MOST_WORKERS = 1024;

/** What has seen so many deaths of its worker is given up. */
export const MOST_DEATHS = 3;

/** After an abort a worker may end what it is at within this time; then it is ended. */
export const GRACE_MS = 50;

/** A worker that counts and is silent for so long is believed to hang. */
export const PATIENCE_MS = 10_000;

/** So often a count looks whether there is something to report or to save. */
export const BEAT_MS = 1000;
