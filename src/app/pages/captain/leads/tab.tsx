import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DownloadButton, Filter, number, SearchBox } from '#app/pages/captain/parts/lists.tsx';
import { Pager } from '#app/pages/captain/parts/pager.tsx';
import { Empty, Loaded, TabHead } from '#app/pages/captain/parts/states.tsx';
import { useCall, useNow, useSettled } from '#app/pages/captain/use-call.ts';
import { leadCalls } from '#shared/lead.calls.ts';
import type { LeadJson } from '#shared/lead.schema.ts';
import type { LeadFilter } from '#shared/lead.ts';
import { LeadItem } from './lead-item.tsx';

const SIZE = 25;
const FILTERS: { id: LeadFilter; label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'waiting', label: 'Unanswered' },
  { id: 'messages', label: 'Messages' },
  { id: 'bookings', label: 'Bookings' },
  { id: 'subscribers', label: 'Newsletter' },
];

/** The list of leads, unanswered ones first. `?q=` and `?filter=` say what it shows at first. */
export function Tab() {
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const [filter, setFilter] = useState(FILTERS.find(({ id }) => id === search.get('filter'))?.id ?? 'all');
  const [page, setPage] = useState(1);
  const q = useSettled(typed.trim());
  const now = useNow(1000);
  const call = useCall(leadCalls.list, { query: { q, filter, page, limit: SIZE } });

  const { data, reload, setData } = call;

  function replaceLead(lead: LeadJson) {
    if (!data) return;
    const before = data.leads.find(({ id }) => id === lead.id);
    const waiting = data.waiting + Number(!!lead.waitingSince) - Number(!!before?.waitingSince);
    setData({ ...data, waiting, leads: data.leads.map((old) => (old.id === lead.id ? lead : old)) });
  }

  /** Deleting the only lead of the last page removes that page. */
  function onDeleted() {
    if (page > 1 && data?.leads.length === 1) setPage(page - 1);
    else reload();
  }

  return (
    <>
      <TabHead
        title="Leads"
        lead={
          data && `${number(data.total)} in total, ${data.waiting === 0 ? 'none' : number(data.waiting)} unanswered.`
        }
      >
        <DownloadButton path="/captain/export/contacts.csv">Export messages</DownloadButton>
        <DownloadButton path="/captain/export/bookings.csv">Export bookings</DownloadButton>
      </TabHead>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <Filter
          choices={FILTERS}
          value={filter}
          onChange={(id) => {
            setFilter(id);
            setPage(1);
          }}
        />
        <SearchBox
          label="Search names, addresses, messages"
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setPage(1);
          }}
        />
      </div>
      <Loaded call={call}>
        {({ leads, hasMore, promisedMinutes }) => (
          <>
            {leads.length === 0 && (
              <Empty title={q || filter !== 'all' ? 'No lead matches' : 'No leads yet'}>
                {q || filter !== 'all'
                  ? 'Change the search or the filter.'
                  : 'People who send a message, book a call or subscribe to the newsletter appear here.'}
              </Empty>
            )}
            <ul className="border-ink border-t empty:hidden">
              {leads.map((lead) => (
                <LeadItem
                  key={lead.id}
                  lead={lead}
                  now={now}
                  promisedMinutes={promisedMinutes}
                  onChange={replaceLead}
                  onDeleted={onDeleted}
                  onUndone={reload}
                />
              ))}
            </ul>
            <Pager noun="lead" page={page} size={SIZE} shown={leads.length} hasMore={hasMore} onChange={setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}
