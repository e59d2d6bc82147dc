/**
 * mode.js -- deduction: a coloured-region puzzle solved step by step, on the trace's player.
 *
 * An event is a hint of the engine, drawn on the position that it is about.
 */
import { GRADES } from '../../keys.js';
import { describeCell } from '../../names.js';
import { picker } from '../../parts/buttons.js';
import { readPosition } from '../../position.js';
import { deduction } from '../../styles/deduction.js';
import { figures } from '../../styles/figures.js';
import { trace } from '../../styles/trace.js';
import { TraceMode } from '../trace/mode.js';
import { boardOf, sceneOf } from './scene.js';
import { describeStep, describeWait } from './sentences.js';
import { StepList } from './step-list.js';

const positionOf = (spec, now) => readPosition(boardOf(spec, now), now.queens, now.crosses);

/** What may be traced. */
const RULES = ['classic', 'regions'];

export class DeductionMode extends TraceMode {
  sheets = [figures, trace, deduction];
  paneClasses = { steps: StepList };
  #grade;
  /** What the position of the step means; cells are named by it. */
  #position = null;

  // ---- Building ----

  build(options) {
    const { setup, ...built } = super.build(options);
    const { host } = this;
    const { t, settings } = host;
    const names = [['', t('puzzle.any')], ...GRADES.map((name) => [name, t(`grade.${name}`)])];
    this.#grade = picker(t('puzzle.grade'), names, settings.grade ?? '', (grade) =>
      host.change({ grade: grade || undefined }),
    );
    return { ...built, setup: [setup[0], this.#rulesPicker(), this.#grade] };
  }

  get figures() {
    return [];
  }

  #rulesPicker() {
    const { t } = this.host;
    const options = RULES.map((name) => [name, t(`rules.${name}`)]);
    return picker(t('set.rules'), options, 'regions', (rules) => this.host.change({ rules }));
  }

  /** An algorithm that a link asks for has no part in this. */
  tellReplaced() {
    const { algorithm: value } = this.host.settings;
    if (value === undefined) return;
    const message = `algorithm="${value}" is not used: a deduction follows no search`;
    this.host.emit('nq-error', { key: 'algorithm', value, message });
  }

  // ---- Showing ----

  showSpec({ grade }) {
    const { t, legend } = this.host;
    this.#grade.show(grade ?? '');
    const names = ['attacked', 'because', 'out'];
    legend.show(names.map((name) => [name, t(`legend.${name}`)]));
  }

  showWaiting({ spec }) {
    const { view, settings, narrator, t, grid } = this.host;
    view.show({ n: spec.n, coordinates: settings.coordinates === 'on' });
    narrator.show(describeWait(t, spec));
    grid.update(spec.n, t('a11y.board', { n: spec.n }), true);
  }

  showEvent(state) {
    const { t, narrator, view, settings } = this.host;
    const { spec, now } = state;
    this.#position = positionOf(spec, now);
    view.show({ ...this.scene(spec, now), coordinates: settings.coordinates === 'on' });
    narrator.show(describeStep(t, spec, now));
  }

  scene(spec, now) {
    return sceneOf(boardOf(spec, now), now, positionOf(spec, now));
  }

  sentence() {
    const { t, state } = this.host;
    const { note, kind, text, more } = describeStep(t, state.spec, state.now);
    return [`${note}.`, `${kind}.`, text, more].filter(Boolean).join(' ');
  }

  describe(cell) {
    const { t, state } = this.host;
    const { spec, now } = state;
    return now ? describeCell(t, boardOf(spec, now), now, this.#position, cell) : '';
  }

  keys() {
    const { c: _code, ...others } = super.keys();
    return others;
  }
}
