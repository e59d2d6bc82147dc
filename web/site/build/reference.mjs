/**
 * reference.mjs -- the references of C and JavaScript, made of what compilers read.
 *
 *     include/nqueens.h              dist/site/reference/c.html
 *     web/lib/…/index.d.ts           dist/site/reference/js.html
 *     web/site/reference/examples/   programs of C that the page shows and a test runs
 *
 * Nothing is told twice: the sentences are the comments of the header and of the types.
 */

import { cPage } from './reference-c.mjs';
import { jsPage } from './reference-js.mjs';

/** The pages by their place in the site. */
export function referencePages() {
  return { 'reference/c.html': cPage(), 'reference/js.html': jsPage() };
}
