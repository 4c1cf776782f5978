import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useIssues } from '#app/pages/captain/parts/forms.tsx';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { reasonOf } from '#app/pages/captain/session.ts';
import type { Call } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';

/** What every step of the setup is given. */
export interface StepProps {
  /** Marks the step as done and opens the next one. */
  onDone(): void;
  /** The button that leaves the step for later. */
  skip: ReactNode;
}

interface StepFormProps extends StepProps {
  /** Stores the fields. Issues of an ApiError are shown beside the fields. */
  save(fields: FormData): Promise<{ isPublished: boolean }>;
  children(errorOf: (field: string) => string | undefined): ReactNode;
}

/** The form of a step: its fields, and the buttons to save or skip. */
export function StepForm({ save, onDone, skip, children }: StepFormProps) {
  const issues = useIssues();
  const [isSaving, setIsSaving] = useState(false);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSaving(true);
    try {
      const { isPublished } = await save(new FormData(event.currentTarget));
      issues.clear();
      toast(
        isPublished
          ? { title: 'Saved', description: 'Visitors see it now.' }
          : { title: 'Saved in a draft', description: 'A draft of this page was waiting. Publish it in Pages.' },
      );
      onDone();
    } catch (error) {
      issues.take(error);
      toast({ title: 'Not saved', description: reasonOf(error), variant: 'destructive' });
    }
    setIsSaving(false);
  }

  return (
    <form onSubmit={send} noValidate className="grid max-w-[44rem] gap-5">
      {children(issues.errorOf)}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="ink" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save and continue'}
        </Button>
        {skip}
      </div>
    </form>
  );
}

/** Shows the content of a step once its data is there. */
export function Loaded<T>({ call, children }: { call: Call<T>; children(data: T): ReactNode }) {
  if (call.data) return children(call.data);
  return call.error ? <Failed reason={call.error} retry={call.reload} /> : <Loading />;
}
