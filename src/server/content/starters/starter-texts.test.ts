import { expect, test } from 'vitest';
import { askChat } from '#testing/ask-chat.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeContact, makePost } from '#testing/make.ts';

const BASE = '/api/captain';

/** A site that begins with a starter. */
async function begin(key: string, language: string) {
  const harness = await createPageApp();
  const { call } = await loginAs(harness);
  expect((await call('POST', `${BASE}/starters/${key}`, { language })).status).toBe(200);
  return {
    ...harness,
    call,
    async read(path: string) {
      const html = await (await harness.app.request(path)).text();
      return html.replace(/<script[\s\S]*?<\/script>/g, '');
    },
    async publish(document: string, data: object) {
      const address = `${BASE}/content/${document}`;
      const { version } = (await call('GET', address)).body;
      const saved = await call('PUT', `${address}/draft`, { version, data });
      expect((await call('POST', `${address}/publish`, { version: saved.body.version })).status).toBe(200);
    },
  };
}

test.each([
  ['adviser', 'de', '/leistungen/betreuung', 'Laufende Betreuung'],
  ['adviser', 'en', '/services/ongoing-care', 'Ongoing support'],
  ['short', 'de', '/leistung', '[Ihre Leistung]'],
  ['short', 'en', '/service', '[Your service]'],
])('a price of %s in %s has its unit once, below the name of its service', async (key, language, path, name) => {
  const { ctx, publish, read } = await begin(key, language);
  const { prices, ...others } = ctx.content.get('facts');
  await publish('facts', { ...others, prices: prices.map((price) => ({ ...price, amount: 180, unit: 'per tide' })) });
  const page = await read(path);
  const [, label, amount] = /<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*180[^<]*)<\/dd>/.exec(page) ?? [];
  expect(label).toBe(name);
  expect(amount).toMatch(/per tide$/);
  expect(page.split('per tide')).toHaveLength(2);
  expect(page).not.toMatch(/\[Preis mit|\[Price including|\[Umfang|\[Volume/);
});

test.each([
  ['adviser', 'de', 'Am Telefon', ['Beraten Sie telefonisch?', 'Wo sind Sie?']],
  ['adviser', 'en', 'By phone', ['Can we talk by video or phone?', 'Where are you?']],
  ['automation', 'de', 'Am Telefon', ['Wo sind Sie?']],
  ['automation', 'en', 'By phone', ['Where are you?']],
])('pages and answers of %s in %s say how the first call takes place', async (key, language, way, questions) => {
  const harness = await begin(key, language);
  const { id } = harness.ctx.meetingTypes.find('consultation') ?? {};
  const place = { id: 'place', label: 'Number?', kind: 'phone', required: true };
  expect((await harness.call('PUT', `${BASE}/meeting-types/${id}`, { questions: [place] })).status).toBe(200);
  const page = await harness.read('/calendar');
  expect(page).toContain(way);
  const answers: string[] = [];
  for (const question of questions) answers.push((await askChat(harness, question)).body.response);
  if (key === 'adviser') expect(answers.join().toLowerCase()).toContain(way.toLowerCase());
  for (const text of [page, ...answers]) {
    expect(text).not.toMatch(/Video oder|oder Video|or video|video or|\bbeides\b|\bYes, both/i);
  }
});

test.each(['adviser', 'automation', 'short'])('%s says no number of years until its owner gives one', async (key) => {
  const { ctx } = await begin(key, 'de');
  expect(ctx.content.get('facts').years.it).toBe(0);
  const figures = [...ctx.content.get('home').hero.stats, ...ctx.content.get('about').stats];
  expect(figures.map(({ figure }) => figure)).not.toContain('10');
});

test.each(['de', 'en'])('the urgent offer of an adviser (%s) is shown once its owner wants it', async (language) => {
  const { read, ctx, call, publish } = await begin('adviser', language);
  const { about, voiceAi } = ctx.content.get('home');
  const before = await read('/');
  expect(before).toContain(about.title);
  expect(before).not.toContain(voiceAi.title);
  const { published } = (await call('GET', `${BASE}/content/home`)).body;
  await publish('home', { ...published, parts: published.parts.map(({ kind }: { kind: string }) => ({ kind })) });
  expect(await read('/')).toContain(voiceAi.title);
});

test.each([
  ['adviser', 'de'],
  ['automation', 'en'],
  ['short', 'en'],
])('an article of %s in %s ends with the way to a call', async (key, language) => {
  const { call, read } = await begin(key, language);
  expect((await call('POST', '/api/blog', makePost())).status).toBe(201);
  const [, end = ''] = (await read('/blog/hello-world')).split('words.');
  expect(end.split('<footer')[0]).toContain('href="/calendar"');
});

test.each(['automation', 'short'])('the footer of %s leads to the second meeting once it is offered', async (key) => {
  const { ctx, call, read } = await begin(key, 'en');
  const footer = async () => (await read('/about')).split('<footer')[1];
  expect(await footer()).not.toContain('/strategy-session');
  const { id } = ctx.meetingTypes.find('strategy') ?? {};
  expect((await call('PUT', `${BASE}/meeting-types/${id}`, { isActive: true })).status).toBe(200);
  expect(await footer()).toContain('href="/strategy-session"');
});

test.each([
  ['en', 'Longer call', '60 minutes'],
  ['de', 'Längeres Gespräch', '60 Minuten'],
])(
  'automation in %s: home and about page lead to the second meeting with its price, while it is offered',
  async (language, name, minutes) => {
    const { ctx, call, read } = await begin('automation', language);
    const { id } = ctx.meetingTypes.find('strategy') ?? {};
    const save = (input: object) => call('PUT', `${BASE}/meeting-types/${id}`, input);
    const notes = async () => {
      const [home, about] = [ctx.content.get('home').contact.bookings, ctx.content.get('about').callToAction.buttons];
      for (const path of ['/', '/about'])
        expect((await read(path)).split('<footer')[0]?.includes(name)).toBe(home.length > 1);
      return [home.at(1)?.note, about.at(1)?.detail];
    };
    expect(await notes()).toEqual([undefined, undefined]);
    expect((await save({ isActive: true })).status).toBe(200);
    expect(await notes()).toEqual([minutes, minutes]);
    expect((await save({ price: '$290' })).status).toBe(200);
    expect(await notes()).toEqual([`${minutes}, $290`, `${minutes}, $290`]);
    expect((await save({ isActive: false })).status).toBe(200);
    expect(await notes()).toEqual([undefined, undefined]);
  },
);

test.each([
  ['en', 'reply', 'How fast do you answer?', 'one business day'],
  ['de', 'antwort', 'Wie schnell antworten Sie?', 'einem Werktag'],
])(
  'automation in %s: the time until a reply is promised once its owner has given it',
  async (language, fact, question, value) => {
    const { app, ctx, publish, read } = await begin('automation', language);
    const texts = async () => {
      const service = ctx.content.get('contact-form').otherChoices.map((choice) => choice.value);
      const message = makeContact({ service, budget: undefined });
      const sent = await app.request('/api/contact', postJson(message));
      expect(sent.status).toBe(201);
      const page = await read('/');
      return [
        page.slice(page.indexOf('id="contact"'), page.indexOf('<footer')),
        (await sent.json()).message,
        (await askChat({ app }, question)).body.response,
      ];
    };
    for (const text of await texts()) expect(text).not.toMatch(/\[(?:time|Zeit)/);
    const { own, ...facts } = ctx.content.get('facts');
    await publish('facts', { ...facts, own: own.map((one) => (one.name === fact ? { ...one, value } : one)) });
    for (const text of await texts()) expect(text).toContain(value);
  },
);

test.each([
  ['automation', 'en', 'Workshop', 'VAT is added to the prices.', /first call\.|more time|one to one|You talk to/i],
  [
    'automation',
    'de',
    'Halbtagesworkshop',
    'Zu den Preisen kommt die Umsatzsteuer hinzu.',
    /Gespräch vor|Kennenlernen|Mehr Zeit/,
  ],
  [
    'short',
    'de',
    'Halbtagesworkshop',
    'Zu den Preisen kommt die Umsatzsteuer hinzu.',
    /Gespräch vor|zu klären|Mehr Zeit/,
  ],
])(
  'a paid workshop as the second meeting of %s in %s: its page fits it, says how the price is meant and leads to the terms',
  async (key, language, name, vat, ofCall) => {
    const { ctx, call, publish, read } = await begin(key, language);
    await call('PUT', `${BASE}/settings`, {
      locale: language === 'de' ? 'de-AT' : 'en-GB',
      scheduler_built_in: 'true',
    });
    const { id } = ctx.meetingTypes.find('strategy') ?? {};
    const price = '690 € zzgl. USt.';
    const workshop = { isActive: true, minutes: 240, price };
    const mails = ctx.content.get('mails');
    await publish('mails', { ...mails, meetings: { ...mails.meetings, strategy: { name, inSentence: name } } });
    expect((await call('PUT', `${BASE}/meeting-types/${id}`, workshop)).status).toBe(200);
    const page = await read('/strategy-session');
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(page) ?? [];
    expect(main).toContain(`${name}</h1>`);
    expect(page).not.toMatch(ofCall);
    expect(main).toMatch(/<a href="\/terms-of-service"[^>]*>/);
    expect(main).not.toContain(vat);
    const { payment, ...facts } = ctx.content.get('facts');
    await publish('facts', { ...facts, payment: { ...payment, vat: 'added' } });
    expect(await read('/strategy-session')).toContain(vat);
    expect(await read('/book')).toContain(vat);
    const home = await read('/');
    if (key === 'automation') expect(home).toContain(vat);
    expect(ctx.content.values().servicesPrices).toContain(`${name}: 690 € zzgl. USt.`);
    expect(ctx.content.values().servicesPrices).not.toContain('..');
    expect((await call('PUT', `${BASE}/meeting-types/${id}`, { price: '' })).status).toBe(200);
    for (const path of ['/', '/strategy-session']) expect(await read(path)).not.toContain(vat);
    expect(/<main[\s\S]*<\/main>/.exec(await read('/strategy-session'))?.[0]).not.toContain('/terms-of-service');
  },
);

test('the chatbot names the price of a meeting that is offered, with the other prices', async () => {
  const harness = await begin('automation', 'en');
  const { id } = harness.ctx.meetingTypes.find('strategy') ?? {};
  const ask = async () => (await askChat(harness, 'What do you charge?')).body.response;
  const save = (input: object) => harness.call('PUT', `${BASE}/meeting-types/${id}`, input);
  expect((await save({ isActive: true, price: '$290' })).status).toBe(200);
  expect(await ask()).toContain('Longer call: $290');
  expect((await save({ price: '$340' })).status).toBe(200);
  expect(await ask()).toContain('Longer call: $340');
  expect((await save({ isActive: false })).status).toBe(200);
  expect(await ask()).not.toContain('Longer call');
});

test.each([
  ['short', 'en', 'en-GB', '/service', 'Is VAT included?', 'Prices include VAT'],
  ['adviser', 'de', 'de-CH', '/leistungen/betreuung', 'Kommt Mehrwertsteuer dazu?', 'Die Preise enthalten die MWST'],
  ['automation', 'en', 'en-US', '/services/office-work', 'Are the prices net or gross?', 'Prices include sales tax'],
])(
  'how prices of %s in %s (%s) are meant is said beside them, in the terms and by the chatbot, once the owner has given it',
  async (key, language, locale, path, question, sentence) => {
    const { app, ctx, call, publish, read } = await begin(key, language);
    await call('PUT', `${BASE}/settings`, { locale });
    const { payment, ...facts } = ctx.content.get('facts');
    const answers = async () => [
      await read(path),
      await read('/terms-of-service'),
      (await askChat({ app }, question)).body.response,
    ];
    for (const text of await answers()) expect(text).not.toMatch(new RegExp(`${sentence}|payment\\.vat`));
    await publish('facts', { ...facts, payment: { ...payment, vat: 'included' } });
    for (const text of await answers()) expect(text).toContain(sentence);
  },
);
