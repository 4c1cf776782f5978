import { useSite } from '#app/components/site.ts';
import { SiteLink } from '#app/components/site-link.tsx';
import type { CalendarDocument } from '#content/booking-page.schema.ts';
import type { DaysAhead } from '#shared/booking.schema.ts';
import { formatDay, formatNumber, formatWeekday } from '#shared/format.ts';
import { fill } from '#shared/placeholders.ts';

/** The next seven days; each links to the calendar. */
export function DaysPreview({ copy, days }: { copy: CalendarDocument['preview']; days: DaysAhead }) {
  const site = useSite();
  const counted = { days: formatNumber(days.days.length, site) };
  return (
    <div>
      <h2 className="text-title">{fill(copy.heading, counted)}</h2>
      <ol className="mt-5 grid grid-cols-7 border border-paper-rule">
        {days.days.map((day) => (
          <li key={day} className="border-paper-rule border-l first:border-l-0">
            <SiteLink
              href="#schedule"
              className="grid min-h-20 content-center justify-items-center gap-1.5 hover:bg-paper-bright"
            >
              <span className="label" aria-hidden="true">
                {formatWeekday(day, site)}
              </span>
              <span className="font-display text-title" aria-hidden="true">
                {formatNumber(Number(day.slice(-2)), site)}
              </span>
              <time dateTime={day} className="sr-only">
                {formatDay(day, site)}
              </time>
            </SiteLink>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-mute text-small">{fill(copy.text, counted)}</p>
    </div>
  );
}
