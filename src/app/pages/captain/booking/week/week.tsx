import { useState } from 'react';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { dayName, zoneName } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { WeekJson } from '#shared/schedule.schema.ts';
import { WEEK_DAYS } from '#shared/schedule.ts';
import { BlockDialog, type TimeToBlock } from './block-dialog.tsx';
import type { Entry } from './entries.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { WeekGrid } from './week-grid.tsx';

const DAY_MS = 24 * 3600 * 1000;

/** A week: when calls are offered, what takes time, and the bookings. Free times can be blocked. */
export function WeekView() {
  const [from, setFrom] = useState<string>();
  const call = useCall(scheduleCalls.week, { query: { from } });
  return (
    <Loaded call={call}>
      {(week) => <OneWeek week={week} isLoading={call.isLoading} reload={call.reload} onMove={setFrom} />}
    </Loaded>
  );
}

interface OneWeekProps {
  week: WeekJson;
  isLoading: boolean;
  reload(): void;
  /** Shows the week from a day on; without one, this week. */
  onMove(from: string | undefined): void;
}

function OneWeek({ week, isLoading, reload, onMove }: OneWeekProps) {
  const [chosen, setChosen] = useState<string>();
  const [toBlock, setToBlock] = useState<TimeToBlock>();
  const [entry, setEntry] = useState<Entry>();

  const unblock = (id: number) =>
    toastOnFailure('Failed to unblock time', async () => {
      await captainApi.call(scheduleCalls.unblockTime, { params: { id } });
      setEntry(undefined);
      toast({ title: 'Time unblocked' });
      reload();
    });

  const dates = week.days.map(({ date }) => date);
  const first = dates[0]!;
  // On a phone one day is shown: the one that was chosen, today, or the first.
  const shown = dates.find((date) => date === chosen) ?? dates.find((date) => date === week.today) ?? first;

  /** Loads the week of a day anew and shows it. */
  function showDay(date: string): void {
    const weeks = Math.floor((Date.parse(date) - Date.parse(first)) / (WEEK_DAYS * DAY_MS));
    setChosen(date);
    if (weeks === 0) reload();
    else onMove(shift(first, weeks * WEEK_DAYS));
  }

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-title" aria-live="polite">
            {dayName(first)} to {dayName(dates.at(-1)!)}
          </h2>
          <p className="text-mute">Times in {zoneName(week.timezone)}</p>
        </div>
        <div className="flex flex-wrap gap-1 max-sm:*:px-3! sm:gap-2">
          <SmallButton onClick={() => onMove(shift(first, -WEEK_DAYS))}>
            Previous<span className="sr-only"> week</span>
          </SmallButton>
          <SmallButton
            onClick={() => {
              onMove(undefined);
              setChosen(undefined);
            }}
          >
            Today
          </SmallButton>
          <SmallButton onClick={() => onMove(shift(first, WEEK_DAYS))}>
            Next<span className="sr-only"> week</span>
          </SmallButton>
          <MainButton onClick={() => setToBlock({ date: shown, from: '12:00', to: '13:00' })}>Block time</MainButton>
        </div>
      </div>
      <div aria-busy={isLoading}>
        <WeekGrid week={week} shown={shown} onShow={setChosen} onSelect={setToBlock} onOpen={setEntry} />
      </div>
      <p className="mt-4 max-w-text text-mute text-small">
        Drag over free time to block it, on a touch screen after holding for a moment, or use “Block time”. Visitors
        cannot book what is blocked, busy or outside your hours.
      </p>
      {toBlock && (
        <BlockDialog time={toBlock} timezone={week.timezone} onClose={() => setToBlock(undefined)} onSaved={showDay} />
      )}
      {entry && (
        <EntryDialog
          entry={entry}
          timezone={week.timezone}
          now={week.now}
          onUnblock={unblock}
          onChanged={reload}
          onClose={() => setEntry(undefined)}
        />
      )}
    </>
  );
}

function shift(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
