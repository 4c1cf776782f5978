import * as z from 'zod';
import { CHAT_MESSAGE_MAX } from './chat.ts';

/** One message of a visitor; `sessionId` is left out on the first. */
export const ChatInput = z.object({
  message: z
    .string('Please write a message')
    .trim()
    .min(1, 'Please write a message')
    .max(CHAT_MESSAGE_MAX, `Please keep this under ${CHAT_MESSAGE_MAX} characters`),
  /** An invalid id counts as missing: a new session starts. */
  sessionId: z.string().max(200).nullish().catch(undefined),
});
export type ChatInput = z.infer<typeof ChatInput>;
