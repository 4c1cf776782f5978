import { toPlannedSeconds, type UnixSeconds } from '#shared/time.ts';

/** `2024-05-01`, `2024-05-01 10:00`, `2024-05-01 10:00:00 +0200`; null when it is none of them. */
const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i;

/**
 * Parses ISO 8601 and the formats of databases and other systems; without an offset a date is in UTC. Rounded up to whole seconds, so that a
 * planned post does not appear early. Null for anything else.
 */
export function readDate(text: string): UnixSeconds | null {
  const [, day, time = '00:00', seconds = ':00', offset = 'Z'] = DATE.exec(text.trim()) ?? [];
  const date = new Date(day ? `${day}T${time}${seconds}${offset.replace(/(\d\d)(\d\d)$/, '$1:$2')}` : text);
  return Number.isNaN(date.getTime()) ? null : toPlannedSeconds(date);
}
