import { useState } from 'react';
import { Filter, Table } from '#app/pages/captain/parts/lists/lists.tsx';
import { CursorPager, useCursor } from '#app/pages/captain/parts/lists/pager.tsx';
import { Badge, Empty, Loaded } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { sendingCalls } from '#shared/newsletter.calls.ts';
import type { RecipientState } from '#shared/sending.schema.ts';

const SIZE = 50;

const STATES: Record<RecipientState, { label: string; none: string; look: 'good' | 'off' | 'alert' | 'late' }> = {
  failed: { label: 'Failed', none: 'No mail failed', look: 'late' },
  pending: { label: 'Pending', none: 'No mail is waiting', look: 'alert' },
  sent: { label: 'Sent', none: 'No mail was sent yet', look: 'good' },
  suppressed: { label: 'Left out', none: 'Nobody was left out', look: 'off' },
  unsubscribed: { label: 'Unsubscribed', none: 'Nobody unsubscribed', look: 'off' },
};
const CHOICES = (Object.keys(STATES) as RecipientState[]).map((id) => ({ id, label: STATES[id].label }));

interface RecipientsProps {
  issueId: number;
  /** Number of recipients that are done; the list is read again when it changes. */
  done: number;
}

/** Recipients of an issue, and what the mail server said about each. */
export function Recipients({ issueId, done }: RecipientsProps) {
  const [state, setState] = useState<RecipientState>('failed');
  const cursor = useCursor();
  const query = { state, limit: SIZE + 1, after: cursor.before ?? 0 };
  const call = useCall(sendingCalls.recipients, { params: { id: issueId }, query }, done);
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
      <div className="mt-5">
        <Loaded call={call}>
          {(found) => {
            if (found.length === 0) return <Empty title={STATES[state].none} />;
            const rows = found.slice(0, SIZE);
            return (
              <>
                <Table
                  caption="Recipients"
                  rows={rows}
                  keyOf={({ id }) => id}
                  columns={[
                    {
                      label: 'Email',
                      className: 'wrap-anywhere font-semibold',
                      cell: ({ email }) => email ?? <span className="font-normal text-mute">Erased</span>,
                    },
                    {
                      label: 'State',
                      cell: (row) => <Badge look={STATES[row.state].look}>{STATES[row.state].label}</Badge>,
                    },
                    {
                      label: 'When',
                      className: 'md:min-w-28 xl:whitespace-nowrap',
                      cell: ({ nextAt, at }) =>
                        (nextAt ? `again ${dateAndTime(nextAt)}` : at && dateAndTime(at)) || '–',
                    },
                    {
                      label: 'What the mail server said',
                      className: 'wrap-anywhere text-small',
                      cell: ({ response }) => response ?? '–',
                    },
                  ]}
                />
                <CursorPager cursor={cursor} next={found.length > SIZE ? rows.at(-1)?.id : undefined} />
              </>
            );
          }}
        </Loaded>
      </div>
    </section>
  );
}
