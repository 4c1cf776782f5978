import { useState } from 'react';
import { useSite } from '#app/components/site.ts';
import { SelectField, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import { type AskedPlace, MEETING_MAX, PLACE_QUESTION, proposedQuestion } from '#shared/meeting-types.ts';
import { type PlaceKind, placeKind } from '#shared/place-kind.ts';

const KINDS: Record<PlaceKind | AskedPlace, string> = {
  none: 'I tell visitors later',
  link: 'A video link',
  called: 'I call the visitor',
  phone: 'The visitor calls me',
  address: 'An address',
  asked: 'The visitor says where',
};
type Kind = keyof typeof KINDS;

const isAsked = (kind: string): kind is AskedPlace => kind === 'called' || kind === 'asked';

const LABELS = { link: 'Video link', phone: 'Phone number', address: 'Address' } as const;

const HINTS = {
  link: 'Visitors get it in mails and calendar entries, once they have booked.',
  phone: 'The number that visitors call.',
  address: 'Where visitors come to.',
} as const;

const NO_PLACE = 'Still empty: visitors who have booked see no place, until you give one here.';

interface PlaceFieldsProps {
  /** Undefined for a new one. */
  type: MeetingType | undefined;
  /** Position of the question for the place, by which the server names it. */
  errorAt: number;
  /** Before the names of the fields, where a form has those of two meetings. */
  prefix?: string;
}

/** Where a meeting takes place: a fixed place, or a question to the visitor, whose answer is the place. */
export function PlaceFields({ type, errorAt, prefix = '' }: PlaceFieldsProps) {
  const question = type?.questions.find(({ id }) => id === PLACE_QUESTION);
  const stored = question?.kind === 'phone' ? 'called' : 'asked';
  const location = type?.location ?? '';
  const [kind, setKind] = useState<Kind>(() => (location === '' && question ? stored : placeKind(location)));
  const [given, setGiven] = useState(location);
  const { phone, language } = useSite();
  return (
    <>
      <SelectField
        label="Where it takes place"
        name={`${prefix}place`}
        choices={KINDS}
        value={kind}
        onChoose={(next) => {
          setKind(next);
          if (next === 'phone' && given === '') setGiven(phone);
        }}
      />
      {isAsked(kind) ? (
        <TextField
          key={kind}
          label="Question"
          name={`${prefix}placeQuestion`}
          hint="The answer is shown as the place, in mails and calendar entries."
          maxLength={MEETING_MAX.label}
          defaultValue={question && kind === stored ? question.label : proposedQuestion(kind, language)}
          errorOf={`questions.${errorAt}`}
        />
      ) : (
        kind !== 'none' && (
          <TextField
            label={LABELS[kind]}
            name={`${prefix}location`}
            hint={given.trim() === '' ? NO_PLACE : HINTS[kind]}
            type={kind === 'phone' ? 'tel' : 'text'}
            inputMode={kind === 'link' ? 'url' : undefined}
            maxLength={MEETING_MAX.location}
            value={given}
            onChange={({ target }) => setGiven(target.value)}
          />
        )
      )}
    </>
  );
}

/** The question for the place, where the visitor names it. */
export function placeQuestionIn(fields: FormData, prefix = '') {
  const place = textIn(fields, `${prefix}place`);
  if (!isAsked(place)) return [];
  const kind = place === 'called' ? 'phone' : 'line';
  return [{ id: PLACE_QUESTION, label: textIn(fields, `${prefix}placeQuestion`), kind, required: true, options: [] }];
}
