import { useState } from 'react';
import { clockTime, endTime } from '#app/pages/captain/booking/clock.ts';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { Checkbox, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { dayName, localizedTime, zoneName } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { paths } from '#shared/paths.ts';
import { scheduleCalls } from '#shared/schedule.calls.ts';

/** A time that is about to be blocked: day, and times `HH:MM`. */
export interface TimeToBlock {
  date: string;
  from: string;
  to: string;
}

const ALL_DAY = { from: '00:00', to: '24:00' };

interface BlockDialogProps {
  time: TimeToBlock;
  /** That of the business. */
  timezone: string;
  onClose(): void;
  /** @param date the day on which time was blocked. */
  onSaved(date: string): void;
}

/** The form that blocks a time. */
export function BlockDialog({ time, timezone, onClose, onSaved }: BlockDialogProps) {
  const [isAllDay, setIsAllDay] = useState(false);
  async function save(fields: FormData) {
    const [date, title] = [textIn(fields, 'date'), textIn(fields, 'title')];
    const times = isAllDay ? ALL_DAY : { from: textIn(fields, 'from'), to: endTime(textIn(fields, 'to')) };
    await captainApi.call(scheduleCalls.blockTime, { input: { date, title, ...times } });
    const words = isAllDay ? 'all day' : `${localizedTime(times.from)} to ${localizedTime(clockTime(times.to))}`;
    toast({ title: 'Time blocked', description: `${dayName(date)}, ${words}` });
    onSaved(date);
  }

  return (
    <FormDialog
      title="Block time"
      onClose={onClose}
      localCopy="blocked-time"
      save={save}
      failed="Failed to block time"
      action="Block"
      className="grid gap-4 sm:grid-cols-3"
    >
      <TextField label="Day" type="date" name="date" defaultValue={time.date} />
      {!isAllDay && (
        <>
          <TextField label="From" type="time" name="from" defaultValue={time.from} />
          <TextField label="To" type="time" name="to" defaultValue={clockTime(time.to)} />
        </>
      )}
      <Checkbox
        label="All 24 hours"
        name="isAllDay"
        checked={isAllDay}
        onChange={({ target }) => setIsAllDay(target.checked)}
        className={isAllDay ? 'self-end sm:col-span-2' : 'sm:col-span-3'}
      />
      <TextField
        label="Reason"
        note="optional"
        hint="Visitors do not see it."
        name="title"
        maxLength={200}
        className="sm:col-span-3"
      />
      <p className="text-mute sm:col-span-3">
        Times in {zoneName(timezone)}. Calls that are booked already stay. Several days at once are closed under{' '}
        <TextLink to={paths.captainBooking('hours')}>Hours and days off</TextLink>.
      </p>
    </FormDialog>
  );
}
