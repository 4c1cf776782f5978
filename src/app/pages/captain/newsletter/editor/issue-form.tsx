import { useMemo, useState } from 'react';
import { act } from '#app/pages/captain/act.ts';
import { ContentField } from '#app/pages/captain/blog/editor/content-field.tsx';
import { MailPreview } from '#app/pages/captain/newsletter/mail-preview.tsx';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { EditorBar, EditorColumns } from '#app/pages/captain/parts/editor-page.tsx';
import { FormOf, SubmitButton, TextField, useFieldError, useSaving } from '#app/pages/captain/parts/forms.tsx';
import { findNewer, NewerVersionDialog } from '#app/pages/captain/parts/newer-version-dialog.tsx';
import { Notice } from '#app/pages/captain/parts/states.tsx';
import { StoredDraft } from '#app/pages/captain/parts/stored-draft.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { useEditedFields } from '#app/pages/captain/parts/use-edited-fields.ts';
import { captainApi, useIsOwner } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { ISSUE_MAX, type Issue } from '#shared/newsletter.ts';
import { AudienceField } from './audience-field.tsx';
import { type IssueFields, toFields } from './issue-fields.ts';
import { IssueRevisions } from './issue-revisions.tsx';
import { PublishField } from './publish-field.tsx';
import { SendDialog } from './send-dialog.tsx';

type Open = 'revisions' | 'preview' | 'send';

/** The editor of an issue that has not been sent. */
export function IssueForm({ issue, onChange }: { issue: Issue; onChange(issue: Issue): void }) {
  const path = `/captain/newsletters/${issue.id}`;
  const saved = useMemo(() => toFields(issue), [issue]);
  const edited = useEditedFields(`newsletter.${issue.id}`, saved);
  const { fields, setFields, isChanged } = edited;
  const [theirs, setTheirs] = useState<Issue>();
  const [open, setOpen] = useState<Open>();
  const isOwner = useIsOwner();
  const saving = useSaving('Save failed');
  const change = (part: Partial<IssueFields>) => setFields((old) => ({ ...old, ...part }));

  /** Asks which version to keep where somebody else has saved. @returns false then. */
  async function save(version = issue.version): Promise<boolean> {
    try {
      const stored = await captainApi.put<Issue>(path, { ...fields, version });
      edited.forgetDraft();
      setFields(toFields(stored));
      onChange(stored);
      return true;
    } catch (error) {
      const newer = await findNewer(() => captainApi.get<Issue>(path), error, 'version');
      if (!newer) throw error;
      setTheirs(newer);
      return false;
    }
  }

  /** Saves what was changed, then goes on. */
  const saveThen = (goOn: () => unknown) =>
    saving.run(async () => {
      if (!isChanged || (await save())) await goOn();
    });

  const sendTest = () =>
    act('Not sent', async () => {
      const { message } = await captainApi.post<{ message: string }>(`${path}/test`);
      toast({ title: 'Test mail queued', description: message });
    });

  const unschedule = () =>
    act('Failed to cancel', async () => {
      await captainApi.post(`${path}/cancel`);
      onChange(await captainApi.get<Issue>(path));
    });

  async function submit() {
    if (await save()) toast({ title: 'Issue saved', description: fields.subject });
  }

  const mayChange = isOwner || issue.state === 'draft';
  return (
    <>
      <FormOf saving={saving} save={submit}>
        <EditorBar title="Newsletter issue" state={edited.unsaved ?? 'Saved'}>
          <Button size="sm" variant="outline" onClick={() => setOpen('revisions')}>
            Revisions
          </Button>
          <Button size="sm" variant="outline" onClick={() => setOpen('preview')}>
            Preview mail
          </Button>
          <Button size="sm" variant="outline" disabled={saving.isSaving} onClick={() => void saveThen(sendTest)}>
            Send me a test
          </Button>
          {mayChange && <SubmitButton busy="Saving...">Save</SubmitButton>}
          {isOwner && (
            <Button size="sm" disabled={saving.isSaving} onClick={() => void saveThen(() => setOpen('send'))}>
              Send…
            </Button>
          )}
        </EditorBar>

        {issue.state === 'scheduled' && issue.sendAt && (
          <Notice
            role="status"
            actions={
              isOwner && (
                <Button size="sm" variant="outline" onClick={() => void unschedule()}>
                  Do not send
                </Button>
              )
            }
          >
            This issue will be sent on {moment(issue.sendAt)}, as it is then saved.{' '}
            {!isOwner && 'Only an owner may change it now.'}
          </Notice>
        )}
        <StoredDraft edited={edited} />
        <EditorColumns
          text={
            <>
              <TextField
                label="Subject"
                name="subject"
                required
                value={fields.subject}
                maxLength={ISSUE_MAX.subject}
                hint="Also the headline of the mail. Phones show the first 40 characters or so."
                onChange={(event) => change({ subject: event.target.value })}
              />
              <TextField
                label="Preview text"
                name="preview"
                value={fields.preview}
                maxLength={ISSUE_MAX.preview}
                hint="Shown beside the subject in the list of mails."
                onChange={(event) => change({ preview: event.target.value })}
              />
              <div>
                <ContentField value={fields.content} onChange={(content) => change({ content })} />
                <p className="mt-2 text-mute">
                  A bold link alone in its paragraph becomes a button: <code>**[Book a call](/calendar)**</code>
                </p>
                <ContentError />
              </div>
            </>
          }
        >
          <AudienceField value={fields.audience} onChange={(audience) => change({ audience })} />
          <PublishField
            value={fields.publishAs}
            hasPost={issue.postId !== null}
            onChange={(publishAs) => change({ publishAs })}
          />
        </EditorColumns>
      </FormOf>

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
            void act('The issue was not loaded again', async () => onChange(await captainApi.get<Issue>(path)));
          }}
        />
      )}
      {open === 'revisions' && (
        <IssueRevisions
          path={`${path}/revisions`}
          onClose={() => setOpen(undefined)}
          onRestore={(restored) => setFields(toFields(restored))}
        />
      )}
      {theirs && (
        <NewerVersionDialog
          noun="issue"
          mine={sideOf(fields)}
          theirs={{ ...sideOf(theirs), at: theirs.updatedAt }}
          onClose={() => setTheirs(undefined)}
          onKeepMine={() => void saving.run(() => save(theirs.version))}
          onTakeTheirs={() => {
            setFields(toFields(theirs));
            onChange(theirs);
          }}
        />
      )}
    </>
  );
}

function ContentError() {
  return <FieldError id="content-error" error={useFieldError('content')} />;
}

function sideOf({ subject, preview, content }: IssueFields) {
  return { title: subject || 'Without a subject', content, details: <p className="text-mute">{preview}</p> };
}
