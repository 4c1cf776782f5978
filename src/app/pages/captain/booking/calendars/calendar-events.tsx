import { Badge, Loaded } from '#app/pages/captain/parts/states.tsx';
import { dayName, localizedTime } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { calendarCalls } from '#shared/calendars.calls.ts';
import type { CalendarEventJson, CalendarJson, CalendarPreviewJson } from '#shared/calendars.schema.ts';
import type { BusyReason } from '#shared/calendars.ts';
import { localClock } from '#shared/local-clock.ts';

const REASONS: Record<BusyReason, string> = {
  busy: 'Busy',
  tentative: 'Tentative',
  'all-day': 'All day',
  free: 'Marked as free',
  declined: 'Declined by you',
};

/** The events of the next two weeks: what blocks, what does not, and why. Loaded anew when the calendar changes. */
export function CalendarEvents({ calendar }: { calendar: CalendarJson }) {
  const { id, lastFetchedAt, allDayBlocks, tentativeBlocks, transparentBlocks } = calendar;
  const state = [lastFetchedAt, allDayBlocks, tentativeBlocks, transparentBlocks].join();
  const call = useCall(calendarCalls.preview, { params: { id } }, state);
  return <Loaded call={call}>{(preview) => <Days preview={preview} />}</Loaded>;
}

function Days({ preview: data }: { preview: CalendarPreviewJson }) {
  const days = groupByDay(data);
  return (
    <div className="mt-2 border-paper-rule border-t pt-3">
      <p className="mb-3 text-mute">Times in {data.timezone}.</p>
      {days.length === 0 && <p>No events in these {data.days} days.</p>}
      <ol className="grid gap-4">
        {days.map(([date, events]) => (
          <li key={date} className="grid gap-x-6 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <h4 className="label pt-1.5">{dayName(date)}</h4>
            <ul>
              {events.map((event) => (
                <li
                  key={`${event.start} ${event.end} ${event.title}`}
                  className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-paper-rule border-b py-1.5 last:border-0"
                >
                  <span className="min-w-28 font-mono text-label">{timesOf(event, data.timezone)}</span>
                  <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{event.title}</span>
                  <span className="flex items-baseline gap-3">
                    <span className="text-mute">{REASONS[event.reason]}</span>
                    <Badge look={event.blocks ? 'good' : 'off'}>{event.blocks ? 'Blocks' : 'Does not block'}</Badge>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {data.isCut && <p className="mt-3 text-mute">There are more events than are listed here.</p>}
    </div>
  );
}

/** Events by the day they begin on; those that began before are listed on the first day. */
function groupByDay({ events, timezone, from }: CalendarPreviewJson): [date: string, events: CalendarEventJson[]][] {
  const days = new Map<string, CalendarEventJson[]>();
  for (const event of events) {
    const start = localClock(event.start, timezone).date;
    const date = start < from ? from : start;
    days.set(date, [...(days.get(date) ?? []), event]);
  }
  return [...days];
}

function timesOf({ start, end, isAllDay }: CalendarEventJson, timezone: string): string {
  const lastDay = localClock(Date.parse(end) - 1000, timezone).date;
  const first = localClock(start, timezone);
  const isOneDay = lastDay === first.date;
  if (isAllDay) return isOneDay ? 'all day' : `until ${dayName(lastDay)}`;
  return `${localizedTime(first.time)}–${isOneDay ? '' : `${dayName(lastDay)} `}${localizedTime(localClock(end, timezone).time)}`;
}
