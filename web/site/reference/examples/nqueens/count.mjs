/* count.mjs -- all cores, and how far it is */
import { count } from 'nqueens';

let last;
const number = await count(13, {
  onProgress: (progress) => {
    last = progress;
  },
});
console.log(number, last.fraction); // 73712n 1
