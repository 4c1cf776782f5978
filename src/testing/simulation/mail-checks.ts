import type { Database } from 'better-sqlite3';
import type { ExpectedIssue } from './model.ts';
import { isHeld } from './restore.ts';
import type { TakenMail } from './servers/mail.ts';
import { DAY, HOUR, MINUTE, OWNER, type World } from './world.ts';

/** Visitors are in Berlin, eight or nine hours from the business. */
const BERLIN = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Berlin', hour: 'numeric', minute: '2-digit' });

/** Nobody writes this into a mail. */
const UNFILLED = /\{[a-z]+(?:\.[a-z]+)*\}|\bundefined\b|\bNaN\b|Invalid Date|\[object /;

/** Longest delay of a mail that was being sent when its reader left, or the call was cancelled. */
const ON_ITS_WAY_MS = 30_000;
/** Longest delay of a mail that was being sent when its issue was paused: each is checked once more before it is sent. */
const STOPS_WITHIN_MS = 12_000;
/** A mail that is due has been sent after this time, when the mail server worked all the while. */
const SENT_WITHIN_MS = 12 * HOUR;
/** Clocks are set by this time at most. */
const SET_BY_MS = 4 * HOUR;
/** A visitor is reminded a day ahead; the clock may have been set by some hours. */
const REMINDED_AHEAD_MS = DAY + SET_BY_MS;

/** Each mail once, unless its acceptance was not heard of; none to somebody who had left, was suppressed or erased. */
export function checkMails(world: World): void {
  const { mail, model, violate } = world;
  for (const taken of mail.mails.slice(world.checkedMails)) {
    // A kill may have taken back what was certain then.
    const before = world.takenMails.get(taken.messageId);
    if (before?.isCertain && (before.at > world.restoredAt || isHeld(before)))
      violate(`The mail ${taken.event} to ${taken.to} was sent again after it had been accepted`);
    world.takenMails.set(taken.messageId, taken);
    if (taken.at > world.restoredAt) checkInvitation(world, taken);
    checkReplyTo(world, taken);
    const { state, at } = model.subscriberMails;
    if (taken.event === 'newsletter.subscribed' && state === 'off' && taken.begunAt > at + ON_ITS_WAY_MS)
      violate(`The owner was told that somebody subscribed, and wants no such mails`);
    const unfilled = UNFILLED.exec(`${taken.subject} ${taken.text}`)?.[0];
    if (unfilled) violate(`The mail ${taken.event} to ${taken.to} says ${unfilled}`);
    const left = model.subscribers.get(taken.to);
    const erasedAt = model.erased.get(taken.to);
    if (erasedAt !== undefined && taken.begunAt > erasedAt + ON_ITS_WAY_MS && !hasReturned(world, taken.to)) {
      violate(`The erased ${taken.to} was sent ${taken.event}`);
    }
    if (taken.event === 'booking.reminder' && !mayBeReminded(world, taken))
      violate(`${taken.to} was reminded of a call that is cancelled or days ahead`);
    if (taken.event === 'booking.reminder') checkReminderTime(world, taken);
    if (taken.event !== 'newsletter.issue') continue;
    checkPerHour(world, taken);
    if (!taken.hasOneClick) violate(`${taken.to} cannot leave the newsletter with one click`);
    const issue = model.issues.find(({ marker }) => taken.text.includes(marker));
    if (issue?.stoppedAt !== undefined && taken.begunAt > issue.stoppedAt + STOPS_WITHIN_MS)
      violate(`The stopped issue ${issue.id} went on`);
    // Sending goes on when the clock is set back.
    if (issue && taken.latestDate < issue.notBefore - 1_000) violate(`The issue ${issue.id} was sent before its time`);
    if (issue?.page && left?.page && left.page !== issue.page)
      violate(`${taken.to} signed up on ${left.page} and was sent an issue for ${issue.page}`);
    if (issue?.before && left?.signedUpAt && left.signedUpAt > issue.before + SET_BY_MS)
      violate(`${taken.to} signed up after those for whom the issue ${issue.id} is`);
    if (issue && !issue.topic && left?.limitedAt && issue.notBefore > left.limitedAt + SET_BY_MS)
      violate(`${taken.to} chose another topic and was sent the issue ${issue.id}`);
    if (issue?.topic && left && left.limitedAt === undefined && !left.hasChosen)
      violate(`${taken.to} chose no topic and was sent the issue ${issue.id} about ${issue.topic}`);
    if (left?.state === 'waiting' && taken.begunAt > left.at)
      violate(`${taken.to}, who has not confirmed, was sent an issue`);
    if (left?.state === 'left' && taken.begunAt > left.at + ON_ITS_WAY_MS)
      violate(`${taken.to} had left and was sent an issue`);
    const suppressedAt = model.suppressed.get(taken.to);
    if (suppressedAt !== undefined && taken.begunAt > suppressedAt + ON_ITS_WAY_MS) {
      violate(`The suppressed ${taken.to} was sent an issue`);
    }
  }
  world.checkedMails = mail.mails.length;
}

/** Each change of a call has a higher number, by which calendars replace what they have, and the visitor reads it in their own time. */
function checkInvitation(world: World, { event, to, text, calendar }: TakenMail): void {
  const [, uid] = /^UID:(.*)$/m.exec(calendar) ?? [];
  const [, sequence] = /^SEQUENCE:(\d+)/m.exec(calendar) ?? [];
  const [, start] = /^DTSTART[^:]*:(\w+)/m.exec(calendar) ?? [];
  const [, status] = /^STATUS:(\w+)/m.exec(calendar) ?? [];
  const [, method] = /^METHOD:(\w+)/m.exec(calendar) ?? [];
  if (!uid || !sequence || !start) return;
  // The owner's calendar takes no answers, so the owner gets no invitations.
  if (to !== OWNER && (method === 'CANCEL') !== (status === 'CANCELLED'))
    world.violate(`The file in ${event} to ${to} is ${method} of a call that is ${status}`);
  const [key, change] = [`${uid} ${sequence}`, `${start} ${status}`];
  const known = world.invitations.get(key);
  if (known !== undefined && known !== change)
    world.violate(`The change ${sequence} of ${uid} is ${known} and ${change}`);
  world.invitations.set(key, change);
  if (to === OWNER || !world.model.bookings.some(({ email, token }) => email === to && token)) return;
  const time = BERLIN.format(momentOf(start)).split(/\s/)[0] ?? '';
  if (!text.includes(time)) world.violate(`The mail ${event} to ${to} does not say ${time}, the time in Berlin`);
  if (event !== 'booking.rescheduled') return;
  const [before] = world.invitations.get(`${uid} ${Number(sequence) - 1}`)?.split(' ') ?? [];
  const formerTime = before && BERLIN.format(momentOf(before)).split(/\s/)[0];
  if (formerTime && !text.includes(formerTime))
    world.violate(`The mail ${event} to ${to} does not say ${formerTime}, the time before`);
}

/** A time of a calendar file, in milliseconds since 1970. */
function momentOf(time: string): number {
  return Date.parse(time.replace(/^(....)(..)(..T..)(..)(..)/, '$1-$2-$3:$4:$5'));
}

/** No more mails of issues in an hour than the owner allows, which a restored server may not know that it sent. */
function checkPerHour({ model, mail, restoredAt, violate }: World, { date, at }: TakenMail): void {
  if (model.issuesPerHour === 0 || (restoredAt > 0 && at < restoredAt + HOUR)) return;
  const isInHour = (each: TakenMail) =>
    each.event === 'newsletter.issue' && each.isCertain && each.date > date - 59 * MINUTE && each.date <= date;
  const sent = mail.mails.filter(isInHour).length;
  if (sent > model.issuesPerHour) violate(`${sent} mails of issues were sent within an hour`);
}

/** A reminder says when the call is now. */
function checkReminderTime({ model, violate }: World, { to, text, begunAt }: TakenMail): void {
  const theirs = model.bookings.filter(({ email }) => email === to);
  const [booking] = theirs;
  if (!booking || theirs.length > 1 || !booking.isActive || booking.isUnsure || !booking.token) return;
  if ((booking.movedAt ?? 0) > begunAt - MINUTE) return;
  const time = BERLIN.format(booking.start).split(/\s/)[0] ?? '';
  if (!text.includes(time)) violate(`The reminder to ${to} does not say ${time}, the time of the call`);
}

/** The owner answers a message by answering its mail. */
function checkReplyTo({ model, violate }: World, { event, to, text, replyTo }: TakenMail): void {
  if (event !== 'contact.created' || to !== OWNER) return;
  const contact = model.contacts.findLast(({ marker }) => text.includes(marker));
  if (contact && !replyTo.toLowerCase().includes(contact.email))
    violate(`An answer to the mail about ${contact.marker} goes to ${replyTo}`);
}

/** True unless every booking of the address was cancelled before the mail, or is days ahead. */
function mayBeReminded({ model }: World, { to, begunAt, date }: TakenMail): boolean {
  const theirs = model.bookings.filter(({ email }) => email === to);
  const may = ({ isActive, isUnsure, cancelledAt = 0, start, starts }: (typeof theirs)[number]) =>
    isUnsure ||
    ((isActive || cancelledAt + ON_ITS_WAY_MS > begunAt) &&
      [start, ...starts].some((time) => time - date < REMINDED_AHEAD_MS));
  return theirs.length === 0 || theirs.some(may);
}

function hasReturned({ model }: World, email: string): boolean {
  return model.subscribers.has(email) || [...model.contacts, ...model.bookings].some((each) => each.email === email);
}

/** Looks for mails that are missing, where the mail server worked since. */
export function checkDueMails(world: World): void {
  checkTold(world);
  checkIssues(world);
}

/** The owner hears of each message, by mail and webhook, and both sides of each booking. */
function checkTold(world: World): void {
  const { clock, mail, model, webhooks } = world;
  const isDue = (at: number) => clock.elapsed() - at > SENT_WITHIN_MS;
  const isFine = world.wasMailFineFor(SENT_WITHIN_MS);
  for (const { outcome, at, marker } of model.contacts) {
    if (!isFine || outcome !== 'stored' || world.toldContacts.has(marker) || !isDue(at)) continue;
    const isAbout = ({ event, text }: { event: string; text: string }) =>
      event === 'contact.created' && text.includes(marker);
    if (!mail.mails.some(isAbout)) world.violate(`The owner got no mail about ${marker}`);
    else if (!webhooks.some(isAbout)) world.violate(`The owner got no webhook about ${marker}`);
    else if (new Set(webhooks.filter(isAbout).map(({ id }) => id)).size > 1)
      world.violate(`The webhook about ${marker} was repeated with another id`);
    else world.toldContacts.add(marker);
  }
  const due = model.dueMails.filter(({ at }) => isDue(at));
  model.dueMails = model.dueMails.filter(({ at }) => !isDue(at));
  for (const { event, to, at, text = '' } of due) {
    // A server that refuses a mail for good is not asked again.
    if (!world.wasMailFineFor(clock.elapsed() - at + HOUR)) continue;
    const isSent = mail.mails.some(
      (taken) => taken.event === event && taken.to === to && taken.begunAt >= at - MINUTE && taken.text.includes(text),
    );
    if (!isSent)
      world.violate(`${to} got no mail ${event} about a change ${Math.round((clock.elapsed() - at) / HOUR)} hours ago`);
  }
}

/**
 * False for a call of which its visitor may not have been told: a mailbox gets three mails about bookings a day, and no reminder of a call
 * that it was not told of.
 */
export function isTold(starts: number[]): boolean {
  return starts.length > 0 && starts.length <= 3;
}

/** Visitors are reminded of their calls. */
export function checkReminders(world: World): void {
  const now = world.clock.date();
  for (const { email, start, starts, bookedFor, isActive, isUnsure, isWritten = true } of world.model.bookings) {
    const isAhead = start - now > 2 * HOUR && start - now < 18 * HOUR;
    if (!isActive || isUnsure || !isWritten || !isAhead || bookedFor < REMINDED_AHEAD_MS || !isTold(starts)) continue;
    // The reminder was due a day before the call, with some hours for clocks that were set.
    if (!world.wasMailFineFor(DAY - (start - now) + 4 * HOUR)) continue;
    const isReminder = ({ event, to, date }: TakenMail) =>
      event === 'booking.reminder' && to === email && date > start - REMINDED_AHEAD_MS;
    if (!world.mail.mails.some(isReminder)) world.violate(`${email} was not reminded of the call`);
  }
}

/** Milliseconds within which an issue is sent when the mail server works. */
function issueTakes({ model }: World): number {
  return model.issuesPerHour > 0 ? 3 * SENT_WITHIN_MS : SENT_WITHIN_MS;
}

/** An issue that was started has everybody who must get it among its recipients. */
export function checkRecipients(world: World, database: Database): void {
  const isStarted = database.prepare('select 1 from newsletters where id = ? and started_at is not null');
  const find = database.prepare('select email from newsletter_recipients where newsletter_id = ?').pluck();
  for (const issue of world.model.issues) {
    if (issue.state !== 'started' || issue.isListed || issue.readers || !isStarted.get(issue.id)) continue;
    issue.isListed = true;
    const listed = new Set(find.all(issue.id));
    const missing = readersOf(world, issue).find((email) => !listed.has(email));
    if (missing) world.violate(`${missing} is not among the recipients of the issue ${issue.id}`);
  }
}

/** Everybody who was subscribed when an issue was started has got it. */
function checkIssues(world: World): void {
  for (const issue of world.model.issues) {
    if (issue.state !== 'started' || issue.stoppedAt !== undefined || issue.readers) continue;
    const waited = world.clock.date() - Math.max(issue.notBefore, issue.resumedAt ?? 0);
    if (waited < issueTakes(world) || !world.wasMailFineFor(waited + 4 * HOUR)) continue;
    issue.readers = readersOf(world, issue);
    const missing = issue.readers.find((email) => !hasGot(world, issue, email));
    if (missing) world.violate(`${missing} did not get the issue ${issue.id}`);
  }
}

function readersOf({ clock, model }: World, { notBefore, page: about, topic, before }: ExpectedIssue): string[] {
  const startedAt = clock.elapsed() - (clock.date() - notBefore);
  const isEarly = (signedUpAt = Number.POSITIVE_INFINITY) => !before || signedUpAt < before - SET_BY_MS;
  return [...model.subscribers.values()].flatMap(({ email, state, at, page, signedUpAt, limitedAt }) =>
    (!about || about === page) &&
    isEarly(signedUpAt) &&
    (topic ? limitedAt !== undefined && limitedAt < notBefore - SET_BY_MS : limitedAt === undefined) &&
    state === 'subscribed' &&
    at < startedAt - 4 * HOUR &&
    !model.suppressed.has(email) &&
    !model.maybeSuppressed.has(email) &&
    !model.returned.has(email)
      ? [email]
      : [],
  );
}

function hasGot({ mail }: World, { marker }: ExpectedIssue, email: string): boolean {
  return mail.mails.some(
    ({ event, to, text }) => event === 'newsletter.issue' && to === email && text.includes(marker),
  );
}

/** A mail that tells a visitor of something waits or was sent. */
export function checkPlannedMails({ clock, model, violate }: World, database: Database): void {
  const find = database.prepare(
    'select 1 from outbox where event = ? and recipient = ? collate nocase and created_at > ?',
  );
  for (const mail of model.dueMails) {
    if (mail.isPlanned || mail.to.endsWith('@business.example')) continue;
    const earliest = clock.date() - (clock.elapsed() - mail.at) - 4 * HOUR;
    if (find.get(mail.event, mail.to, Math.floor(earliest / 1000)) === undefined)
      violate(`No mail ${mail.event} to ${mail.to} is planned or was sent`);
    mail.isPlanned = true;
  }
}

/** The owner hears of a service that does not work once a day at most. */
export function checkAlerts({ violate }: World, database: Database): void {
  const often = database
    .prepare(
      `select source from (
        select payload ->> '$.source' as source,
          created_at - lag(created_at) over (partition by payload ->> '$.source' order by id) as since
        from outbox where event = 'alert.raised' and channel = 'mail')
      where source <> 'newsletter' and since >= 0 and since < 86400`,
    )
    .pluck()
    .get();
  if (often !== undefined) violate(`The owner was told twice within a day that ${often} does not work`);
}

/** Messages to the owner are tried for longer than a day. */
export function checkGivenUp({ clock, violate }: World, database: Database): void {
  const given = database
    .prepare(
      "select event from outbox where status = 'failed' and audience = 'owner' and channel <> 'caldav' and created_at > ?",
    )
    .pluck()
    .get(Math.floor((clock.date() - DAY) / 1000));
  if (given !== undefined) violate(`The message ${given} to the owner was given up within a day`);
}

/** Nothing that is due waits for hours while the mail server works. */
export function checkWaiting(world: World, database: Database): void {
  if (!world.wasMailFineFor(12 * HOUR)) return;
  const overdue = database
    .prepare("select event, channel from outbox where status = 'waiting' and due_at < ? and channel <> 'caldav'")
    .all(Math.floor((world.clock.date() - 8 * HOUR) / 1000)) as { event: string; channel: string }[];
  if (overdue[0])
    world.violate(`${overdue.length} messages wait for hours, such as ${overdue[0].channel} ${overdue[0].event}`);
  const issues = database
    .prepare("select count(*) from newsletters where state = 'sending' and started_at < ?")
    .pluck()
    .get(Math.floor((world.clock.date() - issueTakes(world)) / 1000)) as number;
  if (issues > 0) world.violate(`${issues} issues are being sent for hours`);
  const planned = database
    .prepare("select id from newsletters where state = 'scheduled' and send_at < ?")
    .pluck()
    .get(Math.floor((world.clock.date() - 4 * HOUR) / 1000));
  if (planned !== undefined) world.violate(`The issue ${planned} waits although its time is over`);
}
