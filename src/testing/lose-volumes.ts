import { readFileSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { ReplicaRestore } from '#server/operations/replica-restore.ts';
import { postJson } from './create-test-app.ts';
import { makeContact } from './make.ts';
import { makeDataDir, type RunningServer, startServer } from './start-server.ts';

const EVERY_MS = 100;

/** The messages of one loss of the disk. Ages are seconds before the kill. */
interface Loss {
  /** Messages that were answered with 201 since the last loss. */
  acknowledged: number;
  missing: number;
  /** Age of the oldest missing message; 0 when none is missing. */
  oldestMissing: number;
  /** Messages that are missing although they were acknowledged before that moment. */
  wronglyReported: number;
}

/**
 * Sends ten messages a second to the built server, kills it and Litestream (`kill -9`) after each delay, deletes the data folder and starts
 * again, which restores from the replica.
 *
 * @param delays milliseconds after the first accepted message, one for each kill.
 */
export async function loseVolumes(env: Record<string, string>, delays: number[]): Promise<Loss[]> {
  const DATA_DIR = makeDataDir();
  const start = () => startServer({ TRUST_PROXY: '1', LOG_LEVEL: 'info', ...env, DATA_DIR });
  const losses: Loss[] = [];
  let server = await start();
  for (const [round, delay] of delays.entries()) {
    const load = startLoad(server, round);
    await load.begun;
    await setTimeout(delay);
    const killedAt = Date.now();
    killTree(server.process.pid ?? 0);
    await server.stop('SIGKILL');
    const sent = await load.stop();
    rmSync(DATA_DIR, { recursive: true });
    server = await start();
    const there = new Set(readEmails(DATA_DIR));
    const missing = [...sent].filter(([email]) => !there.has(email)).map(([, at]) => at);
    const { upTo } = JSON.parse(readFileSync(`${DATA_DIR}/backups/replica.json`, 'utf8')) as ReplicaRestore;
    losses.push({
      acknowledged: sent.size,
      missing: missing.length,
      oldestMissing: missing.length === 0 ? 0 : (killedAt - Math.min(...missing)) / 1000,
      wronglyReported: missing.filter((at) => at < Date.parse(upTo)).length,
    });
  }
  await server.stop();
  return losses;
}

/** Sends messages without waiting for the answers of earlier ones; the result has the time of each answer by address. */
function startLoad({ url }: RunningServer, round: number) {
  const acknowledged = new Map<string, number>();
  const begun = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const running = send();

  async function send(): Promise<void> {
    const answers: Promise<void>[] = [];
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      answers.push(sendOne(`r${round}n${number}@example.com`, `10.${round}.${number >> 8}.${number & 255}`));
      await setTimeout(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
    await Promise.all(answers);
  }

  async function sendOne(email: string, address: string): Promise<void> {
    const request = postJson(makeContact({ email }), { 'X-Forwarded-For': address });
    const answer = await fetch(`${url}/api/contact`, request).catch(() => undefined);
    if (answer?.status !== 201) return;
    acknowledged.set(email, Date.now());
    begun.resolve();
  }

  return {
    /** Resolves when the first message was accepted. */
    begun: begun.promise,
    async stop() {
      stopping.abort();
      await running;
      return acknowledged;
    },
  };
}

/** Kills a process and what it started, Litestream first, so that it copies nothing after the kill. */
function killTree(pid: number): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  // Stopped first, so that it starts nothing new.
  process.kill(pid, 'SIGSTOP');
  for (const child of children) killTree(Number(child));
  process.kill(pid, 'SIGKILL');
}

function readEmails(dataDir: string): string[] {
  const copy = new Database(`${dataDir}/site.db`, { readonly: true });
  try {
    return copy.prepare('select email from leads').pluck().all() as string[];
  } finally {
    copy.close();
  }
}
