import { Link } from 'react-router';
import { useAct } from '#app/pages/captain/act.ts';
import { count } from '#app/pages/captain/parts/lists.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { unfinishedCalls } from '#shared/unfinished.calls.ts';
import type { UnfinishedField } from '#shared/unfinished.schema.ts';
import { UNFINISHED_REASONS, type UnfinishedReason } from '#shared/unfinished.ts';

/** Fields listed one by one; more are counted. */
const SHOWN = 20;

interface UnfinishedProps {
  fields: UnfinishedField[];
  onChange(fields: UnfinishedField[]): void;
}

/** List of what is left until the site is the owner's: counted by reason and page, each with a link to its field. */
export function Unfinished({ fields, onChange }: UnfinishedProps) {
  if (fields.length === 0) return <p className="text-mute">Nothing is left: every text is yours.</p>;
  return (
    <section aria-labelledby="unfinished-title">
      <h2 id="unfinished-title" className="text-title">
        Not finished yet: {count(fields.length, 'field')}
      </h2>
      <div className="mt-3 border-paper-rule border-t">
        {(Object.keys(UNFINISHED_REASONS) as UnfinishedReason[]).map((reason) => (
          <Reason
            key={reason}
            reason={reason}
            fields={fields.filter((field) => field.reason === reason)}
            onChange={onChange}
          />
        ))}
      </div>
    </section>
  );
}

function Reason({ reason, fields, onChange }: UnfinishedProps & { reason: UnfinishedReason }) {
  if (fields.length === 0) return null;
  return (
    <details className="border-paper-rule border-b">
      <summary className="min-h-11 cursor-pointer py-2">
        {UNFINISHED_REASONS[reason]} <span className="text-mute">({fields.length})</span>
      </summary>
      {reason === 'starter' ? <ByDocument fields={fields} onChange={onChange} /> : <Fields fields={fields} />}
    </details>
  );
}

/** Shipped texts are many, and some may stay: they are listed by page. */
function ByDocument({ fields, onChange }: UnfinishedProps) {
  const { isBusy, act } = useAct();
  const documents = [...new Map(fields.map((field) => [field.document, field])).values()];
  const keep = (key: string) =>
    act('Failed to save', async () =>
      onChange(await captainApi.call(unfinishedCalls.accept, { params: { key }, input: { isAccepted: true } })),
    );
  return (
    <ul className="mb-4">
      {documents.map((first) => {
        const texts = fields.filter(({ document }) => document === first.document);
        return (
          <li key={first.document} className="flex flex-wrap items-center justify-between gap-x-4">
            <Link to={placeOf(first)} className="link inline-flex min-h-11 min-w-0 items-center wrap-anywhere">
              {first.title} ({texts.length})
            </Link>
            <Button
              variant="quiet"
              size="sm"
              disabled={isBusy}
              aria-label={`The texts of ${first.title} may stay`}
              onClick={() => keep(first.document)}
            >
              They may stay
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function Fields({ fields }: Pick<UnfinishedProps, 'fields'>) {
  return (
    <ul className="mb-4">
      {fields.slice(0, SHOWN).map((field) => (
        <li key={`${field.document} ${field.path}`} className="wrap-anywhere">
          <Link to={placeOf(field)} className="link block min-h-11 py-2">
            <span className="small-mono block text-mute">
              {field.title} › {field.path}
            </span>
            {field.text || 'Empty'}
          </Link>
        </li>
      ))}
      {fields.length > SHOWN && <li className="text-mute">And {count(fields.length - SHOWN, 'field')} more.</li>}
    </ul>
  );
}

/** The screen on which a field is edited. */
function placeOf({ document, path, reason }: UnfinishedField): string {
  if (reason === 'legal') return paths.setupStep('legal');
  if (document === 'settings') return paths.captainTab('settings');
  if (document === 'answers') return paths.captainTab('chatbot');
  if (document === 'services') return paths.captainTab('services');
  return paths.editField(document, path);
}
