import { useNavigate } from 'react-router';
import { DeleteButton } from '#app/pages/captain/parts/dialog.tsx';
import { LinkedText } from '#app/pages/captain/parts/linked-text.tsx';
import { BlockLink } from '#app/pages/captain/parts/links.tsx';
import { Loaded, Notice, TabHead } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { chatCalls } from '#shared/chat.calls.ts';
import type { ChatTranscriptJson, LoggedMessageJson } from '#shared/chat-log.schema.ts';
import { paths } from '#shared/paths.ts';
import { MarkChat } from './waiting-chat.tsx';
import { WrongAnswer } from './wrong-answer.tsx';

/** A conversation with all its messages. */
export function ChatTranscriptView({ id }: { id: number }) {
  const navigate = useNavigate();
  const call = useCall(chatCalls.get, { params: { id } });
  const { data } = call;

  return (
    <>
      <TabHead
        title="Chats"
        lead={data && `${dateAndTime(data.createdAt)}, ${data.lead?.name ?? data.email ?? data.phone ?? 'a visitor'}`}
      >
        <DeleteButton
          label="Delete chat"
          title="Delete this chat?"
          action="Delete permanently"
          failed="Failed to delete chat"
          onDelete={async () => {
            await captainApi.call(chatCalls.remove, { params: { id } });
            toast({ title: 'Chat deleted' });
            await navigate(paths.captainTab('chats'));
          }}
        >
          All messages of this chat will be deleted permanently; the daily copies of the database hold them for up to 14
          days. A lead created from it stays.
        </DeleteButton>
      </TabHead>
      <p className="mb-6">
        <BlockLink to={paths.captainTab('chats')}>All chats</BlockLink>
      </p>
      {data?.contactedAt && <Contact chat={data} onChange={call.reload} />}
      <Loaded call={call}>
        {({ messages }) => (
          <ol className="grid max-w-text gap-4">
            {messages.map((message, index) => (
              <li
                key={message.id}
                className={`border-l-2 py-1 pl-4 ${message.type === 'user' ? 'border-signal-deep' : 'border-paper-rule'}`}
              >
                <p className="label flex flex-wrap gap-x-3 text-mute">
                  <span className="text-ink">{message.type === 'user' ? 'Visitor' : 'Bot'}</span>
                  <time dateTime={message.createdAt}>{dateAndTime(message.createdAt)}</time>
                  {message.responder && <span>{message.responder}</span>}
                  {message.unanswered && <span className="text-danger">no answer known</span>}
                </p>
                <p className="wrap-anywhere mt-1 whitespace-pre-line">
                  <LinkedText text={message.message} />
                </p>
                <Tools message={message} asked={messages.slice(0, index).findLast(({ type }) => type === 'user')} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </>
  );
}

/** The address or the number that the visitor left, until the owner has answered. */
function Contact({ chat, onChange }: { chat: ChatTranscriptJson; onChange(): void }) {
  const { id, phone, email, lead, responded } = chat;
  if (responded)
    return (
      <p className="mb-6">
        You have answered. <MarkChat id={id} marksResponded={false} onChange={onChange} />
      </p>
    );
  return (
    <Notice
      className="mb-6 max-w-text"
      actions={
        <>
          <MarkChat id={id} marksResponded onChange={onChange} />
          {lead && <BlockLink to={paths.captainLead(lead.id)}>Reply</BlockLink>}
        </>
      }
    >
      The visitor left{' '}
      <strong>
        <LinkedText text={[phone, email].filter(Boolean).join(', ')} />
      </strong>{' '}
      and waits for an answer.
    </Notice>
  );
}

/** Actions for a reply of the bot. */
function Tools({ message, asked }: { message: LoggedMessageJson; asked: LoggedMessageJson | undefined }) {
  if (message.type !== 'ai' || !asked) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <WrongAnswer reply={message} asked={asked} />
      {message.card && (
        <BlockLink to={paths.captainAnswer(message.card)} aria-label={`Edit answer: ${message.message.slice(0, 60)}`}>
          Edit answer
        </BlockLink>
      )}
    </div>
  );
}
