/** Sizes in minutes with their names, largest first. */
export const MINUTE_UNITS = [
  [1440, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const;

/** A number of minutes in words, in its largest whole unit: `45 minutes`, `4 hours`, `1 day`. */
export function minutesInWords(minutes: number): string {
  const [size, unit] = minuteUnit(minutes);
  const amount = minutes / size;
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** The largest unit in which a number of minutes is whole: its size in minutes, and its name. */
export function minuteUnit(minutes: number): readonly [size: number, name: string] {
  return MINUTE_UNITS.find(([size]) => minutes > 0 && minutes % size === 0) ?? [1, 'minute'];
}
