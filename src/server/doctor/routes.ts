import { routes } from '#server/http/calls.ts';
import { doctorCalls } from '#shared/doctor.calls.ts';
import { examine } from './doctor.ts';

export const doctorRoutes = routes(doctorCalls, {
  examine: (ctx) => examine(ctx),
  listJobs: (ctx) => ctx.jobs.list(),
});
