import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { Schedule } from '#shared/schedule.schema.ts';

/** Shows the schedule that a write has returned, and a toast with `done`. */
export type ShowSchedule = (schedule: Schedule, done: string) => void;

/** The rules of the built-in scheduler, and how they are changed. */
export function useSchedule() {
  const call = useCall(scheduleCalls.get);
  const show: ShowSchedule = (schedule, done) => {
    call.setData(schedule);
    toast({ title: done });
  };
  return { call, show };
}
