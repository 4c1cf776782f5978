import type { AppContext, Metrics } from '#server/context.ts';
import { countOutbox, listOutages } from '#server/delivery/delivery.ts';

/** Counts requests in memory, by kind and status. */
export function createMetrics(): Metrics {
  const requests = { api: new Map<number, number>(), page: new Map<number, number>() };
  const pageWork = { render: 0, br: 0, gzip: 0 };
  return {
    countRequest(kind, status) {
      requests[kind].set(status, (requests[kind].get(status) ?? 0) + 1);
    },
    requests: (kind) => requests[kind],
    countPageWork(work) {
      pageWork[work] += 1;
    },
    pageWork: () => pageWork,
  };
}

/** The server's metrics in Prometheus' text format (version 0.0.4), without personal data. */
export async function renderMetrics(ctx: AppContext): Promise<string> {
  const now = ctx.clock.now();
  const { heapUsed, rss } = process.memoryUsage();
  const { at, bytes, failures } = ctx.snapshots;
  const outbox = Object.entries(await countOutbox(ctx.db));
  const outages = await listOutages(ctx);
  return [
    family(
      'site_requests_total',
      'counter',
      'Requests answered, by kind and status.',
      (['api', 'page'] as const).flatMap((kind) =>
        [...ctx.metrics.requests(kind)].map(([status, count]) => [`kind="${kind}",status="${status}"`, count] as const),
      ),
    ),
    family(
      'site_page_work_total',
      'counter',
      'Pages rendered, and texts compressed by content coding.',
      Object.entries(ctx.metrics.pageWork()).map(([work, count]) => [`work="${work}"`, count]),
    ),
    family(
      'site_outbox_messages',
      'gauge',
      'Messages in the outbox, by status.',
      outbox.map(([status, count]) => [`status="${status}"`, count]),
    ),
    family(
      'site_outage_failures',
      'gauge',
      'Consecutive failures of each failing service.',
      outages.map((outage) => [`source="${outage.source}"`, outage.failures]),
    ),
    family('site_snapshot_age_seconds', 'gauge', 'Age of backups/latest.db.', at === null ? [] : [['', now - at]]),
    family('site_snapshot_bytes', 'gauge', 'Size of backups/latest.db.', [['', bytes]]),
    family('site_snapshot_failures', 'gauge', 'Consecutive failed snapshots.', [['', failures]]),
    family('site_disk_reserve', 'gauge', 'Disk reserve: 0 while the disk is too full for it.', [
      ['', ctx.diskReserve.isAllocated() ? 1 : 0],
    ]),
    family('process_uptime_seconds', 'gauge', 'Seconds since the start.', [['', Math.round(process.uptime())]]),
    family('process_resident_memory_bytes', 'gauge', 'Resident memory.', [['', rss]]),
    family('nodejs_heap_used_bytes', 'gauge', 'Heap in use.', [['', heapUsed]]),
  ].join('');
}

function family(
  name: string,
  type: string,
  help: string,
  samples: (readonly [labels: string, value: number])[],
): string {
  const lines = samples.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}
