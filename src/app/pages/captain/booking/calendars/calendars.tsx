import { useState } from 'react';
import { MainButton } from '#app/pages/captain/parts/small-button.tsx';
import { Empty, Loaded } from '#app/pages/captain/parts/states.tsx';
import { useCall, useNow } from '#app/pages/captain/use-call.ts';
import { calendarCalls } from '#shared/calendars.calls.ts';
import type { CalendarJson } from '#shared/calendars.schema.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { CalendarForm } from './calendar-form.tsx';
import { CalendarItem } from './calendar-item.tsx';

const MINUTE_MS = 60_000;

/** The owner's calendars, and the feed for those that cannot be written to. */
export function Calendars() {
  return (
    <div className="grid gap-10">
      <CalendarsView />
      <CalendarFeed />
    </div>
  );
}

/** The owner's calendars: what they block, how reading them goes, and adding one. */
function CalendarsView() {
  const call = useCall(calendarCalls.list);
  const { data, reload, setData } = call;
  /** A calendar that is edited, `new` for one that is added. */
  const [edited, setEdited] = useState<CalendarJson | 'new'>();
  const now = useNow(MINUTE_MS);

  const show = (calendar: CalendarJson) =>
    setData((calendars) => {
      const isKnown = calendars.some(({ id }) => id === calendar.id);
      return isKnown ? calendars.map((one) => (one.id === calendar.id ? calendar : one)) : [...calendars, calendar];
    });

  return (
    <section aria-labelledby="calendars-title">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="calendars-title" className="text-title">
            Calendars
          </h2>
          <p className="mt-1 max-w-text text-mute">
            Visitors cannot book while an event is in one of your calendars. They are read every five minutes, and once
            more when somebody books.
          </p>
        </div>
        {data && data.length > 0 && <MainButton onClick={() => setEdited('new')}>Add a calendar</MainButton>}
      </div>
      <Loaded call={call}>
        {(calendars) =>
          calendars.length === 0 ? (
            <Empty title="No calendar yet">
              <p>
                Without one, the site knows its own bookings only, and somebody can book while you are at the dentist.
              </p>
              <MainButton className="mt-5" onClick={() => setEdited('new')}>
                Add a calendar
              </MainButton>
            </Empty>
          ) : (
            <ul className="grid gap-4">
              {calendars.map((calendar) => (
                <CalendarItem
                  key={calendar.id}
                  calendar={calendar}
                  now={now}
                  onChange={show}
                  onEdit={() => setEdited(calendar)}
                  onRemoved={reload}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && (
        <CalendarForm
          calendar={edited === 'new' ? undefined : edited}
          onSaved={show}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
