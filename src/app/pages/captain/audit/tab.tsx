import { useState } from 'react';
import { SelectField, TextField } from '#app/pages/captain/parts/forms/forms.tsx';
import { SearchBox } from '#app/pages/captain/parts/lists/lists.tsx';
import { CursorPager, useCursor } from '#app/pages/captain/parts/lists/pager.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Empty, Failed, Loaded, TabHead } from '#app/pages/captain/parts/states.tsx';
import { useCall, useSettled } from '#app/pages/captain/use-call.ts';
import { auditCalls } from '#shared/audit.calls.ts';
import { AUDIT_PAGE } from '#shared/audit.ts';
import { AuditEntries, actionName } from './entries.tsx';

const NO_FILTER = { q: '', actor: '', action: '', from: '', to: '' };
type Filter = typeof NO_FILTER;

/** Recorded actions, newest first. */
export function Tab() {
  const [filter, setFilter] = useState(NO_FILTER);
  const cursor = useCursor();
  const q = useSettled(filter.q);
  const call = useCall(auditCalls.list, { query: queryOf({ ...filter, q }, cursor.before) });
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const change = (changes: Partial<Filter>) => {
    setFilter({ ...filter, ...changes });
    cursor.restart();
  };
  return (
    <>
      <TabHead title="Activity" lead="What captains and programs did, and what was refused to them." />
      <Filters filter={filter} onChange={change} />
      <Loaded call={call}>
        {(entries) => (
          <>
            {entries.length === 0 ? (
              <Empty title={isFiltered ? 'Nothing matches' : 'Nothing yet'}>
                {isFiltered ? (
                  <SmallButton onClick={() => change(NO_FILTER)}>Show everything</SmallButton>
                ) : (
                  'Every login and every change appears here.'
                )}
              </Empty>
            ) : (
              <AuditEntries entries={entries} label="Recorded actions" />
            )}
            <CursorPager cursor={cursor} next={entries.length === AUDIT_PAGE ? entries.at(-1)?.id : undefined} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange(changes: Partial<Filter>): void }) {
  const { data, error, reload } = useCall(auditCalls.names);
  return (
    <search className="mb-5 grid grid-cols-2 items-end gap-3 xl:grid-cols-[minmax(0,1fr)_10rem_13rem_10.5rem_10.5rem]">
      <div className="col-span-2 xl:col-span-1">
        <SearchBox label="Search the log" value={filter.q} onChange={(value) => onChange({ q: value })} />
      </div>
      <SelectField label="Who" value={filter.actor} onChoose={(actor) => onChange({ actor })}>
        <option value="">Everybody</option>
        {data?.actors.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField label="Action" value={filter.action} onChoose={(action) => onChange({ action })}>
        <option value="">Every action</option>
        {data?.actions.map((action) => (
          <option key={action} value={action}>
            {actionName(action)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="From"
        type="date"
        value={filter.from}
        max={filter.to || undefined}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label="To"
        type="date"
        value={filter.to}
        min={filter.from || undefined}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      {error && (
        <div className="col-span-full">
          <Failed reason={error} retry={reload} />
        </div>
      )}
    </search>
  );
}

/** The days are those of the captain's time zone. */
function queryOf({ q, actor, action, from, to }: Filter, before: number | undefined) {
  return {
    q,
    actor: actor || undefined,
    action: action || undefined,
    from: midnight(from, 0),
    to: midnight(to, 1),
    before,
    limit: AUDIT_PAGE,
  };
}

/** The moment at which a day begins, in the time zone of the browser. */
function midnight(day: string, daysLater: number): string | undefined {
  if (day === '') return undefined;
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}
