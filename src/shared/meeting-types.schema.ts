import * as z from 'zod';
import { MEETING_MAX, QUESTION_KINDS, type QuestionKind, STEP_MINUTES } from './meeting-types.ts';
import { requiredText, tooLong } from './text.schema.ts';

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

const kinds = Object.keys(QUESTION_KINDS) as [QuestionKind, ...QuestionKind[]];

const Question = z
  .object({
    id: z.string().max(20).optional(),
    label: requiredText(MEETING_MAX.label, 'Please write the question'),
    kind: z.enum(kinds, 'Please choose from the list').default('line'),
    required: z.boolean('Please say true or false').default(false),
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

const fields = {
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
  location: text(MEETING_MAX.location),
  questions: z.array(Question).max(MEETING_MAX.questions, `At most ${MEETING_MAX.questions} questions`),
  isActive: z.boolean('Please say true or false'),
};

/** Changes of a kind of meeting: what is not sent stays. */
export const MeetingTypeChanges = z.object(fields).partial();
export type MeetingTypeChanges = z.infer<typeof MeetingTypeChanges>;

/** A new kind of meeting: name and length are needed; the address is made of the name where none is given. */
export const MeetingTypeInput = MeetingTypeChanges.extend({ name: fields.name, minutes: fields.minutes });
export type MeetingTypeInput = z.infer<typeof MeetingTypeInput>;
