/**
 * program.js -- the program of an element's workers.
 */
// @ts-expect-error worker.d.ts is that of the published program, which exports nothing
import { server } from '../../pool/worker.js';
import { addQuestions } from './server.js';

addQuestions(server);
