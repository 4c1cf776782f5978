import { toTime } from '#app/pages/captain/booking/clock.ts';
import { dayName, localizedTime } from '#app/pages/captain/parts/time.ts';
import { dayParts } from '#shared/captain-dates.ts';
import type { DayRange, Entry } from './entries.ts';
import { useDragSelection } from './use-drag-selection.ts';

/** The lines of the hours. */
const hourLines = (hourRem: number) =>
  `repeating-linear-gradient(var(--color-paper-rule) 0 1px, transparent 1px ${hourRem}rem)`;

const LOOKS: Record<Entry['kind'], string> = {
  booking: 'border border-paper-bright bg-ink text-paper',
  blocked: 'border border-l-4 border-signal-deep bg-paper text-ink',
  busy: 'border border-l-4 border-paper-edge bg-paper text-ink',
};

const KINDS: Record<Entry['kind'], string> = { booking: 'Booking', blocked: 'Blocked', busy: 'Busy' };

interface DayColumnProps {
  date: string;
  /** Names of the exceptions that close the whole day, such as a holiday. */
  off: string[];
  open: DayRange[];
  closed: DayRange[];
  entries: { entry: Entry; part: DayRange }[];
  /** The day that the column shows. */
  range: DayRange;
  /** Height of an hour, in rem. */
  hourRem: number;
  timezone: string;
  isToday: boolean;
  /** Minutes since the beginning of the day, on the current day. */
  now: number | undefined;
  onSelect(part: DayRange): void;
  onOpen(entry: Entry): void;
  className: string;
}

/** A day, with its hours, calls and blocked times. */
export function DayColumn({ date, off, open, closed, entries, range, hourRem, isToday, now, ...rest }: DayColumnProps) {
  const { onSelect, onOpen, className } = rest;
  const drag = useDragSelection(range, onSelect);
  const place = ({ from, to }: DayRange) => ({
    top: `${((from - range.from) / 60) * hourRem}rem`,
    height: `${((to - from) / 60) * hourRem}rem`,
  });
  const name = dayName(date);
  const { weekday, date: dayOfMonth } = dayParts(date);
  return (
    <section
      aria-label={name}
      className={`min-w-0 border-paper-rule border-r first-of-type:border-l max-md:border-l ${className}`}
    >
      <div className="h-14 px-1.5 text-small">
        <h3 className={`font-sans tracking-normal ${isToday ? 'font-semibold text-signal-deep' : 'font-semibold'}`}>
          <span className="md:max-xl:sr-only">{name}</span>
          <span aria-hidden="true" className="md:max-xl:inline hidden">
            {weekday} {dayOfMonth}
          </span>
          {isToday && <span className="sr-only">, today</span>}
        </h3>
        {off.length > 0 && (
          <p className="truncate text-mute" title={off.join(', ')}>
            {off.join(', ') || 'Day off'}
          </p>
        )}
      </div>
      <div
        ref={drag.ref}
        className="relative cursor-crosshair select-none bg-paper-deep"
        style={{ height: `${((range.to - range.from) / 60) * hourRem}rem` }}
      >
        {open.map((part) => (
          <div key={part.from} className="absolute inset-x-0 bg-paper-bright" style={place(part)} />
        ))}
        {closed.map((part) => (
          <div key={part.from} className="absolute inset-x-0 bg-paper-deep" style={place(part)} />
        ))}
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0"
          style={{ background: hourLines(hourRem) }}
        />
        <ul>
          {entries.map(({ entry, part }) => (
            <li key={entry.key} className="absolute inset-x-0.5" style={place(part)}>
              <EntryButton entry={entry} part={part} day={name} onClick={() => onOpen(entry)} />
            </li>
          ))}
        </ul>
        {now !== undefined && now >= range.from && now < range.to && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 border-signal-deep border-t-2"
            style={{ top: place({ from: now, to: now }).top }}
          />
        )}
        {drag.selected && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0.5 rounded-sm border-2 border-signal-deep bg-signal/30 px-1.5 font-mono text-label"
            style={place(drag.selected)}
          >
            {localizedTime(toTime(drag.selected.from))}–{localizedTime(toTime(drag.selected.to))}
          </div>
        )}
      </div>
    </section>
  );
}

/** The title of a longer entry has a line of its own. Minutes. */
const ONE_LINE_MAX = 45;

function EntryButton({ entry, part, day, onClick }: { entry: Entry; part: DayRange; day: string; onClick(): void }) {
  const isTall = part.to - part.from > ONE_LINE_MAX;
  return (
    <button
      type="button"
      onClick={onClick}
      className={`flex h-full min-h-6 w-full content-start items-baseline gap-x-1.5 overflow-hidden rounded-sm px-1.5 py-0.5 text-left text-small leading-tight ${isTall ? 'flex-wrap' : ''} ${LOOKS[entry.kind]}`}
    >
      <span className="sr-only">
        {KINDS[entry.kind]}, {day},{' '}
      </span>
      <span className={`shrink-0 whitespace-nowrap font-mono text-label ${isTall ? '' : 'md:max-xl:sr-only'}`}>
        {localizedTime(toTime(part.from))}
        <span className="sr-only"> to {localizedTime(toTime(part.to))}</span>
      </span>
      <span className="min-w-0 max-w-full truncate">{entry.title}</span>
    </button>
  );
}
