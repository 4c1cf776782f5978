import { createHash } from 'node:crypto';

/** All that happened, a line for each event: two runs of one seed give the same bytes. */
export interface EventLog {
  add(text: string): void;
  lines(): readonly string[];
  /** SHA-256 of all lines, in hex. */
  hash(): string;
}

/** @param now milliseconds since the simulation began. */
export function createEventLog(now: () => number, onLine?: (line: string) => void): EventLog {
  const lines: string[] = [];
  const hash = createHash('sha256');
  return {
    add(text) {
      const line = `${timeOf(now())} ${text}`;
      lines.push(line);
      hash.update(line).update('\n');
      onLine?.(line);
    },
    lines: () => lines,
    hash: () => hash.copy().digest('hex'),
  };
}

/** Short text that stands for a long one. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** `3d 04:05:06.007` */
function timeOf(ms: number): string {
  const whole = Math.floor(ms);
  const two = (value: number) => String(Math.floor(value) % 100).padStart(2, '0');
  const clock = [(whole / 3_600_000) % 24, (whole / 60_000) % 60, (whole / 1000) % 60].map(two).join(':');
  return `${Math.floor(whole / 86_400_000)}d ${clock}.${String(whole % 1000).padStart(3, '0')}`;
}
