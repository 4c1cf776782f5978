import { type Ref, useRef } from 'react';
import { Link } from 'react-router';
import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { dateAndTime, timeAgo } from '#app/pages/captain/parts/time.ts';
import { buttonLook } from '#app/ui/button.tsx';
import type { LeadJson } from '#shared/lead.schema.ts';
import type { Stage, SubscriberStatus } from '#shared/lead.ts';
import { LeadBadges } from './lead-badges.tsx';
import { useRespond } from './use-respond.ts';

interface LeadItemProps {
  lead: LeadJson;
  /** Address of its page. */
  href: string;
  /** The current time in milliseconds. */
  now: number;
  promisedMinutes: number | null;
  stages: Record<Stage, string>;
  onChange(lead: LeadJson): void;
  /** Some of its messages are unanswered again. */
  onUndone(): void;
}

/** A lead in the list, with its latest message. */
export function LeadItem({ lead, href, now, promisedMinutes, stages, onChange, onUndone }: LeadItemProps) {
  const name = lead.name ?? lead.email;
  const link = useRef<HTMLAnchorElement>(null);
  const { isBusy, respond } = useRespond(
    lead,
    (changed) => {
      onChange(changed);
      link.current?.focus();
    },
    onUndone,
  );
  return (
    <li className="grid gap-x-6 gap-y-3 border-paper-rule border-b py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 wrap-anywhere font-sans text-base font-semibold tracking-normal">
            <NameLink ref={link} href={href}>
              {name}
            </NameLink>
          </h2>
          {lead.company && <span className="min-w-0 wrap-anywhere text-mute">{lead.company}</span>}
          <LeadBadges lead={lead} now={now} promisedMinutes={promisedMinutes} stages={stages} />
        </div>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-mute">
          {lead.name && <span className="break-all">{lead.email}</span>}
          <time dateTime={lead.lastAt} title={dateAndTime(lead.lastAt)}>
            {timeAgo(lead.lastAt, now)}
          </time>
          <span>{summary(lead)}</span>
        </p>
        {lead.preview && <p className="mt-2 line-clamp-2 max-w-text wrap-anywhere">{lead.preview}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-2 md:justify-end">
        {lead.waitingSince && (
          <SmallButton disabled={isBusy} onClick={() => void respond()}>
            Mark as responded
          </SmallButton>
        )}
        <Link
          to={`${href}#reply`}
          className={buttonLook(lead.waitingSince ? 'ink' : 'outline', 'sm')}
          aria-label={`Reply to ${name}`}
        >
          Reply
        </Link>
      </div>
    </li>
  );
}

function NameLink({ ref, href, children }: { ref: Ref<HTMLAnchorElement>; href: string; children: string }) {
  return (
    <Link
      ref={ref}
      to={href}
      className="inline-flex min-h-6 items-center underline decoration-2 decoration-signal underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}

/** Newsletter status in the list; an unsubscription is only shown in the timeline. */
const NEWSLETTER: Record<SubscriberStatus, string> = {
  waiting: 'newsletter, not confirmed yet',
  subscribed: 'newsletter',
  left: '',
};

function summary(lead: LeadJson): string {
  return [
    lead.messages > 0 && pluralize(lead.messages, 'message'),
    lead.bookings > 0 && pluralize(lead.bookings, 'booking'),
    lead.newsletter ? NEWSLETTER[lead.newsletter] : '',
    lead.source,
  ]
    .filter(Boolean)
    .join(' · ');
}
