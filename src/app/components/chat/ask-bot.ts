import { callPath } from '#app/api.ts';
import { chatbotCalls } from '#shared/chat.calls.ts';
import type { KeyedChatReply } from '#shared/chat.schema.ts';
import { ownTimezone } from '#shared/local-clock.ts';

/** The server answers within 15 seconds; after this time the connection has failed. Milliseconds. */
const TIMEOUT_MS = 20_000;

interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Sends one message and reads the streamed reply.
 *
 * @param onText called with the text received so far, each time more arrives.
 * @throws when there is no complete reply.
 */
export async function askBot(
  message: string,
  sessionId: string | undefined,
  onText: (text: string) => void,
): Promise<KeyedChatReply> {
  const response = await fetch(`/api${callPath(chatbotCalls.ask)}`, {
    method: chatbotCalls.ask.method,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ message, timezone: ownTimezone(), ...(sessionId ? { sessionId } : {}) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${response.statusText}`);
  // A proxy that does not support event streams gets the reply as JSON.
  if (response.headers.get('content-type')?.includes('json')) return response.json();
  let text = '';
  for await (const { event, data } of readEvents(response.body)) {
    const value = JSON.parse(data);
    if (event === 'text') text += value.text;
    if (event === 'reset') text = '';
    if (event === 'error') throw new Error(value.message);
    if (event === 'reply') return value as KeyedChatReply;
    onText(text);
  }
  throw new Error('The reply ended early');
}

/** Server-sent events of a stream; each ends with an empty line. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += decoder.decode(value, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) yield readEvent(block);
  }
}

function readEvent(block: string): ServerEvent {
  const fields = block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);
  const field = (name: string) => fields.find(([key]) => key === name)?.[1] ?? '';
  return { event: field('event'), data: field('data') };
}
