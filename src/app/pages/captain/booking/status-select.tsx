import { useState } from 'react';
import { act } from '#app/pages/captain/act.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { Select } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { captainBookingCalls } from '#shared/booking.calls.ts';
import { BOOKING_STATUSES, type BookingStatus } from '#shared/booking.ts';
import { CancelDialog } from './cancel-dialog.tsx';

const STATUS_LABELS: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  no_show: 'No-show',
};

interface BookingStatusSelectProps {
  id: number;
  status: BookingStatus;
  /** When the call is, ISO 8601, where that is known. */
  startsAt: string | null;
}

/** The status of a booking. Cancelling a call ahead asks first, as the server mails the visitor. */
export function BookingStatusSelect({ id, status, startsAt }: BookingStatusSelectProps) {
  const [current, setCurrent] = useState(status);
  const [isCancelling, setIsCancelling] = useState(false);

  async function choose(next: BookingStatus) {
    if (next === 'cancelled' && startsAt !== null && Date.parse(startsAt) > Date.now()) {
      setIsCancelling(true);
      return;
    }
    setCurrent(next);
    const isSaved = await act('Failed to save booking', async () => {
      await captainApi.call(captainBookingCalls.save, { params: { id }, input: { status: next } });
      toast({ title: 'Booking saved' });
    });
    if (!isSaved) setCurrent(current);
  }

  return (
    <>
      <Select
        aria-label="Status of the booking"
        value={current}
        onChange={(event) => choose(event.target.value as BookingStatus)}
        className="my-1 w-48!"
      >
        {BOOKING_STATUSES.map((one) => (
          <option key={one} value={one}>
            {STATUS_LABELS[one]}
          </option>
        ))}
      </Select>
      {isCancelling && (
        <CancelDialog id={id} onCancelled={() => setCurrent('cancelled')} onClose={() => setIsCancelling(false)} />
      )}
    </>
  );
}
