import { useEffect } from 'react';
import { useParams } from 'react-router';
import { BackLink } from '#app/components/back-link.tsx';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import { EDITABLE_STATES, type Issue } from '#shared/newsletter.ts';
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
    <main id="main" className="min-h-svh bg-paper px-4 pt-4 pb-20 text-small sm:px-8">
      <div className="mx-auto max-w-[100rem]">
        <BackLink href={paths.captainTab('newsletter')} label="Newsletter" look="onPaper" />
        <Loaded key={id} id={id} />
      </div>
    </main>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, reload, setData } = useCall<Issue>(`/captain/newsletters/${encodeURIComponent(id)}`);
  if (!data) return error ? <Failed reason={error} retry={reload} /> : <Loading what="Loading issue" />;
  return EDITABLE_STATES.includes(data.state) ? (
    <IssueForm issue={data} onChange={setData} />
  ) : (
    <SentIssue issue={data} error={error} onReload={reload} />
  );
}
