/**
 * completion.js -- "can this still be completed?", with the answer and the button that asks.
 */
import { make, setText } from '../../dom.js';
import { textButton } from '../../parts/buttons.js';
import { describeCompletions } from './sentences.js';

export function completionRow(t, ask) {
  const answer = make('p', { class: 'answer' });
  const text = make('div', {}, make('h2', {}, t('play.can')), answer);
  const button = textButton(t('play.can.ask'), ask);
  const element = make('section', { class: 'ask' }, text, button);
  element.show = ({ found }) => setText(answer, found ? describeCompletions(t, found) : '');
  return element;
}
