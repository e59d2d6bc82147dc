import { tryKeys } from './common/keys.js';
import { show } from './common/page.js';

const texts = {
  queens: (rows) => rows.join(),
  loop: (ends) => ends.join('-'),
};

/** The first time as attributes of HTML, then as properties. */
async function mount(place, props) {
  const attributes = Object.entries(props).map(
    ([key, value]) => `${key}="${texts[key]?.(value) ?? value}"`,
  );
  place.innerHTML = `<n-queens-board ${attributes.join(' ')}></n-queens-board>`;
  return { update: (next) => Object.assign(place.firstChild, next) };
}

/** As properties from the beginning. */
async function mountProperties(place, props) {
  const board = Object.assign(document.createElement('n-queens-board'), props);
  place.append(board);
  return { update: (next) => Object.assign(board, next) };
}

const early = document.body.appendChild(document.createElement('div'));
const define = () => import('nqueens/element');

show(
  (async () => {
    await mountProperties(early, { n: 4, queens: [1, null, [0, 2], 3], mode: 'play' });
    const wrong = await tryKeys({ mount, define });
    const found = JSON.stringify(early.firstChild.queens);
    if (found !== '[1,null,[0,2],3]') wrong.push(`property before the definition: ${found}`);
    return [...wrong, ...(await tryKeys({ mount: mountProperties, define }))];
  })(),
);
