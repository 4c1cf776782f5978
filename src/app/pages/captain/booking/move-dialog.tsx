import { useLocalValues } from '#app/pages/captain/drafts/use-local-values.ts';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { InvalidField, SelectField, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { dayName, localizedTime, zoneName } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { captainBookingCalls } from '#shared/booking.calls.ts';
import { localClock } from '#shared/local-clock.ts';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { Schedule } from '#shared/schedule.schema.ts';
import { useLetterAction } from './letter.tsx';
import { useMailHint } from './mail-hint.ts';

interface MoveDialogProps {
  /** Id of the booking. */
  id: number;
  /** Name of the visitor. */
  name: string;
  /** When the call is now, ISO 8601. */
  start: string;
  onMoved(): void;
  onClose(): void;
}

/** Chooses another free time for a call. */
export function MoveDialog(props: MoveDialogProps) {
  const schedule = useCall(scheduleCalls.get);
  return <Loaded call={schedule}>{({ timezone }) => <Times timezone={timezone} {...props} />}</Loaded>;
}

function Times({ id, name, start: before, timezone, onMoved, onClose }: MoveDialogProps & Pick<Schedule, 'timezone'>) {
  const { values, change, clear } = useLocalValues(`move.${id}`, { day: localClock(before, timezone).date });
  const { day } = values;
  const told = useMailHint();
  const action = useLetterAction(id, name);
  const setDay = (next: string) => change({ day: next });
  async function save(fields: FormData) {
    const start = textIn(fields, 'start');
    if (start === '') throw new InvalidField('day', 'Please choose a day with a free time');
    if (start === before) throw new InvalidField('start', 'The call is at this time already');
    await captainApi.call(captainBookingCalls.move, { params: { id }, input: { start } });
    clear();
    toast({ title: 'Call moved', description: told, action });
    onMoved();
    return true;
  }
  return (
    <FormDialog
      title={`Move the call with ${name}`}
      onClose={() => {
        clear();
        onClose();
      }}
      save={save}
      failed="Failed to move call"
      action="Move the call"
    >
      <TextField label="Day" name="day" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      {day !== '' && <FreeTimes id={id} day={day} before={before} onDay={setDay} />}
      <p className="text-mute">
        Times in {zoneName(timezone)}. {told}
      </p>
    </FormDialog>
  );
}

interface FreeTimesProps {
  id: number;
  day: string;
  before: string;
  onDay(day: string): void;
}

function FreeTimes({ id, day, before, onDay }: FreeTimesProps) {
  const call = useCall(captainBookingCalls.freeTimes, { params: { id }, query: { from: day } });
  return (
    <Loaded call={call}>
      {({ days, nextDate }) => {
        const slots = days[0]?.slots ?? [];
        if (slots.length > 0) {
          return (
            <SelectField
              key={day}
              label="Time"
              name="start"
              defaultValue={slots.some(({ start }) => start === before) ? before : undefined}
            >
              {slots.map(({ start, time }) => (
                <option key={start} value={start}>
                  {localizedTime(time)}
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
