/**
 * dom.js -- making elements without markup, so that no text is ever parsed as HTML.
 */
const SVG = 'http://www.w3.org/2000/svg';

/**
 * An element with properties and children. `class`, `part`, `data-…`, `aria-…`, `role`
 * and `for` are attributes; `on…` are listeners; everything else is a property.
 */
export function make(tag, options = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(options)) set(element, name, value);
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

const ATTRIBUTE = /^(class|part|for|role|lang|translate|tabindex|name|list|data-.*|aria-.*)$/;

function set(element, name, value) {
  if (value === undefined || value === null) return;
  if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
  else if (ATTRIBUTE.test(name)) element.setAttribute(name, String(value));
  else element[name] = value;
}

/** An SVG element with attributes. */
export function makeSvg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Changes text only when it differs: an equal text would still cost a layout. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Sets or takes away an attribute. */
export function mark(element, name, value) {
  if (value === false || value === undefined || value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

/** Where an event is, in the element's own pixels, also where the page shows it scaled. */
export function pointIn(element, { clientX, clientY }) {
  const { left, top, width } = element.getBoundingClientRect();
  const scale = (element.offsetWidth ?? element.clientWidth) / width || 1; // SVG has no offsets
  return [(clientX - left) * scale, (clientY - top) * scale];
}

/** Keys never steal from what people type into. */
export function isTyping(event) {
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return false;
  return target.matches('input:not([type="range"]), select, textarea, [contenteditable]');
}
