import { expect, test } from 'vitest';
import type * as z from 'zod';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { BookingInput, MoveInput, SlotsQuery } from '#shared/booking.schema.ts';
import { ChatInput } from '#shared/chat.schema.ts';
import { ContactWithService } from '#shared/contact.schema.ts';
import { KeysQuery, PathQuery } from '#shared/content.schema.ts';
import { InterestsInput, NewsletterInput } from '#shared/newsletter.schema.ts';
import { PageViewInput } from '#shared/page-view.calls.ts';
import { PopupEventInput } from '#shared/popup.schema.ts';
import { PostPageQuery } from '#shared/post.schema.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { makeBooking, makeContact } from '#testing/make.ts';
import { publishDocuments } from '#testing/translate.ts';
import { messageText, resolveMessage } from './messages.ts';

const { forms, errors } = STARTER.documents;
const KEYS = Object.keys({ ...forms.messages, ...errors });

const LONG = 'x'.repeat(20_000);
/** Values that a program may send for any field. */
const WRONG = [null, 7, -1, 1.5, true, {}, [], '', ' ', 'x', LONG, [7], [LONG], Array(99).fill('x'), '2026-13-40'];

const EXTRAS = { website: '', stamp: '', page: '', referrer: '' };
const SCHEMAS: [name: string, schema: z.ZodType, valid: object][] = [
  ['ContactWithService', ContactWithService, { ...makeContact(), ...EXTRAS }],
  ['NewsletterInput', NewsletterInput, { email: 'ada@example.com', ...EXTRAS }],
  ['InterestsInput', InterestsInput, { topics: ['/services/llm-chatbots'] }],
  ['BookingInput', BookingInput, { ...makeBooking(), company: '', services: [], ...EXTRAS }],
  ['MoveInput', MoveInput, { start: '2026-01-06T18:00:00Z', timezone: 'Europe/Berlin' }],
  ['SlotsQuery', SlotsQuery, { type: 'strategy', from: '2026-01-06', days: 7, timezone: 'Europe/Berlin' }],
  ['PageQuery', PostPageQuery, { page: 2, tag: 'AI', q: 'x' }],
  ['KeysQuery', KeysQuery, { keys: 'home', draft: 'x' }],
  ['PathQuery', PathQuery, { path: '/', draft: 'x' }],
  ['PageViewInput', PageViewInput, { path: '/' }],
  ['PopupEventInput', PopupEventInput, { event: 'view' }],
  ['ChatInput', ChatInput, { message: 'Hello', sessionId: 'x' }],
];

test.each(SCHEMAS)('%s: every rule has a message of the documents, none is zod’s own', (_name, schema, valid) => {
  expect(schema.safeParse(valid).error).toBeUndefined();
  const inputs: unknown[] = [undefined, null, 'x', 7, [], {}];
  for (const field of Object.keys(valid)) {
    for (const value of [undefined, ...WRONG]) inputs.push({ ...valid, [field]: value });
  }
  const messages = new Set(
    inputs.flatMap((input) => schema.safeParse(input).error?.issues ?? []).map(({ message }) => message),
  );
  expect(messages.size).toBeGreaterThan(0);
  expect([...messages].filter((message) => !KEYS.includes(message))).toEqual([]);
});

test('the placeholders of a message are filled in; a sentence of Captain stays as it is', async () => {
  const { ctx } = await createTestApp({ OWNER_EMAIL: 'owner@example.com' });
  expect(messageText(ctx, 'tooLong', { max: 80 })).toBe(forms.messages.tooLong.replace('{max}', '80'));
  expect(messageText(ctx, 'tooManyMessages', { wait: '1 minute' })).toMatch(
    /in 1 minute, or write to owner@example\.com\.$/,
  );
  expect(resolveMessage(ctx, { message: 'This username is taken' })).toBe('This username is taken');
  expect(resolveMessage(ctx, { message: 'toString' })).toBe('toString');
});

test('400: a message may only use the placeholders that it is given', async () => {
  const harness = await createTestApp();
  const wrong = { ...errors, busy: 'Bitte in {seconds} s noch einmal.' };
  await expect(publishDocuments(harness, { errors: wrong })).rejects.toThrow('There is no fact {seconds}');
});
