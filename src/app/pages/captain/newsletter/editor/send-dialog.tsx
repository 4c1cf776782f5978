import { useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { number } from '#app/pages/captain/parts/lists.tsx';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { Issue, IssueWarning } from '#shared/newsletter.ts';
import { paths } from '#shared/paths.ts';
import { useReach } from './audience-field.tsx';

interface SendDialogProps {
  issue: Issue;
  onSent(): void;
  onClose(): void;
}

/** Asks once more before an issue is sent or scheduled, with what should be known before. */
export function SendDialog({ issue, onSent, onClose }: SendDialogProps) {
  const path = `/captain/newsletters/${issue.id}`;
  const { data: warnings, error, reload } = useCall<IssueWarning[]>(`${path}/warnings`);
  const count = useReach(issue.audience);
  const [at, setAt] = useState('');
  const [isSending, setIsSending] = useState(false);
  const issues = useIssues();
  const others = warnings?.filter(({ code }) => code !== 'mail') ?? [];
  const isMailMissing = warnings?.some(({ code }) => code === 'mail') ?? false;
  const people = count === 1 ? '1 subscriber' : `${number(count ?? 0)} subscribers`;

  async function send() {
    setIsSending(true);
    issues.clear();
    try {
      await captainApi.post(`${path}/send`, at ? { at: new Date(at).toISOString() } : {});
      toast({ title: at ? 'Issue scheduled' : 'Sending has begun', description: issue.subject });
      onSent();
    } catch (reason) {
      issues.take(reason);
      toast({ title: 'Not sent', description: reasonOf(reason), variant: 'destructive' });
      setIsSending(false);
    }
  }

  return (
    <Dialog title="Send this issue" onClose={onClose}>
      {error && <Failed reason={error} retry={reload} />}
      {!error && (!warnings || count === undefined) && <Loading what="Checking" />}
      {warnings && count !== undefined && (
        <>
          <p>
            “{issue.subject}” goes to <strong>{people}</strong>.
          </p>
          {(!isMailMissing || others.length > 0) && <Warnings warnings={others} />}
          {isMailMissing ? (
            <p role="alert" className="mt-4 border-danger border-l-4 bg-paper-bright p-4">
              No mail server is set up, so nothing can be sent: start the site with <code>SMTP_URL</code>.{' '}
              <Link to={paths.captainTab('settings')} className="link">
                Settings
              </Link>{' '}
              show what else is missing.
            </p>
          ) : (
            <TextField
              className="mt-5"
              label="Send at"
              note="optional"
              type="datetime-local"
              value={at}
              hint="In your time zone. Empty: now."
              error={issues.errorOf('at')}
              onChange={(event) => setAt(event.target.value)}
            />
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button size="sm" variant="outline" onClick={onClose}>
              Not yet
            </Button>
            {!isMailMissing && (
              <Button size="sm" disabled={isSending || count === 0} onClick={() => void send()}>
                {at ? `Schedule for ${people}` : `Send to ${people} now`}
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

function Warnings({ warnings }: { warnings: IssueWarning[] }) {
  if (warnings.length === 0) return <p className="mt-4 text-good">No problems were found.</p>;
  return (
    <section aria-label="Before you send" className="mt-4 border-signal border-l-4 bg-paper-bright p-4">
      <h3 className="label">Before you send</h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {warnings.map(({ code, message }) => (
          <li key={`${code} ${message}`}>{message}</li>
        ))}
      </ul>
    </section>
  );
}
