import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { formatCount } from '#app/pages/captain/parts/counts.ts';
import { DeleteButton } from '#app/pages/captain/parts/dialog.tsx';
import { type Column, Table, TitleLink } from '#app/pages/captain/parts/lists/lists.tsx';
import { NumberedPager } from '#app/pages/captain/parts/lists/pager.tsx';
import { MainButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge, Empty, Loaded, Notice, TabHead } from '#app/pages/captain/parts/states.tsx';
import { captainApi, useIsOwner } from '#app/pages/captain/session.ts';
import { usePage } from '#app/pages/captain/use-call.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { issueCalls } from '#shared/newsletter.calls.ts';
import { EDITABLE_STATES } from '#shared/newsletter.ts';
import type { IssueJson } from '#shared/newsletter-issue.schema.ts';
import { paths } from '#shared/paths.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import { ISSUE_STATES, issueTime } from './issue-states.ts';
import { ProgressBar } from './progress.tsx';

const SIZE = 20;

/** The issues of the newsletter, newest first. */
export function Tab() {
  const navigate = useNavigate();
  const isOwner = useIsOwner();
  const { hasNewsletter } = useSite();
  const { revalidate } = useRevalidator();
  const [page, setPage] = useState(1);
  const call = usePage(issueCalls.list, { query: { page, limit: SIZE } });

  const write = () =>
    toastOnFailure('Failed to create issue', async () => {
      const { id } = await captainApi.call(issueCalls.create, { input: { subject: '' } });
      await navigate(paths.editIssue(id));
    });

  async function setNewsletter(isOn: boolean) {
    await captainApi.call(settingsCalls.save, { input: { newsletter_on: String(isOn) } });
    toast(
      isOn
        ? {
            title: 'Newsletter started',
            description:
              'Visitors subscribe on the blog, once it has a post, and on the home page where it has the section “Blog and newsletter”.',
          }
        : { title: 'Newsletter stopped' },
    );
    await revalidate();
  }

  return (
    <>
      <TabHead title="Newsletter" lead="Write an issue once; every subscriber gets it once.">
        <MainButton onClick={() => void write()}>Write an issue</MainButton>
        {isOwner && hasNewsletter && (
          <DeleteButton
            label="Stop the newsletter"
            title="Stop the newsletter?"
            action="Stop"
            failed="Failed to stop newsletter"
            onDelete={() => setNewsletter(false)}
          >
            No issue goes out until you start it again, also none that is planned or half sent, and the forms to
            subscribe disappear from the site. Privacy and cookie policy no longer speak of it; other texts that do,
            such as on the home page, stay as they are. Subscribers stay in the list: delete them if you stop for good.
          </DeleteButton>
        )}
      </TabHead>
      {!hasNewsletter && (
        <Notice
          className="mb-8"
          actions={
            isOwner && (
              <MainButton onClick={() => void toastOnFailure('Failed to start newsletter', () => setNewsletter(true))}>
                Start it again
              </MainButton>
            )
          }
        >
          The newsletter is stopped: no issue goes out, and visitors see no form to subscribe.
        </Notice>
      )}
      <Loaded call={call}>
        {({ rows, total }) =>
          total === 0 ? (
            <Empty title="No issues yet">Write the first one here, or start from a post in Content.</Empty>
          ) : (
            <>
              <Table
                caption="Issues"
                rows={rows}
                keyOf={({ id }) => id}
                columns={COLUMNS}
                actions={(issue) => <IssueActions issue={issue} onDeleted={call.reload} />}
              />
              <NumberedPager
                noun="issue"
                page={page}
                size={SIZE}
                shown={rows.length}
                total={total}
                onChange={setPage}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}

const COLUMNS: Column<IssueJson>[] = [
  {
    label: 'Subject',
    className: 'min-w-0 wrap-anywhere',
    cell: (issue) => (
      <>
        <TitleLink to={paths.editIssue(issue.id)}>{nameOf(issue)}</TitleLink>
        {issue.preview && <span className="block text-mute">{issue.preview}</span>}
      </>
    ),
  },
  {
    label: 'State',
    cell: ({ state, draftedBy }) => (
      <span className="flex flex-wrap gap-2">
        <Badge look={ISSUE_STATES[state].look}>{ISSUE_STATES[state].label}</Badge>
        {draftedBy && <Badge look="alert">By a program</Badge>}
      </span>
    ),
  },
  { label: 'When', className: 'md:min-w-24 xl:whitespace-nowrap', cell: issueTime },
  {
    label: 'Delivered',
    className: 'md:min-w-32',
    cell: ({ counts }) =>
      counts.total === 0 ? (
        <span className="text-mute">–</span>
      ) : (
        <span className="block w-full">
          {formatCount(counts.sent)} of {formatCount(counts.total)}
          {counts.failed > 0 && <span className="text-danger"> · {formatCount(counts.failed)} failed</span>}
          {counts.leftOut > 0 && <span className="text-mute"> · {formatCount(counts.leftOut)} left out</span>}
          <ProgressBar counts={counts} />
        </span>
      ),
  },
];

function IssueActions({ issue, onDeleted }: { issue: IssueJson; onDeleted(): void }) {
  const isOwner = useIsOwner();
  const name = nameOf(issue);
  const action = EDITABLE_STATES.includes(issue.state) ? 'Edit' : 'Open';
  const isRunning = issue.state === 'sending' || issue.state === 'paused';
  return (
    <>
      <Link to={paths.editIssue(issue.id)} aria-label={`${action} ${name}`} className={buttonLook('outline', 'sm')}>
        {action}
      </Link>
      {!isRunning && isOwner && (
        <DeleteButton
          of={name}
          title="Delete this issue?"
          action="Delete issue"
          failed="Failed to delete issue"
          onDelete={async () => {
            await captainApi.call(issueCalls.remove, { params: { id: issue.id } });
            toast({ title: 'Issue deleted', description: name });
            onDeleted();
          }}
        >
          “{name}”, its revisions and its page in the archive will be deleted permanently.
        </DeleteButton>
      )}
    </>
  );
}

function nameOf({ subject }: IssueJson): string {
  return subject || 'Without a subject';
}
