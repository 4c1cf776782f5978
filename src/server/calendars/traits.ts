import type { BusyReason } from '#shared/calendars.ts';

/** Properties that decide whether an event blocks its time, as bits of the column `traits`. A declined event never blocks. */
export const TRAITS = { allDay: 1, tentative: 2, transparent: 4, declined: 8 } as const;

/** The owner's choices for a calendar. */
export interface Choices {
  allDayBlocks: boolean;
  tentativeBlocks: boolean;
  transparentBlocks: boolean;
}

/** True when an event with these traits blocks: every trait it has must be chosen. */
export function isBlocking(traits: number, { allDayBlocks, tentativeBlocks, transparentBlocks }: Choices): boolean {
  if (traits & TRAITS.declined) return false;
  if (traits & TRAITS.allDay && !allDayBlocks) return false;
  if (traits & TRAITS.tentative && !tentativeBlocks) return false;
  return !(traits & TRAITS.transparent) || transparentBlocks;
}

/** The trait that explains to the owner why an event blocks or does not. */
export function busyReason(traits: number): BusyReason {
  if (traits & TRAITS.declined) return 'declined';
  if (traits & TRAITS.transparent) return 'free';
  if (traits & TRAITS.tentative) return 'tentative';
  return traits & TRAITS.allDay ? 'all-day' : 'busy';
}
