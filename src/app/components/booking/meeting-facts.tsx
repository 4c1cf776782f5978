import { useDocument } from '#app/components/documents.ts';
import { useSite } from '#app/components/site.ts';
import { formatNumber } from '#shared/format.ts';
import type { PublicMeeting } from '#shared/meeting-types.schema.ts';
import { fill } from '#shared/placeholders.ts';
import { isVideoService } from '#shared/video-service.ts';
import { VatNote } from './price-terms.tsx';

interface MeetingFactsProps {
  meeting: Pick<PublicMeeting, 'minutes' | 'place' | 'price'>;
}

/** Length, place and price of a meeting, in one line, and how the price is meant. */
export function MeetingFacts({ meeting: { minutes, place, price } }: MeetingFactsProps) {
  const site = useSite();
  const { form: copy } = useDocument('booking');
  return (
    <>
      <p className="wrap-anywhere mt-2 flex flex-wrap gap-x-4 font-semibold">
        <span>{fill(copy.minutes, { minutes: formatNumber(minutes, site) })}</span>
        {place && <span>{isVideoService(place) ? fill(copy.byVideo, { host: place }) : place}</span>}
        {price && <span>{price}</span>}
      </p>
      <VatNote price={price} />
    </>
  );
}
