/**
 * program.js -- the program of an element's workers.
 */
import { serve } from '../../pool/serve.js';
import { DESKS } from './desks/index.js';
import { boardServer } from './server.js';

serve(boardServer(...DESKS));
