import { act, useAct } from '#app/pages/captain/act.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { messageCalls } from '#shared/contact.calls.ts';
import { leadCalls } from '#shared/lead.calls.ts';
import type { LeadJson } from '#shared/lead.schema.ts';

/**
 * Marks what is unanswered as responded; Undo takes back these messages and no older ones.
 *
 * @param onUndone some messages are unanswered again.
 */
export function useRespond(id: number, onChange: (lead: LeadJson) => void, onUndone: () => void) {
  const { isBusy, act: actOnce } = useAct();
  async function respond() {
    const { events } = await captainApi.call(leadCalls.get, { params: { id } });
    const open = events.filter(({ responded }) => responded === false);
    onChange(await captainApi.call(leadCalls.save, { params: { id }, input: { responded: true } }));
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
      action: { label: 'Undo', onClick: () => void act('Failed to save lead', undo) },
    });
  }
  return { isBusy, respond: () => actOnce('Failed to save lead', respond) };
}
