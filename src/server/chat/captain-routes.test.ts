import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { createChatApp } from '#testing/chat-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeContact } from '#testing/make.ts';
import { knowledgeOf } from './knowledge.ts';

async function appWithChats(...chats: string[][]) {
  const test = await createChatApp();
  for (const messages of chats) {
    let sessionId: string | undefined;
    for (const message of messages) {
      const res = await test.app.request('/api/chatbot', postJson({ message, sessionId }));
      sessionId = ((await res.json()) as { sessionId: string }).sessionId;
    }
  }
  return { ...test, captain: await loginAs(test) };
}

test('rejects requests without a session with 401', async () => {
  const { app } = await appWithChats(['hello']);
  for (const path of ['', '/1', '/usage']) {
    expect((await app.request(`/api/captain/chats${path}`)).status, path).toBe(401);
  }
  expect((await app.request('/api/captain/chats/1', { method: 'DELETE' })).status).toBe(401);
});

test('lists chats, newest first, with pagination and without session tokens', async () => {
  const { captain } = await appWithChats(['first chat'], ['How much is bread? We are a team of 12'], ['third chat']);
  const { body } = await captain.call('GET', '/api/captain/chats?limit=2');
  expect(body.chats.map(({ firstMessage }: { firstMessage: string }) => firstMessage)).toEqual([
    'third chat',
    'How much is bread? We are a team of 12',
  ]);
  expect(body.hasMore).toBe(true);
  expect(body.chats[1]).toEqual({
    id: 2,
    firstMessage: 'How much is bread? We are a team of 12',
    interactionCount: 1,
    sentimentScore: 0,
    signals: ['price', 'team-size'],
    bookingIntent: false,
    email: null,
    phone: null,
    contactedAt: null,
    responded: false,
    leadId: null,
    createdAt: '2026-01-05T12:00:00Z',
    updatedAt: '2026-01-05T12:00:00Z',
  });
  const rest = await captain.call('GET', '/api/captain/chats?limit=2&before=2');
  expect(rest.body).toMatchObject({ chats: [{ id: 1 }], hasMore: false });
  expect((await captain.call('GET', '/api/captain/chats?limit=0')).status).toBe(400);
});

test('a transcript shows the lead of the address that the visitor typed', async () => {
  const { app, captain } = await appWithChats([
    'Which flour do you use?',
    'Write me at ADA@example.com, I want to book a call',
  ]);
  await app.request('/api/contact', postJson(makeContact()));
  const { body } = await captain.call('GET', '/api/captain/chats/1');
  expect(body).toMatchObject({
    id: 1,
    interactionCount: 2,
    email: 'ADA@example.com',
    bookingIntent: true,
    lead: { id: 1, name: 'Ada Byron', company: 'Byron Plumbing' },
  });
  expect(
    body.messages.map(({ type, responder }: { type: string; responder: string | null }) => [type, responder]),
  ).toEqual([
    ['user', null],
    ['ai', 'built-in'],
    ['user', null],
    ['ai', 'built-in'],
  ]);
  expect((await captain.call('GET', '/api/captain/chats')).body.chats[0].leadId).toBe(1);
});

test('deletes a chat with its messages, and answers 404 afterwards', async () => {
  const { captain, db } = await appWithChats(['hello']);
  expect((await captain.call('DELETE', '/api/captain/chats/1')).status).toBe(204);
  expect(await db.selectFrom('chatMessages').selectAll().execute()).toEqual([]);
  expect((await captain.call('GET', '/api/captain/chats/1')).status).toBe(404);
  expect((await captain.call('DELETE', '/api/captain/chats/1')).status).toBe(404);
  expect((await captain.call('GET', '/api/captain/chats/abc')).status).toBe(404);
});

test('reports the model usage by day', async () => {
  const { captain, db } = await appWithChats();
  await db.insertInto('chatUsage').values({ day: '2026-01-05', calls: 3, promptTokens: 2700 }).execute();
  expect((await captain.call('GET', '/api/captain/chats/usage')).body).toEqual({
    model: null,
    dailyLimit: 500,
    days: [{ day: '2026-01-05', calls: 3, failures: 0, promptTokens: 2700, completionTokens: 0 }],
  });
});

test('a saved draft does not build the index of the bot anew; publishing it does', async () => {
  const { captain, ctx } = await appWithChats(['hello']);
  const { cards, figures } = knowledgeOf(ctx);
  const [index, known] = [cards(), figures()];
  const path = '/api/captain/content/home';
  const data = { ...STARTER.documents.home, sections: 'About 4711 parts' };
  expect((await captain.call('PUT', `${path}/draft`, { version: 0, data })).status).toBe(200);
  expect(cards()).toBe(index);
  expect(figures()).toBe(known);
  await captain.call('POST', `${path}/publish`, { version: 1 });
  expect(cards()).not.toBe(index);
  expect(figures()).toContain('4711');
});

test('a visitor who leaves a number waits in the overview and among the leads until the owner has answered', async () => {
  const wish = 'ok have Dana call me at 918-555-0133 tomorrow after 10';
  const { app, captain } = await appWithChats(['Which flour do you use?', wish]);
  const waiting = async () => {
    const overview = (await captain.call('GET', '/api/captain/overview')).body.waitingChats;
    expect((await captain.call('GET', '/api/captain/leads')).body.waitingChats).toEqual(overview);
    return overview;
  };
  const since = '2026-01-05T12:00:00Z';
  const chat = { id: 1, email: null, phone: '+19185550133', message: wish, since };
  expect(await waiting()).toEqual({ count: 1, first: [chat] });
  const saved = await captain.call('PATCH', '/api/captain/chats/1', { responded: true });
  expect(saved.body).toMatchObject({ id: 1, contactedAt: since, responded: true });
  expect(await waiting()).toEqual({ count: 0, first: [] });
  expect((await captain.call('PATCH', '/api/captain/chats/1', { responded: false })).status).toBe(200);
  expect((await waiting()).count).toBe(1);
  expect((await captain.call('PATCH', '/api/captain/chats/9', { responded: true })).status).toBe(404);
  expect((await app.request('/api/captain/chats/1', { method: 'PATCH' })).status).toBe(401);
});

test('a visitor who leaves an address waits once, and no more after a reply to the lead', async () => {
  const { app, captain } = await appWithChats(['Please write to ada@example.com about 40 units']);
  const count = async () => (await captain.call('GET', '/api/captain/overview')).body.waitingChats.count;
  expect(await count()).toBe(1);
  const events = (await captain.call('GET', '/api/captain/leads/1')).body.events;
  expect(events[0].text).toBe('Please write to ada@example.com about 40 units');
  await app.request('/api/contact', postJson(makeContact()));
  expect(await count(), 'the lead waits for the message').toBe(0);
  const reply = { subject: 'Your units', text: 'All forty.', lastMessage: 1, isSentElsewhere: true };
  expect((await captain.call('POST', '/api/captain/leads/1/reply', reply)).status).toBe(202);
  expect(await count()).toBe(0);
});

test('another number in a chat that was answered waits again', async () => {
  const { app, captain, clock } = await appWithChats();
  const { sessionId } = await (await app.request('/api/chatbot', postJson({ message: 'Call 918-555-0133' }))).json();
  await captain.call('PATCH', '/api/captain/chats/1', { responded: true });
  clock.advance(60);
  await app.request('/api/chatbot', postJson({ message: 'Better call 918-555-0144', sessionId }));
  const { waitingChats } = (await captain.call('GET', '/api/captain/overview')).body;
  expect(waitingChats.first).toMatchObject([{ phone: '+19185550144', message: 'Better call 918-555-0144' }]);
});
