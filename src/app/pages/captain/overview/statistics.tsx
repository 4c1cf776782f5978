import { type ReactNode, useState } from 'react';
import { useSite } from '#app/components/site.ts';
import { BarChart } from '#app/pages/captain/parts/bar-chart.tsx';
import { formatCount } from '#app/pages/captain/parts/counts.ts';
import { type Column, Filter, Table } from '#app/pages/captain/parts/lists/lists.tsx';
import { Empty, Loaded, TabHead } from '#app/pages/captain/parts/states.tsx';
import { dayName } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { AnswerOf } from '#shared/call.ts';
import { overviewCalls } from '#shared/overview.calls.ts';
import { STATISTICS_PERIODS, type StatisticsPeriod } from '#shared/statistics.ts';

type StatisticsJson = AnswerOf<typeof overviewCalls.statistics>;

const PERIODS = (Object.entries(STATISTICS_PERIODS) as [StatisticsPeriod, { label: string }][]).map(
  ([id, { label }]) => ({ id, label }),
);

const COLUMNS: readonly Column<StatisticsJson['pages'][number]>[] = [
  {
    label: 'Page',
    className: 'wrap-anywhere font-mono',
    cell: ({ path }) =>
      path === '*' ? (
        'other pages'
      ) : (
        <a href={path} className="link">
          {path}
        </a>
      ),
  },
  { label: 'Views', className: 'font-mono', cell: (page) => formatCount(page.views) },
  { label: 'Messages', className: 'font-mono', cell: (page) => amount(page.messages) },
  { label: 'Bookings', className: 'font-mono', cell: (page) => amount(page.bookings) },
];
const SIGN_UPS: (typeof COLUMNS)[number] = {
  label: 'Sign-ups',
  className: 'font-mono',
  cell: (page) => amount(page.subscriptions),
};

/** Page views, where visitors came from, and which pages led to messages, bookings and sign-ups. */
export function Tab() {
  const [period, setPeriod] = useState<StatisticsPeriod>('weeks');
  const call = useCall(overviewCalls.statistics, { query: { period } });
  return (
    <>
      <TabHead
        title="Statistics"
        lead="How many people look at your site, where they come from, and what they do. Your own visits are left out. A day ends at midnight UTC."
      >
        <Filter<StatisticsPeriod> choices={PERIODS} value={period} onChange={setPeriod} />
      </TabHead>
      <Loaded call={call}>
        {(data) =>
          data.totals.views === 0 && data.pages.length === 0 ? (
            <Empty title="No visits yet">
              Pages that visitors open are counted here from now on. Tell somebody about your site, and look again
              tomorrow.
            </Empty>
          ) : (
            <Figures data={data} period={period} />
          )
        }
      </Loaded>
    </>
  );
}

interface FiguresProps {
  data: StatisticsJson;
  period: StatisticsPeriod;
}

function Figures({ data: { views, totals, pages, sources }, period }: FiguresProps) {
  const isDaily = STATISTICS_PERIODS[period].step === 1;
  const hasReaders = useSite().hasNewsletter || totals.subscriptions > 0;
  return (
    <div className="grid gap-10">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        <Total count={totals.views} what="Page views" />
        <Total count={totals.messages} what="Messages" />
        <Total count={totals.bookings} what="Bookings" />
        {hasReaders && <Total count={totals.subscriptions} what="New subscribers" />}
      </dl>
      <Part title={isDaily ? 'Page views each day' : 'Page views each week'}>
        <div className="max-w-160">
          <BarChart what="page views" days={views} unit={isDaily ? 'days' : 'weeks'} />
          <p aria-hidden="true" className="small-mono mt-1 flex justify-between gap-4 text-mute">
            <span>{dayName(views[0]?.day ?? '')}</span>
            <span>at most {formatCount(Math.max(...views.map(({ count }) => count)))}</span>
            <span>{dayName(views.at(-1)?.day ?? '')}</span>
          </p>
        </div>
      </Part>
      <Part title="Where visitors came from">
        {sources.length === 0 ? (
          <p className="text-mute">Nobody came from another site yet.</p>
        ) : (
          <Sources sources={sources} />
        )}
      </Part>
      <Part title="Pages, and what they led to">
        <Table
          caption="Pages with their views, and messages, bookings and sign-ups that were sent from them"
          rows={pages}
          keyOf={({ path }) => path}
          columns={hasReaders ? [...COLUMNS, SIGN_UPS] : COLUMNS}
        />
      </Part>
    </div>
  );
}

function Total({ count, what }: { count: number; what: string }) {
  return (
    <div className="border-paper-rule border-t pt-3">
      <dt className="label text-mute">{what}</dt>
      <dd className="font-mono text-figure">{formatCount(count)}</dd>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-title">{title}</h2>
      {children}
    </section>
  );
}

/** None is easier to see than a zero. */
function amount(count: number): ReactNode {
  return count === 0 ? <span className="text-mute">–</span> : formatCount(count);
}

function Sources({ sources }: { sources: StatisticsJson['sources'] }) {
  const all = sources.reduce((sum, { visits }) => sum + visits, 0);
  return (
    <ol className="max-w-160">
      {sources.map(({ source, visits }) => (
        <li key={source} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5">
          <span className="wrap-anywhere">{nameOf(source)}</span>
          <span className="font-mono">
            {formatCount(visits)} <span className="text-mute">({Math.round((visits / all) * 100)} %)</span>
          </span>
          <span aria-hidden="true" className="col-span-2 mt-1 h-0.5 bg-paper-rule">
            <span className="block h-full bg-signal-deep" style={{ width: `${(visits / all) * 100}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function nameOf(source: string): string {
  if (source === '') return 'Typed the address, or it is not known';
  return source === '*' ? 'Other sites' : source;
}
