import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { useMailHint } from '#app/pages/captain/booking/mail-hint.ts';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Failed, Notice } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { calendarChangeCalls } from '#shared/calendar-changes.calls.ts';
import type { CALENDAR_DECISIONS } from '#shared/calendar-changes.ts';
import type { CalendarChangeJson } from '#shared/calendars.schema.ts';

type Decision = (typeof CALENDAR_DECISIONS)[number];

/** Calls whose events the owner moved or deleted in a calendar, each with its two decisions; nothing without such calls. */
export function CalendarChanges() {
  const { data, error, reload, setData } = useCall(calendarChangeCalls.list);
  const told = useMailHint();

  async function decide({ bookingId, calendarId, kind }: CalendarChangeJson, decision: Decision) {
    const params = { booking: bookingId, calendar: calendarId, decision };
    const isDone = await toastOnFailure('Failed to save decision', async () => {
      setData(await captainApi.call(calendarChangeCalls.decide, { params }));
      toast(
        decision === 'put-back' ? { title: 'The event will be put back' } : { title: DONE[kind], description: told },
      );
    });
    if (!isDone) reload();
  }

  if (error) return <Failed reason={error} retry={reload} />;
  if (!data || data.length === 0) return null;
  return (
    <div className="mb-10">
      <TabSection
        title="Changed in your calendar"
        lead="The visitor knows nothing of it yet, and the booking is as before."
      >
        <div className="grid gap-3">
          {data.map((change) => (
            <Notice
              key={`${change.bookingId} ${change.calendarId}`}
              isBad
              className=""
              actions={
                <>
                  <MainButton onClick={() => decide(change, 'apply')}>{APPLY[change.kind]}</MainButton>
                  <SmallButton onClick={() => decide(change, 'put-back')}>Put back</SmallButton>
                </>
              }
            >
              {change.text}.
            </Notice>
          ))}
        </div>
      </TabSection>
    </div>
  );
}

const APPLY = { moved: 'Apply: move the call', deleted: 'Apply: cancel the call' } as const;
const DONE = { moved: 'Call moved', deleted: 'Call cancelled' } as const;
