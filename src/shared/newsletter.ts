/** Maximum lengths in characters of an issue's fields; `choices` is the number of pages or interests of an audience. */
export const ISSUE_MAX = {
  subject: 200,
  preview: 200,
  content: 500_000,
  slug: 80,
  choices: 100,
} as const;

/** States of an issue: only a draft or a scheduled one can be changed. */
export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];
/** The states in which an issue can be changed. */
export const EDITABLE_STATES: readonly IssueState[] = ['draft', 'scheduled'];

/** Where else an issue can be read once sending has begun: nowhere, in the archive, or on the blog. */
export const PUBLISH_AS = ['none', 'archive', 'blog'] as const;
export type PublishAs = (typeof PUBLISH_AS)[number];

/** Gmail shows no more of a mail, so that the link to unsubscribe is missing too. */
export const CLIPPED_ABOVE_BYTES = 102 * 1024;
