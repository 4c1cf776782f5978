import { useAction } from '#app/pages/captain/actions.ts';
import { LinkedText } from '#app/pages/captain/parts/linked-text.tsx';
import { BlockLink } from '#app/pages/captain/parts/links.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Notice } from '#app/pages/captain/parts/states.tsx';
import { timeAgo } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useNow } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { chatCalls } from '#shared/chat.calls.ts';
import type { WaitingChatJson } from '#shared/chat-log.schema.ts';
import { paths } from '#shared/paths.ts';

interface WaitingChatRowProps {
  chat: WaitingChatJson;
  /** The chat is marked as responded, or that was undone. */
  onChange(): void;
}

/** A visitor who left an address or a phone number in a chat, in the list of leads: a phone number alone makes no lead. */
export function WaitingChatRow({ chat: { id, email, phone, message, since }, onChange }: WaitingChatRowProps) {
  const now = useNow(1000);
  return (
    <Notice
      className="mb-4"
      actions={
        <>
          <MarkChat id={id} marksResponded onChange={onChange} />
          <BlockLink to={paths.captainChat(id)}>Open chat</BlockLink>
        </>
      }
    >
      <strong>
        <LinkedText text={[phone, email].filter(Boolean).join(', ')} />
      </strong>{' '}
      was left in the chat {timeAgo(since, now)}, and nobody has answered yet.
      <span className="mt-1 block text-mute">“{message}”</span>
    </Notice>
  );
}

interface MarkChatProps {
  id: number;
  /** True for the button that marks the chat as responded, false for the one that takes it back. */
  marksResponded: boolean;
  onChange(): void;
}

/** A button that marks a chat as responded, with an undo, or as unanswered. */
export function MarkChat({ id, marksResponded, onChange }: MarkChatProps) {
  const { isBusy, run } = useAction();
  const save = (next: boolean) =>
    run('Failed to save chat', async () => {
      await captainApi.call(chatCalls.save, { params: { id }, input: { responded: next } });
      onChange();
      toast({
        title: next ? 'Marked as responded' : 'Marked as unanswered',
        ...(next && { action: { label: 'Undo', onClick: () => void save(false) } }),
      });
    });
  return (
    <SmallButton variant={marksResponded ? 'ink' : 'quiet'} disabled={isBusy} onClick={() => void save(marksResponded)}>
      {marksResponded ? 'Mark as responded' : 'Mark as unanswered'}
    </SmallButton>
  );
}
