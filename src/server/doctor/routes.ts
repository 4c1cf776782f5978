import { routes } from '#server/http/calls.ts';
import { doctorCalls } from '#shared/doctor.calls.ts';
import { listFindings } from './doctor.ts';

export const doctorRoutes = routes(doctorCalls, {
  examine: (ctx) => listFindings(ctx),
  listJobs: (ctx) => ctx.jobs.list(),
});
