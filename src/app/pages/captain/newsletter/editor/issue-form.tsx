import { type FormEvent, useState } from 'react';
import { ApiError } from '#app/api.ts';
import { deleteDraft, findDraft, useAutosave } from '#app/pages/captain/blog/editor/autosave.ts';
import { ContentField } from '#app/pages/captain/blog/editor/content-field.tsx';
import { RevisionsDialog } from '#app/pages/captain/blog/editor/revisions-dialog.tsx';
import { MailPreview } from '#app/pages/captain/newsletter/mail-preview.tsx';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { NewerVersionDialog } from '#app/pages/captain/parts/newer-version-dialog.tsx';
import { StoredDraft } from '#app/pages/captain/parts/stored-draft.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { captainApi, reasonOf, useIsOwner } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { ISSUE_MAX, type Issue } from '#shared/newsletter.ts';
import { AudienceField } from './audience-field.tsx';
import { type IssueFields, toFields } from './issue-fields.ts';
import { PublishField } from './publish-field.tsx';
import { SendDialog } from './send-dialog.tsx';

type Open = 'revisions' | 'preview' | 'send';

/** The editor of an issue that has not been sent. */
export function IssueForm({ issue, onChange }: { issue: Issue; onChange(issue: Issue): void }) {
  const path = `/captain/newsletters/${issue.id}`;
  const draftName = `newsletter.${issue.id}`;
  const saved = toFields(issue);
  const [fields, setFields] = useState(saved);
  const [draft, setDraft] = useState(() => {
    const found = findDraft<IssueFields>(draftName);
    return found && !areSame(found.fields, saved) ? found : undefined;
  });
  const [isSaving, setIsSaving] = useState(false);
  const [theirs, setTheirs] = useState<Issue>();
  const [open, setOpen] = useState<Open>();
  const isOwner = useIsOwner();
  const issues = useIssues();
  const storedAt = useAutosave(draftName, fields, saved);
  const isChanged = !areSame(fields, saved);
  const change = (part: Partial<IssueFields>) => setFields((old) => ({ ...old, ...part }));

  /** @returns the saved issue; undefined when it was refused. */
  async function save(version = issue.version): Promise<Issue | undefined> {
    setIsSaving(true);
    issues.clear();
    try {
      const stored = await captainApi.put<Issue>(path, { ...fields, version });
      deleteDraft(draftName);
      setDraft(undefined);
      setFields(toFields(stored));
      onChange(stored);
      return stored;
    } catch (error) {
      await showError(error);
      return undefined;
    } finally {
      setIsSaving(false);
    }
  }

  async function showError(error: unknown) {
    issues.take(error);
    if (error instanceof ApiError && error.issues.some(({ path: field }) => field === 'version')) {
      try {
        setTheirs(await captainApi.get<Issue>(path));
        return;
      } catch {
        // The issue has been deleted since: the toast shows why the save was rejected.
      }
    }
    toast({ title: 'Save failed', description: reasonOf(error), variant: 'destructive' });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const stored = await save();
    if (stored) toast({ title: 'Issue saved', description: stored.subject });
  }

  async function sendTest() {
    if (isChanged && !(await save())) return;
    try {
      const { message } = await captainApi.post<{ message: string }>(`${path}/test`);
      toast({ title: 'Test mail queued', description: message });
    } catch (error) {
      toast({ title: 'Not sent', description: reasonOf(error), variant: 'destructive' });
    }
  }

  async function openSend() {
    if (!isChanged || (await save())) setOpen('send');
  }

  async function unschedule() {
    try {
      await captainApi.post(`${path}/cancel`);
      onChange(await captainApi.get<Issue>(path));
    } catch (error) {
      toast({ title: 'Failed to cancel', description: reasonOf(error), variant: 'destructive' });
    }
  }

  const mayChange = isOwner || issue.state === 'draft';
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-ink border-b bg-paper py-3">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-title">Newsletter issue</h1>
          <p role="status" className="small-mono text-mute">
            {isChanged ? (storedAt ? `Stored in this browser, ${moment(storedAt)}` : 'Not saved') : 'Saved'}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={() => setOpen('revisions')}>
            Revisions
          </Button>
          <Button size="sm" variant="outline" onClick={() => setOpen('preview')}>
            Preview mail
          </Button>
          <Button size="sm" variant="outline" disabled={isSaving} onClick={() => void sendTest()}>
            Send me a test
          </Button>
          {mayChange && (
            <Button type="submit" size="sm" variant="ink" disabled={isSaving}>
              {isSaving ? 'Saving...' : 'Save'}
            </Button>
          )}
          {isOwner && (
            <Button size="sm" disabled={isSaving} onClick={() => void openSend()}>
              Send…
            </Button>
          )}
        </div>
      </div>

      {issue.state === 'scheduled' && issue.sendAt && (
        <div
          role="status"
          className="mt-4 flex flex-wrap items-center justify-between gap-3 border-signal border-l-4 bg-paper-bright p-4"
        >
          <p>This issue will be sent on {moment(issue.sendAt)}, as it is then saved.</p>
          {isOwner ? (
            <Button size="sm" variant="outline" onClick={() => void unschedule()}>
              Do not send
            </Button>
          ) : (
            <p>Only an owner may change it now.</p>
          )}
        </div>
      )}

      {draft && (
        <StoredDraft
          at={draft.at}
          onRestore={() => {
            setFields(draft.fields);
            setDraft(undefined);
          }}
          onDiscard={() => {
            deleteDraft(draftName);
            setDraft(undefined);
          }}
        />
      )}

      <div className="mt-6 grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-5">
          <TextField
            label="Subject"
            required
            value={fields.subject}
            maxLength={ISSUE_MAX.subject}
            error={issues.errorOf('subject')}
            hint="Also the headline of the mail. Phones show the first 40 characters or so."
            onChange={(event) => change({ subject: event.target.value })}
          />
          <TextField
            label="Preview text"
            value={fields.preview}
            maxLength={ISSUE_MAX.preview}
            error={issues.errorOf('preview')}
            hint="Shown beside the subject in the list of mails."
            onChange={(event) => change({ preview: event.target.value })}
          />
          <div>
            <ContentField value={fields.content} onChange={(content) => change({ content })} />
            <p className="mt-2 text-mute">
              A bold link alone in its paragraph becomes a button: <code>**[Book a call](/calendar)**</code>
            </p>
            {issues.errorOf('content') && <p className="mt-1.5 font-medium text-danger">{issues.errorOf('content')}</p>}
          </div>
        </div>
        <div className="grid content-start gap-8">
          <AudienceField
            value={fields.audience}
            errorOf={issues.errorOf}
            onChange={(audience) => change({ audience })}
          />
          <PublishField
            value={fields.publishAs}
            hasPost={issue.postId !== null}
            onChange={(publishAs) => change({ publishAs })}
          />
        </div>
      </div>

      {open === 'preview' && (
        <Dialog title="Preview" onClose={() => setOpen(undefined)} isWide>
          <MailPreview id={issue.id} fields={fields} />
        </Dialog>
      )}
      {open === 'send' && (
        <SendDialog
          issue={issue}
          onClose={() => setOpen(undefined)}
          onSent={() => {
            setOpen(undefined);
            void captainApi.get<Issue>(path).then(onChange);
          }}
        />
      )}
      {open === 'revisions' && (
        <RevisionsDialog
          path={`${path}/revisions`}
          fieldsOf={({ issue: revision }: { issue: IssueFields }) => ({ ...revision, title: revision.subject })}
          onClose={() => setOpen(undefined)}
          onRestore={(restored) => {
            setFields(toFields(restored));
            setOpen(undefined);
          }}
        />
      )}
      {theirs && (
        <NewerVersionDialog
          noun="issue"
          mine={sideOf(fields)}
          theirs={{ ...sideOf(theirs), at: theirs.updatedAt }}
          onClose={() => setTheirs(undefined)}
          onKeepMine={() => {
            setTheirs(undefined);
            void save(theirs.version);
          }}
          onTakeTheirs={() => {
            setFields(toFields(theirs));
            onChange(theirs);
            setTheirs(undefined);
          }}
        />
      )}
    </form>
  );
}

function sideOf({ subject, preview, content }: IssueFields) {
  return { title: subject || 'Without a subject', content, details: <p className="text-mute">{preview}</p> };
}

function areSame(a: IssueFields, b: IssueFields): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
