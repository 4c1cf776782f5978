import * as z from 'zod';
import { BOOKINGS_PER_HOUR, bookMeeting, listFreeSlots } from '#server/booking/booking.ts';
import type { AppContext } from '#server/context.ts';
import { sharedRate } from '#server/http/rate.ts';
import { MESSAGES_PER_HOUR, submitContact } from '#server/leads/leads.ts';
import { BookingInput } from '#shared/booking.schema.ts';
import type { ChatBooking, ChatSlots } from '#shared/chat.ts';
import { ContactInput } from '#shared/contact.schema.ts';
import { AppError } from '#shared/errors.ts';
import { SITE_MEETINGS } from '#shared/meeting-types.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import { EmailInput } from '#shared/text.schema.ts';
import { UnusableReply } from './model-reply.ts';

/** Who the tools act for. */
export interface Visitor {
  address: string;
  timezone: string | undefined;
  /** Everything that the visitor wrote in this conversation. */
  words: string;
}

/** What a tool did. */
export type ToolResult =
  /** The model is told, and goes on. `shown` may be repeated by it. */
  | { kind: 'told'; text: string; shown: string; slots?: ChatSlots }
  /** Something was stored: the reply is `text`, whatever the model says. */
  | { kind: 'done'; text: string; booking?: ChatBooking };

/** Free times that a reply offers. */
const SLOTS = 6;
/** Days that are searched for them. */
const SLOT_DAYS = 31;

const person = { firstName: z.string(), lastName: z.string(), email: EmailInput };
const FreeTimes = z.strictObject({ type: z.enum(SITE_MEETINGS), from: z.iso.date().optional() });
const BookCall = z.strictObject({
  type: z.enum(SITE_MEETINGS),
  start: z.string(),
  ...person,
  message: z.string().optional(),
  answers: z.record(z.string(), z.string()).optional(),
});
const LeaveMessage = z.strictObject({ ...person, message: z.string() });

const TOOLS = {
  find_free_times: { description: 'Lists free times for a call.', schema: FreeTimes },
  book_call: { description: 'Books a call at a free time that the visitor chose.', schema: BookCall },
  leave_message: { description: 'Sends a message of the visitor to the owner.', schema: LeaveMessage },
} as const;

/** The tools as the model is told of them. */
export const TOOL_DEFINITIONS = Object.entries(TOOLS).map(([name, { description, schema }]) => ({
  type: 'function' as const,
  function: { name, description, parameters: z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown> },
}));

/**
 * Runs a call of the model: nothing that a visitor could not do with the forms of the site, within the same limits.
 *
 * @param json the arguments as the model wrote them.
 * @throws UnusableReply when there is no such tool, or the arguments are not right.
 */
export async function runTool(ctx: AppContext, visitor: Visitor, name: string, json: string): Promise<ToolResult> {
  if (name === 'find_free_times') return findTimes(ctx, visitor, readArguments(FreeTimes, json));
  if (name === 'book_call') return book(ctx, visitor, readArguments(BookCall, json));
  if (name === 'leave_message') return leaveMessage(ctx, visitor, readArguments(LeaveMessage, json));
  throw new UnusableReply(`it called ${name}, which is no tool`);
}

/** The next free times, in the visitor's time zone if it is known. */
export async function nextSlots(
  ctx: AppContext,
  type: ChatSlots['type'],
  timezone: string | undefined,
  from?: string,
): Promise<ChatSlots> {
  const query = { type, days: SLOT_DAYS, ...(from && { from }) };
  const free = await listFreeSlots(ctx, { ...query, ...(timezone && { timezone }) }).catch((error: unknown) => {
    if (timezone && error instanceof AppError) return listFreeSlots(ctx, query);
    throw error;
  });
  const times = free.days
    .flatMap(({ date, slots }) => spread(slots).map((slot) => ({ ...slot, date })))
    .slice(0, SLOTS);
  return { type, minutes: free.minutes, questions: free.questions, timezone: free.timezone, times };
}

/** Up to three times of a day, the first one among them. */
function spread<T>(slots: T[]): T[] {
  const chosen = new Set([0, 1, 2].map((third) => Math.floor((slots.length * third) / 3)));
  return slots.filter((_, index) => chosen.has(index));
}

async function findTimes(
  ctx: AppContext,
  visitor: Visitor,
  { type, from }: z.output<typeof FreeTimes>,
): Promise<ToolResult> {
  const slots = await nextSlots(ctx, type, visitor.timezone, from);
  const shown = slots.times.map(({ start }) => timeName(ctx, start, slots.timezone));
  const times = JSON.stringify(slots.times.map(({ start }, index) => ({ start, shown: shown[index] })));
  const asked = slots.questions?.length
    ? `\nTo be answered by the visitor before booking, in "answers" by id: ${JSON.stringify(slots.questions)}`
    : '';
  return { kind: 'told', text: times + asked, shown: shown.join(' '), slots };
}

async function book(ctx: AppContext, visitor: Visitor, given: z.output<typeof BookCall>): Promise<ToolResult> {
  requireTyped(visitor, given.email);
  const input = parse(BookingInput, { ...given, ...(visitor.timezone && { timezone: visitor.timezone }) });
  return limited(ctx, visitor, 'bookings', BOOKINGS_PER_HOUR, async () => {
    const { token, start, timezone, calendarLinks } = await bookMeeting(ctx, input);
    const link = paths.booking(token);
    const text = fill(ctx.content.get('chat').replies.booked, { time: timeName(ctx, start, timezone), link });
    return { kind: 'done', text, booking: { token, start, timezone, calendarLinks } };
  });
}

async function leaveMessage(
  ctx: AppContext,
  visitor: Visitor,
  given: z.output<typeof LeaveMessage>,
): Promise<ToolResult> {
  requireTyped(visitor, given.email);
  const input = parse(ContactInput, { ...given, service: ['other'], budget: null });
  return limited(ctx, visitor, 'contact', MESSAGES_PER_HOUR, async () => {
    await submitContact(ctx, input);
    return { kind: 'done', text: ctx.content.get('chat').replies.messageSent };
  });
}

/** A refusal, such as a time that is taken meanwhile, is told to the model. */
async function limited(
  ctx: AppContext,
  { address }: Visitor,
  name: string,
  count: number,
  work: () => Promise<ToolResult>,
): Promise<ToolResult> {
  const rate = sharedRate(ctx, name, { count, seconds: 3600 });
  if (rate.take(address, ctx.clock.now()) > 0) throw new UnusableReply('the visitor has used up the hourly limit');
  try {
    return await work();
  } catch (error) {
    rate.giveBack(address);
    if (error instanceof AppError) return { kind: 'told', text: `Refused: ${error.message}`, shown: '' };
    throw error;
  }
}

/** The model must not make up an address: mail would go to somebody else. */
function requireTyped({ words }: Visitor, email: string): void {
  if (!words.toLowerCase().includes(email.toLowerCase())) {
    throw new UnusableReply('it used an address that the visitor did not give');
  }
}

function readArguments<T extends z.ZodType>(schema: T, json: string): z.output<T> {
  try {
    return parse(schema, JSON.parse(json));
  } catch (error) {
    if (error instanceof UnusableReply) throw error;
    throw new UnusableReply('the arguments of its tool call are not JSON');
  }
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new UnusableReply('the arguments of its tool call are not right');
  return parsed.data;
}

/** A moment as visitors read it: `Tuesday, January 6 at 9:00 AM`. */
function timeName(ctx: AppContext, start: string, timeZone: string): string {
  const { locale } = ctx.settings.site();
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(start));
}
