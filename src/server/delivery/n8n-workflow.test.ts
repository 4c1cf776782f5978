import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { startFakeWebhook, type TakenRequest } from '#testing/fake-webhook.ts';
import { makeContact } from '#testing/make.ts';
import { createOutboxWorker } from './worker.ts';

interface Workflow {
  nodes: { name: string; type: string; parameters: { jsCode?: string } }[];
  connections: Record<string, { main: { node: string }[][] }>;
}

const workflow = JSON.parse(readFileSync('assets/n8n-lead-workflow.json', 'utf8')) as Workflow;

/** Runs the flow's code as n8n does, over a request as its webhook node hands it on. */
function makeReceiver(secret: string) {
  const code = workflow.nodes.find(({ type }) => type === 'n8n-nodes-base.code')?.parameters.jsCode ?? '';
  const run = new Function('$input', '$env', '$getWorkflowStaticData', 'require', code);
  const memory = {};
  return ({ headers, body }: TakenRequest) => {
    const item = { json: { headers }, binary: { data: { data: Buffer.from(body).toString('base64') } } };
    const env = { LEAD_WEBHOOK_SECRET: secret };
    return run({ first: () => item }, env, () => memory, createRequire(import.meta.url)) as { json: object }[];
  };
}

async function takeOne(): Promise<TakenRequest> {
  const webhook = await startFakeWebhook();
  const { app, ctx } = await createTestApp({ WEBHOOK_URL: webhook.url, WEBHOOK_SECRET: 'shared' });
  const worker = createOutboxWorker(ctx);
  onTestFinished(async () => {
    await worker.stop();
    await webhook.close();
  });
  await app.request('/api/contact', postJson(makeContact({ message: 'Größe: 5 €' })));
  await worker.drain();
  return webhook.requests[0]!;
}

test('the flow that ships takes what the site sends, once, and nothing that others send', async () => {
  const request = await takeOne();
  const receive = makeReceiver('shared');
  expect(receive(request)).toMatchObject([{ json: { event: 'contact.created', data: { message: 'Größe: 5 €' } } }]);
  expect(receive(request)).toEqual([]);
  expect(() => makeReceiver('other')(request)).toThrow('signature');
  expect(() => receive({ ...request, body: request.body.replace('Ada', 'Eve') })).toThrow('signature');
});

test('every wire of the flow leads somewhere', () => {
  const names = workflow.nodes.map(({ name }) => name);
  const ends = Object.values(workflow.connections).flatMap(({ main }) => main.flat().map(({ node }) => node));
  expect(new Set(names).size).toBe(names.length);
  for (const name of [...Object.keys(workflow.connections), ...ends]) expect(names).toContain(name);
});
