import { findIana } from 'windows-iana';
import { findIanaZone } from './iana-zone.ts';
import { createZone, type Zone } from './zone.ts';

/** Names for which windows-iana has a zone whose clocks were changed since: Mexico in 2022, Kazakhstan in 2024. */
const CORRECTED: Readonly<Record<string, string | undefined>> = {
  'Mountain Standard Time (Mexico)': 'America/Mazatlan',
  'Central Asia Standard Time': 'Asia/Bishkek',
};

/** Names that people see in Outlook, without the offset before them. */
const DISPLAY_NAMES: Readonly<Record<string, string | undefined>> = {
  Alaska: 'America/Anchorage',
  'Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna': 'Europe/Berlin',
  'Athens, Bucharest': 'Europe/Bucharest',
  'Auckland, Wellington': 'Pacific/Auckland',
  'Belgrade, Bratislava, Budapest, Ljubljana, Prague': 'Europe/Budapest',
  'Brussels, Copenhagen, Madrid, Paris': 'Europe/Paris',
  'Canberra, Melbourne, Sydney': 'Australia/Sydney',
  'Central Time (US & Canada)': 'America/Chicago',
  'Dublin, Edinburgh, Lisbon, London': 'Europe/London',
  'Eastern Time (US & Canada)': 'America/New_York',
  'Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius': 'Europe/Kiev',
  'Atlantic Time (Canada)': 'America/Halifax',
  'Mountain Time (US & Canada)': 'America/Denver',
  Newfoundland: 'America/St_Johns',
  'Pacific Time (US & Canada)': 'America/Los_Angeles',
  'Sarajevo, Skopje, Warsaw, Zagreb': 'Europe/Warsaw',
};

/** The IANA name of a Windows time zone, as Outlook and Exchange write it: its key or the name that people see. */
function findWindowsZone(name: string): string | undefined {
  return CORRECTED[name] ?? DISPLAY_NAMES[name] ?? findIana(name)[0];
}

/** `UTC+01:00`, `GMT-0500`, `(UTC+01:00) Amsterdam, Berlin`, `(GMT -05:00) ...`. */
const OFFSET = /^\(?(?:UTC|GMT)\s*(?:([+-])(\d{1,2}):?(\d\d)?)?(?:\)|$)/i;

/**
 * The zone of a TZID: an IANA name, a Windows name, what the calendar itself defines, a path that ends with an IANA name, or an
 * offset. Undefined when it is none of them.
 */
export function findNamedZone(name: string, findEmbedded: () => Zone | undefined): Zone | undefined {
  const plain = name.trim().replace(/^"|"$/g, '');
  const windows = findWindowsZone(plain) ?? findWindowsZone(plain.replace(/^\([^)]*\)\s*/, ''));
  const known = findIanaZone(plain) ?? (windows === undefined ? undefined : findIanaZone(windows));
  return known ?? findEmbedded() ?? findBySuffix(plain) ?? findByOffset(plain);
}

/** As in `/freeassociation.sourceforge.net/Europe/Berlin`. */
function findBySuffix(name: string): Zone | undefined {
  const parts = name.split('/').filter(Boolean);
  for (const count of [3, 2]) {
    const zone = parts.length > count - 1 ? findIanaZone(parts.slice(-count).join('/')) : undefined;
    if (zone) return zone;
  }
  return undefined;
}

function findByOffset(name: string): Zone | undefined {
  const parts = OFFSET.exec(name);
  if (!parts) return undefined;
  const [, sign, hours = '0', minutes = '0'] = parts;
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
  return createZone(() => offset);
}
