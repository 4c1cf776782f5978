import { useState } from 'react';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { dayName } from '#app/pages/captain/parts/time.ts';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { WEEK_DAYS, type Week } from '#shared/schedule.ts';
import { BlockDialog, type BlockDraft } from './block-dialog.tsx';
import type { Entry } from './entries.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { WeekGrid } from './week-grid.tsx';

const DAY_MS = 24 * 3600 * 1000;

/** One week: when calls are offered, what takes time, and the bookings. Free times can be blocked. */
export function WeekView() {
  const [from, setFrom] = useState<string>();
  const { data, error, isLoading, reload } = useCall<Week>(`/captain/schedule/week${from ? `?from=${from}` : ''}`);
  const [chosen, setChosen] = useState<string>();
  const [draft, setDraft] = useState<BlockDraft>();
  const [entry, setEntry] = useState<Entry>();

  async function unblock(id: number) {
    try {
      await captainApi.delete(`/captain/schedule/blocked-times/${id}`);
      setEntry(undefined);
      toast({ title: 'Time unblocked' });
      reload();
    } catch (error) {
      toast({ title: 'Failed to unblock', description: reasonOf(error), variant: 'destructive' });
    }
  }

  if (!data) return error ? <Failed reason={error} retry={reload} /> : <Loading />;
  const dates = data.days.map(({ date }) => date);
  const first = dates[0]!;
  // On a phone one day is shown: the one that was chosen, today, or the first.
  const shown = dates.find((date) => date === chosen) ?? dates.find((date) => date === data.today) ?? first;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-title" aria-live="polite">
            {dayName(first)} to {dayName(dates.at(-1)!)}
          </h2>
          <p className="text-mute">Times in {data.timezone.replace(/_/g, ' ')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={() => setFrom(shift(first, -WEEK_DAYS))}>
            Previous<span className="sr-only"> week</span>
          </Button>
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              setFrom(undefined);
              setChosen(undefined);
            }}
          >
            Today
          </Button>
          <Button size="sm" variant="outline" onClick={() => setFrom(shift(first, WEEK_DAYS))}>
            Next<span className="sr-only"> week</span>
          </Button>
          <Button size="sm" variant="ink" onClick={() => setDraft({ date: shown, from: '12:00', to: '13:00' })}>
            Block time
          </Button>
        </div>
      </div>
      {error && <Failed reason={error} retry={reload} />}
      <div aria-busy={isLoading}>
        <WeekGrid week={data} shown={shown} onShow={setChosen} onSelect={setDraft} onOpen={setEntry} />
      </div>
      <p className="mt-4 max-w-text text-mute text-small">
        Drag over free time to block it, on a touch screen after holding for a moment. Visitors cannot book what is
        blocked, busy or outside your hours.
      </p>
      {draft && (
        <BlockDialog
          draft={draft}
          onClose={() => setDraft(undefined)}
          onSaved={() => {
            setDraft(undefined);
            reload();
          }}
        />
      )}
      {entry && (
        <EntryDialog entry={entry} timezone={data.timezone} onUnblock={unblock} onClose={() => setEntry(undefined)} />
      )}
    </>
  );
}

function shift(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
