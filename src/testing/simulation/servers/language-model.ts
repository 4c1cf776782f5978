import type { IncomingMessage, ServerResponse } from 'node:http';
import { uncorrected } from '#testing/simulation/model.ts';
import type { Host, Network } from '#testing/simulation/network.ts';
import type { Random } from '#testing/simulation/random.ts';

/** A language model behind an API like OpenAI's. Some of its answers are refused, broken, or not what was asked for. */
export interface LanguageModel {
  host: Host;
  url: string;
}

const WEIGHTS = { answer: 12, prose: 2, half: 1, error: 2, hang: 1 };

/** @param violate is told when a request has messages of two visitors. */
export function createLanguageModel(
  network: Network,
  random: Random,
  name: string,
  violate: (text: string) => void,
): LanguageModel {
  const host = network.addWebHost(name, async (request, response) => {
    const visitors = new Set((await readAll(request)).match(/[\w.-]+@mail\.example/g)?.map(uncorrected));
    if (visitors.size > 1) violate(`The model was told of several visitors: ${[...visitors].join(', ')}`);
    const kind = random.weighted(WEIGHTS);
    if (kind === 'hang') return;
    if (kind === 'error') {
      response.writeHead(random.pick([429, 500, 503]), { 'Content-Type': 'application/json' });
      return void response.end('{"error":{"message":"overloaded"}}');
    }
    stream(response, kind);
  });
  return { host, url: `http://${name}/v1` };
}

function stream(response: ServerResponse, kind: 'answer' | 'prose' | 'half'): void {
  const answer = JSON.stringify({
    response: 'That depends on what you need: a short call tells.',
    suggestedQuestions: ['Can I book a call?'],
    known: true,
  });
  const text = { answer, prose: 'I would rather talk.', half: answer.slice(0, answer.length / 2) }[kind];
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const send = (delta: object, finish: string | null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    const chunk = { id: 'simulated', object: 'chat.completion.chunk', created: 0, model: 'simulated', choices };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  for (const piece of text.match(/.{1,40}/g) ?? []) send({ content: piece }, null);
  send({}, kind === 'half' ? 'length' : 'stop');
  response.end('data: [DONE]\n\n');
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
