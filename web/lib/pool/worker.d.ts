/**
 * worker.d.ts -- `nqueens/worker` is a worker's program: give its address to
 * `init({ worker })` where a page's policy forbids `blob:` workers. It exports nothing.
 */
export {};
