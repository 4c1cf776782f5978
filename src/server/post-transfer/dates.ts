import { toPlannedSeconds, type UnixSeconds } from '#shared/time.ts';

/** `2024-05-01`, `2024-05-01 10:00`, `2024-05-01 10:00:00 +0200`; null when it is none of them. */
const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i;

/**
 * A date as databases and other systems write it, also ISO 8601; without an offset it counts as UTC. Rounded up,
 * because the date may be planned. Null for anything else.
 */
export function readDate(text: string): UnixSeconds | null {
  const [, day, time = '00:00', seconds = ':00', offset = 'Z'] = DATE.exec(text.trim()) ?? [];
  const date = new Date(day ? `${day}T${time}${seconds}${offset.replace(/(\d\d)(\d\d)$/, '$1:$2')}` : text);
  return Number.isNaN(date.getTime()) ? null : toPlannedSeconds(date);
}
