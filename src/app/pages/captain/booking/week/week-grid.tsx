import { toMinutes, toTime } from '#app/pages/captain/booking/clock.ts';
import { dayName, localizedTime } from '#app/pages/captain/parts/time.ts';
import { dayParts } from '#shared/captain-dates.ts';
import { localClock } from '#shared/local-clock.ts';
import type { WeekJson } from '#shared/schedule.schema.ts';
import type { TimeToBlock } from './block-dialog.tsx';
import { DayColumn } from './day-column.tsx';
import { type Entry, rangeOnDay, shownHours, weekEntries } from './entries.ts';

interface WeekGridProps {
  week: WeekJson;
  /** The day that a narrow screen shows. */
  shown: string;
  onShow(date: string): void;
  /** Called with a time that was dragged over. */
  onSelect(time: TimeToBlock): void;
  onOpen(entry: Entry): void;
}

/** The days of a week side by side; on a narrow screen one of them, chosen above it. */
export function WeekGrid({ week, shown, onShow, onSelect, onOpen }: WeekGridProps) {
  const { timezone, today } = week;
  const entries = weekEntries(week);
  const days = week.days.map((day) => ({
    ...day,
    open: partsOf(week.open, day.date, timezone),
    closed: partsOf(week.closed, day.date, timezone),
    entries: entries.flatMap((entry) => {
      const part = rangeOnDay(entry, day.date, timezone);
      return part ? [{ entry, part }] : [];
    }),
  }));
  const range = shownHours(days.flatMap(({ open, entries: placed }) => [...open, ...placed.map(({ part }) => part)]));
  // An entry is at least 24 px high: a quarter of an hour has to be too, or it would cover the next one.
  const hourRem = days.some(({ entries: placed }) => placed.some(({ part }) => part.to - part.from < 24)) ? 6 : 4;
  const hours = Array.from({ length: (range.to - range.from) / 60 }, (_, index) => range.from + index * 60);
  const now = localClock(week.now, timezone);
  return (
    <>
      <fieldset className="mb-4 grid grid-cols-7 gap-1 md:hidden">
        <legend className="sr-only">Day</legend>
        {days.map(({ date, entries: placed }) => (
          <label
            key={date}
            className="relative grid min-h-14 place-content-center rounded-sm border border-paper-rule text-center text-small has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-signal-deep has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="day"
              className="absolute inset-0 opacity-0"
              aria-label={`${dayName(date)}${placed.length > 0 ? `, ${placed.length} ${placed.length === 1 ? 'entry' : 'entries'}` : ''}`}
              checked={date === shown}
              onChange={() => onShow(date)}
            />
            <span aria-hidden="true" className="label">
              {dayParts(date).weekday.slice(0, 2)}
            </span>
            <span aria-hidden="true">{Number(date.slice(8))}</span>
            <span
              aria-hidden="true"
              className={`mx-auto size-1.5 rounded-full ${placed.length > 0 ? 'bg-signal' : ''}`}
            />
          </label>
        ))}
      </fieldset>
      <div className="grid grid-cols-[3rem_minmax(0,1fr)] md:grid-cols-[3rem_repeat(7,minmax(0,1fr))]">
        <div aria-hidden="true" className="pt-14">
          {hours.map((hour) => (
            <div key={hour} className="font-mono text-label text-mute" style={{ height: `${hourRem}rem` }}>
              <span className="-translate-y-1/2 block">{localizedTime(toTime(hour)).replace(':00 ', ' ')}</span>
            </div>
          ))}
        </div>
        {days.map((day) => (
          <DayColumn
            key={day.date}
            {...day}
            range={range}
            hourRem={hourRem}
            timezone={timezone}
            isToday={day.date === today}
            now={day.date === now.date ? toMinutes(now.time) : undefined}
            onSelect={({ from, to }) => onSelect({ date: day.date, from: toTime(from), to: toTime(to) })}
            onOpen={onOpen}
            className={day.date === shown ? '' : 'max-md:hidden'}
          />
        ))}
      </div>
    </>
  );
}

function partsOf(periods: WeekJson['open'], date: string, timezone: string) {
  return periods.flatMap((period) => rangeOnDay(period, date, timezone) ?? []);
}
