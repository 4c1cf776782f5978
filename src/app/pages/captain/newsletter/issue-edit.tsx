import { useEffect } from 'react';
import { useParams } from 'react-router';
import { EditorPage } from '#app/pages/captain/parts/editor-page.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import { issueDraftCalls } from '#shared/draft.calls.ts';
import { issueCalls } from '#shared/newsletter.calls.ts';
import { EDITABLE_STATES } from '#shared/newsletter.ts';
import type { IssueJson } from '#shared/newsletter-issue.schema.ts';
import { paths } from '#shared/paths.ts';
import { IssueForm } from './editor/issue-form.tsx';
import { SentIssue } from './sent-issue.tsx';

/** The editor of an issue; its progress once sending has begun. */
export function Component() {
  const { id = '' } = useParams();
  useEffect(() => {
    document.title = 'Newsletter · Captain';
  }, []);
  return (
    <EditorPage back={{ href: paths.captainTab('newsletter'), label: 'Newsletter' }}>
      <Edited key={id} id={id} />
    </EditorPage>
  );
}

function Edited({ id }: { id: string }) {
  const call = useCall(issueCalls.get, { params: { id } });
  return (
    <Loaded call={call} what="Loading issue">
      {(issue) =>
        EDITABLE_STATES.includes(issue.state) ? (
          <Opened issue={issue} onChange={call.setData} />
        ) : (
          <SentIssue issue={issue} call={call} />
        )
      }
    </Loaded>
  );
}

function Opened({ issue, onChange }: { issue: IssueJson; onChange(issue: IssueJson): void }) {
  const call = useCall(issueDraftCalls.get, { params: { id: issue.id } });
  return (
    <Loaded call={call} what="Loading issue">
      {(loaded) => <IssueForm issue={issue} loaded={loaded} onChange={onChange} />}
    </Loaded>
  );
}
