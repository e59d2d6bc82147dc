/**
 * animation.js -- pictures one after another as one SVG that moves by itself, without a script.
 *
 * Each element of a picture is there once, and a style shows it while its pictures are shown.
 * Where people ask for less motion, and where no style is known, the last picture stands.
 */
import { svgDocument } from '../board/svg-pen.js';
import { boardPicture, DRAWN, drawn, shared } from './board.js';
import { lookOf, themeStyle } from './look.js';

/** The last picture stays for so long. */
export const REST_SECONDS = 2.5;

/** Below the board: how far it is. */
export const BAR = { height: 6, gap: 6 };

const HEIGHT = DRAWN + BAR.gap + BAR.height;

const paintPaper = (pen, look) => pen.rect(0, 0, DRAWN, HEIGHT, { fill: look.paper });

const paintBar = (pen, look, part) =>
  pen.rect(0, DRAWN + BAR.gap, DRAWN * part, BAR.height, { fill: look.indigo });

/** One picture of them, by any pen; `part` of 1 is the last. */
export function paintFrame(pen, look, scene, part) {
  paintPaper(pen, look);
  boardPicture(scene)(pen, look, DRAWN);
  paintBar(pen, look, part);
}

/**
 * `scenes` one after another, `speed` a second, again and again unless `loop` is false; in the
 * colours of a theme, or of a look.
 */
export function animatedSvg(
  scenes,
  { theme = 'light', look = lookOf(theme), size = 480, speed = 4, loop = true, title },
) {
  const frames = scenes.map((scene) => drawn((pen) => boardPicture(scene)(pen, look, DRAWN)));
  const ground = drawn((pen) => paintPaper(pen, look));
  const bar = drawn((pen) => paintBar(pen, look, 1));
  const time = { frames: frames.length, speed, times: loop ? 'infinite' : '1 forwards' };
  const { style, groups } = moving(merge(frames), time);
  const body = [...ground, ...groups, '<g class="bar">', ...bar, '</g>'];
  const styles = [...themeStyle(theme, body), `<style>${style}</style>`];
  return svgDocument({ width: DRAWN, height: HEIGHT, title, size }, [...styles, ...shared(body)]);
}

/**
 * One list of elements that has every frame as a part, in its order: each with the frames in
 * which it is seen.
 */
export function merge(frames) {
  const all = [];
  frames.forEach((elements, frame) => {
    let at = 0;
    for (const element of elements) {
      const known = all.findIndex((other, i) => i >= at && other.element === element);
      if (known >= 0) at = known;
      else all.splice(at, 0, { element, seen: [] });
      all[at].seen.push(frame);
      at++;
    }
  });
  return all;
}

/** Elements that are seen together are a group, and its class says when. */
function moving(all, { frames, speed, times }) {
  const seconds = frames / speed + REST_SECONDS;
  const at = (frame) => `${Number(((100 * frame) / speed / seconds).toFixed(2))}%`;
  const names = new Map();
  const groups = [];
  let open = null;
  for (const { element, seen } of all) {
    const when = seen.length === frames ? '' : changesOf(seen, frames).join(' ');
    if (when !== open) {
      if (open) groups.push('</g>');
      open = when;
      if (when && !names.has(when)) names.set(when, `f${names.size}`);
      const last = seen.at(-1) === frames - 1 ? '' : ' opacity="0"';
      if (when) groups.push(`<g class="f ${names.get(when)}"${last}>`);
    }
    groups.push(element);
  }
  if (open) groups.push('</g>');
  const rules = [...names].map(([when, name]) => {
    const steps = when.split(' ').map((change) => {
      const [frame, shown] = change.split(':');
      return `${at(frame)}{opacity:${shown}}`;
    });
    return `.${name}{animation-name:${name}}@keyframes ${name}{${steps.join('')}}`;
  });
  const duration = `${Number(seconds.toFixed(2))}s`;
  const style = [
    `.f{animation:${duration} step-end ${times}}`,
    `.bar{transform-origin:0 0;animation:bar ${duration} linear ${times}}`,
    `@keyframes bar{0%{transform:scaleX(0)}${at(frames - 1)}{transform:scaleX(1)}}`,
    ...rules,
    '@media (prefers-reduced-motion:reduce){.f,.bar{animation:none}}',
  ];
  return { style: style.join(''), groups };
}

/** `frame:1` where an element appears, `frame:0` where it goes, from the first frame on. */
function changesOf(seen, frames) {
  const shown = new Set(seen);
  const changes = [];
  for (let frame = 0; frame < frames; frame++) {
    if (frame === 0 || shown.has(frame) !== shown.has(frame - 1)) {
      changes.push(`${frame}:${shown.has(frame) ? 1 : 0}`);
    }
  }
  return changes;
}
