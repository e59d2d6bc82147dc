'use client';

import 'nqueens/element';

export function Board() {
  return <n-queens-board n={6} mode="trace" step={20} />;
}
