import type { ReactNode } from 'react';
import { clockTime, endTime } from '#app/pages/captain/booking/clock.ts';
import { type EqualDays, FROM_MONDAY, hoursInWords } from '#app/pages/captain/booking/hours/day-hours.ts';
import { describeDaysOff, sortDaysOff } from '#app/pages/captain/booking/hours/days-off.ts';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { InvalidField, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { localClock } from '#shared/local-clock.ts';
import type { BusinessHours, Schedule } from '#shared/schedule.schema.ts';
import { WEEKDAYS } from '#shared/schedule.ts';

interface WorkingHoursProps {
  schedule: Schedule;
  /** The week, where its open days have the same hours. */
  week: EqualDays | undefined;
  onChange(week: EqualDays): void;
  /** Asks for the hours of each day. @param typed the week as it is typed; undefined where it cannot be read. */
  onEachDay(typed: EqualDays | undefined): void;
  /** Beside the link to all hours. */
  children: ReactNode;
}

/** The weekly hours: days to choose with the same hours for all, and a break; a summary where they differ. */
export function WorkingHours({ schedule, week, onChange, onEachDay, children }: WorkingHoursProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Times that visitors can book</legend>
      {week ? <Days week={week} onChange={onChange} /> : <Summary hours={schedule.hours} />}
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <button
          type="button"
          className="link"
          onClick={({ currentTarget }) => onEachDay(typedWeek(new FormData(currentTarget.form!)))}
        >
          {week ? 'Different hours on different days' : 'Change the hours'}
        </button>
        {children}
      </p>
      <DaysOff schedule={schedule} />
    </fieldset>
  );
}

function Days({ week, onChange }: { week: EqualDays; onChange(week: EqualDays): void }) {
  const { days, startTime, endTime } = week;
  return (
    <>
      <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-7">
        {FROM_MONDAY.map((day) => (
          <label
            key={day}
            className="relative grid min-h-11 place-content-center rounded-sm border border-paper-rule hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-signal-deep has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              name="workday"
              value={day}
              aria-label={WEEKDAYS[day]}
              checked={days.includes(day)}
              onChange={({ target }) =>
                onChange({ ...week, days: target.checked ? [...days, day] : days.filter((other) => other !== day) })
              }
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{WEEKDAYS[day]?.slice(0, 3)}</span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-2 font-medium text-danger empty:hidden">
        {days.length === 0 && 'No day is chosen: nobody can book.'}
      </p>
      <div className="mt-3 mb-2 grid grid-cols-2 gap-3 sm:max-w-160 sm:grid-cols-4">
        <TextField label="From" name="workFrom" type="time" defaultValue={startTime} />
        <TextField label="To" name="workTo" type="time" defaultValue={clockTime(endTime)} />
        <TextField
          label="Break from"
          note="optional"
          name="breakFrom"
          type="time"
          defaultValue={week.break?.startTime}
        />
        <TextField label="Break to" note="optional" name="breakTo" type="time" defaultValue={week.break?.endTime} />
      </div>
    </>
  );
}

function Summary({ hours }: { hours: readonly BusinessHours[] }) {
  return (
    <ul className="mb-2">
      {hoursInWords(hours).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

/** The next days off: one line that unfolds to all of them; nothing without any. */
function DaysOff({ schedule: { blockedDates, timezone } }: { schedule: Schedule }) {
  const today = localClock(Date.now(), timezone).date;
  const next = sortDaysOff(blockedDates, today).filter(
    ({ isActive, startDate, endDate }) => isActive && (startDate === null || (endDate ?? startDate) >= today),
  );
  const named = next.map((block) => {
    const days = describeDaysOff(block, today.slice(0, 4));
    return block.description ? `${days} (${block.description})` : days;
  });
  const [first, ...others] = named;
  if (first === undefined) return null;
  if (others.length === 0) return <p className="mt-2 text-mute">Closed: {first}</p>;
  return (
    <Fold title={`Closed: ${first} and ${others.length} more`} titleClass="min-h-11 py-2 text-mute">
      <ul className="pl-4 text-mute">
        {others.map((days) => (
          <li key={days}>{days}</li>
        ))}
      </ul>
    </Fold>
  );
}

function typedWeek(fields: FormData): EqualDays | undefined {
  try {
    return weekIn(fields);
  } catch {
    return undefined;
  }
}

/**
 * The week as it was entered.
 *
 * @throws InvalidField for times that are missing or in the wrong order.
 */
export function weekIn(fields: FormData): EqualDays {
  const days = fields.getAll('workday').map(Number);
  const times = { startTime: textIn(fields, 'workFrom'), endTime: endTime(textIn(fields, 'workTo')) };
  if (!times.startTime) throw new InvalidField('workFrom', 'Please give a time');
  if (!times.endTime) throw new InvalidField('workTo', 'Please give a time');
  if (times.endTime <= times.startTime) throw new InvalidField('workTo', 'The end has to be after the start');
  const pause = { startTime: textIn(fields, 'breakFrom'), endTime: textIn(fields, 'breakTo') };
  if (!pause.startTime && !pause.endTime) return { days, ...times };
  if (pause.startTime <= times.startTime) throw new InvalidField('breakFrom', 'The break begins after the start');
  if (pause.endTime <= pause.startTime) throw new InvalidField('breakTo', 'The break ends after it began');
  if (pause.endTime >= times.endTime) throw new InvalidField('breakTo', 'The break ends before the end of the day');
  return { days, ...times, break: pause };
}
