import { all } from './browser.js';
import { show } from './page.js';

show(all());
