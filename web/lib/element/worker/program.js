/**
 * program.js -- the program of an element's workers.
 */
import { load } from '../../core/index.js';
import { serve } from '../../pool/serve.js';
import { BoardServer } from './server.js';

serve(new BoardServer(load));
