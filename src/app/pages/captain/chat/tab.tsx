import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Cell, number, Table } from '#app/pages/captain/parts/lists.tsx';
import { CursorPager, useCursor } from '#app/pages/captain/parts/pager.tsx';
import { Section } from '#app/pages/captain/parts/section.tsx';
import { Badge, Empty, Failed, Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { dayName, moment } from '#app/pages/captain/parts/time.ts';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { ChatList, ChatSummary, ChatUsage, UnansweredQuestion } from '#shared/chat-log.ts';
import { paths } from '#shared/paths.ts';
import { ChatTranscriptView } from './transcript.tsx';

/** Unanswered questions shown until 'Show all' is pressed. */
const UNANSWERED_SHOWN = 8;

/** Unanswered questions, conversations with the demo bot, and the usage of the language model. */
export function Tab() {
  const [search] = useSearchParams();
  const chatId = search.get('chat') ?? '';
  if (/^\d+$/.test(chatId)) return <ChatTranscriptView id={Number(chatId)} />;
  return <Chats />;
}

function Chats() {
  const usage = useCall<ChatUsage>('/captain/chats/usage');
  return (
    <>
      <TabHead title="Chats" lead={usage.data && describe(usage.data)} />
      <div className="grid gap-10">
        <Unanswered />
        <Conversations />
        {usage.data && usage.data.days.length > 0 && <ModelUsage days={usage.data.days} />}
      </div>
    </>
  );
}

function describe({ model, dailyLimit, days }: ChatUsage): string {
  if (!model) return 'No language model is configured; the bot answers from the site’s content.';
  const tokens = days.reduce((sum, day) => sum + day.promptTokens + day.completionTokens, 0);
  return `${model} answers, at most ${number(dailyLimit)} times a day. It used ${number(tokens)} tokens on the last ${days.length} days with calls.`;
}

/** Calls and tokens of the language model per day. */
function ModelUsage({ days }: { days: ChatUsage['days'] }) {
  return (
    <Section title="Model" lead="Calls and tokens by day, in UTC.">
      <Table caption="Model usage" columns={['Day', 'Calls', 'Failed', 'Tokens in', 'Tokens out']}>
        {days.map(({ day, calls, failures, promptTokens, completionTokens }) => (
          <tr key={day} className="border-paper-rule border-b">
            <Cell label="Day">{dayName(day)}</Cell>
            {Object.entries({
              Calls: calls,
              Failed: failures,
              'Tokens in': promptTokens,
              'Tokens out': completionTokens,
            }).map(([label, count]) => (
              <Cell key={label} label={label} className="font-mono">
                {number(count)}
              </Cell>
            ))}
          </tr>
        ))}
      </Table>
    </Section>
  );
}

/** Questions that the bot could not answer. */
function Unanswered() {
  const { data, error, reload, setData } = useCall<UnansweredQuestion[]>('/captain/chats/unanswered');
  const [showsAll, setShowsAll] = useState(false);

  async function dismiss(question: UnansweredQuestion) {
    try {
      await captainApi.delete(`/captain/chats/unanswered/${question.id}`);
      setData((data ?? []).filter(({ id }) => id !== question.id));
    } catch (error) {
      toast({ title: 'Failed to dismiss the question', description: reasonOf(error), variant: 'destructive' });
    }
  }

  if (error) return <Failed reason={error} retry={reload} />;
  if (!data || data.length === 0) return null;
  const shown = showsAll ? data : data.slice(0, UNANSWERED_SHOWN);
  return (
    <Section title="Unanswered" lead="Questions that the site’s content does not answer yet.">
      <ul>
        {shown.map((question) => (
          <li key={question.id} className="flex items-center justify-between gap-4 border-paper-rule border-b py-2">
            <Link
              to={paths.captainChat(question.chatId)}
              className="wrap-anywhere line-clamp-3 min-w-0 hover:underline"
            >
              {question.message}
            </Link>
            <Button
              size="sm"
              variant="quiet"
              className="-mr-4 shrink-0"
              aria-label={`Dismiss: ${question.message}`}
              onClick={() => dismiss(question)}
            >
              Dismiss
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < data.length && (
        <Button size="sm" variant="outline" className="mt-5" onClick={() => setShowsAll(true)}>
          Show all {number(data.length)}
        </Button>
      )}
    </Section>
  );
}

function Conversations() {
  const cursor = useCursor();
  const { data, error, isLoading, reload } = useCall<ChatList>(
    `/captain/chats${cursor.before ? `?before=${cursor.before}` : ''}`,
  );
  if (isLoading && !data) return <Loading />;
  if (error) return <Failed reason={error} retry={reload} />;
  if (!data || (data.chats.length === 0 && !cursor.before)) {
    return <Empty title="No chats yet">Conversations with the demo bot on the home page appear here.</Empty>;
  }
  return (
    <Section title="Conversations" lead="Newest first.">
      <ul>
        {data.chats.map((chat) => (
          <Conversation key={chat.id} chat={chat} />
        ))}
      </ul>
      <CursorPager cursor={cursor} next={data.hasMore ? (data.chats.at(-1)?.id ?? null) : null} />
    </Section>
  );
}

function Conversation({ chat }: { chat: ChatSummary }) {
  return (
    <li className="border-paper-rule border-b py-3">
      <Link to={paths.captainChat(chat.id)} className="wrap-anywhere line-clamp-3 font-semibold hover:underline">
        {chat.firstMessage || 'No message'}
      </Link>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-mute">
        <time dateTime={chat.updatedAt}>{moment(chat.updatedAt)}</time>
        <span>
          {chat.interactionCount} {chat.interactionCount === 1 ? 'question' : 'questions'}
        </span>
        {chat.email && <span className="break-all">{chat.email}</span>}
        {chat.bookingIntent && <Badge look="alert">asked for a meeting</Badge>}
        {chat.signals.map((signal) => (
          <Badge key={signal} look="off">
            {signal}
          </Badge>
        ))}
      </p>
    </li>
  );
}
