/** A fixed place: none, a video link, a phone number or an address. */
export type PlaceKind = 'none' | 'link' | 'phone' | 'address';

export function placeKind(location: string): PlaceKind {
  if (location === '') return 'none';
  if (/^https?:/i.test(location)) return 'link';
  return /^[+(\d][\d ()./-]{4,}$/.test(location) ? 'phone' : 'address';
}
