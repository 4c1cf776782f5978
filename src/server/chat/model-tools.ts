import * as z from 'zod';
import { BOOKINGS_PER_HOUR, bookMeeting } from '#server/booking/booking.ts';
import type { AppContext } from '#server/context.ts';
import { MESSAGES_PER_HOUR, submitContact } from '#server/leads/leads.ts';
import { mailAddressesIn } from '#server/text/text.ts';
import { BookingInput } from '#shared/booking.schema.ts';
import type { ChatBooking, ChatSlots } from '#shared/chat.schema.ts';
import { ContactInput } from '#shared/contact.schema.ts';
import { AppError } from '#shared/errors.ts';
import { formatMoment } from '#shared/format.ts';
import { SITE_MEETINGS } from '#shared/meeting-types.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import { EmailInput } from '#shared/text.schema.ts';
import { tryParseJson, UnusableReply } from './model-reply.ts';
import { nextSlots } from './slots.ts';

/** The visitor for whom the tools act. */
export interface Visitor {
  clientAddress: string;
  timezone: string | undefined;
  /** Everything that the visitor wrote in this conversation. */
  words: string;
}

/** The outcome of a tool. */
type ToolResult =
  /** The model is told, and goes on. `shown` may be repeated by it. */
  | { kind: 'told'; text: string; shown: string; slots?: ChatSlots }
  /** Something was stored: the reply is `text`, whatever the model says. */
  | { kind: 'done'; text: string; booking?: ChatBooking };

const person = { firstName: z.string(), lastName: z.string(), email: EmailInput };

const TOOLS = {
  find_free_times: tool(
    'Lists free times for a call.',
    z.strictObject({ type: z.enum(SITE_MEETINGS), from: z.iso.date().optional() }),
    async (ctx, { timezone }, { type, from }) => {
      const slots = await nextSlots(ctx, type, timezone, { from });
      const times = slots.times.map(({ start }) => ({
        start,
        shown: formatMoment(start, slots.timezone, ctx.settings.site()),
      }));
      const asked = slots.questions?.length
        ? `\nTo be answered by the visitor before booking, in "answers" by id: ${JSON.stringify(slots.questions)}`
        : '';
      const shown = times.map((time) => time.shown).join(' ');
      return { kind: 'told', text: JSON.stringify(times) + asked, shown, slots };
    },
  ),
  book_call: tool(
    'Books a call at a free time that the visitor chose.',
    z.strictObject({
      type: z.enum(SITE_MEETINGS),
      start: z.string(),
      ...person,
      message: z.string().optional(),
      answers: z.record(z.string(), z.string()).optional(),
    }),
    async (ctx, visitor, given) => {
      requireTyped(visitor, given.email);
      const input = parse(BookingInput, { ...given, timezone: visitor.timezone });
      return limited(ctx, visitor, { name: 'bookings', count: BOOKINGS_PER_HOUR }, async () => {
        const { token, start, timezone, calendarLinks } = await bookMeeting(ctx, input);
        const values = { time: formatMoment(start, timezone, ctx.settings.site()), link: paths.booking(token) };
        const text = fill(ctx.content.get('chat').replies.booked, values);
        return { kind: 'done', text, booking: { token, start, timezone, calendarLinks } };
      });
    },
  ),
  leave_message: tool(
    'Sends a message of the visitor to the owner.',
    z.strictObject({ ...person, message: z.string() }),
    async (ctx, visitor, given) => {
      requireTyped(visitor, given.email);
      const input = parse(ContactInput, { ...given, service: ['other'], budget: null });
      return limited(ctx, visitor, { name: 'contact', count: MESSAGES_PER_HOUR }, async () => {
        await submitContact(ctx, input);
        return { kind: 'done', text: ctx.content.get('chat').replies.messageSent };
      });
    },
  ),
};

function tool<T extends z.ZodType>(
  description: string,
  schema: T,
  run: (ctx: AppContext, visitor: Visitor, given: z.output<T>) => Promise<ToolResult>,
) {
  return {
    definition: { description, parameters: z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown> },
    run: (ctx: AppContext, visitor: Visitor, json: string) => run(ctx, visitor, parse(schema, tryParseJson(json))),
  };
}

/** The tools as the model is told of them. */
export const TOOL_DEFINITIONS = Object.entries(TOOLS).map(([name, { definition }]) => ({
  type: 'function' as const,
  function: { name, ...definition },
}));

/**
 * Runs a call of the model: nothing that a visitor could not do with the forms of the site, within the same limits.
 *
 * @param json the arguments as the model wrote them.
 * @throws UnusableReply when there is no such tool, or the arguments are not right.
 */
export function runTool(ctx: AppContext, visitor: Visitor, name: string, json: string): Promise<ToolResult> {
  const known = new Map(Object.entries(TOOLS)).get(name);
  if (!known) throw new UnusableReply(`it called ${name}, which is no tool`);
  return known.run(ctx, visitor, json);
}

/** A refusal, such as a time that is taken meanwhile, is told to the model. */
async function limited(
  ctx: Pick<AppContext, 'rates' | 'clock'>,
  { clientAddress }: Visitor,
  { name, count }: { name: string; count: number },
  work: () => Promise<ToolResult>,
): Promise<ToolResult> {
  const rate = ctx.rates.get(name, { count, seconds: 3600 });
  if (rate.take(clientAddress, ctx.clock.now()) > 0)
    throw new UnusableReply('the visitor has used up the hourly limit');
  try {
    return await work();
  } catch (error) {
    rate.giveBack(clientAddress);
    if (error instanceof AppError) return { kind: 'told', text: `Refused: ${error.message}`, shown: '' };
    throw error;
  }
}

/** The model must not make up an address or cut one off: mail would go to somebody else. */
function requireTyped({ words }: Visitor, email: string): void {
  if (mailAddressesIn(words).includes(email.toLowerCase())) return;
  throw new UnusableReply('it used an address that the visitor did not give');
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new UnusableReply('the arguments of its tool call are not right');
  return parsed.data;
}
