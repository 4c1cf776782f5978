import * as z from 'zod';
import { ISSUE_MAX, ISSUE_STATES, PUBLISH_AS } from './newsletter.ts';
import { RevisionSummary } from './post.schema.ts';
import { optionalOr, Time } from './stored.schema.ts';
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

/** An `Audience` as it is sent. */
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

/** Limits to sign-ups in that time, ISO 8601 in UTC. */
const limits = { since: z.string().optional(), before: z.string().optional() };

/**
 * Audience of an issue among the subscribed addresses: all, those who signed up on one of these pages, or those who are interested in one of
 * these (pages on which the address was entered).
 */
const Audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all'), ...limits }),
  z.object({ kind: z.literal('page'), pages: z.array(z.string()), ...limits }),
  z.object({ kind: z.literal('interest'), interests: z.array(z.string()), ...limits }),
]);
export type Audience = z.output<typeof Audience>;

/** Choices for an audience, the most frequent first. */
export const AudienceChoices = z.object({ pages: z.array(z.string()), interests: z.array(z.string()) });
export type AudienceChoices = z.output<typeof AudienceChoices>;

/** The fields of an issue as the editor saves them. */
export const IssueInput = z.object({
  /** May be empty until the issue is sent. */
  subject: oneLine(ISSUE_MAX.subject, 'Please send a subject'),
  preview: optionalOr(oneLine(ISSUE_MAX.preview), ''),
  content: optionalOr(z.string('Please send a text').max(ISSUE_MAX.content, tooLong(ISSUE_MAX.content)), ''),
  audience: AudienceInput,
  publishAs: optionalOr(z.enum(PUBLISH_AS), 'none'),
  /** The version that was edited: rejected with 409 when the stored issue is newer. */
  version: z.number().int().nullish(),
  /** Version of the draft that is saved, and removed with that: rejected with 409 when the issue or the draft is newer. */
  draft: z.string().max(60).nullish(),
});
export type IssueInput = z.output<typeof IssueInput>;

/** The fields of an issue as they are stored. */
export const IssueFields = z.object({
  subject: z.string(),
  /** Shown beside the subject in lists of mails. */
  preview: z.string(),
  /** Markdown. */
  content: z.string(),
  audience: Audience,
  publishAs: z.enum(PUBLISH_AS),
});
export type IssueFields = z.output<typeof IssueFields>;

/**
 * Recipients of an issue by what became of them; `leftOut` were suppressed before their turn, `unsubscribed` are those who left before
 * it, and those who left through the issue afterwards and are counted in `sent` as well.
 */
const IssueCounts = z.object({
  total: z.number(),
  sent: z.number(),
  pending: z.number(),
  failed: z.number(),
  leftOut: z.number(),
  unsubscribed: z.number(),
});
export type IssueCounts = z.output<typeof IssueCounts>;

/** How far sending an issue is. */
const IssueProgress = z.object({
  counts: IssueCounts,
  /** Estimated time until all are sent; null while it is not being sent. */
  remainingSeconds: z.number().nullable(),
});
export type IssueProgress = z.output<typeof IssueProgress>;

/** An issue without its recipients. */
export const StoredIssue = IssueFields.extend({
  id: z.number(),
  state: z.enum(ISSUE_STATES),
  /** Why sending paused; null while it has not. */
  pauseReason: z.string().nullable(),
  /** Visits of the site through the links of the issue, which end in `?from=issue-ID`. */
  visits: z.number(),
  sendAt: Time.nullable(),
  /** The post that the issue started from or was published as. */
  postId: z.number().nullable(),
  /** The program that wrote it, until a person saves it. */
  draftedBy: z.string().nullable(),
  /** Slug of its page in the archive; null before it has one. */
  slug: z.string().nullable(),
  /** Grows with each save; a save that names an older one is refused. */
  version: z.number(),
  createdAt: Time,
  updatedAt: Time,
  /** When sending began; null before. */
  startedAt: Time.nullable(),
  finishedAt: Time.nullable(),
});

/** An issue of the newsletter. */
export const Issue = StoredIssue.extend(IssueProgress.shape);
export type Issue = z.output<typeof Issue>;
export type IssueJson = z.input<typeof Issue>;

/** The fields of an issue as one revision saved them. */
export const IssueRevision = RevisionSummary.omit({ title: true, words: true }).extend({ issue: IssueFields });

/** Something that the owner should know before an issue is sent. */
export const IssueWarning = z.object({
  code: z.enum([
    'subject',
    'preview',
    'content',
    'audience',
    'mail',
    'address',
    'alt',
    'image',
    'link',
    'spf',
    'dmarc',
    'size',
  ]),
  message: z.string(),
  /** The time from which it is no problem any more: that of a planned post, for a link to it. */
  until: Time.optional(),
});
export type IssueWarning = z.output<typeof IssueWarning>;
export type IssueWarningJson = z.input<typeof IssueWarning>;

/** An issue as a mail: a whole HTML document, and plain text. */
export const IssuePreview = z.object({
  html: z.string(),
  text: z.string(),
  /** Size of the HTML. */
  bytes: z.number(),
});
export type IssuePreview = z.output<typeof IssuePreview>;

/** Colours of the preview. */
export const SchemeQuery = z.object({ scheme: z.enum(['light', 'dark']).catch('light') });

/** A post to start an issue from, and how much of it. */
export const PostChoice = z.object({
  slug: z.string('Please select a post').min(1, 'Please select a post').max(100),
  part: z.enum(['excerpt', 'whole']).default('excerpt'),
});
export type PostChoice = z.output<typeof PostChoice>;

/** The moment that a date of an audience stands for. */
export function audienceMoment(date: string | undefined) {
  return date === undefined ? undefined : toUnixSeconds(new Date(date));
}
