/** @jsxImportSource preact */
import 'nqueens/preact';

export const board = (
  <n-queens-board
    n={6}
    mode="trace"
    step={20}
    queens={[1, null, [0, 2]]}
    coordinates="off"
    class="board"
    onnq-step={(event) => console.log(event.detail.event.kind)}
  />
);

// @ts-expect-error -- false cannot be told in an attribute
export const wrongSwitch = <n-queens-board coordinates={false} />;
