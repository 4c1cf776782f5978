import { useState } from 'react';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { formatCount, pluralize } from '#app/pages/captain/parts/counts.ts';
import { PersonLink, TextLink } from '#app/pages/captain/parts/links.tsx';
import { Filter } from '#app/pages/captain/parts/lists/lists.tsx';
import { CursorPager, useCursor } from '#app/pages/captain/parts/lists/pager.tsx';
import { useSetUpMail } from '#app/pages/captain/parts/set-up-mail-link.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge, Empty, Loaded, Notice, TabHead } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import { toast } from '#app/ui/toast.tsx';
import { outboxCalls } from '#shared/outbox.calls.ts';
import type { OutboxMessageJson, OutboxPageJson } from '#shared/outbox.schema.ts';
import { OUTBOX_EVENTS, OUTBOX_STATUSES, type OutboxStatus } from '#shared/outbox.ts';
import { paths } from '#shared/paths.ts';

const STATUS = {
  waiting: { label: 'Waiting', look: 'alert' },
  sent: { label: 'Sent', look: 'good' },
  failed: { label: 'Failed', look: 'late' },
  kept: { label: 'Stored only', look: 'off' },
  skipped: { label: 'Failed to send again', look: 'off' },
  held: { label: 'Held', look: 'alert' },
} as const;

/** Services by another name than the stored one. */
const SOURCES: Record<string, string> = { caldav: 'Writing to your calendar', calendar: 'Reading your calendars' };
const CHANNELS = { mail: 'Mail to', webhook: 'Webhook to', caldav: 'Calendar' } as const;

const titleOf = (event: string) => (OUTBOX_EVENTS as Record<string, string>)[event] ?? event;

/** Mails, webhook calls and calendar entries about leads: waiting, failed, sent. */
export function Tab() {
  const [status, setStatus] = useState<OutboxStatus | 'all'>('all');
  const cursor = useCursor();
  const call = useCall(outboxCalls.list, {
    query: { status: status === 'all' ? undefined : status, before: cursor.before },
  });
  const { data, reload } = call;

  return (
    <>
      <TabHead
        title="Outbox"
        lead="Every mail and webhook call about a lead, and every booking for your calendars, until it has been delivered."
      >
        <TestButton onQueued={reload} />
        <SmallButton onClick={reload}>Refresh</SmallButton>
      </TabHead>
      {data && <Channels page={data} />}
      {data && data.counts.held > 0 && (
        <HeldMail
          count={data.counts.held}
          onSend={() => decideHeld('send', reload)}
          onDiscard={() => decideHeld('discard', reload)}
        />
      )}
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
      <Loaded call={call}>
        {({ messages, before }) => (
          <>
            {messages.length === 0 ? (
              <Empty title="No messages">
                Messages appear here when a visitor sends the contact form, books a call or subscribes.
              </Empty>
            ) : (
              <ul className="border-paper-rule border-t">
                {messages.map((message) => (
                  <Message key={message.id} message={message} onSend={() => sendAgain(message, reload)} />
                ))}
              </ul>
            )}
            <CursorPager cursor={cursor} next={before} />
          </>
        )}
      </Loaded>
    </>
  );
}

function TestButton({ onQueued }: { onQueued(): void }) {
  const setUpMail = useSetUpMail();
  async function queue() {
    const { message } = await captainApi.call(outboxCalls.sendTest);
    toast({ title: 'Test sent', description: message });
    onQueued();
  }
  return <MainButton onClick={() => toastOnFailure('Failed to send test', queue, setUpMail)}>Send a test</MainButton>;
}

function sendAgain({ id, subject }: OutboxMessageJson, onQueued: () => void) {
  return toastOnFailure('Failed to send again', async () => {
    await captainApi.call(outboxCalls.sendAgain, { params: { id } });
    toast({ title: 'Message queued again', description: subject });
    onQueued();
  });
}

/** The calls about all mails that a restore held back. */
const HELD = {
  send: { call: outboxCalls.sendHeld, done: 'Held mail queued', failed: 'Failed to send held mail' },
  discard: { call: outboxCalls.discardHeld, done: 'Held mail discarded', failed: 'Failed to discard held mail' },
};

function decideHeld(decision: keyof typeof HELD, onDone: () => void) {
  const { call, done, failed } = HELD[decision];
  return toastOnFailure(failed, async () => {
    const { count } = await captainApi.call(call);
    toast({ title: done, description: `${formatCount(count)} mails` });
    onDone();
  });
}

/** The channels: whether they are configured, and which keep failing. */
function Channels({ page }: { page: OutboxPageJson }) {
  const { mail, webhook } = page.channels;
  return (
    <div className="mb-6 grid gap-3">
      {!mail && (
        <Notice className="">
          No mail server is set up. Mails to you stay here, where you can read them. Set it up in <MailSettingsLink />:
          new mails are then sent, and “Send again” sends an older one.
        </Notice>
      )}
      {page.outages.map((outage) => (
        <Notice key={outage.source} role="alert" isBad className="">
          <strong className="capitalize">{SOURCES[outage.source] ?? outage.source}</strong> has been failing since{' '}
          {dateAndTime(outage.since)} ({formatCount(outage.failures)} in a row).
          {outage.lastError && <span className="block text-mute">{outage.lastError}</span>}
          {outage.source === 'mail' && <MailSettingsLink />}
        </Notice>
      ))}
      <p className="label flex flex-wrap gap-x-6 gap-y-1 text-mute">
        <span>Mail: {mail ? 'configured' : 'not configured'}</span>
        <span>Webhook: {webhook ? 'configured' : 'not configured'}</span>
      </p>
    </div>
  );
}

/** After a restore: mail to visitors that may have been sent before it. */
function HeldMail({ count, onSend, onDiscard }: { count: number; onSend(): void; onDiscard(): void }) {
  return (
    <Notice
      className="mb-6"
      actions={
        <>
          <MainButton onClick={onSend}>Send held mail</MainButton>
          <SmallButton onClick={onDiscard}>Discard held mail</SmallButton>
        </>
      }
    >
      {count === 1 ? '1 mail to a visitor is' : `${formatCount(count)} mails to visitors are`} held since a backup was
      restored: what was waiting in the backup may have been sent since.
    </Notice>
  );
}

/** Leads to where mail that fails is mended. */
function MailSettingsLink() {
  return <TextLink to={paths.captainSetting('host')}>Settings, Mail</TextLink>;
}

function Message({ message, onSend }: { message: OutboxMessageJson; onSend(): void }) {
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
              {CHANNELS[message.channel]} {message.to} · {titleOf(message.event)}
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
            {dateAndTime(at)}
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
            <SmallButton onClick={onSend}>{message.status === 'waiting' ? 'Send now' : 'Send again'}</SmallButton>
            {message.channel === 'mail' && message.reason && <MailSettingsLink />}
            {message.audience === 'visitor' && message.channel === 'mail' && <PersonLink email={message.to} />}
            <span className="label text-mute">
              {pluralize(message.attempts, 'attempt')} ·<span className="normal-case">{message.uid}</span>
            </span>
          </div>
        </div>
      </details>
    </li>
  );
}
