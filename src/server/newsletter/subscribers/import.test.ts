import { expect, test } from 'vitest';
import type { SubscriberImport } from '#shared/subscriber.schema.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { readCsv } from './import.ts';

const CONSENT = 'Signed up at our fair stand in May 2025, list kept there';
const FILE = [
  'Name;E-Mail;Source',
  'Ada;ada@example.com;/about',
  'Bob;Bob@Example.com;',
  'Bob again;bob@example.com;',
  'Nobody;not an address;',
  'Known;KNOWN@example.com;',
  'Gone;gone@example.com;',
  'Erased;erased@example.com;',
].join('\r\n');

async function setUp() {
  const harness = await createTestApp();
  const { call, confirm } = await loginAs(harness);
  const subscribe = (email: string) => harness.app.request('/api/newsletter', postJson({ email }));
  await subscribe('known@example.com');
  await subscribe('erased@example.com');
  await call('POST', '/api/captain/suppressed', { email: 'gone@example.com' });
  const { leads } = (await call('GET', '/api/captain/leads?q=erased')).body;
  await call('DELETE', `/api/captain/leads/${leads[0].id}`);
  return {
    ...harness,
    call,
    confirm,
    subscribe,
    send: (input: Record<string, unknown>, query = '') =>
      call('POST', `/api/captain/subscribers/import${query}`, input),
    emails: async () =>
      ((await call('GET', '/api/captain/subscribers')).body as { email: string }[]).map(({ email }) => email).sort(),
  };
}

const COUNTS = { new: 2, known: 1, invalid: 1, suppressed: 2, duplicates: 1 };

test('the import needs a recent confirmation, its dry run does not', async () => {
  const { send, clock, confirm, emails } = await setUp();
  const before = await emails();
  clock.advance(601);
  expect((await send({ csv: FILE }, '?dryRun=1')).status).toBe(200);
  const refused = await send({ csv: FILE, consent: CONSENT });
  expect([refused.status, refused.body.code]).toEqual([403, 'reauthentication_required']);
  expect(await emails()).toEqual(before);
  await confirm();
  expect((await send({ csv: FILE, consent: CONSENT })).status).toBe(200);
});

test('a dry run counts and stores nothing; the import then stores what it said, with the consent', async () => {
  const { send, emails, call } = await setUp();
  const trial = await send({ csv: FILE }, '?dryRun=1');
  expect(trial.body as SubscriberImport).toEqual({
    columns: ['Name', 'E-Mail', 'Source'],
    mapping: { email: 'E-Mail', page: 'Source', consentAt: null },
    counts: COUNTS,
    problems: [
      { line: 4, value: 'bob@example.com', message: 'This address is in the file more than once' },
      { line: 5, value: 'not an address', message: 'This address looks incomplete' },
    ],
  });
  expect(await emails()).toEqual(['known@example.com']);
  const refused = await send({ csv: FILE, consent: ' ' });
  expect([refused.status, await emails()]).toEqual([400, ['known@example.com']]);
  expect((await send({ csv: FILE, consent: CONSENT })).body.counts).toEqual(COUNTS);
  expect(await emails()).toEqual(['Bob@Example.com', 'ada@example.com', 'known@example.com']);
  const { body } = await call('GET', '/api/captain/subscribers?q=ada');
  expect(body).toMatchObject([
    { status: 'subscribed', consentText: CONSENT, consentPage: '/about', interests: ['/about'] },
  ]);
  expect((await send({ csv: FILE, consent: CONSENT })).body.counts).toEqual({ ...COUNTS, new: 0, known: 3 });
});

test('no import brings a suppressed address or one that unsubscribed back; only the owner’s choice does', async () => {
  const { send, call, subscribe, emails } = await setUp();
  await subscribe('left@example.com');
  const [{ id }] = (await call('GET', '/api/captain/subscribers?q=left')).body;
  await call('PATCH', `/api/captain/subscribers/${id}`, { subscribed: false });
  const csv = 'email\ngone@example.com\nleft@example.com';
  expect((await send({ csv, consent: CONSENT })).body.counts).toMatchObject({ new: 0, known: 1, suppressed: 1 });
  const [left] = (await call('GET', '/api/captain/subscribers?q=left')).body;
  expect(left.subscribed).toBe(false);
  const [{ hash, email }] = (await call('GET', '/api/captain/suppressed?q=gone@example.com')).body;
  expect(email).toBeNull();
  expect((await call('DELETE', `/api/captain/suppressed/${hash}`)).status).toBe(204);
  expect((await call('DELETE', `/api/captain/suppressed/${hash}`)).status).toBe(404);
  expect((await send({ csv, consent: CONSENT })).body.counts).toMatchObject({ new: 1, suppressed: 0 });
  expect(await emails()).toContain('gone@example.com');
});

test('columns are mapped by the owner; a file without their names is understood', async () => {
  const { send, emails } = await setUp();
  const mapped = {
    csv: 'contact,when\nada@example.com,2025-05-01T10:00:00Z',
    mapping: { email: 'contact', consentAt: 'when' },
  };
  expect((await send({ csv: mapped.csv }, '?dryRun=1')).body.issues).toEqual([
    { path: 'mapping.email', message: 'Please select the column with the addresses' },
  ]);
  expect((await send({ ...mapped, consent: CONSENT })).body.counts.new).toBe(1);
  expect((await send({ csv: 'bob@example.com\ncy@example.com', consent: CONSENT })).body.counts.new).toBe(2);
  expect(await emails()).toEqual(['ada@example.com', 'bob@example.com', 'cy@example.com', 'known@example.com']);
  expect((await send({ csv: '', consent: CONSENT })).status).toBe(400);
});

test('CSV: quotes, line breaks in cells, tabs, a byte order mark and every kind of line end are read', () => {
  expect(readCsv('\uFEFFa,"b, ""c"""\r\n\r\n"x\ny", z\n').map(({ line, cells }) => [line, cells])).toEqual([
    [1, ['a', 'b, "c"']],
    [3, ['x\ny', 'z']],
  ]);
  expect(readCsv('a\tb\r1\t2').map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(readCsv('a\t\tc').map(({ cells }) => cells)).toEqual([['a', '', 'c']]);
  expect(readCsv('')).toEqual([]);
});

test('CSV: lines keep their numbers after a cell with line breaks', () => {
  expect(readCsv('a\r\n"x\r\ny"\r\n;,\r\nb').map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, 'a'],
    [2, 'x\ny'],
    [4, ';'],
    [5, 'b'],
  ]);
});

test('a file with a quotation mark that is never closed is refused with its line, and nothing is imported', async () => {
  const { send, emails } = await setUp();
  const refused = await send({ csv: 'email\nada@example.com\n"bob@example.com\n', consent: CONSENT });
  expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('line 3') } });
  expect(await emails()).toEqual(['known@example.com']);
});

test('while a large file is imported, others are answered', async () => {
  const { call } = await setUp();
  const csv = ['email', ...Array.from({ length: 5_000 }, (_, index) => `reader${index}@example.com`)].join('\n');
  let turns = 0;
  let isOver = false;
  const countTurns = () => {
    turns += 1;
    if (!isOver) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const { body } = await call('POST', '/api/captain/subscribers/import', { csv, consent: CONSENT });
  isOver = true;
  expect(body.counts.new).toBe(5_000);
  expect(turns).toBeGreaterThan(15);
});
