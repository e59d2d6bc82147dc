/**
 * svelte.d.ts -- `import 'nqueens/svelte'` defines <n-queens-board> and tells its props to
 * Svelte.
 */
import type { HTMLAttributes } from 'svelte/elements';
import type { BoardAttributes, BoardEventMap, NQueensBoardElement } from '../index.js';

export * from '../index.js';

type Listeners = { [K in keyof BoardEventMap as `on${K}`]?: (event: BoardEventMap[K]) => void };

export type BoardProps = Omit<HTMLAttributes<NQueensBoardElement>, keyof BoardAttributes> &
  BoardAttributes &
  Listeners;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'n-queens-board': BoardProps;
  }
}
