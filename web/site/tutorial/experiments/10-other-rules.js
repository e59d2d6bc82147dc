/**
 * 10-other-rules.js -- how many boards there are when queens see more, or less.
 */
import { experiment, timed } from '../lab.js';
import { ways } from './lib/ways.js';

experiment(async ({ n, rules }, { choices, signal }) => {
  const { value, ms } = await timed(() => ways(n, rules), signal);
  return [choices.rules, n, value, { ms }];
});
