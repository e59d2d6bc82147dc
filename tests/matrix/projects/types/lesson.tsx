import type { BoardEventMap, NQueensBoardElement } from 'nqueens/react';
import 'nqueens/react';
import { useEffect, useRef } from 'react';

export function Lesson({ step, onStep }: { step: number; onStep: (step: number) => void }) {
  const board = useRef<NQueensBoardElement>(null);
  useEffect(() => {
    const element = board.current;
    const tell = (event: BoardEventMap['nq-step']) => onStep(event.detail.index);
    element?.addEventListener('nq-step', tell);
    return () => element?.removeEventListener('nq-step', tell);
  }, [onStep]);
  return <n-queens-board ref={board} n={6} mode="trace" algorithm="board" step={step} />;
}
