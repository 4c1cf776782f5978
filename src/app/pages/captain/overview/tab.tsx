import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { NO_CONFIRMATION } from '#app/pages/captain/booking/mail-hint.ts';
import { BarChart } from '#app/pages/captain/parts/bar-chart.tsx';
import { formatCount } from '#app/pages/captain/parts/counts.ts';
import { useHasMail } from '#app/pages/captain/parts/has-mail.ts';
import { BlockLink, TextLink } from '#app/pages/captain/parts/links.tsx';
import { SetUpMailLink } from '#app/pages/captain/parts/set-up-mail-link.tsx';
import { Loaded, TabHead } from '#app/pages/captain/parts/states.tsx';
import {
  dayName,
  dueAt,
  localizedTime,
  promiseInWords,
  timeAgo,
  waitInWords,
  zoneName,
} from '#app/pages/captain/parts/time.ts';
import { useSession } from '#app/pages/captain/session.ts';
import { useCall, useNow } from '#app/pages/captain/use-call.ts';
import { calledName } from '#shared/called-name.ts';
import { overviewCalls } from '#shared/overview.calls.ts';
import type { OverviewJson, Trend } from '#shared/overview.schema.ts';
import { paths } from '#shared/paths.ts';
import { setupCalls } from '#shared/setup.calls.ts';
import { EXAMPLE_OWNER } from '#shared/site.ts';
import { hasOpenSteps, SetupLeft, SetupSteps } from './setup-card.tsx';
import { StatusLine } from './status-line.tsx';

/** Unanswered messages, the next calls, figures of the last four weeks, and the system status. */
export function Tab() {
  const session = useSession();
  const call = useCall(overviewCalls.get);
  const { data: setup, setData: setSetup } = useCall(setupCalls.get);
  const steps = setup && hasOpenSteps(setup) && <SetupSteps setup={setup} onChange={setSetup} />;
  const { ownerName } = useSite();
  const known = [session?.user.name, ownerName].find((name) => name && name !== EXAMPLE_OWNER);
  // Captain's own texts are in English.
  const hello = known ? `Hello ${calledName(known, 'en')}. ` : '';
  return (
    <>
      <TabHead
        title="Overview"
        lead={`${hello}Who waits for an answer, what comes next, and the last four weeks in figures.`}
      />
      <Loaded call={call}>
        {(data) => (
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {hasProblem(data) && <StatusLine notices={data.notices} />}
            {/* First while nobody waits for an answer, as on a new site. */}
            {countUnanswered(data) === 0 && steps}
            <Unanswered data={data} />
            <FollowUps data={data} />
            <NextCalls data={data} />
            {countUnanswered(data) > 0 && steps}
            {setup && !steps && <SetupLeft isFinished={setup.isFinished} />}
            {!hasProblem(data) && <StatusLine notices={data.notices} />}
            <Figures data={data} />
            <TopPages pages={data.topPages} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Figures({ data: { leads, messages, views, subscribers, subscribed, chats } }: { data: OverviewJson }) {
  const { hasNewsletter } = useSite();
  const hasReaders = hasNewsletter || subscribed > 0;
  return (
    <>
      <Figure
        title="New leads"
        what="new leads"
        trend={leads}
        tab="leads"
        note={hasReaders ? 'newsletter readers included' : undefined}
      />
      <Figure title="Messages" what="messages" trend={messages} tab="leads" />
      <Figure title="Page views" what="page views" trend={views} />
      {hasReaders && (
        <Figure
          title="New subscribers"
          what="new subscribers"
          trend={subscribers}
          tab="subscribers"
          note={`${formatCount(subscribed)} get the newsletter`}
        />
      )}
      <Figure title="Chats" what="chats" trend={chats} tab="chats" />
    </>
  );
}

/** Leads and chats without an answer. */
const countUnanswered = ({ waiting, waitingChats }: OverviewJson) => waiting.count + waitingChats.count;

const hasProblem = ({ notices }: OverviewJson) => notices.some(({ level }) => level === 'trouble');

function Card({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={`rounded-md border border-paper-rule bg-paper-bright p-5 ${className}`}>
      <h2 className="label text-mute">{title}</h2>
      {children}
    </section>
  );
}

/** Unanswered leads and chats, compared with the promised response time. */
function Unanswered({ data }: { data: OverviewJson }) {
  const { waiting, waitingChats, promisedMinutes } = data;
  const now = useNow(1000);
  const count = countUnanswered(data);
  const first = [
    ...waiting.first.map(({ id, name, since }) => ({ key: `lead ${id}`, to: paths.captainLead(id), name, since })),
    ...waitingChats.first.map(({ id, phone, email, since }) => {
      return { key: `chat ${id}`, to: paths.captainChat(id), name: `${phone ?? email} in the chat`, since };
    }),
  ].sort((a, b) => Date.parse(a.since ?? '') - Date.parse(b.since ?? ''));
  const since = first[0]?.since;
  const waited = since ? now - Date.parse(since) : 0;
  const isLate = since && promisedMinutes !== null && now > dueAt(since, promisedMinutes);
  return (
    <section className="on-ink flex flex-col rounded-md bg-ink p-5 text-paper">
      <h2 className="label text-mist">Unanswered now</h2>
      <p className={`mt-2 font-mono text-figure ${count > 0 ? 'text-signal' : ''}`}>{formatCount(count)}</p>
      <p className="mt-auto pt-3 text-mist">
        {count > 0
          ? `The first has been waiting for ${waitInWords(waited)}${isLate ? `, longer than the promised ${promiseInWords(promisedMinutes)}` : ''}.`
          : 'Every message has been answered.'}
      </p>
      {count > 0 && (
        <ol className="mt-2">
          {first.map(({ key, to, name, since }) => (
            <li key={key} className="flex items-center justify-between gap-4">
              <Link to={to} className="link min-w-0 wrap-anywhere py-2.5">
                {name}
              </Link>
              {since && <span className="shrink-0 font-mono text-mist">{timeAgo(since, now)}</span>}
            </li>
          ))}
          {count > first.length && <li className="py-2.5 text-mist">and {formatCount(count - first.length)} more</li>}
        </ol>
      )}
      {count > 0 && (
        <BlockLink to={paths.captainUnanswered} className="mt-2 self-start">
          View leads
        </BlockLink>
      )}
    </section>
  );
}

interface FigureProps {
  title: string;
  what: string;
  trend: Trend;
  tab?: string;
  note?: string;
}

/** This week's number, compared with last week, and a bar per day. */
function Figure({ title, what, trend, tab, note }: FigureProps) {
  return (
    <Card title={title}>
      <div className="mt-2 flex items-end justify-between gap-4">
        <p className="font-mono text-figure">{formatCount(trend.thisWeek)}</p>
        <p className="pb-1 text-right text-mute">{compare(trend)}</p>
      </div>
      {trend.days.some((day) => day.count > 0) && (
        <div className="mt-4">
          <BarChart what={what} days={trend.days} />
        </div>
      )}
      {(tab || note) && (
        <p className="mt-2 flex min-h-6 justify-between gap-4 text-mute">
          <span>{note}</span>
          {tab && (
            <TextLink to={paths.captainTab(tab)} aria-label={`${title}: see all`}>
              See all
            </TextLink>
          )}
        </p>
      )}
    </Card>
  );
}

function compare({ thisWeek, lastWeek }: Trend): string {
  const difference = thisWeek - lastWeek;
  if (difference === 0) return 'this week, same as last week';
  return `this week, ${formatCount(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than last week`;
}

/** Leads to follow up today, and those that were due before. */
function FollowUps({ data: { followUps } }: { data: OverviewJson }) {
  return (
    <Card title="Follow up today">
      {followUps.count === 0 && <p className="mt-3 text-mute">Nobody. Set a day on the page of a lead.</p>}
      <ol className="mt-2">
        {followUps.first.map(({ id, name, day }) => (
          <PersonRow key={id} to={paths.captainLead(id)} name={name}>
            {day && dayName(day)}
          </PersonRow>
        ))}
      </ol>
      {followUps.count > followUps.first.length && (
        <p className="mt-2 text-right">
          <TextLink to={paths.captainFollowUps}>All {formatCount(followUps.count)}</TextLink>
        </p>
      )}
    </Card>
  );
}

/** A person, and when something with this person is due. */
function PersonRow({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-4 border-paper-rule border-b last:border-0">
      <Link to={to} className="link min-w-0 wrap-anywhere py-2.5">
        {name}
      </Link>
      <span className="shrink-0 text-right font-mono">{children}</span>
    </li>
  );
}

function NextCalls({ data }: { data: OverviewJson }) {
  const { bookings, hasBuiltInScheduler, hasExternalScheduler } = data;
  const hasMail = useHasMail();
  return (
    <Card title="Upcoming bookings" className="md:max-xl:col-span-2">
      {bookings.length > 0 && <p className="mt-2 text-mute">Times in {zoneName(data.timezone)}</p>}
      {bookings.length === 0 && (
        <p className="mt-3 text-mute">
          {hasExternalScheduler
            ? 'None booked with the built-in form. The external scheduler has its own list.'
            : 'No call is booked.'}
        </p>
      )}
      <ol className="mt-2">
        {bookings.map(({ id, leadId, email, name, date, time, timezone }) => (
          <PersonRow key={id} to={leadId === null ? paths.captainLeads(email) : paths.captainLead(leadId)} name={name}>
            {dayName(date)}, {localizedTime(time)}
            {timezone && <span className="block text-label text-mute">{zoneName(timezone)}</span>}
          </PersonRow>
        ))}
      </ol>
      {bookings.length > 0 && !hasMail && (
        <p className="mt-3 text-mute">
          {NO_CONFIRMATION} <SetUpMailLink />
        </p>
      )}
      {hasBuiltInScheduler && (
        <BlockLink to={paths.captainTab('booking')} className="mt-2">
          View the week
        </BlockLink>
      )}
    </Card>
  );
}

function TopPages({ pages }: { pages: OverviewJson['topPages'] }) {
  const most = Math.max(1, ...pages.map(({ views }) => views));
  return (
    <Card title="Most read this week">
      {pages.length === 0 && <p className="mt-3 text-mute">No page views this week.</p>}
      <ol className="mt-2">
        {pages.map(({ path, views }) => (
          <li key={path} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5">
            <span className="truncate font-mono">{path === '*' ? 'other pages' : path}</span>
            <span className="font-mono">{formatCount(views)}</span>
            <span aria-hidden="true" className="col-span-2 mt-1 h-0.5 bg-paper-rule">
              <span className="block h-full bg-signal-deep" style={{ width: `${(views / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
