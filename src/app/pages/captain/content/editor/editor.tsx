import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import {
  DocumentContext,
  type EditorActions,
  EditorActionsContext,
  fieldId,
  HIDDEN,
  LINKS_ID,
  ProblemsContext,
  RevealedContext,
} from '#app/pages/captain/content/fields/editor-context.ts';
import { FieldControl } from '#app/pages/captain/content/fields/field.tsx';
import { FieldControls, withoutFields } from '#app/pages/captain/content/fields/group.tsx';
import { numberOf, toPreviewDocument } from '#app/pages/captain/content/frame/markers.ts';
import { Preview } from '#app/pages/captain/content/frame/preview.tsx';
import { DraftDialogs } from '#app/pages/captain/drafts/draft-dialogs.tsx';
import { labelsOf } from '#app/pages/captain/drafts/json.ts';
import { Empty, Loading } from '#app/pages/captain/parts/states.tsx';
import { WHEN_PUBLIC } from '#app/pages/captain/parts/when-public.ts';
import { lazyPart } from '#app/ui/lazy-part.ts';
import type { Branding } from '#content/branding.schema.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import type { FieldSchema } from '#shared/document-fields.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { FactsDialog, type FactTarget } from './facts-dialog.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import { type DocumentEditor, useDocumentDraft } from './use-document-draft.ts';
import { useUndoKeys } from './use-undo-keys.ts';

const LookPicker = lazyPart(() => import('#app/pages/captain/look/look-picker.tsx'), 'LookPicker');

/** The fields of a document beside its page. */
export function Editor({ loaded }: { loaded: EditedDocumentJson }) {
  const editor = useDocumentDraft(loaded);
  const { document: edited, data, change } = editor;
  const { schema, values, met, hiddenLinks } = edited;
  const { pane, setPane, revealed, reveal } = useReveal();
  const [shownField, setShownField] = useState<{ number: number | undefined }>();
  const [announcement, setAnnouncement] = useState('');
  const [factTarget, setFactTarget] = useState<FactTarget>();

  const shown = useMemo(
    () => toPreviewDocument(schema, data, values, { met, hiddenLinks }),
    [schema, data, values, met, hiddenLinks],
  );
  const shownPaths = useRef(shown.paths);
  shownPaths.current = shown.paths;

  const actions = useMemo<EditorActions>(
    () => ({
      Field: FieldControl,
      base: loaded.base as Json,
      values: loaded.values,
      change,
      focused: (path) => setShownField({ number: numberOf(shownPaths.current, path) }),
      // Not while React handles the event that added the field.
      reveal: (path) => queueMicrotask(() => reveal(path)),
      pickFact: (path, variables) => setFactTarget({ path, variables }),
      announce: setAnnouncement,
    }),
    [loaded.base, loaded.values, change, reveal],
  );
  const onClicked = useCallback((number: number) => reveal(shownPaths.current[number] ?? ''), [reveal]);

  function step(kind: 'undo' | 'redo') {
    const path = editor.step(kind);
    const label = path && labelsOf(schema, data, path).at(-1);
    setAnnouncement(`${kind === 'undo' ? 'Undone' : 'Redone'}${label ? `: ${label}` : ''}`);
  }
  useUndoKeys(step);

  const { path: shownAt, search } = edited.preview;
  return (
    <main id="main" aria-label="Editor" className="flex min-h-svh flex-col bg-paper text-small lg:h-svh">
      <Header editor={editor} pane={pane} onPane={setPane} onStep={step} onReveal={reveal} />
      <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(24rem,34rem)_minmax(0,1fr)]">
        <section
          aria-label="Text"
          className={`relative min-w-0 [overflow-anchor:none] border-paper-rule px-4 pb-24 sm:px-6 lg:block lg:overflow-y-auto lg:border-r ${pane === 'text' ? '' : 'hidden'}`}
        >
          <Notices editor={editor} onReveal={reveal} />
          <Fields editor={editor} actions={actions} revealed={revealed} />
        </section>
        <section
          aria-label="Preview"
          className={`h-[calc(100svh-9rem)] min-w-0 lg:block lg:h-auto ${pane === 'preview' ? '' : 'hidden'}`}
        >
          {shownAt === null ? (
            <Empty title="No page shows these texts" isFramed={false}>
              {edited.hint}
            </Empty>
          ) : (
            <Preview
              src={`${shownAt}?${search}`}
              name={edited.isLanding ? 'landing' : edited.key}
              document={shown.document}
              revealed={shownField}
              reloads={edited.key === 'facts' ? edited.version : 0}
              onClicked={onClicked}
            />
          )}
        </section>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {factTarget && (
        <FactsDialog target={factTarget} values={values} onChange={change} onClose={() => setFactTarget(undefined)} />
      )}
      <DraftDialogs draft={editor} noun="page" schema={schema} />
    </main>
  );
}

/** The pane that a phone shows, and a function that opens, shows and focuses a field. The address may name the first one as `?field=`. */
function useReveal() {
  const [pane, setPane] = useState<'text' | 'preview'>('text');
  const [revealed, setRevealed] = useState<{ path: string }>();
  const reveal = useCallback((path: string) => {
    // The field must be there before it can be focused.
    flushSync(() => {
      setPane('text');
      setRevealed({ path });
    });
    const field = findField(path);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, []);

  const { search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads to its field again.
  useEffect(() => {
    const field = new URLSearchParams(search).get('field');
    if (field) queueMicrotask(() => reveal(field));
  }, [reveal, search, key]);

  return { pane, setPane, revealed, reveal };
}

interface FieldsProps {
  editor: DocumentEditor;
  actions: EditorActions;
  revealed: { path: string } | undefined;
}

/** All fields of the document. */
function Fields({ editor, actions, revealed }: FieldsProps) {
  const { document: edited, data, issues } = editor;
  const { schema, links } = edited;
  const fields = useMemo(() => withoutFields(schema, fieldsElsewhere(schema)), [schema]);
  const whole = useMemo(() => ({ schema, data }), [schema, data]);
  const issueOf = useMemo(() => new Map(issues.map(({ path, message }) => [path, message])), [issues]);
  return (
    <>
      <EditorActionsContext value={actions}>
        <ProblemsContext value={issueOf}>
          <RevealedContext value={revealed}>
            <DocumentContext value={whole}>
              <div className="pt-3">
                {edited.key === 'branding' && <Looks branding={data as unknown as Branding} editor={editor} />}
                <FieldControls schema={fields} value={data} path="" />
              </div>
            </DocumentContext>
          </RevealedContext>
        </ProblemsContext>
      </EditorActionsContext>
      <datalist id={LINKS_ID}>
        {links.map(({ href, label }) => (
          <option key={href} value={href}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Looks to choose for the whole site: each is one step of undo. */
function Looks({
  branding,
  editor,
}: {
  branding: Branding;
  editor: Pick<DocumentEditor, 'replace' | 'data' | 'document'>;
}) {
  return (
    <div className="mb-6 border-paper-rule border-b pt-2 pb-6">
      <p className="mb-4 text-mute">One click changes the draft; “Undo” brings back what was there. {WHEN_PUBLIC}</p>
      <Suspense fallback={<Loading />}>
        <LookPicker
          value={branding}
          shipped={(editor.document.base as Branding | null) ?? undefined}
          logo={branding.logo?.src || undefined}
          onPick={(values) => editor.replace({ ...(editor.data as JsonObject), ...(values as JsonObject) })}
        />
      </Suspense>
    </div>
  );
}

/** Fields that are not drawn where they are in the schema: the switch of the page, and texts that a list of parts shows. */
function fieldsElsewhere({ properties = {} }: FieldSchema): string[] {
  const ofParts = Object.values(properties).flatMap(({ items }) =>
    (items?.oneOf ?? []).flatMap(({ textsAt }) => textsAt ?? []),
  );
  return [HIDDEN, ...ofParts];
}

/** The control of a field, or the first one in a group. */
function findField(path: string): HTMLElement | null {
  const id = CSS.escape(fieldId(path));
  return (
    document.getElementById(fieldId(path)) ??
    document.querySelector<HTMLElement>(`[id^="${id}."]`) ??
    document.getElementById(`group-${path}`) ??
    document.getElementById(`add-${path}`)
  );
}
