import { count } from 'nqueens';
import { load } from 'nqueens/core';
import { TAG } from 'nqueens/element';

console.log(count, load, TAG);
