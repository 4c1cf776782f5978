import { RevisionsDialog, RevisionText } from '#app/pages/captain/blog/editor/revisions-dialog.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import { issueCalls } from '#shared/newsletter.calls.ts';
import type { IssueFields } from '#shared/newsletter-issue.schema.ts';

interface IssueRevisionsProps {
  id: number;
  /** Copies a revision into the editor, without saving it. */
  onRestore(fields: IssueFields): void;
  onClose(): void;
}

/** The saved revisions of an issue; one can be viewed and restored. */
export function IssueRevisions({ id, onRestore, onClose }: IssueRevisionsProps) {
  const call = useCall(issueCalls.listRevisions, { params: { id } });
  return (
    <RevisionsDialog revisions={call} onClose={onClose}>
      {(revision) => (
        <IssueRevision
          params={{ id, revision }}
          onRestore={(fields) => {
            onRestore(fields);
            onClose();
          }}
        />
      )}
    </RevisionsDialog>
  );
}

interface IssueRevisionProps extends Pick<IssueRevisionsProps, 'onRestore'> {
  params: { id: number; revision: number };
}

function IssueRevision({ params, onRestore }: IssueRevisionProps) {
  const call = useCall(issueCalls.getRevision, { params });
  return (
    <RevisionText
      call={call}
      textOf={({ issue }) => ({ title: issue.subject, content: issue.content })}
      onRestore={({ issue }) => onRestore(issue)}
    />
  );
}
