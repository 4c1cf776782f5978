import { statfs } from 'node:fs/promises';
import { listCalendarChanges } from '#server/booking/booking.ts';
import { closesWhenStale, listCalendars } from '#server/calendars/calendars.ts';
import { listDocuments } from '#server/content/editing.ts';
import type { AppContext } from '#server/context.ts';
import { countOutbox, isLasting, listOutages } from '#server/delivery/delivery.ts';
import { listUsage, modelName } from '#server/model/model.ts';
import { bounceMailboxError, listPausedIssues } from '#server/newsletter/newsletter.ts';
import { findLastDrill, findLatestSnapshot, findReplicaRestore } from '#server/operations/operations.ts';
import { listSettingsForCaptain } from '#server/settings/settings.ts';
import { findShippedPages } from '#server/setup/setup.ts';
import type { Notice } from '#shared/overview.schema.ts';
import { paths } from '#shared/paths.ts';
import type { SettingKey } from '#shared/settings.ts';
import { DAY_SECONDS, toUnixSeconds } from '#shared/time.ts';

const GIB = 1024 ** 3;
/** Less free disk space than this is reported. */
const DISK_LOW_BYTES = GIB / 2;
const CALENDAR_CHANGES_SHOWN = 3;
/** Services by another name than the stored one. */
const OUTAGES: Record<string, string> = {
  caldav: 'Writing bookings to your calendar',
  rewrite: 'Clearing deleted personal data from the database file',
};

/** Tabs that show more about a service; the outbox for the others. */
const OUTAGE_TABS: Record<string, 'booking' | 'chats' | 'privacy'> = {
  scheduler: 'booking',
  model: 'chats',
  rewrite: 'privacy',
};

/** Examines one part of the system; returns what the owner should know about it, if anything. */
type Check = (ctx: AppContext) => Promise<Notice | Notice[] | undefined>;

/** A new part of the product adds its check here. */
const CHECKS: Check[] = [
  checkOutages,
  checkCalendars,
  checkOutbox,
  checkCalendarChanges,
  checkNewsletter,
  checkDisk,
  checkBackup,
  checkDrill,
  checkReplica,
  checkModel,
  checkProxy,
  checkPlaceholders,
  checkTexts,
];

/** Not shown to visitors while the built-in scheduler is used. */
const SCHEDULER_PAGES = 'scheduler pages';

/** Settings whose default is a placeholder: the notice names `text` while one of `keys` is unchanged. */
const PLACEHOLDERS: [text: string, keys: SettingKey[]][] = [
  ['name', ['owner_name']],
  ['email', ['owner_email']],
  ['demo phone number', ['demo_phone']],
  ['social profiles', ['link_x', 'link_linkedin', 'link_huggingface']],
  [SCHEDULER_PAGES, ['scheduler_consultation_url', 'scheduler_strategy_url', 'scheduler_voice_ai_url']],
];

/** Notices for the owner about the system: trouble first, then hints, then what works. */
export async function listNotices(ctx: AppContext): Promise<Notice[]> {
  const notices = await Promise.all(CHECKS.map((check) => check(ctx)));
  return notices
    .flat()
    .filter((notice) => notice !== undefined)
    .sort((a, b) => rank(a) - rank(b));
}

function rank(notice: Notice): number {
  return ['trouble', 'hint', 'good'].indexOf(notice.level);
}

async function checkOutages(ctx: AppContext): Promise<Notice[]> {
  // Calendars have notices of their own.
  const lasting = (await listOutages(ctx.db)).filter((outage) => outage.source !== 'calendar' && isLasting(outage));
  return lasting.map(({ source, since }) => ({
    level: 'trouble',
    text: `${OUTAGES[source] ?? `The ${source}`} has been failing for ${describeAge(ctx.clock.now() - since)}.`,
    link: paths.captainTab(OUTAGE_TABS[source] ?? 'outbox'),
  }));
}

/** Calendars that cannot be read, and what follows from it. */
async function checkCalendars(ctx: AppContext): Promise<Notice[]> {
  const failing = (await listCalendars(ctx)).filter(({ lastError }) => lastError !== null);
  return failing.map(({ name, lastError, lastFetchedAt, isStale }) => {
    const consequence = !isStale
      ? lastFetchedAt
        ? 'The events of the last time go on blocking.'
        : 'Nothing of it blocks yet.'
      : closesWhenStale(ctx)
        ? 'No times can be booked until it can be read again.'
        : 'Its events no longer block times.';
    return {
      level: 'trouble',
      text: `The calendar “${name}” cannot be read: ${lastError?.replace(/\.$/, '')}. ${consequence}`,
      link: paths.captainBooking('calendars'),
    };
  });
}

async function checkOutbox(ctx: AppContext): Promise<Notice | undefined> {
  const link = paths.captainTab('outbox');
  const { failed, held, waiting } = await countOutbox(ctx.db, ['failed', 'held', 'waiting']);
  if (held > 0) {
    return {
      level: 'trouble',
      text: `${held} mails are held since a backup was restored. Send or discard them.`,
      link,
    };
  }
  if (failed > 0) return { level: 'trouble', text: `${failed} messages could not be sent.`, link };
  if (!ctx.config.SMTP_URL)
    return { level: 'hint', text: 'Mail is not configured: messages stay in the outbox.', link };
  return waiting > 0 ? undefined : { level: 'good', text: 'All messages have been sent.', link };
}

/** Events of bookings that the owner moved or deleted in a calendar, to be applied or put back. */
async function checkCalendarChanges(ctx: AppContext): Promise<Notice[]> {
  const changes = await listCalendarChanges(ctx);
  const link = paths.captainTab('booking');
  const shown = changes.slice(0, CALENDAR_CHANGES_SHOWN).map(({ text }) => `${text}. Decide what to do.`);
  if (changes.length > shown.length) shown.push(`${changes.length} calls were changed in your calendars in all.`);
  return shown.map((text) => ({ level: 'trouble', text, link }));
}

async function checkNewsletter(ctx: AppContext): Promise<Notice[]> {
  const link = paths.captainTab('newsletter');
  const error = await bounceMailboxError(ctx);
  const paused = (await listPausedIssues(ctx.db)).map(
    ({ subject, pauseReason }): Notice => ({ level: 'trouble', text: `“${subject}” is paused: ${pauseReason}.`, link }),
  );
  if (error === undefined) return paused;
  const text = `The mailbox of bounced newsletter mail cannot be read: ${error}.`;
  return [...paused, { level: 'trouble', text, link }];
}

async function checkDisk(ctx: AppContext): Promise<Notice | undefined> {
  const free = await freeBytes(ctx.config.DATA_DIR);
  if (free === undefined) return undefined;
  const room = `${(free / GIB).toFixed(1)} GB`;
  if (free >= DISK_LOW_BYTES) return { level: 'good', text: `The disk has ${room} left.`, link: null };
  const text = ctx.diskReserve.isAllocated()
    ? `The disk has only ${room} left. Free some space before messages are lost.`
    : 'The disk is full. Delete something now, or the next messages will be lost.';
  return { level: 'trouble', text, link: null };
}

async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

async function checkBackup(ctx: AppContext): Promise<Notice> {
  const latest = await findLatestSnapshot(ctx);
  const link = paths.captainTab('settings');
  if (!latest) {
    return { level: 'hint', text: 'There is no backup on this machine yet. Download one and keep it elsewhere.', link };
  }
  // A snapshot is taken only after a change, so an old one may be up to date: what counts is whether taking them fails.
  const text = `The last backup on this machine is ${describeAge(ctx.clock.now() - latest.at)} old.`;
  if (ctx.snapshots.failures === 0) return { level: 'good', text, link };
  return { level: 'trouble', text: `${text} New ones fail: ${ctx.snapshots.lastError}.`, link };
}

/** Result of the last test restore of a backup. */
async function checkDrill({ config, clock }: AppContext): Promise<Notice | undefined> {
  const last = findLastDrill(config.DATA_DIR);
  if (!last) return undefined;
  const age = (at: string) => describeAge(clock.now() - toUnixSeconds(new Date(at)));
  const success = last.lastSuccess ? `The last success was ${age(last.lastSuccess)} ago.` : 'None has succeeded yet.';
  if (last.isOk) {
    return {
      level: 'good',
      text: `A backup was restored as a test ${age(last.at)} ago; nothing was missing.`,
      link: null,
    };
  }
  return { level: 'trouble', text: `The test restore of a backup failed: ${last.text}. ${success}`, link: null };
}

/** A restored database is news for a week: its owner should look whether anything is missing. */
async function checkReplica({ config, clock }: AppContext): Promise<Notice | undefined> {
  const restored = findReplicaRestore(config.DATA_DIR);
  if (!restored) return undefined;
  const age = clock.now() - toUnixSeconds(new Date(restored.at));
  if (age > 7 * DAY_SECONDS) return undefined;
  const text = `The database was missing and was restored from the replica ${describeAge(age)} ago. Everything up to ${toPlainUtc(restored.upTo)} is there; what was stored later is missing: look in your mailbox. Uploads come from your own backup.`;
  return { level: 'hint', text, link: null };
}

async function checkModel(ctx: AppContext): Promise<Notice | undefined> {
  const link = paths.captainTab('chats');
  if (modelName(ctx.config) === null) {
    return { level: 'hint', text: 'The demo bot answers from the site’s own content: no model is configured.', link };
  }
  const usage = await listUsage(ctx.db, 30);
  const sum = (pick: (day: (typeof usage)[number]) => number) => usage.reduce((total, day) => total + pick(day), 0);
  const calls = sum((day) => day.calls);
  const failures = sum((day) => day.failures);
  const tokens = sum((day) => day.promptTokens + day.completionTokens);
  const spend = `The model was asked ${calls} ${calls === 1 ? 'time' : 'times'} on the last ${usage.length} days with use, ${tokens.toLocaleString('en-US')} tokens in total.`;
  if (failures * 4 > calls) return { level: 'trouble', text: `${spend} It failed ${failures} times.`, link };
  return { level: 'good', text: spend, link };
}

/** Texts that an update no longer accepts, and pages that still show the shipped text. */
async function checkTexts(ctx: AppContext): Promise<Notice[]> {
  const documents = await listDocuments(ctx);
  const broken = documents.filter(({ problems }) => problems.length > 0);
  const pages = findShippedPages(documents);
  return [
    ...broken.map(({ title, problems }): Notice => {
      const fields = problems.map(({ path }) => path).join(', ');
      return {
        level: 'trouble',
        text: `${title}: ${fields} cannot be shown as stored, visitors see the shipped text there.`,
        link: paths.captainTab('pages'),
      };
    }),
    ...(pages.shipped.length > 0
      ? [
          {
            level: 'hint' as const,
            text: `${pages.shipped.length} of ${pages.total} pages still show the shipped text.`,
            link: paths.captainTab('setup'),
          },
        ]
      : []),
  ];
}

async function checkProxy({ proxyWatch }: AppContext): Promise<Notice | undefined> {
  const text = proxyWatch.warning();
  return text === undefined ? undefined : { level: 'trouble', text, link: null };
}

async function checkPlaceholders(ctx: AppContext): Promise<Notice | undefined> {
  const settings = await listSettingsForCaptain(ctx);
  const isShipped = (key: SettingKey) => settings.some((one) => one.key === key && one.isShipped);
  const hasBuiltInScheduler = ctx.settings.value('scheduler_built_in') === 'true';
  const left = PLACEHOLDERS.filter(([text]) => !(hasBuiltInScheduler && text === SCHEDULER_PAGES))
    .filter(([, keys]) => keys.some(isShipped))
    .map(([text]) => text);
  if (!ctx.config.given.has('SITE_URL')) left.push('web address (SITE_URL)');
  if (left.length === 0) return undefined;
  return {
    level: 'hint',
    text: `Visitors still see a placeholder instead of your ${left.join(', ')}.`,
    link: paths.captainTab('settings'),
  };
}

/** `2026-11-22 15:20:31 UTC`. */
function toPlainUtc(iso: string): string {
  return iso.replace('T', ' ').replace('Z', ' UTC');
}

function describeAge(seconds: number): string {
  const units = [
    ['day', DAY_SECONDS],
    ['hour', 3600],
    ['minute', 60],
  ] as const;
  for (const [name, length] of units) {
    const count = Math.floor(seconds / length);
    if (count > 0) return `${count} ${name}${count === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
}
