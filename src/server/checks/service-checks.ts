import { listCalendarChanges } from '#server/booking/booking.ts';
import { closesWhenStale, listCalendars } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import { countNotSent, countOutbox, isLasting, listOutages, NO_MAIL_REASON } from '#server/delivery/delivery.ts';
import { listUsage, modelName } from '#server/model/model.ts';
import { bounceMailboxError, listPausedIssues } from '#server/newsletter/newsletter.ts';
import { paths } from '#shared/paths.ts';
import { sumOf } from '#shared/sum.ts';
import type { Check } from './checks.ts';
import { describeAge } from './describe-age.ts';
import { failed, off, ok, type Result, warning } from './results.ts';

const CALENDAR_CHANGES_SHOWN = 3;
const OUTBOX = paths.captainTab('outbox');

/** Services whose failures are recorded as they are used; calendars, drills and the replica have checks that say more. */
const OUTAGE_SOURCES = [
  ['Mail', 'mail', 'The mail', OUTBOX],
  ['Webhook', 'webhook', 'The webhook', OUTBOX],
  ['CalDAV', 'caldav', 'Writing bookings to your calendar', OUTBOX],
  ['Model', 'model', 'The model', paths.captainTab('chats')],
  ['Scheduler', 'scheduler', 'The scheduler', paths.captainTab('booking')],
  ['CDN', 'cdn', 'Telling the CDN about changes', paths.captainTab('system')],
  ['Erasing', 'rewrite', 'Clearing deleted personal data from the database file', paths.captainTab('privacy')],
] as const;

export const OUTAGE_CHECKS = OUTAGE_SOURCES.map(([name, source, subject, link]): Check => {
  const run = async (ctx: AppContext) => {
    const outage = (await listOutages(ctx)).find((one) => one.source === source);
    if (!outage || !isLasting(outage)) return undefined;
    const text = `${subject} has been failing for ${describeAge(ctx.clock.now() - outage.since)}`;
    return failed(text, `The last error was: ${(outage.lastError ?? 'unknown').replace(/\.$/, '')}`, link);
  };
  return { name, run };
});

/** Calendars that could not be read the last time, and whether booking is closed because of it. */
export async function checkStoredCalendars(ctx: AppContext): Promise<Result[]> {
  const failing = (await listCalendars(ctx)).filter(({ lastError }) => lastError !== null);
  return failing.map((calendar) => {
    const reason = calendar.lastError?.replace(/\.$/, '');
    const text = `The calendar “${calendar.name}” cannot be read: ${reason}. ${consequenceOf(ctx, calendar)}`;
    return failed(text, 'Captain → Booking Settings → Calendars', paths.captainBooking('calendars'));
  });
}

type ListedCalendar = Awaited<ReturnType<typeof listCalendars>>[number];

function consequenceOf(ctx: AppContext, { isStale, lastFetchedAt }: ListedCalendar): string {
  if (!isStale && lastFetchedAt) return 'The events of the last time go on blocking';
  if (!isStale) return 'Nothing of it blocks yet';
  if (closesWhenStale(ctx)) return 'No times can be booked until it can be read again';
  return 'Its events no longer block times';
}

const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

export async function checkOutbox({ db, settings }: AppContext): Promise<Result | undefined> {
  const count = await countOutbox(db, ['failed', 'held', 'waiting']);
  const fix = 'Send or discard them in Captain → Outbox';
  if (count.held > 0) {
    const held = count.held === 1 ? '1 mail is held' : `${count.held} mails are held`;
    return failed(`${held} since a backup was restored. Send or discard what is there`, fix, OUTBOX);
  }
  if (count.failed > 0) return failed(`${messages(count.failed)} could not be sent`, fix, OUTBOX);
  if (!settings.mail().url) return undefined;
  const neverSent = await countNotSent(db, NO_MAIL_REASON);
  if (neverSent > 0) {
    const which = neverSent === 1 ? 'was never sent: it was' : 'were never sent: they were';
    const text = `${messages(neverSent)} ${which} written while no mail server was set up`;
    return warning(text, 'Send again what you need in Captain → Outbox', OUTBOX);
  }
  return count.waiting === 0 ? ok('All messages have been sent', OUTBOX) : undefined;
}

export function checkMailIsSetUp({ settings }: AppContext): Result | undefined {
  if (settings.mail().url) return undefined;
  return off(
    'Mail is not configured: messages stay in the outbox',
    'Set up the mail server in Captain → Settings',
    paths.captainTab('settings'),
  );
}

/** Events of bookings that the owner moved or deleted in a calendar, to be applied or put back. */
export async function checkMovedMeetings(ctx: AppContext): Promise<Result[]> {
  const changes = await listCalendarChanges(ctx);
  const shown = changes.slice(0, CALENDAR_CHANGES_SHOWN).map(({ text }) => `${text}. Decide what to do`);
  if (changes.length > shown.length) shown.push(`${changes.length} calls were changed in your calendars in all`);
  return shown.map((text) => failed(text, 'Apply or undo it in Captain → Booking', paths.captainTab('booking')));
}

export async function checkNewsletter(ctx: AppContext): Promise<Result[]> {
  const link = paths.captainTab('newsletter');
  const error = await bounceMailboxError(ctx);
  const paused = (await listPausedIssues(ctx.db)).map(({ subject, pauseReason }) =>
    failed(`“${subject}” is paused: ${pauseReason}`, 'Continue it in Captain → Newsletter', link),
  );
  if (error === undefined) return paused;
  const text = `The mailbox of bounced newsletter mail cannot be read: ${error}`;
  return [...paused, failed(text, 'Check BOUNCE_IMAP_URL', link)];
}

/** How often the model was asked, or that there is none. */
export async function checkModelUsage({ config, db }: AppContext): Promise<Result> {
  const link = paths.captainTab('chats');
  if (modelName(config) === null) {
    const text = 'The demo bot answers from the site’s own content: no model is configured';
    return off(text, 'Set OPENAI_API_KEY to let a model answer', link);
  }
  const usage = await listUsage(db, 30);
  const calls = sumOf(usage, (day) => day.calls);
  const failures = sumOf(usage, (day) => day.failures);
  const tokens = sumOf(usage, (day) => day.promptTokens + day.completionTokens);
  const spend = `The model was asked ${calls} ${calls === 1 ? 'time' : 'times'} on the last ${usage.length} days with use, ${tokens.toLocaleString('en-US')} tokens in total`;
  if (failures * 4 <= calls) return ok(spend, link);
  const fix = 'Check OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL';
  return failed(`${spend}. It failed ${failures} times`, fix, link);
}
