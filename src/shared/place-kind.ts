import { fill } from './placeholders.ts';

/** A fixed place: none, a video link, a phone number or an address. */
export type PlaceKind = 'none' | 'link' | 'phone' | 'address';

export function placeKind(location: string): PlaceKind {
  if (location === '') return 'none';
  if (/^https?:/i.test(location)) return 'link';
  return /^[+(\d][\d ()./-]{4,}$/.test(location) ? 'phone' : 'address';
}

const HOST = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?$/;

/** A place as visitors read it before they book. @param place of a video link only its host. @param copy with the visitors' text `byVideo`. */
export function placeInWords(place: string, { byVideo }: { byVideo: string }): string {
  return HOST.test(place) ? fill(byVideo, { host: place }) : place;
}
