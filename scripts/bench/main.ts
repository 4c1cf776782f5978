/**
 * Measures the built site on this machine: every figure beside its limit, taken in turns in the same run, server on one
 * core and load on the other. Nothing fails here; the table says what is met.
 *
 *   npm run bench            all
 *   npm run bench -- pages   those whose name holds "pages"
 */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { benchBlog } from './blog.ts';
import { benchCaptain } from './captain.ts';
import { benchChat } from './chat.ts';
import { benchContact } from './contact.ts';
import { benchHour } from './hour.ts';
import { benchLogin } from './login.ts';
import { benchOutbox } from './outbox.ts';
import { benchPages } from './pages.ts';
import { printReport, type Row } from './report.ts';
import { benchSnapshots } from './snapshots.ts';
import { benchStart } from './start.ts';

/** A new benchmark is one file and one line here. */
const BENCHMARKS: Record<string, () => Promise<Row[]>> = {
  start: benchStart,
  pages: benchPages,
  contact: benchContact,
  login: benchLogin,
  outbox: benchOutbox,
  snapshots: benchSnapshots,
  blog: benchBlog,
  captain: benchCaptain,
  chat: benchChat,
  hour: benchHour,
};

execFileSync(process.execPath, [join(import.meta.dirname, '../../build.mjs'), '--if-stale'], { stdio: 'inherit' });
console.log(`Node.js ${process.versions.node}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores`);
const wanted = process.argv[2] ?? '';
for (const [name, bench] of Object.entries(BENCHMARKS)) {
  if (name.includes(wanted)) printReport(name, await bench());
}
