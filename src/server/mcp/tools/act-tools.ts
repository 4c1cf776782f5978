import { Readable } from 'node:stream';
import * as z from 'zod';
import { storeUpload } from '#server/assets/assets.ts';
import { bookMeeting, moveBookingForOwner, setBookingStatus } from '#server/booking/booking.ts';
import type { AppContext } from '#server/context.ts';
import { parseInput } from '#server/http/body.ts';
import { idOfLinkToken } from '#server/http/link-tokens.ts';
import { defineTool, ifReading, inCaptain, meetingType, rowId, type Tool } from '#server/mcp/tool.ts';
import { type BookingDetails, BookingInput, MoveInput } from '#shared/booking.schema.ts';
import { AppError } from '#shared/errors.ts';
import { MAX } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';

/** Bytes of an image; as base64 it is a third more. */
const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

const start = z.string().max(40).describe('Start of a free time from list_free_times, ISO 8601 with offset or Z');
const timezone = z.string().max(80).optional().describe('IANA time zone of the visitor');
const id = rowId.describe('Id of a booking from list_bookings');
const INVITES = { openWorldHint: true };

/** Tools that other people notice at once. */
export const actTools: Tool[] = [
  defineTool({
    name: 'book_call',
    title: 'Book a call',
    description: 'Books a free time for somebody, who gets a confirmation by mail.',
    scope: 'act',
    effects: INVITES,
    input: z.strictObject({
      type: meetingType.default('consultation'),
      start,
      timezone,
      firstName: z.string().max(MAX.name),
      lastName: z.string().max(MAX.name),
      email: z.string().max(320),
      company: z.string().max(MAX.company).optional(),
      message: z.string().max(MAX.message).optional(),
    }),
    async run(ctx, input) {
      return toResult(ctx, await bookMeeting(ctx, parseInput(BookingInput, input)));
    },
  }),
  defineTool({
    name: 'move_call',
    title: 'Move a call',
    description:
      'Moves a booked call to another free time. The visitor is told by mail; after three mails about bookings in a day only a person can move it.',
    scope: 'act',
    effects: { ...INVITES, destructiveHint: true, idempotentHint: true },
    input: z.strictObject({ id, start, timezone }),
    async run(ctx, { id, ...input }, program) {
      const booking = await moveBookingForOwner(ctx, id, parseInput(MoveInput, input), 'program');
      const { start, status } = booking;
      return toResult(ctx, { token: booking.token, start, status, ...ifReading(program, booking) });
    },
  }),
  defineTool({
    name: 'cancel_call',
    title: 'Cancel a call',
    description: 'Cancels a booked call; its time is free again. The visitor is told by mail.',
    scope: 'act',
    effects: { ...INVITES, destructiveHint: true, idempotentHint: true },
    input: z.strictObject({ id }),
    async run(ctx, { id }) {
      const { status } = await setBookingStatus(ctx, id, 'cancelled', 'program');
      return { data: { id, status }, target: `booking ${id}` };
    },
  }),
  defineTool({
    name: 'upload_image',
    title: 'Upload an image',
    description: 'Stores a JPEG, PNG, WebP or GIF of at most 5 MB and gives its address, for posts and pages.',
    scope: 'act',
    effects: { idempotentHint: true },
    input: z.strictObject({
      name: z.string().min(1).max(200).describe('File name, e.g. team.jpg'),
      data: z.string().min(1).describe('The file in base64'),
    }),
    async run(ctx, { name, data }) {
      const bytes = Buffer.from(data, 'base64');
      if (bytes.length === 0) throw new AppError('bad_request', 'The data is not base64');
      if (bytes.length > IMAGE_MAX_BYTES) throw new AppError('too_large', 'An image can have at most 5 MB here');
      const content = Readable.from([bytes]);
      const { filename, url, type, size, width, height } = await storeUpload(ctx, content, name, { only: 'image' });
      return { data: { filename, url, type, size, width, height }, target: `file ${filename}` };
    },
  }),
];

/** Without the token, which is the visitor's key to the booking, and without the links that contain it. */
function toResult(
  ctx: AppContext,
  { token, firstName: _, calendarLinks: _links, ...booking }: Pick<BookingDetails, 'token'> & Partial<BookingDetails>,
) {
  const id = idOfLinkToken(token);
  const captain = inCaptain(ctx, 'Leads', paths.captainTab('leads'));
  return { data: { id, ...booking, captain }, target: `booking ${id}` };
}
