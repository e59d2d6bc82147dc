/**
 * react.d.ts -- `import 'nqueens/react'` defines <n-queens-board> and tells its props to
 * React 18 and 19.
 */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { BoardAttributes, BoardEventMap, NQueensBoardElement } from '../index.js';

export * from '../index.js';

/** `onnq-step` and its like; React 18 has no listeners for them: there, add them to the ref. */
type Listeners = { [K in keyof BoardEventMap as `on${K}`]?: (event: BoardEventMap[K]) => void };

export type BoardProps = Omit<HTMLAttributes<NQueensBoardElement>, keyof BoardAttributes> &
  ClassAttributes<NQueensBoardElement> &
  BoardAttributes &
  Listeners & { class?: string | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'n-queens-board': BoardProps;
    }
  }
}
