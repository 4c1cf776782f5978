import { RevisionsDialog, RevisionText } from '#app/pages/captain/blog/editor/revisions-dialog.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { RevisionSummaryJson } from '#shared/post.schema.ts';
import type { IssueFields } from './issue-fields.ts';

interface IssueRevisionsProps {
  /** Path of the list in the API; a revision has its id behind it. */
  path: string;
  /** Copies a revision into the editor, without saving it. */
  onRestore(saved: IssueFields): void;
  onClose(): void;
}

/** The saved revisions of an issue. */
export function IssueRevisions({ path, onRestore, onClose }: IssueRevisionsProps) {
  const revisions = useCall<RevisionSummaryJson[]>(path);
  return (
    <RevisionsDialog revisions={revisions} onClose={onClose}>
      {(id) => (
        <Revision
          key={id}
          path={`${path}/${id}`}
          onRestore={(saved) => {
            onRestore(saved);
            onClose();
          }}
        />
      )}
    </RevisionsDialog>
  );
}

function Revision({ path, onRestore }: Omit<IssueRevisionsProps, 'onClose'>) {
  const call = useCall<{ issue: IssueFields }>(path);
  return (
    <RevisionText
      call={call}
      textOf={({ issue }) => ({ title: issue.subject, content: issue.content })}
      onRestore={({ issue }) => onRestore(issue)}
    />
  );
}
