import * as z from 'zod';
import { Time } from './stored.schema.ts';

/** Query of the list of chats. */
export const ChatQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  /** Id of the last chat of the page before. */
  before: z.coerce.number().int().min(1).optional(),
});
export type ChatQuery = z.output<typeof ChatQuery>;

/** A chat with the demo bot. */
export const ChatSession = z.object({
  id: z.number(),
  interactionCount: z.number(),
  /** -1 to 1, the later messages weighing more. */
  sentimentScore: z.number(),
  /** Buying signals, e.g. `price`, `team-size`. */
  signals: z.array(z.string()),
  bookingIntent: z.boolean(),
  /** Email address that the visitor typed. */
  email: z.string().nullable(),
  /** Phone number that the visitor typed, as `+14155550142`. */
  phone: z.string().nullable(),
  /** Time at which the visitor last gave an address or a number that was not known before; null where none was given. */
  contactedAt: Time.nullable(),
  /** Whether the owner has answered since. */
  responded: z.boolean(),
  createdAt: Time,
  updatedAt: Time,
});

/** A chat as the dashboard lists it. */
export const ChatSummary = ChatSession.extend({
  firstMessage: z.string(),
  /** Id of the lead with the same address. */
  leadId: z.number().nullable(),
});
export type ChatSummary = z.output<typeof ChatSummary>;
export type ChatSummaryJson = z.input<typeof ChatSummary>;

/** A page of chats, newest first. */
export const ChatList = z.object({ chats: z.array(ChatSummary), hasMore: z.boolean() });
export type ChatList = z.output<typeof ChatList>;

/** A message of a chat. */
export const LoggedMessage = z.object({
  id: z.number(),
  type: z.enum(['user', 'ai']),
  message: z.string(),
  /** Author of a reply; null on the visitor's messages. */
  responder: z.enum(['built-in', 'model']).nullable(),
  /** Id of the card that a reply is. */
  card: z.string().nullable(),
  /** A visitor's message that the site's content had no answer to. */
  unanswered: z.boolean(),
  createdAt: Time,
});
export type LoggedMessageJson = z.input<typeof LoggedMessage>;

/** A chat with its messages, oldest first. */
export const ChatTranscript = ChatSession.extend({
  /** The lead with the address that the visitor typed. */
  lead: z
    .object({ id: z.number(), name: z.string().nullable(), email: z.string(), company: z.string().nullable() })
    .nullable(),
  messages: z.array(LoggedMessage),
});
export type ChatTranscript = z.output<typeof ChatTranscript>;
export type ChatTranscriptJson = z.input<typeof ChatTranscript>;

/** Calls and tokens of the language model on each day. */
export const ChatUsage = z.object({
  /** Null when no model is configured. */
  model: z.string().nullable(),
  /** Model calls per day; past it the built-in responder answers. */
  dailyLimit: z.number(),
  /** Newest first; days without a call are omitted. A day is that of UTC. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      calls: z.number(),
      failures: z.number(),
      promptTokens: z.number(),
      completionTokens: z.number(),
    }),
  ),
});
export type ChatUsage = z.output<typeof ChatUsage>;

/** A visitor who left an address or a phone number in a chat, and waits for an answer. */
const WaitingChat = z.object({
  /** Id of the chat. */
  id: z.number(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Message with the address or the number. */
  message: z.string(),
  since: Time,
});
export type WaitingChatJson = z.input<typeof WaitingChat>;

/** Those who have waited longest, and how many there are in all. */
export const WaitingChats = z.object({ count: z.number(), first: z.array(WaitingChat) });
export type WaitingChatsJson = z.input<typeof WaitingChats>;
