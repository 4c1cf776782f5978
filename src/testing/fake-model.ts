import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** The fake model's reaction to one call. */
export type FakeTurn =
  | { kind: 'reply'; response: string; suggestedQuestions?: string[]; known?: boolean }
  /** Any text instead of the JSON. */
  | { kind: 'text'; text: string }
  /** A call of a tool; `arguments` is sent as it is. */
  | { kind: 'tool'; name: string; arguments: string }
  /** The same reply word by word, with a pause between. Milliseconds. */
  | { kind: 'slow'; response: string; pause: number }
  /** Half of a reply, complete as HTTP. */
  | { kind: 'half'; response: string }
  /** Half of a reply; the response never ends. */
  | { kind: 'stall'; response: string }
  | { kind: 'hang' }
  | { kind: 'refusal' }
  | { kind: 'status'; status: number }
  /** HTML in place of JSON. */
  | { kind: 'garbage' }
  | { kind: 'disconnect' };

interface FakeCall {
  // biome-ignore lint/suspicious/noExplicitAny: tests read single keys of the request.
  body: any;
  authorization: string | undefined;
}

/** An OpenAI-compatible server for tests. */
export interface FakeModel {
  /** For OPENAI_BASE_URL. */
  url: string;
  calls: FakeCall[];
  close(): Promise<void>;
}

/** @param turns reactions to the first call, the second and so on; the last one repeats. */
export async function startFakeModel(...turns: FakeTurn[]): Promise<FakeModel> {
  const calls: FakeCall[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readBody(request));
    const turn = turns[Math.min(calls.length, turns.length - 1)] ?? { kind: 'hang' };
    calls.push({ body, authorization: request.headers.authorization });
    act(turn, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function act(turn: FakeTurn, response: ServerResponse): void {
  if (turn.kind === 'hang') return;
  if (turn.kind === 'disconnect') return void response.socket?.destroy();
  if (turn.kind === 'garbage') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hi</h1>');
  if (turn.kind === 'status') {
    response.writeHead(turn.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: { message: `status ${turn.status}`, type: 'server_error' } }));
    return;
  }
  const text = textOf(turn);
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const send = (choices: unknown[], usage: unknown = null) =>
    response.write(`data: ${JSON.stringify({ id: 'fake', object: 'chat.completion.chunk', choices, usage })}\n\n`);
  if (turn.kind === 'slow') return void sendSlowly(turn, send, response);
  if (turn.kind === 'refusal') send([{ index: 0, delta: { refusal: 'I will not' }, finish_reason: null }]);
  else if (turn.kind === 'tool') {
    const [half, rest] = [turn.arguments.slice(0, 5), turn.arguments.slice(5)];
    const part = (call: object) =>
      send([{ index: 0, delta: { tool_calls: [{ index: 0, ...call }] }, finish_reason: null }]);
    part({ id: 'call-1', type: 'function', function: { name: turn.name, arguments: half } });
    part({ function: { arguments: rest } });
  } else
    for (const content of text.match(/.{1,7}/gs) ?? []) send([{ index: 0, delta: { content }, finish_reason: null }]);
  if (turn.kind === 'stall') return;
  send([{ index: 0, delta: {}, finish_reason: 'stop' }]);
  send([], { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 });
  response.end('data: [DONE]\n\n');
}

async function sendSlowly(
  turn: Extract<FakeTurn, { kind: 'slow' }>,
  send: (choices: unknown[]) => void,
  response: ServerResponse,
): Promise<void> {
  const whole = JSON.stringify({ response: turn.response, suggestedQuestions: [], known: true });
  for (const content of whole.match(/\S+\s*/g) ?? []) {
    await setTimeout(turn.pause);
    if (response.destroyed) return;
    send([{ index: 0, delta: { content }, finish_reason: null }]);
  }
  response.end('data: [DONE]\n\n');
}

function textOf(turn: FakeTurn): string {
  if (turn.kind === 'text') return turn.text;
  if (turn.kind === 'reply') {
    const { response, suggestedQuestions = [], known = true } = turn;
    return JSON.stringify({ response, suggestedQuestions, known });
  }
  if (turn.kind === 'half' || turn.kind === 'stall') {
    const whole = JSON.stringify({ response: turn.response, suggestedQuestions: [], known: true });
    return whole.slice(0, Math.floor(whole.length / 2));
  }
  return '';
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
