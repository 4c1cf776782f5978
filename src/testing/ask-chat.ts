import { expect } from 'vitest';
import { type createTestApp, postJson } from './create-test-app.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

// biome-ignore lint/suspicious/noExplicitAny: tests read single keys of the response.
type AnyBody = any;

/** Sends one message to the chat. */
export async function askChat(
  { app }: Pick<TestApp, 'app'>,
  message: unknown,
  sessionId?: unknown,
): Promise<{ status: number; body: AnyBody; headers: Headers }> {
  const res = await app.request(
    '/api/chatbot',
    postJson({ message, ...(sessionId === undefined ? {} : { sessionId }) }),
  );
  return { status: res.status, body: await res.json(), headers: res.headers };
}

/** Asks for a streamed answer and collects its events. */
export async function streamChat({ app }: Pick<TestApp, 'app'>, message: string) {
  const res = await app.request('/api/chatbot', postJson({ message }, { Accept: 'text/event-stream' }));
  expect(res.headers.get('content-type')).toContain('text/event-stream');
  const events = (await res.text())
    .split('\n\n')
    .filter(Boolean)
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1],
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null'),
    }));
  const text = events.reduce(
    (sum, { event, data }) => (event === 'reset' ? '' : event === 'text' ? sum + data.text : sum),
    '',
  );
  return { events, text, reply: events.find(({ event }) => event === 'reply')?.data };
}
