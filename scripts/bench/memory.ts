import { setTimeout } from 'node:timers/promises';
import { logInByPassword } from '#testing/captain.ts';
import { makeFolder, processorSeconds, residentMb, startSite } from './processes.ts';
import { atMost, count, type Row } from './report.ts';

const SECONDS = 75;
/** Saves come within these: the thread that renders posts is let go a minute after the last one, and that is not pressed. */
const SAVING_SECONDS = 10;
const CREDENTIALS = { username: 'captain', password: 'correct horse battery' };
const PAGES = ['/', '/about', '/services/lead-generation', '/Home-services-ai', '/calendar', '/blog', '/blog/saved'];
const TABS = ['overview', 'leads', 'subscribers', 'chats', 'outbox', 'bookings'];
const QUESTIONS = ['What does it cost?', 'Do you work with plumbers?', 'Who are you?', 'Can I talk to somebody?'];
const CONTACT = { firstName: 'Ada', lastName: 'Byron', service: ['other'], message: 'Two systems, one job sheet.' };
const POST = {
  title: 'Saved',
  slug: 'saved',
  content: '## Why\n\nWords.\n\n```ts\nconst a = 1;\n```',
  published: true,
};

/** How often a busy hour of a small site brings each. */
const HOUR = { visit: 900, chat: 120, subscribe: 30, write: 20, look: 240, save: 12 };
type Errand = keyof typeof HOUR;

interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: object;
}

/** @returns the text of the answer. */
type Ask = (path: string, request: Request) => Promise<string>;

/** Memory and processor time of a site that lives an hour of visitors, leads, chats and a captain's work in little more than a minute. */
export async function benchMemory(): Promise<Row[]> {
  const site = await startSite(makeFolder(), {
    ADMIN_USERNAME: CREDENTIALS.username,
    ADMIN_PASSWORD: CREDENTIALS.password,
  });
  let asked = 0;
  const ask: Ask = (path, request) => {
    asked += 1;
    return send(`http://127.0.0.1:${site.port}${path}`, request);
  };
  const captain = await logInByPassword({ url: `http://localhost:${site.port}` }, CREDENTIALS.password);
  const errands = errandsOf(ask, captain);
  await ask('/api/blog', { method: 'POST', headers: captain, body: POST });
  for (const errand of Object.values(errands)) await errand(0);
  const start = residentMb(site.process);
  const usedBefore = processorSeconds(site.process);

  asked = 0;
  const begun = performance.now();
  const running: Promise<unknown>[] = [];
  let middle = 0;
  for (const { at, name, number } of planOfHour()) {
    await setTimeout(Math.max(0, at - (performance.now() - begun)));
    if (at > (SECONDS * 1000) / 2) middle ||= residentMb(site.process);
    running.push(errands[name](number));
  }
  await Promise.all(running);
  const seconds = (performance.now() - begun) / 1000;
  const used = processorSeconds(site.process) - usedBefore;
  const end = residentMb(site.process);
  await site.stop();

  return [
    { what: 'memory at the start', figure: `${count(start)} MB` },
    { what: 'memory half way', figure: `${count(middle)} MB` },
    {
      what: 'memory after the hour',
      figure: `${count(end)} MB`,
      against: `${count(middle)} MB half way`,
      ...atMost(1.1, end / middle),
    },
    {
      what: `processor time for its ${count(asked)} requests`,
      figure: `${used.toFixed(1)} s`,
      against: `the ${count(seconds)} s it was pressed into`,
      ratio: used / seconds,
    },
  ];
}

/** The errands of an hour, evenly spread over the time of the benchmark; `at` is in milliseconds. */
function planOfHour() {
  const errands = Object.entries(HOUR).flatMap(([name, times]) => {
    const seconds = name === 'save' ? SAVING_SECONDS : SECONDS;
    return Array.from({ length: times }, (_, number) => ({
      name: name as Errand,
      number,
      at: ((number + 0.5) / times) * seconds * 1000,
    }));
  });
  return errands.sort((a, b) => a.at - b.at);
}

/** The requests of each errand; its number makes another visitor, question or page of it. */
function errandsOf(ask: Ask, captain: Record<string, string>): Record<Errand, (number: number) => Promise<unknown>> {
  const visitor = (number: number) => ({ 'X-Forwarded-For': `10.0.${number >> 8}.${number & 255}` });
  const post = (number: number, path: string, body: object) =>
    ask(path, { method: 'POST', headers: visitor(number), body });
  return {
    // A page and all that it names, as a browser that was never here asks for it.
    visit: async (number) => {
      const headers = visitor(number);
      const html = await ask(PAGES[number % PAGES.length] ?? '/', { headers });
      const named = html.matchAll(/(?:src|href)="(\/(?:build|images|videos)\/[^"]+)"/g);
      const files = new Set(Array.from(named, ([, file = '']) => file));
      await Promise.all([...files].map((file) => ask(file, { headers })));
    },
    chat: (number) => post(number, '/api/chatbot', { message: QUESTIONS[number % QUESTIONS.length] }),
    subscribe: (number) => post(number, '/api/newsletter', { email: `reader${number}@example.com` }),
    write: (number) => post(number, '/api/contact', { ...CONTACT, email: `ada${number}@example.com` }),
    look: (number) => ask(`/api/captain/${TABS[number % TABS.length]}`, { headers: captain }),
    save: (number) =>
      ask('/api/blog/saved', { method: 'PUT', headers: captain, body: { ...POST, title: `Saved ${number}` } }),
  };
}

async function send(address: string, { method = 'GET', headers = {}, body }: Request): Promise<string> {
  const json = body && { body: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' } };
  const response = await fetch(address, { method, headers, ...json });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address} was answered with ${response.status}: ${text}`);
  return text;
}
