/**
 * solid.d.ts -- `import 'nqueens/solid'` defines <n-queens-board> and tells its props to
 * Solid.
 */
import type { JSX } from 'solid-js';
import type { BoardAttributes, BoardEventMap, NQueensBoardElement } from '../index.js';

export * from '../index.js';

type Listeners = { [K in keyof BoardEventMap as `on:${K}`]?: (event: BoardEventMap[K]) => void };
type Properties = { [K in keyof BoardAttributes as `prop:${K}`]?: BoardAttributes[K] };

export type BoardProps = Omit<JSX.HTMLAttributes<NQueensBoardElement>, keyof BoardAttributes> &
  BoardAttributes &
  Listeners &
  Properties;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'n-queens-board': BoardProps;
    }
  }
}
