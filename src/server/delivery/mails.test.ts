import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { type AlertPayload, systemMails } from './mails.ts';

test.each([
  ['mail', 'No lead is lost', '/captain?tab=outbox'],
  ['webhook', 'No lead is lost', '/captain?tab=outbox'],
  ['caldav', 'No booking is lost', '/captain?tab=outbox'],
  ['model', 'the chat answers with what you wrote', '/captain?tab=chats'],
  ['calendar', 'Its last known events block times', '/captain?tab=booking&view=calendars'],
  ['scheduler', 'Visitors can still book', '/captain?tab=booking'],
  ['drill', 'a backup may be of no use', '/captain?tab=system'],
  ['rewrite', 'What you deleted is gone from the site', '/captain?tab=privacy'],
  ['replica', 'on this server alone', '/captain?tab=system'],
  ['cdn', 'may see a change a minute late', '/captain?tab=system'],
] as const)('the alert about %s says what follows, and leads to where it is repaired', async (source, text, path) => {
  const { ctx } = await createTestApp();
  const payload: AlertPayload = { source, failures: 3, since: '2026-01-05T12:00:00Z', lastError: 'refused' };
  const { blocks } = await systemMails.owner!['alert.raised']!(payload as never, ctx);
  expect(blocks[0]).toMatchObject({ kind: 'text', text: expect.stringContaining(text) });
  expect(blocks.at(-1)).toMatchObject({ kind: 'button', url: ctx.settings.site().url + path });
});
