import { useState } from 'react';
import { DeleteDialog, Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { Cell, number, SearchBox, Table } from '#app/pages/captain/parts/lists.tsx';
import { Pager } from '#app/pages/captain/parts/pager.tsx';
import { Badge, Empty, Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { day } from '#app/pages/captain/parts/time.ts';
import { captainApi, getRows, type Rows, reasonOf } from '#app/pages/captain/session.ts';
import { useCall, useSettled } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { ListedSuppression, SuppressionKind } from '#shared/sending.ts';

const SIZE = 50;

const KINDS: Record<SuppressionKind, string> = {
  hard: 'Gone',
  soft: 'Not reachable',
  complaint: 'Reported spam',
  manual: 'By you',
  left: 'Left',
};

/** Addresses that get no issue, whatever is imported. */
export function Suppressed() {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<ListedSuppression>();
  const q = useSettled(typed.trim());
  const { data, error, isLoading, reload } = useCall<Rows<ListedSuppression>>(
    `/captain/suppressed?${new URLSearchParams({ q, page: String(page), limit: String(SIZE) })}`,
    getRows,
  );

  async function remove({ hash, email }: ListedSuppression) {
    setRemoving(undefined);
    try {
      await captainApi.delete(`/captain/suppressed/${hash}`);
      toast({ title: 'Allowed again', description: email ?? undefined });
      reload();
    } catch (reason) {
      toast({ title: 'Not changed', description: reasonOf(reason), variant: 'destructive' });
    }
  }

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <SearchBox
          label="Search addresses and reasons"
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setPage(1);
          }}
        />
        <div className="flex items-center gap-4">
          {data && <p className="label text-mute">{number(data.total)} found</p>}
          <Button size="sm" variant="outline" onClick={() => setIsAdding(true)}>
            Add an address
          </Button>
        </div>
      </div>
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      {data?.total === 0 && (
        <Empty title={q ? 'No suppressed address matches' : 'No suppressed addresses'}>
          {q
            ? 'Give a whole address to find one that is kept without its name.'
            : 'Addresses whose mail comes back, and readers who report spam, appear here and get no further issue.'}
        </Empty>
      )}
      {data && data.rows.length > 0 && (
        <>
          <Table caption="Suppressed addresses" columns={['Email', 'Since', 'Why', 'Reason', 'Actions']}>
            {data.rows.map((row) => (
              <tr key={row.hash} className="border-paper-rule border-b">
                <Cell label="Email" className="wrap-anywhere font-semibold md:min-w-56">
                  {row.email ?? <span className="font-normal text-mute">Only a hash of it is kept</span>}
                </Cell>
                <Cell label="Since" className="xl:whitespace-nowrap">
                  {day(row.createdAt)}
                </Cell>
                <Cell label="Why">
                  <Badge look={row.kind === 'complaint' ? 'late' : 'off'}>{KINDS[row.kind]}</Badge>
                </Cell>
                <Cell label="Reason" className="wrap-anywhere text-small">
                  {row.reason}
                </Cell>
                <Cell label="Actions" className="md:text-right xl:whitespace-nowrap">
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`Allow again: ${row.email ?? row.reason}`}
                    onClick={() => setRemoving(row)}
                  >
                    Allow again
                  </Button>
                </Cell>
              </tr>
            ))}
          </Table>
          <Pager
            noun="suppression"
            page={page}
            size={SIZE}
            shown={data.rows.length}
            total={data.total}
            hasMore={page * SIZE < data.total}
            onChange={setPage}
          />
        </>
      )}
      {isAdding && (
        <AddDialog
          onClose={() => setIsAdding(false)}
          onAdded={() => {
            setIsAdding(false);
            reload();
          }}
        />
      )}
      {removing && (
        <DeleteDialog
          title="Allow this address again?"
          action="Allow again"
          onClose={() => setRemoving(undefined)}
          onDelete={() => void remove(removing)}
        >
          {removing.email ?? 'This address'} was suppressed: {removing.reason}. Mail to addresses that do not exist, or
          to people who reported spam, harms how all your mail is rated.
        </DeleteDialog>
      )}
    </>
  );
}

function AddDialog({ onClose, onAdded }: { onClose(): void; onAdded(): void }) {
  const issues = useIssues();
  const [isBusy, setIsBusy] = useState(false);

  async function add(fields: FormData) {
    setIsBusy(true);
    issues.clear();
    try {
      await captainApi.post('/captain/suppressed', { email: fields.get('email'), reason: fields.get('reason') });
      toast({ title: 'Suppressed', description: String(fields.get('email')) });
      onAdded();
    } catch (reason) {
      if (issues.take(reason)) return;
      toast({ title: 'Not added', description: reasonOf(reason), variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog title="Add an address" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add(new FormData(event.currentTarget));
        }}
      >
        <TextField label="Email" name="email" type="email" error={issues.errorOf('email')} />
        <TextField label="Reason" note="optional" name="reason" className="mt-5" error={issues.errorOf('reason')} />
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button size="sm" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" variant="ink" type="submit" disabled={isBusy}>
            Suppress
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
