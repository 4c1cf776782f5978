import { formatCount } from '#app/pages/captain/parts/counts.ts';
import { duration } from '#app/pages/captain/parts/time.ts';
import type { IssueCounts, IssueJson } from '#shared/newsletter-issue.schema.ts';

/** How many of the recipients are done, as a bar. */
export function ProgressBar({ counts: { total, pending } }: { counts: IssueCounts }) {
  const done = total - pending;
  return (
    <progress className="captain-progress text-good block h-2 w-full" max={Math.max(1, total)} value={done}>
      {total === 0 ? 0 : Math.round((done / total) * 100)} %
    </progress>
  );
}

/** Outcome for the recipients, and how long the rest will take. */
export function Progress({ issue }: { issue: IssueJson }) {
  const { counts, remainingSeconds, visits } = issue;
  const facts: [label: string, value: string][] = [
    ['Recipients', formatCount(counts.total)],
    ['Sent', formatCount(counts.sent)],
    ['Pending', formatCount(counts.pending)],
    ['Failed', formatCount(counts.failed)],
    ...(counts.leftOut > 0 ? ([['Left out', formatCount(counts.leftOut)]] as [string, string][]) : []),
    ['Unsubscribed', formatCount(counts.unsubscribed)],
    ['Visits', formatCount(visits)],
    ...(remainingSeconds === null ? [] : ([['Remaining', duration(remainingSeconds * 1_000)]] as [string, string][])),
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
