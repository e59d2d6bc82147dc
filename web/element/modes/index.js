/**
 * index.js -- the modes by name.
 */
import { PlayMode } from './play/mode.js';

export const MODE_CLASSES = {
  play: PlayMode,
};
