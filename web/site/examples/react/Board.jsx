/**
 * Board.jsx -- <n-queens-board> as a React component.
 *
 * Strings and numbers are passed on as attributes; events are listened to through a ref,
 * which works in every version of React.
 */
import 'nqueens/element';
import { useEffect, useRef } from 'react';

export function Board({ onStep, onSolution, ...attributes }) {
  const ref = useRef(null);

  useEffect(() => {
    const board = ref.current;
    const step = ({ detail }) => onStep?.(detail);
    const solution = ({ detail }) => onSolution?.(detail);
    board.addEventListener('nq-step', step);
    board.addEventListener('nq-solution', solution);
    return () => {
      board.removeEventListener('nq-step', step);
      board.removeEventListener('nq-solution', solution);
    };
  }, [onStep, onSolution]);

  return <n-queens-board ref={ref} {...attributes} />;
}
