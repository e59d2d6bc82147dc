/**
 * page-theme.js -- whether the page around the board is light or dark: by `data-theme` on <body>
 * or <html>, or else the `color-scheme` that its styles give it, or else what lies behind the board.
 */
import { context2d } from './platform.js';

const NAMES = ['light', 'dark'];

/** What may change the answer: the switch, and attributes that styles depend on. */
const WATCHED = { attributes: true, attributeFilter: ['data-theme', 'class', 'style'] };

const speakers = () => [document.body, document.documentElement].filter(Boolean);

/** 'light', 'dark', or undefined where the page leaves it to the system. */
function pageTheme(board) {
  const { colorScheme } = getComputedStyle(board.parentElement ?? document.documentElement);
  const said = speakers().map(({ dataset }) => dataset.theme);
  return (
    [...said, colorScheme].find((name) => NAMES.includes(name)) ?? themeBehind(board, colorScheme)
  );
}

/** By the colours that lie behind the board; a page that says nothing is white. */
function themeBehind(board, colorScheme) {
  const context = context2d(document.createElement('canvas'));
  paintBehind(board, context);
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  if (alpha) return red + green + blue < 384 ? 'dark' : 'light';
  const isWhite = colorScheme === 'normal' && !document.querySelector('meta[name=color-scheme]');
  return isWhite ? 'light' : undefined;
}

/** The farthest first: what is half seen through is mixed as on the screen. */
function paintBehind(element, context) {
  const parent = element.parentElement ?? element.getRootNode().host;
  if (!parent) return;
  paintBehind(parent, context);
  context.fillStyle = getComputedStyle(parent).backgroundColor;
  context.fillRect(0, 0, 1, 1);
}

/** Writes the page's theme to the board, for its styles. */
export function adoptPageTheme(board) {
  const theme = pageTheme(board);
  if (board.dataset.pageTheme === theme) return;
  if (theme) board.dataset.pageTheme = theme;
  else delete board.dataset.pageTheme;
}

/** Calls back when the page's theme is another than the board's; gives the function that ends it. */
export function watchPageTheme(board, changed) {
  const observer = new MutationObserver(() => {
    if (pageTheme(board) !== board.dataset.pageTheme) changed();
  });
  for (const element of speakers()) observer.observe(element, WATCHED);
  return () => observer.disconnect();
}
