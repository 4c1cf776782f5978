import { useState } from 'react';
import { Filter, number } from '#app/pages/captain/parts/lists.tsx';
import { CursorPager, useCursor } from '#app/pages/captain/parts/pager.tsx';
import { Badge, Empty, Failed, Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import { toast } from '#app/ui/toast.tsx';
import {
  OUTBOX_EVENTS,
  OUTBOX_STATUSES,
  type OutboxMessage,
  type OutboxPage,
  type OutboxStatus,
} from '#shared/outbox.ts';

const STATUS = {
  waiting: { label: 'Waiting', look: 'alert' },
  sent: { label: 'Sent', look: 'good' },
  failed: { label: 'Failed', look: 'late' },
  kept: { label: 'Stored only', look: 'off' },
  skipped: { label: 'Not sent', look: 'off' },
  held: { label: 'Held', look: 'alert' },
} as const;

/** Services by another name than the stored one. */
const SOURCES: Record<string, string> = { caldav: 'Writing to your calendar', calendar: 'Reading your calendars' };
const CHANNELS = { mail: 'Mail to', webhook: 'Webhook to', caldav: 'Calendar' } as const;

/** Mails, webhook calls and calendar entries about leads: waiting, failed, sent. */
export function Tab() {
  const [status, setStatus] = useState<OutboxStatus | 'all'>('all');
  const cursor = useCursor();
  const query = new URLSearchParams({
    ...(status === 'all' ? {} : { status }),
    ...(cursor.before ? { before: String(cursor.before) } : {}),
  });
  const { data, error, isLoading, reload } = useCall<OutboxPage>(`/captain/outbox?${query}`);

  async function sendTest() {
    try {
      const { message } = await captainApi.post<{ message: string }>('/captain/outbox/test');
      toast({ title: 'Test sent', description: message });
      reload();
    } catch (error) {
      toast({ title: 'Test not sent', description: reasonOf(error), variant: 'destructive' });
    }
  }

  async function sendAgain(message: OutboxMessage) {
    try {
      await captainApi.post(`/captain/outbox/${message.id}/send`);
      toast({ title: 'Sending again', description: message.subject });
      reload();
    } catch (error) {
      toast({ title: 'Not sent', description: reasonOf(error), variant: 'destructive' });
    }
  }

  async function decideHeld(action: 'send' | 'discard') {
    try {
      const { count } = await captainApi.post<{ count: number }>(`/captain/outbox/held/${action}`);
      toast({
        title: action === 'send' ? 'Sending held mail' : 'Held mail discarded',
        description: `${number(count)} mails`,
      });
      reload();
    } catch (error) {
      toast({ title: 'Nothing was changed', description: reasonOf(error), variant: 'destructive' });
    }
  }

  return (
    <>
      <TabHead
        title="Outbox"
        lead="Every mail and webhook call about a lead, and every booking for your calendars, until it has been delivered."
      >
        <Button variant="outline" size="sm" onClick={reload}>
          Refresh
        </Button>
        <Button variant="ink" size="sm" onClick={sendTest}>
          Send a test
        </Button>
      </TabHead>
      {data && <Channels page={data} />}
      {data && data.counts.held > 0 && <HeldMail count={data.counts.held} onDecide={decideHeld} />}
      <div className="mb-5">
        <Filter
          choices={[
            { id: 'all' as const, label: 'All' },
            ...OUTBOX_STATUSES.map((id) => ({ id, label: STATUS[id].label, count: data?.counts[id] })),
          ]}
          value={status}
          onChange={(id) => {
            setStatus(id);
            cursor.restart();
          }}
        />
      </div>
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      {data?.messages.length === 0 && (
        <Empty title="No messages">
          Messages appear here when a visitor sends the contact form, books a call or subscribes.
        </Empty>
      )}
      {data && data.messages.length > 0 && (
        <ul className="border-paper-rule border-t">
          {data.messages.map((message) => (
            <Message key={message.id} message={message} onSend={() => sendAgain(message)} />
          ))}
        </ul>
      )}
      {data && <CursorPager cursor={cursor} next={data.before} />}
    </>
  );
}

/** Which channels are configured, and which keep failing. */
function Channels({ page }: { page: OutboxPage }) {
  const { mail, webhook } = page.channels;
  return (
    <div className="mb-6 grid gap-3">
      {!mail && (
        <p className="border-signal border-l-4 bg-paper-bright p-4">
          Mail is not configured. Mails to you stay here, where you can read them. Set{' '}
          <code className="font-mono">SMTP_URL</code> and restart: new mails are then sent, and “Send again” sends an
          older one.
        </p>
      )}
      {page.outages.map((outage) => (
        <p key={outage.source} role="alert" className="border-danger border-l-4 bg-paper-bright p-4">
          <strong className="capitalize">{SOURCES[outage.source] ?? outage.source}</strong> has been failing since{' '}
          {moment(outage.since)} ({number(outage.failures)} in a row).
          {outage.lastError && <span className="block text-mute">{outage.lastError}</span>}
        </p>
      ))}
      <p className="label flex flex-wrap gap-x-6 gap-y-1 text-mute">
        <span>Mail: {mail ? 'configured' : 'not configured'}</span>
        <span>Webhook: {webhook ? 'configured' : 'not configured'}</span>
      </p>
    </div>
  );
}

/** After a restore: mail to visitors that may have been sent before it. */
function HeldMail({ count, onDecide }: { count: number; onDecide(action: 'send' | 'discard'): void }) {
  return (
    <div className="mb-6 border-signal border-l-4 bg-paper-bright p-4">
      <p>
        {count === 1 ? '1 mail to a visitor is' : `${number(count)} mails to visitors are`} held since a backup was
        restored: what was waiting in the backup may have been sent since.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" variant="ink" onClick={() => onDecide('send')}>
          Send held mail
        </Button>
        <Button size="sm" variant="outline" onClick={() => onDecide('discard')}>
          Discard held mail
        </Button>
      </div>
    </div>
  );
}

function Message({ message, onSend }: { message: OutboxMessage; onSend(): void }) {
  const { label, look } = STATUS[message.status];
  const at = message.sentAt ?? (message.status === 'waiting' ? message.dueAt : message.createdAt);
  return (
    <li className="border-paper-rule border-b">
      <details className="group">
        <summary className="grid cursor-pointer list-none gap-x-6 gap-y-1.5 py-4 hover:bg-paper-bright sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:items-baseline [&::-webkit-details-marker]:hidden">
          <span className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className="size-2 -rotate-45 border-current border-r-2 border-b-2 text-mute transition-transform group-open:rotate-45"
            />
            <Badge look={look}>{label}</Badge>
          </span>
          <span className="min-w-0">
            <span className="block truncate font-semibold">{message.subject}</span>
            <span className="block truncate text-mute">
              {CHANNELS[message.channel]} {message.to} · {OUTBOX_EVENTS[message.event]}
            </span>
            {message.reason && (
              <span
                className={`block ${message.status === 'kept' || message.status === 'skipped' ? 'text-mute' : 'text-danger'}`}
              >
                {message.reason}
              </span>
            )}
          </span>
          <time dateTime={at} className="label whitespace-nowrap text-mute">
            {message.status === 'waiting' && 'due '}
            {moment(at)}
          </time>
        </summary>
        <div className="pb-5 sm:pl-42">
          <ScrollRegion
            label="Text of the message"
            className="max-h-96 overflow-auto border border-paper-rule bg-paper-bright p-4"
          >
            <pre className="whitespace-pre-wrap break-words font-mono text-label">{message.text}</pre>
          </ScrollRegion>
          <div className="mt-3 flex flex-wrap items-center gap-4">
            <Button size="sm" variant="outline" onClick={onSend}>
              {message.status === 'waiting' ? 'Send now' : 'Send again'}
            </Button>
            <span className="label text-mute">
              {message.attempts} {message.attempts === 1 ? 'attempt' : 'attempts'} ·{' '}
              <span className="normal-case">{message.uid}</span>
            </span>
          </div>
        </div>
      </details>
    </li>
  );
}
