/** Issues of the newsletter. An issue is one edition, written once and sent to many. */
import * as z from 'zod';
import { IssueRevision, StoredIssue } from '#shared/newsletter-issue.schema.ts';
import type { TableOf } from './column.ts';

export const NewslettersTable = StoredIssue.extend({
  renderVersion: z.number(),
  /** Safe HTML made of `content` by the renderer of `renderVersion`, for the archive. */
  html: z.string(),
  /** How many unsubscribed through it. */
  unsubscribes: z.number(),
  /** The mail, made when sending began. The link to unsubscribe comes between the parts. */
  mail: z.object({ subject: z.string(), html: z.array(z.string()), text: z.array(z.string()) }).nullable(),
});
export type NewslettersTable = TableOf<
  typeof NewslettersTable,
  | 'id'
  | 'subject'
  | 'preview'
  | 'content'
  | 'state'
  | 'publishAs'
  | 'version'
  | 'renderVersion'
  | 'html'
  | 'unsubscribes'
  | 'visits'
>;

export const NewsletterRevisionsTable = IssueRevision.extend({ newsletterId: z.number() });
export type NewsletterRevisionsTable = TableOf<typeof NewsletterRevisionsTable, 'id'>;
