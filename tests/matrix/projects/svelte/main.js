import { flushSync, mount as mountComponent } from 'svelte';
import Board from './Board.svelte';
import { tryKeys } from './common/keys.js';
import { show } from './common/page.js';
import { shownProps } from './shown.svelte.js';

async function mount(target, props) {
  const shown = shownProps(props);
  mountComponent(Board, { target, props: { shown } });
  flushSync();
  return {
    update(next) {
      shown.props = next;
      flushSync();
    },
  };
}

show(tryKeys({ mount, define: () => import('nqueens/element') }));
