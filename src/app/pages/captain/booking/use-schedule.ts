import { reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import type { Schedule } from '#shared/schedule.ts';

/** Waits for a write of the schedule, shows its result as a toast, and rethrows a failure. */
export type SaveSchedule = (call: Promise<Schedule>, done: string) => Promise<void>;

/** The rules of the built-in scheduler, and how they are changed. */
export function useSchedule() {
  const { data, error, isLoading, reload, setData } = useCall<Schedule>('/captain/schedule');
  const save: SaveSchedule = async (call, done) => {
    try {
      setData(await call);
      toast({ title: done });
    } catch (error) {
      toast({ title: 'Failed to save', description: reasonOf(error), variant: 'destructive' });
      throw error;
    }
  };
  return { schedule: data, error, isLoading, reload, save };
}
