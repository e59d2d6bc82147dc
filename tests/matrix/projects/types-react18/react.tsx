import { type NQueensBoardElement, TAG } from 'nqueens/react';
import { useEffect, useRef } from 'react';

export function Board({ step }: { step: number }) {
  const board = useRef<NQueensBoardElement>(null);
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const stepped = (event: CustomEvent<{ index: number }>) => console.log(event.detail.index, TAG);
    element.addEventListener('nq-step', stepped);
    return () => element.removeEventListener('nq-step', stepped);
  }, []);
  return (
    <n-queens-board
      ref={board}
      n={6}
      mode="trace"
      algorithm="board"
      step={step}
      queens={[1, null, [0, 2], 3]}
      loop={[3, 9]}
      coordinates="off"
      className="board"
      lang="zh-TW"
      style={{ width: 300 }}
      onnq-solution={(event) => console.log(event.detail.index)}
    >
      A board
    </n-queens-board>
  );
}

export const asTexts = <n-queens-board queens="1,-,0.2,3" loop="3-9" autoplay />;

// @ts-expect-error -- false cannot be told in an attribute
export const wrongSwitch = <n-queens-board coordinates={false} />;
// @ts-expect-error -- there is no such mode
export const wrongMode = <n-queens-board mode="race" />;
