import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Cell, number, Table } from '#app/pages/captain/parts/lists.tsx';
import { CursorPager, useCursor } from '#app/pages/captain/parts/pager.tsx';
import { Part } from '#app/pages/captain/parts/part.tsx';
import { Badge, Empty, Failed, Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { dayName, moment } from '#app/pages/captain/parts/time.ts';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { ChatList, ChatSummary, ChatUsage, UnansweredQuestion } from '#shared/chat-log.ts';
import { paths } from '#shared/paths.ts';
import { ChatTranscriptView } from './transcript.tsx';

/** Unanswered questions shown before one asks for all, so that the conversations are not far below. */
const UNANSWERED_FIRST = 8;

/** What visitors asked the demo bot, what it could not answer, and what the model cost. */
export function Tab() {
  const [search] = useSearchParams();
  const chatId = Number(search.get('chat'));
  if (chatId > 0) return <ChatTranscriptView id={chatId} />;
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
        {usage.data && usage.data.days.length > 0 && <Spend days={usage.data.days} />}
      </div>
    </>
  );
}

function describe({ model, dailyLimit, days }: ChatUsage): string {
  if (!model) return 'The bot answers from the site’s own content; no model is set up.';
  const tokens = days.reduce((sum, day) => sum + day.promptTokens + day.completionTokens, 0);
  return `${model} answers, at most ${number(dailyLimit)} times a day. It has used ${number(tokens)} tokens on the last ${days.length} days it was asked.`;
}

/** What the model was used for, day by day. */
function Spend({ days }: { days: ChatUsage['days'] }) {
  return (
    <Part title="Model" lead="Calls and tokens by day, in UTC.">
      <Table caption="Use of the model" columns={['Day', 'Calls', 'Failed', 'Tokens in', 'Tokens out']}>
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
    </Part>
  );
}

/** Questions that the site had no answer to: what to write about next. */
function Unanswered() {
  const { data, error, reload, setData } = useCall<UnansweredQuestion[]>('/captain/chats/unanswered');
  const [isWhole, setIsWhole] = useState(false);

  async function tickOff(question: UnansweredQuestion) {
    try {
      await captainApi.delete(`/captain/chats/unanswered/${question.id}`);
      setData((data ?? []).filter(({ id }) => id !== question.id));
    } catch (error) {
      toast({ title: 'Failed to tick it off', description: reasonOf(error), variant: 'destructive' });
    }
  }

  if (error) return <Failed reason={error} retry={reload} />;
  if (!data || data.length === 0) return null;
  const shown = isWhole ? data : data.slice(0, UNANSWERED_FIRST);
  return (
    <Part title="Without an answer" lead="What the site does not say yet.">
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
              aria-label={`Tick off: ${question.message}`}
              onClick={() => tickOff(question)}
            >
              Tick off
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < data.length && (
        <Button size="sm" variant="outline" className="mt-5" onClick={() => setIsWhole(true)}>
          Show all {number(data.length)}
        </Button>
      )}
    </Part>
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
    return <Empty title="No chats yet">The demo bot on the home page waits for its first visitor.</Empty>;
  }
  return (
    <Part title="Conversations" lead="Newest first.">
      <ul>
        {data.chats.map((chat) => (
          <Conversation key={chat.id} chat={chat} />
        ))}
      </ul>
      <CursorPager cursor={cursor} next={data.hasMore ? (data.chats.at(-1)?.id ?? null) : null} />
    </Part>
  );
}

function Conversation({ chat }: { chat: ChatSummary }) {
  return (
    <li className="border-paper-rule border-b py-3">
      <Link to={paths.captainChat(chat.id)} className="wrap-anywhere line-clamp-3 font-semibold hover:underline">
        {chat.firstMessage || 'Nothing was asked'}
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
