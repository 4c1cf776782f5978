import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Checkbox, TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { DownloadButton } from '#app/pages/captain/parts/lists.tsx';
import { captainApi, reasonOf, sendFile } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { formatBytes } from '#shared/asset.ts';
import { IMPORT_MAX_BYTES, type ImportedPost, type PostImport } from '#shared/post-transfer.ts';

const ASK_AGAIN_MS = 700;
/** Longer lists of posts without remarks are folded. */
const FOLDED_FROM = 12;
const WORDS: Record<ImportedPost['action'], string> = {
  new: 'New',
  updated: 'Updated',
  same: 'Unchanged',
  kept: 'Kept as it is here',
  failed: 'Failed',
};

/** All posts as one file; posts of Ghost, WordPress or a folder of markdown files. */
export function Transfer({ onImported }: { onImported(): void }) {
  const input = useRef<HTMLInputElement>(null);
  const issues = useIssues();
  const [site, setSite] = useState('');
  const [isSiteMissing, setIsSiteMissing] = useState(false);
  const [withPages, setWithPages] = useState(false);
  const [file, setFile] = useState<File>();
  const [state, setState] = useState<PostImport>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  async function send(given: File, isTrial: boolean) {
    if (given.size > IMPORT_MAX_BYTES) {
      const description = `It has ${formatBytes(given.size)}; at most ${formatBytes(IMPORT_MAX_BYTES)} can be read. Please export the posts in several parts.`;
      toast({ title: 'This file cannot be imported', description, variant: 'destructive' });
      return;
    }
    if (!isTrial && state?.needsSite && !site.trim()) {
      setIsSiteMissing(true);
      return;
    }
    setIsBusy(true);
    setError(undefined);
    issues.clear();
    const query = new URLSearchParams({
      ...(isTrial && { dryRun: '1' }),
      ...(withPages && { pages: '1' }),
      ...(site.trim() && { site: site.trim() }),
    });
    try {
      setState(await sendFile<PostImport>(`/captain/posts/import?${query}`, given));
      setFile(given);
      setIsOpen(true);
    } catch (failure) {
      issues.take(failure);
      setError(reasonOf(failure));
      if (!file)
        toast({ title: 'This file cannot be imported', description: reasonOf(failure), variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  }

  useEffect(() => {
    if (state?.state !== 'running') return;
    const timer = setTimeout(async () => {
      try {
        const next = await captainApi.get<PostImport>('/captain/posts/import');
        setState(next);
        if (next.state === 'done') onImported();
      } catch (failure) {
        setError(reasonOf(failure));
        setState({ ...state });
      }
    }, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [state, onImported]);

  const isRunning = state?.state === 'running';

  function close() {
    setIsOpen(false);
    // An import goes on, and can be looked at again.
    if (isRunning) return;
    setFile(undefined);
    setState(undefined);
    setError(undefined);
    setSite('');
    setIsSiteMissing(false);
    setWithPages(false);
    issues.clear();
  }

  return (
    <section aria-labelledby="transfer-title" className="mt-14">
      <h2 id="transfer-title" className="text-title">
        Import and export posts
      </h2>
      <p className="mt-1 mb-4 max-w-text text-mute">
        Posts of Ghost (.json), WordPress (.xml) or markdown files (.zip): pictures are stored here, dates stay, and the
        old addresses lead to the posts. You see first what happens. The export is a .zip with posts and pages as
        markdown files, and their pictures.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <DownloadButton path="/captain/posts/export">Export posts and pages</DownloadButton>
        <input
          ref={input}
          type="file"
          accept=".json,.xml,.zip,.md"
          aria-label="File with posts"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const given = target.files?.[0];
            target.value = '';
            if (given) void send(given, true);
          }}
        />
        {isRunning ? (
          <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
            Show the running import
          </Button>
        ) : (
          <Button size="sm" variant="outline" disabled={isBusy} onClick={() => input.current?.click()}>
            {isBusy && !file ? 'Reading…' : 'Import posts'}
          </Button>
        )}
      </div>
      {isOpen && file && state && (
        <Dialog title={titleOf(state, file.name)} onClose={close} isWide>
          {state.state === 'planned' && (state.needsSite || state.hasPages) && (
            <div className="grid gap-4">
              {state.needsSite && (
                <TextField
                  label="Address of the old site"
                  hint="The file does not say it, and its pictures are fetched from there."
                  placeholder="https://blog.example.com"
                  type="url"
                  value={site}
                  error={issues.errorOf('site') ?? (isSiteMissing ? 'Please give this address' : undefined)}
                  onChange={({ target }) => {
                    setSite(target.value);
                    setIsSiteMissing(false);
                  }}
                />
              )}
              {state.hasPages && (
                <Checkbox
                  label="Also the texts of the pages"
                  hint="They replace those of this site, its settings too."
                  checked={withPages}
                  onChange={({ target }) => setWithPages(target.checked)}
                />
              )}
            </div>
          )}
          <Posts state={state} />
          <div className="sticky bottom-0 -mx-4 -mb-4 mt-6 border-paper-rule border-t bg-paper px-4 py-3 sm:-mx-7 sm:-mb-7 sm:px-7">
            {isRunning && (
              <progress
                aria-label="Imported posts"
                className="captain-progress mb-2 block h-2 w-full"
                max={Math.max(state.posts.length, 1)}
                value={state.done}
              />
            )}
            <p role="alert" className="text-danger empty:hidden">
              {error}
            </p>
            <div className="flex flex-wrap items-center justify-end gap-2">
              <p role="status" className="min-w-48 flex-1 font-semibold">
                {describe(state)}
              </p>
              <Button size="sm" variant="outline" onClick={close}>
                {state.state === 'planned' ? 'Cancel' : 'Close'}
              </Button>
              {state.state === 'planned' && (
                <Button size="sm" variant="ink" disabled={isBusy} onClick={() => void send(file, false)}>
                  {isBusy ? 'Starting…' : 'Import'}
                </Button>
              )}
            </div>
          </div>
        </Dialog>
      )}
    </section>
  );
}

function titleOf({ state, source }: PostImport, name: string): string {
  if (state === 'planned') return `Import ${name} (${source})?`;
  return state === 'running' ? 'Importing…' : 'Imported';
}

function describe({ state, posts, done, pictures }: PostImport): string {
  const count = (action: ImportedPost['action']) => posts.filter((post) => post.action === action).length;
  const parts = (['new', 'updated', 'same', 'kept', 'failed'] as const).flatMap((action) =>
    count(action) > 0 ? [`${count(action)} ${WORDS[action].toLowerCase()}`] : [],
  );
  const failed = pictures.failed > 0 ? `, ${pictures.failed} could not be fetched` : '';
  const found = amount(pictures.found, 'file');
  if (state === 'running')
    return `${done} of ${amount(posts.length, 'post')}. ${pictures.stored} of ${found}${failed}.`;
  const stored = state === 'planned' ? `${found} to store` : `${pictures.stored} of ${found} stored`;
  const files = pictures.found > 0 ? ` ${stored}${failed}.` : '';
  return `${amount(posts.length, 'post')}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.${files}`;
}

function amount(number: number, what: string): string {
  return `${number} ${number === 1 ? what : `${what}s`}`;
}

/** What needs a look comes first; the others are folded. */
function Posts({ state: { posts, notes } }: { state: PostImport }) {
  const isNotable = ({ action, notes: own }: ImportedPost) => action === 'failed' || own.length > 0;
  const notable = posts
    .filter(isNotable)
    .toSorted((a, b) => Number(b.action === 'failed') - Number(a.action === 'failed'));
  const others = posts.filter((post) => !isNotable(post));
  return (
    <>
      {notes.length > 0 && (
        <section className="mt-6">
          <h3 className="font-sans font-semibold tracking-normal">Left out, or to know</h3>
          <ul className="mt-2 list-disc pl-5 text-mute">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
      {notable.length > 0 && (
        <section className="mt-6">
          <h3 className="font-sans font-semibold tracking-normal">{amount(notable.length, 'post')} with remarks</h3>
          <PostList posts={notable} />
        </section>
      )}
      {others.length > 0 && (
        <details className="mt-6" open={notable.length === 0 && others.length <= FOLDED_FROM}>
          <summary className="min-h-6 cursor-pointer font-semibold">
            {amount(others.length, 'post')} without remarks
          </summary>
          <PostList posts={others} />
        </details>
      )}
    </>
  );
}

function PostList({ posts }: { posts: ImportedPost[] }) {
  return (
    <ul className="mt-2 border-paper-rule border-t">
      {posts.map(({ slug, title, action, notes }) => (
        <li key={slug} className="border-paper-rule border-b py-2 wrap-anywhere">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{title}</span>
            <span className={action === 'failed' ? 'text-danger' : 'text-mute'}>{WORDS[action]}</span>
          </span>
          <span className="block font-mono text-label text-mute">/blog/{slug}</span>
          {notes.length > 0 && (
            <ul className="mt-1 list-disc pl-5 text-mute">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
