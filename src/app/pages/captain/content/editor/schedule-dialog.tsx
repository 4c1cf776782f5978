import { useState } from 'react';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { InvalidField, TextField } from '#app/pages/captain/parts/forms/forms.tsx';
import { fromLocalInput, toLocalInput, zoneName } from '#app/pages/captain/parts/time.ts';
import { ownTimezone } from '#shared/local-clock.ts';

interface ScheduleDialogProps {
  /** The planned time, ISO 8601. */
  publishAt: string | null;
  /** @returns false when it was refused: the dialog stays open. */
  onSchedule(at: string): Promise<boolean>;
  onClose(): void;
}

/** When the draft becomes public. */
export function ScheduleDialog({ publishAt, onSchedule, onClose }: ScheduleDialogProps) {
  const [time, setTime] = useState(() => (publishAt ? toLocalInput(publishAt) : ''));

  async function schedule() {
    const at = fromLocalInput(time);
    if (at === null) throw new InvalidField('at', 'Please give a day and a time');
    if (Date.parse(at) <= Date.now()) throw new InvalidField('at', 'Please give a time in the future');
    return onSchedule(at);
  }

  return (
    <FormDialog
      title="Publish later"
      onClose={onClose}
      localCopy={`schedule ${location.pathname}`}
      save={schedule}
      failed="Failed to schedule"
      action="Schedule"
    >
      <TextField
        label="Publish at"
        name="at"
        type="datetime-local"
        value={time}
        hint={`In ${zoneName(ownTimezone())}. Visitors see the draft from then on.`}
        onChange={({ target }) => setTime(target.value)}
      />
    </FormDialog>
  );
}
