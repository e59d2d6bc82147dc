/**
 * index.js -- all desks: a worker of the site has them, and so has the page's own thread.
 */
import * as races from '../handlers/races.js';
import { positions } from './positions.js';
import { searches } from './searches.js';
import { texts } from './texts.js';

export const DESKS = [positions, searches, texts, { handlers: races, load: searches.load }];
