import type { CalendarLinks } from '#shared/booking.schema.ts';
import { CALENDAR_SERVICES, type CalendarService } from '#shared/booking.ts';

const SERVICES = Object.entries(CALENDAR_SERVICES) as [CalendarService, string][];

/** Links that add a call to the visitor's calendar, after a short `label`. */
export function CalendarLinkList({
  links,
  label,
  className = '',
}: {
  links: CalendarLinks;
  label: string;
  className?: string;
}) {
  return (
    <div className={`flex flex-wrap items-center gap-x-5 gap-y-1 ${className}`}>
      <p>{label}</p>
      <ul className="flex flex-wrap gap-x-5">
        {SERVICES.map(([service, name]) => (
          <li key={service}>
            <a
              href={links[service]}
              {...(service === 'apple' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
              className="link inline-flex min-h-11 items-center"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
