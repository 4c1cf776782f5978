import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { Schedule } from '#shared/schedule.schema.ts';

/** Waits for a write of the schedule, and shows its result. */
export type SaveSchedule = (call: Promise<Schedule>, done: string) => Promise<void>;

/** The rules of the built-in scheduler, and how they are changed. */
export function useSchedule() {
  const call = useCall(scheduleCalls.get);
  const save: SaveSchedule = async (answer, done) => {
    call.setData(await answer);
    toast({ title: done });
  };
  return { call, save };
}
