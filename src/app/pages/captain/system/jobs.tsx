import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { type Column, Table } from '#app/pages/captain/parts/lists/lists.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { duration, timeAgo } from '#app/pages/captain/parts/time.ts';
import { useCall, useNow } from '#app/pages/captain/use-call.ts';
import type { AnswerOf } from '#shared/call.ts';
import { doctorCalls } from '#shared/doctor.calls.ts';

const REFRESH_MS = 5_000;

type Job = AnswerOf<typeof doctorCalls.listJobs>[number];

/** The work in the background, when it is opened. */
export function Jobs() {
  return (
    <Fold className="mt-2" title="Background jobs" titleClass="py-2.5">
      <JobTable />
    </Fold>
  );
}

function JobTable() {
  const now = useNow(REFRESH_MS);
  const call = useCall(doctorCalls.listJobs, undefined, now);
  const columns: Column<Job>[] = [
    { label: 'Job', cell: ({ name }) => name },
    {
      label: 'Last run',
      cell: (job) => lastRunOf(job, now),
    },
    { label: 'Result', className: 'wrap-anywhere', cell: resultOf },
    {
      label: 'Next',
      cell: ({ nextAt }) => (nextAt ? `in ${duration(Date.parse(nextAt) - now)}` : 'when needed'),
    },
  ];
  return (
    <Loaded call={call}>
      {(jobs) => <Table caption="Background jobs" rows={jobs} keyOf={({ name }) => name} columns={columns} />}
    </Loaded>
  );
}

function lastRunOf({ isRunning, lastRunAt }: Job, now: number): string {
  if (isRunning) return 'now';
  return lastRunAt ? timeAgo(lastRunAt, now) : 'not yet';
}

function resultOf({ error, lastRunAt, took }: Job) {
  if (error !== null) return <span className="text-danger">{error}</span>;
  if (lastRunAt === null || took === null) return '–';
  return `OK in ${took < 1000 ? `${took} ms` : duration(took)}`;
}
