import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '#server/create-context.ts';
import { createOutboxWorker } from '#server/delivery/worker.ts';
import { cleanLeftCopies } from '#server/operations/operations.ts';
import { restoreBackup } from '#server/operations/restore.ts';
import { runSnapshotThread } from '#server/operations/snapshots.ts';
import { makeNamedBackup } from '#server/operations/write-backup.ts';
import type { ErasedPerson, Person } from '#shared/people.ts';
import { askChat } from '#testing/ask-chat.ts';
import { createSending } from '#testing/create-sending.ts';
import { createStoredApp } from '#testing/create-stored-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking, makeContact, makeIssue, makePost } from '#testing/make.ts';

const EMAIL = 'Ada.Byron-1815@example.com';
const ADDRESS = /ada\.byron-1815@example\.com/i;
const OTHERS = ['grace.ada.byron-1815@example.com', 'ada.byron-1815@example.com.au', "o'ada.byron-1815@example.com"];

/** A site with what it wrote to its log. */
async function createSite(env: Record<string, string> = {}) {
  const { folder, harness } = await createStoredApp({ WEBHOOK_URL: 'http://127.0.0.1:9/', ...env });
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  harness.ctx.log = createLog({ LOG_LEVEL: 'debug' }, stream);
  const captain = await loginAs(harness);
  const post = (path: string, body: unknown) => harness.app.request(path, postJson(body));
  const person = (method: string, email = EMAIL) =>
    captain.call(method, `/api/captain/people?email=${encodeURIComponent(email)}`);
  return { ...harness, ...captain, folder, lines, post, person };
}
type Site = Awaited<ReturnType<typeof createSite>>;

/** Puts the address wherever a visitor, a captain or a mail server can. */
async function leaveTraces({ post, call, app, ctx, db }: Site) {
  const attachment = `Write to ${EMAIL}.\n${EMAIL}: that is it`;
  await post('/api/contact', makeContact({ email: EMAIL, message: attachment }));
  await post(
    '/api/contact',
    makeContact({ email: 'other@example.com', message: `${EMAIL} sent me\n${EMAIL.toLowerCase()}` }),
  );
  await post('/api/contact', makeContact({ email: `${EMAIL.replace('@', '+news@')}`, message: 'With a tag' }));
  await post('/api/newsletter', { email: EMAIL.toLowerCase(), page: '/about' });
  await post('/api/bookings', makeBooking({ email: EMAIL, message: `As ${EMAIL}` }));
  await askChat({ app }, `My address is ${EMAIL}`);
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

/** Names of files in a folder that hold the address. */
function filesWith(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => ADDRESS.test(readFileSync(file, 'latin1')));
}

test('erasing: the address is in no byte of database, log, uploads, copies and backups; what remains is said', async () => {
  const site = await createSite();
  const { folder, ctx, clock, lines, person, post } = site;
  await leaveTraces(site);
  const texts = ctx.database.sqlite.prepare("select message from contacts where email = 'other@example.com'").pluck();
  const snapshot = () => runSnapshotThread({ dataDir: folder, now: clock.now() });
  await snapshot();
  await makeNamedBackup(folder, clock.now());
  copyFileSync(join(folder, 'backups', 'latest.db'), join(folder, 'before.db'));
  clock.advance(86_400);
  await site.confirm();
  expect(filesWith(folder).length).toBeGreaterThan(3);

  const found = (await person('GET', EMAIL.toUpperCase())).body as Person;
  expect(found.related).toEqual([EMAIL.replace('@', '+news@')]);
  expect(found.isOwn).toBe(false);
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
  const { erased, remains, copies } = body as ErasedPerson;
  expect(erased).toMatchObject({
    Messages: 1,
    Bookings: 1,
    Newsletter: 1,
    Chats: 2,
    'Mentions in texts': expect.any(Number),
  });
  expect(remains.join(' ')).toMatch(/hash.*suppressed/s);
  expect(copies).toMatch(/2 older copies/);
  await snapshot();
  expect(filesWith(folder).filter((file) => !file.endsWith('before.db'))).toEqual([]);
  expect(lines.join('')).toContain('a mail server failed');
  expect(lines.filter((line) => ADDRESS.test(line))).toEqual([]);
  expect(texts.get()).toBe('[erased] sent me\n[erased]');
  expect(ctx.content.get('about').lead).toBe('Thanks to [erased]');
  expect(((await person('GET')).body as Person).sections.map(({ title }) => title)).toEqual(['Suppression']);
  expect(() => ctx.database.sqlite.exec('update audit_log set actor = null')).toThrow('never changed');

  // A backup that was kept elsewhere does not bring the person back, and the cleaned one can be restored.
  const archive = join(
    folder,
    'backups',
    readdirSync(join(folder, 'backups')).find((name) => name.endsWith('.tar.gz'))!,
  );
  const aside = join(folder, 'aside');
  await restoreBackup(aside, archive, new Date());
  expect(filesWith(aside)).toEqual([]);
  expect((await post('/api/contact', makeContact({ email: EMAIL }))).status).toBe(201);
});

test('a deleted lead is in no older copy after the next night; what others wrote about it stays', async () => {
  const { folder, ctx, clock, post, call } = await createSite();
  await post('/api/contact', makeContact({ email: EMAIL, message: 'My own words' }));
  await post('/api/contact', makeContact({ email: 'other@example.com', message: `${EMAIL} sent me` }));
  await runSnapshotThread({ dataDir: folder, now: clock.now() });
  const daily = readdirSync(join(folder, 'backups')).find((name) => /^daily-.+\.db$/.test(name));
  const copy = () => readFileSync(join(folder, 'backups', daily ?? ''), 'latin1');
  expect(copy()).toContain('My own words');
  clock.advance(86_400);
  const { leads } = (await call('GET', '/api/captain/leads')).body;
  const { id } = leads.find(({ email }: { email: string }) => ADDRESS.test(email));
  expect((await call('DELETE', `/api/captain/leads/${id}`)).status).toBe(204);
  await cleanLeftCopies(ctx);
  expect(copy()).not.toMatch(ADDRESS);
  expect(copy()).not.toContain('My own words');
  expect(copy()).toContain('other@example.com');
  const [other] = (await call('GET', '/api/captain/contacts')).body;
  expect(other.message).toBe(`${EMAIL} sent me`);
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
  const jurgen = (await person('GET', 'jürgen@example.com')).body as Person;
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
    const worker = createOutboxWorker(ctx);
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
