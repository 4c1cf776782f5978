/** The end of a day, `24:00`, as a field for a time shows it. */
export function clockTime(time: string): string {
  return time === '24:00' ? '00:00' : time;
}

/** End of a period as entered: midnight is the end of the day. */
export function endTime(time: string): string {
  return time === '00:00' ? '24:00' : time;
}

/** Minutes since the beginning of the day. */
export function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Minutes since the beginning of the day as `HH:MM`. */
export function toTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
