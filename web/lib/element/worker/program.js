/**
 * program.js -- the program of an element's workers.
 */
import { server } from '../../pool/worker.js';
import { addQuestions } from './server.js';

addQuestions(server);
