import { statfs } from 'node:fs/promises';
import { listBookingsFrom } from '#server/booking/booking.ts';
import { listUsage, modelName } from '#server/chat/chat.ts';
import type { AppContext } from '#server/context.ts';
import { countOutbox, isLasting, listOutages } from '#server/delivery/delivery.ts';
import { countLeads, readTotals } from '#server/leads/leads.ts';
import { findLatestBackup } from '#server/operations/backup.ts';
import { listSettingsForCaptain } from '#server/settings/settings.ts';
import { type Notice, type Overview, TREND_DAYS, type Trend } from '#shared/overview.ts';
import { paths } from '#shared/paths.ts';
import type { SettingKey } from '#shared/settings.ts';
import { DAY_SECONDS, dayOf, dayToIso, toIso } from '#shared/time.ts';
import { listDailyCounts } from './daily-count-queries.ts';
import { listTopPages, listViewsByDay } from './page-view-queries.ts';

const GIB = 1024 ** 3;
/** Less room than this on the disk is said aloud. */
const DISK_LOW_BYTES = GIB / 2;

/** Looks at one thing and says what the owner should know about it, if anything. */
type Check = (ctx: AppContext) => Promise<Notice | Notice[] | undefined>;

/** What is looked at; another part of the product adds its own check here. */
const CHECKS: Check[] = [checkOutages, checkOutbox, checkDisk, checkBackup, checkModel, checkProxy, checkPlaceholders];

/** What shows that something is still as it came, and what stands there instead of the owner's own. */
const PLACEHOLDERS: [text: string, keys: SettingKey[]][] = [
  ['name', ['owner_name']],
  ['email', ['owner_email']],
  ['demo phone number', ['demo_phone']],
  ['social profiles', ['link_x', 'link_linkedin', 'link_huggingface']],
  ['scheduler pages', ['scheduler_consultation_url', 'scheduler_strategy_url', 'scheduler_voice_ai_url']],
];

/** Figures of the last four weeks and what needs attention; a handful of indexed reads. */
export async function readOverview(ctx: AppContext): Promise<Overview> {
  await ctx.counters.flush();
  const today = dayOf(ctx.clock.now());
  const from = today - TREND_DAYS + 1;
  const counts = await listDailyCounts(ctx.db, from);
  const ofKind = (kind: string) => counts.filter((row) => row.kind === kind);
  const { waiting, waitingSince } = await countLeads(ctx.db);
  const bookings = await listBookingsFrom(ctx.db, dayToIso(today), 5);
  const notices = await Promise.all(CHECKS.map((check) => check(ctx)));
  return {
    leads: toTrend(ofKind('lead'), today),
    messages: toTrend(ofKind('message'), today),
    subscribers: toTrend(ofKind('subscriber'), today),
    chats: toTrend(ofKind('chat'), today),
    views: toTrend(await listViewsByDay(ctx.db, from), today),
    waiting: { count: waiting, since: waitingSince === null ? null : toIso(waitingSince) },
    bookings: bookings.map((row) => ({
      id: row.id,
      name: `${row.firstName} ${row.lastName}`,
      date: row.preferredDate,
      time: row.preferredTime,
      timezone: row.timezone,
      type: row.consultationType,
    })),
    subscribed: (await readTotals(ctx.db)).subscribed,
    topPages: await listTopPages(ctx.db, today - 6, 6),
    notices: notices
      .flat()
      .filter((notice) => notice !== undefined)
      .sort((a, b) => rank(a) - rank(b)),
  };
}

function toTrend(rows: { day: number; count: number }[], today: number): Trend {
  const byDay = new Map(rows.map(({ day, count }) => [day, count]));
  const days = Array.from({ length: TREND_DAYS }, (_, index) => {
    const day = today - TREND_DAYS + 1 + index;
    return { day: dayToIso(day), count: byDay.get(day) ?? 0 };
  });
  const sum = (from: number, to?: number) => days.slice(from, to).reduce((total, { count }) => total + count, 0);
  return { days, thisWeek: sum(-7), lastWeek: sum(-14, -7) };
}

function rank(notice: Notice): number {
  return ['trouble', 'hint', 'good'].indexOf(notice.level);
}

async function checkOutages(ctx: AppContext): Promise<Notice[]> {
  const lasting = (await listOutages(ctx.db)).filter(isLasting);
  return lasting.map(({ source, since }) => ({
    level: 'trouble',
    text: `The ${source} has been failing for ${describeAge(ctx.clock.now() - since)}.`,
    link: paths.captainTab(source === 'scheduler' ? 'booking' : source === 'model' ? 'chats' : 'outbox'),
  }));
}

async function checkOutbox(ctx: AppContext): Promise<Notice | undefined> {
  const link = paths.captainTab('outbox');
  const { failed, waiting } = await countOutbox(ctx.db, ['failed', 'waiting']);
  if (failed > 0) return { level: 'trouble', text: `${failed} messages could not be sent.`, link };
  if (!ctx.config.SMTP_URL)
    return { level: 'hint', text: 'Mail is not set up: messages are kept in the outbox.', link };
  return waiting > 0 ? undefined : { level: 'good', text: 'Every message went out.', link };
}

async function checkDisk(ctx: AppContext): Promise<Notice | undefined> {
  const free = await freeBytes(ctx.config.DATA_DIR);
  if (free === undefined) return undefined;
  const room = `${(free / GIB).toFixed(1)} GB`;
  if (free >= DISK_LOW_BYTES) return { level: 'good', text: `The disk has ${room} left.`, link: null };
  const text = ctx.ballast.isThere()
    ? `The disk has only ${room} left. Make room before messages are lost.`
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
  const latest = await findLatestBackup(ctx);
  const link = paths.captainTab('settings');
  if (!latest) {
    return { level: 'hint', text: 'There is no backup on this machine yet. Download one and keep it elsewhere.', link };
  }
  // An old one is a good one while nothing was written since: what counts is whether taking them works.
  const text = `The last backup on this machine is ${describeAge(ctx.clock.now() - latest.at)} old.`;
  if (ctx.snapshots.failures === 0) return { level: 'good', text, link };
  return { level: 'trouble', text: `${text} New ones fail: ${ctx.snapshots.lastError}.`, link };
}

async function checkModel(ctx: AppContext): Promise<Notice | undefined> {
  const link = paths.captainTab('chats');
  if (modelName(ctx.config) === null) {
    return { level: 'hint', text: 'The demo bot answers from the site alone: no model is set up.', link };
  }
  const usage = await listUsage(ctx.db, 30);
  const sum = (pick: (day: (typeof usage)[number]) => number) => usage.reduce((total, day) => total + pick(day), 0);
  const calls = sum((day) => day.calls);
  const failures = sum((day) => day.failures);
  const tokens = sum((day) => day.promptTokens + day.completionTokens);
  const spend = `The model was asked ${calls} ${calls === 1 ? 'time' : 'times'} on the last ${usage.length} days it was used, ${tokens.toLocaleString('en-US')} tokens in all.`;
  if (failures * 4 > calls) return { level: 'trouble', text: `${spend} It failed ${failures} times.`, link };
  return { level: 'good', text: spend, link };
}

async function checkProxy({ proxyWatch }: AppContext): Promise<Notice | undefined> {
  const text = proxyWatch.warning();
  return text === undefined ? undefined : { level: 'trouble', text, link: null };
}

async function checkPlaceholders(ctx: AppContext): Promise<Notice | undefined> {
  const settings = await listSettingsForCaptain(ctx);
  const isDefault = (key: SettingKey) => settings.some((one) => one.key === key && one.source === 'default');
  const left = PLACEHOLDERS.filter(([, keys]) => keys.some(isDefault)).map(([text]) => text);
  if (!ctx.config.given.has('SITE_URL')) left.push('web address (SITE_URL)');
  if (left.length === 0) return undefined;
  return {
    level: 'hint',
    text: `Visitors still meet a placeholder instead of your ${left.join(', ')}.`,
    link: paths.captainTab('settings'),
  };
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
