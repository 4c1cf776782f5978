import { useState } from 'react';
import { formatCount, pluralize } from '#app/pages/captain/parts/counts.ts';
import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { Form, SelectField, SubmitButton } from '#app/pages/captain/parts/forms/forms.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useDryRun } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { subscriberCalls } from '#shared/newsletter.calls.ts';
import type { ImportCounts, ImportMapping } from '#shared/subscriber.schema.ts';
import { ConsentField, consentIn } from './consent-field.tsx';

const FIELDS: Record<keyof ImportMapping, string> = {
  email: 'Email',
  page: 'Page or source',
  consentAt: 'When they agreed',
};

const COUNTS: [key: keyof ImportCounts, label: string][] = [
  ['new', 'New'],
  ['known', 'Already there'],
  ['suppressed', 'Suppressed or erased'],
  ['duplicates', 'Twice in the file'],
  ['invalid', 'No valid address'],
];

/** Names the columns of the file that are not imported. */
function LeftOut({ columns, mapping }: { columns: string[]; mapping: ImportMapping }) {
  const used = Object.values(mapping);
  const left = columns.filter((name) => name !== '' && !used.includes(name));
  if (left.length === 0) return null;
  return (
    <p className="wrap-anywhere mt-3 text-mute">
      Not imported: {left.join(', ')}. The list of subscribers holds addresses, not names.
    </p>
  );
}

interface ImportDialogProps {
  /** Text of the file. */
  csv: string;
  onClose(): void;
  onImported(): void;
}

/** Imports addresses of a file: asks for the meaning of each column and the ground of consent, and shows the result of a dry run. */
export function ImportDialog({ csv, onClose, onImported }: ImportDialogProps) {
  const [mapping, setMapping] = useState<Partial<ImportMapping>>({});
  const call = useDryRun(subscriberCalls.importFile, { input: { csv, mapping } });

  async function send(fields: FormData) {
    const consent = consentIn(fields);
    const { counts } = await captainApi.call(subscriberCalls.importFile, { input: { csv, mapping, consent } });
    toast({ title: 'Subscribers imported', description: pluralize(counts.new, 'new subscriber') });
    onImported();
  }

  return (
    <Dialog title="Import subscribers" onClose={onClose}>
      <Loaded call={call} what="Reading the file">
        {(dryRun) => (
          <Form localCopy="newsletter-import" save={send} failed="Failed to import">
            <div className="grid gap-4 sm:grid-cols-3">
              {(Object.keys(FIELDS) as (keyof ImportMapping)[]).map((field) => (
                <SelectField
                  key={field}
                  label={FIELDS[field]}
                  value={dryRun.mapping[field] ?? ''}
                  onChoose={(column) => setMapping({ ...mapping, [field]: column || null })}
                >
                  <option value="">None</option>
                  {dryRun.columns.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </SelectField>
              ))}
            </div>
            <LeftOut columns={dryRun.columns} mapping={dryRun.mapping} />
            <dl className="mt-6 border-paper-rule border-t" aria-live="polite">
              {COUNTS.map(([key, label]) => (
                <div key={key} className="flex justify-between gap-6 border-paper-rule border-b py-2">
                  <dt>{label}</dt>
                  <dd className="font-mono">{formatCount(dryRun.counts[key])}</dd>
                </div>
              ))}
            </dl>
            {dryRun.problems.length > 0 && (
              <Fold
                keepsContent
                className="mt-2"
                title="Lines that are left out"
                titleClass="min-h-11 py-2.5 font-semibold"
              >
                <ul className="max-h-40 overflow-y-auto text-small">
                  {dryRun.problems.map(({ line, value, message }) => (
                    <li key={line} className="wrap-anywhere py-1">
                      Line {line}: {value || 'empty'}. {message}
                    </li>
                  ))}
                </ul>
              </Fold>
            )}
            <ConsentField />
            <DialogButtons onCancel={onClose}>
              <SubmitButton busy="Importing…" disabled={dryRun.counts.new === 0}>
                {`Import ${formatCount(dryRun.counts.new)} ${dryRun.counts.new === 1 ? 'address' : 'addresses'}`}
              </SubmitButton>
            </DialogButtons>
          </Form>
        )}
      </Loaded>
    </Dialog>
  );
}
