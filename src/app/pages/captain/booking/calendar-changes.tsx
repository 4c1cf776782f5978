import { Section } from '#app/pages/captain/parts/section.tsx';
import { Failed } from '#app/pages/captain/parts/states.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { CALENDAR_DECISIONS, CalendarChange } from '#shared/calendar-changes.ts';

type Decision = (typeof CALENDAR_DECISIONS)[number];

/** Calls whose events the owner moved or deleted in a calendar, and what to do about each. Nothing where there is none. */
export function CalendarChanges() {
  const { data, error, reload, setData } = useCall<CalendarChange[]>('/captain/calendar-changes');

  async function decide({ bookingId, calendarId, kind }: CalendarChange, decision: Decision) {
    try {
      setData(
        await captainApi.post<CalendarChange[]>(`/captain/calendar-changes/${bookingId}/${calendarId}/${decision}`),
      );
      toast({ title: decision === 'put-back' ? 'The event will be put back' : DONE[kind] });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: reasonOf(error), variant: 'destructive' });
      reload();
    }
  }

  if (error) return <Failed reason={error} retry={reload} />;
  if (!data || data.length === 0) return null;
  return (
    <div className="mb-10">
      <Section
        title="Changed in your calendar"
        lead="The visitor knows nothing of it yet, and the booking is as before."
      >
        <ul className="grid gap-3">
          {data.map((change) => (
            <li
              key={`${change.bookingId} ${change.calendarId}`}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-danger border-l-4 bg-paper-bright p-4"
            >
              <p className="min-w-0 max-w-text">{change.text}.</p>
              <p className="flex flex-wrap gap-3">
                <Button size="sm" variant="ink" onClick={() => decide(change, 'apply')}>
                  {APPLY[change.kind]}
                </Button>
                <Button size="sm" variant="outline" onClick={() => decide(change, 'put-back')}>
                  Put back
                </Button>
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

const APPLY = { moved: 'Apply: move the call', deleted: 'Apply: cancel the call' } as const;
const DONE = {
  moved: 'The call was moved, the visitor is told',
  deleted: 'The call was cancelled, the visitor is told',
} as const;
