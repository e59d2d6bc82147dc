/**
 * element.js -- the element for pages that lie beside this site, as the examples do.
 */
export * from '../lib/element/index.js';
