import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Checkbox, TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { DownloadButton } from '#app/pages/captain/parts/lists.tsx';
import { captainApi, reasonOf, sendFile } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { ImportedPost, PostImport } from '#shared/post-transfer.ts';

const ASK_AGAIN_MS = 700;
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
  const [withPages, setWithPages] = useState(false);
  const [file, setFile] = useState<File>();
  const [state, setState] = useState<PostImport>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function send(given: File, isTrial: boolean) {
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

  function close() {
    setFile(undefined);
    setState(undefined);
    setError(undefined);
  }

  return (
    <section aria-labelledby="transfer-title" className="mt-14">
      <h2 id="transfer-title" className="text-title">
        Import and export posts
      </h2>
      <p className="mt-1 mb-4 max-w-text text-mute">
        Posts of Ghost (.json), WordPress (.xml) or markdown files (.zip): pictures are stored here, dates stay, and the
        old addresses lead to the posts. You see first what happens. The export is a .zip with markdown files and
        pictures.
      </p>
      <div className="flex flex-wrap gap-2">
        <DownloadButton path="/captain/posts/export">Export posts</DownloadButton>
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
        <Button size="sm" variant="outline" disabled={isBusy} onClick={() => input.current?.click()}>
          {isBusy && !file ? 'Reading…' : 'Import posts'}
        </Button>
      </div>
      {file && state && (
        <Dialog title={titleOf(state, file.name)} onClose={close} isWide>
          {state.state === 'planned' && (
            <div className="mb-6 grid gap-2">
              <TextField
                label="Address of the old site"
                hint="Only for pictures whose address has no host. Empty if the file says it."
                placeholder="https://blog.example.com"
                type="url"
                value={site}
                error={issues.errorOf('site')}
                onChange={({ target }) => setSite(target.value)}
              />
              {state.source === 'Markdown' && (
                <Checkbox
                  label="Also the texts of the pages"
                  hint="From an export of this program: they replace those of the site."
                  checked={withPages}
                  onChange={({ target }) => setWithPages(target.checked)}
                />
              )}
            </div>
          )}
          <p role="status" className="font-semibold">
            {describe(state)}
          </p>
          <Posts state={state} />
          <p role="alert" className="mt-3 text-danger">
            {error}
          </p>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button size="sm" variant="outline" onClick={close}>
              {state.state === 'planned' ? 'Cancel' : 'Close'}
            </Button>
            {state.state === 'planned' && (
              <Button size="sm" variant="ink" disabled={isBusy} onClick={() => void send(file, false)}>
                {isBusy ? 'Starting…' : 'Import'}
              </Button>
            )}
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

function describe({ state, posts, pictures }: PostImport): string {
  const count = (action: ImportedPost['action']) => posts.filter((post) => post.action === action).length;
  const parts = [
    `${count('new')} new`,
    ...(['updated', 'same', 'kept', 'failed'] as const).flatMap((action) =>
      count(action) > 0 ? [`${count(action)} ${WORDS[action].toLowerCase()}`] : [],
    ),
  ];
  const failed = pictures.failed > 0 ? `, ${pictures.failed} could not be stored` : '';
  const found = amount(pictures.found, 'picture');
  const stored = state === 'planned' ? found : `${pictures.stored} of ${found}`;
  return `${amount(posts.length, 'post')}: ${parts.join(', ')}. ${stored}${failed}.`;
}

function amount(number: number, what: string): string {
  return `${number} ${number === 1 ? what : `${what}s`}`;
}

function Posts({ state: { posts, notes } }: { state: PostImport }) {
  return (
    <ul className="mt-4 border-paper-rule border-t">
      {notes.map((note) => (
        <li key={note} className="border-paper-rule border-b py-2 wrap-anywhere text-mute">
          {note}
        </li>
      ))}
      {posts.map(({ slug, title, action, notes: ofPost }) => (
        <li key={slug} className="border-paper-rule border-b py-2 wrap-anywhere">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{title}</span>
            <span className={action === 'failed' ? 'text-danger' : 'text-mute'}>{WORDS[action]}</span>
          </span>
          <span className="block font-mono text-label text-mute">/blog/{slug}</span>
          {ofPost.map((note) => (
            <span key={note} className="block text-mute">
              {note}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
