/**
 * program.js -- the program of an element's workers.
 */
import { serve } from '../../pool/serve.js';
import { boardServer } from './server.js';

serve(boardServer());
