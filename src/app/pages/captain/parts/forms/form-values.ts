type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Values of named fields; a box is `on` or empty. */
export type Values = Record<string, string>;

/** Types of inputs that hold no text. */
const LEFT_OUT = ['file', 'submit', 'button', 'reset', 'image'];

/** Never stored, not even while the browser shows it. */
const isSecret = (control: Control) => control.type === 'password' || control.autocomplete.endsWith('password');
const isBox = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type);
const keyOf = (control: Control) => (isBox(control) ? `${control.name}=${control.value}` : control.name);

/** The named controls of a form, by their key in `Values`. */
export function controlsOf(form: HTMLFormElement): Map<string, Control> {
  const named = [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement) &&
      one.name !== '' &&
      !LEFT_OUT.includes(one.type) &&
      !isSecret(one),
  );
  return new Map(named.map((one) => [keyOf(one), one]));
}

function currentValue(control: Control): string {
  if (!isBox(control)) return control.value;
  return control.checked ? 'on' : '';
}

/** The values of the named fields of a form. */
export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries([...controlsOf(form)].map(([key, control]) => [key, currentValue(control)]));
}

/** Its fields for passwords. */
export function secretsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter((one): one is HTMLInputElement => one instanceof HTMLInputElement && isSecret(one));
}

/** Enters values as a person would, so that React notices. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const [key, control] of controlsOf(form)) {
    const value = values[key];
    if (value === undefined) continue;
    if (isBox(control)) {
      if (control.checked !== (value === 'on') && (control.type === 'checkbox' || value === 'on')) control.click();
    } else if (control.value !== value) {
      // React overrides the setter on the element to track values, so the setter of the class is called.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}
