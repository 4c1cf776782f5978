import type { ReactNode } from 'react';
import { useDocument } from '#app/components/documents.ts';
import { useSite } from '#app/components/site.ts';
import type { BookingDetails } from '#shared/booking.schema.ts';
import { formatDay, formatNumber, formatTime, formatZone, withHourWord } from '#shared/format.ts';
import { isSiteMeeting } from '#shared/meeting-types.ts';
import { fill } from '#shared/placeholders.ts';
import { phoneHref } from '#shared/site.ts';
import { videoService } from '#shared/video-service.ts';
import { useHourCycle } from './time-choice.tsx';

/** Day, time, length and place of a booked call, and where its confirmation was sent. */
export function BookedDetails({ booking }: { booking: BookingDetails }) {
  const site = useSite();
  const hourCycle = useHourCycle();
  const { booked: copy, meetings } = useDocument('booking');
  const isOff = booking.status === 'cancelled';
  return (
    <>
      <dl className="mt-12 grid border-current/25 border-t sm:grid-cols-2 lg:grid-cols-4">
        <Detail
          name={copy.meeting}
          value={isSiteMeeting(booking.type) ? meetings[booking.type] : booking.meeting}
          note={site.ownerName}
        />
        <Detail name={copy.day} value={formatDay(booking.date, site)} isOff={isOff} />
        <Detail
          name={copy.time}
          value={withHourWord(formatTime(booking.time, { ...site, hourCycle }), site)}
          note={formatZone(booking.timezone, site)}
          isOff={isOff}
        />
        <Detail
          name={copy.length}
          value={fill(copy.minutes, { minutes: formatNumber(booking.minutes, site) })}
          note={booking.price && `${copy.price}: ${booking.price}`}
        />
        {!isOff && <Detail name={copy.where} value={placeOf(booking)} isWide />}
      </dl>
      {booking.canChange && booking.email && (
        <p className="wrap-anywhere mt-6 opacity-80">{fill(copy.mailed, { visitorEmail: booking.email })}</p>
      )}
    </>
  );
}

/** A link can be followed, and a number be called. */
function placeOf({ location, place, phone }: BookingDetails): ReactNode {
  if (phone) {
    return (
      <a href={phoneHref(phone)} className="link">
        {place}
      </a>
    );
  }
  if (!/^https?:\/\/\S+$/.test(location)) return place;
  const service = videoService(location);
  return (
    <a href={location} target="_blank" rel="noopener noreferrer" className="link">
      {location.includes(service) ? location.replace(/^https?:\/\//, '') : service}
    </a>
  );
}

interface DetailProps {
  name: string;
  value: ReactNode;
  note?: string;
  isOff?: boolean;
  isWide?: boolean;
}

function Detail({ name, value, note, isOff, isWide }: DetailProps) {
  return (
    <div className={`border-current/25 border-b py-5 pr-5 ${isWide ? 'col-span-full' : ''}`}>
      <dt className="label opacity-80">{name}</dt>
      <dd className={`wrap-anywhere mt-1.5 text-lead ${isOff ? 'line-through decoration-1' : ''}`}>{value}</dd>
      {note && <dd className="mt-1 text-small opacity-80">{note}</dd>}
    </div>
  );
}
