import * as z from 'zod';
import { CHAT_MESSAGE_MAX } from './chat.ts';
import { says } from './messages.ts';
import { visitorText } from './text.schema.ts';

/** A message of a visitor; the first of a session has no `sessionId`. */
export const ChatInput = z.object(
  {
    message: visitorText(CHAT_MESSAGE_MAX, 'messageMissing'),
    /** An invalid id starts a new session. */
    sessionId: z.string().max(200).nullish().catch(undefined),
    /** The visitor's time zone, for the free times of a reply. */
    timezone: z.string().max(80).optional().catch(undefined),
  },
  says('invalid'),
);
export type ChatInput = z.infer<typeof ChatInput>;
