import ICAL from 'ical.js';
import { type Component, parseComponent } from './component.ts';
import { occurrences } from './rule.ts';
import { createZone, type OffsetChange, offsetFrom, type Zone } from './zone.ts';

const NAMES = new Set(['DTSTART', 'RRULE', 'RDATE', 'TZOFFSETFROM', 'TZOFFSETTO']);
const OFFSET = /^([+-])(\d\d):?(\d\d):?(\d\d)?$/;

/** The zone that a VTIMEZONE describes. @param until last moment that matters. */
export function createEmbeddedZone(text: string, until: number): Zone | undefined {
  const blocks = text.match(/^BEGIN:(STANDARD|DAYLIGHT)[\s\S]*?^END:\1/gim) ?? [];
  const changes: (OffsetChange & { before: number })[] = [];
  for (const block of blocks) {
    const observance = parseComponent(block, (name) => NAMES.has(name));
    const before = readOffset(observance.text('tzoffsetfrom'));
    const offset = readOffset(observance.text('tzoffsetto'));
    const start = readLocal(observance.text('dtstart'));
    if (before === undefined || offset === undefined || start === undefined) continue;
    for (const local of beginningsOf(observance, start, before, until)) {
      changes.push({ at: local - before, offset, before });
    }
  }
  changes.sort((a, b) => a.at - b.at);
  const [first] = changes;
  return first && createZone((utc) => offsetFrom(changes, utc, first.before));
}

/** The local times at which an observance, such as daylight saving time, begins. @param before offset until then, in seconds. */
function beginningsOf(observance: Component, start: number, before: number, until: number): Set<number> {
  const locals = new Set([start]);
  for (const [, , , ...values] of observance.list('rdate')) {
    for (const value of values) locals.add(readLocal(String(value)) ?? start);
  }
  for (const [, , , value] of observance.list('rrule')) {
    const rule = ICAL.Recur.fromData(value as Parameters<typeof ICAL.Recur.fromData>[0]);
    const last = rule.until === null ? until : rule.until.toUnixTime() + before;
    rule.until = null;
    // Some begin in the year 1601.
    const period = { start, isDate: false, from: start, until: Math.min(last, until) };
    for (const local of occurrences(rule, period)) locals.add(local);
  }
  return locals;
}

function readLocal(text: string): number | undefined {
  const milliseconds = Date.parse(`${text.replace(/Z$/, '')}Z`);
  return Number.isNaN(milliseconds) ? undefined : milliseconds / 1000;
}

function readOffset(text: string): number | undefined {
  const parts = OFFSET.exec(text);
  if (!parts) return undefined;
  const [, sign, hours, minutes, seconds] = parts;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0));
}
