import { SiteLink } from '#app/components/layout/site-link.tsx';
import { useSite } from '#app/components/site.ts';
import type { CalendarDocument } from '#content/booking-page.schema.ts';
import type { DaysAhead } from '#shared/booking.schema.ts';
import { formatDay, formatNumber, formatWeekday } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';

interface DaysPreviewProps {
  copy: CalendarDocument['preview'];
  days: DaysAhead;
  /** Those without a free time; undefined beside an external calendar, whose free times are not known. */
  full: readonly string[] | undefined;
}

/** The next seven days; each leads to its times in the calendar, unless it has none. */
export function DaysPreview({ copy, days, full }: DaysPreviewProps) {
  const site = useSite();
  const counted = { days: formatNumber(days.days.length, site) };
  return (
    <div>
      <h2 className="text-title">{fill(copy.heading, counted)}</h2>
      <ol className="mt-5 grid grid-cols-7 border border-paper-rule">
        {days.days.map((day) => (
          <li key={day} className="border-paper-rule border-l first:border-l-0">
            {full?.includes(day) ? (
              <span className={`${CELL} bg-paper-deep text-mute`}>
                <Day day={day} />
              </span>
            ) : (
              <SiteLink
                href={full ? `${paths.calendar}?from=${day}#booking` : '#schedule'}
                className={`${CELL} hover:bg-paper-bright`}
              >
                <Day day={day} />
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-mute text-small">{fill(copy.text, counted)}</p>
    </div>
  );
}

const CELL = 'grid min-h-20 content-center justify-items-center gap-1.5';

function Day({ day }: { day: string }) {
  const site = useSite();
  return (
    <>
      <span className="label" aria-hidden="true">
        {formatWeekday(day, site)}
      </span>
      <span className="font-display text-title" aria-hidden="true">
        {formatNumber(Number(day.slice(-2)), site)}
      </span>
      <time dateTime={day} className="sr-only">
        {formatDay(day, site)}
      </time>
    </>
  );
}
