import type { BookingPayload } from '#server/booking/payload.ts';
import type { MailContext } from '#server/context.ts';
import { capitalized } from '#shared/capitalized.ts';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import { asksForNumber, isSiteMeeting, PLACE_QUESTION } from '#shared/meeting-types.ts';
import { paths } from '#shared/paths.ts';
import { placeKind } from '#shared/place-kind.ts';
import { fill } from '#shared/placeholders.ts';
import { videoService } from '#shared/video-service.ts';

type Meeting = Pick<BookingPayload, 'type' | 'meeting' | 'location' | 'answers'>;

/*
 * Words of mails and pages about a meeting. Name and place are those that its type has now, since the owner may have changed the link after the
 * booking; the length is the booked one. For a type that was deleted they are those that were booked.
 */

/** Captain's term for a kind of meeting: its name. */
export function meetingName({ meetingTypes }: Pick<MailContext, 'meetingTypes'>, { type, meeting }: Meeting): string {
  return meetingTypes.find(type)?.name ?? meeting ?? type;
}

/** The words that visitors read for a kind of meeting: `name` at the beginning of a line, `inSentence` within a sentence. */
export function meetingWords(ctx: MailContext, booking: Meeting): { name: string; inSentence: string } {
  if (isSiteMeeting(booking.type)) return ctx.content.get('mails').meetings[booking.type];
  const name = meetingName(ctx, booking);
  return { name, inSentence: name };
}

/** Path of the page on which such a meeting can be booked; that of the consultation when its kind is not offered any more. */
export function meetingPage({ meetingTypes }: Pick<MailContext, 'meetingTypes'>, type: string): string {
  return meetingTypes.find(type)?.isActive ? paths.meeting(type) : paths.calendar;
}

/**
 * A meeting's place as visitors read it before booking: of a link only the service, since the link is for those who have booked; of a phone number,
 * who calls; where visitors give their number, that it is by phone.
 */
export function publicPlace(
  ctx: Pick<MailContext, 'content'>,
  meeting: Pick<MeetingType, 'location' | 'questions'>,
): string {
  const { location } = meeting;
  if (asksForNumber(meeting)) return capitalized(ctx.content.get('mails').ways.phone);
  if (placeKind(location) === 'phone') return fill(ctx.content.get('mails').phone.visitorCalls, { number: location });
  return location.replace(/https?:\/\/[^\s/]+\S*/gi, videoService);
}

/** As `locationOf`, as visitors read it: of a phone number, who calls; without a place, that they will be told. */
export function placeWords(ctx: MailContext, booking: Meeting): string {
  const place = locationOf(ctx, booking);
  const { visitorCalls, ownerCalls, later } = ctx.content.get('mails').phone;
  if (place === '') return later;
  if (placeKind(place) !== 'phone') return place;
  return fill(numberToCall(ctx, booking) ? visitorCalls : ownerCalls, { number: place });
}

/** The owner's phone number, where the visitor calls; otherwise null. */
export function numberToCall({ meetingTypes }: Pick<MailContext, 'meetingTypes'>, booking: Meeting): string | null {
  const location = meetingTypes.find(booking.type)?.location ?? booking.location ?? '';
  return placeKind(location) === 'phone' ? location : null;
}

/**
 * Where a meeting takes place, by its type as it is now: the owner may have changed the link after the booking. Else it is what the visitor
 * answered, where the type asked for the place.
 */
export function locationOf(
  { meetingTypes }: Pick<MailContext, 'meetingTypes'>,
  { type, location, answers = [] }: Meeting,
): string {
  const current = meetingTypes.find(type);
  const asked = current?.questions.find(({ id }) => id === PLACE_QUESTION)?.label;
  const place = answers.find(({ id, question }) => (id === undefined ? question === asked : id === PLACE_QUESTION));
  return (current?.location ?? location) || (place?.answer ?? '');
}
