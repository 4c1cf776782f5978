import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { DeleteDialog } from '#app/pages/captain/parts/dialog.tsx';
import { Cell, DeleteButton, number, Table } from '#app/pages/captain/parts/lists.tsx';
import { Pager } from '#app/pages/captain/parts/pager.tsx';
import { Badge, Empty, Failed, Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { captainApi, getRows, type Rows, reasonOf, useIsOwner } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { EDITABLE_STATES, type Issue } from '#shared/newsletter.ts';
import { paths } from '#shared/paths.ts';
import { ISSUE_STATES, whenOf } from './issue-states.ts';
import { ProgressBar } from './progress.tsx';

const SIZE = 20;

/** The issues of the newsletter, newest first. */
export function Tab() {
  const navigate = useNavigate();
  const isOwner = useIsOwner();
  const [page, setPage] = useState(1);
  const [deleting, setDeleting] = useState<Issue>();
  const { data, error, isLoading, reload } = useCall<Rows<Issue>>(
    `/captain/newsletters?page=${page}&limit=${SIZE}`,
    getRows,
  );

  async function write() {
    try {
      const { id } = await captainApi.post<Issue>('/captain/newsletters', { subject: '' });
      await navigate(paths.editIssue(id));
    } catch (reason) {
      toast({ title: 'Failed to start an issue', description: reasonOf(reason), variant: 'destructive' });
    }
  }

  async function remove(issue: Issue) {
    setDeleting(undefined);
    try {
      await captainApi.delete(`/captain/newsletters/${issue.id}`);
      toast({ title: 'Issue deleted', description: nameOf(issue) });
      reload();
    } catch (reason) {
      toast({ title: 'Delete failed', description: reasonOf(reason), variant: 'destructive' });
    }
  }

  return (
    <>
      <TabHead title="Newsletter" lead="Write an issue once; every subscriber gets it once.">
        {isOwner && (
          <Link to={paths.captainTab('subscribers')} className={buttonLook('outline', 'sm')}>
            Subscribers
          </Link>
        )}
        <Button size="sm" variant="ink" onClick={() => void write()}>
          Write an issue
        </Button>
      </TabHead>
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      {data?.total === 0 && (
        <Empty title="No issues yet">Write the first one here, or start from a post in Content.</Empty>
      )}
      {data && data.rows.length > 0 && (
        <>
          <Table caption="Issues" columns={['Subject', 'State', 'When', 'Delivered', 'Actions']}>
            {data.rows.map((issue) => (
              <IssueRow key={issue.id} issue={issue} onDelete={isOwner ? () => setDeleting(issue) : undefined} />
            ))}
          </Table>
          <Pager
            noun="issue"
            page={page}
            size={SIZE}
            shown={data.rows.length}
            total={data.total}
            hasMore={page * SIZE < data.total}
            onChange={setPage}
          />
        </>
      )}
      {deleting && (
        <DeleteDialog
          title="Delete this issue?"
          action="Delete issue"
          onDelete={() => void remove(deleting)}
          onClose={() => setDeleting(undefined)}
        >
          “{nameOf(deleting)}”, its revisions and its page in the archive will be deleted permanently.
        </DeleteDialog>
      )}
    </>
  );
}

function IssueRow({ issue, onDelete }: { issue: Issue; onDelete: (() => void) | undefined }) {
  const { id, state, counts } = issue;
  const { look, label } = ISSUE_STATES[state];
  const name = nameOf(issue);
  const isRunning = state === 'sending' || state === 'paused';
  const action = EDITABLE_STATES.includes(state) ? 'Edit' : 'Open';
  return (
    <tr className="border-paper-rule border-b">
      <Cell label="Subject" className="min-w-0 wrap-anywhere">
        <Link to={paths.editIssue(id)} className="font-semibold decoration-2 decoration-signal hover:underline">
          {name}
        </Link>
        {issue.preview && <span className="block text-mute">{issue.preview}</span>}
      </Cell>
      <Cell label="State">
        <span className="flex flex-wrap gap-2">
          <Badge look={look}>{label}</Badge>
          {issue.draftedBy && <Badge look="alert">By a program</Badge>}
        </span>
      </Cell>
      <Cell label="When" className="md:min-w-24 xl:whitespace-nowrap">
        {whenOf(issue)}
      </Cell>
      <Cell label="Delivered" className="md:min-w-32">
        {counts.total === 0 ? (
          <span className="text-mute">–</span>
        ) : (
          <span className="block w-full">
            {number(counts.sent)} of {number(counts.total)}
            {counts.failed > 0 && <span className="text-danger"> · {number(counts.failed)} failed</span>}
            {counts.leftOut > 0 && <span className="text-mute"> · {number(counts.leftOut)} left out</span>}
            <ProgressBar counts={counts} />
          </span>
        )}
      </Cell>
      <Cell label="Actions">
        <span className="flex flex-wrap gap-1 md:flex-nowrap md:justify-end">
          <Link to={paths.editIssue(id)} aria-label={`${action} ${name}`} className={buttonLook('outline', 'sm')}>
            {action}
          </Link>
          {!isRunning && onDelete && <DeleteButton name={name} onClick={onDelete} />}
        </span>
      </Cell>
    </tr>
  );
}

function nameOf({ subject }: Issue): string {
  return subject || 'Without a subject';
}
