import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { meetingTypeCalls } from '#shared/meeting-types.calls.ts';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import type { SiteMeeting } from '#shared/meeting-types.ts';

/** Offers a meeting type, or stops it: its page, the links to it and its free times are then gone. */
export async function toggleMeetingType({ id, name, isActive }: Pick<MeetingType, 'id' | 'name' | 'isActive'>) {
  await captainApi.call(meetingTypeCalls.save, { params: { id }, input: { isActive: !isActive } });
  toast(
    isActive
      ? {
          title: `${name}: no longer offered`,
          description: 'Its page and the links to it are gone. Booked calls stay.',
        }
      : { title: `${name}: offered`, description: 'Visitors can book it now.' },
  );
}

/** Offers the consultation or the strategy session, or stops it, as `toggleMeetingType` does. */
export async function toggleSiteMeeting(meeting: SiteMeeting) {
  const types = await captainApi.call(meetingTypeCalls.list);
  const type = types.find(({ slug }) => slug === meeting);
  if (type) await toggleMeetingType(type);
}
