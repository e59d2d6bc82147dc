/**
 * preact.d.ts -- `import 'nqueens/preact'` defines <n-queens-board> and tells its props to
 * Preact.
 */
import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { BoardAttributes, BoardEventMap, NQueensBoardElement } from '../index.js';

export * from '../index.js';

type Listeners = { [K in keyof BoardEventMap as `on${K}`]?: (event: BoardEventMap[K]) => void };

export type BoardProps = Omit<HTMLAttributes<NQueensBoardElement>, keyof BoardAttributes> &
  ClassAttributes<NQueensBoardElement> &
  BoardAttributes &
  Listeners;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'n-queens-board': BoardProps;
    }
  }
}
