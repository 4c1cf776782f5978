import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Checkbox, TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, FieldError, Textarea } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { APP_MAX, type CreatedApp, SCOPE_NAMES, SCOPES } from '#shared/apps.ts';

interface NewAppDialogProps {
  onClose(): void;
  onCreated(app: CreatedApp): void;
}

/** Creates a client with id and secret. */
export function NewAppDialog({ onClose, onCreated }: NewAppDialogProps) {
  const issues = useIssues();
  const [isSaving, setIsSaving] = useState(false);

  async function create(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const redirectUris = String(fields.get('redirectUris') ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    setIsSaving(true);
    try {
      const input = { name: String(fields.get('name') ?? ''), redirectUris, scopes: fields.getAll('scope') };
      onCreated(await captainApi.post<CreatedApp>('/captain/apps', input));
    } catch (error) {
      setIsSaving(false);
      issues.take(error);
      toast({ title: 'Client not created', description: reasonOf(error), variant: 'destructive' });
    }
  }

  return (
    <Dialog title="New client" onClose={onClose}>
      <form onSubmit={create} className="grid gap-4">
        <TextField
          label="Name"
          name="name"
          required
          maxLength={APP_MAX.name}
          placeholder="n8n"
          error={issues.errorOf('name')}
        />
        <fieldset>
          <legend className="label mb-1.5">What it may do</legend>
          {SCOPE_NAMES.map((scope) => (
            <Checkbox
              key={scope}
              name="scope"
              value={scope}
              defaultChecked={scope === 'read'}
              label={SCOPES[scope].title}
              hint={SCOPES[scope].text}
            />
          ))}
          <FieldError id="app-scopes-error" error={issues.errorOf('scopes')} />
        </fieldset>
        <Field
          label="Addresses for answers"
          note="optional"
          hint="Only for programs that ask you by a login page, e.g. the OAuth redirect URL that n8n shows. One per line."
          error={issues.errorOf('redirectUris')}
        >
          {(control) => <Textarea {...control} name="redirectUris" rows={2} />}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="sm" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" type="submit" variant="ink" disabled={isSaving}>
            Create client
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Id and secret of a new client, this once. */
export function SecretDialog({ app, onClose }: { app: CreatedApp; onClose(): void }) {
  return (
    <Dialog title="Copy the secret now" onClose={onClose}>
      <p>It is not shown again: only its hash is stored. Whoever has it can act for you within what you allowed.</p>
      <dl className="mt-4 grid gap-3">
        <Value label="Client ID" value={app.clientId} />
        <Value label="Client secret" value={app.clientSecret} />
        <Value label="Token address" value={`${location.origin}/oauth/token`} />
      </dl>
      <div className="mt-6 flex justify-end">
        <Button size="sm" variant="ink" onClick={onClose}>
          I have copied it
        </Button>
      </div>
    </Dialog>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast({ title: `${label} copied` });
    } catch {
      toast({ title: 'Not copied', description: 'Please select the text and copy it.', variant: 'destructive' });
    }
  }
  return (
    <div>
      <dt className="label mb-1">{label}</dt>
      <dd className="flex flex-wrap items-center gap-2">
        <code className="wrap-anywhere min-w-0 flex-1 rounded-sm border border-paper-rule bg-paper-bright p-3 font-mono text-small">
          {value}
        </code>
        <Button size="sm" variant="outline" aria-label={`Copy ${label}`} onClick={() => void copy()}>
          Copy
        </Button>
      </dd>
    </div>
  );
}
