import type { BoardEventMap, NQueensBoardElement } from 'nqueens/react';
import 'nqueens/react';
import { useEffect, useRef } from 'react';

export function Lesson({ step, onSolved }: { step: number; onSolved: (step: number) => void }) {
  const board = useRef<NQueensBoardElement>(null);
  useEffect(() => {
    const element = board.current;
    const tell = (event: BoardEventMap['nq-solution']) => onSolved(event.detail.index);
    element?.addEventListener('nq-solution', tell);
    return () => element?.removeEventListener('nq-solution', tell);
  }, [onSolved]);
  return <n-queens-board ref={board} n={6} mode="trace" algorithm="board" step={step} />;
}
