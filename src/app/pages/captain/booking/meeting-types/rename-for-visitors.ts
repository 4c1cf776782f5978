import { changeDocument } from '#app/pages/captain/setup/change-document.ts';
import type { BookingDocument } from '#content/booking.schema.ts';
import type { MailsDocument } from '#content/mails.schema.ts';

/** Puts the new name of one of the site's own meeting types into the texts for visitors, which have names of their own for the two. */
export async function renameForVisitors(slug: string, name: string): Promise<void> {
  await changeDocument<BookingDocument>('booking', (texts) => {
    return { ...texts, meetings: { ...texts.meetings, [slug]: name } };
  });
  await changeDocument<MailsDocument>('mails', (texts) => {
    return { ...texts, meetings: { ...texts.meetings, [slug]: { name, inSentence: name } } };
  });
}
