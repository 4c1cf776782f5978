import type * as z from 'zod';
import { LetterLink } from '#app/pages/captain/booking/letter.tsx';
import { BookingStatusSelect } from '#app/pages/captain/booking/status-select.tsx';
import { LinkedText } from '#app/pages/captain/parts/linked-text.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { SetUpMailLink } from '#app/pages/captain/parts/set-up-mail-link.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import type { LeadHistory } from '#shared/lead.schema.ts';
import { paths } from '#shared/paths.ts';

type Event = z.input<typeof LeadHistory>['events'][number];

const KINDS: Record<Event['kind'], string> = {
  message: 'Message',
  reply: 'Your reply',
  booking: 'Booking',
  newsletter: 'Newsletter',
  interest: 'Interest',
  chat: 'Chat',
};

const DELIVERY: Record<NonNullable<Event['delivery']>['status'], string> = {
  waiting: 'on its way',
  sent: 'sent',
  byHand: 'sent by hand',
  failed: 'not sent',
  kept: 'not sent',
  skipped: 'not sent',
  held: 'held back after a restore',
};

interface LeadEventsProps {
  events: Event[];
  /** Name of the lead. */
  name: string;
  /** A call was moved, cancelled or taken back. */
  onChanged(): void;
}

/** Timeline of a lead with the replies, newest first. */
export function LeadEvents({ events, name, onChanged }: LeadEventsProps) {
  return (
    <ol className="wrap-anywhere grid content-start gap-5 border-paper-rule border-l-2 pl-5">
      {events.map((event) => (
        <li key={`${event.kind} ${event.id}`} className="relative">
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -left-[1.65rem] size-2.5 rounded-full ${event.kind === 'reply' ? 'bg-ink' : 'bg-signal-deep'}`}
          />
          <p className="label flex flex-wrap gap-x-3 text-mute">
            <span className="text-ink">{KINDS[event.kind]}</span>
            <time dateTime={event.at}>{dateAndTime(event.at)}</time>
            {event.responded !== null && <span>{event.responded ? 'responded' : 'unanswered'}</span>}
            {event.delivery && <Delivery {...event.delivery} />}
          </p>
          <p className="mt-0.5 font-semibold">
            {event.link ? (
              <a href={event.link} className="link">
                {event.title}
              </a>
            ) : (
              event.title
            )}
          </p>
          {event.visitorTime && <p className="mt-0.5 text-mute">For the visitor: {event.visitorTime}</p>}
          {event.status && (
            <BookingStatusSelect
              key={event.startsAt}
              id={event.id}
              name={name}
              status={event.status}
              startsAt={event.startsAt}
              onChanged={onChanged}
            />
          )}
          {event.changes.map(({ at, text, delivery }) => (
            <p key={`${at} ${text}`} className="mt-0.5 text-mute">
              <time dateTime={at}>{dateAndTime(at)}</time>: {text}
              {delivery && (
                <>
                  . Mail to the visitor: <Delivery {...delivery} />
                  {delivery.reason && `, ${delivery.reason}`}
                </>
              )}
            </p>
          ))}
          {event.isUntold && (
            <p className="mt-1 border-warning border-l-4 pl-3">
              The visitor got no mail about this: please tell them yourself.{' '}
              <LetterLink key={event.changes.length} id={event.id} name={name} /> <SetUpMailLink />
            </p>
          )}
          {event.delivery?.reason && (
            <p className="mt-0.5 text-danger">
              {event.delivery.reason} <TextLink to={paths.captainTab('outbox')}>Outbox</TextLink>
            </p>
          )}
          {event.text && (
            <p className="mt-1 max-w-text whitespace-pre-line">
              <LinkedText text={event.text} />
            </p>
          )}
          {(event.page || event.referrer) && (
            <p className="mt-1 break-all font-mono text-label text-mute">
              {event.page && `on ${event.page}`} {event.referrer && `from ${event.referrer}`}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Delivery({ status }: NonNullable<Event['delivery']>) {
  const isBad = !['waiting', 'sent', 'byHand'].includes(status);
  return <span className={isBad ? 'text-danger' : ''}>{DELIVERY[status]}</span>;
}
