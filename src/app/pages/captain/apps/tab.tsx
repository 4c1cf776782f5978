import { useState } from 'react';
import { useSite } from '#app/components/site.ts';
import { AuditEntries } from '#app/pages/captain/audit/entries.tsx';
import { DeleteButton, DialogButton } from '#app/pages/captain/parts/dialog.tsx';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { Badge, Empty, Loaded, TabHead } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime, shortDate } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { appCalls } from '#shared/apps.calls.ts';
import type { ConnectedAppJson, CreatedApp } from '#shared/apps.schema.ts';
import { SCOPES } from '#shared/apps.ts';
import { paths } from '#shared/paths.ts';
import { NewAppDialog, SecretDialog } from './new-app-dialog.tsx';

const KINDS = {
  manual: { look: 'good', label: 'Yours' },
  document: { look: 'good', label: 'Verified' },
  registered: { look: 'alert', label: 'Unverified' },
} as const;

/** Programs that act for a captain. */
export function Tab() {
  const call = useCall(appCalls.list);
  const { data, reload } = call;
  const [created, setCreated] = useState<CreatedApp>();

  return (
    <>
      <TabHead
        title="Connected apps"
        lead="AI assistants and automations that you allowed to work here. They read and prepare; publishing stays with you."
      >
        <DialogButton
          variant="ink"
          dialog={(close) => (
            <NewAppDialog
              onClose={close}
              onCreated={(app) => {
                setCreated(app);
                reload();
              }}
            />
          )}
        >
          New client
        </DialogButton>
      </TabHead>
      <Loaded call={call}>
        {({ length }) =>
          length === 0 && (
            <Empty title="No program is connected">
              Add the address below in your assistant, or create a client for n8n and scripts.
            </Empty>
          )
        }
      </Loaded>
      <div className="mt-8 grid gap-8 first:mt-0">
        {data?.map((app) => (
          <App key={app.id} app={app} onRevoked={reload} />
        ))}
        <TabSection title="Connect a program">
          <Address />
        </TabSection>
      </div>
      {created && <SecretDialog app={created} onClose={() => setCreated(undefined)} />}
    </>
  );
}

function App({ app, onRevoked }: { app: ConnectedAppJson; onRevoked(): void }) {
  const { look, label } = app.kind === 'document' && !app.isVerified ? KINDS.registered : KINDS[app.kind];
  return (
    <section className="border-paper-rule border-t pt-5 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="wrap-anywhere min-w-0">
          <h2 className="text-title">{app.name}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-2">
            <Badge look={look}>{label}</Badge>
            {app.scopes.map((scope) => (
              <Badge key={scope} look="off">
                {SCOPES[scope].title}
              </Badge>
            ))}
          </p>
          <p className="mt-2 text-mute">
            Since {shortDate(app.createdAt)} ·{' '}
            {app.lastUsedAt ? `last used ${dateAndTime(app.lastUsedAt)}` : 'never used'} ·{' '}
            {app.expiresAt ? `ends ${shortDate(app.expiresAt)}` : 'until you revoke it'}
          </p>
        </div>
        <DeleteButton
          label="End access"
          of={`of ${app.name}`}
          title={`End the access of ${app.name}?`}
          action="End access"
          failed="Failed to end access"
          onDelete={async () => {
            await captainApi.call(appCalls.revoke, { params: { id: app.id } });
            toast({ title: 'Access ended', description: `${app.name} can do nothing any more.` });
            onRevoked();
          }}
        >
          {app.kind === 'manual'
            ? 'Its secret stops working at once, and cannot be brought back.'
            : 'It stops working at once. It can ask you again later.'}
        </DeleteButton>
      </div>
      {app.recentCalls.length > 0 && (
        <Fold keepsContent className="mt-2" title="Recent calls">
          <AuditEntries entries={app.recentCalls} label={`Recent calls of ${app.name}`} />
          <p className="mt-2">
            <TextLink to={paths.captainTab('audit')}>All calls</TextLink>
          </p>
        </Fold>
      )}
    </section>
  );
}

function Address() {
  const { origin } = location;
  const { brand } = useSite();
  return (
    <div className="grid max-w-text gap-3">
      <p>
        In Claude, ChatGPT, VS Code or another program that speaks MCP, add a server (or “connector”) for {brand} with
        this address. It leads you here, and you choose what it may do.
      </p>
      <p>
        <code className="block overflow-x-auto rounded-sm border border-paper-rule bg-paper-bright p-3 font-mono">
          {origin}/mcp
        </code>
      </p>
      <p className="text-mute">Scripts and n8n use a client of their own, with an id and a secret: New client.</p>
    </div>
  );
}
