import { AppError, fieldError } from '#shared/errors.ts';
import type { MeetingType, MeetingTypeChanges } from '#shared/meeting-types.schema.ts';
import { isSiteMeeting } from '#shared/meeting-types.ts';

/** The site's own meetings keep their addresses, and the consultation is always offered. @throws AppError `bad_request`. */
export function refuseChanges({ slug }: MeetingType, changes: MeetingTypeChanges): void {
  if (!isSiteMeeting(slug)) return;
  if ((changes.slug ?? slug) !== slug) throw fieldError('bad_request', 'slug', 'This address cannot be changed');
  if (slug === 'consultation' && changes.isActive === false) {
    throw fieldError('bad_request', 'isActive', 'Every page of the site offers it: it cannot be hidden');
  }
}

/**
 * Refuses to delete the site's own meeting types, and types with future bookings.
 *
 * @param upcoming number of future bookings of it.
 * @throws AppError `conflict`.
 */
export function refuseRemoval({ slug }: MeetingType, upcoming: number): void {
  if (isSiteMeeting(slug)) throw new AppError('conflict', 'Pages of the site offer it: it cannot be deleted');
  if (upcoming > 0) {
    throw new AppError('conflict', 'Bookings of it are ahead: hide it, and delete it after the last one');
  }
}
