import { setTimeout } from 'node:timers/promises';
import { logInByPassword } from '#testing/captain.ts';
import { makeFolder, processorSeconds, residentMb, startSite } from './processes.ts';
import { count, type Row } from './report.ts';

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

/** Memory and processor time of a site that lives an hour of visitors, leads, chats and a captain's work in little more than a minute. */
export async function benchMemory(): Promise<Row[]> {
  const site = await startSite(makeFolder(), {
    ADMIN_USERNAME: CREDENTIALS.username,
    ADMIN_PASSWORD: CREDENTIALS.password,
  });
  let asked = 0;
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET', body?: object) => {
    asked += 1;
    const response = await fetch(`http://127.0.0.1:${site.port}${path}`, {
      method,
      headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
    return text;
  };
  const from = (number: number) => ({ 'X-Forwarded-For': `10.0.${number >> 8}.${number & 255}` });
  const captain = await logInByPassword({ url: `http://localhost:${site.port}` }, CREDENTIALS.password);

  const errands: Record<keyof typeof HOUR, (number: number) => Promise<unknown>> = {
    // A page and all that it names, as a browser that was never here asks for it.
    visit: async (number) => {
      const html = await ask(PAGES[number % PAGES.length] ?? '/', from(number));
      const files = new Set(
        [...html.matchAll(/(?:src|href)="(\/(?:build|images|videos)\/[^"]+)"/g)].map(([, file]) => file),
      );
      await Promise.all([...files].map((file = '') => ask(file, from(number))));
    },
    chat: (number) => ask('/api/chatbot', from(number), 'POST', { message: QUESTIONS[number % QUESTIONS.length] }),
    subscribe: (number) => ask('/api/newsletter', from(number), 'POST', { email: `reader${number}@example.com` }),
    write: (number) => ask('/api/contact', from(number), 'POST', { ...CONTACT, email: `ada${number}@example.com` }),
    look: (number) => ask(`/api/captain/${TABS[number % TABS.length]}`, captain),
    save: (number) => ask('/api/blog/saved', captain, 'PUT', { ...POST, title: `Saved ${number}` }),
  };
  await ask('/api/blog', captain, 'POST', POST);
  for (const errand of Object.values(errands)) await errand(0);
  const start = residentMb(site.process);
  const usedBefore = processorSeconds(site.process);

  asked = 0;
  const plan = Object.entries(HOUR)
    .flatMap(([name, times]) =>
      Array.from({ length: times }, (_, number) => ({
        at: ((number + 0.5) / times) * (name === 'save' ? SAVING_SECONDS : SECONDS) * 1000,
        run: () => errands[name as keyof typeof HOUR](number),
      })),
    )
    .sort((a, b) => a.at - b.at);
  const begun = performance.now();
  const running: Promise<unknown>[] = [];
  let middle = 0;
  for (const { at, run } of plan) {
    await setTimeout(Math.max(0, at - (performance.now() - begun)));
    if (at > (SECONDS * 1000) / 2) middle ||= residentMb(site.process);
    running.push(run());
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
      ratio: end / middle,
      goal: 'at most 1.1',
      isMet: end / middle <= 1.1,
    },
    {
      what: `processor time for its ${count(asked)} requests`,
      figure: `${used.toFixed(1)} s`,
      against: `the ${count(seconds)} s it was pressed into`,
      ratio: used / seconds,
    },
  ];
}
