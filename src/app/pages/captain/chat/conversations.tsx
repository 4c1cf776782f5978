import { Link } from 'react-router';
import { formatCount, pluralize } from '#app/pages/captain/parts/counts.ts';
import { LinkedText } from '#app/pages/captain/parts/linked-text.tsx';
import { PersonLink } from '#app/pages/captain/parts/links.tsx';
import { Table } from '#app/pages/captain/parts/lists/lists.tsx';
import { CursorPager, useCursor } from '#app/pages/captain/parts/lists/pager.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { Badge, Empty, Loaded } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime, dayName } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { chatCalls } from '#shared/chat.calls.ts';
import type { ChatSummaryJson, ChatUsage } from '#shared/chat-log.schema.ts';
import { paths } from '#shared/paths.ts';

/** Conversations with the demo bot, and the usage of the language model. */
export function Conversations() {
  const { data: usage } = useCall(chatCalls.usage);
  return (
    <div className="grid gap-10">
      <ChatRows />
      {usage && <ModelUsage usage={usage} />}
    </div>
  );
}

function ChatRows() {
  const cursor = useCursor();
  const call = useCall(chatCalls.list, { query: { before: cursor.before || undefined } });
  return (
    <Loaded call={call}>
      {({ chats, hasMore }) =>
        chats.length === 0 && !cursor.before ? (
          <Empty title="No chats yet">Conversations with the demo bot on the home page appear here.</Empty>
        ) : (
          <TabSection title="Conversations" lead="Newest first.">
            <ul>
              {chats.map((chat) => (
                <ChatRow key={chat.id} chat={chat} />
              ))}
            </ul>
            <CursorPager cursor={cursor} next={hasMore ? chats.at(-1)?.id : undefined} />
          </TabSection>
        )
      }
    </Loaded>
  );
}

function ChatRow({ chat }: { chat: ChatSummaryJson }) {
  return (
    <li className="border-paper-rule border-b py-3">
      <Link to={paths.captainChat(chat.id)} className="wrap-anywhere line-clamp-3 font-semibold hover:underline">
        {chat.firstMessage || 'No message'}
      </Link>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-mute">
        <time dateTime={chat.updatedAt}>{dateAndTime(chat.updatedAt)}</time>
        <span>{pluralize(chat.interactionCount, 'question')}</span>
        {chat.email && <PersonLink email={chat.email} />}
        {chat.phone && <LinkedText text={chat.phone} />}
        {chat.contactedAt && !chat.responded && <Badge look="alert">waits for an answer</Badge>}
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

/** Calls and tokens of the language model per day. */
function ModelUsage({ usage }: { usage: ChatUsage }) {
  const { days } = usage;
  return (
    <TabSection title="Model" lead={describeUsage(usage)}>
      <Table
        caption="Model usage by day, in UTC"
        rows={days}
        keyOf={({ day }) => day}
        columns={[
          { label: 'Day', cell: ({ day }) => dayName(day) },
          { label: 'Calls', className: 'font-mono', cell: ({ calls }) => formatCount(calls) },
          { label: 'Failed', className: 'font-mono', cell: ({ failures }) => formatCount(failures) },
          { label: 'Tokens in', className: 'font-mono', cell: ({ promptTokens }) => formatCount(promptTokens) },
          {
            label: 'Tokens out',
            className: 'font-mono',
            cell: ({ completionTokens }) => formatCount(completionTokens),
          },
        ]}
      />
    </TabSection>
  );
}

function describeUsage({ model, dailyLimit, days }: ChatUsage): string {
  if (!model) return 'No language model is configured; the bot answers from the site’s content.';
  const tokens = days.reduce((sum, day) => sum + day.promptTokens + day.completionTokens, 0);
  return `${model} answers, at most ${formatCount(dailyLimit)} times a day. It used ${formatCount(tokens)} tokens on the last ${days.length} days with calls.`;
}
