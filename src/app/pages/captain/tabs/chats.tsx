import { useState } from 'react';
import { Cell, number, Pager, Table } from '#app/pages/captain/parts/lists.tsx';
import { Part } from '#app/pages/captain/parts/part.tsx';
import { Badge, Empty, Failed, Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { ago, moment } from '#app/pages/captain/parts/time.ts';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall, useNow } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { ChatList, ChatSummary, UnansweredQuestion } from '#shared/chat-log.ts';
import { ChatSpend } from './chat-spend.tsx';
import { ChatTranscriptDialog } from './chat-transcript.tsx';

const PATH = '/captain/chats';
const SIZE = 25;

/** What visitors ask the demo bot: what it could not answer, every talk, and what the model costs. */
export function Tab() {
  const [openId, setOpenId] = useState<number>();
  /** Ids that the pages so far began before; the first page has none. */
  const [cursors, setCursors] = useState<number[]>([]);
  const before = cursors.at(-1);
  const list = useCall<ChatList>(`${PATH}?limit=${SIZE}${before ? `&before=${before}` : ''}`);
  const chats = list.data?.chats ?? [];

  function turn(page: number) {
    const last = chats.at(-1);
    if (page <= cursors.length) setCursors(cursors.slice(0, -1));
    else if (last) setCursors([...cursors, last.id]);
  }

  return (
    <>
      <TabHead title="Chats" lead="What visitors ask the demo bot, and what it says for you." />
      <div className="grid gap-10">
        <Part title="Unanswered" lead="Asked, and not on the site. Write it on a page or in a post, then tick it off.">
          <Unanswered onOpen={setOpenId} />
        </Part>
        <Part title="Conversations" lead="Newest first.">
          {list.isLoading && !list.data && <Loading />}
          {list.error && <Failed reason={list.error} retry={list.reload} />}
          {list.data && chats.length === 0 && (
            <Empty title="Nobody has chatted yet">Try the bot yourself: it is on the home page.</Empty>
          )}
          {chats.length > 0 && (
            <>
              <Table caption="Conversations" columns={['First question', 'Signs', 'When', 'Actions']}>
                {chats.map((chat) => (
                  <ChatRow key={chat.id} chat={chat} onOpen={() => setOpenId(chat.id)} />
                ))}
              </Table>
              <Pager page={cursors.length + 1} hasMore={list.data?.hasMore ?? false} onChange={turn}>
                Page {cursors.length + 1}
              </Pager>
            </>
          )}
        </Part>
        <Part title="Model" lead="Calls and tokens by day.">
          <ChatSpend />
        </Part>
      </div>
      {openId !== undefined && (
        <ChatTranscriptDialog id={openId} onClose={() => setOpenId(undefined)} onDeleted={list.reload} />
      )}
    </>
  );
}

function ChatRow({ chat, onOpen }: { chat: ChatSummary; onOpen(): void }) {
  return (
    <tr className="border-paper-rule border-b">
      <Cell label="First question" className="max-w-[36ch]">
        <div>
          <span className="line-clamp-2">{chat.firstMessage}</span>
          {chat.email && <span className="block break-all font-semibold">{chat.email}</span>}
        </div>
      </Cell>
      <Cell label="Signs">
        <span className="flex flex-wrap gap-1">
          {chat.bookingIntent && <Badge look="alert">wants to meet</Badge>}
          {chat.signals
            .filter((signal) => signal !== 'booking')
            .map((signal) => (
              <Badge key={signal} look="off">
                {signal}
              </Badge>
            ))}
          {chat.sentimentScore <= -0.4 && <Badge look="late">annoyed</Badge>}
          {chat.sentimentScore >= 0.4 && <Badge look="good">pleased</Badge>}
        </span>
      </Cell>
      <Cell label="When" className="whitespace-nowrap">
        <div>
          {moment(chat.updatedAt)}
          <span className="block text-mute">
            {number(chat.interactionCount)} {chat.interactionCount === 1 ? 'question' : 'questions'}
          </span>
        </div>
      </Cell>
      <Cell label="Actions" className="md:text-right">
        <Button size="sm" variant="outline" aria-label={`Read: ${chat.firstMessage}`} onClick={onOpen}>
          Read
        </Button>
      </Cell>
    </tr>
  );
}

function Unanswered({ onOpen }: { onOpen(chatId: number): void }) {
  const { data, error, isLoading, reload, setData } = useCall<UnansweredQuestion[]>(`${PATH}/unanswered`);
  const now = useNow(60_000);

  async function tickOff(question: UnansweredQuestion) {
    try {
      await captainApi.delete(`${PATH}/unanswered/${question.id}`);
      setData((data ?? []).filter(({ id }) => id !== question.id));
    } catch (error) {
      toast({ title: 'Failed to tick the question off', description: reasonOf(error), variant: 'destructive' });
    }
  }

  if (isLoading && !data) return <Loading />;
  if (error) return <Failed reason={error} retry={reload} />;
  if (!data?.length) return <Empty title="Every question had an answer" />;
  return (
    <ul className="border-ink border-t">
      {data.map((question) => (
        <li
          key={question.id}
          className="flex flex-wrap items-center justify-between gap-3 border-paper-rule border-b py-2.5"
        >
          <p className="min-w-0 max-w-text">
            <span className="line-clamp-3">{question.message}</span>
            <span className="label text-mute">{ago(question.createdAt, now)}</span>
          </p>
          <span className="flex gap-2">
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Read the talk: ${question.message}`}
              onClick={() => onOpen(question.chatId)}
            >
              Read
            </Button>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Tick off: ${question.message}`}
              onClick={() => tickOff(question)}
            >
              Tick off
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
