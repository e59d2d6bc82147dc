/**
 * tutorial-type.mjs -- what a compositor would see to: a sign such as × stays on the line of
 * what it joins. Code and pictures are left as they are.
 */
const APART = /(<(pre|code|svg)\b.*?<\/\2>|<[^>]*>)/s;

export function composed(html) {
  // The pattern has two groups, so that every third piece is only the name of a tag.
  return html
    .split(APART)
    .filter((_, i) => i % 3 !== 2)
    .map((piece) =>
      piece.startsWith('<') ? piece : piece.replace(/ ([×=+−]) /g, '\u00a0$1\u00a0'),
    )
    .join('');
}
