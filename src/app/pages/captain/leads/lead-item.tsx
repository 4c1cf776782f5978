import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { act, useAct } from '#app/pages/captain/act.ts';
import { BookingStatusSelect } from '#app/pages/captain/booking/status-select.tsx';
import { DeleteDialog } from '#app/pages/captain/parts/dialog.tsx';
import { Form, SubmitButton, TextareaField } from '#app/pages/captain/parts/forms.tsx';
import { count } from '#app/pages/captain/parts/lists.tsx';
import { Badge, Loaded } from '#app/pages/captain/parts/states.tsx';
import { ago, duration, moment } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { messageCalls } from '#shared/contact.calls.ts';
import { leadCalls } from '#shared/lead.calls.ts';
import type { LeadEvent, LeadJson } from '#shared/lead.schema.ts';
import { NOTES_MAX, type SubscriberStatus } from '#shared/lead.ts';
import { paths } from '#shared/paths.ts';

const KINDS: Record<LeadEvent['kind'], string> = {
  message: 'Message',
  booking: 'Booking',
  newsletter: 'Newsletter',
  interest: 'Interest',
  chat: 'Chat',
};

interface LeadItemProps {
  lead: LeadJson;
  /** The current time in milliseconds. */
  now: number;
  /** Time within which visitors are promised an answer. */
  promisedMinutes: number;
  onChange(lead: LeadJson): void;
  onDeleted(lead: LeadJson): void;
  /** Some of its messages are unanswered again. */
  onUndone(): void;
}

/** A lead with its latest message and waiting time; opened, it shows the whole history. */
export function LeadItem({ lead, now, promisedMinutes, onChange, onDeleted, onUndone }: LeadItemProps) {
  const site = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const [notes, setNotes] = useState(lead.notes);
  const openButton = useRef<HTMLButtonElement>(null);
  const { isBusy, act: respondOnce } = useAct();
  const detailsId = useId();

  async function change(changes: { notes: string }, done: string) {
    onChange(await captainApi.call(leadCalls.save, { params: { id: lead.id }, input: changes }));
    toast({ title: done });
  }

  /** Marks what is unanswered as responded; Undo takes back these messages and no older ones. */
  async function respond() {
    const { events } = await captainApi.call(leadCalls.get, { params: { id: lead.id } });
    const open = events.filter(({ responded }) => responded === false);
    onChange(await captainApi.call(leadCalls.save, { params: { id: lead.id }, input: { responded: true } }));
    openButton.current?.focus();
    const undo = async () => {
      await Promise.all(
        open.map(({ id }) => captainApi.call(messageCalls.save, { params: { id }, input: { responded: false } })),
      );
      onUndone();
      toast({ title: 'Unanswered again' });
    };
    toast({
      title: 'Marked as responded',
      action: { label: 'Undo', onClick: () => void act('Failed to save', undo) },
    });
  }

  return (
    <li className="border-paper-rule border-b py-4">
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 wrap-anywhere font-sans text-base font-semibold tracking-normal">
              {lead.name ?? lead.email}
            </h2>
            {lead.company && <span className="min-w-0 wrap-anywhere text-mute">{lead.company}</span>}
            <Waiting since={lead.waitingSince} now={now} promisedMinutes={promisedMinutes} />
          </div>
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-mute">
            <a href={mailTo(lead, site.name)} className="link break-all">
              {lead.email}
            </a>
            <time dateTime={lead.lastAt} title={moment(lead.lastAt)}>
              {ago(lead.lastAt, now)}
            </time>
            <span>{summary(lead)}</span>
          </p>
          {lead.preview && !isOpen && <p className="mt-2 line-clamp-2 max-w-text wrap-anywhere">{lead.preview}</p>}
        </div>
        <div className="flex flex-wrap items-start gap-2 md:justify-end">
          {lead.waitingSince && (
            <Button
              size="sm"
              variant="ink"
              disabled={isBusy}
              onClick={() => void respondOnce('Failed to save', respond)}
            >
              Mark as responded
            </Button>
          )}
          <a
            href={mailTo(lead, site.name)}
            className={buttonLook('outline', 'sm')}
            aria-label={`Reply to ${lead.name ?? lead.email}`}
          >
            Reply
          </a>
          <Button
            ref={openButton}
            size="sm"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            aria-label={`${isOpen ? 'Close' : 'Open'} ${lead.name ?? lead.email}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Close' : 'Open'}
          </Button>
        </div>
      </div>
      {isOpen && (
        <div id={detailsId} className="mt-4 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Events lead={lead} />
          <div>
            <Notes
              notes={notes}
              isChanged={notes !== lead.notes}
              onType={setNotes}
              onSave={() => change({ notes }, 'Notes saved')}
            />
            <Button size="sm" variant="quiet" className="mt-4 -ml-4 text-danger" onClick={() => setIsConfirming(true)}>
              Delete this lead
            </Button>
          </div>
        </div>
      )}
      {isConfirming && (
        <DeleteDialog
          title={`Delete ${lead.name ?? lead.email}?`}
          action="Delete permanently"
          failed="Failed to delete"
          onDelete={async () => {
            await captainApi.call(leadCalls.erase, { params: { id: lead.id } });
            onDeleted(lead);
            toast({ title: 'Lead deleted' });
          }}
          onClose={() => setIsConfirming(false)}
        >
          All messages, bookings, newsletter data, chats and notes of {lead.email} will be deleted permanently;
          automatic copies of the database hold them for up to 14 days. Texts of others that mention the address stay as
          they are;{' '}
          <Link to={paths.captainTab('privacy')} className="link">
            Privacy
          </Link>{' '}
          erases it from them too.
        </DeleteDialog>
      )}
    </li>
  );
}

/** How long the lead has been waiting, or how much of the promised response time is left. */
function Waiting({ since, now, promisedMinutes }: { since: string | null; now: number; promisedMinutes: number }) {
  if (!since) return null;
  const waited = now - Date.parse(since);
  const promised = promisedMinutes * 60_000;
  if (waited > promised) return <Badge look="late">waiting {duration(waited)}</Badge>;
  return <Badge look="alert">{duration(promised - waited)} left</Badge>;
}

function Events({ lead }: { lead: LeadJson }) {
  const call = useCall(leadCalls.get, { params: { id: lead.id } }, lead.waitingSince);
  return (
    <Loaded call={call}>
      {({ events }) => (
        <ol className="wrap-anywhere grid content-start gap-5 border-paper-rule border-l-2 pl-5">
          {events.map((event) => (
            <li key={`${event.kind} ${event.id}`} className="relative">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[1.65rem] size-2.5 rounded-full bg-signal-deep"
              />
              <p className="label flex flex-wrap gap-x-3 text-mute">
                <span className="text-ink">{KINDS[event.kind]}</span>
                <time dateTime={event.at}>{moment(event.at)}</time>
                {event.responded !== null && <span>{event.responded ? 'responded' : 'unanswered'}</span>}
              </p>
              <p className="mt-0.5 wrap-anywhere font-semibold">
                {event.link ? (
                  <a href={event.link} className="link">
                    {event.title}
                  </a>
                ) : (
                  event.title
                )}
              </p>
              {event.startsAt && <p className="mt-0.5">{moment(event.startsAt)} on your clock</p>}
              {event.status && <BookingStatusSelect id={event.id} status={event.status} startsAt={event.startsAt} />}
              {event.text && <p className="mt-1 max-w-text wrap-anywhere whitespace-pre-line">{event.text}</p>}
              {(event.page || event.referrer) && (
                <p className="mt-1 break-all font-mono text-label text-mute">
                  {event.page && `on ${event.page}`} {event.referrer && `from ${event.referrer}`}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}

interface NotesProps {
  notes: string;
  isChanged: boolean;
  onType(notes: string): void;
  onSave(): Promise<void>;
}

function Notes({ notes, isChanged, onType, onSave }: NotesProps) {
  return (
    <Form save={onSave} failed="Failed to save">
      <TextareaField
        label="Notes"
        note="visible only to captains"
        name="notes"
        rows={5}
        maxLength={NOTES_MAX}
        value={notes}
        onChange={(event) => onType(event.target.value)}
      />
      <SubmitButton variant="outline" className="mt-2" disabled={!isChanged}>
        Save notes
      </SubmitButton>
    </Form>
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
    lead.messages > 0 && count(lead.messages, 'message'),
    lead.bookings > 0 && count(lead.bookings, 'booking'),
    lead.newsletter ? NEWSLETTER[lead.newsletter] : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A `mailto:` link with a greeting and the quoted message. */
function mailTo(lead: LeadJson, owner: string): string {
  const greeting = lead.name ? `Hi ${lead.name.split(' ')[0]},` : 'Hello,';
  const quote = lead.preview ? `\n\n> ${lead.preview.replaceAll('\n', '\n> ')}` : '';
  const body = `${greeting}\n\nthank you for writing.\n\n\n${owner}${quote}`;
  return `mailto:${encodeURI(lead.email)}?${new URLSearchParams({ subject: 'Your message', body }).toString().replaceAll('+', '%20')}`;
}
