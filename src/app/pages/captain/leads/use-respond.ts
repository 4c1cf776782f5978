import { toastOnFailure, useAction } from '#app/pages/captain/actions.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { messageCalls } from '#shared/contact.calls.ts';
import { leadCalls } from '#shared/lead.calls.ts';
import type { LeadJson } from '#shared/lead.schema.ts';

/**
 * Marks what is unanswered as responded, except messages that came after `lead` was shown; Undo takes back these messages and no older ones.
 *
 * @param onUndone some messages are unanswered again.
 */
export function useRespond(lead: LeadJson, onChange: (lead: LeadJson) => void, onUndone: () => void) {
  const { id } = lead;
  const { isBusy, run } = useAction();
  async function respond() {
    const { events } = await captainApi.call(leadCalls.get, { params: { id } });
    const messages = events.filter(({ kind }) => kind === 'message');
    const seen = messages.slice(Math.max(0, messages.length - lead.messages));
    const open = seen.filter(({ responded }) => responded === false);
    const input = { responded: true, lastMessage: seen[0]?.id };
    const changed = await captainApi.call(leadCalls.save, { params: { id }, input });
    onChange(changed);
    const undo = async () => {
      await Promise.all(
        open.map((message) =>
          captainApi.call(messageCalls.save, { params: { id: message.id }, input: { responded: false } }),
        ),
      );
      onUndone();
      toast({ title: 'Marked as unanswered' });
    };
    toast({
      title: 'Marked as responded',
      description: changed.waitingSince ? 'A newer message has come since: it still waits.' : undefined,
      action: { label: 'Undo', onClick: () => void toastOnFailure('Failed to save lead', undo) },
    });
  }
  return { isBusy, respond: () => run('Failed to save lead', respond) };
}
