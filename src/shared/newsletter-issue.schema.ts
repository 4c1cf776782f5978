import * as z from 'zod';
import { ISSUE_MAX, PUBLISH_AS } from './newsletter.ts';
import { tooLong } from './text.schema.ts';
import { toUnixSeconds } from './time.ts';

/** A single line: a line break in a mail's subject could add headers, so each run of blanks and control characters becomes one blank. */
const oneLine = (max: number, missing = 'Please send a text') =>
  z
    .string(missing)
    .transform((value) => value.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim())
    .pipe(z.string().max(max, tooLong(max)));

const Moment = z
  .union(
    [z.iso.datetime({ offset: true, error: 'Please give a date' }), z.iso.date('Please give a date'), z.literal('')],
    'Please give a date',
  )
  .nullish()
  .transform((value) => value || undefined);

const choices = (missing: string) =>
  z
    .array(z.string().trim().min(1).max(300))
    .min(1, missing)
    .max(ISSUE_MAX.choices, `Please select at most ${ISSUE_MAX.choices}`);

const dates = { since: Moment, before: Moment };

/** Audience of an issue; see `Audience` in `newsletter.ts`. */
export const AudienceInput = z.preprocess(
  // `"all"` is understood too.
  (value) => (value === 'all' || value === null || value === undefined ? { kind: 'all' } : value),
  z.discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('all'), ...dates }),
      z.object({ kind: z.literal('page'), pages: choices('Please select a page'), ...dates }),
      z.object({ kind: z.literal('interest'), interests: choices('Please select an interest'), ...dates }),
    ],
    'Please select who gets this issue',
  ),
);

/** The fields of an issue as the editor saves them. */
export const IssueInput = z.object({
  /** May be empty until the issue is sent. */
  subject: oneLine(ISSUE_MAX.subject, 'Please send a subject'),
  preview: oneLine(ISSUE_MAX.preview)
    .nullish()
    .transform((value) => value ?? ''),
  content: z
    .string('Please send a text')
    .max(ISSUE_MAX.content, tooLong(ISSUE_MAX.content))
    .nullish()
    .transform((value) => value ?? ''),
  audience: AudienceInput,
  publishAs: z
    .enum(PUBLISH_AS)
    .nullish()
    .transform((value) => value ?? 'none'),
  /** The version that was edited: rejected with 409 when the stored issue is newer. */
  version: z.number().int().nullish(),
});
export type IssueInput = z.infer<typeof IssueInput>;

/** A post to start an issue from, and how much of it. */
export const PostChoice = z.object({
  slug: z.string('Please select a post').min(1, 'Please select a post').max(100),
  part: z.enum(['excerpt', 'whole']).default('excerpt'),
});
export type PostChoice = z.infer<typeof PostChoice>;

/** The moment that a date of an audience stands for. */
export function audienceMoment(date: string | undefined) {
  return date === undefined ? undefined : toUnixSeconds(new Date(date));
}
