import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useDocument } from '#app/components/documents.ts';
import { useSite } from '#app/components/site.ts';
import type { FreeSlots } from '#shared/booking.schema.ts';
import { monthOf, shiftDay, shiftMonth, weekdayOf } from '#shared/day.ts';
import { formatDay, formatLongWeekday, formatMonth, formatNumber, formatWeekday } from '#shared/format.ts';
import { fill } from '#shared/placeholders.ts';
import { daysFormId } from './days-form.tsx';

interface MonthGridProps {
  slots: FreeSlots;
  /** The day whose times are shown. */
  day: string | undefined;
  /** The day in the visitor's time zone; undefined until it is known. */
  today: string | undefined;
  isLoading: boolean;
  /** Called with a day of the shown month, or with one of another month, which has to be loaded. */
  onChoose: (day: string) => void;
}

/** As spread properties, because the linter knows no table that is a grid. */
const GRID = { role: 'grid' };
const cell = (isSelected: boolean) => ({ role: 'gridcell', 'aria-selected': isSelected });

/** Days that an arrow key moves. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * The days of a month as the date grid of the ARIA Authoring Practices: arrow keys move by days and weeks, Home and End within the week,
 * Page Up and Page Down by months. Without JavaScript a day is the button of a form that loads the page with the times of that day.
 */
export function MonthGrid({ slots, day, today, isLoading, onChoose }: MonthGridProps) {
  const site = useSite();
  const copy = useDocument('booking').form;
  const grid = useRef<HTMLTableElement>(null);
  /** A day of a month that is being loaded, which then gets the focus. */
  const awaited = useRef<string>(undefined);
  const month = monthOf(slots.from);
  const weeks = weeksOf(slots.days, site.weekStart);
  const name = formatMonth(slots.from, site);
  const earlier = today !== undefined && month <= monthOf(today) ? undefined : shiftMonth(slots.from, -1);
  const later = slots.nextDate ? shiftMonth(slots.from, 1) : undefined;
  const reachable = day ?? slots.days.find(({ slots: times }) => times.length > 0)?.date ?? slots.from;

  useEffect(() => {
    if (!awaited.current || monthOf(awaited.current) !== month) return;
    focusDay(grid.current, awaited.current);
    awaited.current = undefined;
  }, [month]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = (event.target as HTMLButtonElement).value;
    const to = targetOf(event.key, from, site.weekStart);
    if (!to) return;
    event.preventDefault();
    if (monthOf(to) === month) return focusDay(grid.current, to);
    if (!(to < from ? earlier : later)) return;
    awaited.current = to;
    onChoose(to);
  }

  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <p aria-live="polite" className="font-semibold">
          {name}
        </p>
        <div className="flex">
          <MonthButton meetingType={slots.type} label={copy.earlier} month={earlier} onChoose={onChoose} />
          <MonthButton meetingType={slots.type} label={copy.later} month={later} onChoose={onChoose} isLater />
        </div>
      </div>
      <table
        ref={grid}
        {...GRID}
        aria-label={fill(copy.calendar, { month: name })}
        aria-busy={isLoading}
        onKeyDown={onKeyDown}
        className="month-grid mt-2 transition-opacity aria-busy:opacity-50"
      >
        <thead>
          <tr>
            {weeks[0]?.map(({ date }) => (
              <th key={date} scope="col" abbr={formatLongWeekday(date, site)} className="label text-mute">
                {formatWeekday(date, site)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map(({ date, times }) =>
                times === undefined ? (
                  <td key={date} />
                ) : (
                  <td key={date} {...cell(date === day)}>
                    <button
                      type="submit"
                      form={daysFormId(slots.type)}
                      name="from"
                      value={date}
                      tabIndex={date === reachable ? 0 : -1}
                      aria-disabled={times === 0}
                      aria-current={date === today ? 'date' : undefined}
                      aria-label={`${formatDay(date, site)}, ${fill(copy.free, { number: formatNumber(times, site) })}`}
                      onClick={(event) => {
                        event.preventDefault();
                        if (times > 0) onChoose(date);
                      }}
                    >
                      {formatNumber(Number(date.slice(-2)), site)}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function focusDay(grid: Element | null, date: string) {
  grid?.querySelector<HTMLElement>(`[value="${date}"]`)?.focus();
}

interface MonthButtonProps {
  meetingType: string;
  label: string;
  /** First day of the month; undefined where no more can be booked. */
  month: string | undefined;
  isLater?: boolean;
  onChoose: (day: string) => void;
}

/** Not `disabled`, which would take its focus at the last month. */
function MonthButton({ meetingType, label, month, isLater = false, onChoose }: MonthButtonProps) {
  return (
    <button
      type="submit"
      form={daysFormId(meetingType)}
      name="from"
      value={month}
      aria-label={label}
      aria-disabled={month === undefined}
      onClick={(event) => {
        event.preventDefault();
        if (month) onChoose(month);
      }}
      className="grid size-11 place-items-center rounded-md hover:bg-current/10 aria-disabled:opacity-40"
    >
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        className={`size-3.5 fill-none stroke-[1.75] stroke-current ${isLater ? '' : 'rotate-180'}`}
      >
        <path d="M4 1.5 8.5 6 4 10.5" />
      </svg>
    </button>
  );
}

interface Cell {
  date: string;
  /** Number of free times; undefined for a day of another month. */
  times: number | undefined;
}

/** The month in whole weeks. */
function weeksOf(days: FreeSlots['days'], weekStart: number): Cell[][] {
  const first = days[0]?.date ?? '';
  const before = daysIntoWeek(first, weekStart);
  const weeks = Math.ceil((before + days.length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => {
      const at = week * 7 + index - before;
      return { date: shiftDay(first, at), times: days[at]?.slots.length };
    }),
  );
}

function daysIntoWeek(day: string, weekStart: number): number {
  return (weekdayOf(day) - weekStart + 7) % 7;
}

/** The day that a key leads to. */
function targetOf(key: string, from: string, weekStart: number): string | undefined {
  const inWeek = daysIntoWeek(from, weekStart);
  if (STEPS[key]) return shiftDay(from, STEPS[key]);
  if (key === 'Home') return shiftDay(from, -inWeek);
  if (key === 'End') return shiftDay(from, 6 - inWeek);
  if (key === 'PageUp') return shiftMonth(from, -1);
  if (key === 'PageDown') return shiftMonth(from, 1);
  return undefined;
}
