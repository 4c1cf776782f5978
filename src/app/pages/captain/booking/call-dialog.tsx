import { Suspense } from 'react';
import { useLocalValues } from '#app/pages/captain/drafts/use-local-values.ts';
import { DeleteDialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextareaField } from '#app/pages/captain/parts/forms/forms.tsx';
import { useHasMail } from '#app/pages/captain/parts/has-mail.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { toast } from '#app/ui/toast.tsx';
import { captainBookingCalls } from '#shared/booking.calls.ts';
import { MAX } from '#shared/limits.ts';
import { useLetterAction } from './letter.tsx';
import { useMailHint } from './mail-hint.ts';

/** Loaded when a call is moved. */
const MoveDialog = lazyPart(() => import('./move-dialog.tsx'), 'MoveDialog');

interface CallDialogProps {
  step: 'move' | 'cancel';
  /** Id of the booking, name of the visitor, and when the call is now, ISO 8601. */
  call: { id: number; name: string; start: string };
  onMoved(): void;
  onCancelled(): void;
  onClose(): void;
}

/** Moves a call in the future, or asks before it is cancelled. */
export function CallDialog({ step, call, onMoved, onCancelled, onClose }: CallDialogProps) {
  if (step === 'cancel') return <CancelDialog {...call} onCancelled={onCancelled} onClose={onClose} />;
  return (
    <Suspense>
      <MoveDialog {...call} onMoved={onMoved} onClose={onClose} />
    </Suspense>
  );
}

type CancelDialogProps = CallDialogProps['call'] & Pick<CallDialogProps, 'onCancelled' | 'onClose'>;

function CancelDialog({ id, name, onCancelled, onClose }: CancelDialogProps) {
  const told = useMailHint();
  const hasMail = useHasMail();
  const action = useLetterAction(id, name);
  const { values, change, clear } = useLocalValues(`cancel.${id}`, { reason: '' });
  return (
    <DeleteDialog
      title="Cancel this call?"
      action="Cancel the call"
      keep="Keep it"
      failed="Failed to cancel call"
      onDelete={async () => {
        await captainApi.call(captainBookingCalls.save, { params: { id }, input: { status: 'cancelled', ...values } });
        toast({ title: 'Call cancelled', description: told, action });
        clear();
        onCancelled();
      }}
      onClose={onClose}
    >
      <p>{told} The time can be booked again.</p>
      {hasMail && (
        <TextareaField
          label="Reason"
          note="optional"
          hint="The visitor reads it in the mail."
          rows={3}
          maxLength={MAX.cancelReason}
          value={values.reason}
          onChange={({ target }) => change({ reason: target.value })}
          className="mt-4"
        />
      )}
    </DeleteDialog>
  );
}
