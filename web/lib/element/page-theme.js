/**
 * page-theme.js -- whether the page around the board is light or dark, by what it says itself:
 * `data-theme` on <body> or <html>, or else the `color-scheme` that its styles give to <body>.
 */
const NAMES = ['light', 'dark'];

/** What may change the answer: the switch, and attributes that styles depend on. */
const WATCHED = { attributes: true, attributeFilter: ['data-theme', 'class', 'style'] };

const speakers = () => [document.body, document.documentElement].filter(Boolean);

/** 'light', 'dark', or undefined where the page leaves it to the system. */
function pageTheme() {
  const [nearest] = speakers();
  const said = speakers().map(({ dataset }) => dataset.theme);
  return [...said, getComputedStyle(nearest).colorScheme].find((name) => NAMES.includes(name));
}

/** Writes the page's theme to the board, for its styles. */
export function adoptPageTheme(board) {
  const theme = pageTheme();
  if (board.dataset.pageTheme === theme) return;
  if (theme) board.dataset.pageTheme = theme;
  else delete board.dataset.pageTheme;
}

/** Calls back when the page's theme is another than the board's; gives the function that ends it. */
export function watchPageTheme(board, changed) {
  const observer = new MutationObserver(() => {
    if (pageTheme() !== board.dataset.pageTheme) changed();
  });
  for (const element of speakers()) observer.observe(element, WATCHED);
  return () => observer.disconnect();
}
