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
import { benchCapacity } from './capacity.ts';
import { benchChat, benchChatAnswers } from './chat.ts';
import { benchMemory } from './memory.ts';
import { benchNewsletter } from './newsletter.ts';
import { benchPages } from './pages.ts';
import { benchPaint } from './paint.ts';
import { printReport, type Row } from './report.ts';
import { benchStart } from './start.ts';

/** A new benchmark is one file and one line here. */
const BENCHMARKS: Record<string, () => Promise<Row[]>> = {
  start: benchStart,
  pages: benchPages,
  paint: benchPaint,
  memory: benchMemory,
  chat: benchChat,
  'chat-answers': benchChatAnswers,
  newsletter: benchNewsletter,
  capacity: benchCapacity,
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
