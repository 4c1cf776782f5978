import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { IssueJson } from '#shared/newsletter-issue.schema.ts';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { makeIssue } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';

/** The first mail loads the code that writes mails. */
const PAGE = '/services/llm-chatbots';

let site: Site;
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  site = await openSite({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await site.close();
  await smtp.close();
});

const mailTo = (email: string, subject: string) =>
  smtp.mails.find((mail) => mail.to[0] === email && mail.parsed.subject === subject);
const linksIn = (html = '') =>
  [...html.matchAll(/href="(http[^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

/** Signs up on a page and confirms by the button behind the link in the mail. */
async function signUp(email: string) {
  const before = smtp.mails.length;
  await site.captain.call('POST', '/newsletter', { email, page: PAGE });
  await expect.poll(() => smtp.mails.slice(before).some(({ to }) => to[0] === email)).toBe(true);
  const confirm = linksIn(smtp.mails.findLast(({ to }) => to[0] === email)?.parsed.html).find((link) =>
    link.includes('/newsletter/confirm/'),
  );
  const { page, context } = await site.visit(new URL(confirm ?? '').pathname, { javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Yes, send it to me' }).click();
  await page.getByRole('heading', { name: 'Thank you. You are subscribed.' }).waitFor();
  await context.close();
}

async function sendIssue(subject: string): Promise<IssueJson> {
  const content = `Hello, [read on](${PAGE}).`;
  const issue = await site.captain.call<IssueJson>('POST', '/captain/newsletters', makeIssue({ subject, content }));
  await site.captain.call('POST', `/captain/newsletters/${issue.id}/send`);
  await expect.poll(async () => (await readIssue(issue.id)).state).toBe('sent');
  return issue;
}

const readIssue = (id: number) => site.captain.call<IssueJson>('GET', `/captain/newsletters/${id}`);

test('from signup to an issue: a scanner that opens every link changes nothing, one click of the mail program unsubscribes', async () => {
  await signUp('ada@example.com');
  await signUp('bob@example.com');
  const issue = await sendIssue('The first letter');
  const mail = mailTo('ada@example.com', 'The first letter');
  for (const link of linksIn(mail?.parsed.html).filter((link) => link.startsWith(site.server.url))) {
    for (const method of ['HEAD', 'GET'])
      expect((await fetch(link, { method, headers: { 'User-Agent': 'scanner bot' } })).status).toBe(200);
  }
  expect((await readIssue(issue.id)).counts).toEqual({
    total: 2,
    sent: 2,
    pending: 0,
    failed: 0,
    leftOut: 0,
    unsubscribed: 0,
  });

  const oneClick = /<(http[^>]+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const answer = await fetch(oneClick, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(answer.status).toBe(200);
  expect((await readIssue(issue.id)).counts).toMatchObject({ sent: 2, unsubscribed: 1 });
  await sendIssue('The second letter');
  expect([mailTo('ada@example.com', 'The second letter'), mailTo('bob@example.com', 'The second letter')]).toEqual([
    undefined,
    expect.anything(),
  ]);
});

test('a reader opens the link to unsubscribe and chooses topics instead, with and without JavaScript', async () => {
  await signUp('cy@example.com');
  await signUp('dee@example.com');
  await sendIssue('A letter for everybody');
  const leave = linksIn(mailTo('cy@example.com', 'A letter for everybody')?.parsed.html).find((link) =>
    link.includes('/newsletter/unsubscribe/'),
  );
  const { page, context } = await site.visit(new URL(leave ?? '').pathname);
  onTestFinished(() => context.close());
  await expectNoA11yViolations(page, 'page to unsubscribe');
  await page.getByRole('button', { name: 'Send me only these' }).click();
  await page.getByRole('heading', { level: 1, name: 'From now on you only get emails about your topics.' }).waitFor();
  await sendIssue('Another letter for everybody');
  expect(mailTo('cy@example.com', 'Another letter for everybody')).toBeUndefined();

  const plain = await site.visit(new URL(page.url()).pathname, { javaScriptEnabled: false });
  onTestFinished(() => plain.context.close());
  for (const box of await plain.page.getByRole('checkbox').all()) await box.uncheck();
  await plain.page.getByRole('button', { name: 'Send me only these' }).click();
  await plain.page.getByRole('alert').filter({ hasText: 'Please select at least one topic' }).waitFor();
  await plain.page.getByRole('button', { name: 'Send me every issue again' }).click();
  await plain.page.getByRole('heading', { level: 1, name: 'You get every issue again.' }).waitFor();

  await plain.page.goto(leave ?? '');
  await plain.page.getByRole('button', { name: 'Unsubscribe me' }).click();
  await plain.page
    .getByRole('heading', { level: 1, name: 'You are unsubscribed. Nothing more is sent to you.' })
    .waitFor();
});

test('the owner imports a file, adds people, and reads who is suppressed', async () => {
  const { page, context } = await site.work('/captain?tab=subscribers');
  onTestFinished(() => context.close());
  await page.getByLabel('CSV file with addresses').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('mail,name\nnew@example.com,New\nbad address,Bad\n'),
  });
  const dialog = page.getByRole('dialog', { name: 'Import subscribers' });
  const send = dialog.getByRole('button', { name: 'Import 1 address' });
  await send.click();
  await dialog.getByText('Please say how these people agreed to get the newsletter').waitFor();
  await dialog.getByLabel('How these people agreed').fill('Signed up at our stand');
  await send.click();
  await page.getByRole('row').filter({ hasText: 'new@example.com' }).waitFor();
  await page.getByRole('button', { name: 'Add people' }).click();
  await page.getByLabel('Email addresses').fill('new@example.com');
  await page.getByLabel('How these people agreed').fill('Asked me on the phone');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Who is in the list already stays as they are').waitFor();
  await page.getByLabel('Email addresses').fill('new@example.com\nkim@example.com');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Added 1 subscriber', { exact: true }).waitFor();
  await page.getByRole('row').filter({ hasText: 'kim@example.com' }).waitFor();
  await page.getByText('Suppressed', { exact: true }).click();
  await page.getByRole('button', { name: 'Suppress an address' }).click();
  await page.getByLabel('Email').fill('new@example.com');
  await page.getByRole('button', { name: 'Suppress', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'new@example.com' });
  await row.getByText('By you').waitFor();
  await expectNoA11yViolations(page, 'suppressed addresses');
  await row.getByRole('button', { name: 'Allow again: new@example.com' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Allow again' }).click();
  await page.getByText('No suppressed addresses').waitFor();
});
