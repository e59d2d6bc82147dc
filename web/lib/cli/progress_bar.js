/**
 * progress_bar.js -- how far a count is, on a terminal's last line.
 */
import { formatSeconds } from './estimate.js';

const WIDTH = 30;

/** One line: a bar, how much is done, what was found so far, and how long it may take. */
export function barOf({ fraction, count, remainingMs }) {
  const full = Math.floor(fraction * WIDTH);
  const bar = '#'.repeat(full) + '.'.repeat(WIDTH - full);
  const left = Number.isFinite(remainingMs) ? `, ${formatSeconds(remainingMs / 1000)} left` : '';
  return `[${bar}] ${(100 * fraction).toFixed(1)} %  ${count} so far${left}`;
}

/** Shows progress on a terminal; anywhere else it is silent. */
export function progressBar(stream) {
  if (!stream.isTTY) return { show() {}, end() {} };
  return {
    show: (progress) => stream.write(`\r\u001b[K${barOf(progress)}`),
    end: () => stream.write('\r\u001b[K'),
  };
}
