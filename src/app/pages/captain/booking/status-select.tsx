import { Suspense, useState } from 'react';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { Select } from '#app/ui/field.tsx';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { toast } from '#app/ui/toast.tsx';
import { captainBookingCalls } from '#shared/booking.calls.ts';
import { BOOKING_STATUSES, type BookingStatus } from '#shared/booking.ts';
import { useMailHint } from './mail-hint.ts';

/** Loaded when a call is moved or cancelled. */
const CallDialog = lazyPart(() => import('./call-dialog.tsx'), 'CallDialog');

const STATUS_LABELS: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  no_show: 'No-show',
};

interface BookingStatusSelectProps {
  id: number;
  /** Name of the visitor. */
  name: string;
  status: BookingStatus;
  /** Start of the call, ISO 8601; null if it is unknown. */
  startsAt: string | null;
  /** The call was moved, cancelled or taken back. */
  onChanged(): void;
}

/** The status of a booking, and moving a call ahead. Cancelling one asks first, as the server mails the visitor. */
export function BookingStatusSelect({ id, name, status, startsAt, onChanged }: BookingStatusSelectProps) {
  const [current, setCurrent] = useState(status);
  const [open, setOpen] = useState<'cancel' | 'move'>();
  const told = useMailHint();
  const isAhead = startsAt !== null && Date.parse(startsAt) > Date.now();

  async function choose(next: BookingStatus) {
    if (next === 'cancelled' && isAhead) return setOpen('cancel');
    setCurrent(next);
    const isTakenBack = isAhead && current === 'cancelled' && (next === 'pending' || next === 'confirmed');
    const isSaved = await toastOnFailure('Failed to save booking', async () => {
      await captainApi.call(captainBookingCalls.save, { params: { id }, input: { status: next } });
      toast({ title: 'Booking saved', ...(isTakenBack && { description: told }) });
    });
    if (!isSaved) setCurrent(current);
    else if (isTakenBack) onChanged();
  }

  return (
    <div className="my-1 flex flex-wrap items-center gap-2">
      <Select
        aria-label="Status of the booking"
        value={current}
        onChange={(event) => choose(event.target.value as BookingStatus)}
        className="w-48!"
      >
        {BOOKING_STATUSES.map((one) => (
          <option key={one} value={one}>
            {STATUS_LABELS[one]}
          </option>
        ))}
      </Select>
      {isAhead && current !== 'cancelled' && (
        <>
          <SmallButton onClick={() => setOpen('move')}>Move</SmallButton>
          <SmallButton variant="quietDanger" onClick={() => setOpen('cancel')}>
            Cancel this call
          </SmallButton>
        </>
      )}
      {isAhead && current === 'pending' && (
        <p className="w-full text-mute">
          Pending: the visitor is booked, and you need not do anything. “Confirmed” is a mark for yourself.
        </p>
      )}
      {open && startsAt && (
        <Suspense>
          <CallDialog
            step={open}
            call={{ id, name, start: startsAt }}
            onMoved={onChanged}
            onCancelled={() => {
              setCurrent('cancelled');
              onChanged();
            }}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
