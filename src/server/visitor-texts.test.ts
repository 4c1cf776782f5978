import { expect, onTestFinished, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { BookingDetails } from '#shared/booking.schema.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { makeBooking, makeContact } from '#testing/make.ts';
import { publishDocuments, shippedWords, translated } from '#testing/translate.ts';
import { createDeliveryWorker } from './delivery/worker.ts';
import { makeStamp } from './leads/spam-guard.ts';
import { saveSettings } from './settings/settings.ts';

const DOCUMENTS = ['forms', 'errors', 'mails', 'contact-form', 'newsletter'] as const;
const WORDS = shippedWords(...DOCUMENTS);
const SERVICE = { value: 'dach', label: 'Dachdeckerei' };

/** A German site that sends mail, with the texts that visitors get in other words than the shipped ones. */
async function setUp() {
  const smtp = await startFakeSmtp();
  const harness = await createPageApp({ SMTP_URL: smtp.url, SITE_URL: 'https://site.example' });
  const captain = await publishDocuments(harness, {
    forms: translated('forms'),
    errors: translated('errors'),
    mails: translated('mails'),
    newsletter: translated('newsletter'),
    'contact-form': {
      ...translated('contact-form'),
      otherChoices: [SERVICE],
      budgets: [{ value: 'xl', label: 'Viel' }],
    },
  });
  await saveSettings(
    harness.ctx,
    { language: 'de', locale: 'de-DE', currency: 'EUR' },
    { by: 'captain', isConfirmed: true },
  );
  const worker = createDeliveryWorker(harness.ctx);
  onTestFinished(async () => {
    await worker.stop();
    await smtp.close();
  });
  const post = (path: string, body: unknown) => harness.app.request(`/api${path}`, postJson(body));
  const book = async (overrides = {}) => {
    const answer = await post('/bookings', makeBooking(overrides));
    return ((await answer.json()) as { booking: BookingDetails }).booking;
  };
  return { ...harness, captain, smtp, worker, post, book };
}

const contact = (overrides = {}) => makeContact({ service: [SERVICE.value], budget: 'xl', ...overrides });

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Fails when a text contains what the shipped documents say. */
function expectTranslated(text: string): void {
  const found = WORDS.filter((word) => new RegExp(`(?<!\\w)${escapeRegExp(word)}(?!\\w)`).test(text));
  expect(found, text).toEqual([]);
}

test('what the API answers to visitors is in the words of the documents, whatever they send', async () => {
  const { app, clock, ctx, post, book } = await setUp();
  const messages = translated('forms').messages;
  const { emailIncomplete, tooLong } = messages;

  const refused = await post('/contact', contact({ firstName: '', email: 'ada@', message: 'x'.repeat(5_001) }));
  expect((await refused.json()) as ErrorBody).toEqual({
    message: messages.firstNameMissing,
    issues: [
      { path: 'firstName', message: messages.firstNameMissing },
      { path: 'email', message: emailIncomplete },
      { path: 'message', message: tooLong.replace('{max}', '5000') },
    ],
  });

  const stamp = makeStamp(ctx);
  const taken = await book();
  const calls: [path: string, body: unknown][] = [
    ['/contact', contact()],
    ['/contact', contact({ service: [] })],
    ['/contact', contact({ service: ['llm-chatbots', SERVICE.value], budget: '2.5k-10k' })],
    ['/contact', contact({ website: 'https://spam.example' })],
    ['/contact', contact({ stamp })],
    ['/contact', contact({ stamp: '1.forged' })],
    ['/contact', null],
    ['/contact', 'text'],
    ['/newsletter', { email: 'ada@example.com' }],
    ['/newsletter', { email: '' }],
    ['/newsletter', { email: `${'a'.repeat(300)}@example.com` }],
    ['/newsletter', { email: ['ada@example.com'] }],
    ['/newsletter/confirm/1-forged', {}],
    ['/newsletter/unsubscribe/1-forged', {}],
    ['/newsletter/interests/1-forged', { topics: null }],
    ['/newsletter/interests/1-forged', { topics: 7 }],
    ['/bookings', makeBooking()],
    ['/bookings', makeBooking({ start: '' })],
    ['/bookings', makeBooking({ start: 'tomorrow', type: 'lunch', services: ['llm-chatbots'] })],
    ['/bookings', makeBooking({ start: '2026-01-07T18:00:00Z', services: ['llm-chatbots'] })],
    ['/bookings', makeBooking({ timezone: 'Mars/Olympus' })],
    ['/bookings', makeBooking({ timezone: '' })],
    ['/bookings/1-forged/cancel', {}],
    [`/bookings/${taken.token}/reschedule`, { start: 7 }],
    ['/chatbot', { message: ' ' }],
    ['/chatbot', { message: 'x'.repeat(3_000) }],
    ['/nowhere', {}],
  ];
  const answers: string[] = [];
  const read = async (answer: Response | Promise<Response>) => {
    const { message, issues = [] } = (await (await answer).json()) as ErrorBody;
    answers.push(message, ...issues.map((issue) => issue.message));
  };
  for (const [path, body] of calls) await read(post(path, body));
  await post(`/bookings/${taken.token}/cancel`, {});
  await read(post(`/bookings/${taken.token}/reschedule`, { start: '2026-01-07T18:00:00Z' }));
  clock.advance(31 * 24 * 3600);
  await read(post('/contact', contact({ stamp })));
  for (const query of ['type=lunch', 'days=99', 'days=x', 'from=soon', 'timezone=Mars/Olympus']) {
    await read(app.request(`/api/slots?${query}`));
  }
  for (const path of ['/blog/none', '/articles?tag=none', '/articles?page=99', '/content/page?path=/none', '']) {
    await read(app.request(`/api${path}`));
  }
  await read(app.request('/api/contact', { method: 'POST', body: 'text' }));
  await read(app.request('/api/contact', { ...postJson({}), body: '{' }));
  expectTranslated(answers.join('\n'));
  // zod's own messages.
  expect(answers.join('\n')).not.toMatch(/Invalid|Too (?:big|small)|expected/);
  for (const answer of answers) expect(answer).toContain('Ü');
});

test('Captain’s API stays in English, also where it shares a message with the public one', async () => {
  const { app, captain } = await setUp();
  const english = STARTER.documents.errors;
  const read = async (method: string, path: string, body?: unknown) =>
    (await captain.call(method, path, body)).body as ErrorBody;
  expect((await read('GET', '/api/captain/leads/none')).message).toBe(english.nothingHere);
  expect((await read('PUT', '/api/blog/none', { title: 'x' })).message).toBe(english.postUnknown);
  expect((await read('PUT', '/api/captain/settings', { owner_email: 'ada@' })).message).toBe(
    STARTER.documents.forms.messages.emailIncomplete,
  );
  expect(((await (await app.request('/api/blog/none')).json()) as ErrorBody).message).toBe(
    translated('errors').postUnknown,
  );
});

test('429: the limits of forms and of pages name the time to wait in the words of the documents', async () => {
  const { app, post } = await setUp();
  const answers = [];
  for (let call = 0; call <= 20; call += 1) answers.push(await post('/newsletter', { email: 'ada@example.com' }));
  const last = answers.at(-1)!;
  expect(last.status).toBe(429);
  const text = await last.text();
  expect(text).toContain('60 Minuten');
  expectTranslated(text);

  let page = await app.request('/newsletter/confirm/1-forged');
  for (let call = 0; call < 120; call += 1) page = await app.request(`/newsletter/confirm/${call}-forged`);
  expect(page.status).toBe(429);
  expect(await page.text()).toMatch(/^Ü\S+ 60\n$/);
});

test('409: somebody with too many bookings is told in the words of the documents', async () => {
  const { post } = await setUp();
  const times = ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00'];
  const answers = [];
  for (const time of times) answers.push(await post('/bookings', makeBooking({ start: `2026-01-06T${time}:00Z` })));
  const { message } = (await answers.at(-1)!.json()) as ErrorBody;
  expect(message).toMatch(/^Ü\S+ 6 /);
});

test('without JavaScript the answers of the forms are in the words of the documents', async () => {
  const { app } = await setUp();
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(body.length) };
    const answer = await app.request('/', { method: 'POST', headers, body });
    return formsOf(await answer.text());
  };
  const { messages } = translated('forms');
  const missing = await send({ form: 'contact', firstName: '', email: 'ada@' });
  for (const key of ['firstNameMissing', 'lastNameMissing', 'emailIncomplete', 'serviceMissing'] as const) {
    expect(missing).toContain(`>${messages[key]}</p>`);
  }
  expect(missing).toContain(SERVICE.label);
  expectTranslated(missing);
  expectTranslated(await send({ form: 'newsletter', email: 'ada' }));
  expectTranslated(formsOf(await (await app.request('/?sent=contact')).text()));
});

test('each mail to a visitor and its calendar entry is in the words and the locale of the site', async () => {
  const { app, clock, smtp, worker, post, book } = await setUp();
  await post('/contact', contact());
  await post('/newsletter', { email: 'ada@example.com' });
  const { token } = await book({ timezone: 'Europe/Berlin', email: 'grace@example.com' });
  const file = await (await app.request(`/api/bookings/${token}/calendar.ics`)).text();
  clock.advance(7 * 3600);
  await worker.drain();
  clock.advance(22 * 3600);
  await worker.drain();
  await post(`/bookings/${token}/reschedule`, { start: '2026-01-07T18:00:00Z' });
  await post(`/bookings/${token}/cancel`, {});
  await worker.drain();

  const mails = smtp.mails.filter(({ to }) => to[0] === 'ada@example.com' || to[0] === 'grace@example.com');
  expect(mails.map(({ headers }) => headers['x-event']).sort()).toEqual([
    'booking.cancelled',
    'booking.created',
    'booking.reminder',
    'booking.reminder',
    'booking.rescheduled',
    'contact.created',
    'newsletter.confirm',
  ]);
  for (const { parsed, calendar, headers } of mails) {
    const { subject = '', text = '', html = '' } = parsed;
    expect(subject).toMatch(/^Ü\S+ /);
    for (const part of [subject, text, html, calendar?.content ?? '']) expectTranslated(unfold(part));
    expect(html).toMatch(/<html[^>]* lang="de"/);
    if (headers['x-event'] === 'booking.created') {
      expect(text).toContain('Dienstag, 6.\u00a0Januar 2026, 19:00 Uhr (Zeit in Berlin)');
      expect(subject).toContain('Di., 6. Jan., 19:00 Uhr');
    }
  }
  expect(file).toMatch(/^SUMMARY:Ü\S+ Ü\S+ /m);
  expectTranslated(unfold(file));
});

/** The forms of a page: its other texts are those of documents that are not translated here. */
function formsOf(html: string): string {
  return (html.match(/<form.*?<\/form>/gs) ?? [])
    .join('\n')
    .replace(/(?:class|id|name|type|value|for|autoComplete)="[^"]*"/g, '');
}

function unfold(calendar: string): string {
  return calendar.replace(/\r?\n /g, '');
}
