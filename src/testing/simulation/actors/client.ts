import { type Answer, ConnectionLost } from '#testing/simulation/process.ts';
import { SITE, type World } from '#testing/simulation/world.ts';

/** An answer with its JSON. */
export interface JsonAnswer extends Answer {
  // biome-ignore lint/suspicious/noExplicitAny: answers have different shapes.
  json: any;
}

/** Calls of one browser; `undefined` where the connection broke off. */
export interface Client {
  get(path: string): Promise<JsonAnswer | undefined>;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<JsonAnswer | undefined>;
}

/** A form with one file. */
export class Form {
  readonly type = 'multipart/form-data; boundary=simulated';
  readonly text: string;
  constructor(field: string, filename: string, content: string) {
    const head = `Content-Disposition: form-data; name="${field}"; filename="${filename}"`;
    this.text = ['--simulated', head, '', content, '--simulated--', ''].join('\r\n');
  }
}

/** A file as a body of its own. */
export class TextFile {
  readonly type = 'text/plain';
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A visitor's browser, from an address of its own. Every second one has been here before, and asks whether its copy of a page is still right. */
export function createClient(world: World, headers: Record<string, string> = {}): Client {
  const number = world.random.between(1, 65_000);
  const from = `10.${number % 250}.${Math.floor(number / 250)}.${1 + (number % 200)}`;
  const mayHaveCopies = number % 2 === 0 && Object.keys(headers).length === 0;
  const client: Client = {
    async get(path) {
      const copy = mayHaveCopies ? world.copies.get(path) : undefined;
      const answer = await client.send('GET', path, undefined, copy && { 'if-none-match': copy.etag });
      if (answer?.status === 304 && copy) return { ...answer, status: 200, body: copy.body };
      const { etag } = answer?.headers ?? {};
      if (answer?.status === 200 && etag && !path.startsWith('/api'))
        world.copies.set(path, { etag, body: answer.body });
      return answer;
    },
    async send(method, path, body, more = {}) {
      const { type, text } = encode(body);
      try {
        const answer = await world.request({
          method,
          path,
          from,
          headers: {
            ...(type && { 'content-type': type }),
            origin: SITE,
            ...headers,
            ...more,
          },
          body: text,
        });
        return { ...answer, json: parse(answer) };
      } catch (error) {
        if (error instanceof ConnectionLost) return undefined;
        throw error;
      }
    },
  };
  return client;
}

function encode(body: unknown): { type?: string; text?: string } {
  if (body === undefined) return {};
  if (body instanceof Form || body instanceof TextFile) return body;
  if (body instanceof URLSearchParams) return { type: 'application/x-www-form-urlencoded', text: String(body) };
  return { type: 'application/json', text: JSON.stringify(body) };
}

function parse({ headers, body }: Answer): unknown {
  if (!headers['content-type']?.includes('json')) return undefined;
  return JSON.parse(body);
}
