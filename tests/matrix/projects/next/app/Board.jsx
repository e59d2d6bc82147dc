'use client';

import 'nqueens/element';
import { useEffect, useRef } from 'react';

export function Board() {
  const board = useRef(null);
  useEffect(() => {
    board.current.ready.then(({ step, n }) => {
      globalThis.result = [String(step), String(n)];
    });
  }, []);
  return <n-queens-board ref={board} n={6} mode="trace" step={20} />;
}
