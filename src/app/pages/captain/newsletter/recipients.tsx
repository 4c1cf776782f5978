import { useEffect, useState } from 'react';
import { Cell, Filter, Table } from '#app/pages/captain/parts/lists.tsx';
import { CursorPager, useCursor } from '#app/pages/captain/parts/pager.tsx';
import { Badge, Empty, Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { ListedRecipient, RecipientState } from '#shared/sending.ts';

const SIZE = 50;

const STATES: Record<RecipientState, { label: string; look: 'good' | 'off' | 'alert' | 'late' }> = {
  failed: { label: 'Failed', look: 'late' },
  pending: { label: 'Pending', look: 'alert' },
  sent: { label: 'Sent', look: 'good' },
  suppressed: { label: 'Left out', look: 'off' },
  unsubscribed: { label: 'Unsubscribed', look: 'off' },
};
const CHOICES = (Object.keys(STATES) as RecipientState[]).map((id) => ({ id, label: STATES[id].label }));

interface RecipientsProps {
  issueId: number;
  /** How many of them are done: the list is read again when it changes. */
  done: number;
}

/** Who gets an issue, and what the mail server said about each. */
export function Recipients({ issueId, done }: RecipientsProps) {
  const [state, setState] = useState<RecipientState>('failed');
  const cursor = useCursor();
  const query = new URLSearchParams({ state, limit: String(SIZE + 1), after: String(cursor.before ?? 0) });
  const { data, error, isLoading, reload } = useCall<ListedRecipient[]>(
    `/captain/newsletters/${issueId}/recipients?${query}`,
  );
  const [shown, setShown] = useState(done);
  useEffect(() => {
    if (done === shown) return;
    setShown(done);
    reload();
  }, [done, shown, reload]);
  const rows = data?.slice(0, SIZE) ?? [];
  const hasMore = (data?.length ?? 0) > SIZE;
  return (
    <section aria-labelledby="recipients" className="mt-10">
      <h2 id="recipients" className="mb-4 text-title">
        Recipients
      </h2>
      <Filter
        choices={CHOICES}
        value={state}
        onChange={(id) => {
          setState(id);
          cursor.restart();
        }}
      />
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      {data?.length === 0 && (
        <div className="mt-5">
          <Empty title={`Nobody: ${STATES[state].label.toLowerCase()}`} />
        </div>
      )}
      {rows.length > 0 && (
        <div className="mt-5">
          <Table caption="Recipients" columns={['Email', 'State', 'When', 'What the mail server said']}>
            {rows.map((row) => (
              <tr key={row.id} className="border-paper-rule border-b">
                <Cell label="Email" className="wrap-anywhere font-semibold">
                  {row.email ?? <span className="font-normal text-mute">Erased</span>}
                </Cell>
                <Cell label="State">
                  <Badge look={STATES[row.state].look}>{STATES[row.state].label}</Badge>
                </Cell>
                <Cell label="When" className="xl:whitespace-nowrap">
                  {row.nextAt ? `again ${moment(row.nextAt)}` : row.at ? moment(row.at) : '–'}
                </Cell>
                <Cell label="What the mail server said" className="wrap-anywhere text-small">
                  {row.response ?? '–'}
                </Cell>
              </tr>
            ))}
          </Table>
          <CursorPager cursor={cursor} next={hasMore ? (rows.at(-1)?.id ?? null) : null} />
        </div>
      )}
    </section>
  );
}
