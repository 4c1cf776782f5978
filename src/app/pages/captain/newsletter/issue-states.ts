import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import type { IssueState } from '#shared/newsletter.ts';
import type { IssueJson } from '#shared/newsletter-issue.schema.ts';

export const ISSUE_STATES: Record<IssueState, { look: 'good' | 'alert' | 'off' | 'late'; label: string }> = {
  draft: { look: 'off', label: 'Draft' },
  scheduled: { look: 'alert', label: 'Scheduled' },
  sending: { look: 'alert', label: 'Sending' },
  paused: { look: 'late', label: 'Paused' },
  sent: { look: 'good', label: 'Sent' },
  cancelled: { look: 'off', label: 'Cancelled' },
};

/** When an issue was or will be sent, or was saved. */
export function issueTime({ state, sendAt, startedAt, finishedAt, updatedAt }: IssueJson): string {
  if (state === 'scheduled' && sendAt) return `for ${dateAndTime(sendAt)}`;
  return dateAndTime(finishedAt ?? startedAt ?? updatedAt);
}
