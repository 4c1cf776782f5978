/**
 * Tries assets/n8n-lead-workflow.json in a real n8n, which the project does not install: docs/n8n.md says how to.
 *
 *     node scripts/n8n-trial.ts FOLDER     # FOLDER holds node_modules/n8n
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OUTBOX_EVENTS } from '#shared/outbox.ts';

const WORKFLOW = 'assets/n8n-lead-workflow.json';
const SECRET = 'trial-secret';
const PORT = 5690;
const START_SECONDS = 180;

const n8n = join(resolve(process.argv[2] ?? '.'), 'node_modules/n8n/bin/n8n');
const { version } = JSON.parse(readFileSync(join(n8n, '../../package.json'), 'utf8')) as { version: string };
const folder = mkdtempSync(join(tmpdir(), 'n8n-trial-'));
const env = {
  PATH: process.env.PATH,
  HOME: folder,
  N8N_USER_FOLDER: folder,
  N8N_LISTEN_ADDRESS: '127.0.0.1',
  N8N_PORT: String(PORT),
  N8N_RUNNERS_BROKER_PORT: String(PORT + 1),
  N8N_DIAGNOSTICS_ENABLED: 'false',
  N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
  N8N_TEMPLATES_ENABLED: 'false',
  N8N_PERSONALIZATION_ENABLED: 'false',
};

interface Node {
  name: string;
  type: string;
  parameters: Record<string, unknown>;
  webhookId?: string;
  credentials?: { crypto: { id: string; name: string } };
}

/** A copy of the workflow at its own address, with some nodes changed. */
function copyWorkflow(id: string, change: (node: Node) => void) {
  const workflow = JSON.parse(readFileSync(WORKFLOW, 'utf8')) as { id: string; nodes: Node[] };
  for (const node of workflow.nodes) {
    if (node.webhookId) Object.assign(node, { webhookId: id, parameters: { ...node.parameters, path: id } });
    change(node);
  }
  return { ...workflow, id };
}

function importJson(kind: 'workflow' | 'credentials', value: unknown): void {
  const file = join(folder, `${kind}.json`);
  writeFileSync(file, JSON.stringify(value));
  run(`import:${kind}`, `--input=${file}`);
}

function run(...args: string[]): void {
  const output = execFileSync(process.execPath, [n8n, ...args], { env, encoding: 'utf8' });
  console.log(args[0], output.trim().split('\n').at(-1));
}

async function post(body: string, signature?: string, path = 'site-leads') {
  const headers = { 'Content-Type': 'application/json', ...(signature && { 'X-Webhook-Signature': signature }) };
  const response = await fetch(`http://127.0.0.1:${PORT}/webhook/${path}`, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

function makeBody(event: string): string {
  return JSON.stringify({
    id: randomUUID(),
    event,
    timestamp: new Date().toISOString(),
    data: { message: 'Größe: 5 €' },
  });
}

function sign(body: string, secret = SECRET): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

function check(name: string, actual: unknown, expected: unknown): void {
  const [got, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  console.log(got === wanted ? `ok   ${name}` : `FAIL ${name}: expected ${wanted}, got ${got}`);
  if (got !== wanted) process.exitCode = 1;
}

console.log('n8n', version, 'on Node', process.version);
const secretOf = (id: string, hmacSecret: string) => ({ id, name: id, type: 'crypto', data: { hmacSecret } });
importJson('credentials', [secretOf('website-webhook', SECRET), secretOf('empty-secret', '')]);
run('import:workflow', `--input=${WORKFLOW}`);
importJson('workflow', [
  copyWorkflow('empty-secret', (node) => {
    if (node.credentials) node.credentials.crypto = { id: 'empty-secret', name: 'empty-secret' };
  }),
  copyWorkflow('no-credential', (node) => delete node.credentials),
  copyWorkflow('failing', (node) => {
    if (!node.name.startsWith('Alert')) return;
    Object.assign(node, { type: 'n8n-nodes-base.stopAndError', parameters: { errorMessage: 'The trial fails here' } });
  }),
]);
for (const id of ['website-events', 'empty-secret', 'no-credential', 'failing']) run('publish:workflow', `--id=${id}`);

const log = openSync(join(folder, 'n8n.log'), 'a');
const server = spawn(process.execPath, [n8n, 'start'], { env, stdio: ['ignore', log, log] });
try {
  for (let second = 0; (await post('{}').catch(() => ({ status: 404 }))).status === 404; second += 1) {
    if (second > START_SECONDS || server.exitCode !== null) throw new Error(`n8n did not start: ${folder}/n8n.log`);
    await setTimeout(1000);
  }
  for (const event of Object.keys(OUTBOX_EVENTS)) {
    const body = makeBody(event);
    check(`${event} is handled`, await post(body, sign(body)), { status: 200, text: 'Handled.' });
    const repeat = { status: 200, text: 'This message was handled before.' };
    check('  its repeat is not', await post(body, sign(body)), repeat);
  }
  const body = makeBody('contact.created');
  check('wrong secret', (await post(body, sign(body, 'other'))).status, 401);
  check('secret that is the empty text', (await post(body, sign(body, ''))).status, 401);
  check('changed body', (await post(body.replace('5 €', '6 €'), sign(body))).status, 401);
  check('no signature', (await post(body)).status, 401);
  check('empty body', (await post('', sign(''))).status >= 400, true);
  const unknown = makeBody('invoice.paid');
  check('unknown event', (await post(unknown, sign(unknown))).status, 422);
  check('empty secret in n8n', (await post(body, sign(body, ''), 'empty-secret')).status, 500);
  check('no secret in n8n', (await post(body, sign(body, ''), 'no-credential')).status, 500);
  const alert = makeBody('alert.raised');
  check('a node fails', (await post(alert, sign(alert), 'failing')).status, 500);
  check('  its repeat, at once', (await post(alert, sign(alert), 'failing')).status, 409);
  for (let round = 1; round <= 10; round += 1) {
    const twin = makeBody('chat.lead');
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(twin, sign(twin))));
    check(`eight at once, round ${round}: handled`, answers.filter(({ text }) => text === 'Handled.').length, 1);
    check(
      '  others answered 200 or 409',
      answers.filter(({ status }) => status !== 200 && status !== 409),
      [],
    );
  }
  await setTimeout(121_000);
  check('the failed message, two minutes later', await post(alert, sign(alert)), { status: 200, text: 'Handled.' });
} finally {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
  if (process.exitCode) console.log(`The log and data of n8n: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
