/* load.mjs -- each instance is on its own */
import { compile, load } from 'nqueens/core';

const module = await compile();
const [one, two] = await Promise.all([load(module), load(module)]);
console.log(one.count(8) === two.count(8)); // true
