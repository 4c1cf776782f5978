import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { ShowSchedule } from './use-schedule.ts';

/** Asks for days in a row on which no call can be booked, such as a holiday. */
export function DaysOffDialog({ show, onClose }: { show: ShowSchedule; onClose(): void }) {
  async function add(fields: FormData) {
    const [startDate, endDate] = [textIn(fields, 'startDate'), textIn(fields, 'endDate')];
    const days = endDate ? { type: 'range', startDate, endDate } : { type: 'single', startDate };
    const input = { ...days, description: textIn(fields, 'description') };
    show(await captainApi.call(scheduleCalls.addBlockedDate, { input }), 'Days blocked');
  }

  return (
    <FormDialog
      title="Close for some days"
      onClose={onClose}
      save={add}
      failed="Failed to block days"
      action="Close these days"
      className="grid gap-4 sm:grid-cols-2"
    >
      <TextField label="First day" type="date" name="startDate" required />
      <TextField label="Last day" note="optional" type="date" name="endDate" />
      <TextField
        label="Name"
        note="optional"
        hint="Only you see it."
        name="description"
        maxLength={200}
        className="sm:col-span-2"
      />
    </FormDialog>
  );
}
