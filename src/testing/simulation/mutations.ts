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

const several = (name: string, ...patches: [file: string, from: string, to: string][]): Mutation => ({
  name,
  patches: patches.map(([file, from, to]) => ({ file: `server/${file}`, from, to })),
});

/** Defects of which each would be missed by nobody who runs a business with the site. */
export const MUTATIONS: Mutation[] = [
  mutation(
    'a taken time can be booked',
    'booking/availability.ts',
    'if (free !== start) {',
    'if (free === undefined && start < 0) {',
  ),
  mutation(
    'bookings do not block',
    'booking/availability.ts',
    '...booked.filter(({ status }) => isTaking(status)).map(withBuffers),',
    '',
  ),
  mutation(
    'calendars do not block',
    'booking/availability.ts',
    '...blocked.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })),\n    ...busy,',
    '...blocked.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })),',
  ),
  mutation(
    'buffers are forgotten',
    'booking/availability.ts',
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
    'calendars/queries.ts',
    'executeTakeFirstOrThrow();\n  return timezone;',
    "executeTakeFirstOrThrow();\n  return timezone && 'America/New_York';",
  ),
  mutation(
    'cancelling stores nothing',
    'booking/changes.ts',
    "updateBookingStatus(trx, id, 'cancelled', ctx.clock.now(), {",
    "updateBookingStatus(trx, id, 'confirmed', ctx.clock.now(), {",
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
    '.set({ ...outcome,',
    ".set({ ...outcome, status: outcome.status === 'sent' ? 'waiting' : outcome.status,",
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
      {
        file: 'server/newsletter/sending/lane.ts',
        from: '} else if (current.suppressed) {',
        to: '} else if (false) {',
      },
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
    "if (current?.issueState !== 'sending') return false;",
    'if (!current) return false;',
  ),
  mutation(
    'planned issues go out at once',
    'newsletter/sending/sending.ts',
    'if (at !== undefined && at > ctx.clock.now()) return plan(ctx, id, at, version);',
    '',
  ),
  mutation(
    'pages in memory outlive a change of a post',
    'blog/edits.ts',
    'if (states.some((state) => isSeen(state, now))) ctx.publicContent.changed();',
    'if (states.length > 9) ctx.publicContent.changed();',
  ),
  mutation(
    'pages in memory outlive a change of a setting',
    'settings/settings-changed.ts',
    'ctx.publicContent.changed();',
    '',
  ),
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
    'booking/availability.ts',
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
    'booking/changes.ts',
    '  await enqueue(ctx, trx, {\n    event,',
    "  if (event !== 'booking.created') await enqueue(ctx, trx, {\n    event,",
  ),
  mutation('nobody is reminded', 'booking/changes.ts', '[24, 1]', '[] as number[]'),
  mutation('reminders come ten days ahead', 'booking/changes.ts', 'hoursAhead * 3600', 'hoursAhead * 36000'),
  mutation(
    'who cancels tells nobody',
    'booking/changes.ts',
    "  await enqueueBookingMessages(ctx, trx, 'booking.cancelled'",
    "  if (by === 'visitor') await enqueueBookingMessages(ctx, trx, 'booking.cancelled'",
  ),
  mutation(
    'a cancelled call is taken back into a taken time',
    'booking/booking.ts',
    '(await isTakenByOthers(trx, before))',
    'false',
  ),
  mutation('no webhooks', 'delivery/enqueue.ts', 'if (ctx.config.WEBHOOK_URL && !isMailOnly)', 'if (false)'),
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
      { file: 'server/newsletter/sending/lane.ts', from: '!current.subscribed || ', to: '' },
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
  mutation(
    'only the time after a call is kept free',
    'booking/availability.ts',
    'start: (startsAt! - bufferBefore * 60) as UnixSeconds,',
    'start: startsAt! as UnixSeconds,',
  ),
  mutation(
    'a new call needs no free time around it',
    'booking/slots.ts',
    '!isTaken(start - before, start + length + after)',
    '!isTaken(start, start + length)',
  ),
  several(
    'a day takes one call more than it may have',
    ['booking/slots.ts', 'ofKind >= maxPerDay', 'ofKind > maxPerDay'],
    ['booking/slots.ts', 'all >= rules.maximumPerDay', 'all > rules.maximumPerDay'],
  ),
  mutation(
    'popups are shown that are switched off',
    'popups/queries.ts',
    ".where('isActive', '=', true)\n    .orderBy('id')",
    ".orderBy('id')",
  ),
  mutation(
    'logging out ends no session',
    'auth/sessions.ts',
    '  await lucia(ctx).invalidateSession(id);\n',
    '  void [ctx, id];\n',
  ),
  mutation('a new password leaves the sessions', 'auth/users.ts', '  await deleteUserSessions(trx, id);\n', ''),
  mutation(
    'a forged link unsubscribes',
    'newsletter/newsletter.ts',
    "!isLinkToken(ctx, signed, 'newsletter-unsubscribe', subscriber.id, subscriber.email)",
    '!ctx',
  ),
  mutation(
    'page views count twice',
    'overview/counters.ts',
    'await add(db, day, isCounted ? name : OTHER, count);',
    'await add(db, day, isCounted ? name : OTHER, count * 2);',
  ),
  mutation(
    'the former address of a post leads nowhere',
    'blog/edits.ts',
    'await upsertRedirect(trx, current.slug, current.id, now);',
    'void upsertRedirect;',
  ),
  mutation(
    'a search finds what is not public',
    'blog/queries.ts',
    'cross join blog_posts on blog_posts.id = match.id\n    where ${isVisible(now)}',
    'cross join blog_posts on blog_posts.id = match.id\n    where ${now} > 0',
  ),
  mutation(
    'planned posts are in the feed',
    'blog/reading.ts',
    'await listVisibleRenderings(ctx.db, now, limit)',
    'await listVisibleRenderings(ctx.db, (now * 2) as never, limit)',
  ),
  mutation(
    'programs need no scope',
    'mcp/routes.ts',
    'if (needed && !caller.program.scopes.includes(needed.scope)) {',
    'if (needed && !caller) {',
  ),
  several(
    'an ended program goes on',
    ['oauth/oauth.ts', '    !row.revoked &&\n', ''],
    ['oauth/oauth.ts', '    row.endedAt === null &&\n', ''],
    ['oauth/oauth.ts', '    row.isClientActive &&\n', ''],
  ),
  mutation(
    'an export lacks a message',
    'overview/exports.ts',
    '(await listContactsBefore(ctx.db, before, size)).map(',
    '(await listContactsBefore(ctx.db, before, size)).slice(1).map(',
  ),
  mutation(
    'webhooks have a wrong signature',
    'delivery/webhook-channel.ts',
    "createHmac('sha256', secret).update(body)",
    "createHmac('sha256', secret).update(`${body} `)",
  ),
  mutation(
    'an answer to the mail about a message reaches nobody',
    'leads/mails.ts',
    '        replyTo: { name, address: contact.email },\n',
    '',
  ),
  mutation(
    'a moved call has the number of the former time',
    'booking/queries.ts',
    '.set({ ...to, sequence: sql`sequence + 1` })',
    '.set(to)',
  ),
  mutation(
    'visitors read the time of the business',
    'booking/mails.ts',
    '[texts.when, formatMoment(booking.start, booking.timezone, site)]',
    '[texts.when, formatMoment(booking.start, booking.businessTimezone, site)]',
  ),
  mutation(
    'returned mails suppress nobody',
    'newsletter/subscribers/suppression.ts',
    '  await insertSuppression(trx, email, { kind, reason, newsletterId, createdAt: ctx.clock.now() });\n',
    '  void [email, kind, reason];\n',
  ),
  mutation(
    'a full mailbox suppresses its address',
    'newsletter/bounces/report.ts',
    "(subject === '2' && detail !== '2')",
    "subject === '2'",
  ),
  mutation(
    'more mails of issues in an hour than the owner allows',
    'newsletter/sending/pace.ts',
    'limit - used);',
    'limit + 0 * used);',
  ),
  mutation(
    'nobody is told of a call that a program moved',
    'booking/changes.ts',
    "  await enqueueBookingMessages(ctx, trx, 'booking.rescheduled', moved",
    "  if (by !== 'program') await enqueueBookingMessages(ctx, trx, 'booking.rescheduled', moved",
  ),
  mutation(
    'an issue for one page goes to everybody',
    'newsletter/subscribers/audience-queries.ts',
    "if (audience.kind === 'page') return query.where('newsletterSubscribers.page', 'in', audience.pages);",
    "if (audience.kind === 'page') return query;",
  ),
  mutation(
    'posts show a picture that was replaced',
    'assets/assets.ts',
    '    await replaceInTexts(trx, filename, to);\n',
    '    void replaceInTexts;\n',
  ),
  mutation(
    'deleted files stay',
    'assets/assets.ts',
    'for (const name of filesOf(found)) await rm(',
    'for (const name of filesOf(found).slice(9)) await rm(',
  ),
  mutation(
    'editors change what is public',
    'blog/policy.ts',
    "  if (draftsOnly) throw new AppError('forbidden', 'This post is published",
    "  if (!post) throw new AppError('forbidden', 'This post is published",
  ),
  mutation(
    'one address may send any number of messages',
    'http/limit.ts',
    '    if (retryAfter > 0) {\n      const wait',
    '    if (retryAfter < 0) {\n      const wait',
  ),
  mutation(
    'events that block nothing block',
    'calendars/traits.ts',
    'return !(traits & TRAITS.transparent) || transparentBlocks;',
    'return true;',
  ),
  mutation(
    'tentative events do not block',
    'calendars/traits.ts',
    'if (traits & TRAITS.tentative && !tentativeBlocks) return false;',
    'if (traits & TRAITS.tentative) return false;',
  ),
  mutation(
    'times are offered without the calendar',
    'calendars/busy-times.ts',
    'if (stale.length > 0 && closesWhenStale(ctx)) return',
    'if (stale.length > 99 && closesWhenStale(ctx)) return',
  ),
  mutation('passwords can be guessed', 'auth/login-throttle.ts', 'if (wait > 0) {', 'if (wait < 0) {'),
  mutation(
    'nobody is asked for the second factor',
    'auth/login.ts',
    'if (factor.length === 0 || isTrusted) {',
    'if (factor.length < 9 || isTrusted) {',
  ),
  mutation(
    'the feed of bookings keeps cancelled calls',
    'booking/feed-queries.ts',
    ".where('status', '!=', 'cancelled')",
    '',
  ),
  mutation(
    'who was answered still waits',
    'leads/replies.ts',
    '    await updateRespondedOf(trx, email, true, input.lastMessage);\n',
    '    void updateRespondedOf;\n',
  ),
  mutation(
    'a restore logs nobody out',
    'operations/after-restore.ts',
    "    await trx.deleteFrom('sessions').execute();\n",
    '',
  ),
  mutation(
    'own hours of a meeting type are ignored',
    'booking/slots.ts',
    'meeting.hours ?? rules.hours)) {',
    'rules.hours)) {',
  ),
  mutation('closed half hours stay open', 'booking/slots.ts', '      !isClosed(start, start + length) &&\n', ''),
  mutation(
    'the last day off is open',
    'booking/slots.ts',
    'date <= (rule.endDate ?? date)',
    "date < (rule.endDate ?? '9999')",
  ),
  several(
    'an import subscribes who has left',
    [
      'newsletter/subscribers/import.ts',
      'const added = allowed.filter(({ email }) => !known.has(email.toLowerCase()));',
      'const added = allowed;',
    ],
    [
      'newsletter/subscribers/queries.ts',
      ".onConflict((conflict) => conflict.column('email').doNothing())\n    .execute();\n}\n\n/** Selects",
      ".onConflict((conflict) => conflict.column('email').doUpdateSet({ subscribed: true, leftAt: null }))\n    .execute();\n}\n\n/** Selects",
    ],
  ),
  mutation(
    'the sitemap lacks the posts',
    'seo/seo.ts',
    '    ...posts.map(({ slug, updatedAt }) => ({ path: paths.post(slug), changed: dayToIso(dayOf(updatedAt)) })),\n',
    '',
  ),
  mutation(
    'a repeated webhook has another id',
    'delivery/webhook-channel.ts',
    '    id: row.uid,\n',
    '    id: `${row.uid}${Math.random()}`,\n',
  ),
  mutation(
    'a link for a new password works twice',
    'auth/account-links.ts',
    'return `${expiresAt}:${password}`;',
    'return `${expiresAt}:${password.length}`;',
  ),
  mutation(
    'who is to be asked today is shown tomorrow',
    'leads/queries.ts',
    ".where('followUpOn', '<=', day)",
    ".where('followUpOn', '<', day)",
  ),
  mutation(
    'a hidden kind of call can be booked',
    'booking/availability.ts',
    'if (meeting && (meeting.isActive || mayBeHidden)) return meeting;',
    'if (meeting && (mayBeHidden || !mayBeHidden)) return meeting;',
  ),
  mutation(
    'nobody is reminded of a moved call',
    'booking/changes.ts',
    "if (event === 'booking.cancelled' || dueAt",
    "if (event !== 'booking.created' || dueAt",
  ),
  mutation(
    'one mailbox may book any number of calls',
    'booking/booking.ts',
    'if (bookings.length < FUTURE_BOOKINGS_MAX) return;',
    'if (bookings.length < 999) return;',
  ),
  mutation(
    'a cancelled call can be moved by its link',
    'booking/details.ts',
    'return isTaking(booking.status) && booking.startsAt!',
    'return booking.startsAt!',
  ),
  mutation(
    'a day off of each week is open',
    'booking/slots.ts',
    'return isWithin && rule.dayOfWeek === day.dayOfWeek % 7;',
    'return isWithin && rule.dayOfWeek === day.dayOfWeek + 7;',
  ),
  mutation(
    'a day off of each month is the day before',
    'booking/slots.ts',
    'return isWithin && rule.dayOfMonth === day.day;',
    'return isWithin && rule.dayOfMonth === day.day + 1;',
  ),
  mutation(
    'extra hours are not offered',
    'booking/slots.ts',
    "const moment = isEnabled ? toMoment(date, time, timezone, 'reject') : undefined;",
    "const moment = isEnabled && !time ? toMoment(date, time, timezone, 'reject') : undefined;",
  ),
  mutation(
    'complaints suppress nobody',
    'newsletter/subscribers/suppression.ts',
    "if (kind === 'soft') {",
    "if (kind !== 'hard') {",
  ),
  mutation(
    'an old report of a bounce is accepted',
    'newsletter/bounces/routes.ts',
    '!(age <= VALID_SECONDS)',
    '!(age <= VALID_SECONDS * 1e9)',
  ),
  mutation(
    'issues cannot be left with one click',
    'newsletter/issues/mail.ts',
    "      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',\n",
    '',
  ),
  mutation(
    'the owner does not hear of subscribers',
    'newsletter/newsletter.ts',
    '  await tellSubscribed(ctx, trx, joined, page);\n  return joined;',
    '  return joined;',
  ),
  mutation(
    'a link that confirms never expires',
    'newsletter/subscribers/confirm-link.ts',
    'sentAt > VALID_SECONDS)',
    'sentAt > VALID_SECONDS * 99)',
  ),
  mutation(
    'a link for a new password never expires',
    'auth/account-links.ts',
    'Number(expires) <= ctx.clock.now()',
    'Number(expires) <= 0',
  ),
  mutation(
    'logins never expire',
    'auth/sessions.ts',
    "new TimeSpan(IDLE_DAYS, 'd')",
    "new TimeSpan(IDLE_DAYS * 10, 'd')",
  ),
  mutation(
    'the preview of a draft never expires',
    'http/shared-links.ts',
    'Number(expires) > ctx.clock.now();',
    'Number(expires) > 0;',
  ),
  mutation(
    'what is dangerous needs no recent login',
    'http/require-captain.ts',
    'authenticatedAt) <= RECENT_SECONDS',
    'authenticatedAt) <= RECENT_SECONDS * 1e6',
  ),
  mutation(
    'the last owner can give up the rights',
    'auth/users.ts',
    "if (!active.some((captain) => roleOf(captain) === 'owner'))",
    'if (active.length === 0)',
  ),
  mutation('the chat forgets the address', 'chat/chat.ts', 'email: contact.email ?? chat.email,', 'email: chat.email,'),
  mutation(
    'a draft replaces one that was not seen',
    'content/edits.ts',
    'if ((row?.version ?? 0) !== version) {',
    'if ((row?.version ?? 0) < version) {',
  ),
  mutation(
    'tags of hidden posts are listed',
    'blog/tag-queries.ts',
    '`published_at is not null and published_at <= ${now}`',
    '`published_at is not null and ${now} > 0`',
  ),
  mutation(
    'a revision gives another text',
    'blog/revision-queries.ts',
    "    .where('id', '=', id)\n    .executeTakeFirst();\n}",
    "    .where('id', '<=', id)\n    .orderBy('id')\n    .executeTakeFirst();\n}",
  ),
  mutation(
    'an earlier version of a page brings back another text',
    'content/edits.ts',
    'repair(definition.schema, revision.data, definition.base)',
    'repair(definition.schema, wholeDocument(definition, (await findStoredDocument(db, key))?.published ?? null) as never, definition.base)',
  ),
  mutation(
    'a post that is planned anew keeps its former time',
    'blog/edits.ts',
    'if (input.publishAt !== null && input.publishAt > now) return input.publishAt;',
    'if (input.publishAt !== null && input.publishAt > now) return Math.max(now, current?.publishedAt ?? 0) > now ? current!.publishedAt : input.publishAt;',
  ),
  {
    name: 'editors delete posts',
    patches: [
      {
        file: 'shared/post.calls.ts',
        from: "who: 'owner',\n    audit: 'post.delete',",
        to: "who: 'editor',\n    audit: 'post.delete',",
      },
    ],
  },
  mutation(
    'erasing leaves the answers to a person',
    'people/erase-address.ts',
    "  'delete from replies where email = @email',\n",
    '',
  ),
  mutation(
    'a stage that was chosen moves on',
    'leads/changes.ts',
    '...(stage && { stage, stageChosen: true })',
    '...(stage && { stage, stageChosen: false })',
  ),
  mutation(
    'clicks on a popup count as closings',
    'popups/queries.ts',
    "row.val(counts.clicks).as('c')",
    "row.val(counts.closings).as('c')",
  ),
  mutation('quotes break an export', 'http/csv.ts', `safe.replaceAll('"', '""')`, 'safe'),
  mutation(
    'a program cancels a call and tells nobody',
    'booking/changes.ts',
    "  await enqueueBookingMessages(ctx, trx, 'booking.cancelled'",
    "  if (by !== 'program') await enqueueBookingMessages(ctx, trx, 'booking.cancelled'",
  ),
  mutation(
    'a restore forgets who was suppressed',
    'operations/after-restore.ts',
    'of optOuts.suppressed)',
    'of optOuts.suppressed.slice(9999))',
  ),
  several(
    'scripts in uploads run',
    [
      'assets/upload-routes.ts',
      "if (!shown) headers['Content-Disposition']",
      "if (!shown && extension !== '.svg') headers['Content-Disposition']",
    ],
    ['assets/upload-routes.ts', '; sandbox', "; script-src 'unsafe-inline'"],
  ),
  mutation(
    'sources of visits are lost',
    'overview/sources.ts',
    "if (!referrer || !URL.canParse(referrer)) return '';",
    "if (!referrer || URL.canParse(referrer)) return '';",
  ),
  mutation(
    'a post renamed twice loses its first address',
    'blog/redirect-queries.ts',
    "  await db\n    .insertInto('blogRedirects')\n    .values({ slug, postId, createdAt })\n    .onConflict((conflict) => conflict.column('slug')",
    "  await db.deleteFrom('blogRedirects').where('postId', '=', postId).execute();\n  await db\n    .insertInto('blogRedirects')\n    .values({ slug, postId, createdAt })\n    .onConflict((conflict) => conflict.column('slug')",
  ),
  mutation(
    'a calendar counts as out of date too early',
    'calendars/busy-times.ts',
    "Number(ctx.settings.value('calendars_stale_after_minutes')) * 60;",
    "Number(ctx.settings.value('calendars_stale_after_minutes'));",
  ),
  mutation(
    "the owner's refused mails are given up",
    'delivery/worker.ts',
    "error.kind === 'refused' && row.audience === 'visitor';",
    "error.kind === 'refused';",
  ),
  mutation(
    'an old link that confirms lifts a complaint',
    'newsletter/newsletter.ts',
    "if (suppression && suppression.kind !== 'manual' && subscriber.consentAt >= suppression.createdAt) {",
    "if (suppression && suppression.kind !== 'manual') {",
  ),
  mutation(
    'a post is replaced by somebody who has not seen it',
    'blog/edits.ts',
    '    rejectOutdatedSave(current, input);\n',
    '',
  ),
  mutation(
    'the audit log forgets what was refused',
    'audit-calls.ts',
    'if (!captain || asksForDryRun',
    'if (!captain || !c.res.ok || asksForDryRun',
  ),
  mutation(
    'a program that may not read is told what others wrote',
    'mcp/tool.ts',
    "return scopes.includes('read') ? data : {};",
    'return scopes.length > 0 ? data : {};',
  ),
  mutation(
    'a program changes a planned issue',
    'newsletter/issues/policy.ts',
    "  if (draftedBy !== undefined && state !== 'draft') {",
    "  if (draftedBy !== undefined && state === 'sending') {",
  ),
  mutation(
    'who left long ago is forgotten',
    'people/retention.ts',
    "  if (kind === 'leads' || kind === 'left') await rememberWhoLeft(trx, emails, ctx.clock.now());\n",
    '',
  ),
  mutation(
    'who left and wrote long ago is forgotten',
    'people/retention.ts',
    "if (kind === 'leads' || kind === 'left') await remember",
    "if (kind === 'left') await remember",
  ),
  mutation(
    'who left is subscribed again by a form',
    'newsletter/newsletter.ts',
    'if (mustConfirm) return askToConfirm(ctx, trx, subscriber);',
    'if (mustConfirm && !known?.leftAt) return askToConfirm(ctx, trx, subscriber);',
  ),
  mutation(
    'drafts of issues are in the archive',
    'newsletter/issues/archive-queries.ts',
    ".where('startedAt', 'is not', null)",
    '',
  ),
  mutation(
    'erasing leaves the chats',
    'people/erase-address.ts',
    "  'delete from chat_sessions where email = @email collate nocase',\n",
    '',
  ),
  mutation(
    'mails that are deferred are given up',
    'delivery/mail-server.ts',
    'if (responseCode >= 400 && !isPermanent)',
    'if (responseCode >= 499 && !isPermanent)',
  ),
  mutation('subscribers are deleted with old leads', 'people/retention-queries.ts', ' and is_subscriber = 0', ''),
  mutation(
    'what the owner changes in the calendar is not noticed',
    'calendars/own-events.ts',
    'const found = seen && isAsWritten(seen, write) ?',
    'const found = seen ?',
  ),
  mutation(
    'what the owner changes in the calendar is not noticed once the call is confirmed',
    'calendars/write-queries.ts',
    ".where('write.sequence', 'is not', null)",
    ".whereRef('booking.sequence', '=', 'write.sequence')",
  ),
  mutation(
    'a call that is moved in the calendar keeps its time',
    'booking/calendar-changes.ts',
    'storeMove(ctx, trx, booking, { start, end,',
    'storeMove(ctx, trx, booking, { start: booking.startsAt!, end,',
  ),
  mutation(
    'an event is not put back',
    'booking/calendar-changes.ts',
    'await updateWrite(trx, write, { ...DECIDED, sequence: null, etag: null });',
    'await updateWrite(trx, write, DECIDED);',
  ),
  mutation(
    'old chats stay',
    'people/retention-queries.ts',
    'sql`updated_at < ${before}`',
    'sql`updated_at < 0 and ${before}`',
  ),
  mutation('a day has no copy of its own', 'db/snapshot.ts', 'const DAILY_KEPT = 14;', 'const DAILY_KEPT = 1;'),
  mutation(
    'the file of a cancelled call is an invitation',
    'booking/mails.ts',
    "isCancelled ? 'CANCEL' : 'REQUEST'",
    "isCancelled ? 'REQUEST' : 'REQUEST'",
  ),
  mutation(
    'an import takes suppressed and erased addresses',
    'newsletter/subscribers/import.ts',
    'rows.filter(({ email }) => !blocked.has(hashAddress(email)));',
    'rows.filter(({ email }) => !blocked.has(email));',
  ),
  mutation(
    'views of popups are not added up',
    'popups/queries.ts',
    "views: eb('popupCounts.views', '+', eb.ref('excluded.views')),",
    "views: eb.ref('excluded.views'),",
  ),
  mutation(
    'a refused webhook counts as taken',
    'delivery/webhook-channel.ts',
    'if (status < 200 || status > 299) {',
    'if (status < 200 || status > 499) {',
  ),
  mutation(
    'one address may book any number of calls',
    'http/limit.ts',
    "if (counts === 'accepted' && !c.res.ok) rate.giveBack(address);",
    "if (counts === 'accepted' && c.res.ok) rate.giveBack(address);",
  ),
  mutation(
    'planned pages appear with the next change only',
    'content/edits.ts',
    '  if (isPlanned) ctx.publicContent.planned();\n',
    '',
  ),
  mutation(
    'a server that refused everybody suppresses everybody',
    'newsletter/sending/outcomes.ts',
    '      refused.flatMap(({ email }) => email ?? []),\n',
    '      [],\n',
  ),
  mutation(
    'a refresh token works twice',
    'oauth/token.ts',
    'if (token.rotatedAt !== null) {',
    'if (token.rotatedAt !== null && token.id < 0) {',
  ),
  mutation(
    'a stranger exchanges a code',
    'oauth/token.ts',
    "isVerifier(single(params, 'code_verifier'), code.codeChallenge)",
    'code.id > 0',
  ),
  mutation(
    'a program gets more scopes than it was allowed',
    'oauth/token.ts',
    'if (!asked.every((scope) => allowed.includes(scope))) {',
    'if (!asked.some((scope) => allowed.includes(scope))) {',
  ),
  mutation(
    'a recovery code works twice',
    'auth/factor-queries.ts',
    "changesRows(db.deleteFrom('recoveryCodes').where('userId', '=', userId).where('hash', '=', hash));",
    "hasRows(db.selectFrom('recoveryCodes').select('hash').where('userId', '=', userId).where('hash', '=', hash));",
  ),
  mutation(
    'a code of the second factor works twice',
    'auth/factor-queries.ts',
    ".where('lastStep', '<', step)",
    ".where('lastStep', '<=', step)",
  ),
  mutation(
    'a reply answers what came after it was begun',
    'leads/queries.ts',
    ".where('responded', '=', !responded)\n    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo!))",
    ".where('responded', '=', !responded)",
  ),
  mutation(
    'a call that is over can be cancelled',
    'booking/booking.ts',
    '    refuseOver(ctx, booking);\n    return toDetails(ctx, await storeCancellation',
    '    return toDetails(ctx, await storeCancellation',
  ),
  mutation(
    'a moved call keeps its former day',
    'booking/changes.ts',
    '    preferredDate: date,\n    preferredTime: time,\n    timezone,\n    updatedAt: ctx',
    '    timezone,\n    updatedAt: ctx',
  ),
  mutation(
    'a captain subscribes who has left',
    'newsletter/newsletter.ts',
    "if (actionFor(ctx, subscriber, await findSuppression(trx, subscriber.email)) !== 'subscribe') {",
    'if (actionFor(ctx, subscriber, await findSuppression(trx, subscriber.email)) === undefined) {',
  ),
  mutation(
    'a page that moves leaves no redirect',
    'content/edits.ts',
    'if (before !== path) await saveRedirect(db, before, key);',
    '',
  ),
  mutation(
    'a post leads to one that is not public',
    'blog/queries.ts',
    "db.selectFrom('blogPosts').select(['slug', 'title']).where(isVisible(now)).limit(1)",
    "db.selectFrom('blogPosts').select(['slug', 'title']).limit(1)",
  ),
  mutation(
    'the model is told of other chats',
    'chat/queries.ts',
    ".where('sessionId', '=', sessionId);\n  return (await query",
    ".where('sessionId', '>', 0);\n  return (await query",
  ),
  mutation(
    'chats are deleted after a day',
    'people/retention-queries.ts',
    "chats: { table: 'chat_sessions', where: ({ before }) => sql`updated_at < ${before}` }",
    "chats: { table: 'chat_sessions', where: ({ now }) => sql`updated_at < ${now} - 86400` }",
  ),
  mutation(
    'a picture that is shown is deleted',
    'assets/assets.ts',
    'if (!evenIfUsed) await refuseUsed(trx, filename);',
    '',
  ),
  mutation(
    'a day is full with half of its calls',
    'booking/availability.ts',
    'fullDays(booked, meeting, rules)',
    'fullDays([...booked, ...booked], meeting, rules)',
  ),
  mutation(
    'extra hours are read in another time zone',
    'booking/slots.ts',
    "toMoment(date, time, timezone, 'reject') : undefined",
    "toMoment(date, time, 'UTC', 'reject') : undefined",
  ),
  mutation(
    'an issue goes to those who chose other topics',
    'newsletter/subscribers/audience-queries.ts',
    "if (audience.kind !== 'interest') query",
    "if (audience.kind === 'page') query",
  ),
  mutation(
    'an issue for earlier subscribers goes to later ones',
    'newsletter/subscribers/audience-queries.ts',
    'if (before !== undefined) query',
    'if (before === 0) query',
  ),
  mutation(
    'pages do not learn of a new popup',
    'popups/popups.ts',
    'const id = await insertPopup(ctx.db, input, ctx.clock.now());\n  if (input.isActive) ctx.publicContent.changed();',
    'const id = await insertPopup(ctx.db, input, ctx.clock.now());',
  ),
  mutation(
    'pages keep a popup that is off',
    'popups/popups.ts',
    'if (before.isActive || after.isActive) ctx',
    'if (after.isActive) ctx',
  ),
  mutation(
    'the switch for mails about subscribers does nothing',
    'delivery/worker.ts',
    "  newsletter: 'notify_subscribers',\n",
    '',
  ),
  mutation(
    'a moved call keeps its time zone',
    'booking/booking.ts',
    'zone ?? booking.timezone, booking.id',
    'booking.timezone, booking.id',
  ),
  mutation(
    'times without a zone are read in UTC',
    'calendars/expand/expand.ts',
    '(blocks.timezone !== undefined && find(blocks.timezone)) || days;',
    '(blocks.timezone !== undefined && find(blocks.timezone)) || UTC;',
  ),
  mutation(
    'choosing topics deletes those of everybody',
    'newsletter/subscribers/queries.ts',
    "deleteFrom('interests').where('email', '=', email).where('page', 'not in', pages)",
    "deleteFrom('interests').where('page', 'not in', pages)",
  ),
  mutation(
    'the outcome of a mail is forgotten before it is stored',
    'newsletter/sending/outcomes.ts',
    'await unstored?.();\n    unstored = undefined;',
    'const work = unstored;\n    unstored = undefined;\n    await work?.();',
  ),
  mutation(
    'erasing looks at capitals',
    'people/erase-address.ts',
    'delete from contacts where email = @email collate nocase',
    'delete from contacts where email = @email',
  ),
  mutation(
    'an issue stays planned after a restore',
    'operations/after-restore.ts',
    "set({ state: 'draft', sendAt: null }).where('state', '=', 'scheduled')",
    "set({ state: 'draft', sendAt: null }).where('state', '=', 'draft')",
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
