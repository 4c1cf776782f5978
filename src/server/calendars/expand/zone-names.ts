import { findIanaZone } from './iana-zone.ts';
import { findWindowsZone } from './windows-zones.ts';
import { createZone, type Zone } from './zone.ts';

/** `UTC+01:00`, `GMT-0500`, `(UTC+01:00) Amsterdam, Berlin`, `(GMT -05:00) ...`. */
const OFFSET = /^\(?(?:UTC|GMT)\s*(?:([+-])(\d{1,2}):?(\d\d)?)?(?:\)|$)/i;

/**
 * The zone of a TZID: an IANA name, a Windows name, what the calendar itself defines, a path that ends with an IANA name, or an
 * offset. Undefined when it is none of them.
 */
export function findNamedZone(name: string, findEmbedded: () => Zone | undefined | ''): Zone | undefined {
  const plain = name.trim().replace(/^"|"$/g, '');
  const windows = findWindowsZone(plain) ?? findWindowsZone(plain.replace(/^\([^)]*\)\s*/, ''));
  const known = findIanaZone(plain) ?? (windows === undefined ? undefined : findIanaZone(windows));
  return known ?? (findEmbedded() || undefined) ?? findBySuffix(plain) ?? findByOffset(plain);
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
