// biome-ignore-all lint/suspicious/noTemplateCurlyInString: patches quote code.
import { bundleServer, type Patch } from './bundle.ts';
import { simulate } from './run.ts';

/** A defect, and what should find it. */
interface Mutation {
  name: string;
  patches: Patch[];
}

const mutation = (name: string, file: string, from: string, to: string): Mutation => ({
  name,
  patches: [{ file: `server/${file}`, from, to }],
});

/** Defects of which each would be missed by nobody who runs a business with the site. */
export const MUTATIONS: Mutation[] = [
  mutation(
    'a taken time can be booked',
    'booking/free-slots.ts',
    'if (free !== start) {',
    'if (free === undefined && start < 0) {',
  ),
  mutation(
    'bookings do not block',
    'booking/free-slots.ts',
    '...booked.filter(({ status }) => isTaking(status)).map(withBuffers),',
    '',
  ),
  mutation(
    'calendars do not block',
    'booking/free-slots.ts',
    '...blocked.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })),\n    ...busy,',
    '...blocked.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })),',
  ),
  mutation(
    'buffers are forgotten',
    'booking/free-slots.ts',
    'start: (startsAt! - bufferBefore * 60) as UnixSeconds,\n    end: (endsAt! + bufferAfter * 60)',
    'start: startsAt! as UnixSeconds,\n    end: endsAt!',
  ),
  mutation(
    'cancelled calls stay in the calendar',
    'booking/calendar-channel.ts',
    '    await deleteEvent(target.access, write.href);\n',
    '',
  ),
  mutation(
    'calls are not written to the calendar',
    'booking/calendar-channel.ts',
    'if (bookingId === null) throw',
    'if (bookingId !== null) throw',
  ),
  mutation(
    'the wrong time zone',
    'booking/slots.ts',
    'const zone = isTimezone(timezone) ? timezone : DEFAULT_TIMEZONE;',
    "const zone = isTimezone(timezone) ? 'America/New_York' : DEFAULT_TIMEZONE;",
  ),
  mutation(
    'cancelling stores nothing',
    'booking/booking.ts',
    "updateBookingStatus(trx, booking.id, 'cancelled', ctx.clock.now(), reason)",
    'updateBookingStatus(trx, booking.id, booking.status, ctx.clock.now(), reason)',
  ),
  mutation(
    'moving keeps the old end',
    'booking/queries.ts',
    '.set({ ...to, sequence: sql`sequence + 1` })',
    '.set({ ...to, endsAt: sql`ends_at` as never, sequence: sql`sequence + 1` })',
  ),
  mutation(
    'a message without its mails',
    'leads/leads.ts',
    "await enqueue(ctx, trx, {\n      event: 'contact.created',",
    "if (false) await enqueue(ctx, trx, {\n      event: 'contact.created',",
  ),
  mutation(
    'a message is acknowledged before it is stored',
    'leads/leads.ts',
    '  await ctx.db.transaction().execute(async (trx) => {\n    await insertContact',
    '  void ctx.db.transaction().execute(async (trx) => {\n    await ctx.db.transaction().execute(async () => {});\n    await insertContact',
  ),
  mutation('the trap for bots is open', 'leads/spam-guard.ts', 'if (form.website) {', "if (form.website === 'x') {"),
  mutation(
    'a sent mail stays due',
    'delivery/queries.ts',
    ".set({ status: 'sent', sentAt",
    ".set({ status: 'waiting', sentAt",
  ),
  mutation(
    'failed mails are given up at once',
    'delivery/worker.ts',
    'return afterFailure(row, error as Error, ctx.clock.now());',
    "return { id, uid, status: 'failed', reason: 'failed' };",
  ),
  mutation('the worker does not start', 'start.ts', '    delivery.start();\n', ''),
  mutation(
    'leaving the newsletter stores nothing',
    'newsletter/newsletter.ts',
    'await leave(ctx, trx, subscriber, { removedByCaptain: false });',
    '',
  ),
  mutation(
    'nobody has to confirm',
    'newsletter/newsletter.ts',
    'const mustConfirm = ctx.settings.site().asksToConfirm;',
    'const mustConfirm = false;',
  ),
  {
    name: 'no suppression check',
    patches: [
      { file: 'server/newsletter/sending/lane.ts', from: '} else if (now.suppressed) {', to: '} else if (false) {' },
      {
        file: 'server/newsletter/subscribers/audience-queries.ts',
        from: "'suppressedAddresses.email'",
        to: "'suppressedAddresses.hash'",
      },
    ],
  },
  mutation('who was sent to stays pending', 'newsletter/sending/outcomes.ts', "state: 'sent',\n", ''),
  mutation(
    'a paused issue goes on',
    'newsletter/sending/lane.ts',
    "if (now?.issueState !== 'sending') return false;",
    'if (!now) return false;',
  ),
  mutation(
    'planned issues go out at once',
    'newsletter/sending/sending.ts',
    'if (at !== undefined && at > ctx.clock.now()) return plan(ctx, id, at);',
    '',
  ),
  mutation(
    'pages in memory outlive a change of a post',
    'blog/edits.ts',
    'if (states.some((state) => isSeen(state, now))) ctx.publicContent.changed();',
    'if (states.length > 9) ctx.publicContent.changed();',
  ),
  mutation('pages in memory outlive a change of a setting', 'settings/settings.ts', 'ctx.publicContent.changed();', ''),
  mutation('pages in memory outlive a change of a page', 'content/change.ts', 'ctx.publicContent.changed();', ''),
  mutation('the CDN is not told', 'cdn/cdn.ts', 'await purge(PURGE_URL);', ''),
  mutation(
    'planned posts are public at once',
    'blog/queries.ts',
    'blog_posts.published_at is not null and blog_posts.published_at <= ${now}',
    'blog_posts.published_at is not null and ${now} > 0',
  ),
  mutation(
    'planned posts appear with the next change only',
    'public-content.ts',
    'if (next !== undefined && clock.now() >= next) moveOn();',
    'if (next === 0) moveOn();',
  ),
  mutation(
    'drafts are public',
    'blog/queries.ts',
    'blog_posts.published_at is not null and blog_posts.published_at <= ${now}',
    'coalesce(blog_posts.published_at, 0) <= ${now}',
  ),
  mutation(
    'erasing forgets the messages',
    'people/erase-address.ts',
    "  'delete from contacts where email = @email collate nocase',\n",
    '',
  ),
  mutation(
    'erasing forgets the outbox',
    'people/erase-address.ts',
    '  "delete from outbox where payload ->> \'$.email\' = @email collate nocase",\n',
    '',
  ),
  mutation(
    'erasing leaves the bookings',
    'people/erase-address.ts',
    "  'delete from consultation_bookings where email = @email collate nocase',\n",
    '',
  ),
  mutation('a restore forgets who left', 'operations/after-restore.ts', 'of optOuts.unsubscribed)', 'of [])'),
  mutation(
    'a restore forgets who was erased',
    'operations/after-restore.ts',
    'eraseHashed(sqlite, optOuts.erased)',
    'eraseHashed(sqlite, [])',
  ),
  mutation('a restore sends waiting mails', 'operations/after-restore.ts', "status: 'held'", "status: 'waiting'"),
  mutation('files of unfinished uploads stay', 'people/retention.ts', '  await removeLeftoverUploads(ctx);\n', ''),
  mutation('a restore gives ids again', 'operations/after-restore.ts', 'await skipGivenIds(trx, optOuts.lastIds);', ''),
  mutation(
    'editors may do what owners may',
    'http/require-captain.ts',
    "if (call?.who === 'owner' && roleOf(session.captain) !== 'owner') {",
    "if (call?.who === 'nobody' as string) {",
  ),
  mutation(
    'editors publish',
    'blog/policy.ts',
    'if (!draftsOnly || post.publishedAt === null) return;',
    'if (draftsOnly || post.publishedAt === null) return;',
  ),
  mutation(
    'the audit log forgets',
    'audit/audit.ts',
    '  await insertEntry(db, {',
    "  if (action === 'post.create') return;\n  await insertEntry(db, {",
  ),
  mutation(
    'a stop waits for ever',
    'start.ts',
    "log.info({ signal }, 'stopping');",
    "log.info({ signal }, 'stopping');\n    await new Promise(() => {});",
  ),
  mutation(
    'blocked times do not block',
    'booking/free-slots.ts',
    '    ...blocked.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })),\n',
    '',
  ),
  mutation(
    'calls can be booked at once',
    'booking/slots.ts',
    'now + (meeting.noticeMinutes ?? rules.minimumAdvanceMinutes) * 60',
    '0',
  ),
  mutation(
    'calls can be booked for any day',
    'booking/slots.ts',
    'const latest = Math.min(until, tooFar);',
    'const latest = until;',
  ),
  mutation(
    'a booking without its mails',
    'booking/messages.ts',
    '  await enqueue(ctx, trx, {\n    event,',
    "  if (event !== 'booking.created') await enqueue(ctx, trx, {\n    event,",
  ),
  mutation('nobody is reminded', 'booking/messages.ts', '[24, 1]', '[] as number[]'),
  mutation('reminders come ten days ahead', 'booking/messages.ts', 'hoursAhead * 3600', 'hoursAhead * 36000'),
  mutation(
    'who cancels tells nobody',
    'booking/booking.ts',
    'if (event && mustTell) await enqueueBookingMessages',
    'if (event && !event) await enqueueBookingMessages',
  ),
  mutation(
    'a cancelled call is taken back into a taken time',
    'booking/booking.ts',
    '(await isTakenByOthers(trx, before))',
    'false',
  ),
  mutation('no webhooks', 'delivery/delivery.ts', 'if (ctx.config.WEBHOOK_URL && !isMailOnly)', 'if (false)'),
  mutation(
    'an issue misses subscribers',
    'newsletter/sending/queries.ts',
    ".orderBy('newsletterSubscribers.id'),",
    ".where('newsletterSubscribers.id', '>', 3).orderBy('newsletterSubscribers.id'),",
  ),
  mutation(
    'planned issues never start',
    'newsletter/sending/queries.ts',
    ".where('sendAt', '<=', now)",
    ".where('sendAt', '<', 0 as UnixSeconds)",
  ),
  {
    name: 'who has not confirmed gets issues',
    patches: [
      { file: 'server/newsletter/sending/lane.ts', from: '!now.subscribed || ', to: '' },
      {
        file: 'server/newsletter/subscribers/audience-queries.ts',
        from: ".where('newsletterSubscribers.subscribed', '=', true)",
        to: ".where('newsletterSubscribers.leftAt', 'is', null)",
      },
    ],
  },
  mutation(
    'all pages have the same ETag',
    'http/send-bytes.ts',
    'export function etagOf(bytes: Uint8Array): string {',
    "export function etagOf(_bytes: Uint8Array): string {\n  const bytes = Buffer.from('page');",
  ),
  mutation(
    'the database is not copied',
    'operations/snapshots.ts',
    'isDue() ? ctx.clock.now() : undefined',
    'isDue() && changedAt === 0 ? ctx.clock.now() : undefined',
  ),
];

export interface MutationResult {
  name: string;
  /** Violation that was found; undefined for none. */
  found: string | undefined;
  /** Processor time until it was found, without bundling. */
  seconds: number;
}

/** Runs seed after seed with a mutation until something is violated. @param limitSeconds of processor time. */
export async function tryMutation({ name, patches }: Mutation, limitSeconds = 120): Promise<MutationResult> {
  const code = await bundleServer(patches);
  const begun = process.cpuUsage();
  const seconds = () => {
    const { user, system } = process.cpuUsage(begun);
    return Math.round((user + system) / 100_000) / 10;
  };
  for (let seed = 1; seconds() < limitSeconds; seed++) {
    const { violations } = await simulate(code, { seed: String(seed), days: 4 });
    if (violations[0]) return { name, found: violations[0], seconds: seconds() };
  }
  return { name, found: undefined, seconds: seconds() };
}
