import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Cell, DownloadButton } from '#app/pages/captain/parts/lists.tsx';
import { SearchedList, useSearchedRows } from '#app/pages/captain/parts/searched-list.tsx';
import { Badge, TabHead } from '#app/pages/captain/parts/states.tsx';
import { day } from '#app/pages/captain/parts/time.ts';
import { Views } from '#app/pages/captain/parts/views.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { ListedSubscriber, SubscriberStatus } from '#shared/lead.ts';
import { paths } from '#shared/paths.ts';
import { ImportDialog } from './import-dialog.tsx';
import { Suppressed } from './suppressed.tsx';

type Action = NonNullable<ListedSubscriber['action']>;

const STATUSES: Record<SubscriberStatus, string> = {
  waiting: 'Not confirmed yet',
  subscribed: 'Subscribed',
  left: 'Unsubscribed',
};
const LOOKS = { waiting: 'alert', subscribed: 'good', left: 'off' } as const;
const DONE: Record<Action, string> = {
  unsubscribe: 'Unsubscribed',
  subscribe: 'Subscribed again',
  confirm: 'Confirmation mail queued',
};

const VIEWS = [
  { id: '', label: 'Subscribers', href: paths.captainTab('subscribers') },
  { id: 'suppressed', label: 'Suppressed', href: paths.captainSuppressed },
];

/** Newsletter subscribers, and the addresses that get no issue. */
export function Tab() {
  const [search] = useSearchParams();
  const view = search.get('view') === 'suppressed' ? 'suppressed' : '';
  const [file, setFile] = useState<File>();
  const [imports, setImports] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <TabHead title="Subscribers" lead="Who gets the newsletter, newest first.">
        <DownloadButton path="/captain/export/subscribers.csv">Export CSV</DownloadButton>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv"
          aria-label="CSV file with addresses"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            setFile(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button size="sm" variant="outline" onClick={() => input.current?.click()}>
          Import CSV
        </Button>
      </TabHead>
      <Views label="Subscribers" views={VIEWS} active={view} />
      {view === '' ? <Subscribers key={imports} /> : <Suppressed />}
      {file && (
        <ImportDialog
          file={file}
          onClose={() => setFile(undefined)}
          onImported={() => {
            setFile(undefined);
            setImports(imports + 1);
          }}
        />
      )}
    </>
  );
}

/** The list of newsletter subscribers with their status. */
function Subscribers() {
  const list = useSearchedRows<ListedSubscriber>('/captain/subscribers');
  const { data, q, setData } = list;

  async function act({ id, email }: ListedSubscriber, action: Action) {
    const path = `/captain/subscribers/${id}`;
    try {
      const changed = await (action === 'confirm'
        ? captainApi.post<ListedSubscriber>(`${path}/confirmation`)
        : captainApi.patch<ListedSubscriber>(path, { subscribed: action === 'subscribe' }));
      if (data) setData({ ...data, rows: data.rows.map((row) => (row.id === changed.id ? changed : row)) });
      toast({
        title: DONE[action],
        description: email,
        action:
          action === 'unsubscribe' && changed.action === 'subscribe'
            ? { label: 'Undo', onClick: () => void act(changed, 'subscribe') }
            : undefined,
      });
    } catch (error) {
      const title = action === 'confirm' ? 'Failed to send' : 'Failed to change the subscription';
      toast({ title, description: reasonOf(error), variant: 'destructive' });
    }
  }

  return (
    <SearchedList
      list={list}
      searchLabel="Search addresses"
      caption="Subscribers"
      columns={['Email', 'Since', 'From', 'Status', 'Actions']}
      noun="subscriber"
      empty={
        q
          ? { title: 'No subscriber matches', text: 'Change the search.' }
          : {
              title: 'No subscribers yet',
              text: 'Signups from the newsletter form on the home page appear here.',
            }
      }
    >
      {(row) => (
        <tr key={row.id} className="border-paper-rule border-b">
          <Cell label="Email" className="wrap-anywhere font-semibold md:min-w-56">
            {row.email}
          </Cell>
          <Cell label="Since" className="xl:whitespace-nowrap">
            {day(row.createdAt)}
          </Cell>
          <Cell label="From" className="wrap-anywhere font-mono text-label">
            {[...new Set([row.page, ...row.interests])].filter(Boolean).join(', ') || '–'}
          </Cell>
          <Cell label="Status">
            <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
              <Badge look={LOOKS[row.status]}>{STATUSES[row.status]}</Badge>
              {row.suppressed && <Badge look="late">Suppressed</Badge>}
              {row.leftAt && <span className="whitespace-nowrap text-mute">{day(row.leftAt)}</span>}
            </span>
          </Cell>
          <Cell label="Actions" className="md:text-right xl:whitespace-nowrap">
            <RowAction row={row} onClick={(action) => act(row, action)} />
          </Cell>
        </tr>
      )}
    </SearchedList>
  );
}

/** The button of a row. Asking for confirmation needs configured mail. */
function RowAction({ row, onClick }: { row: ListedSubscriber; onClick(action: Action): void }) {
  const { action, email, status } = row;
  if (!action) return <span className="text-mute">Needs mail to subscribe again</span>;
  const label = {
    unsubscribe: 'Unsubscribe',
    subscribe: 'Subscribe again',
    confirm: status === 'waiting' ? 'Send the confirmation again' : 'Ask to confirm',
  }[action];
  return (
    <Button size="sm" variant="outline" aria-label={`${label}: ${email}`} onClick={() => onClick(action)}>
      {label}
    </Button>
  );
}
