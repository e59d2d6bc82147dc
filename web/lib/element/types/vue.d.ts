/**
 * vue.d.ts -- `import 'nqueens/vue'` defines <n-queens-board> and tells its props to Vue's
 * templates.
 */
import type { DefineComponent, HTMLAttributes, ReservedProps } from 'vue';
import type { BoardAttributes, BoardEventMap } from '../index.js';

export * from '../index.js';

type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<B>}` : S;
type Listeners = {
  [K in keyof BoardEventMap as `on${Capitalize<Camel<K>>}`]?: (event: BoardEventMap[K]) => void;
};

export type BoardProps = Omit<HTMLAttributes, keyof BoardAttributes> &
  ReservedProps &
  BoardAttributes &
  Listeners;

declare module 'vue' {
  interface GlobalComponents {
    'n-queens-board': DefineComponent<BoardProps>;
  }
}
