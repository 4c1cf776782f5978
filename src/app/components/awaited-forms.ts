/**
 * Forms that were sent before the page came alive. `boot.client.ts` holds them back by marking them, and whoever brings
 * such a form to life sends it: the visitor sees what they would have seen a moment later.
 */
const AWAITED = '[data-alive=awaited]';

/** Sends the form if the visitor has tried to. */
export function sendAwaited(form: HTMLFormElement | null): void {
  if (!form?.matches(AWAITED)) return;
  form.dataset.alive = 'true';
  form.requestSubmit();
}

/** Whether a form in the part waits to be sent. */
export function isAwaited(part: Element): boolean {
  return part.querySelector(AWAITED) !== null;
}

/** What a visitor has done in a part of the page: the fields that they changed, by place, and whether they sent it. */
interface Typed {
  values: Map<number, string>;
  isSent: boolean;
}

/** Reads it from the part as it was served. */
export function readTyped(part: Element): Typed {
  const inputs = [...part.querySelectorAll('input')];
  const changed = [...inputs.entries()].filter(([, { value, defaultValue }]) => value !== defaultValue);
  return {
    values: new Map(changed.map(([place, { value }]) => [place, value])),
    isSent: isAwaited(part),
  };
}

/** Does it again in the same part, drawn anew. */
export function restoreTyped(part: Element, { values, isSent }: Typed): void {
  const inputs = part.querySelectorAll('input');
  // The elements' own setter: what is set past it, React takes for known.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [place, value] of values) {
    setter?.call(inputs[place], value);
    inputs[place]?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (isSent) part.querySelector('form')?.requestSubmit();
}
