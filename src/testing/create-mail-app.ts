import { onTestFinished } from 'vitest';
import { createDeliveryWorker } from '#server/delivery/worker.ts';
import { createTestApp } from './create-test-app.ts';
import { startFakeSmtp } from './fake-smtp.ts';

/** A test app with a fake mail server, and the worker that sends to it. */
export async function createMailApp(env: Record<string, string> = {}) {
  const smtp = await startFakeSmtp();
  const harness = await createTestApp({ SMTP_URL: smtp.url, ...env });
  const worker = createDeliveryWorker(harness.ctx);
  onTestFinished(async () => {
    await worker.stop();
    await smtp.close();
  });
  return { ...harness, smtp, worker };
}
