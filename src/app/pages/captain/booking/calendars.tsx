import { CalendarFeed } from './calendar-feed.tsx';
import { CalendarsView } from './calendars-view.tsx';

/** The owner's calendars, and the feed for those that cannot be written to. */
export function Calendars() {
  return (
    <div className="grid gap-10">
      <CalendarsView />
      <CalendarFeed />
    </div>
  );
}
