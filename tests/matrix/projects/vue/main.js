import { createApp, h, nextTick, shallowRef } from 'vue';
import { tryKeys } from './common/keys.js';
import { show } from './common/page.js';

async function mount(place, props) {
  const shown = shallowRef(props);
  createApp({ render: () => h('n-queens-board', shown.value) }).mount(place);
  return {
    async update(next) {
      shown.value = next;
      await nextTick();
    },
  };
}

show(tryKeys({ mount, define: () => import('nqueens/element') }));
