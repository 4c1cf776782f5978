import * as z from 'zod';
import { CHAT_MESSAGE_MAX } from './chat.ts';

/** One message of a visitor; the first of a session has no `sessionId`. */
export const ChatInput = z.object({
  message: z
    .string('Please write a message')
    .trim()
    .min(1, 'Please write a message')
    .max(CHAT_MESSAGE_MAX, `Please keep this under ${CHAT_MESSAGE_MAX} characters`),
  /** An invalid id starts a new session. */
  sessionId: z.string().max(200).nullish().catch(undefined),
  /** The visitor's time zone, for the free times of a reply. */
  timezone: z.string().max(80).optional().catch(undefined),
});
export type ChatInput = z.infer<typeof ChatInput>;
