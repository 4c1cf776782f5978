import { useEffect, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { number } from '#app/pages/captain/parts/lists.tsx';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Select, Textarea } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { CONSENT_MAX, type ImportCounts, type ImportMapping, type SubscriberImport } from '#shared/sending.ts';

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

interface ImportDialogProps {
  file: File;
  onClose(): void;
  onImported(): void;
}

/** Imports addresses: shows what a file would do, asks which column holds what and how its people agreed. */
export function ImportDialog({ file, onClose, onImported }: ImportDialogProps) {
  const [csv, setCsv] = useState<string>();
  const [mapping, setMapping] = useState<Partial<ImportMapping>>({});
  const [trial, setTrial] = useState<SubscriberImport>();
  const [error, setError] = useState<string>();
  const [consent, setConsent] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    void file.text().then(setCsv);
  }, [file]);

  useEffect(() => {
    if (csv === undefined) return;
    let isCurrent = true;
    captainApi.post<SubscriberImport>('/captain/subscribers/import?dryRun=1', { csv, mapping }).then(
      (answer) => {
        if (!isCurrent) return;
        setTrial(answer);
        setError(undefined);
      },
      (reason: unknown) => isCurrent && setError(reasonOf(reason)),
    );
    return () => {
      isCurrent = false;
    };
  }, [csv, mapping]);

  async function send() {
    if (!consent.trim()) return setRefusal('Please say how these people agreed to get the newsletter');
    setRefusal(undefined);
    setIsBusy(true);
    try {
      const { counts } = await captainApi.post<SubscriberImport>('/captain/subscribers/import', {
        csv,
        mapping,
        consent,
      });
      toast({ title: 'Imported', description: `${number(counts.new)} new subscribers` });
      onImported();
    } catch (reason) {
      toast({ title: 'Not imported', description: reasonOf(reason), variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog title="Import subscribers" onClose={onClose}>
      {!trial && !error && <Loading what="Reading the file" />}
      {error && <Failed reason={error} retry={() => setMapping({})} />}
      {trial && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <div className="grid gap-4 sm:grid-cols-3">
            {(Object.keys(FIELDS) as (keyof ImportMapping)[]).map((field) => (
              <Field key={field} label={FIELDS[field]}>
                {(control) => (
                  <Select
                    {...control}
                    value={trial.mapping[field] ?? ''}
                    onChange={({ target }) => setMapping({ ...mapping, [field]: target.value || null })}
                  >
                    <option value="">None</option>
                    {trial.columns.map((name) => (
                      <option key={name}>{name}</option>
                    ))}
                  </Select>
                )}
              </Field>
            ))}
          </div>
          <dl className="mt-6 border-paper-rule border-t" aria-live="polite">
            {COUNTS.map(([key, label]) => (
              <div key={key} className="flex justify-between gap-6 border-paper-rule border-b py-2">
                <dt>{label}</dt>
                <dd className="font-mono">{number(trial.counts[key])}</dd>
              </div>
            ))}
          </dl>
          {trial.problems.length > 0 && (
            <details className="mt-2">
              <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Lines that are left out</summary>
              <ul className="max-h-40 overflow-y-auto text-small">
                {trial.problems.map(({ line, value, message }) => (
                  <li key={line} className="wrap-anywhere py-1">
                    Line {line}: {value || 'empty'}. {message}
                  </li>
                ))}
              </ul>
            </details>
          )}
          <Field
            label="How these people agreed"
            hint="Kept with each address as proof of consent, e.g. “Signed up at our stand, May 2025”."
            error={refusal}
            className="mt-6"
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={CONSENT_MAX}
                value={consent}
                onChange={({ target }) => setConsent(target.value)}
              />
            )}
          </Field>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button size="sm" variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button size="sm" variant="ink" type="submit" disabled={isBusy || trial.counts.new === 0}>
              {isBusy
                ? 'Importing…'
                : `Import ${number(trial.counts.new)} ${trial.counts.new === 1 ? 'address' : 'addresses'}`}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
