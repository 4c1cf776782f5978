import { afterEach, expect, test } from 'vitest';
import type { Facts } from '#content/facts.schema.ts';
import type { ServicesDocument } from '#content/services.schema.ts';
import { publishChange } from '#server/content/editing/editing.ts';
import { readWish } from '#server/text/text.ts';
import type { CommonQuestion } from '#shared/answers.schema.ts';
import { askChat } from '#testing/ask-chat.ts';
import { BAKERY, createChatApp, makeCard } from '#testing/chat-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { type FakeModel, startFakeModel } from '#testing/fake-model.ts';
import { loginAs } from '#testing/login-as.ts';
import { findRefusal } from './guards.ts';
import { knowledgeOf } from './knowledge.ts';
import { listUnanswered } from './unanswered.ts';

const ANSWERS = '/api/captain/answers';
let model: FakeModel | undefined;
afterEach(() => model?.close());

/** Questions on the list of unanswered ones. */
async function questionsWithout({ ctx }: Pick<Awaited<ReturnType<typeof createTestApp>>, 'ctx'>): Promise<string[]> {
  const { rows } = await listUnanswered(ctx, { limit: 10, offset: 0 });
  return rows.map(({ question }) => question);
}

/** A bakery that also lists a service. */
async function createBakery(env: Record<string, string> = {}) {
  const harness = await createChatApp(BAKERY, env);
  const { call } = await loginAs(harness);
  const offer = (name: string, price?: string) =>
    publishChange<ServicesDocument>(
      harness.ctx,
      'services',
      () => ({
        services: [
          {
            id: 'class',
            name,
            text: 'Two hours at our oven.',
            icon: 'chat',
            isShown: true,
            alsoCalled: 'baking lesson',
            ...(price && { price }),
          },
        ],
      }),
      'owner',
    );
  const ask = async (message: string) => (await askChat(harness, message)).body;
  return { ...harness, call, offer, ask };
}

test('a service is known as soon as it is listed, by its other names too, and no longer when it is renamed', async () => {
  const { offer, ask } = await createBakery();
  await offer('Sourdough Class', '$80');
  expect((await ask('what do you charge for the sourdough class')).response).toContain('Sourdough Class costs $80.');
  expect((await ask('price of a baking lesson?')).response).toContain('$80');
  await offer('Pastry Evening', '$95');
  expect((await ask('how much is the pastry evening?')).response).toContain('Pastry Evening costs $95.');
  expect((await ask('how much is the sourdough class?')).response).not.toContain('$80');
});

test('what happens in a service, and how long it takes, is answered from its own text', async () => {
  const { offer, ask } = await createBakery();
  await offer('Sourdough Class');
  for (const question of ['What happens in the sourdough class?', 'how long does the sourdough class take']) {
    expect([question, (await ask(question)).response]).toEqual([
      question,
      expect.stringContaining('Two hours at our oven.'),
    ]);
  }
});

test('a service is known by a name with words that say little', async () => {
  const { offer, ask } = await createBakery();
  await offer('Help by the Hour', '$50');
  const { response } = await ask('what is included in the help by the hour?');
  expect(response).toContain('Two hours at our oven.');
});

test('who calls whom is answered by how the first call takes place', async () => {
  const { ask } = await createBakery();
  expect((await ask('do you call me or do I call you?')).response).toContain('takes place by video or phone');
});

test('a hidden service is offered no more; what the owner has written about it stays', async () => {
  const harness = await createTestApp();
  const hide = (hidden: string) =>
    publishChange<ServicesDocument>(
      harness.ctx,
      'services',
      ({ services }) => ({ services: services.map((one) => ({ ...one, isShown: one.id !== hidden })) }),
      'owner',
    );
  const ask = async (message: string) => (await askChat(harness, message)).body;
  const { answer } = harness.ctx.content.get('answers')['voice-ai']!;
  expect((await ask('do you have an AI receptionist?')).response).toContain(answer);
  await hide('voice-ai');
  const hidden = await ask('do you have an AI receptionist?');
  expect(hidden.response).not.toContain(answer);
  expect(`${hidden.response} ${hidden.link?.href}`).not.toContain('/Home-services-ai');
  expect((await ask('can I keep my phone number?')).link?.href).not.toContain('/Home-services-ai');
  expect((await ask('what is a chatbot?')).response).toContain(harness.ctx.content.get('answers').chatbot!.answer);
  const { call } = await loginAs(harness);
  const { body: listed } = await call('GET', ANSWERS);
  const hiddenIds = listed.flatMap(({ id, isHidden }: { id: string; isHidden?: true }) => (isHidden ? [id] : []));
  expect(hiddenIds).toContain('voice-ai');
  expect(hiddenIds).not.toContain('chatbot');
  const own = {
    ...harness.ctx.content.get('answers').chatbot,
    topic: 'voice-ai',
    title: 'Do you have an AI receptionist?',
  };
  const text = 'No longer: I hand these over to a partner.';
  await call('PUT', `${ANSWERS}/voice-ai`, { ...own, id: 'voice-ai', answer: text, phrasings: ['AI receptionist'] });
  expect((await ask('do you have an AI receptionist?')).response).toContain(text);
});

test('a service that is added to a list with answers is explained by its own text, and so is what follows', async () => {
  const harness = await createTestApp();
  await publishChange<ServicesDocument>(
    harness.ctx,
    'services',
    ({ services }) => ({
      services: [
        ...services,
        {
          id: 'inbox',
          name: 'Inbox Cleanup',
          price: '$300',
          icon: 'chat',
          isShown: true,
          text: 'I sort old mail.',
        },
      ],
    }),
    'owner',
  );
  const ask = async (message: string, sessionId?: unknown) => (await askChat(harness, message, sessionId)).body;
  const other = await ask('do you do chatbots');
  const first = await ask('what is the inbox cleanup', other.sessionId);
  expect(first.response).toMatch(/^Inbox Cleanup: I sort old mail\./);
  expect((await ask('and how much?', first.sessionId)).response).toContain('Inbox Cleanup costs $300.');
  expect((await ask('how much is the inbox cleanup')).response).toContain('Inbox Cleanup costs $300.');
});

test('a call at a price is known like a service: what it is, its price, and how it is booked', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  await call('POST', '/api/captain/starters/automation', { language: 'en' });
  const workshop = { name: 'Process clinic', minutes: 90, price: '£180', description: 'We sort one process of yours.' };
  expect((await call('POST', '/api/captain/meeting-types', workshop)).status).toBe(201);
  const ask = async (message: string) => (await askChat(harness, message)).body.response;
  expect(await ask('what is the process clinic?')).toMatch(/^Process clinic: We sort one process of yours\./);
  expect(await ask('how much is the process clinic')).toContain('Process clinic costs £180.');
  expect(await ask('can I book a process clinic and what does it cost?')).toContain('£180');
});

test('"what is it" about an added service is answered at once, though the words of its name are those of other answers', async () => {
  const harness = await createTestApp();
  for (const name of ['Newsletter Writing', 'Spanish Receptionist', 'Tax Helper']) {
    const service = { id: 'added', name, icon: 'chat', isShown: true, text: 'I do this for you.' } as const;
    await publishChange<ServicesDocument>(
      harness.ctx,
      'services',
      ({ services }) => ({ services: [...services.filter(({ id }) => id !== 'added'), service] }),
      'owner',
    );
    for (const question of [`What is ${name}?`, `what is the ${name}`, name.toLowerCase(), `i need a ${name}`]) {
      const { response } = (await askChat(harness, question)).body;
      expect(response.slice(0, name.length + 20), question).toBe(`${name}: I do this for you.`);
    }
  }
});

test('a common question without an answer is said to have none, is listed as unanswered, and gets the answer of the owner', async () => {
  const { call, offer, ask } = await createBakery();
  await offer('Sourdough Class');
  expect((await ask('do I get a receipt?')).response).toContain('Do I get an invoice?');
  const { body: unanswered } = await call('GET', '/api/captain/unanswered');
  expect(unanswered.map(({ question }: { question: string }) => question)).toContain('do I get a receipt?');
  const listed = async (intent: string) =>
    ((await call('GET', `${ANSWERS}/common`)).body as CommonQuestion[]).find(
      (one) => one.intent === intent && one.service === null,
    );
  expect(await listed('invoice')).toMatchObject({ answer: '', card: null });
  const card = makeCard('Do I get an invoice?', { phrasings: [], answer: 'Yes, by mail.', intent: 'invoice' });
  expect((await call('POST', ANSWERS, { id: 'invoice', ...card })).status).toBe(201);
  expect(await listed('invoice')).toMatchObject({ answer: 'Yes, by mail.', card: 'invoice' });
  expect((await ask('can i have a receipt')).response).toContain('Yes, by mail.');
});

test('a card that was written without a common question answers the one that it equals', async () => {
  const { ask, call } = await createBakery();
  expect((await ask('until what time are you open today?')).response).toContain('The bakery opens at dawn.');
  const { body } = await call('GET', `${ANSWERS}/common`);
  const shown = body.filter(({ card }: CommonQuestion) => card === 'opening-hours');
  expect(shown).toMatchObject([{ intent: 'hours', answer: 'The bakery opens at dawn.' }]);
});

test('another day is named for a meeting: times of that day are offered, and a day without any is said to have none', async () => {
  const app = await createTestApp();
  const first = await askChat(app, 'Can I book a call on Thursday at 3 pm?');
  const second = await askChat(app, 'no, rather Friday morning', first.body.sessionId);
  const weekdays = [first, second].map(({ body }) => new Date(body.slots.times[0].date).getUTCDay());
  expect(weekdays).toEqual([4, 5]);
  expect(first.body.response).not.toContain('Nothing is free on that day');
  const { body } = await askChat(app, 'Can I book a call on Sunday?');
  expect(body.response).toContain('Nothing is free on that day');
  expect(new Date(body.slots.times[0].date).getUTCDay()).toBe(1);
});

test('after offered times, another day or time gets its times, and who cancels is told how', async () => {
  const app = await createTestApp();
  const { body } = await askChat(app, 'book');
  const thursday = await askChat(app, 'no make it thursday instead', body.sessionId);
  expect(new Date(thursday.body.slots.times[0].date).getUTCDay()).toBe(4);
  const friday = await askChat(app, 'next week friday morning', body.sessionId);
  expect(friday.body.slots.times[0]).toMatchObject({ date: '2026-01-16', time: '09:00' });
  const cancelled = await askChat(app, 'i have to cancel the one on friday', body.sessionId);
  expect(cancelled.body).toMatchObject({ slots: null, response: expect.stringContaining('link of your booking') });
});

test('who leaves a number to be called at is not told to leave one', async () => {
  const app = await createTestApp();
  const { body } = await askChat(app, 'my number is 415 555 0132 call me after 5');
  expect(body.response).toBe('Thank you, I have noted +14155550132. Alex will reply to you there.');
});

test('the second question of a message is about the service that the first one names', async () => {
  const { offer, ask } = await createBakery();
  await offer('Pastry Evening', '$95');
  expect((await ask('What is the pastry evening? And how much?')).response).toContain('Pastry Evening costs $95.');
});

test('a message that names a day and may mean to book gets times, where another answer is as near', async () => {
  const { body } = await askChat(await createTestApp(), 'book a call tomorrow morning');
  expect(body.slots.times.length).toBeGreaterThan(0);
});

test('a question about something unknown, which shares a word with an answer, gets no guess', async () => {
  const app = await createTestApp();
  const { body } = await askChat(app, 'how many tons can your truck carry');
  expect(body.response).toContain(app.ctx.content.get('chat').replies.unknown.slice(0, 40));
});

test('two questions in one sentence get two answers', async () => {
  const app = await createTestApp();
  const { body } = await askChat(app, 'How much is it and how long does it take?');
  expect(body.response).toContain('list price');
  expect(body.response).toContain('before anything is built');
});

test('a question of function words alone is answered, and a price in other words', async () => {
  const { offer, ask } = await createBakery();
  await offer('Sourdough Class', '$80');
  expect((await ask("what can't you do?")).response).toContain('Sourdough Class');
  expect((await ask('whats the damage for the baking lesson')).response).toContain('$80');
});

test('a question beside one that is a phrasing word by word is answered, too', async () => {
  const { ctx } = await createTestApp();
  const { cards } = (await knowledgeOf(ctx).cards()).find('What does it cost? Who are you?');
  expect(cards.map(({ id }) => id)).toEqual(['prices', 'owner']);
});

test('a greeting before a question is not what is answered', async () => {
  const app = await createTestApp();
  const { response } = (await askChat(app, 'hello do you do chatbots')).body;
  expect(response).toContain(app.ctx.content.get('answers').chatbot?.answer);
});

test('a question about services in general is answered by what the owner wrote about one of them', async () => {
  const { offer, ask, call } = await createBakery();
  await offer('Sourdough Class');
  const bring = makeCard('What do I bring to the class?', {
    intent: 'preparation',
    phrasings: [],
    answer: 'An apron.',
  });
  expect((await call('POST', ANSWERS, { ...bring, service: 'class' })).status).toBe(201);
  expect((await ask('what do I need to bring')).response).toContain('An apron.');
});

test('a card with a usual question as its title is found by other words for it', async () => {
  const late = makeCard('What happens if I am late?', { phrasings: [], answer: 'Ten minutes are fine.' });
  const app = await createChatApp({ ...BAKERY, late });
  expect((await askChat(app, 'sorry, I am stuck in traffic')).body.response).toContain('Ten minutes are fine.');
});

test('"and after that?" is answered with what comes afterwards, and booking a second time with the times alone', async () => {
  const app = await createTestApp();
  const answers = app.ctx.content.get('answers');
  const { body } = await askChat(app, 'how does the voice receptionist work');
  const then = await askChat(app, 'and after that?', body.sessionId);
  expect(then.body.response).toContain(answers['after-launch']?.answer);
  const first = await askChat(app, 'book a call', body.sessionId);
  const second = await askChat(app, 'book a call', body.sessionId);
  expect(first.body.response).toContain('Gladly.');
  expect(second.body.response).not.toContain('Gladly.');
  expect(second.body.slots.times.length).toBeGreaterThan(0);
});

test.each([
  ['do you do chatbots and can they book', 'chatbot', 'chatbot-booking'],
  ['what is workflow automation and who hosts it', 'workflow-automation', 'workflow-server'],
])('a second question about a service, "%s", is answered beside the first one', async (message, first, second) => {
  const { ctx } = await createTestApp();
  expect((await knowledgeOf(ctx).cards()).find(message).cards.map(({ id }) => id)).toEqual([first, second]);
});

test('the hours of each day of the week are told in the order of the week', async () => {
  const harness = await createChatApp({ hello: makeCard('Hello', { topic: 'conversation', phrasings: ['hi'] }) });
  const { call } = await loginAs(harness);
  const hours = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
    dayOfWeek,
    startTime: '09:00',
    endTime: '12:00',
    isEnabled: dayOfWeek !== 2,
  }));
  expect((await call('PUT', '/api/captain/schedule/hours', { timezone: 'UTC', hours })).status).toBe(200);
  const { body } = await askChat(harness, 'when are you open');
  const told = 'Monday, Wednesday to Sunday 9:00 AM–12:00 PM';
  expect(body.response).toContain(`${told}.`);
  expect((await askChat(harness, 'are you open on tuesday')).body.response).toContain(`${told}; Tuesday closed.`);
  expect((await askChat(harness, 'are you open on friday')).body.response).toContain(`${told}.`);
  const own = makeCard('When does the bakery open?', { intent: 'hours', phrasings: [], answer: 'Come by: {hours}.' });
  expect((await call('POST', ANSWERS, own)).status).toBe(201);
  expect((await askChat(harness, 'when are you open')).body.response).toBe(`Come by: ${told}.`);
  const saturday = [{ dayOfWeek: 6, startTime: '10:00', endTime: '11:00', isEnabled: true }];
  await call('PUT', '/api/captain/meeting-types/2', { hours: saturday });
  const both = `${told}; Deep-dive strategy session: Saturday 10:00 AM–11:00 AM`;
  expect((await askChat(harness, 'when are you open')).body.response).toBe(`Come by: ${both}.`);
  await call('PUT', '/api/captain/meeting-types/2', { isActive: false });
  expect((await askChat(harness, 'when are you open')).body.response).toBe(`Come by: ${told}.`);
});

test.each([
  ['en', 'when are you open', 'Monday to Thursday 8:30 AM–4:00 PM; Friday 8:30 AM–12:00 PM', 'Eastern Time'],
  [
    'de',
    'Wann haben Sie offen?',
    'Montag bis Donnerstag 8:30–16:00 Uhr; Freitag 8:30–12:00 Uhr',
    'Nordamerikanische Ostküstenzeit',
  ],
])(
  'hours in %s: days in a row are a range, and a visitor elsewhere is told the time zone',
  async (language, question, hours, zone) => {
    const harness = await createTestApp();
    const { call } = await loginAs(harness);
    await call('POST', '/api/captain/starters/automation', { language });
    const days = [1, 2, 3, 4, 5].map((dayOfWeek) => ({
      ...{ dayOfWeek, startTime: '08:30', endTime: dayOfWeek === 5 ? '12:00' : '16:00', isEnabled: true },
    }));
    await call('PUT', '/api/captain/schedule/hours', { timezone: 'America/New_York', hours: days });
    const ask = async (timezone: string) => {
      const res = await harness.app.request('/api/chatbot', postJson({ message: question, timezone }));
      return ((await res.json()) as { response: string }).response.replaceAll('\u202f', ' ');
    };
    expect(await ask('America/Chicago')).toContain(`${hours} (${zone}).`);
    expect(await ask('America/Detroit')).toContain(`${hours}.`);
  },
);

test('days off are told without their notes; without any, nothing is known', async () => {
  const harness = await createChatApp({ hello: makeCard('Hello', { topic: 'conversation', phrasings: ['hi'] }) });
  const { call } = await loginAs(harness);
  const ask = async (message: string) => (await askChat(harness, message)).body.response;
  expect(await ask('when are you on holiday?')).toContain('I have no answer to that yet');
  const days = [
    { type: 'single', startDate: '2026-11-26', reason: 'Surgery' },
    { type: 'range', startDate: '2026-12-24', endDate: '2027-01-02' },
    { type: 'single', startDate: '2026-12-25' },
    { type: 'single', startDate: '2026-12-28' },
    { type: 'single', startDate: '2026-01-04' },
  ];
  for (const day of days) expect((await call('POST', '/api/captain/schedule/blocked-dates', day)).status).toBe(201);
  for (const question of ['when are you on holiday?', 'are you open on thanksgiving?'])
    expect(await ask(question)).toBe(
      'I am not there on these days: Thursday, November 26; Thursday, December 24 – January 2, 2027.',
    );
  for (const date of ['28 December', 'Dec 28th', 'the 28th of december', 'December 28'])
    expect(await ask(`are you open on ${date}?`)).toContain('Monday, December 28 closed; ');
  expect(await ask('are you open on 23 December?')).not.toContain('closed');
  expect(await ask('are you open, may 5 people come?')).not.toContain('closed');
});

test('German dates are understood, and a day off that is asked about is closed', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  await call('POST', '/api/captain/starters/automation', { language: 'de' });
  const off = { type: 'range', startDate: '2026-12-21', endDate: '2027-01-06' };
  expect((await call('POST', '/api/captain/schedule/blocked-dates', off)).status).toBe(201);
  const ask = async (message: string) => (await askChat(harness, message)).body.response;
  for (const question of ['Haben Sie am 28. Dezember offen?', 'Sind Sie am 28.12. da?'])
    expect(await ask(question)).toMatch(/Montag, 28\.\sDezember keine; /);
  expect(await ask('Haben Sie am 9. Februar geöffnet?')).toMatch(/^Termine gibt es (?!.*keine)/);
  expect(await ask('Wann kann ich Sie telefonisch erreichen?')).toMatch(/^Termine gibt es /);
});

test('all answers of a topic are switched off and on at once', async () => {
  const { call } = await createBakery();
  const active = (body: { topic: string; isActive: boolean }[]) =>
    body.filter(({ topic, isActive }) => topic === 'prices' && isActive).length;
  expect(active((await call('PUT', `${ANSWERS}/topics/prices`, { isActive: false })).body)).toBe(0);
  expect(active((await call('PUT', `${ANSWERS}/topics/prices`, { isActive: true })).body)).toBe(2);
  expect((await call('PUT', `${ANSWERS}/topics/parrots`, { isActive: true })).status).toBe(404);
});

test('the model proposes further phrasings, without those that are there; without a model it says why not', async () => {
  const phrasings = ['Which flour do you use?', 'is your flour organic', ' what   grain is in it '];
  model = await startFakeModel({ kind: 'text', text: JSON.stringify({ phrasings }) });
  const input = { title: 'Which flour do you use?', answer: 'Rye.', phrasings: ['Is your flour organic?'] };
  const { call } = await createBakery({ OPENAI_BASE_URL: model.url });
  expect((await call('POST', `${ANSWERS}/phrasings`, input)).body).toEqual({ phrasings: ['what grain is in it'] });
  const without = await createBakery();
  expect((await without.call('POST', `${ANSWERS}/phrasings`, input)).status).toBe(409);
});

test('between two answers that are equally near, the visitor is asked, and others are offered on request', async () => {
  const harness = await createChatApp({
    north: makeCard('Where is the north entrance of the garage?', { phrasings: ['garage north'] }),
    south: makeCard('Where is the south entrance of the garage?', { phrasings: ['garage south'] }),
    east: makeCard('Is the garage heated?', { phrasings: ['warm garage'] }),
  });
  const { which, notMeant } = harness.ctx.content.get('chat').replies;
  const { body } = await askChat(harness, 'where is the entrance of the garage');
  expect(body.response).toBe(which);
  const titles = ['Where is the north entrance of the garage?', 'Where is the south entrance of the garage?'];
  expect(body.suggestedQuestions.slice(0, 2).sort()).toEqual(titles);
  expect(body.suggestedQuestions.at(-1)).toBe(notMeant);
  const other = await askChat(harness, notMeant.toLowerCase(), body.sessionId);
  expect(other.body.response).toBe(which);
  expect(other.body.suggestedQuestions[0]).toBe('Where are you?');
  expect(await questionsWithout(harness)).toEqual(['where is the entrance of the garage']);
});

test('who is asked back has no answer until a question is chosen', async () => {
  const harness = await createChatApp({
    north: makeCard('Where is the north entrance of the garage?', { phrasings: ['garage north'] }),
    south: makeCard('Where is the south entrance of the garage?', { phrasings: ['garage south'] }),
  });
  const { body } = await askChat(harness, 'where is the entrance of the garage');
  expect(await questionsWithout(harness)).toEqual(['where is the entrance of the garage']);
  await askChat(harness, body.suggestedQuestions[0], body.sessionId);
  expect(await questionsWithout(harness)).toEqual([]);
});

test('after offered times, a question about something else does not get them again; thanks and a farewell get one reply', async () => {
  const app = await createTestApp();
  const { call } = await loginAs(app);
  expect((await call('POST', '/api/captain/starters/automation', { language: 'de' })).status).toBe(200);
  const { body } = await askChat(app, 'Ich hätte gern einen Termin');
  expect(body.slots.times.length).toBeGreaterThan(0);
  expect((await askChat(app, 'Haben Sie Referenzen?', body.sessionId)).body.slots).toBeNull();
  const farewell = (await askChat(app, 'Danke, tschüss')).body.response;
  expect(farewell).toContain('Auf Wiedersehen');
  expect(farewell).not.toContain('Möchten Sie noch etwas wissen?');
});

test('the place is told once it is given, without an address', async () => {
  const app = await createTestApp();
  const { call } = await loginAs(app);
  expect((await call('POST', '/api/captain/starters/automation', { language: 'en' })).status).toBe(200);
  const place = async () => (await askChat(app, 'where are you located')).body.response;
  expect(await place()).not.toMatch(/The business is in|\[Town\]/);
  await publishChange<Facts>(app.ctx, 'facts', (facts) => ({ ...facts, area: { name: 'Tulsa' } }), 'owner');
  expect(await place()).toContain('The business is in Tulsa.');
});

test('words that nothing knows do not go on with the last answer', async () => {
  const app = await createTestApp();
  const { unknown } = app.ctx.content.get('chat').replies;
  const { body } = await askChat(app, 'What is your phone number?');
  expect((await askChat(app, 'qwzx vlorp zzkt', body.sessionId)).body.response).toBe(unknown);
});

test('"not what I meant", again and again: questions are offered as long as there are others, and are spoken of only then', async () => {
  const app = await createTestApp();
  const { which, notMeant, unknown } = app.ctx.content.get('chat').replies;
  let { body } = await askChat(app, 'lead system');
  const replies: string[] = [];
  while (replies.at(-1) !== unknown && replies.length < 10) {
    body = (await askChat(app, notMeant, body.sessionId)).body;
    replies.push(body.response);
    expect(body.suggestedQuestions.length > 0, body.response).toBe(body.response === which);
  }
  expect(replies[0]).toBe(which);
  expect(replies.at(-1)).toBe(unknown);
  expect(unknown).not.toMatch(/question/);
});

test.each([
  ['can you come on Tuesday at 10:30', 'en', { weekday: 2, minutes: 630 }],
  ['tomorrow afternoon please', 'en', { days: 1, minutes: 780 }],
  ['Termin übermorgen um 9', 'de', { days: 2, minutes: 540 }],
  ['geht Donnerstag nachmittag', 'de', { weekday: 4, minutes: 780 }],
  ['what does it cost', 'en', {}],
])('reads the day and the time of "%s"', (text, language, wish) => {
  const { text: _, ...read } = readWish(text, language);
  expect(read).toEqual(wish);
});

test('an acute stroke is an emergency, a former one is none', () => {
  const refusal = (message: string) =>
    findRefusal(
      message,
      () => false,
      () => false,
    );
  expect(refusal('My father is having a stroke')).toBe('emergency');
  expect(refusal('Mein Vater hat gerade einen Schlaganfall, was soll ich tun?')).toBe('emergency');
  expect(refusal('Help, my husband had a heart attack')).toBe('emergency');
  expect(refusal('My father had a stroke, do you come to the house?')).toBeUndefined();
  expect(refusal('Mein Vater hatte einen Schlaganfall, kommen Sie ins Haus?')).toBeUndefined();
});

test('who asks for a visit at home after an illness is not offered what to do in an emergency', async () => {
  const app = await createTestApp();
  const { body } = await askChat(app, 'My father had a stroke, do you come to the house?');
  const emergency = app.ctx.content.get('answers')['emergency-here']?.title ?? '';
  expect(body.response).toContain('Do you come to my home?');
  expect(body.suggestedQuestions).toContain(app.ctx.content.get('answers').location?.title);
  expect(body.suggestedQuestions).not.toContain(emergency);
});

test('a refusal offers the answer that its own subject has', async () => {
  const medicine = 'Do you give medicine to dogs?';
  const app = await createChatApp({ ...BAKERY, medicine: makeCard(medicine, { phrasings: [] }) });
  const { body } = await askChat(app, 'my old girl needs pills twice a day');
  expect(body.response).toBe(app.ctx.content.get('chat').replies.refusals.medical);
  expect(body.suggestedQuestions[0]).toBe(medicine);
});

test('after the price of one service, "and for" another one asks for its price', async () => {
  const app = await createTestApp();
  const { body } = await askChat(app, 'What does the voice receptionist cost?');
  const next = await askChat(app, 'and for the chatbot?', body.sessionId);
  expect(next.body.response).toContain(app.ctx.content.get('answers')['chatbot-price']?.answer);
  const last = await askChat(app, 'book', body.sessionId);
  expect(last.body.slots?.times.length).toBeGreaterThan(0);
});

test('what was asked before does not keep a question of its own from its answer', async () => {
  const app = await createTestApp();
  const pairs = [
    ['put ai into our existing system', 'agency owner, 8 people, whats in it for me'],
    ['can we run a pilot with our own documents', 'will it tell callers our prices'],
    ['steps of a workflow project', 'what if I want changes'],
  ] as const;
  for (const [before, question] of pairs) {
    const alone = await askChat(app, question);
    const { body } = await askChat(app, before);
    const next = await askChat(app, question, body.sessionId);
    expect(next.body.response, question).toBe(alone.body.response);
  }
});
