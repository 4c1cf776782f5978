import type { IssueFields } from '#shared/newsletter-issue.schema.ts';

/** The editor's fields of an issue or of one of its revisions. */
export function toFields({ subject, preview, content, audience, publishAs }: IssueFields): IssueFields {
  return { subject, preview, content, audience, publishAs };
}
