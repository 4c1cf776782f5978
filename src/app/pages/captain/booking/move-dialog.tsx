import { useState } from 'react';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { SelectField, TextField, textIn } from '#app/pages/captain/parts/forms.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { dayName, zoneName } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import type { FreeSlots } from '#shared/booking.ts';

interface MoveDialogProps {
  /** Id of the booking. */
  id: number;
  /** Name of the visitor. */
  name: string;
  /** Day of the call, `YYYY-MM-DD` in `timezone`. */
  date: string;
  /** That of the business. */
  timezone: string;
  onMoved(): void;
  onClose(): void;
}

/** Chooses another free time for a call. */
export function MoveDialog({ id, name, date, timezone, onMoved, onClose }: MoveDialogProps) {
  const [day, setDay] = useState(date);
  async function save(fields: FormData) {
    await captainApi.post(`/captain/bookings/${id}/move`, { start: textIn(fields, 'start') });
    toast({ title: 'Call moved', description: 'The visitor is told by mail.' });
    onMoved();
  }
  return (
    <FormDialog
      title={`Move the call with ${name}`}
      onClose={onClose}
      save={save}
      failed="The call was not moved"
      action="Move the call"
    >
      <TextField label="Day" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      {day !== '' && <FreeTimes id={id} day={day} onDay={setDay} />}
      <p className="text-mute">Times in {zoneName(timezone)}. The visitor is told by mail.</p>
    </FormDialog>
  );
}

function FreeTimes({ id, day, onDay }: { id: number; day: string; onDay(day: string): void }) {
  const call = useCall<FreeSlots>(`/captain/bookings/${id}/free-times?from=${day}`);
  return (
    <Loaded call={call}>
      {({ days, nextDate }) => {
        const slots = days[0]?.slots ?? [];
        if (slots.length > 0) {
          return (
            <SelectField label="Time" name="start">
              {slots.map(({ start, time }) => (
                <option key={start} value={start}>
                  {time}
                </option>
              ))}
            </SelectField>
          );
        }
        return (
          <p role="status">
            No time is free on this day.{' '}
            {nextDate && (
              <button type="button" className="link" onClick={() => onDay(nextDate)}>
                {dayName(nextDate)} has one
              </button>
            )}
          </p>
        );
      }}
    </Loaded>
  );
}
