import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '#app/pages/captain/parts/leaving/unsaved.ts';
import { deleteLocalCopy, findLocalCopy, storeLocalCopy } from '#app/pages/captain/parts/storage/local-copy.ts';
import { controlsOf, fillIn, secretsOf, type Values, valuesOf } from './form-values.ts';

/** Rounds of filling in: a field may appear once the choice before it is there. */
const ROUNDS = 3;

const copyName = (name: string) => `form.${name}`;

/** Deletes the local copy of a form. @param name as given to `useFormEdits`. */
export function deleteFormCopy(name: string | undefined): void {
  if (name !== undefined) deleteLocalCopy(copyName(name));
}

export interface FormEdits {
  /** A field differs from its saved value. */
  isChanged: boolean;
  /** Time of the edits, ISO 8601, if they were restored from a local copy. */
  restoredAt: string | undefined;
  /** Enters the saved values again. */
  discard(): void;
}

/**
 * Compares the named fields of a form with the saved values, and stores a local copy of edits until they are saved or discarded: they are
 * restored after a closed tab, a crash or a login.
 *
 * The saved values are those of the first rendering, then those after each save. While the form is being saved (`pause` until `resume` or
 * `markSaved`) nothing is compared.
 *
 * @param name of the local copy. Without one nothing is compared: any edit is unsaved until the form is saved, unless it `hasOwnCopy`.
 */
export function useFormEdits(ref: RefObject<HTMLFormElement | null>, name: string | undefined, hasOwnCopy: boolean) {
  const saved = useRef<Values>(undefined);
  const [isChanged, setIsChanged] = useState(false);
  const [restoredAt, setRestoredAt] = useState<string>();
  /** Changed to render again after a save. */
  const [, setSaves] = useState(0);
  const isPaused = useRef(false);
  /** Without a name: the form was edited since it was saved. */
  const isEdited = useRef(false);
  /** The values that are being saved, and the names of the fields that were edited since they were sent. */
  const sent = useRef<Values>({});
  const editedSince = useRef(new Set<string>());
  const deleteCopy = useCallback(() => deleteFormCopy(name), [name]);
  const setUnsaved = useUnsaved(deleteCopy);

  /** Compares, and stores the copy or deletes it. @returns whether a field in it differs. */
  const compare = useCallback(() => {
    const form = ref.current;
    const before = saved.current;
    if (name === undefined) {
      setUnsaved(isEdited.current);
      return false;
    }
    if (!form || !before || isPaused.current) return false;
    const data = Object.fromEntries(
      Object.entries(valuesOf(form)).filter(([key, value]) => value !== (before[key] ?? '')),
    );
    const hasChanges = Object.keys(data).length > 0;
    if (hasChanges) storeLocalCopy(copyName(name), { data });
    else deleteCopy();
    const hasSecret = secretsOf(form).some(({ value }) => value !== '');
    setIsChanged(hasChanges || hasSecret);
    setUnsaved(hasChanges || hasSecret);
    return hasChanges;
  }, [ref, name, deleteCopy, setUnsaved]);

  /** Fills in the form. @returns whether it differs from the saved values then. */
  const enter = useCallback(
    async (values: Values) => {
      for (let round = 0; round < ROUNDS && ref.current; round += 1) {
        fillIn(ref.current, values);
        await new Promise((resolve) => setTimeout(resolve));
      }
      return compare();
    },
    [ref, compare],
  );

  /**
   * Takes the values of this rendering as the saved ones; for a field edited since the form was sent, the value that was sent.
   *
   * @returns whether there is such a field.
   */
  function takeAsSaved(form: HTMLFormElement): boolean {
    const edited = [...controlsOf(form)].filter(([, control]) => editedSince.current.has(control.name));
    editedSince.current.clear();
    saved.current = {
      ...valuesOf(form),
      ...Object.fromEntries(edited.map(([key]) => [key, sent.current[key] ?? ''])),
    };
    return edited.length > 0;
  }

  // After each rendering, because a field may change without an event.
  useEffect(() => {
    if (name === undefined || !ref.current) return;
    if (saved.current || takeAsSaved(ref.current)) return void compare();
    const copy = findLocalCopy<{ data: Values }>(copyName(name));
    if (copy) void enter(copy.data).then((differs) => setRestoredAt(differs ? copy.at : undefined));
  });

  return {
    isChanged,
    restoredAt,
    discard() {
      setRestoredAt(undefined);
      for (const secret of ref.current ? secretsOf(ref.current) : []) secret.value = '';
      void enter(saved.current ?? {});
    },
    /** A field was edited. */
    noteEdit(field: EventTarget) {
      isEdited.current = !hasOwnCopy;
      if (isPaused.current && 'name' in field) editedSince.current.add(String(field.name));
      compare();
    },
    /** Saving begins. The page may be left meanwhile: saving may lead to another one. */
    pause() {
      isPaused.current = true;
      sent.current = ref.current ? valuesOf(ref.current) : {};
      editedSince.current.clear();
      setUnsaved(false);
    },
    /** Saving failed. */
    resume() {
      isPaused.current = false;
      compare();
    },
    /** Saving succeeded: the next rendering has the saved values. */
    markSaved() {
      isPaused.current = false;
      isEdited.current = false;
      saved.current = undefined;
      setSaves((saves) => saves + 1);
      setRestoredAt(undefined);
      setIsChanged(false);
      deleteCopy();
    },
  };
}
