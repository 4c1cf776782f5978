import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField } from '#app/pages/captain/parts/forms.tsx';
import { Button } from '#app/ui/button.tsx';

interface ScheduleDialogProps {
  /** The planned time, ISO 8601. */
  publishAt: string | null;
  onSchedule(at: string): Promise<void>;
  onClose(): void;
}

/** When the draft becomes public. */
export function ScheduleDialog({ publishAt, onSchedule, onClose }: ScheduleDialogProps) {
  const [time, setTime] = useState(() => (publishAt ? toLocal(publishAt) : ''));
  const [error, setError] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = new Date(time);
    if (Number.isNaN(at.getTime())) setError('Please give a day and a time');
    else if (at.getTime() <= Date.now()) setError('Please give a time in the future');
    else {
      setError(undefined);
      await onSchedule(at.toISOString());
    }
  }

  return (
    <Dialog title="Publish later" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextField
          label="Publish at"
          type="datetime-local"
          value={time}
          error={error}
          hint="In your time zone. Visitors see the draft from then on."
          onChange={({ target }) => setTime(target.value)}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button size="sm" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" type="submit" variant="ink">
            Schedule
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function toLocal(iso: string): string {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
