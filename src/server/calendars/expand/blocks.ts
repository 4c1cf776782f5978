/** The components of a calendar as text. */
export interface Blocks {
  events: string[];
  freeBusy: string[];
  /** By TZID. */
  timezones: Map<string, string>;
  /** `X-WR-TIMEZONE`: the zone that the calendar as a whole is in. */
  timezone: string | undefined;
}

const BOUNDARY = /^(BEGIN|END):(VEVENT|VFREEBUSY|VTIMEZONE)[ \t]*$/gim;

/** Finds the components without parsing them: a large calendar is never in memory as objects. */
export function findBlocks(texts: string[]): Blocks {
  const blocks: Blocks = { events: [], freeBusy: [], timezones: new Map(), timezone: undefined };
  for (const text of texts) {
    blocks.timezone ??= /^X-WR-TIMEZONE[^:\n]*:(.*)$/im.exec(text)?.[1]?.trim() || undefined;
    let begin = -1;
    let open = '';
    for (const match of text.matchAll(BOUNDARY)) {
      const [line, boundary, kind = ''] = match;
      const isBegin = boundary?.toUpperCase() === 'BEGIN';
      // Without its END it goes as far as the next BEGIN.
      if (begin >= 0) addBlock(blocks, open, text.slice(begin, match.index + (isBegin ? 0 : line.length)));
      begin = isBegin ? match.index : -1;
      open = kind.toUpperCase();
    }
    if (begin >= 0) addBlock(blocks, open, text.slice(begin));
  }
  return blocks;
}

function addBlock(blocks: Blocks, kind: string, block: string): void {
  if (kind === 'VEVENT') blocks.events.push(block);
  else if (kind === 'VFREEBUSY') blocks.freeBusy.push(block);
  else {
    const name = readValue(block, TZID);
    if (name) blocks.timezones.set(name, block);
  }
}

const REPEATS = /^(?:RRULE|RDATE|RECURRENCE-ID)[;:]/im;

/** True for an event, or a part of one, that is not alone. */
export function isPartOfSeries(block: string): boolean {
  return REPEATS.test(block);
}

/** The UID of an event, to find the parts of a series. */
export function uidOf(block: string): string {
  return readValue(block, UID);
}

const TITLE_MAX = 120;

/** The title of an event that is not parsed; its UID where it has none. */
export function eventTitle(block: string): string {
  if (/^CLASS[^:\n]*:(?:PRIVATE|CONFIDENTIAL)\s*$/im.test(block)) return 'Private event';
  const summary = readValue(block, SUMMARY).replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1');
  return (summary || uidOf(block)).slice(0, TITLE_MAX) || 'Untitled event';
}

const SUMMARY = /^SUMMARY[^:\n]*:(.*(?:\r?\n[ \t].*)*)/im;
const UID = /^UID[^:\n]*:(.*(?:\r?\n[ \t].*)*)/im;
const TZID = /^TZID[^:\n]*:(.*(?:\r?\n[ \t].*)*)/im;

/** The value of a property, which may be folded. */
function readValue(block: string, property: RegExp): string {
  const value = property.exec(block)?.[1] ?? '';
  return value.replace(/\r?\n[ \t]/g, '').trim();
}

/**
 * True when the dates of a single event show that it is outside of a period by more than a day, whatever its time zone.
 *
 * @param first and `last` day of the period with a margin, as `YYYYMMDD`.
 */
export function isOutside(block: string, first: string, last: string): boolean {
  const start = /^DTSTART[^:\n]*:(\d{8})/im.exec(block)?.[1];
  if (start === undefined) return false;
  if (start > last) return true;
  const end = /^DTEND[^:\n]*:(\d{8})/im.exec(block)?.[1];
  return end !== undefined && end < first && start < first;
}
