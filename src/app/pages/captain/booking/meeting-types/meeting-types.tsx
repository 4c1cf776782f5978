import { useSite } from '#app/components/site.ts';
import { copyText, toastOnFailure } from '#app/pages/captain/actions.ts';
import { ExternalNotice } from '#app/pages/captain/booking/external-notice.tsx';
import { hoursInWords } from '#app/pages/captain/booking/hours/day-hours.ts';
import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { DeleteButton, DialogButton } from '#app/pages/captain/parts/dialog.tsx';
import { RowButton } from '#app/pages/captain/parts/lists/lists.tsx';
import { Badge, Loaded } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { escapeMarkup } from '#shared/escape.ts';
import { meetingTypeCalls } from '#shared/meeting-types.calls.ts';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import { isSiteMeeting, PLACE_QUESTION } from '#shared/meeting-types.ts';
import { minutesInWords } from '#shared/minutes.ts';
import { paths } from '#shared/paths.ts';
import { MeetingTypeForm } from './meeting-type-form.tsx';
import { toggleMeetingType } from './toggle-meeting-type.ts';

/** The kinds of meetings that visitors can book, each with its page. */
export function MeetingTypes() {
  const call = useCall(meetingTypeCalls.list);
  return (
    <>
      <ExternalNotice />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-text text-mute">
          Each meeting type has a page on which visitors choose a free time for it.
        </p>
        <DialogButton variant="ink" dialog={(close) => <MeetingTypeForm onSaved={call.reload} onClose={close} />}>
          Add meeting type
        </DialogButton>
      </div>
      <Loaded call={call}>
        {(types) => (
          <ul className="grid gap-4">
            {types.map((type) => (
              <Item key={type.id} type={type} onChanged={call.reload} />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

const EMBED_NOTE = 'The other site has to be named in Settings → Sites that may embed your calendar.';

/** HTML for another site: a frame that takes the height of its content. */
function embedCode({ slug, name }: MeetingType, origin: string): string {
  const id = `book-${slug}`;
  return `<iframe id="${id}" src="${origin}${paths.meetingEmbed(slug)}" title="${escapeMarkup(name)}" style="width:100%;height:900px;border:0"></iframe>
<script>
addEventListener('message', function (event) {
  var frame = document.getElementById('${id}');
  if (event.source === frame.contentWindow && event.data.height) frame.style.height = event.data.height + 'px';
});
</script>
`;
}

/** The details of a meeting type besides its name, in one line. */
function detailsOf(type: MeetingType): string {
  const asked = type.questions.find(({ id }) => id === PLACE_QUESTION);
  const details = [
    minutesInWords(type.minutes),
    type.price,
    type.location || (asked && (asked.kind === 'phone' ? 'you call the visitor' : 'the visitor says where')),
    (type.bufferBefore > 0 || type.bufferAfter > 0) &&
      `${minutesInWords(type.bufferBefore)} free before, ${minutesInWords(type.bufferAfter)} after`,
    type.maxPerDay !== null && `at most ${type.maxPerDay} a day`,
    type.hours && `own hours: ${hoursInWords(type.hours).join('; ') || 'none, only single times that are open'}`,
    type.questions.length > 0 && pluralize(type.questions.length, 'question'),
  ];
  return details.filter(Boolean).join(' · ');
}

interface ItemProps {
  type: MeetingType;
  onChanged(): void;
}

function Item({ type, onChanged }: ItemProps) {
  const path = paths.meeting(type.slug);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 rounded-md border border-paper-rule bg-paper-bright p-5">
      <div className="min-w-0 wrap-anywhere">
        <Badge look={type.isActive ? 'good' : 'off'}>{type.isActive ? 'Offered' : 'Hidden'}</Badge>
        <h2 className="mt-3 text-title">{type.name}</h2>
        <p className="mt-1 text-mute">{detailsOf(type)}</p>
        {type.isActive && (
          <p className="mt-2">
            <a href={path} className="link font-mono">
              {path}
            </a>
          </p>
        )}
      </div>
      <Buttons type={type} onChanged={onChanged} />
    </li>
  );
}

function Buttons({ type, onChanged }: ItemProps) {
  const { slug, name, isActive } = type;
  const path = paths.meeting(slug);
  const origin = useSite().url;
  return (
    <div className="flex flex-wrap gap-2">
      {isActive && (
        <>
          <RowButton label="Copy link" of={name} onClick={() => copyText(origin + path, { title: 'Link copied' })} />
          <RowButton
            label="Copy embed code"
            of={name}
            onClick={() => copyText(embedCode(type, origin), { title: 'Embed code copied', description: EMBED_NOTE })}
          />
        </>
      )}
      <DialogButton
        aria-label={`Edit ${name}`}
        dialog={(close) => <MeetingTypeForm type={type} onSaved={onChanged} onClose={close} />}
      >
        Edit
      </DialogButton>
      {slug !== 'consultation' && (
        <RowButton
          label={isActive ? 'Stop offering it' : 'Offer it'}
          of={name}
          onClick={() => toastOnFailure('Failed to save meeting type', () => toggleMeetingType(type).then(onChanged))}
        />
      )}
      {!isSiteMeeting(slug) && (
        <DeleteButton
          of={name}
          title="Delete this meeting type?"
          action="Delete"
          failed="Failed to delete meeting type"
          onDelete={async () => {
            await captainApi.call(meetingTypeCalls.remove, { params: { id: type.id } });
            toast({ title: 'Meeting type deleted' });
            onChanged();
          }}
        >
          {name} and its page {path} will be deleted permanently. Bookings that are over stay.
        </DeleteButton>
      )}
    </div>
  );
}
