/**
 * kept_count.js -- what a count needs that is kept in a checkpoint: loaded with the first one.
 */
export { Saver } from './saver.js';
export { SharedProgress } from './shared_progress.js';

/**
 * What a checkpoint is replaced by: its own units and those of `shared`. `reporter`, if there is
 * one, counts the new ones; `refused` is told where the two do not agree.
 */
export const uniting = (shared, reporter, refused) => (there) => {
  try {
    reporter?.add(shared.unite(there));
  } catch (error) {
    if (error.code === 'conflict') refused(error);
    throw error;
  }
  return shared.bytes();
};
