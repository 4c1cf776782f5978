/**
 * Measures the built site on this machine. Every figure is a ratio to a bare program measured in turns in the same run,
 * with the server on one core and the load on the other. A missed goal is printed and is not an error.
 *
 *   npm run bench            runs all
 *   npm run bench -- pages   runs those whose name contains "pages"
 */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { benchBlog } from './blog.ts';
import { benchCalendars } from './calendars.ts';
import { benchCapacity } from './capacity.ts';
import { benchCaptain } from './captain.ts';
import { benchChat, benchChatAnswers } from './chat.ts';
import { benchContact } from './contact.ts';
import { benchHour } from './hour.ts';
import { benchMailing } from './mailing.ts';
import { benchNewsletter } from './newsletter.ts';
import { benchOutbox } from './outbox.ts';
import { benchPages } from './pages.ts';
import { benchRecovery } from './recovery.ts';
import { printReport, type Row } from './report.ts';
import { benchStart } from './start.ts';

/** A new benchmark is one file and one line here. */
const BENCHMARKS: Record<string, () => Promise<Row[]>> = {
  start: benchStart,
  pages: benchPages,
  contact: benchContact,
  outbox: benchOutbox,
  blog: benchBlog,
  calendars: benchCalendars,
  captain: benchCaptain,
  chat: benchChat,
  'chat-answers': benchChatAnswers,
  newsletter: benchNewsletter,
  mailing: benchMailing,
  hour: benchHour,
  capacity: benchCapacity,
  recovery: benchRecovery,
};

const wanted = process.argv[2] ?? '';
const chosen = Object.entries(BENCHMARKS).filter(([name]) => name.includes(wanted));
if (chosen.length === 0) {
  console.error(`There is no benchmark "${wanted}". There are: ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exit(1);
}
execFileSync(process.execPath, [join(import.meta.dirname, '../../build.mjs'), '--if-stale'], { stdio: 'inherit' });
console.log(`Node.js ${process.versions.node}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores`);
for (const [name, bench] of chosen) printReport(name, await bench());
