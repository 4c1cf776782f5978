import { copyText } from '#app/pages/captain/actions.ts';
import { Dialog, DialogButtons, FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import {
  Checkbox,
  linesOf,
  TextareaField,
  TextField,
  textIn,
  useFieldError,
} from '#app/pages/captain/parts/forms/forms.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { FieldError } from '#app/ui/field.tsx';
import { appCalls } from '#shared/apps.calls.ts';
import type { CreatedApp } from '#shared/apps.schema.ts';
import { APP_MAX, SCOPE_NAMES, SCOPES } from '#shared/apps.ts';

interface NewAppDialogProps {
  onClose(): void;
  onCreated(app: CreatedApp): void;
}

/** Creates a client with id and secret. */
export function NewAppDialog({ onClose, onCreated }: NewAppDialogProps) {
  async function create(fields: FormData) {
    const redirectUris = linesOf(textIn(fields, 'redirectUris'));
    const input = { name: textIn(fields, 'name'), redirectUris, scopes: fields.getAll('scope') };
    onCreated(await captainApi.call(appCalls.create, { input }));
  }

  return (
    <FormDialog
      title="New client"
      onClose={onClose}
      localCopy="new-client"
      save={create}
      failed="Failed to create client"
      action="Create client"
    >
      <TextField label="Name" name="name" required maxLength={APP_MAX.name} placeholder="n8n" />
      <Scopes />
      <TextareaField
        label="Addresses for answers"
        note="optional"
        hint="Only for programs that ask you by a login page, e.g. the OAuth redirect URL that n8n shows. One per line."
        name="redirectUris"
        rows={2}
      />
    </FormDialog>
  );
}

function Scopes() {
  const error = useFieldError('scopes');
  return (
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
      <FieldError id="app-scopes-error" error={error} />
    </fieldset>
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
      <DialogButtons>
        <MainButton onClick={onClose}>I have copied it</MainButton>
      </DialogButtons>
    </Dialog>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="label mb-1">{label}</dt>
      <dd className="flex flex-wrap items-center gap-2">
        <code className="wrap-anywhere min-w-0 flex-1 rounded-sm border border-paper-rule bg-paper-bright p-3 font-mono text-small">
          {value}
        </code>
        <SmallButton
          aria-label={`Copy ${label}`}
          onClick={() => copyText(value, { title: `${label} copied` }, 'Please select the text and copy it.')}
        >
          Copy
        </SmallButton>
      </dd>
    </div>
  );
}
