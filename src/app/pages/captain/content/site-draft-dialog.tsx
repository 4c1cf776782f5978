import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '#app/pages/captain/actions.ts';
import { Changes } from '#app/pages/captain/drafts/changes.tsx';
import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { Form, SubmitButton, TextareaField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge, Loaded, Notice } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { Unfinished } from '#app/pages/captain/setup/unfinished.tsx';
import { useCall, useReloadWhile } from '#app/pages/captain/use-call.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { AnswerOf } from '#shared/call.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { OWN_EDITORS } from '#shared/content.ts';
import type { Json } from '#shared/json.ts';
import { SITE_NOTES_LENGTH } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { siteDraftCalls } from '#shared/site-draft.calls.ts';
import { unfinishedCalls } from '#shared/unfinished.calls.ts';

type State = AnswerOf<typeof siteDraftCalls.get>;
type Draft = NonNullable<State['draft']>;
type Drafted = Draft['documents'][number];

/** While the model writes, its progress is read again after this time. Milliseconds. */
const READ_AGAIN_MS = 2_000;

/** The whole site drafted by the model from notes: start, progress, pause, and what it did not know. */
export function SiteDraftDialog({ onClose }: { onClose(): void }) {
  const call = useCall(siteDraftCalls.get);
  const { data, setData } = call;
  const [isNew, setIsNew] = useState(false);
  const isRunning = data?.draft?.state === 'running';
  useReloadWhile(isRunning, call, READ_AGAIN_MS);

  function show(state: State) {
    setIsNew(false);
    setData(state);
  }

  return (
    <Dialog title="Draft it for me" isWide onClose={onClose}>
      <Loaded call={call}>
        {({ canDraft, draft }) => {
          if (draft && !isNew) return <Progress draft={draft} onChange={show} onNew={() => setIsNew(true)} />;
          return canDraft ? <Start onStarted={show} /> : <WithoutModel />;
        }}
      </Loaded>
    </Dialog>
  );
}

function Start({ onStarted }: { onStarted(state: State): void }) {
  return (
    <Form
      failed="Failed to write draft"
      localCopy="site-draft"
      className="grid gap-5"
      save={async (fields) =>
        onStarted(await captainApi.call(siteDraftCalls.start, { input: { notes: textIn(fields, 'notes') } }))
      }
    >
      <p className="max-w-text text-mute">
        Paste your notes, or the text of your old site. The language model drafts every page and every answer of the
        chatbot from them, one after the other. Nothing is published; prices and figures are only taken from what you
        paste.
      </p>
      <TextareaField
        name="notes"
        label="Notes or text of your old site"
        hint="Who you are, what you do, for whom, where, what it costs, how you work."
        rows={12}
        maxLength={SITE_NOTES_LENGTH}
      />
      <div>
        <SubmitButton busy="Starting...">Draft the whole site</SubmitButton>
      </div>
    </Form>
  );
}

/** List of what is left to write, which is all that can be said without a model. */
function WithoutModel() {
  const call = useCall(unfinishedCalls.summary);
  return (
    <>
      <Notice className="mb-6">
        No language model is set up, so these texts are yours to write. With OPENAI_API_KEY or OPENAI_BASE_URL the
        server drafts them from your notes.
      </Notice>
      <Loaded call={call} what="Looking for what is left">
        {(left) => <Unfinished left={left} onChange={call.setData} />}
      </Loaded>
    </>
  );
}

const TITLES = { running: 'The model is writing', paused: 'Paused', done: 'The draft is complete' } as const;

function Progress({ draft, onChange, onNew }: { draft: Draft; onChange(state: State): void; onNew(): void }) {
  const { isBusy, run } = useAction();
  const { state, documents, problem } = draft;
  const done = documents.filter((document) => document.state === 'done').length;
  const unknown = documents.flatMap((document) => document.unknown);
  const send = (call: typeof siteDraftCalls.pause | typeof siteDraftCalls.resume) =>
    run('Failed to save decision', async () => onChange(await captainApi.call(call)));
  return (
    <>
      <p role="status" className="font-semibold">
        {TITLES[state]}: {done} of {pluralize(documents.length, 'document')}
      </p>
      <progress
        aria-label="Documents drafted"
        max={documents.length}
        value={done}
        className="captain-progress text-good mt-2 block h-2 w-full"
      />
      {problem && (
        <Notice isBad role="alert">
          {problem} What is written stays; go on when you like.
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {state === 'running' && (
          <SmallButton disabled={isBusy} onClick={() => void send(siteDraftCalls.pause)}>
            Pause
          </SmallButton>
        )}
        {state === 'paused' && (
          <MainButton disabled={isBusy} onClick={() => void send(siteDraftCalls.resume)}>
            Go on
          </MainButton>
        )}
        {state === 'done' && <SmallButton onClick={onNew}>Draft again from other notes</SmallButton>}
      </div>
      {unknown.length > 0 && (
        <section className="mt-8">
          <h3 className="text-title">What it could not know</h3>
          <ul className="mt-2 list-disc pl-5">
            {[...new Set(unknown)].map((question) => (
              <li key={question} className="py-1 wrap-anywhere">
                {question}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-8">
        <h3 className="text-title">Documents</h3>
        <ul className="mt-2 border-paper-rule border-t">
          {documents.map((document) => (
            <Document key={document.key} document={document} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Document({ document }: { document: Drafted }) {
  const { key, title, state, written, shortened, leftOut } = document;
  const notes = [...shortened, ...leftOut];
  const changedInWords = [
    shortened.length > 0 && `${pluralize(shortened.length, 'text')} shortened`,
    leftOut.length > 0 && `${leftOut.length} left out`,
  ];
  return (
    <li className="border-paper-rule border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{title}</span>{' '}
          {state === 'done' ? (
            <span className="text-mute">
              {written === 0 ? 'nothing in your notes' : `${pluralize(written, 'text')} drafted`}
            </span>
          ) : (
            <Badge look="off">Waiting</Badge>
          )}
        </span>
        {written > 0 && !OWN_EDITORS[key] && (
          <Link
            to={paths.editPage(key)}
            className={buttonLook('outline', 'sm')}
            aria-label={`Read the draft: ${title}`}
          >
            Read the draft
          </Link>
        )}
      </div>
      {written > 0 && OWN_EDITORS[key] && <DraftHere documentKey={key} title={title} />}
      {notes.length > 0 && (
        <Fold keepsContent className="mt-1" title={changedInWords.filter(Boolean).join(', ')}>
          <ul className="grid gap-3 pb-2">
            {notes.map(({ label, text, reason }) => (
              <li key={`${label} ${reason}`} className="wrap-anywhere">
                <span className="small-mono block text-mute">{label}</span>“{text}”
                <span className="block text-danger">{reason}.</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </li>
  );
}

/** The draft of a document that has an editor of its own: its changes, and the button that publishes them. */
function DraftHere({ documentKey, title }: { documentKey: string; title: string }) {
  return (
    <Fold className="mt-1" title={`Read the draft of ${title}`}>
      <DraftChanges documentKey={documentKey} />
    </Fold>
  );
}

function DraftChanges({ documentKey: key }: { documentKey: string }) {
  const call = useCall(contentCalls.get, { params: { key } });
  const { isBusy, run } = useAction();
  return (
    <Loaded call={call}>
      {({ schema, draft, published, base, version }) => (
        <>
          <Changes
            schema={schema}
            before={(published ?? base) as Json}
            after={(draft ?? published ?? base) as Json}
            none="Its draft is published, or was discarded."
          />
          {draft && (
            <MainButton
              className="mt-3"
              disabled={isBusy}
              onClick={() =>
                void run('Failed to publish site', async () => {
                  await captainApi.call(contentCalls.publish, { params: { key }, input: { version } });
                  toast({ title: 'Published', description: 'Visitors see it now.' });
                  call.reload();
                })
              }
            >
              Publish this draft
            </MainButton>
          )}
        </>
      )}
    </Loaded>
  );
}
