/**
 * pictures.js -- boards and traces as SVG, drawn by the painter of <n-queens-board>.
 */
import { animatedSvg } from '../element/picture/animation.js';
import { sceneSvg } from '../element/picture/board.js';
import { THEMES } from '../element/picture/look.js';
import { traceScenes } from '../element/picture/trace.js';
import { numberFrom, UsageError } from './usage.js';

/** The largest board that is drawn. */
const LARGEST = 100;

export const pictureOptions = {
  theme: { type: 'string', value: 'NAME', help: `colours of an SVG: ${THEMES.join(', ')}` },
  size: { type: 'string', value: 'PIXELS', help: 'width of an SVG, 16 to 8192; 480 without it' },
};

/** Options of pictures mean nothing to other formats. */
export function refusePictureOptions(options, names = Object.keys(pictureOptions)) {
  const given = names.find((name) => options[name] !== undefined);
  if (given) throw new UsageError(`--${given} needs --format svg`);
}

function lookFrom({ theme = 'light', size }) {
  if (!THEMES.includes(theme)) {
    throw new UsageError(`--theme must be one of ${THEMES.join(', ')}, not "${theme}"`);
  }
  const width = size === undefined ? undefined : numberFrom('--size', size);
  if (width < 16 || width > 8192) {
    throw new UsageError(`--size must be from 16 to 8192, not ${width}`);
  }
  return { theme, size: width };
}

/** Pieces like those of a formatter; a picture shows one board. */
export function boardPictures(options) {
  const look = lookFrom(options);
  let boards = 0;
  return {
    board(columns) {
      if (++boards > 1) throw new UsageError('--format svg is a picture of one board');
      demandSize(columns.length);
      const queens = columns.map((column, row) => ({ row, column }));
      const title = `${columns.length} queens: ${columns.join(' ')}`;
      return sceneSvg({ n: columns.length, queens }, { ...look, title });
    },
    end: () => '',
  };
}

function demandSize(n) {
  if (n < 1 || n > LARGEST) {
    throw new RangeError(`n = ${n} is outside 1 to ${LARGEST}, the boards that svg draws`);
  }
}

const STEPS = [0, 99];

/** `0-80`: the first and the last step. */
function stepsFrom(text) {
  if (text === undefined) return STEPS;
  const found = /^(\d{1,15})-(\d{1,15})$/.exec(text);
  const [from, to] = found ? [Number(found[1]), Number(found[2])] : [1, 0];
  if (from > to) throw new UsageError(`--steps must be like 0-80, not "${text}"`);
  return [from, to];
}

/** Steps of a trace as a picture that moves. */
export async function tracePicture(trace, { n, algorithm }, options) {
  const look = lookFrom(options);
  const [from, to] = stepsFrom(options.steps);
  demandSize(n);
  const scenes = await traceScenes(trace, { n, algorithm }, [from, to]);
  if (scenes.length === 0) throw new UsageError(`the trace has no step ${from}`);
  const last = from + scenes.length - 1;
  const title = `A search for ${n} queens by ${algorithm}, steps ${from} to ${last}`;
  return animatedSvg(scenes, { ...look, title });
}
