import { DAY_SECONDS } from '#shared/time.ts';

/** A length of time in its largest whole unit: `3 hours`. */
export function describeAge(seconds: number): string {
  const units = [
    ['day', DAY_SECONDS],
    ['hour', 3600],
    ['minute', 60],
  ] as const;
  for (const [name, length] of units) {
    const count = Math.floor(seconds / length);
    if (count > 0) return `${count} ${name}${count === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
}
