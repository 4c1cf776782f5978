import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Badge, Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { ChatTranscript, LoggedMessage } from '#shared/chat-log.ts';

interface ChatTranscriptDialogProps {
  id: number;
  onClose(): void;
  onDeleted(): void;
}

/** One talk, word for word, with who it was where that is known. */
export function ChatTranscriptDialog({ id, onClose, onDeleted }: ChatTranscriptDialogProps) {
  const { data, error, reload } = useCall<ChatTranscript>(`/captain/chats/${id}`);

  async function remove() {
    try {
      await captainApi.delete(`/captain/chats/${id}`);
      toast({ title: 'Conversation deleted' });
      onDeleted();
      onClose();
    } catch (error) {
      toast({ title: 'Failed to delete the conversation', description: reasonOf(error), variant: 'destructive' });
    }
  }

  return (
    <Dialog title="Conversation" onClose={onClose}>
      {error && <Failed reason={error} retry={reload} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-mute">
            {moment(data.createdAt)}
            {data.email && <span className="break-all font-semibold text-ink">{data.email}</span>}
            {data.lead && (
              <span>
                {[data.lead.name, data.lead.company].filter(Boolean).join(', ') || 'known address'}, among your leads
              </span>
            )}
          </p>
          <ol className="grid gap-4">
            {data.messages.map((message) => (
              <Line key={message.id} message={message} />
            ))}
          </ol>
          <div className="mt-6 flex justify-end border-paper-rule border-t pt-4">
            <Button size="sm" variant="quiet" className="text-danger" onClick={remove}>
              Delete conversation
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function Line({ message }: { message: LoggedMessage }) {
  const isVisitor = message.type === 'user';
  return (
    <li className={`border-l-2 pl-4 ${isVisitor ? 'border-ink' : 'border-signal'}`}>
      <p className="label flex flex-wrap items-center gap-2 text-mute">
        {isVisitor ? 'Visitor' : message.mind === 'model' ? 'Bot, by the model' : 'Bot'}
        {message.unanswered && <Badge look="late">unanswered</Badge>}
        {message.signals.map((signal) => (
          <Badge key={signal} look="off">
            {signal}
          </Badge>
        ))}
        {message.askingAboutOwner && <Badge look="off">about you</Badge>}
      </p>
      <p className="mt-1 whitespace-pre-line break-words">{message.message}</p>
    </li>
  );
}
