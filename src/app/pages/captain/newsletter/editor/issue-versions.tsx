import { describeSaved, VersionsDialog } from '#app/pages/captain/drafts/versions-dialog.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { FieldSchema } from '#shared/document-fields.ts';
import { issueCalls } from '#shared/newsletter.calls.ts';
import type { IssueFields } from '#shared/newsletter-issue.schema.ts';

/** The labels of an issue's fields, where two versions are compared. */
export const ISSUE_LABELS: FieldSchema = {
  properties: {
    subject: { label: 'Subject' },
    preview: { label: 'Preview text' },
    content: { label: 'Content' },
    audience: {
      label: 'Recipients',
      properties: {
        kind: { label: 'Who', names: { all: 'Everybody', page: 'By page', interest: 'By interest' } },
        pages: { label: 'Pages' },
        interests: { label: 'Interests' },
        since: { label: 'Signed up since' },
        before: { label: 'Signed up before' },
      },
    },
    publishAs: {
      label: 'Read online',
      names: { none: 'Only by mail', archive: 'In the archive', blog: 'As a blog post' },
    },
  },
};

interface IssueVersionsProps {
  id: number;
  current: IssueFields;
  onRestore(fields: IssueFields): void;
  onClose(): void;
}

/** The saved versions of an issue. */
export function IssueVersions({ id, ...dialog }: IssueVersionsProps) {
  return (
    <VersionsDialog
      versions={useCall(issueCalls.listRevisions, { params: { id } })}
      describe={describeSaved}
      newest="saved"
      read={issueCalls.getRevision}
      requestOf={(revision) => ({ params: { id, revision } })}
      textOf={({ issue }) => issue}
      schema={ISSUE_LABELS}
      {...dialog}
    />
  );
}
