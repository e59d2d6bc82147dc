import { act, createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { tryKeys } from './common/keys.js';
import { show } from './common/page.js';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

async function mount(place, props) {
  const root = createRoot(place);
  const update = (next) =>
    act(async () => root.render(<StrictMode>{createElement('n-queens-board', next)}</StrictMode>));
  await update(props);
  return { update };
}

show(tryKeys({ mount, define: () => import('nqueens/element') }));
