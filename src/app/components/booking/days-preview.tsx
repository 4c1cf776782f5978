import { SiteLink } from '#app/components/site-link.tsx';
import type { DaysAhead } from '#shared/days-ahead.ts';

/** The next seven days; each links to the calendar. */
export function DaysPreview({ copy, days }: { copy: { heading: string; text: string }; days: DaysAhead }) {
  return (
    <div>
      <h2 className="text-title">{copy.heading}</h2>
      <ol className="mt-5 grid grid-cols-7 border border-paper-rule">
        {days.days.map((day) => {
          const { weekday, date, spoken } = describe(day);
          return (
            <li key={day} className="border-paper-rule border-l first:border-l-0">
              <SiteLink
                href="#schedule"
                className="grid min-h-20 content-center justify-items-center gap-1.5 hover:bg-paper-bright"
              >
                <span className="label" aria-hidden="true">
                  {weekday}
                </span>
                <span className="font-display text-title" aria-hidden="true">
                  {date}
                </span>
                <time dateTime={day} className="sr-only">
                  {spoken}
                </time>
              </SiteLink>
            </li>
          );
        })}
      </ol>
      <p className="mt-4 text-mute text-small">{copy.text}</p>
    </div>
  );
}

function describe(day: string) {
  const at = new Date(`${day}T12:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
  return {
    weekday: format({ weekday: 'short' }).slice(0, 2),
    date: at.getUTCDate(),
    spoken: format({ weekday: 'long', month: 'long', day: 'numeric' }),
  };
}
