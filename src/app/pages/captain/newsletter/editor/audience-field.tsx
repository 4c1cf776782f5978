import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { Checkbox, SelectField, TextField } from '#app/pages/captain/parts/forms/forms.tsx';
import { useCall, useSettled } from '#app/pages/captain/use-call.ts';
import { issueCalls } from '#shared/newsletter.calls.ts';
import type { Audience } from '#shared/newsletter-issue.schema.ts';

const KINDS: Record<Audience['kind'], string> = {
  all: 'All subscribers',
  page: 'Those who signed up on a page',
  interest: 'Those with an interest',
};

/** The chosen pages or interests. */
function namesIn(audience: Audience): string[] {
  if (audience.kind === 'page') return audience.pages;
  return audience.kind === 'interest' ? audience.interests : [];
}

interface AudienceFieldProps {
  value: Audience;
  onChange(audience: Audience): void;
}

/** Audience of the issue, and how many people it has. */
export function AudienceField({ value, onChange }: AudienceFieldProps) {
  const { data: choices } = useCall(issueCalls.audienceChoices);
  const { since, before } = value;
  const chosen = namesIn(value);
  const offered = (value.kind === 'page' ? choices?.pages : choices?.interests) ?? [];

  function select(kind: Audience['kind'], names: string[]) {
    const dates = { since, before };
    if (kind === 'page') onChange({ kind, pages: names, ...dates });
    else if (kind === 'interest') onChange({ kind, interests: names, ...dates });
    else onChange({ kind, ...dates });
  }

  return (
    <fieldset className="grid gap-4">
      <legend className="label mb-3">Audience</legend>
      <Reach audience={value} />
      <SelectField
        label="Who gets it"
        name="audience"
        choices={KINDS}
        value={value.kind}
        onChoose={(kind) => select(kind, [])}
      />
      {value.kind !== 'all' && (
        <fieldset>
          <legend className="sr-only">{KINDS[value.kind]}</legend>
          {choices && offered.length + chosen.length === 0 && <p className="text-mute">There is none yet.</p>}
          {[...new Set([...offered, ...chosen])].map((name) => (
            <Checkbox
              key={name}
              label={name}
              className="wrap-anywhere"
              checked={chosen.includes(name)}
              onChange={({ target }) =>
                select(value.kind, target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
              }
            />
          ))}
        </fieldset>
      )}
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        <TextField
          label="Signed up from"
          note="optional"
          type="date"
          value={since?.slice(0, 10) ?? ''}
          onChange={({ target }) => onChange({ ...value, since: target.value || undefined })}
        />
        <TextField
          label="Signed up before"
          note="optional"
          type="date"
          value={before?.slice(0, 10) ?? ''}
          onChange={({ target }) => onChange({ ...value, before: target.value || undefined })}
        />
      </div>
    </fieldset>
  );
}

/** How many subscribers belong to an audience; undefined until it is known. */
export function useAudienceSize(audience: Audience): number | undefined {
  const { data } = useCall(issueCalls.countAudience, { input: { audience: useSettled(audience) } });
  return data?.count;
}

function Reach({ audience }: { audience: Audience }) {
  const isIncomplete =
    (audience.kind === 'page' && audience.pages.length === 0) ||
    (audience.kind === 'interest' && audience.interests.length === 0);
  return (
    <p className="border-warning border-l-2 pl-3" role="status">
      {isIncomplete ? 'Select at least one.' : <Count audience={audience} />}
    </p>
  );
}

function Count({ audience }: { audience: Audience }) {
  const reach = useAudienceSize(audience);
  if (reach === undefined) return 'Counting…';
  return `Reaches ${pluralize(reach, 'subscriber')}.`;
}
