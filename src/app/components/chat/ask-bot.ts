import type { KeyedChatReply } from '#shared/chat.ts';

/** The server gives an answer within 15 seconds; after this the connection is what failed. Milliseconds. */
const GIVE_UP_AFTER_MS = 20_000;

interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Sends one message and reads the answer as it comes.
 *
 * @param onText called with all the words so far, each time there are more.
 * @throws when there is no answer.
 */
export async function askBot(
  message: string,
  sessionId: string | undefined,
  onText: (text: string) => void,
): Promise<KeyedChatReply> {
  const response = await fetch('/api/chatbot', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ message, ...(sessionId ? { sessionId } : {}) }),
    signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
  });
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${response.statusText}`);
  // Whole, where something between does not let events through.
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
  throw new Error('The answer broke off');
}

/** Events of a stream, one by one; each ends with an empty line. */
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
