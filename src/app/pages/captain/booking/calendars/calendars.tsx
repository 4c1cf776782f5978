import { DialogButton } from '#app/pages/captain/parts/dialog.tsx';
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
        {data && data.length > 0 && <AddCalendarButton onAdded={show} />}
      </div>
      <Loaded call={call}>
        {(calendars) =>
          calendars.length === 0 ? (
            <Empty title="No calendar yet">
              <p>
                Without one, the site knows its own bookings only, and somebody can book while you are at the dentist.
              </p>
              <AddCalendarButton className="mt-5" onAdded={show} />
            </Empty>
          ) : (
            <ul className="grid gap-4">
              {calendars.map((calendar) => (
                <CalendarItem key={calendar.id} calendar={calendar} now={now} onChange={show} onRemoved={reload} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

interface AddCalendarButtonProps {
  onAdded(calendar: CalendarJson): void;
  className?: string;
}

function AddCalendarButton({ onAdded, className }: AddCalendarButtonProps) {
  return (
    <DialogButton
      variant="ink"
      className={className}
      dialog={(close) => <CalendarForm onSaved={onAdded} onClose={close} />}
    >
      Add a calendar
    </DialogButton>
  );
}
