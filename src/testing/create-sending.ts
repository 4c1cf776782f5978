import { onTestFinished } from 'vitest';
import { createDeliveryWorker } from '#server/delivery/worker.ts';
import { createBulkMails } from '#server/newsletter/sending/bulk-mails.ts';
import type { IssueJson } from '#shared/newsletter-issue.schema.ts';
import type { ListedRecipientJson, ListedSuppressionJson } from '#shared/sending.schema.ts';
import { createTestApp } from './create-test-app.ts';
import { startFakeSmtp } from './fake-smtp.ts';
import { loginAs } from './login-as.ts';
import { makeIssue } from './make.ts';

const FAST = { newsletter_per_second: 100 };

/** A site with mail, `count` subscribers, and one issue; `drain` sends what is due. `smtpOptions` is the query of `SMTP_URL`. */
export async function createSending(
  count = 3,
  settings: Record<string, number> = {},
  env: Record<string, string> = {},
  smtpOptions = '',
) {
  const smtp = await startFakeSmtp();
  const harness = await createTestApp({
    SMTP_URL: smtp.url + smtpOptions,
    MAIL_FROM: 'Robin <robin@site.example>',
    ...env,
  });
  const { call, confirm } = await loginAs(harness);
  await call('PUT', '/api/captain/settings', { ...FAST, ...settings });
  const emails = Array.from({ length: count }, (_, index) => `reader${index}@example.com`);
  await insertSubscribers(harness, emails);
  const createWorker = () =>
    createDeliveryWorker(harness.ctx, { bulkMails: (server) => createBulkMails(harness.ctx, server) });
  let sender = createWorker();
  onTestFinished(async () => {
    await sender.stop();
    await smtp.close();
  });
  const { body } = await call('POST', '/api/captain/newsletters', makeIssue());
  const path = `/api/captain/newsletters/${body.id}`;
  return {
    ...harness,
    smtp,
    call,
    confirm,
    path,
    emails,
    drain: () => sender.drain(),
    /** Sends by itself from now on. */
    start: () => sender.start(),
    /** Goes on as a new process would. */
    async restart() {
      await sender.stop();
      sender = createWorker();
    },
    act: (action: string, input?: unknown) => call('POST', `${path}/${action}`, input),
    read: async () => (await call('GET', path)).body as IssueJson,
    recipients: async () => (await call('GET', `${path}/recipients`)).body as ListedRecipientJson[],
    suppressed: async () => (await call('GET', '/api/captain/suppressed')).body as ListedSuppressionJson[],
    /** Recipients of issues, in the order of their mails. */
    sentTo: () => smtp.mails.filter(({ headers }) => headers['x-event'] === 'newsletter.issue').map(({ to }) => to[0]),
  };
}

/** Adds subscribers who need not confirm. */
export async function insertSubscribers({ db, ctx }: Awaited<ReturnType<typeof createTestApp>>, emails: string[]) {
  if (emails.length === 0) return;
  await db
    .insertInto('newsletterSubscribers')
    .values(emails.map((email) => ({ email, createdAt: ctx.clock.now() })))
    .execute();
}
