/** Issues of the newsletter. An issue is one edition, written once and sent to many. */
import type { Generated } from 'kysely';
import type { IssueState, PublishAs } from '#shared/newsletter.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt } from './column.ts';

export interface NewslettersTable {
  id: Generated<number>;
  subject: Generated<string>;
  preview: Generated<string>;
  /** An `Audience` as JSON. */
  audience: string;
  state: Generated<IssueState>;
  pauseReason: string | null;
  /** The program that wrote it, until a person saves it. */
  draftedBy: string | null;
  sendAt: UnixSeconds | null;
  /** The post that the issue started from or was published as. */
  postId: number | null;
  publishAs: Generated<PublishAs>;
  /** Slug of its page in the archive. */
  slug: string | null;
  /** Grows with each save. */
  version: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: UnixSeconds;
  /** When sending began; null before. */
  startedAt: UnixSeconds | null;
  finishedAt: UnixSeconds | null;
  renderVersion: Generated<number>;
  /** Safe HTML made of `content` by the renderer of `renderVersion`, for the archive. */
  html: Generated<string>;
  /** Markdown. */
  content: Generated<string>;
  /** How many unsubscribed through it. */
  unsubscribes: Generated<number>;
  /** Visits of the site through its links. */
  visits: Generated<number>;
  /** The mail as JSON, made when sending began. */
  mail: string | null;
}

export interface NewsletterRevisionsTable {
  id: Generated<number>;
  newsletterId: number;
  /** The fields as they were saved, as JSON. */
  issue: string;
  savedBy: string | null;
  createdAt: CreatedAt;
}
