import { type RefObject, useEffect, useRef } from 'react';
import { focusPart } from '#app/components/layout/site-link.tsx';
import type { FieldProblem } from '#shared/errors.ts';

type FormRef = RefObject<HTMLFormElement | null>;

/** Moves the focus to the first refused field. */
export function useFocusOnRefused(form: FormRef, issues: readonly FieldProblem[]): void {
  useEffect(() => {
    if (issues.length === 0) return;
    const refused = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    // A folded field cannot get the focus.
    refused?.closest('details')?.setAttribute('open', '');
    refused?.focus();
  }, [form, issues]);
}

/**
 * Returns the focus that is lost while a form is saved: its button is disabled meanwhile, or gone with its bar; a field may be drawn anew
 * with what is saved. It goes to the pressed button, else to the field edited last, else to the form.
 */
export function useFocusAfterSaving(form: FormRef, isSaving: boolean, isChanged: boolean) {
  /** The focused element when the form was sent, until something is typed. */
  const pressed = useRef<HTMLElement>(null);
  /** The field that was edited last; none on a touch screen, where its keyboard would open. */
  const edited = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the bar of a SettingsForm, and the button in it, is taken away.
  useEffect(() => {
    if (isSaving || !pressed.current || !form.current || document.activeElement !== document.body) return;
    const name = edited.current?.getAttribute('name');
    const again = name ? form.current.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) : null;
    const found = [pressed.current, edited.current, again].find((element) => element?.isConnected);
    if (found) found.focus();
    else focusPart(form.current);
  }, [isSaving, isChanged]);
  return {
    noteSubmit() {
      pressed.current = form.current?.querySelector<HTMLElement>(':focus') ?? null;
    },
    noteEdit(field: EventTarget) {
      pressed.current = null;
      if (matchMedia('(hover)').matches) edited.current = field as HTMLElement;
    },
  };
}
