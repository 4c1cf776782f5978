import { captainApi } from '#app/pages/captain/session.ts';
import type { Call, RequestArguments } from '#shared/call.ts';

/** A call that is made twice with the same input: first as a dry run. */
export function withDryRun<C extends Call>(call: C, ...request: RequestArguments<C>) {
  return {
    dryRun: () => captainApi.dryRun(call, ...request),
    send: () => captainApi.call(call, ...request),
  };
}
