import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/create-context.ts';
import { createDeliveryWorker } from '#server/delivery/worker.ts';
import { restoreBackup } from '#server/operations/restore.ts';
import { takeSnapshot } from '#server/operations/snapshots.ts';
import { makeNamedBackup, writeBackup } from '#server/operations/write-backup.ts';
import { listNotices } from '#server/overview/notices.ts';
import type { ErasedPerson, PersonJson } from '#shared/people.schema.ts';
import { DAY_SECONDS } from '#shared/time.ts';
import { askChat } from '#testing/ask-chat.ts';
import { createSending } from '#testing/create-sending.ts';
import { openStoredDatabase } from '#testing/create-stored-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking, makeContact, makeIssue, makePost } from '#testing/make.ts';
import { makeDataDir } from '#testing/start-server.ts';
import { applyRetention, runNightlyCleanup } from './retention.ts';

const EMAIL = 'Ada.Byron-1815@example.com';
const NAME = { firstName: 'Wilhelmina', lastName: 'Quarterstaff' };
const ADDRESS = /ada\.byron-1815@example\.com/i;
const PERSON = new RegExp(`${ADDRESS.source}|wilhelmina|quarterstaff`, 'i');
const OTHERS = ['grace.ada.byron-1815@example.com', 'ada.byron-1815@example.com.au', "o'ada.byron-1815@example.com"];

/** A site with what it wrote to its log. */
async function createSite(env: Record<string, string> = {}, folder = makeDataDir(), username = 'captain') {
  const database = await openStoredDatabase(folder);
  onTestFinished(() => database.close().catch(() => {}));
  const harness = await createTestApp({ WEBHOOK_URL: 'http://127.0.0.1:9/', DATA_DIR: folder, ...env }, database);
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  harness.ctx.log = createLog({ LOG_LEVEL: 'debug' }, stream);
  const captain = await loginAs(harness, { username, email: `${username}@example.com` });
  const post = (path: string, body: unknown) => harness.app.request(path, postJson(body));
  const person = (method: string, email = EMAIL) =>
    captain.call(method, `/api/captain/people?email=${encodeURIComponent(email)}`);
  return { ...harness, ...captain, folder, lines, post, person, close: database.close };
}
type Site = Awaited<ReturnType<typeof createSite>>;

/** Puts the address wherever a visitor, a captain or a mail server can. */
async function leaveTraces({ post, call, app, ctx, db }: Site) {
  const attachment = `Write to ${EMAIL}.\n${EMAIL}: that is it`;
  await post('/api/contact', makeContact({ ...NAME, email: EMAIL, message: attachment }));
  await post(
    '/api/contact',
    makeContact({ email: 'other@example.com', message: `${EMAIL} sent me\n${EMAIL.toLowerCase()}` }),
  );
  await post('/api/contact', makeContact({ email: `${EMAIL.replace('@', '+news@')}`, message: 'With a tag' }));
  await post('/api/newsletter', { email: EMAIL.toLowerCase(), page: '/about' });
  await post('/api/bookings', makeBooking({ ...NAME, email: EMAIL, message: `As ${EMAIL}` }));
  await askChat({ app }, `I am ${NAME.firstName} ${NAME.lastName}, and my address is ${EMAIL}`);
  await askChat({ app }, `Is (${EMAIL}) yours?`);
  await call('POST', '/api/captain/popup-notifications', { title: EMAIL, message: `Ask ${EMAIL}`, delay: 0 });
  await call('POST', '/api/blog', makePost({ content: `By ${EMAIL}, published` }));
  await call('PUT', '/api/blog/hello-world', makePost({ content: `Changed by ${EMAIL}` }));
  await call('POST', '/api/captain/newsletters', makeIssue({ content: `Hello ${EMAIL}` }));
  const { body: about } = await call('GET', '/api/captain/content/about');
  const data = { ...about.published, lead: `Thanks to ${EMAIL}` };
  const { body: saved } = await call('PUT', '/api/captain/content/about/draft', { version: about.version, data });
  expect((await call('POST', '/api/captain/content/about/publish', { version: saved.version })).status).toBe(200);
  const { body: list } = await call('GET', '/api/captain/leads');
  const other = list.leads.find((lead: { email: string }) => lead.email === 'other@example.com');
  await call('PATCH', `/api/captain/leads/${other.id}`, { notes: `Knows ${EMAIL}` });
  await call('POST', '/api/captain/suppressed', { email: EMAIL, reason: `550 <${EMAIL}> unknown` });
  await db
    .insertInto('newsletterRecipients')
    .values({ newsletterId: 1, subscriberId: 1, email: EMAIL, state: 'sent', response: `250 <${EMAIL}> ok` })
    .execute();
  ctx.log.error({ err: new Error(`550 <${EMAIL}> unknown`) }, 'a mail server failed');
}

/** Names of files in a folder that hold the person's address or name. */
function filesWith(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => PERSON.test(readFileSync(file, 'latin1')))
    .map((file) => file.slice(folder.length + 1))
    .sort();
}

/** Leaves the person in bytes of `site.db` that belong to no row, as SQLite does when it moves rows to other pages; `rewrite.test.ts` has the cause. */
function leaveBytes({ ctx: { database } }: Site): void {
  const { sqlite } = database;
  sqlite.pragma('secure_delete = OFF');
  const text = `${NAME.firstName} ${NAME.lastName} <${EMAIL}> `.repeat(200);
  sqlite.prepare('insert into page_views (day, path, views) values (1, ?, 1)').run(text);
  sqlite.exec('delete from page_views where day = 1');
  sqlite.pragma('secure_delete = ON');
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
}

test('erasing: all traces go; what remains, and the day from which on no automatic copy holds the person, are said', async () => {
  const site = await createSite();
  const { folder, ctx, clock, lines, person, post } = site;
  await leaveTraces(site);
  const texts = ctx.database.sqlite.prepare("select message from contacts where email = 'other@example.com'").pluck();
  await takeSnapshot(ctx);
  await makeNamedBackup(folder, clock.now());
  copyFileSync(join(folder, 'backups', 'latest.db'), join(folder, 'before.db'));
  clock.advance(DAY_SECONDS);
  await site.confirm();

  const found = (await person('GET', EMAIL.toUpperCase())).body as PersonJson;
  expect(found.related).toEqual([EMAIL.replace('@', '+news@')]);
  expect(found).toMatchObject({ isOwn: false, erased: null });
  const page = await (
    await site.app.request(`/api/captain/people?email=${EMAIL}&format=html`, { headers: site.headers })
  ).text();
  for (const title of [
    'Messages',
    'Bookings',
    'Newsletter',
    'Issues',
    'Suppression',
    'Chats',
    'Chat messages',
    'Outbox',
    'Lead',
  ]) {
    expect(found.sections.map((section) => section.title)).toContain(title);
    expect(page).toContain(`<h2>${title} (`);
  }
  for (const where of [
    'messages of others',
    'the list of leads',
    'posts',
    'versions of posts',
    'texts of your pages',
    'popups',
    'the audit log',
  ]) {
    expect(
      found.mentions.map((mention) => mention.where),
      where,
    ).toContain(where);
  }

  const { status, body } = await person('DELETE');
  expect(status).toBe(200);
  const { erased, remains, copies, copiesGoneOn, automaticCopies, ownCopies } = body as ErasedPerson;
  expect(erased).toMatchObject({
    Messages: 1,
    Bookings: 1,
    Newsletter: 1,
    Chats: 2,
    'Mentions in texts': expect.any(Number),
  });
  expect(remains.join(' ')).toMatch(/hash.*suppressed/s);
  expect(copies).toContain('gone from automatic copies on January 20, 2026');
  expect(copiesGoneOn).toBe('2026-01-20');
  expect(automaticCopies).toEqual(['backups/daily-2026-01-05.db']);
  expect(ownCopies).toEqual(['before.db', 'backups/backup-2026-01-05T12-00-00Z.tar.gz']);
  expect(lines.join('')).toContain('a mail server failed');
  expect(lines.filter((line) => ADDRESS.test(line))).toEqual([]);
  expect(texts.get()).toBe('[erased] sent me\n[erased]');
  expect(ctx.content.get('about').lead).toBe('Thanks to [erased]');
  const after = (await person('GET')).body as PersonJson;
  expect(after.sections.map(({ title }) => title)).toEqual(['Suppression']);
  expect(after.erased).toEqual({ at: '2026-01-06T12:00:00Z', copiesGoneOn: '2026-01-20' });
  expect(() => ctx.database.sqlite.exec('update audit_log set actor = null')).toThrow('never changed');
  expect((await post('/api/contact', makeContact({ email: EMAIL }))).status).toBe(201);
});

test('erasing on a site that was restored: no byte of any file has the address or the name, but in the copies that the answer names', async () => {
  const before = await createSite();
  const { folder } = before;
  const backup = join(folder, 'backups', 'site.tar.gz');
  await leaveTraces(before);
  await takeSnapshot(before.ctx);
  await writeBackup(folder, backup);
  await before.close();
  await restoreBackup(folder, backup, new Date('2026-01-05T13:00:00Z'));

  const site = await createSite({}, folder, 'second');
  leaveBytes(site);
  site.clock.advance(DAY_SECONDS);
  await site.confirm();
  await takeSnapshot(site.ctx);
  expect(filesWith(folder)).toEqual(
    expect.arrayContaining(['backups/daily-2026-01-06.db', 'backups/latest.db', 'site.db', 'site.db-wal']),
  );
  const { automaticCopies, ownCopies } = (await site.person('DELETE')).body as ErasedPerson;
  expect(automaticCopies).toEqual(['backups/daily-2026-01-05.db', 'replaced/2026-01-05T13-00-00-000Z']);
  expect(ownCopies).toEqual(['backups/site.tar.gz']);
  const named = [...automaticCopies, ...ownCopies];
  expect(filesWith(folder).filter((file) => !named.some((name) => file.startsWith(name)))).toEqual([]);

  // On the day that the answer gives, the first look of the server deletes what has expired.
  site.clock.advance(13 * DAY_SECONDS);
  await runNightlyCleanup(site.ctx);
  expect(filesWith(folder)).not.toEqual([]);
  site.clock.advance(DAY_SECONDS - 12 * 3600);
  await runNightlyCleanup(site.ctx);
  expect(filesWith(folder)).toEqual([]);
  expect(existsSync(backup)).toBe(true);
  expect(existsSync(join(folder, 'backups', 'latest.db'))).toBe(true);
  expect(readdirSync(join(folder, 'replaced'))).toEqual([]);

  // The owner's own copy brings nobody back.
  await site.close();
  expect(await restoreBackup(folder, backup, new Date('2026-01-20T13:00:00Z'))).toMatchObject({ erased: 1 });
  expect(filesWith(folder)).toEqual([]);
});

test('erasing: a database that cannot be rewritten is reported and rewritten in the next night; people are erased all the same', async () => {
  const { folder, ctx, db, post, person } = await createSite();
  await post('/api/contact', makeContact({ ...NAME, email: EMAIL }));
  // An index without its table cannot be built.
  ctx.database.sqlite.exec("create virtual table broken using fts5 (text, content = 'missing')");
  const { status, body } = await person('DELETE');
  expect(status).toBe(200);
  expect((body as ErasedPerson).copies).toMatch(/could not be rewritten.*tried again every night/);
  expect(await db.selectFrom('contacts').selectAll().execute()).toEqual([]);
  expect(await listNotices(ctx)).toContainEqual(
    expect.objectContaining({ level: 'trouble', text: expect.stringContaining('Clearing deleted personal data') }),
  );
  ctx.database.sqlite.exec('drop table broken');
  await runNightlyCleanup(ctx);
  expect(filesWith(folder)).toEqual([]);
  expect((await listNotices(ctx)).map(({ text }) => text).join()).not.toContain('Clearing');
});

test('erasing: requests during the rewriting wait for it and succeed', async () => {
  const { ctx, post, person } = await createSite();
  await post('/api/contact', makeContact({ email: EMAIL }));
  const erasing = person('DELETE');
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => post('/api/contact', makeContact({ email: `person${index}@example.com` }))),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect((await erasing).body.copies).toContain('are clear');
  expect(ctx.database.sqlite.prepare('select count(*) from contacts').pluck().get()).toBe(5);
});

test('a deleted lead, and what is deleted because of its age, is in no byte of the database file; texts of others stay', async () => {
  const { folder, ctx, clock, post, call } = await createSite();
  await post('/api/contact', makeContact({ ...NAME, email: EMAIL, message: 'My own words' }));
  await post('/api/contact', makeContact({ email: 'other@example.com', message: `${EMAIL.toUpperCase()} sent me` }));
  const { leads } = (await call('GET', '/api/captain/leads')).body;
  const { id } = leads.find(({ email }: { email: string }) => ADDRESS.test(email));
  expect((await call('DELETE', `/api/captain/leads/${id}`)).status).toBe(204);
  const isIn = (text: RegExp) =>
    ['site.db', 'site.db-wal'].some((name) => text.test(readFileSync(join(folder, name), 'latin1')));
  expect(isIn(/Ada\.Byron|Wilhelmina|My own words/)).toBe(false);
  expect(isIn(/other@example\.com/)).toBe(true);
  const [other] = (await call('GET', '/api/captain/contacts')).body;
  expect(other.message).toBe(`${EMAIL.toUpperCase()} sent me`);

  expect((await call('PUT', '/api/captain/settings', { retention_leads_months: '1' })).status).toBe(200);
  clock.advance(40 * DAY_SECONDS);
  await applyRetention(ctx);
  await runNightlyCleanup(ctx);
  expect(isIn(/other@example\.com|Ada\.Byron/i)).toBe(false);
});

test('erasing: an address whose end is the end of the owner’s is somebody else’s', async () => {
  const { post, person, db, ctx } = await createSite({
    OWNER_EMAIL: 'jan@firm.example',
    MAIL_FROM: 'Jan <jan@firm.example>',
  });
  await post(
    '/api/contact',
    makeContact({ email: 'other@example.com', message: 'Ask an@firm.example or jan@firm.example' }),
  );
  expect((await person('GET', 'an@firm.example')).body).toMatchObject({ isOwn: false });
  expect((await person('GET', 'JAN@firm.example')).body).toMatchObject({ isOwn: true });
  await person('DELETE', 'an@firm.example');
  const { message } = await db.selectFrom('contacts').select('message').executeTakeFirstOrThrow();
  expect(message).toBe('Ask [erased] or jan@firm.example');
  expect(ctx.settings.site().email).toBe('jan@firm.example');
});

test('erasing: longer addresses and the site’s own texts are left alone; other letters are found whatever their capitals', async () => {
  const { post, person, db, call, ctx } = await createSite();
  for (const email of OTHERS)
    expect((await post('/api/contact', makeContact({ email, message: email }))).status).toBe(201);
  await post(
    '/api/contact',
    makeContact({ email: 'other@example.com', message: 'JÜRGEN@example.com, “ju\u0308rgen@example.com”' }),
  );
  await person('DELETE');
  const emails = (await db.selectFrom('contacts').select(['email', 'message']).execute()).slice(0, OTHERS.length);
  expect(emails).toEqual(OTHERS.map((email) => ({ email, message: email })));
  const jurgen = (await person('GET', 'jürgen@example.com')).body as PersonJson;
  expect(jurgen.mentions).toContainEqual({ where: 'messages of others', count: 1 });
  await person('DELETE', 'jürgen@example.com');
  const { message } = await db
    .selectFrom('contacts')
    .select('message')
    .where('email', '=', 'other@example.com')
    .executeTakeFirstOrThrow();
  expect(message).toBe('[erased], “[erased]”');

  const own = ctx.settings.site().email;
  await call('POST', '/api/captain/popup-notifications', { title: 'Reach me', message: own, delay: 0 });
  await post('/api/contact', makeContact({ email: own, message: `A test from ${own}` }));
  const { body } = await person('DELETE', own);
  expect(body.erased).toMatchObject({ Messages: 1 });
  expect(body.remains.join(' ')).toContain('User Management');
  const popup = await db
    .selectFrom('popupNotifications')
    .select('message')
    .where('title', '=', 'Reach me')
    .executeTakeFirst();
  expect(popup?.message).toBe(own);
});

test('erasing: ten at once, and while the outbox is sending to the person', async () => {
  const smtp = await startFakeSmtp();
  try {
    const { post, person, ctx, db } = await createSite({ SMTP_URL: smtp.url, MAIL_FROM: 'Robin <robin@site.example>' });
    const emails = Array.from({ length: 10 }, (_, index) => `person${index}@example.com`);
    for (const email of [...emails, 'stays@example.com']) await post('/api/contact', makeContact({ email }));
    const worker = createDeliveryWorker(ctx);
    const sending = worker.drain();
    const answers = await Promise.all(emails.map((email) => person('DELETE', email)));
    expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200));
    const sentBefore = smtp.mails.length;
    await post('/api/contact', makeContact({ email: 'later@example.com' }));
    await sending;
    await worker.drain();
    await worker.stop();
    const after = smtp.mails.slice(sentBefore).flatMap(({ to }) => to);
    expect(after.filter((to) => to?.startsWith('person'))).toEqual([]);
    const sent = smtp.mails.flatMap(({ to }) => to);
    expect(sent).toEqual(expect.arrayContaining(['stays@example.com', 'later@example.com']));
    expect(JSON.stringify(await db.selectFrom('outbox').selectAll().execute())).not.toContain('person');
  } finally {
    await smtp.close();
  }
});

test('erasing: during a run of the newsletter nothing goes to the person any more, and no answer about them is stored', async () => {
  const { call, drain, act, emails, sentTo, db, smtp, read } = await createSending(5);
  expect((await act('send')).status).toBe(200);
  const [first = '', second = '', third = ''] = emails;
  const erase = () =>
    Promise.all([first, second, third].map((email) => call('DELETE', `/api/captain/people?email=${email}`)));
  const erased = Promise.withResolvers<number>();
  // The first mail is refused while its reader is being erased.
  const reply = (to: string) => {
    if (to !== first) return undefined;
    erase().then(() => erased.resolve(sentTo().length), erased.reject);
    return `550 5.1.1 <${first}> unknown`;
  };
  smtp.setMood({ kind: 'answer', reply });
  await drain();
  const sentBefore = await erased.promise;
  await drain();
  const after = sentTo().slice(sentBefore);
  expect([first, second, third].filter((email) => after.includes(email))).toEqual([]);
  expect(sentTo()).toEqual(expect.arrayContaining(emails.slice(3)));
  for (const table of [
    'newsletterRecipients',
    'suppressedAddresses',
    'newsletterSubscribers',
    'leads',
    'outbox',
  ] as const) {
    const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
    for (const email of [first, second, third]) expect(rows, table).not.toContain(email);
  }
  const { counts } = await read();
  expect(counts.total).toBe(5);
});
