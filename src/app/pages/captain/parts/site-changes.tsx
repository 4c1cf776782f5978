import type { ReactNode } from 'react';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import type { AnswerOf } from '#shared/call.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { starterCalls } from '#shared/starters.calls.ts';
import type { StarterResult, TextChange } from '#shared/starters.schema.ts';
import { pluralize } from './counts.ts';
import { DeleteDialog, DialogButton } from './dialog.tsx';
import { Fold } from './fold.tsx';
import { Notice } from './states.tsx';
import { dateAndTime } from './time.ts';

/** Texts that would change, by document; the owner's own first. */
export function SiteChanges({ changes, notes }: Pick<StarterResult, 'changes' | 'notes'>) {
  const own = changes.filter(({ isOwn, document }) => isOwn && document !== 'settings');
  const settings = changes.filter(({ document }) => document === 'settings');
  const documents = [...new Map(changes.map((change) => [change.document, change.title]))];
  return (
    <>
      {notes.map((note) => (
        <Notice key={note} className="mb-4">
          {note}
        </Notice>
      ))}
      <p className="mb-4">
        {own.length === 0
          ? 'Nothing of yours is lost: only texts that came with the site are replaced.'
          : `What you wrote in ${inWords(own)} leaves the site. It stays among the versions there.`}{' '}
        You can go back with one click.
      </p>
      {own.length > 0 && <ChangeList title="Your own texts" changes={own} />}
      <Fold keepsContent className="border-paper-rule border-b" title="All changes, page by page">
        <div className="ml-4">
          {settings.length > 0 && <ChangeList title="Settings" changes={settings} />}
          {documents
            .filter(([document]) => document !== 'settings')
            .map(([document, title]) => (
              <ChangeList
                key={document}
                title={title}
                changes={changes.filter((change) => change.document === document)}
              />
            ))}
        </div>
      </Fold>
    </>
  );
}

/** The titles of the documents that change. */
function inWords(changes: readonly TextChange[]): string {
  return [...new Set(changes.map(({ title }) => title))].join(', ');
}

/** Changes of one document. Its rows are drawn when it is opened: a site has thousands. */
function ChangeList({ title, changes }: { title: string; changes: TextChange[] }) {
  return (
    <Fold className="border-paper-rule border-b" title={title}>
      <ul className="mb-4">
        {changes.map(({ document, path, label, before, after }) => (
          <li key={`${document} ${path}`} className="wrap-anywhere py-2">
            <span className="block font-semibold">{label}</span>
            <Value name="Before">{before}</Value>
            <Value name="After">{after}</Value>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Value({ name, children }: { name: string; children: string | null }): ReactNode {
  return (
    <span className="block">
      <span className="text-mute">{name}: </span>
      {children ?? 'nothing'}
    </span>
  );
}

const KINDS = { starter: 'A starter was chosen', import: 'A file was imported', undo: 'A change was undone' } as const;

/** The button that undoes the last change of the whole site, after a question. */
export function UndoSiteChange({
  change: { kind, at, by, changedSince },
  onUndone,
}: {
  change: NonNullable<AnswerOf<typeof starterCalls.lastChange>>;
  onUndone(): void;
}) {
  const { data: documents = [] } = useCall(contentCalls.list);
  const titles = new Map(documents.map(({ key, title }) => [key, title]));
  const label = 'Go back to before';
  async function undo() {
    await captainApi.call(starterCalls.undo);
    toast({ title: 'Texts changed back', description: 'Visitors see it now.' });
    onUndone();
  }
  return (
    <Notice
      className="mt-8"
      actions={
        <DialogButton
          dialog={(close) => (
            <DeleteDialog
              title="Go back to before this change?"
              action={label}
              failed="Failed to undo"
              onDelete={undo}
              onClose={close}
            >
              <p>
                Visitors at once see the texts, and the settings that this change has changed, as they were before{' '}
                {dateAndTime(at)}.
              </p>
              {changedSince.length > 0 && (
                <>
                  <p className="mt-4">
                    What was written since leaves the site, and stays among the versions of these documents:
                  </p>
                  <ul className="mt-2 list-disc pl-5">
                    {changedSince.map((key) => (
                      <li key={key}>{titles.get(key) ?? key}</li>
                    ))}
                  </ul>
                </>
              )}
              <p className="mt-4">The site of today can be got back here in the same way.</p>
            </DeleteDialog>
          )}
        >
          {label}
        </DialogButton>
      }
    >
      {KINDS[kind]} on {dateAndTime(at)}
      {by && ` by ${by}`}.
      {changedSince.length > 0 &&
        ` ${pluralize(changedSince.length, 'document')} changed since: going back keeps those texts as versions.`}
    </Notice>
  );
}
