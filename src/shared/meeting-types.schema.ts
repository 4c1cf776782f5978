import * as z from 'zod';
import { MEETING_MAX, QUESTION_KINDS, STEP_MINUTES } from './meeting-types.ts';
import { BusinessHours, WeekHours } from './schedule.schema.ts';
import { keyOf } from './stored.schema.ts';
import { requiredText, tooLong } from './text.schema.ts';

const yesOrNo = z.boolean('Please say true or false');

const whole = (min: number, max: number, unit: string) => {
  const message = `Please give a whole number of ${unit} from ${min} to ${max}`;
  return z.number(message).int(message).min(min, message).max(max, message);
};
const text = (max: number) =>
  z
    .string('Please send a text')
    .trim()
    .max(max, tooLong(max))
    .nullable()
    .transform((value) => value ?? '');

/** A question of the owner in the booking form. */
export const MeetingQuestion = z.object({
  /** Names the field of the form; given by the server, kept when the question is reworded. */
  id: z.string(),
  label: z.string(),
  kind: keyOf(QUESTION_KINDS),
  required: z.boolean(),
  /** Choices; empty for the other kinds. */
  options: z.array(z.string()),
});
export type MeetingQuestion = z.output<typeof MeetingQuestion>;

/** Answer of a visitor, with the question as it was asked. */
export const QuestionAnswer = z.object({ question: z.string(), answer: z.string() });
/** It is stored with the id of its question, which bookings of earlier versions lack. */
export type QuestionAnswer = z.output<typeof QuestionAnswer> & { id?: string };

/** A kind of meeting that can be booked. */
export const MeetingType = z.object({
  id: z.number(),
  /** Its name in addresses: `/book/SLUG`. */
  slug: z.string(),
  name: z.string(),
  /** Shown on its page. */
  description: z.string(),
  minutes: z.number(),
  /** Minutes that are kept free around it. */
  bufferBefore: z.number(),
  bufferAfter: z.number(),
  /** Meetings of this kind on one day of the business; null for any number. */
  maxPerDay: z.number().nullable(),
  /** Minutes before it begins until which it can be booked, and days that it can be booked ahead; null for the general ones. */
  noticeMinutes: z.number().nullable(),
  horizonDays: z.number().nullable(),
  /** Minutes between two possible starts. */
  stepMinutes: z.number(),
  /** In place of the weekly hours, in the same time zone; null for those. */
  hours: z.array(BusinessHours).nullable(),
  /** A link, a phone number or an address. */
  location: z.string(),
  /** As visitors read it before they book, such as `$290`; empty where none is named. */
  price: z.string(),
  questions: z.array(MeetingQuestion),
  isActive: yesOrNo,
});
export type MeetingType = z.output<typeof MeetingType>;

/** Public part of a kind of meeting. */
export const PublicMeeting = MeetingType.pick({
  slug: true,
  name: true,
  description: true,
  minutes: true,
  price: true,
}).extend({
  /** As `publicPlace` shows it. */
  place: z.string(),
});
export type PublicMeeting = z.output<typeof PublicMeeting>;

const QuestionInput = z
  .object({
    id: z.string().max(20).optional(),
    label: requiredText(MEETING_MAX.label, 'Please write the question'),
    kind: keyOf(QUESTION_KINDS, 'Please choose from the list').default('line'),
    required: yesOrNo.default(false),
    options: z
      .array(requiredText(MEETING_MAX.option, 'An answer is empty'))
      .max(MEETING_MAX.options, `At most ${MEETING_MAX.options} answers`)
      .default([])
      .transform((options) => [...new Set(options)]),
  })
  .refine(({ kind, options }) => kind !== 'choice' || options.length > 1, {
    path: ['options'],
    message: 'Please give at least two different answers',
  })
  .transform((question) => ({ ...question, options: question.kind === 'choice' ? question.options : [] }));

const steps = STEP_MINUTES.map((minutes) => z.literal(minutes));

/** Limits that are checked when a field is saved. */
const limits = {
  slug: z
    .string('Please give an address')
    .trim()
    .toLowerCase()
    .max(MEETING_MAX.slug, tooLong(MEETING_MAX.slug))
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Please use letters, digits and single hyphens, as in coffee-chat'),
  name: requiredText(MEETING_MAX.name, 'Please give a name'),
  description: text(MEETING_MAX.description),
  minutes: whole(5, MEETING_MAX.minutes, 'minutes'),
  bufferBefore: whole(0, MEETING_MAX.buffer, 'minutes'),
  bufferAfter: whole(0, MEETING_MAX.buffer, 'minutes'),
  maxPerDay: whole(1, MEETING_MAX.perDay, 'calls').nullable(),
  noticeMinutes: whole(0, MEETING_MAX.noticeMinutes, 'minutes').nullable(),
  horizonDays: whole(1, MEETING_MAX.horizonDays, 'days').nullable(),
  stepMinutes: z.union(steps, 'Please choose 15, 30 or 60 minutes'),
  hours: WeekHours.nullable(),
  location: text(MEETING_MAX.location),
  price: text(MEETING_MAX.price),
  questions: z.array(QuestionInput).max(MEETING_MAX.questions, `At most ${MEETING_MAX.questions} questions`),
} satisfies Record<Exclude<keyof MeetingType, 'id' | 'isActive'>, z.ZodType>;

/** Changes of a kind of meeting: what is not sent stays. */
export const MeetingTypeChanges = MeetingType.omit({ id: true }).extend(limits).partial();
export type MeetingTypeChanges = z.output<typeof MeetingTypeChanges>;

/** A new kind of meeting: name and length are needed; the address is made of the name where none is given. */
export const MeetingTypeInput = MeetingTypeChanges.extend({ name: limits.name, minutes: limits.minutes });
export type MeetingTypeInput = z.output<typeof MeetingTypeInput>;
