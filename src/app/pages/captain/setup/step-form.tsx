import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Form, InvalidField, SubmitButton } from '#app/pages/captain/parts/forms/forms.tsx';
import { toast } from '#app/ui/toast.tsx';
import { isPlaceholder } from '#shared/unfinished.ts';

/** Props of every step of the setup. */
export interface StepProps {
  /** Names the local copy of what is typed. */
  localCopy: string;
  /** Marks the step as done and opens the next one. */
  onDone(): void;
  /** The button that leaves the step for later. */
  skip: ReactNode;
}

/** Said beside a field whose text is that of the starter, such as `[Town]`. */
const STILL_A_PLACEHOLDER = 'Please write your own here, or skip this step: visitors would read the placeholder.';

interface StepFormProps extends StepProps {
  /** Stores the fields; those that the server refused say so. */
  save(fields: FormData): Promise<{ isPublished: boolean }>;
  children: ReactNode;
}

/** The form of a step: its fields, and the buttons to save or skip. */
export function StepForm({ localCopy, save, onDone, skip, children }: StepFormProps) {
  const { revalidate } = useRevalidator();
  async function send(fields: FormData) {
    const unfilled = [...fields].find(([, value]) => typeof value === 'string' && isPlaceholder(value));
    if (unfilled) throw new InvalidField(unfilled[0], STILL_A_PLACEHOLDER);
    const { isPublished } = await save(fields);
    // Captain shows the brand too.
    await revalidate();
    // The next step says that this one is saved; a toast would cover its fields.
    if (!isPublished)
      toast({ title: 'Draft saved', description: 'A draft of this page was waiting. Publish it in Pages.' });
    onDone();
  }

  return (
    <Form localCopy={localCopy} save={send} failed="Failed to save step" className="grid max-w-[44rem] gap-5">
      {children}
      <div className="mt-2 flex flex-wrap gap-3">
        <SubmitButton busy="Saving...">Save and continue</SubmitButton>
        {skip}
      </div>
    </Form>
  );
}
