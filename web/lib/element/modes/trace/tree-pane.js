/**
 * tree-pane.js -- the search tree beside the board. It grows with the steps; a node says what
 * lies below it and leads to the moment when its queen was placed. The tree of a small board is
 * drawn as such, of a larger one the first rows as a strip of time.
 *
 * By keys: arrows to parent, child and neighbours, Enter to go there.
 */
import { make, mark } from '../../dom.js';
import { sizeObserver } from '../../platform.js';
import { addSheets } from '../../styles/index.js';
import { tree } from '../../styles/tree.js';
import { NodeCard } from './node-card.js';
import { describeNode } from './node-sentence.js';
import { isWhole, treeOf } from './search-tree.js';
import { hasMap } from './state.js';
import { TreePicture } from './tree-picture.js';

export class TreePane {
  #t;
  #board;
  #picture;
  #card;
  #n = 0;
  #survey = null;
  #tree = [];
  /** The nodes where the search stands, which has the focus, and below the pointer. */
  #here = undefined;
  #focused = undefined;
  #pointed = undefined;

  constructor(host, section) {
    const { t, element: board } = host;
    this.#t = t;
    this.#board = board;
    this.#picture = new TreePicture(t('tree.title'), t('trace.row'));
    this.#card = new NodeCard(host, make('div'));
    const { element } = this.#picture;
    addSheets(section.getRootNode(), [tree]);
    section.className = 'tree-s';
    section.append(element, this.#card.element);
    sizeObserver(() => this.#picture.layOut()).observe(element);
    this.#listen(element);
  }

  #listen(element) {
    const listeners = {
      pointermove: (event) => this.#point(this.#picture.nodeAt(event)),
      pointerleave: () => this.#point(undefined),
      click: (event) => this.#open(this.#picture.nodeAt(event)),
      keydown: (event) => this.#press(event),
      focusin: ({ target }) => this.#focus(this.#picture.nodeOf(target)),
      focusout: () => this.#focus(undefined),
    };
    for (const [type, listener] of Object.entries(listeners)) {
      element.addEventListener(type, listener);
    }
  }

  show({ spec, survey, now }) {
    const known = survey?.length ? survey : null;
    mark(this.#picture.element, 'hidden', known ? undefined : '');
    if (!known || !now) return this.#showNothing(spec, survey);
    if (known !== this.#survey) this.#build(known, spec.n);
    this.#here = this.#picture.show(now.i);
    if (!this.#focused) this.#picture.offer(this.#stop);
    return this.#tell();
  }

  #showNothing(spec, survey) {
    const large = !hasMap(spec) || (survey && !survey.length);
    this.#card.say(large ? this.#t('tree.large', { n: spec.n }) : '');
  }

  #build(survey, n) {
    this.#survey = survey;
    this.#n = n;
    this.#tree = treeOf(survey, n);
    this.#focused = undefined;
    this.#pointed = undefined;
    this.#picture.build(this.#tree, isWhole(n), (node) => describeNode(this.#t, node));
  }

  /** Where keys begin: a strip does not show the root. */
  get #stop() {
    return this.#picture.has(this.#here) ? this.#here : this.#tree[1];
  }

  #tell() {
    const node = this.#pointed ?? this.#focused ?? this.#here;
    if (node) this.#card.show(node, this.#n);
    else this.#card.say('');
  }

  #point(node) {
    if (node === this.#pointed) return;
    this.#pointed = node;
    this.#tell();
  }

  #focus(node) {
    this.#focused = node;
    this.#picture.offer(node ?? this.#stop);
    this.#tell();
  }

  #open(node) {
    if (node) this.#board.goTo(node.from);
  }

  #press(event) {
    const node = this.#picture.nodeOf(event.target);
    if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') this.#open(node);
    else if (!Object.hasOwn(WAYS, event.key)) return;
    else {
      const next = WAYS[event.key](node, this.#tree);
      if (next && this.#picture.has(next)) this.#picture.focus(next);
    }
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Where a key leads from a node. */
const WAYS = {
  ArrowUp: ({ parent }) => parent,
  ArrowDown: ({ children }) => children[0],
  ArrowLeft: (node, tree) => neighbour(node, tree, -1),
  ArrowRight: (node, tree) => neighbour(node, tree, 1),
  Home: (_node, [root]) => root,
};

function neighbour(node, tree, by) {
  const level = tree.filter(({ depth }) => depth === node.depth);
  return level[level.indexOf(node) + by];
}
