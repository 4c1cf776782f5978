import { useState } from 'react';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { ContentField } from '#app/pages/captain/blog/editor/content-field.tsx';
import { DraftDialogs } from '#app/pages/captain/drafts/draft-dialogs.tsx';
import { DraftFound, DraftNotices, DraftState, StepButtons, savedAt } from '#app/pages/captain/drafts/draft-state.tsx';
import { areSame } from '#app/pages/captain/drafts/json.ts';
import { useIssueDraft } from '#app/pages/captain/drafts/use-text-draft.ts';
import { MailPreview } from '#app/pages/captain/newsletter/mail-preview.tsx';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { EditorColumns, TextEditorBar } from '#app/pages/captain/parts/editor-page.tsx';
import {
  FormWithSaving,
  SubmitButton,
  TextField,
  textProps,
  useFieldError,
  useSaving,
} from '#app/pages/captain/parts/forms/forms.tsx';
import { RadioList } from '#app/pages/captain/parts/forms/radio-list.tsx';
import { SAVE_KEYS } from '#app/pages/captain/parts/forms/save-key.ts';
import { useSetUpMail } from '#app/pages/captain/parts/set-up-mail-link.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Notice } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { captainApi, useIsOwner } from '#app/pages/captain/session.ts';
import { FieldError } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { issueDraftCalls } from '#shared/draft.calls.ts';
import type { EditedIssueJson } from '#shared/draft.schema.ts';
import { issueCalls, sendingCalls } from '#shared/newsletter.calls.ts';
import { ISSUE_MAX, type PublishAs } from '#shared/newsletter.ts';
import type { IssueFields, IssueJson } from '#shared/newsletter-issue.schema.ts';
import { AudienceField } from './audience-field.tsx';
import { ISSUE_LABELS, IssueVersions } from './issue-versions.tsx';
import { SendDialog } from './send-dialog.tsx';

type Open = 'versions' | 'preview' | 'send';

interface IssueFormProps {
  issue: IssueJson;
  loaded: EditedIssueJson;
  onChange(issue: IssueJson): void;
}

/** The editor of an issue that has not been sent. */
export function IssueForm({ issue, loaded, onChange }: IssueFormProps) {
  const params = { id: issue.id };
  const draft = useIssueDraft(loaded, issue.id);
  const { data: fields, edited } = draft;
  const isDraft = !areSame(fields, edited.saved);
  const [open, setOpen] = useState<Open>();
  const isOwner = useIsOwner();
  const setUpMail = useSetUpMail();
  const saving = useSaving('Failed to save issue');

  /** @returns false where somebody else has saved: then it is asked which version to keep. */
  async function save(): Promise<boolean> {
    const isSaved = await draft.submit(async (version, data) =>
      onChange(await captainApi.call(issueCalls.save, { params, input: { ...data, draft: version } })),
    );
    if (isSaved) await draft.reload(fields);
    return isSaved;
  }

  /** Saves what was changed, then goes on. */
  const saveThen = (goOn: () => unknown) =>
    saving.run(async () => {
      if (!isDraft || (await save())) await goOn();
    });

  async function submit() {
    if (await save()) toast({ title: 'Issue saved', description: fields.subject });
  }

  const sendTest = () => toastOnFailure('Failed to send test', () => queueTest(params), setUpMail);
  const savedState = issue.state === 'scheduled' && issue.sendAt ? `Planned for ${dateAndTime(issue.sendAt)}` : 'Saved';
  return (
    <>
      <FormWithSaving saving={saving} save={submit} hasOwnCopy>
        <TextEditorBar
          title="Newsletter issue"
          state={
            <DraftState draft={draft} noun="issue" otherwise={isDraft ? (savedAt(draft) ?? 'Draft') : savedState} />
          }
          undoRedo={<StepButtons draft={draft} onStep={draft.step} />}
          more={[
            { label: 'Versions', onClick: () => setOpen('versions') },
            { label: 'Preview mail', onClick: () => setOpen('preview') },
            { label: 'Send me a test', onClick: () => void (saving.isSaving || saveThen(sendTest)) },
          ]}
        >
          {(isOwner || issue.state === 'draft') && (
            <SubmitButton busy="Saving..." title="Ctrl S" aria-keyshortcuts={SAVE_KEYS}>
              Save
            </SubmitButton>
          )}
          {isOwner && (
            <SmallButton
              variant="primary"
              disabled={saving.isSaving}
              onClick={() => void saveThen(() => setOpen('send'))}
            >
              Send…
            </SmallButton>
          )}
        </TextEditorBar>
        <Planned issue={issue} onChange={onChange} />
        <DraftFound loaded={loaded} draft={draft} discard={() => captainApi.call(issueDraftCalls.discard, { params })}>
          The issue is sent as it is saved, without it.
        </DraftFound>
        <DraftNotices draft={draft} />
        <Fields issue={issue} draft={draft} />
      </FormWithSaving>

      {open && (
        <OpenDialog open={open} issue={issue} draft={draft} onChange={onChange} onClose={() => setOpen(undefined)} />
      )}
      <DraftDialogs draft={draft} noun="issue" schema={ISSUE_LABELS} />
    </>
  );
}

async function queueTest(params: { id: number }) {
  const { message } = await captainApi.call(issueCalls.sendTest, { params });
  toast({ title: 'Test mail queued', description: message });
}

/** When a planned issue will be sent; an owner can cancel that. */
function Planned({ issue, onChange }: Omit<IssueFormProps, 'loaded'>) {
  const isOwner = useIsOwner();
  if (issue.state !== 'scheduled' || !issue.sendAt) return null;
  const unschedule = () =>
    toastOnFailure('Failed to cancel issue', async () => {
      onChange(await captainApi.call(sendingCalls.cancel, { params: { id: issue.id } }));
      toast({ title: 'Issue will not be sent', description: 'It is a draft again.' });
    });
  return (
    <Notice role="status" actions={isOwner && <SmallButton onClick={() => void unschedule()}>Do not send</SmallButton>}>
      This issue will be sent on {dateAndTime(issue.sendAt)}, as it is then saved.{' '}
      {!isOwner && 'Only an owner may change it now.'}
    </Notice>
  );
}

function Fields({ issue, draft }: Pick<OpenDialogProps, 'issue' | 'draft'>) {
  const { data: fields } = draft;
  const change = (part: Partial<IssueFields>) => draft.edit(() => part);
  return (
    <EditorColumns
      text={
        <>
          <TextField
            label="Subject"
            required
            maxLength={ISSUE_MAX.subject}
            hint="Also the headline of the mail. Phones show the first 40 characters or so."
            {...textProps(fields, 'subject', change)}
          />
          <TextField
            label="Preview text"
            maxLength={ISSUE_MAX.preview}
            hint="Shown beside the subject in the list of mails."
            {...textProps(fields, 'preview', change)}
          />
          <div>
            <ContentField value={fields.content} onChange={(content) => change({ content })} />
            <p className="mt-2 text-mute">A link in bold that stands alone in its paragraph becomes a button.</p>
            <FieldError id="content-error" error={useFieldError('content')} />
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
  );
}

interface OpenDialogProps extends Omit<IssueFormProps, 'loaded'> {
  open: Open;
  draft: ReturnType<typeof useIssueDraft>;
  onClose(): void;
}

function OpenDialog({ open, issue, draft, onChange, onClose }: OpenDialogProps) {
  const params = { id: issue.id };
  const { data: fields, replace } = draft;

  function showSent() {
    onClose();
    // The notice that says when it is sent is above the text.
    window.scrollTo(0, 0);
    void toastOnFailure('Failed to load issue', async () =>
      onChange(await captainApi.call(issueCalls.get, { params })),
    );
  }

  function restore(restored: IssueFields) {
    replace(restored);
    onClose();
  }

  if (open === 'send') return <SendDialog issue={issue} onClose={onClose} onSent={showSent} />;
  if (open === 'versions') return <IssueVersions {...params} current={fields} onClose={onClose} onRestore={restore} />;
  return (
    <Dialog title="Preview" onClose={onClose} isWide>
      <MailPreview {...params} fields={fields} />
    </Dialog>
  );
}

interface PublishFieldProps {
  value: PublishAs;
  /** True where the issue started from a post. */
  hasPost: boolean;
  onChange(value: PublishAs): void;
}

/** Where else the issue can be read. */
function PublishField({ value, hasPost, onChange }: PublishFieldProps) {
  const choices: [PublishAs, string, string][] = [
    ['none', 'Only by mail', 'Nobody else can read it.'],
    ['archive', 'In the archive', 'A page below /newsletter/archive, from the moment of sending.'],
    hasPost
      ? ['blog', 'As the post it started from', 'The mail links to it.']
      : ['blog', 'As a blog post', 'Published at the moment of sending.'],
  ];
  return <RadioList legend="Read online" choices={choices} value={value} onChange={onChange} />;
}
