import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { WaitingChatRow } from '#app/pages/captain/chat/waiting-chat.tsx';
import { formatCount } from '#app/pages/captain/parts/counts.ts';
import { DialogButton } from '#app/pages/captain/parts/dialog.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { DownloadButton, Filter, SearchBox } from '#app/pages/captain/parts/lists/lists.tsx';
import { NumberedPager } from '#app/pages/captain/parts/lists/pager.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Empty, Loaded, TabHead } from '#app/pages/captain/parts/states.tsx';
import { promiseInWords } from '#app/pages/captain/parts/time.ts';
import { useCall, useNow, useSettled } from '#app/pages/captain/use-call.ts';
import { Select } from '#app/ui/field.tsx';
import type { AnswerOf } from '#shared/call.ts';
import type { WaitingChatsJson } from '#shared/chat-log.schema.ts';
import { exportCalls } from '#shared/export.calls.ts';
import { leadCalls } from '#shared/lead.calls.ts';
import type { LeadJson } from '#shared/lead.schema.ts';
import { type LeadFilter, STAGES } from '#shared/lead.ts';
import { paths } from '#shared/paths.ts';
import { AddLeadDialog } from './add-lead-dialog.tsx';
import { LeadItem } from './lead-item.tsx';
import { LeadPage } from './lead-page.tsx';

type Page = AnswerOf<typeof leadCalls.list>;

const SIZE = 25;
const FILTERS: { id: LeadFilter; label: string }[] = [
  { id: 'people', label: 'People' },
  { id: 'waiting', label: 'Unanswered' },
  { id: 'followUps', label: 'Follow-ups' },
  { id: 'messages', label: 'Messages' },
  { id: 'bookings', label: 'Bookings' },
  { id: 'others', label: 'Newsletter only' },
];

/** The list of leads, or the page of `?lead=ID`. The other parameters say what the list shows, so that Back finds it again. */
export function Tab() {
  const [search] = useSearchParams();
  const id = search.get('lead') ?? '';
  const href = (lead?: number) => {
    const params = new URLSearchParams(search);
    if (lead === undefined) params.delete('lead');
    else params.set('lead', String(lead));
    return `?${params}`;
  };
  if (/^\d+$/.test(id)) return <LeadPage key={id} id={Number(id)} listHref={href()} />;
  return <LeadList href={href} />;
}

function LeadList({ href }: { href(lead: number): string }) {
  const address = useListAddress();
  const { q, filter, stage, page, show } = address;
  const now = useNow(1000);
  // A search among people finds everybody.
  const query = { q, filter: q && filter === 'people' ? 'all' : filter, stage, page, limit: SIZE } as const;
  const call = useCall(leadCalls.list, { query });
  const { data, reload, setData } = call;
  const showsChats = q === '' && stage === undefined && page === 1 && (filter === 'people' || filter === 'waiting');
  const isFiltered = q !== '' || filter !== 'people' || stage !== undefined;
  const { hasNewsletter } = useSite();
  const hasReaders = hasNewsletter || (data?.subscribed ?? 0) > 0;

  return (
    <>
      <ListHead lead={data && summaryOf(data, hasReaders)} href={href} />
      <ListFilters address={address} stages={data?.stages} hasReaders={hasReaders} />
      <Loaded call={call}>
        {({ leads, hasMore, promisedMinutes, stages, waitingChats }) => (
          <>
            {showsChats && <WaitingChats chats={waitingChats} onChange={reload} />}
            {leads.length === 0 && (
              <Empty title={isFiltered ? 'No lead matches' : 'No leads yet'}>
                {isFiltered
                  ? 'Change the search or the filter.'
                  : 'People who send a message, book a call or give their address in a chat appear here, and those whom you add.'}
              </Empty>
            )}
            <ul className="border-ink border-t empty:hidden">
              {leads.map((lead) => (
                <LeadItem
                  key={lead.id}
                  lead={lead}
                  href={href(lead.id)}
                  now={now}
                  promisedMinutes={promisedMinutes}
                  stages={stages}
                  onChange={(changed) => setData((old) => withLead(old, changed))}
                  onUndone={reload}
                />
              ))}
            </ul>
            <NumberedPager
              noun="lead"
              page={page}
              size={SIZE}
              shown={leads.length}
              hasMore={hasMore}
              onChange={(next) => show({ page: next })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

/** A page of the list with a changed lead, and the number of those that wait for an answer. */
function withLead(page: Page, lead: LeadJson): Page {
  const before = page.leads.find(({ id }) => id === lead.id);
  const waiting = page.waiting + Number(!!lead.waitingSince) - Number(!!before?.waitingSince);
  return { ...page, waiting, leads: page.leads.map((old) => (old.id === lead.id ? lead : old)) };
}

function ListHead({ lead, href }: { lead: ReactNode; href(lead: number): string }) {
  const navigate = useNavigate();
  const [isExporting, setIsExporting] = useState(false);
  return (
    <TabHead title="Leads" lead={lead}>
      <DialogButton
        variant="ink"
        dialog={(close) => <AddLeadDialog onAdded={({ id }) => void navigate(href(id))} onClose={close} />}
      >
        Add a person
      </DialogButton>
      <SmallButton aria-expanded={isExporting} onClick={() => setIsExporting(!isExporting)}>
        Export
      </SmallButton>
      {isExporting && <Downloads />}
    </TabHead>
  );
}

interface ListFiltersProps {
  address: ReturnType<typeof useListAddress>;
  /** Names of the stages, once they are loaded. */
  stages: Page['stages'] | undefined;
  hasReaders: boolean;
}

function ListFilters({ address, stages, hasReaders }: ListFiltersProps) {
  const { filter, stage, show, typed, setTyped } = address;
  const choices = FILTERS.filter(({ id }) => hasReaders || id !== 'others');
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-2 sm:gap-4">
      <Filter choices={choices} value={filter} onChange={(id) => show({ filter: id })} />
      <div className="grid w-full grid-cols-[8rem_minmax(0,1fr)] gap-2 sm:flex sm:w-auto">
        {stages && (
          <Select
            aria-label="Stage"
            value={stage ?? ''}
            onChange={({ target }) => show({ stage: target.value })}
            className="sm:w-44!"
          >
            <option value="">All stages</option>
            {STAGES.map((one) => (
              <option key={one} value={one}>
                {stages[one]}
              </option>
            ))}
          </Select>
        )}
        <SearchBox label="Search names, addresses, messages" value={typed} onChange={setTyped} />
      </div>
    </div>
  );
}

/** Filters, search and page from the query of the address, with setters. The typed search goes into the address after a pause. */
function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const settled = useSettled(typed.trim());
  const q = search.get('q') ?? '';
  const show = (part: { q?: string; filter?: LeadFilter; stage?: string; page?: number }) =>
    setSearch(
      (params) => {
        for (const [name, value] of Object.entries({ page: 1, ...part })) {
          if (value && value !== 1) params.set(name, String(value));
          else params.delete(name);
        }
        return params;
      },
      { replace: true },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed changes the address, not the other way round.
  useEffect(() => {
    if (settled !== q) show({ q: settled });
  }, [settled]);
  // A link, such as that of the navigation, asks for another search, or for none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being typed changes no address yet.
  useEffect(() => {
    if (settled !== q) setTyped(q);
  }, [q]);
  const filter = FILTERS.find(({ id }) => id === search.get('filter'))?.id ?? 'people';
  const stage = STAGES.find((one) => one === search.get('stage'));
  const page = Math.max(1, Number(search.get('page')) || 1);
  return { q, filter, stage, page, show, typed, setTyped };
}

function WaitingChats({ chats: { first, count }, onChange }: { chats: WaitingChatsJson; onChange(): void }) {
  return (
    <>
      {first.map((chat) => (
        <WaitingChatRow key={chat.id} chat={chat} onChange={onChange} />
      ))}
      {count > first.length && (
        <p className="mb-4">
          <TextLink to={paths.captainTab('chats')}>{formatCount(count - first.length)} more in Chats</TextLink>
        </p>
      )}
    </>
  );
}

type Counts = Pick<Page, 'waiting' | 'total' | 'promisedMinutes' | 'waitingChats'>;

function summaryOf({ waiting: leads, waitingChats, total, promisedMinutes }: Counts, hasReaders: boolean): string {
  const waiting = leads + waitingChats.count;
  const some = waiting === 1 ? 'One person waits' : `${formatCount(waiting)} people wait`;
  const who = waiting === 0 ? 'Nobody waits' : some;
  const all = `${who} for an answer. ${formatCount(total)} in total${hasReaders ? ', newsletter readers included' : ''}.`;
  if (promisedMinutes === null) return all;
  return `${all} Visitors are promised an answer within ${promiseInWords(promisedMinutes)}, as the facts in Pages say.`;
}

function Downloads() {
  const call = exportCalls.table;
  return (
    <>
      <DownloadButton call={call} request={{ params: { file: 'leads.csv' } }}>
        Export people
      </DownloadButton>
      <DownloadButton call={call} request={{ params: { file: 'contacts.csv' } }}>
        Export messages
      </DownloadButton>
      <DownloadButton call={call} request={{ params: { file: 'bookings.csv' } }}>
        Export bookings
      </DownloadButton>
    </>
  );
}
