/**
 * algorithm-picker.js -- the choice of an algorithm.
 */
import { picker } from './buttons.js';

/** Algorithms by the names that people know; the short one of links stands beside the label. */
export function algorithmPicker(t, names, value, onchange) {
  const options = names.map((name) => [name, t(`algorithm.${name}.name`)]);
  return picker(t('set.algorithm'), options, value, onchange, { short: true });
}
