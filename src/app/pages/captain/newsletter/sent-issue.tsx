import { useAction } from '#app/pages/captain/actions.ts';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge, Heading, Notice } from '#app/pages/captain/parts/states.tsx';
import { captainApi, useIsOwner } from '#app/pages/captain/session.ts';
import { type CallState, useReloadWhile } from '#app/pages/captain/use-call.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { sendingCalls } from '#shared/newsletter.calls.ts';
import type { IssueJson } from '#shared/newsletter-issue.schema.ts';
import { paths } from '#shared/paths.ts';
import { ISSUE_STATES, issueTime } from './issue-states.ts';
import { MailPreview } from './mail-preview.tsx';
import { Progress } from './progress.tsx';
import { Recipients } from './recipients.tsx';

/** While it is being sent, progress is read this often. Milliseconds. */
const POLL_MS = 2_000;

type Step = 'pause' | 'resume' | 'cancel';

interface SentIssueProps {
  issue: IssueJson;
  /** The call that has read it. */
  call: CallState<IssueJson>;
}

/** An issue that is being sent or was sent: progress, the buttons that stop and continue it, and the mail. */
export function SentIssue({ issue, call }: SentIssueProps) {
  const { state, subject, pauseReason, publishAs, slug, counts } = issue;
  const isOwner = useIsOwner();
  const { isBusy, run } = useAction();
  useReloadWhile(state === 'sending', call, POLL_MS);

  async function take(step: Step) {
    await run(`Failed to ${step} issue`, () => captainApi.call(sendingCalls[step], { params: { id: issue.id } }));
    call.reload();
  }

  const { look, label } = ISSUE_STATES[state];
  const isRunning = state === 'sending' || state === 'paused';
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-ink border-b py-3">
        <div className="min-w-0">
          <Heading className="wrap-anywhere text-title">{subject || 'Without a subject'}</Heading>
          <p className="mt-1 flex flex-wrap items-center gap-3">
            <Badge look={look}>{label}</Badge>
            <span className="text-mute">{issueTime(issue)}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {publishAs === 'archive' && slug && (
            <a href={paths.newsletterIssue(slug)} className={buttonLook('outline', 'sm')}>
              View in the archive
            </a>
          )}
          {isOwner && state === 'sending' && (
            <SmallButton disabled={isBusy} onClick={() => void take('pause')}>
              Pause
            </SmallButton>
          )}
          {isOwner && state === 'paused' && (
            <SmallButton variant="primary" disabled={isBusy} onClick={() => void take('resume')}>
              Resume
            </SmallButton>
          )}
          {isOwner && isRunning && (
            <SmallButton variant="danger" disabled={isBusy} onClick={() => void take('cancel')}>
              Cancel sending
            </SmallButton>
          )}
        </div>
      </header>
      {state === 'paused' && pauseReason && (
        <Notice role="alert" isBad>
          {pauseReason}
        </Notice>
      )}
      <section aria-label="Progress" className="mt-8">
        <Progress issue={issue} />
      </section>
      {isOwner && <Recipients issueId={issue.id} done={counts.total - counts.pending} />}
      <section aria-labelledby="mail" className="mt-10">
        <h2 id="mail" className="mb-4 text-title">
          Mail
        </h2>
        <MailPreview id={issue.id} />
      </section>
    </>
  );
}
