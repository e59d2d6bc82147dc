/**
 * document.js -- the script of the reference, the recipes and the benchmarks.
 */
import { documentHeader } from './document-header.js';
import { workOffline } from './offline.js';

documentHeader();
workOffline();
