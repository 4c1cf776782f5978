import ICAL from 'ical.js';
import type { UnreadEvent } from '#shared/calendars.schema.ts';
import { eventTitle } from './blocks.ts';
import { nameOf, parseComponent, readDuration, readTime, type Zones } from './component.ts';

/** Unreadable events that the owner is told of. */
const UNREAD_MAX = 50;
const VALUE_SHOWN = 60;

/** Why an event cannot be read, and the line of it that says so, counted from 0. */
export interface Problem {
  line: number;
  reason: string;
}

/** The readable part of an event that cannot be read as a whole. */
export interface Repaired {
  /** The event without its unreadable properties. Where that was its end, it lasts an hour, or a day. */
  text: string;
  /** `text` without its repetitions. */
  single: string;
  problem: Problem | undefined;
}

type Read = (value: unknown, parameters: Record<string, string | string[]>, zones: Zones) => unknown;

const readPeriod: Read = (value, parameters, zones) => {
  const [from, to] = Array.isArray(value) ? value : [value];
  readTime(from, parameters, zones);
  if (to === undefined) return;
  if (/^[+-]?P/.test(String(to))) readDuration(to);
  else readTime(to, parameters, zones);
};
const readRule: Read = (value) =>
  ICAL.Recur.fromData(value as Parameters<typeof ICAL.Recur.fromData>[0]).until?.toUnixTime();

/** How values are read, by property. */
const READERS: Record<string, Read> = {
  DTSTART: readTime,
  DTEND: readTime,
  DURATION: readDuration,
  EXDATE: readTime,
  RDATE: readPeriod,
  FREEBUSY: readPeriod,
  'RECURRENCE-ID': readTime,
  RRULE: readRule,
  EXRULE: readRule,
};
const ENDS = new Set(['DTEND', 'DURATION']);
const REPETITIONS = new Set(['RRULE', 'RDATE', 'EXRULE', 'EXDATE', 'RECURRENCE-ID']);

/** Leaves out what cannot be read of an event. */
export function repairEvent(block: string, zones: Zones): Repaired {
  let problem: Problem | undefined;
  let lostEnd = false;
  const kept: string[] = [];
  for (const { text, line } of listProperties(block)) {
    const name = nameOf(text);
    if (isReadable(text, name, zones)) {
      kept.push(text);
      continue;
    }
    lostEnd ||= ENDS.has(name);
    problem ??= {
      line,
      reason: `${name} cannot be read: ${text.slice(name.length + 1, name.length + 1 + VALUE_SHOWN)}`,
    };
  }
  const names = kept.map(nameOf);
  if (lostEnd && !names.some((name) => ENDS.has(name)) && !isDay(kept, zones)) kept.push('DURATION:PT1H');
  const single = kept.filter((text) => !REPETITIONS.has(nameOf(text)));
  return { text: toEvent(kept), single: toEvent(single), problem };
}

/** The properties of a component itself, unfolded, with their lines counted from 0. */
function listProperties(block: string): { text: string; line: number }[] {
  const properties: { text: string; line: number }[] = [];
  for (const [line, text] of block.split(/\r?\n/).entries()) {
    const last = properties.at(-1);
    if (last && /^[ \t]/.test(text)) last.text += text.slice(1);
    else properties.push({ text, line });
  }
  let depth = 0;
  return properties.filter(({ text }) => {
    if (/^BEGIN:/i.test(text)) depth += 1;
    else if (/^END:/i.test(text)) depth -= 1;
    else return depth === 1 && text !== '';
    return false;
  });
}

function isReadable(text: string, name: string, zones: Zones): boolean {
  try {
    const properties = parseComponent(toEvent([text])).list(name.toLowerCase());
    const read = READERS[name];
    for (const [, parameters, , ...values] of properties) for (const value of values) read?.(value, parameters, zones);
    return true;
  } catch {
    return false;
  }
}

function isDay(lines: string[], zones: Zones): boolean {
  const start = parseComponent(toEvent(lines)).find('dtstart');
  return start !== undefined && readTime(start[3], start[1], zones).isDate;
}

function toEvent(lines: string[]): string {
  return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
}

/** The unreadable events of a calendar, for the owner. */
export interface UnreadList {
  events: UnreadEvent[];
  add(block: string, problem: Problem, title?: string): void;
}

/** @param file the calendar, where it is one file with lines to count. */
export function createUnreadList(file: string | undefined): UnreadList {
  const events: UnreadEvent[] = [];
  return {
    events,
    add(block, { line, reason }, title = eventTitle(block)) {
      if (events.length >= UNREAD_MAX) return;
      const before = file === undefined ? undefined : countLines(file, file.indexOf(block));
      events.push({ title, line: before === undefined ? null : before + line + 1, reason });
    },
  };
}

function countLines(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
