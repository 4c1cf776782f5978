import { lazy, Suspense, useRef, useState } from 'react';
import { ApiError } from '#app/api.ts';
import { Prose } from '#app/components/blog/prose.tsx';
import { AssetDialog } from '#app/pages/captain/assets/asset-dialog.tsx';
import { uploadFile } from '#app/pages/captain/assets/upload.ts';
import { useSession } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { Asset } from '#shared/asset.ts';
import type { TextHandle } from './code-mirror.tsx';
import { usePreview } from './use-preview.ts';

const CodeMirror = lazy(() => import('./code-mirror.tsx').then((module) => ({ default: module.CodeMirror })));

const VIEWS = { write: 'Write', both: 'Both', read: 'Preview' } as const;
type View = keyof typeof VIEWS;

interface ContentFieldProps {
  value: string;
  onChange(value: string): void;
}

/** The text in markdown, and beside it what readers will see. */
export function ContentField({ value, onChange }: ContentFieldProps) {
  const session = useSession();
  const preview = usePreview(value);
  const handle = useRef<TextHandle>(undefined);
  const [view, setView] = useState<View>('both');
  const [isPicking, setIsPicking] = useState(false);

  async function upload(files: File[]) {
    if (!session) return;
    for (const file of files) {
      const waiting = `![Uploading ${file.name}]()`;
      handle.current?.insert(`${waiting}\n`);
      try {
        handle.current?.replace(waiting, toMarkdown(await uploadFile(file, session.token)));
      } catch (error) {
        handle.current?.replace(`${waiting}\n`, '');
        const description = error instanceof ApiError ? error.message : 'Network error';
        toast({ title: 'Upload Failed', description: `${file.name}: ${description}`, variant: 'destructive' });
      }
    }
  }

  function insert(asset: Asset) {
    setIsPicking(false);
    handle.current?.insert(toMarkdown(asset));
    handle.current?.focus();
  }

  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="label">Content</h2>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" variant="outline" onClick={() => setIsPicking(true)}>
            Insert from assets
          </Button>
          <fieldset className="flex">
            <legend className="sr-only">View</legend>
            {(Object.keys(VIEWS) as View[]).map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={view === name}
                onClick={() => setView(name)}
                className={`label min-h-11 border border-ink px-3 not-first-of-type:border-l-0 ${view === name ? 'bg-ink text-paper' : 'hover:bg-ink/10'}`}
              >
                {VIEWS[name]}
              </button>
            ))}
          </fieldset>
        </div>
      </div>
      <div
        className={`mt-3 grid border border-paper-edge bg-paper-bright lg:h-[calc(100svh-10rem)] lg:min-h-[32rem] ${view === 'both' ? 'lg:grid-cols-2' : ''}`}
      >
        <div className={`h-[26rem] min-w-0 lg:h-auto lg:min-h-0 ${view === 'read' ? 'hidden' : ''}`}>
          <Suspense fallback={<PlainText value={value} onChange={onChange} />}>
            <CodeMirror
              label="Content"
              value={value}
              onChange={onChange}
              onFiles={upload}
              onReady={(ready) => {
                handle.current = ready;
              }}
            />
          </Suspense>
        </div>
        {view !== 'write' && (
          <section
            className="relative max-h-[36rem] min-w-0 overflow-y-auto border-paper-rule border-t p-5 lg:max-h-none lg:border-t-0 lg:border-l"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
            tabIndex={0}
            aria-label="Preview"
          >
            {preview.error && <p className="text-danger">{preview.error}</p>}
            {value.trim() ? (
              <Prose html={preview.html} />
            ) : (
              <p className="text-mute">What you write appears here as readers will see it.</p>
            )}
          </section>
        )}
      </div>
      <p className="small-mono mt-2 flex flex-wrap gap-x-5 text-mute" role="status">
        <span>{preview.words.toLocaleString('en-US')} words</span>
        <span>{preview.readingTime} min read</span>
        <span>Markdown · paste or drop pictures into the text</span>
      </p>
      {isPicking && <AssetDialog mode="insert" onPick={insert} onClose={() => setIsPicking(false)} />}
    </section>
  );
}

/** Stands in until the editor is loaded, and takes what is typed meanwhile. */
function PlainText({ value, onChange }: ContentFieldProps) {
  return (
    <textarea
      aria-label="Content"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="block size-full resize-none bg-transparent p-4 font-mono text-small"
    />
  );
}

function toMarkdown({ filename, url, type }: Asset): string {
  const name = filename.replace(/-[0-9a-f]{10,32}\.[a-z0-9]+$/, '').replace(/-/g, ' ');
  if (type === 'image') return `![${name}](${url})`;
  return type === 'video' ? `<video src="${url}" controls></video>` : `[${name}](${url})`;
}
