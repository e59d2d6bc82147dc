/* trace.mjs -- the story of a search, in the background */
import { trace } from 'nqueens';

const story = await trace(4, { algorithm: 'board' });
console.log((await story.at(51)).type); // solution
console.log(await story.board()); // [ 1, 3, 0, 2 ]
await story.close();
