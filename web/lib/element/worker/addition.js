/**
 * addition.js -- what an element's worker knows besides the package's: a text that is
 * appended to that of pool/worker.js, so that a page with both has the engine's text once.
 */
import { addQuestions } from './server.js';

addQuestions(/** @type {any} */ (globalThis).nqueensWorker.server);
