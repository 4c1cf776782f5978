import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { IssueJson } from '#shared/newsletter-issue.schema.ts';
import { logInByPassword, PASSWORD } from './captain.ts';
import { makeIssue } from './make.ts';
import { makeDataDir, type RunningServer, startServer } from './start-server.ts';

interface Trial {
  smtpUrl: string;
  emails: string[];
  /** Milliseconds after further mails were accepted, one for each kill. */
  delays: number[];
}

/**
 * Sends an issue to these addresses while the server is killed (`kill -9`) and started again, until it is sent.
 *
 * @returns the state of each recipient by address.
 */
export async function sendWithKills({ smtpUrl, emails, delays }: Trial): Promise<Map<string, string>> {
  const env = { DATA_DIR: makeDataDir(), SMTP_URL: smtpUrl, ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'info' };
  let server = await startServer(env);
  addSubscribers(env.DATA_DIR, emails);
  const call = await caller(server);
  await call('PUT', '/settings', { newsletter_per_second: 100 });
  const { id } = await call<IssueJson>('POST', '/newsletters', makeIssue());
  await call('POST', `/newsletters/${id}/send`);
  const handled = () =>
    Number(read(env.DATA_DIR, "select count(*) from newsletter_recipients where state <> 'pending'")[0]);
  for (const delay of delays) {
    const before = handled();
    while (handled() === before && before < emails.length) await setTimeout(10);
    await setTimeout(delay);
    await server.stop('SIGKILL');
    server = await startServer(env);
  }
  while (read(env.DATA_DIR, 'select state from newsletters')[0] !== 'sent') await setTimeout(100);
  await server.stop();
  return new Map(read(env.DATA_DIR, "select email || ' ' || state from newsletter_recipients").map(splitLast));
}

/** Adds subscribers to the database of a running server, as another program would. */
function addSubscribers(dataDir: string, emails: string[]): void {
  const db = new Database(`${dataDir}/site.db`, { timeout: 5_000 });
  const insert = db.prepare('insert into newsletter_subscribers (email, created_at) values (?, unixepoch())');
  db.transaction(() => {
    for (const email of emails) insert.run(email);
  })();
  db.close();
}

/** Calls the dashboard's API as the first captain. */
export async function caller(server: Pick<RunningServer, 'url'>) {
  const headers = { 'Content-Type': 'application/json', ...(await logInByPassword(server)) };
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${server.url}/api/captain${path}`, { method, headers, ...sent });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
}

function read(dataDir: string, sql: string): string[] {
  const db = new Database(`${dataDir}/site.db`, { readonly: true });
  try {
    return db.prepare(sql).pluck().all() as string[];
  } finally {
    db.close();
  }
}

function splitLast(text: string): [string, string] {
  const at = text.lastIndexOf(' ');
  return [text.slice(0, at), text.slice(at + 1)];
}
