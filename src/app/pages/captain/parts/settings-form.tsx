import type { ReactNode } from 'react';
import { Form, SubmitButton, useFormState } from './forms.tsx';
import { SmallButton } from './small-button.tsx';
import { moment } from './time.ts';

interface SettingsFormProps {
  /** Names what is edited, in the browser's storage. */
  keeps: string;
  /** Sends what was typed; what it throws is shown. */
  save(fields: FormData): Promise<unknown>;
  /** Title of the toast that says why saving failed. */
  failed: string;
  className?: string;
  children: ReactNode;
}

/** A form of settings. A bar to save or discard them appears with the first change. */
export function SettingsForm({ children, ...form }: SettingsFormProps) {
  return (
    <Form hasBar {...form}>
      {children}
      <SaveBar />
    </Form>
  );
}

function SaveBar() {
  const { kept, isSaving } = useFormState();
  if (!kept?.isChanged && !isSaving) return null;
  return (
    <div className="save-bar">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1">
        <SubmitButton variant="primary" busy="Saving…">
          Save changes
        </SubmitButton>
        <SmallButton disabled={isSaving} onClick={kept?.discard}>
          Discard
        </SmallButton>
        <p role="status" className="max-sm:sr-only text-mute">
          {kept?.restoredAt ? `Not saved yet: typed on ${moment(kept.restoredAt)}` : 'Not saved yet'}
        </p>
      </div>
    </div>
  );
}
