/** @jsxImportSource solid-js */
import 'nqueens/solid';

export const board = (
  <n-queens-board
    n={6}
    mode="trace"
    prop:step={20}
    prop:queens={[1, null, [0, 2]]}
    coordinates="off"
    class="board"
    on:nq-step={(event) => console.log(event.detail.board)}
  />
);

// @ts-expect-error -- false cannot be told in an attribute
export const wrongSwitch = <n-queens-board coordinates={false} />;
