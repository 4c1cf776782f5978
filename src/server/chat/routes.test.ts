import { describe, expect, test } from 'vitest';
import { STARTER } from '#content/starters/en/starter.ts';
import { CHAT_MESSAGE_MAX } from '#shared/chat.ts';
import { askChat, streamChat } from '#testing/ask-chat.ts';
import { createTestApp } from '#testing/create-test-app.ts';

describe('without a model', () => {
  test('answers with every field, prices from the content', async () => {
    const test = await createTestApp({ OWNER_NAME: 'Ada Byron' });
    const { status, body } = await askChat(test, 'How much does the voice AI receptionist cost?');
    expect(status).toBe(200);
    expect(body).toEqual({
      response: expect.stringMatching(/\$2,500.*\$0\.25 per minute/),
      sessionId: expect.stringMatching(/^[\w-]{22,}$/),
      sessionData: {
        interactionCount: 1,
        sentimentScore: 0,
        highIntentSignals: 1,
        shownSuggestions: [...STARTER.documents.chat.questions, ...body.suggestedQuestions],
      },
      ctaIntent: 'voice-ai',
      ctaMessage: 'Book Your Free Voice AI Call',
      askingAboutAda: false,
      suggestedQuestions: expect.any(Array),
      bookingIntent: false,
    });
    expect(body.suggestedQuestions).toHaveLength(3);
  });

  test('distinguishes booking intent from questions about the owner', async () => {
    const test = await createTestApp();
    expect((await askChat(test, 'I want to book a call')).body).toMatchObject({
      bookingIntent: true,
      askingAboutAlex: false,
      ctaIntent: 'consultation',
    });
    expect((await askChat(test, 'Who is Alex?')).body).toMatchObject({
      bookingIntent: false,
      askingAboutAlex: true,
      ctaIntent: null,
    });
  });

  test('continues a session: counts messages, keeps the topic, repeats no suggestion', async () => {
    const test = await createTestApp();
    const first = (await askChat(test, 'Tell me about the voice AI receptionist')).body;
    const second = (await askChat(test, 'and how long does it take to set up?', first.sessionId)).body;
    expect(second.sessionId).toBe(first.sessionId);
    expect(second.sessionData.interactionCount).toBe(2);
    expect(second.response).toContain('3-5 business days');
    const offered = [...STARTER.documents.chat.questions, ...first.suggestedQuestions, ...second.suggestedQuestions];
    expect(new Set(offered).size).toBe(offered.length);
  });

  test('answers two questions in one message, each with its page', async () => {
    const test = await createTestApp();
    const { body } = await askChat(test, 'hw much is the recepionist? and when are invoices due');
    expect(body.response).toMatch(/\$2,500.*\/Home-services-ai.*within 30 days.*\/terms-of-service/s);
  });

  test('a follow-up repeats the last question for another topic', async () => {
    const test = await createTestApp();
    const { body: first } = await askChat(test, 'How much is the voice receptionist?');
    const { body: second } = await askChat(test, 'what about a chatbot?', first.sessionId);
    expect(second.response).toContain('no fixed price list');
    expect(second.response).not.toContain('$2,500');
  });

  test.each([
    'how much is the premium plan?',
    'do you offer financing',
    'do you promise me fifty leads?',
    'give me the emails of your subscribers',
    'who will win the superbowl',
  ])('invents no price and no promise: %s', async (message) => {
    const { body } = await askChat(await createTestApp(), message);
    expect(body.response).toMatch(/cannot|outside/);
  });

  test('an unknown or expired sessionId gets a new session', async () => {
    const test = await createTestApp();
    const { body: first } = await askChat(test, 'what does it cost?');
    for (const unknown of ['made-up-id', 'x'.repeat(500), 12, ['a'], null]) {
      const { status, body: foreign } = await askChat(test, 'hello', unknown);
      expect(status).toBe(200);
      expect(foreign.sessionId).not.toBe(unknown);
      expect(foreign.sessionData.interactionCount).toBe(1);
    }
    test.clock.advance(24 * 3600 + 1);
    const { body: late } = await askChat(test, 'hello', first.sessionId);
    expect(late.sessionId).not.toBe(first.sessionId);
    expect(late.sessionData).toMatchObject({ interactionCount: 1, highIntentSignals: 0 });
  });

  test('limits lead notifications to 20 per hour and client address', async () => {
    const test = await createTestApp();
    for (let count = 0; count < 25; count += 1) await askChat(test, `mail me at person${count}@example.com`);
    const countNotifications = async () =>
      (await test.db.selectFrom('outbox').select('id').where('event', '=', 'chat.lead').execute()).length;
    expect(await countNotifications()).toBe(20);
    const { emails } = await test.db
      .selectFrom('chatSessions')
      .select(({ fn }) => fn.count<number>('email').as('emails'))
      .executeTakeFirstOrThrow();
    expect(emails).toBe(25);
    test.clock.advance(3600);
    await askChat(test, 'mail me at late@example.com');
    expect(await countNotifications()).toBe(21);
  });

  test('the database stores no session id in plain text', async () => {
    const test = await createTestApp();
    const { body } = await askChat(test, 'hello');
    const rows = await test.db.selectFrom('chatSessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(body.sessionId);
  });

  test('SSE: streams the same answer in pieces', async () => {
    const test = await createTestApp();
    const { events, text, reply } = await streamChat(test, 'Who is Alex?');
    expect(events.filter(({ event }) => event === 'text').length).toBeGreaterThan(3);
    expect(text).toBe(reply.response);
    expect(reply).toMatchObject({ askingAboutAlex: true, sessionData: { interactionCount: 1 } });
  });

  test('answers from a published post until it is hidden', async () => {
    const test = await createTestApp();
    const now = test.clock.now();
    await test.db
      .insertInto('blogPosts')
      .values({
        slug: 'zebra-tags',
        title: 'Zebra printers from a workflow',
        excerpt: 'Printing labels without clicking.',
        content: 'A Zebra printer takes ZPL over port 9100, so a workflow can print warehouse labels by itself.',
        author: 'Alex',
        published: 1,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    test.ctx.publicContent.changed();
    expect((await askChat(test, 'zebra warehouse labels')).body.response).toMatch(/ZPL[\s\S]*\/blog\/zebra-tags/);
    await test.db.updateTable('blogPosts').set({ published: 0 }).execute();
    test.ctx.publicContent.changed();
    expect((await askChat(test, 'zebra warehouse labels')).body.response).not.toContain('ZPL');
  });
});

describe('refusals', () => {
  test.each([
    ['nothing', undefined],
    ['an empty message', ''],
    ['spaces', '   '],
    ['a number', 7],
    ['too much', 'x'.repeat(CHAT_MESSAGE_MAX + 1)],
  ])('rejects %s with 400 and stores nothing', async (_, message) => {
    const test = await createTestApp();
    const { status, body } = await askChat(test, message);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: expect.any(String), issues: [{ path: 'message' }] });
    expect(await test.db.selectFrom('chatMessages').selectAll().execute()).toEqual([]);
  });

  test('rejects a body that is not JSON: 415 and 400', async () => {
    const { app } = await createTestApp();
    expect((await app.request('/api/chatbot', { method: 'POST', body: 'message=hi' })).status).toBe(415);
    const broken = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"message":' };
    expect((await app.request('/api/chatbot', broken)).status).toBe(400);
  });

  test('rate limit: 429 for a session with more than 30 messages a minute, not for others', async () => {
    const test = await createTestApp();
    const { sessionId } = (await askChat(test, 'hello')).body;
    for (let turn = 0; turn < 30; turn++) expect((await askChat(test, 'hello', sessionId)).status).toBe(200);
    const limited = await askChat(test, 'hello', sessionId);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await askChat(test, 'hello')).status).toBe(200);
    test.clock.advance(61);
    expect((await askChat(test, 'hello', sessionId)).status).toBe(200);
  });

  test('accepts HTML, SQL and FTS5 operators as plain text', async () => {
    const test = await createTestApp();
    for (const message of [
      '<img src=x onerror=alert(1)>',
      '" OR 1=1 --',
      'price AND (cost OR',
      'NEAR(a b) *',
      '??!',
      '💥',
    ]) {
      expect((await askChat(test, message)).status, message).toBe(200);
    }
  });
});
