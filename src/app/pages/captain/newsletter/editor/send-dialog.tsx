import { useSite } from '#app/components/site.ts';
import { useLocalValues } from '#app/pages/captain/drafts/use-local-values.ts';
import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { FieldsWithSaving, InvalidField, TextField, useSaving } from '#app/pages/captain/parts/forms/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Loaded, Loading, Notice } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime, zoneName } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { ownTimezone } from '#shared/local-clock.ts';
import { issueCalls, sendingCalls } from '#shared/newsletter.calls.ts';
import type { IssueJson, IssueWarningJson } from '#shared/newsletter-issue.schema.ts';
import { paths } from '#shared/paths.ts';
import { useAudienceSize } from './audience-field.tsx';

interface SendDialogProps {
  issue: IssueJson;
  onSent(): void;
  onClose(): void;
}

/** Confirmation before an issue is sent or scheduled, with the number of recipients and warnings. */
export function SendDialog({ issue, onSent, onClose }: SendDialogProps) {
  const call = useCall(issueCalls.warnings, { params: { id: issue.id } });
  const reach = useAudienceSize(issue.audience);
  const { values, change, clear } = useLocalValues(`send.${issue.id}`, { at: '' });
  function close() {
    clear();
    onClose();
  }
  return (
    <Dialog title="Send this issue" onClose={close}>
      <Loaded call={call} what="Checking">
        {(warnings) =>
          reach === undefined ? (
            <Loading what="Checking" />
          ) : (
            <SendForm
              issue={issue}
              reach={reach}
              warnings={warnings}
              at={values.at}
              onAt={(at) => change({ at })}
              onSent={() => {
                clear();
                onSent();
              }}
              onClose={close}
            />
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface SendFormProps extends SendDialogProps {
  /** Number of recipients. */
  reach: number;
  warnings: IssueWarningJson[];
  /** When it is to be sent, as a field of a date and a time has it; empty for now. */
  at: string;
  onAt(at: string): void;
}

function SendForm({ issue, reach, warnings, at, onAt, onSent, onClose }: SendFormProps) {
  const { hasNewsletter } = useSite();
  const saving = useSaving('Failed to send issue');
  const people = pluralize(reach, 'subscriber');
  const isMailMissing = warnings.some(({ code }) => code === 'mail');
  const sentAt = at ? new Date(at).getTime() : Date.now();
  const others = warnings.filter(({ code, until }) => code !== 'mail' && !(until && Date.parse(until) <= sentAt));

  async function send() {
    if (at && new Date(at).getTime() <= Date.now()) {
      throw new InvalidField('at', 'Please give a time in the future, or none to send now');
    }
    const { id, version } = issue;
    const input = at ? { at: new Date(at).toISOString(), version } : { version };
    await captainApi.call(sendingCalls.send, { params: { id }, input });
    toast({ title: at ? 'Issue scheduled' : 'Issue started', description: issue.subject });
    onSent();
  }

  return (
    <FieldsWithSaving saving={saving}>
      <p>
        “{issue.subject}” goes to <strong>{people}</strong>.
      </p>
      {!hasNewsletter && (
        <Notice isBad>
          The newsletter is stopped: nothing goes out before you start it again in{' '}
          <TextLink to={paths.captainTab('newsletter')}>Newsletter</TextLink>.
        </Notice>
      )}
      {isMailMissing && (
        <Notice role="alert" isBad>
          No mail server is set up, so nothing can be sent. Set it up in{' '}
          <TextLink to={paths.captainTab('settings')}>Settings</TextLink>.
        </Notice>
      )}
      {(!isMailMissing || others.length > 0) && <Warnings warnings={others} />}
      {!isMailMissing && (
        <TextField
          className="mt-5"
          label="Send at"
          name="at"
          note="optional"
          type="datetime-local"
          value={at}
          hint={`In ${zoneName(ownTimezone())}. Empty: now.`}
          onChange={(event) => onAt(event.target.value)}
        />
      )}
      <DialogButtons onCancel={onClose} cancel="Not yet">
        {!isMailMissing && (
          <SmallButton
            variant="primary"
            disabled={saving.isSaving || reach === 0}
            onClick={() => void saving.run(send)}
          >
            {at ? `Schedule for ${people}` : `Send to ${people} now`}
          </SmallButton>
        )}
      </DialogButtons>
    </FieldsWithSaving>
  );
}

function Warnings({ warnings }: { warnings: IssueWarningJson[] }) {
  if (warnings.length === 0) return <p className="mt-4 text-good">No problems were found.</p>;
  return (
    <Notice role="region" aria-label="Before you send">
      <h3 className="label">Before you send</h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {warnings.map(({ code, message, until }) => (
          <li key={`${code} ${message}`}>
            {message} {until && `(planned for ${dateAndTime(until)})`}
            {code === 'address' && <TextLink to={paths.editField('facts', 'legal.address')}>Open your facts</TextLink>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
