import { DeleteDialog, DialogButton, FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { SearchedList, useSearchedRows } from '#app/pages/captain/parts/lists/searched-list.tsx';
import { Badge } from '#app/pages/captain/parts/states.tsx';
import { shortDate } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { suppressionCalls } from '#shared/newsletter.calls.ts';
import type { ListedSuppressionJson, SuppressionKind } from '#shared/sending.schema.ts';

const KINDS: Record<SuppressionKind, string> = {
  hard: 'Gone',
  soft: 'Not reachable',
  complaint: 'Reported spam',
  manual: 'By you',
  left: 'Left',
};

/** Addresses that get no issue, whatever is imported. */
export function Suppressed() {
  const list = useSearchedRows(suppressionCalls.list);
  const { q, reload } = list;
  return (
    <SearchedList
      list={list}
      searchLabel="Search addresses and reasons"
      caption="Suppressed addresses"
      keyOf={({ hash }) => hash}
      columns={[
        {
          label: 'Email',
          className: 'wrap-anywhere font-semibold md:min-w-44',
          cell: ({ email }) => email ?? <span className="font-normal text-mute">Only a hash of it is kept</span>,
        },
        { label: 'Since', className: 'whitespace-nowrap', cell: ({ createdAt }) => shortDate(createdAt) },
        {
          label: 'Why',
          cell: ({ kind }) => <Badge look={kind === 'complaint' ? 'late' : 'off'}>{KINDS[kind]}</Badge>,
        },
        { label: 'Reason', className: 'wrap-anywhere text-small', cell: ({ reason }) => reason },
      ]}
      actions={(row) => (
        <DialogButton
          aria-label={`Allow again: ${row.email ?? row.reason}`}
          dialog={(close) => <AllowDialog row={row} onClose={close} onAllowed={reload} />}
        >
          Allow again
        </DialogButton>
      )}
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
      buttons={
        <DialogButton dialog={(close) => <AddSuppressedDialog onClose={close} onAdded={reload} />}>
          Suppress an address
        </DialogButton>
      }
    />
  );
}

interface AllowDialogProps {
  row: ListedSuppressionJson;
  onAllowed(): void;
  onClose(): void;
}

function AllowDialog({ row: { hash, email, reason }, onAllowed, onClose }: AllowDialogProps) {
  return (
    <DeleteDialog
      title="Allow this address again?"
      action="Allow again"
      onClose={onClose}
      failed="Failed to allow address"
      onDelete={async () => {
        await captainApi.call(suppressionCalls.remove, { params: { hash } });
        toast({ title: 'Address allowed', description: email ?? undefined });
        onAllowed();
      }}
    >
      {email ?? 'This address'} was suppressed: {reason}. Mail to addresses that do not exist, or to people who reported
      spam, harms how all your mail is rated.
    </DeleteDialog>
  );
}

function AddSuppressedDialog({ onClose, onAdded }: { onClose(): void; onAdded(): void }) {
  async function add(fields: FormData) {
    const email = textIn(fields, 'email');
    await captainApi.call(suppressionCalls.add, { input: { email, reason: textIn(fields, 'reason') } });
    toast({ title: 'Address suppressed', description: email });
    onAdded();
  }

  return (
    <FormDialog
      title="Suppress an address"
      onClose={onClose}
      localCopy="suppressed"
      save={add}
      failed="Failed to suppress address"
      action="Suppress"
    >
      <TextField label="Email" name="email" type="email" />
      <TextField label="Reason" note="optional" name="reason" />
    </FormDialog>
  );
}
