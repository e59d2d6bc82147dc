/**
 * svg-pen.js -- draws into an SVG document, as text; the same methods as canvas-pen.js.
 */
const round = (value) => String(Math.round(value * 100) / 100);

export class SvgPen {
  #out = [];

  rect(x, y, width, height, style) {
    const corners = style.round ? { rx: style.round } : {};
    this.#add('rect', { x, y, width, height, ...corners }, style);
  }

  lines(list, style) {
    const d = list.map(([x1, y1, x2, y2]) => `M${[x1, y1].map(round)}L${[x2, y2].map(round)}`);
    this.#add('path', { d: d.join('') }, { ...style, fill: undefined });
  }

  shape(points, style) {
    this.#add('polygon', { points: points.map((point) => point.map(round)).join(' ') }, style);
  }

  circle(cx, cy, r, style) {
    this.#add('circle', { cx, cy, r: Math.max(0, r) }, style);
  }

  path(d, { x, y, scale }, style) {
    const transform = `translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 1e4) / 1e4})`;
    this.#add('path', { d, transform }, style);
  }

  text(x, y, string, { fill, font, weight = 400, size, align = 'center', alpha = 1 }) {
    const anchor = { left: 'start', right: 'end' }[align] ?? 'middle';
    const attributes = {
      ...{ x, y: y + size * 0.35, 'text-anchor': anchor, 'font-size': size },
      ...{ 'font-family': font, 'font-weight': weight },
    };
    this.#add('text', attributes, { fill, alpha }, escapeText(string));
  }

  /** What was drawn, an element of SVG for each. */
  get elements() {
    return [...this.#out];
  }

  /** The document, `width` by `height`. */
  toString(width, height, title) {
    return svgDocument({ width, height, title }, this.#out);
  }

  #add(tag, attributes, style, content) {
    const all = { ...attributes, ...styleAttributes(style) };
    const text = Object.entries(all)
      .map(
        ([name, value]) =>
          `${name}="${escapeText(typeof value === 'number' ? round(value) : value)}"`,
      )
      .join(' ');
    this.#out.push(
      content === undefined ? `<${tag} ${text}/>` : `<${tag} ${text}>${content}</${tag}>`,
    );
  }
}

/** A drawing of `width` by `height` as a document, shown `size` pixels wide. */
export function svgDocument({ width, height, title, size = width }, elements) {
  const tall = (size / width) * height;
  const attributes = `width="${round(size)}" height="${round(tall)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} role="img">`,
    `<title>${escapeText(title)}</title>`,
    ...elements,
    '</svg>',
    '',
  ].join('\n');
}

function styleAttributes({ fill, stroke, width = 1, alpha = 1, dash = [], cap = 'round' }) {
  /** @type {Record<string, string | number>} */
  const all = { fill: 'none', ...paint('fill', fill) };
  if (stroke) {
    Object.assign(all, paint('stroke', stroke), {
      'stroke-width': width,
      'stroke-linejoin': 'round',
    });
    if (cap !== 'butt') all['stroke-linecap'] = cap;
    if (dash.length) all['stroke-dasharray'] = dash.map(round).join(' ');
  }
  if (alpha !== 1) all.opacity = alpha;
  return all;
}

/** Older readers of SVG know no `rgb(r g b / a)`: colour and opacity are written apart. */
function paint(name, colour) {
  if (!colour) return {};
  const found = /^rgb\(\s*(\d+)\s+(\d+)\s+(\d+)\s*\/\s*([\d.]+)\s*\)$/.exec(colour);
  if (!found) return { [name]: colour };
  const [, red, green, blue, alpha] = found;
  return { [name]: `rgb(${red},${green},${blue})`, [`${name}-opacity`]: Number(alpha) };
}

function escapeText(text) {
  const names = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return String(text).replace(/[&<>"]/g, (character) => names[character]);
}
