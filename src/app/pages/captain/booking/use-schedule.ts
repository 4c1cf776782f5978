import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { Schedule } from '#shared/schedule.schema.ts';

/** Shows the schedule as a write returns it, and says what was done. */
export type SaveSchedule = (call: Promise<Schedule> | Schedule, done: string) => Promise<void>;

/** The rules of the built-in scheduler, and how they are changed. */
export function useSchedule() {
  const call = useCall(scheduleCalls.get);
  const save: SaveSchedule = async (answer, done) => {
    call.setData(await answer);
    toast({ title: done });
  };
  return { call, save };
}
