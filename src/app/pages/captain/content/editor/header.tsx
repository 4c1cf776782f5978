import { lazy, Suspense, useState } from 'react';
import { BackLink } from '#app/components/back-link.tsx';
import { copyText } from '#app/pages/captain/act.ts';
import { DraftState, discardDraft, StepButtons, savedAt } from '#app/pages/captain/drafts/draft-state.tsx';
import { areSame, type Json } from '#app/pages/captain/drafts/json.ts';
import { DeleteDialog } from '#app/pages/captain/parts/dialog.tsx';
import { MoreMenu } from '#app/pages/captain/parts/more-menu.tsx';
import { SAVE_KEYS, useSaveKeyOfBar } from '#app/pages/captain/parts/save-key.ts';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Heading } from '#app/pages/captain/parts/states.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { captainApi, useIsOwner } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { contentCalls } from '#shared/content.calls.ts';
import { paths } from '#shared/paths.ts';
import { HideSwitch } from './hide-switch.tsx';
import { PlaceholdersDialog, placeholdersIn } from './placeholders-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { DocumentEditor } from './use-document.ts';

const NotesDialog = lazy(() => import('./notes-dialog.tsx').then((module) => ({ default: module.NotesDialog })));
const DocumentVersions = lazy(() =>
  import('./document-versions.tsx').then((module) => ({ default: module.DocumentVersions })),
);

type Pane = 'text' | 'preview';

interface HeaderProps {
  editor: DocumentEditor;
  /** The pane that a phone shows. */
  pane: Pane;
  onPane(pane: Pane): void;
  onStep(kind: 'undo' | 'redo'): void;
  /** Opens and focuses a field. */
  onReveal(path: string): void;
}

/** Title, state and buttons of the editor. */
export function Header({ editor, pane, onPane, onStep, onReveal }: HeaderProps) {
  const { document, isChanged } = editor;
  const [dialog, setDialog] = useState<'schedule' | 'versions' | 'discard' | 'notes' | 'placeholders'>();
  const [notes, setNotes] = useState('');
  const bar = useSaveKeyOfBar<HTMLElement>();
  const isOwner = useIsOwner();
  const [isPublishing, setIsPublishing] = useState(false);
  const params = { key: document.key };
  const canPublish = isChanged || document.publishAt !== null || !areSame(editor.saved, document.published as Json);
  const left = placeholdersIn(document, editor.data);
  const canDiscard = document.published !== null && canPublish;

  async function publish(at?: string) {
    setIsPublishing(true);
    const isDone = await editor.write((version) =>
      captainApi.call(contentCalls.publish, { params, input: { version, at } }),
    );
    setIsPublishing(false);
    if (isDone) {
      toast(
        at
          ? { title: 'Page scheduled', description: `It will be published on ${moment(at)}.` }
          : document.preview.path === null
            ? { title: 'Texts published', description: 'They are used from now on.' }
            : { title: 'Page published', description: 'Visitors see it now.' },
      );
    } else {
      toast({
        title: 'Failed to publish',
        description: 'The reason is shown above the texts.',
        variant: 'destructive',
      });
    }
    return isDone;
  }

  function askAndPublish() {
    if (left.length > 0) setDialog('placeholders');
    else void publish();
  }

  async function copyLink() {
    if (!(await editor.save())) {
      toast({ title: 'Failed to save draft', variant: 'destructive' });
      return;
    }
    const { search, expiresAt, path: page } = document.preview;
    await copyText(`${location.origin}${page}?${search}`, {
      title: 'Preview link copied',
      description: `Anybody with this link can see the draft until ${moment(expiresAt)}.`,
    });
  }

  /** The meeting of this page: offered or not, its page follows at once. */
  async function offer() {
    const { toggleSiteMeeting } = await import('#app/pages/captain/booking/toggle-meeting-type.ts');
    await editor.write(() => toggleSiteMeeting('strategy'));
  }

  const visible = document.isHidden || document.published === null ? null : document.path;
  return (
    <header ref={bar} className="sticky top-0 z-20 border-ink border-b bg-paper px-4 py-2 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-52 flex-wrap items-baseline gap-x-5">
          <BackLink href={paths.captainTab('pages')} label="Pages" look="onPaper" />
          {/* On a phone it has a line of its own: what the state says moves nothing. */}
          <Heading className="min-w-0 text-title wrap-anywhere max-sm:order-1 max-sm:-mt-2 max-sm:basis-full max-sm:text-lg sm:line-clamp-2">
            {document.title}
          </Heading>
          <div className="flex items-baseline gap-x-3 max-sm:ml-auto">
            <DraftState draft={editor} noun="page" otherwise={describe(editor)} />
            {editor.issues[0] && (
              <button
                type="button"
                onClick={() => onReveal(editor.issues[0]?.path ?? '')}
                className="link small-mono min-h-8"
              >
                Show
              </button>
            )}
          </div>
          {document.isLanding && <HideSwitch editor={editor} className="max-sm:order-1" />}
        </div>
        <div className="flex flex-wrap gap-2">
          <StepButtons draft={editor} onStep={onStep} />
          <MoreMenu
            items={[
              ...(document.canDraft ? [{ label: 'Draft from my notes', onClick: () => setDialog('notes') }] : []),
              ...(isOwner && document.key === 'strategy-session'
                ? [{ label: document.isHidden ? 'Offer it' : 'Stop offering it', onClick: () => void offer() }]
                : []),
              { label: 'Versions', onClick: () => setDialog('versions') },
              { label: 'Copy preview link', onClick: () => void copyLink() },
              ...(visible ? [{ label: 'View the page', href: visible }] : []),
              ...(isOwner && canPublish ? [{ label: 'Schedule', onClick: () => setDialog('schedule') }] : []),
              ...(document.base
                ? [{ label: 'Reset all to the original text', onClick: () => editor.replace(document.base as Json) }]
                : []),
              ...(canDiscard ? [{ label: 'Discard draft', onClick: () => setDialog('discard') }] : []),
            ]}
          />
          {isOwner && (
            <SmallButton
              variant={canPublish ? 'primary' : 'outline'}
              title="Ctrl S"
              aria-keyshortcuts={SAVE_KEYS}
              // It keeps the focus when there is nothing left to publish.
              aria-disabled={isPublishing || !canPublish}
              onClick={() => !isPublishing && canPublish && askAndPublish()}
              className="aria-disabled:opacity-60"
            >
              {isPublishing ? 'Publishing...' : canPublish ? 'Publish' : 'Published'}
            </SmallButton>
          )}
        </div>
      </div>
      <fieldset hidden={document.preview.path === null} className="mt-2 grid grid-cols-2 gap-1 lg:hidden">
        <legend className="sr-only">Show</legend>
        {(['text', 'preview'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={pane === name}
            onClick={() => onPane(name)}
            className="min-h-11 rounded-sm border border-paper-rule font-semibold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {name === 'text' ? 'Text' : 'Preview'}
          </button>
        ))}
      </fieldset>
      {dialog === 'schedule' && (
        <ScheduleDialog publishAt={document.publishAt} onSchedule={publish} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'placeholders' && (
        <PlaceholdersDialog
          fields={left}
          onPublish={() => {
            setDialog(undefined);
            void publish();
          }}
          onReveal={(path) => {
            setDialog(undefined);
            queueMicrotask(() => onReveal(path));
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      <Suspense>
        {dialog === 'versions' && <DocumentVersions editor={editor} onClose={() => setDialog(undefined)} />}
        {dialog === 'notes' && (
          <NotesDialog editor={editor} notes={notes} onNotes={setNotes} onClose={() => setDialog(undefined)} />
        )}
      </Suspense>
      {dialog === 'discard' && (
        <DeleteDialog
          title="Discard this draft?"
          action="Discard draft"
          failed="Failed to discard draft"
          onDelete={() => discardDraft(editor, () => captainApi.call(contentCalls.discardDraft, { params }))}
          onClose={() => setDialog(undefined)}
        >
          The published text stays as it is. A planned publication is cancelled.
        </DeleteDialog>
      )}
    </header>
  );
}

function describe(editor: DocumentEditor): string {
  const { saved, document } = editor;
  if (document.publishAt) return `Scheduled for ${moment(document.publishAt)}`;
  if (!areSame(saved, document.published as Json)) return savedAt(editor) ?? 'Draft';
  return document.state === 'shipped' ? 'Original text' : 'Published';
}
