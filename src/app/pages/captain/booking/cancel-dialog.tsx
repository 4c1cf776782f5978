import { DeleteDialog } from '#app/pages/captain/parts/dialog.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { captainBookingCalls } from '#shared/booking.calls.ts';
import { useTold } from './told.ts';

interface CancelDialogProps {
  /** Id of the booking. */
  id: number;
  onCancelled(): void;
  onClose(): void;
}

/** Asks before a call in the future is cancelled. */
export function CancelDialog({ id, onCancelled, onClose }: CancelDialogProps) {
  const told = useTold();
  return (
    <DeleteDialog
      title="Cancel this call?"
      action="Cancel the call"
      keep="Keep it"
      failed="Failed to cancel call"
      onDelete={async () => {
        await captainApi.call(captainBookingCalls.save, { params: { id }, input: { status: 'cancelled' } });
        toast({ title: 'Call cancelled', description: told });
        onCancelled();
      }}
      onClose={onClose}
    >
      {told} The time can be booked again.
    </DeleteDialog>
  );
}
