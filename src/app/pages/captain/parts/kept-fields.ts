import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { deleteLocalCopy, findLocalCopy, storeLocalCopy } from '#app/pages/captain/drafts/local-copy.ts';
import { useUnsaved } from './unsaved.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Values of named fields; a box is `on` or empty. */
type Values = Record<string, string>;

/** Types of inputs that hold no text. */
const LEFT_OUT = ['file', 'submit', 'button', 'reset', 'image'];
/** Rounds of filling in: a field may appear once the choice before it is there. */
const ROUNDS = 3;

const copyOf = (name: string) => `form.${name}`;
/** Never stored, not even while the browser shows it. */
const isSecret = (control: Control) => control.type === 'password' || control.autocomplete.endsWith('password');
const isBox = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type);
const keyOf = (control: Control) => (isBox(control) ? `${control.name}=${control.value}` : control.name);

function controlsOf(form: HTMLFormElement): Map<string, Control> {
  const named = [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement) &&
      one.name !== '' &&
      !LEFT_OUT.includes(one.type) &&
      !isSecret(one),
  );
  return new Map(named.map((one) => [keyOf(one), one]));
}

function valuesOf(form: HTMLFormElement): Values {
  const entries = [...controlsOf(form)].map(([key, one]) => [key, isBox(one) ? (one.checked ? 'on' : '') : one.value]);
  return Object.fromEntries(entries);
}

function secretsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter((one): one is HTMLInputElement => one instanceof HTMLInputElement && isSecret(one));
}

/** Enters values as a person would, so that React notices. */
function fillIn(form: HTMLFormElement, values: Values): void {
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

/** Deletes what the browser keeps of a form. @param name like that of `useKeptFields`. */
export function forgetFields(name: string | undefined): void {
  if (name !== undefined) deleteLocalCopy(copyOf(name));
}

export interface KeptFields {
  /** A field differs from its saved value. */
  isChanged: boolean;
  /** Time of the edits, ISO 8601, if they were restored from an earlier visit. */
  restoredAt: string | undefined;
  /** Brings back what is saved. */
  discard(): void;
}

/**
 * Compares the named fields of a form with the saved values, and keeps edits in this browser until they are saved or discarded: they are
 * restored after a closed tab, a crash or a login.
 *
 * @param name key in the browser's storage; without one, nothing is done.
 */
export function useKeptFields(ref: RefObject<HTMLFormElement | null>, name: string | undefined) {
  const saved = useRef<Values>(undefined);
  const [isChanged, setIsChanged] = useState(false);
  const [restoredAt, setRestoredAt] = useState<string>();
  const [, setSaves] = useState(0);
  const isPaused = useRef(false);
  /** The values that are being saved, and the names of the fields that were edited since they were sent. */
  const sent = useRef<Values>({});
  const editedSince = useRef(new Set<string>());
  const forget = useCallback(() => forgetFields(name), [name]);
  const setUnsaved = useUnsaved(forget);

  const check = useCallback(() => {
    const form = ref.current;
    const before = saved.current;
    if (!form || !before || name === undefined || isPaused.current) return false;
    const data = Object.fromEntries(
      Object.entries(valuesOf(form)).filter(([key, value]) => value !== (before[key] ?? '')),
    );
    const hasChanges = Object.keys(data).length > 0;
    if (hasChanges) storeLocalCopy(copyOf(name), { data });
    else forget();
    const hasSecret = secretsOf(form).some(({ value }) => value !== '');
    setIsChanged(hasChanges || hasSecret);
    setUnsaved(hasChanges || hasSecret);
    return hasChanges;
  }, [ref, name, forget, setUnsaved]);

  const enter = useCallback(
    async (values: Values) => {
      for (let round = 0; round < ROUNDS && ref.current; round += 1) {
        fillIn(ref.current, values);
        await new Promise((resolve) => setTimeout(resolve));
      }
      return check();
    },
    [ref, check],
  );

  /** A field was edited. */
  function noteEdit(field: EventTarget) {
    if (isPaused.current && 'name' in field) editedSince.current.add(String(field.name));
    check();
  }

  /** While it is saved, the page may be left: saving may lead to another one. */
  function pause() {
    isPaused.current = true;
    sent.current = ref.current ? valuesOf(ref.current) : {};
    editedSince.current.clear();
    setUnsaved(false);
  }

  function resume() {
    isPaused.current = false;
    check();
  }

  /** Takes the values after the next rendering as the saved ones; for a field edited since the form was sent, the value that was sent. */
  function markSaved() {
    isPaused.current = false;
    saved.current = undefined;
    setSaves((saves) => saves + 1);
    setRestoredAt(undefined);
    setIsChanged(false);
    forget();
  }

  // After each rendering, because a field may change without an event.
  useEffect(() => {
    if (name === undefined || !ref.current) return;
    if (saved.current) return void check();
    const edited = [...controlsOf(ref.current)].filter(([, { name }]) => editedSince.current.has(name));
    editedSince.current.clear();
    saved.current = {
      ...valuesOf(ref.current),
      ...Object.fromEntries(edited.map(([key]) => [key, sent.current[key] ?? ''])),
    };
    if (edited.length > 0) return void check();
    const kept = findLocalCopy<{ data: Values }>(copyOf(name));
    if (kept) void enter(kept.data).then((differs) => setRestoredAt(differs ? kept.at : undefined));
  });

  function discard() {
    setRestoredAt(undefined);
    for (const secret of ref.current ? secretsOf(ref.current) : []) secret.value = '';
    void enter(saved.current ?? {});
  }

  return { isChanged, restoredAt, discard, noteEdit, pause, resume, markSaved, forget };
}
