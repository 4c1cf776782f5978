import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { FileButton } from '#app/pages/captain/parts/forms/file-button.tsx';
import { useHasMail } from '#app/pages/captain/parts/has-mail.ts';
import { PersonLink } from '#app/pages/captain/parts/links.tsx';
import { DownloadButton, Filter } from '#app/pages/captain/parts/lists/lists.tsx';
import { SearchedList, useSearchedRows } from '#app/pages/captain/parts/lists/searched-list.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge, TabHead } from '#app/pages/captain/parts/states.tsx';
import { shortDate } from '#app/pages/captain/parts/time.ts';
import { Views } from '#app/pages/captain/parts/views.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { exportCalls } from '#shared/export.calls.ts';
import type { SubscriberStatus } from '#shared/lead.ts';
import { subscriberCalls } from '#shared/newsletter.calls.ts';
import { paths } from '#shared/paths.ts';
import type { ListedSubscriberJson } from '#shared/subscriber.schema.ts';
import { AddSubscribersDialog } from './add-subscribers-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { Suppressed } from './suppressed.tsx';

type Action = NonNullable<ListedSubscriberJson['action']>;

const STATUSES: Record<SubscriberStatus, string> = {
  waiting: 'Not confirmed yet',
  subscribed: 'Subscribed',
  left: 'Unsubscribed',
};
const FILTERS = (['all', 'subscribed', 'left', 'waiting'] as const).map((id) => ({
  id,
  label: id === 'all' ? 'All' : STATUSES[id],
}));
const LOOKS = { waiting: 'alert', subscribed: 'good', left: 'off' } as const;
const NOBODY: Record<SubscriberStatus, string> = {
  waiting: 'Nobody has to confirm',
  subscribed: 'Nobody is subscribed',
  left: 'Nobody has left',
};
const DONE: Record<Action, string> = {
  unsubscribe: 'Unsubscribed',
  subscribe: 'Subscribed again',
  confirm: 'Confirmation mail queued',
};

const VIEWS = [
  { id: '', label: 'Subscribers', href: paths.captainTab('subscribers'), View: Subscribers },
  { id: 'suppressed', label: 'Suppressed', href: paths.captainSuppressed, View: Suppressed },
];

/** Newsletter subscribers, and the addresses that get no issue. */
export function Tab() {
  const [search] = useSearchParams();
  const [csv, setCsv] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const [changes, setChanges] = useState(0);
  const confirming = useHasMail()
    ? 'Who signs up confirms the address first.'
    : 'No mail server is set up: who signs up is subscribed at once, without confirming the address.';
  const showChanges = () => {
    setCsv(undefined);
    setChanges(changes + 1);
  };
  return (
    <>
      <TabHead title="Subscribers" lead={`Who gets the newsletter, newest first. ${confirming}`}>
        <MainButton onClick={() => setIsAdding(true)}>Add people</MainButton>
        <DownloadButton call={exportCalls.table} request={{ params: { file: 'subscribers.csv' } }}>
          Export CSV
        </DownloadButton>
        <FileButton
          label="CSV file with addresses"
          accept=".csv,.txt,text/csv"
          onPick={([file]) => void toastOnFailure('Failed to read file', async () => setCsv(await file?.text()))}
        >
          Import CSV
        </FileButton>
      </TabHead>
      <Views key={changes} label="Subscribers" views={VIEWS} open={search.get('view')} />
      {csv !== undefined && <ImportDialog csv={csv} onClose={() => setCsv(undefined)} onImported={showChanges} />}
      {isAdding && <AddSubscribersDialog onAdded={showChanges} onClose={() => setIsAdding(false)} />}
    </>
  );
}

/** The list of newsletter subscribers with their status. */
function Subscribers() {
  const [status, setStatus] = useState<SubscriberStatus | 'all'>('all');
  const list = useSearchedRows(subscriberCalls.list, status === 'all' ? {} : { status });
  const { q, setData } = list;

  const change = ({ id, email }: ListedSubscriberJson, action: Action) =>
    toastOnFailure(action === 'confirm' ? 'Failed to send confirmation' : 'Failed to change subscription', async () => {
      const changed = await (action === 'confirm'
        ? captainApi.call(subscriberCalls.sendConfirmation, { params: { id } })
        : captainApi.call(subscriberCalls.save, { params: { id }, input: { subscribed: action === 'subscribe' } }));
      setData((page) => ({ ...page, rows: page.rows.map((row) => (row.id === changed.id ? changed : row)) }));
      const canUndo = action === 'unsubscribe' && changed.action === 'subscribe';
      toast({
        title: DONE[action],
        description: email,
        action: canUndo ? { label: 'Undo', onClick: () => void change(changed, 'subscribe') } : undefined,
      });
    });

  return (
    <SearchedList
      list={list}
      searchLabel="Search addresses"
      caption="Subscribers"
      keyOf={({ id }) => id}
      columns={[
        { label: 'Email', className: 'md:min-w-44', cell: ({ email }) => <PersonLink email={email} /> },
        { label: 'Since', className: 'whitespace-nowrap', cell: ({ createdAt }) => shortDate(createdAt) },
        {
          label: 'From',
          className: 'wrap-anywhere font-mono text-label md:min-w-28',
          cell: ({ page, interests }) => [...new Set([page, ...interests])].filter(Boolean).join(', ') || '–',
        },
        {
          label: 'Status',
          cell: ({ status, suppressed, leftAt }) => (
            <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
              <Badge look={LOOKS[status]}>{STATUSES[status]}</Badge>
              {suppressed && <Badge look="late">Suppressed</Badge>}
              {leftAt && <span className="whitespace-nowrap text-mute">{shortDate(leftAt)}</span>}
            </span>
          ),
        },
      ]}
      actions={(row) => <RowAction row={row} onClick={(action) => change(row, action)} />}
      noun="subscriber"
      buttons={
        <Filter
          choices={FILTERS}
          value={status}
          onChange={(next) => {
            setStatus(next);
            list.setPage(1);
          }}
        />
      }
      empty={emptyTexts(q, status)}
    />
  );
}

/** Texts in place of an empty list. @param q what was searched for. */
function emptyTexts(q: string, status: SubscriberStatus | 'all') {
  if (q) return { title: 'No subscriber matches', text: 'Change the search or the filter.' };
  if (status !== 'all') return { title: NOBODY[status], text: 'Choose “All” to see the others.' };
  return {
    title: 'No subscribers yet',
    text: 'Signups from the newsletter form appear here. The form is in the section “Blog and newsletter” of the home page. Where your home page has none, add it in Pages, Home.',
  };
}

/** The button of a row. Asking for confirmation needs configured mail. */
function RowAction({ row, onClick }: { row: ListedSubscriberJson; onClick(action: Action): void }) {
  const { action, email, status } = row;
  if (!action) return <span className="text-mute">Needs mail to subscribe again</span>;
  const label = {
    unsubscribe: 'Unsubscribe',
    subscribe: 'Subscribe again',
    confirm: status === 'waiting' ? 'Send the confirmation again' : 'Ask to confirm',
  }[action];
  return (
    <SmallButton aria-label={`${label}: ${email}`} onClick={() => onClick(action)}>
      {label}
    </SmallButton>
  );
}
