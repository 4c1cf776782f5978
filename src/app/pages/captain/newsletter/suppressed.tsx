import { useState } from 'react';
import { DeleteDialog, Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { Cell } from '#app/pages/captain/parts/lists.tsx';
import { SearchedList, useSearchedRows } from '#app/pages/captain/parts/searched-list.tsx';
import { Badge } from '#app/pages/captain/parts/states.tsx';
import { day } from '#app/pages/captain/parts/time.ts';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { ListedSuppression, SuppressionKind } from '#shared/sending.ts';

const KINDS: Record<SuppressionKind, string> = {
  hard: 'Gone',
  soft: 'Not reachable',
  complaint: 'Reported spam',
  manual: 'By you',
  left: 'Left',
};

/** Addresses that get no issue, whatever is imported. */
export function Suppressed() {
  const list = useSearchedRows<ListedSuppression>('/captain/suppressed');
  const { q, reload } = list;
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<ListedSuppression>();

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
      <SearchedList
        list={list}
        searchLabel="Search addresses and reasons"
        caption="Suppressed addresses"
        columns={['Email', 'Since', 'Why', 'Reason', 'Actions']}
        noun="suppression"
        empty={
          q
            ? {
                title: 'No suppressed address matches',
                text: 'Give a whole address to find one that is kept without its name.',
              }
            : {
                title: 'No suppressed addresses',
                text: 'Addresses whose mail comes back, and readers who report spam, appear here and get no further issue.',
              }
        }
        actions={
          <Button size="sm" variant="outline" onClick={() => setIsAdding(true)}>
            Add an address
          </Button>
        }
      >
        {(row) => (
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
        )}
      </SearchedList>
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
