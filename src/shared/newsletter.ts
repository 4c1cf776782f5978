import type { SubscriberStatus } from './lead.ts';

/** Maximum lengths in characters of an issue's fields; `choices` is the number of pages or interests of an audience. */
export const ISSUE_MAX = {
  subject: 200,
  preview: 200,
  content: 500_000,
  slug: 80,
  choices: 100,
} as const;

/** States of an issue: only a draft or a scheduled one can be changed. */
export type IssueState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled';
/** The states in which an issue can be changed. */
export const EDITABLE_STATES: readonly IssueState[] = ['draft', 'scheduled'];

/** Where else an issue can be read once sending has begun: nowhere, in the archive, or on the blog. */
export const PUBLISH_AS = ['none', 'archive', 'blog'] as const;
export type PublishAs = (typeof PUBLISH_AS)[number];

/**
 * Audience of an issue among the subscribed addresses: all, those who signed up on one of these pages, or those who are interested in one of
 * these (pages on which the address was entered). `since` and `before` limit it to sign-ups in that time, ISO 8601 in UTC.
 */
export type Audience = (
  | { kind: 'all' }
  | { kind: 'page'; pages: string[] }
  | { kind: 'interest'; interests: string[] }
) & { since?: string | undefined; before?: string | undefined };

/**
 * Recipients of an issue by what became of them; `leftOut` were suppressed before their turn, `unsubscribed` are those who left before
 * it, and those who left through the issue afterwards and are counted in `sent` as well.
 */
export interface IssueCounts {
  total: number;
  sent: number;
  pending: number;
  failed: number;
  leftOut: number;
  unsubscribed: number;
}

/** How far sending an issue is. */
export interface IssueProgress {
  counts: IssueCounts;
  /** Estimated time until all are sent; null while it is not being sent. */
  remainingSeconds: number | null;
}

/** An issue of the newsletter. Moments are ISO 8601 in UTC. */
export interface Issue extends IssueProgress {
  id: number;
  subject: string;
  /** Shown beside the subject in lists of mails. */
  preview: string;
  /** Markdown. */
  content: string;
  audience: Audience;
  state: IssueState;
  /** Why sending paused; null while it has not. */
  pauseReason: string | null;
  /** Visits of the site through the links of the issue, which end in `?from=issue-ID`. */
  visits: number;
  sendAt: string | null;
  postId: number | null;
  /** The program that wrote it, until a person saves it. */
  draftedBy: string | null;
  publishAs: PublishAs;
  /** Slug of its page in the archive; null before it has one. */
  slug: string | null;
  /** Grows with each save; a save that names an older one is refused. */
  version: number;
  createdAt: string;
  updatedAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}

/** Subscriptions of an address, for the page behind the links in its mails. */
export interface Interests {
  email: string;
  status: SubscriberStatus;
  /** Gets only issues about the chosen topics. */
  isLimited: boolean;
  /** `page` is the path of the page about the topic. */
  topics: { page: string; title: string; isChosen: boolean }[];
}

/** Gmail shows no more of a mail, so that the link to unsubscribe is missing too. */
export const CLIPPED_ABOVE_BYTES = 102 * 1024;

/** Something that the owner should know before an issue is sent. */
export interface IssueWarning {
  code:
    | 'subject'
    | 'preview'
    | 'content'
    | 'audience'
    | 'mail'
    | 'address'
    | 'alt'
    | 'image'
    | 'link'
    | 'spf'
    | 'dmarc'
    | 'size';
  message: string;
}

/** An issue as a mail: a whole HTML document, and plain text. */
export interface IssuePreview {
  html: string;
  text: string;
  /** Size of the HTML. */
  bytes: number;
}

/** An issue in the public archive. */
export interface PublicIssue {
  slug: string;
  subject: string;
  preview: string;
  /** ISO 8601 in UTC. */
  sentAt: string;
}

/** The same with its text, as safe HTML. */
export interface ReadIssue extends PublicIssue {
  html: string;
}
