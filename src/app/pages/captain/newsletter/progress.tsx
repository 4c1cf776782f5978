import { useRef } from 'react';
import { number } from '#app/pages/captain/parts/lists.tsx';
import { duration } from '#app/pages/captain/parts/time.ts';
import { useNow } from '#app/pages/captain/use-call.ts';
import type { Issue, IssueCounts } from '#shared/newsletter.ts';

/** How many of the recipients are done, as a bar. */
export function ProgressBar({ counts: { total, sent, failed } }: { counts: IssueCounts }) {
  const done = sent + failed;
  return (
    <progress className="captain-progress block h-2 w-full" max={Math.max(1, total)} value={done}>
      {total === 0 ? 0 : Math.round((done / total) * 100)} %
    </progress>
  );
}

/** What became of the recipients, and how long the rest will take. */
export function Progress({ issue }: { issue: Issue }) {
  const { counts } = issue;
  const remaining = useRemaining(issue);
  const facts: [label: string, value: string][] = [
    ['Recipients', number(counts.total)],
    ['Sent', number(counts.sent)],
    ['Pending', number(counts.pending)],
    ['Failed', number(counts.failed)],
    ['Unsubscribed', number(counts.unsubscribed)],
    ...(remaining ? ([['Remaining', remaining]] as [string, string][]) : []),
  ];
  return (
    <div>
      <ProgressBar counts={counts} />
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="label text-mute">{label}</dt>
            <dd className="mt-1 font-display text-title tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** By the speed since this page was opened, or since sending began. */
function useRemaining({ state, counts, startedAt }: Issue): string | undefined {
  const now = useNow(1_000);
  const first = useRef<{ at: number; done: number }>(undefined);
  const done = counts.sent + counts.failed;
  if (state !== 'sending') {
    first.current = undefined;
    return undefined;
  }
  first.current ??= { at: now, done };
  const since = done > first.current.done ? first.current : { at: Date.parse(startedAt ?? ''), done: 0 };
  const speed = (done - since.done) / Math.max(1, now - since.at);
  return speed > 0 ? duration(counts.pending / speed) : undefined;
}
