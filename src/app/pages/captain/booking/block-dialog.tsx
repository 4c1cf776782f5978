import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { BlockedTime } from '#shared/schedule.ts';
import { clockTime, endTime } from './clock.ts';

/** A time that is about to be blocked: day, and times `HH:MM`. */
export interface BlockDraft {
  date: string;
  from: string;
  to: string;
}

/** The form that blocks a time. */
export function BlockDialog({ draft, onClose, onSaved }: { draft: BlockDraft; onClose(): void; onSaved(): void }) {
  const issues = useIssues();
  const [isSaving, setIsSaving] = useState(false);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const input = {
      date: fields.get('date'),
      from: fields.get('from'),
      to: endTime(String(fields.get('to'))),
      title: fields.get('title'),
    };
    setIsSaving(true);
    try {
      await captainApi.post<BlockedTime>('/captain/schedule/blocked-times', input);
      toast({ title: 'Time blocked' });
      onSaved();
    } catch (error) {
      setIsSaving(false);
      issues.take(error);
      toast({ title: 'The time was not blocked', description: reasonOf(error), variant: 'destructive' });
    }
  }

  return (
    <Dialog title="Block time" onClose={onClose}>
      <form onSubmit={save} noValidate className="grid gap-4 sm:grid-cols-3">
        <TextField label="Day" type="date" name="date" defaultValue={draft.date} error={issues.errorOf('date')} />
        <TextField label="From" type="time" name="from" defaultValue={draft.from} error={issues.errorOf('from')} />
        <TextField label="To" type="time" name="to" defaultValue={clockTime(draft.to)} error={issues.errorOf('to')} />
        <TextField
          label="Reason"
          note="optional"
          hint="Visitors do not see it."
          name="title"
          maxLength={200}
          error={issues.errorOf('title')}
          className="sm:col-span-3"
        />
        <p className="text-mute sm:col-span-3">
          Calls that are booked already stay. Whole days are blocked under Hours.
        </p>
        <div className="flex justify-end gap-2 sm:col-span-3">
          <Button size="sm" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" type="submit" variant="ink" disabled={isSaving}>
            Block
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
