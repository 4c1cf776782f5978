import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BackLink } from '#app/components/layout/back-link.tsx';
import { copyText } from '#app/pages/captain/actions.ts';
import { DraftState, discardOpenDraft, StepButtons, savedAt } from '#app/pages/captain/drafts/draft-state.tsx';
import { areSame } from '#app/pages/captain/drafts/json.ts';
import { DeleteDialog } from '#app/pages/captain/parts/dialog.tsx';
import { EditorBar } from '#app/pages/captain/parts/editor-page.tsx';
import { SAVE_KEYS } from '#app/pages/captain/parts/forms/save-key.ts';
import { MoreMenu } from '#app/pages/captain/parts/more-menu.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Heading } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { captainApi, useIsOwner } from '#app/pages/captain/session.ts';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { toast } from '#app/ui/toast.tsx';
import { contentCalls } from '#shared/content.calls.ts';
import type { Json } from '#shared/json.ts';
import { paths } from '#shared/paths.ts';
import { UNFINISHED } from '#shared/unfinished.ts';
import { HideSwitch } from './hide-switch.tsx';
import { PlaceholdersDialog, unfilledFields } from './placeholders-dialog.tsx';
import type { DocumentEditor } from './use-document-draft.ts';

const NotesDialog = lazyPart(() => import('./notes-dialog.tsx'), 'NotesDialog');
const ScheduleDialog = lazyPart(() => import('./schedule-dialog.tsx'), 'ScheduleDialog');
const DocumentVersions = lazyPart(() => import('./document-versions.tsx'), 'DocumentVersions');

type Pane = 'text' | 'preview';
type DialogName = 'schedule' | 'versions' | 'discard' | 'notes' | 'placeholders';

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
  const { document } = editor;
  const [dialog, setDialog] = useState<DialogName>();
  const isOwner = useIsOwner();
  const publishing = usePublishing(editor);

  function askAndPublish() {
    if (unfilledFields(document, editor.data).length > 0) setDialog('placeholders');
    else void publishing.publish();
  }

  return (
    <>
      <EditorBar
        className="px-4 py-2 sm:px-6"
        heading={<TitleAndState editor={editor} onReveal={onReveal} />}
        below={document.preview.path !== null && <PaneChoice pane={pane} onPane={onPane} />}
      >
        <StepButtons draft={editor} onStep={onStep} />
        <EditorMenu editor={editor} canPublish={publishing.canPublish} onOpen={setDialog} />
        {isOwner && <PublishButton {...publishing} onClick={askAndPublish} />}
      </EditorBar>
      <Dialogs
        name={dialog}
        editor={editor}
        publish={publishing.publish}
        onReveal={onReveal}
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}

function TitleAndState({ editor, onReveal }: Pick<HeaderProps, 'editor' | 'onReveal'>) {
  const { document } = editor;
  const from = useSearchParams()[0].get('from');
  const refused = editor.issues[0] ?? editor.missing[0];
  return (
    <div className="flex min-w-0 flex-1 basis-52 flex-wrap items-baseline gap-x-5">
      {from === UNFINISHED ? (
        <BackLink href={`${paths.captainTab('setup')}#${UNFINISHED}`} label="What is left" look="onPaper" />
      ) : (
        <BackLink href={paths.captainTab('pages')} label="Pages" look="onPaper" />
      )}
      {/* On a phone it has a line of its own: what the state says moves nothing. */}
      <Heading className="min-w-0 text-title wrap-anywhere max-sm:order-1 max-sm:-mt-2 max-sm:basis-full max-sm:text-lg sm:line-clamp-2">
        {document.title}
      </Heading>
      <div className="flex items-baseline gap-x-3 max-sm:ml-auto">
        <DraftState draft={editor} noun="page" otherwise={describePublished(editor)} />
        {refused && (
          <button type="button" onClick={() => onReveal(refused.path)} className="link small-mono min-h-8">
            Show
          </button>
        )}
      </div>
      {document.isLanding && <HideSwitch editor={editor} className="max-sm:order-1" />}
    </div>
  );
}

interface EditorMenuProps {
  editor: DocumentEditor;
  canPublish: boolean;
  onOpen(dialog: DialogName): void;
}

function EditorMenu({ editor, canPublish, onOpen }: EditorMenuProps) {
  const { document } = editor;
  const isOwner = useIsOwner();
  const visible = document.isHidden || document.published === null ? null : document.path;
  const items = [
    document.canDraft && { label: 'Draft from my notes', onClick: () => onOpen('notes') },
    isOwner &&
      document.key === 'strategy-session' && {
        label: document.isHidden ? 'Offer it' : 'Stop offering it',
        onClick: () => void toggleStrategySession(editor),
      },
    { label: 'Versions', onClick: () => onOpen('versions') },
    { label: 'Copy preview link', onClick: () => void copyPreviewLink(editor) },
    visible !== null && { label: 'View the page', href: visible },
    isOwner && canPublish && { label: 'Schedule', onClick: () => onOpen('schedule') },
    document.base !== null && {
      label: 'Reset all to the original text',
      onClick: () => editor.replace(document.base as Json),
    },
    document.published !== null && canPublish && { label: 'Discard draft', onClick: () => onOpen('discard') },
  ];
  return <MoreMenu items={items.filter((item) => item !== false)} />;
}

interface PublishButtonProps {
  canPublish: boolean;
  isPublishing: boolean;
  onClick(): void;
}

/** Keeps the focus when there is nothing left to publish. */
function PublishButton({ canPublish, isPublishing, onClick }: PublishButtonProps) {
  const label = canPublish ? 'Publish' : 'Published';
  return (
    <SmallButton
      variant={canPublish ? 'primary' : 'outline'}
      title="Ctrl S"
      aria-keyshortcuts={SAVE_KEYS}
      aria-disabled={isPublishing || !canPublish}
      onClick={() => !isPublishing && canPublish && onClick()}
      className="aria-disabled:opacity-60"
    >
      {isPublishing ? 'Publishing...' : label}
    </SmallButton>
  );
}

/** Texts or preview, on a phone. */
function PaneChoice({ pane, onPane }: Pick<HeaderProps, 'pane' | 'onPane'>) {
  return (
    <fieldset className="mt-2 grid grid-cols-2 gap-1 lg:hidden">
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
  );
}

/** Publishes the page, at once or at a time, and says so. */
function usePublishing(editor: DocumentEditor) {
  const { document, isChanged, saved } = editor;
  const [isPublishing, setIsPublishing] = useState(false);

  async function publish(at?: string): Promise<boolean> {
    setIsPublishing(true);
    const isDone = await editor.write((version) =>
      captainApi.call(contentCalls.publish, { params: { key: document.key }, input: { version, at } }),
    );
    setIsPublishing(false);
    if (!isDone) {
      const description = 'The reason is shown above the texts.';
      toast({ title: 'Failed to publish', description, variant: 'destructive' });
    } else if (at) toast({ title: 'Page scheduled', description: `It will be published on ${dateAndTime(at)}.` });
    else if (document.preview.path === null)
      toast({ title: 'Texts published', description: 'They are used from now on.' });
    else toast({ title: 'Page published', description: 'Visitors see it now.' });
    return isDone;
  }

  const canPublish = isChanged || document.publishAt !== null || !areSame(saved, document.published as Json);
  return { canPublish, isPublishing, publish };
}

async function copyPreviewLink({ save, document }: DocumentEditor) {
  if (!(await save())) {
    toast({ title: 'Failed to save draft', variant: 'destructive' });
    return;
  }
  const { search, expiresAt, path: page } = document.preview;
  await copyText(`${location.origin}${page}?${search}`, {
    title: 'Preview link copied',
    description: `Anybody with this link can see the draft until ${dateAndTime(expiresAt)}.`,
  });
}

/** The meeting of this page: offered or not, its page follows at once. */
async function toggleStrategySession({ write }: DocumentEditor) {
  const { toggleSiteMeeting } = await import('#app/pages/captain/booking/meeting-types/toggle-meeting-type.ts');
  await write(() => toggleSiteMeeting('strategy'));
}

interface DialogsProps extends Pick<HeaderProps, 'editor' | 'onReveal'> {
  /** The open one. */
  name: DialogName | undefined;
  publish(at?: string): Promise<boolean>;
  onClose(): void;
}

function Dialogs({ name, editor, publish, onReveal, onClose }: DialogsProps) {
  const { document } = editor;
  const [notes, setNotes] = useState('');
  return (
    <>
      {name === 'placeholders' && (
        <PlaceholdersDialog
          fields={unfilledFields(document, editor.data)}
          onPublish={() => {
            onClose();
            void publish();
          }}
          onReveal={(path) => {
            onClose();
            queueMicrotask(() => onReveal(path));
          }}
          onClose={onClose}
        />
      )}
      <Suspense>
        {name === 'schedule' && (
          <ScheduleDialog publishAt={document.publishAt} onSchedule={publish} onClose={onClose} />
        )}
        {name === 'versions' && <DocumentVersions editor={editor} onClose={onClose} />}
        {name === 'notes' && <NotesDialog editor={editor} notes={notes} onNotes={setNotes} onClose={onClose} />}
      </Suspense>
      {name === 'discard' && (
        <DeleteDialog
          title="Discard this draft?"
          action="Discard draft"
          failed="Failed to discard draft"
          onDelete={() =>
            discardOpenDraft(editor, () =>
              captainApi.call(contentCalls.discardDraft, { params: { key: document.key } }),
            )
          }
          onClose={onClose}
        >
          The published text stays as it is. A planned publication is cancelled.
        </DeleteDialog>
      )}
    </>
  );
}

function describePublished(editor: DocumentEditor): string {
  const { saved, document } = editor;
  if (document.publishAt) return `Scheduled for ${dateAndTime(document.publishAt)}`;
  if (!areSame(saved, document.published as Json)) return savedAt(editor) ?? 'Draft';
  return document.state === 'shipped' ? 'Original text' : 'Published';
}
