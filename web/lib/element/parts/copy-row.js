/**
 * copy-row.js -- the buttons that carry a board away: link, pictures, text, embed code.
 */
import { make } from '../dom.js';
import { textButton } from './buttons.js';
import { copyText, saveBlob } from './clipboard.js';

/** `text()` gives the board as text, or promises it. */
export function copyRow(element, t, text = () => element.toText()) {
  const status = make('p', { class: 'note', role: 'status' });
  const done = (what) => {
    status.textContent = t(what);
  };
  const copy = (what) =>
    copyText(what).then((copied) => done(copied ? 'copy.done' : 'copy.failed'));
  const save = async (type, name) => {
    saveBlob(await element.toBlob({ type }), name);
    done('copy.saved');
  };
  const framed = /^https?:/.test(element.base || document.baseURI);
  const buttons = [
    textButton(t('copy.link'), () => copy(element.shareLink())),
    textButton('PNG', () => save('image/png', 'nqueens.png')),
    textButton('SVG', () => save('image/svg+xml', 'nqueens.svg')),
    textButton(t('copy.text'), async () => copy(await text())),
    framed ? textButton(t('copy.embed'), () => copy(element.embedCode())) : null,
  ];
  return make('div', { class: 'row wrap' }, ...buttons, status);
}
