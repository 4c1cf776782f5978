import type { Audience, Issue, PublishAs } from '#shared/newsletter.ts';

/** The fields of an issue in the editor. */
export interface IssueFields {
  subject: string;
  preview: string;
  content: string;
  audience: Audience;
  publishAs: PublishAs;
}

/** The editor's fields of an issue or of one of its revisions. */
export function toFields({ subject, preview, content, audience, publishAs }: IssueFields | Issue): IssueFields {
  return { subject, preview, content, audience, publishAs };
}
