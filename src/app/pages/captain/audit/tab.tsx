import { useState } from 'react';
import { SearchBox } from '#app/pages/captain/parts/lists.tsx';
import { CursorPager, useCursor } from '#app/pages/captain/parts/pager.tsx';
import { Empty, Failed, Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { useCall, useSettled } from '#app/pages/captain/use-call.ts';
import { AUDIT_PAGE, type AuditEntry } from '#shared/audit.ts';
import { AuditEntries } from './entries.tsx';

/** Who did what, newest first. */
export function Tab() {
  const [search, setSearch] = useState('');
  const cursor = useCursor();
  const query = new URLSearchParams({
    q: useSettled(search),
    ...(cursor.before ? { before: String(cursor.before) } : {}),
  });
  const { data, error, isLoading, reload } = useCall<AuditEntry[]>(`/captain/audit?${query}`);
  const next = data?.length === AUDIT_PAGE ? (data.at(-1)?.id ?? null) : null;
  return (
    <>
      <TabHead
        title="Audit log"
        lead="What captains and programs did, and what was refused to them. Entries are never changed, and kept for 400 days."
      />
      <div className="mb-5">
        <SearchBox
          label="Search the log"
          value={search}
          onChange={(value) => {
            setSearch(value);
            cursor.restart();
          }}
        />
      </div>
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      {data?.length === 0 && (
        <Empty title={search ? 'Nothing matches' : 'Nothing yet'}>
          {!search && 'Every login and every change appears here.'}
        </Empty>
      )}
      {data && data.length > 0 && <AuditEntries entries={data} label="Recorded actions" />}
      {data && <CursorPager cursor={cursor} next={next} />}
    </>
  );
}
