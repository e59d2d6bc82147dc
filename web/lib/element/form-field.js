/**
 * form-field.js -- a board in a form: its value is its text once it is solved.
 *
 * What can be solved is a game, and a quiz when all of its questions are answered. Any other
 * board has no value, and `required` asks nothing of it.
 */

/** On a server there is nothing to extend, and nothing is defined. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

export class FormField extends Base {
  static formAssociated = true;

  /** None in test runners without forms for elements. */
  #internals = this.attachInternals?.();
  #value = '';

  get form() {
    return this.#internals?.form ?? null;
  }

  get name() {
    return this.getAttribute('name') ?? '';
  }

  set name(name) {
    this.setAttribute('name', name);
  }

  get required() {
    return this.hasAttribute('required');
  }

  set required(isRequired) {
    this.toggleAttribute('required', Boolean(isRequired));
  }

  /** The text of the solved board; empty before. */
  get value() {
    return this.#value;
  }

  get validity() {
    return this.#internals?.validity;
  }

  get validationMessage() {
    return this.#internals?.validationMessage;
  }

  get willValidate() {
    return this.#internals?.willValidate;
  }

  checkValidity() {
    return this.#internals?.checkValidity();
  }

  reportValidity() {
    return this.#internals?.reportValidity();
  }

  /** `missing` is why there is no value, if there should be one; `anchor` is focused then. */
  setFormValue(value, missing, anchor) {
    this.#value = value;
    this.#internals?.setFormValue?.(value || null);
    const flags = { valueMissing: this.required && missing !== '' };
    const isInside = this.shadowRoot?.contains(anchor);
    this.#internals?.setValidity?.(flags, missing || ' ', isInside ? anchor : undefined);
  }
}
