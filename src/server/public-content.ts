import type { UnixSeconds } from '#shared/time.ts';
import type { AppContext, PublicContent } from './context.ts';

/**
 * Counts the changes of what visitors can see, and wakes the jobs that wait for them; see `PublicContent`.
 *
 * @param nextAfter when the next scheduled post or document appears, after a moment.
 */
export function createPublicContent(
  { clock, jobs }: Pick<AppContext, 'clock' | 'jobs'>,
  nextAfter: (now: UnixSeconds) => UnixSeconds | undefined,
): PublicContent {
  let version = 1;
  let next = nextAfter(clock.now());
  const moveOn = () => {
    version += 1;
    next = nextAfter(clock.now());
    jobs.wake('Publish what is planned');
    jobs.wake('Purge the CDN');
  };
  const moveOnIfDue = () => {
    if (next !== undefined && clock.now() >= next) moveOn();
  };
  return {
    version() {
      moveOnIfDue();
      return version;
    },
    changed: moveOn,
    planned() {
      moveOnIfDue();
      next = nextAfter(clock.now());
      jobs.wake('Publish what is planned');
    },
    nextChange: () => next,
  };
}
