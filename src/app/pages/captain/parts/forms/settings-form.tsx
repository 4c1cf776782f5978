import { type ReactNode, useRef } from 'react';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { Form, SubmitButton, useFormState } from './forms.tsx';
import { SAVE_KEYS, useSaveKey } from './save-key.ts';

interface SettingsFormProps {
  /** Names the local copy of its edits. */
  localCopy: string;
  /** Sends what was typed; what it throws is shown. */
  save(fields: FormData): Promise<unknown>;
  /** Title of the toast that says why saving failed. */
  failed: string;
  className?: string;
  children: ReactNode;
}

/** A form of settings. A bar to save or discard them appears with the first change; Ctrl or Cmd and S save from anywhere. */
export function SettingsForm({ children, ...form }: SettingsFormProps) {
  return (
    <Form hasBar {...form}>
      {children}
      <SaveBar />
    </Form>
  );
}

/** The bar of a form that is `FormWithSaving`'s with `hasBar`. */
export function SaveBar({ label = 'Save changes' }: { label?: string }) {
  const { edits, isSaving } = useFormState();
  const bar = useRef<HTMLDivElement>(null);
  const isShown = edits?.isChanged || isSaving;
  useSaveKey(isShown ? () => bar.current?.closest('form')?.requestSubmit() : undefined);
  if (!isShown) return null;
  return (
    <div ref={bar} className="save-bar">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1">
        <SubmitButton variant="primary" busy="Saving…" aria-keyshortcuts={SAVE_KEYS}>
          {label}
        </SubmitButton>
        <SmallButton disabled={isSaving} onClick={edits?.discard}>
          Discard
        </SmallButton>
        <kbd className="label hidden text-mute lg:inline">Ctrl S</kbd>
        <p role="status" className="max-sm:sr-only text-mute">
          {edits?.restoredAt ? `Not saved yet: typed on ${dateAndTime(edits.restoredAt)}` : 'Not saved yet'}
        </p>
      </div>
    </div>
  );
}
