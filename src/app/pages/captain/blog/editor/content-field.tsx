import { type RefObject, Suspense, useRef, useState } from 'react';
import { ApiError } from '#app/api.ts';
import { Prose } from '#app/components/blog/prose.tsx';
import { AssetDialog } from '#app/pages/captain/assets/asset-dialog.tsx';
import { uploadFile } from '#app/pages/captain/assets/upload.ts';
import { formatCount } from '#app/pages/captain/parts/counts.ts';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Notice } from '#app/pages/captain/parts/states.tsx';
import { useCall, useSettled } from '#app/pages/captain/use-call.ts';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { AssetJson } from '#shared/asset.schema.ts';
import { postCalls } from '#shared/post.calls.ts';
import type { RenderedContent } from '#shared/post.schema.ts';
import type { EditorHandle } from './code-mirror.tsx';

const EDITORS = {
  write: lazyPart(() => import('#app/pages/captain/rich-text/rich-text.tsx'), 'RichText'),
  markdown: lazyPart(() => import('./code-mirror.tsx'), 'CodeMirror'),
};

const VIEWS = { write: 'Write', markdown: 'Markdown', read: 'Preview' } as const;
type View = keyof typeof VIEWS;

/** The preview follows this long after the last key. Milliseconds. */
const PREVIEW_AFTER_MS = 300;
const EMPTY: RenderedContent = { html: '', toc: [], words: 0, readingTime: 1 };

/** Numbers the placeholders of running uploads; pasted pictures often have the same name. */
let lastUpload = 0;

interface ContentFieldProps {
  value: string;
  onChange(value: string): void;
}

/** The text of a post or an issue: written as in a word processor, or as markdown with its preview beside it. */
export function ContentField({ value, onChange }: ContentFieldProps) {
  const { data: preview = EMPTY, error } = useCall(postCalls.render, {
    input: { content: useSettled(value, PREVIEW_AFTER_MS) },
  });
  const handle = useRef<EditorHandle>(undefined);
  const [view, setView] = useState<View>('write');
  const [kind, setKind] = useState<keyof typeof EDITORS>('write');
  const Editor = EDITORS[kind];
  const [isPicking, setIsPicking] = useState(false);
  const elsewhere = remotePictureHost(value);

  function insert(asset: AssetJson) {
    setIsPicking(false);
    handle.current?.insert(toMarkdown(asset));
    handle.current?.focus();
  }

  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="label">Content</h2>
        <div className="flex flex-wrap items-center gap-2">
          <SmallButton onClick={() => setIsPicking(true)}>Insert from assets</SmallButton>
          <ViewChoice
            view={view}
            onChoose={(chosen) => {
              setView(chosen);
              if (chosen !== 'read') setKind(chosen);
            }}
          />
        </div>
      </div>
      {elsewhere && (
        <Notice className="mt-3">
          A picture in this text is at {elsewhere}, not on your site, and can disappear there. Save it on your device,
          delete it here and drag the saved one in.
        </Notice>
      )}
      <div
        className={`mt-3 grid border border-paper-edge bg-paper-bright lg:h-[calc(100svh-10rem)] lg:min-h-[32rem] ${view === 'markdown' ? 'lg:grid-cols-2' : ''}`}
      >
        <div className={`h-[26rem] min-w-0 lg:h-auto lg:min-h-0 ${view === 'read' ? 'hidden' : ''}`}>
          <Suspense fallback={<PlainText value={value} onChange={onChange} />}>
            <Editor
              label="Content"
              value={value}
              onChange={onChange}
              onFiles={(files) => uploadInto(handle, files)}
              onPick={() => setIsPicking(true)}
              onReady={(ready) => {
                handle.current = ready;
              }}
            />
          </Suspense>
        </div>
        {view !== 'write' && <Preview isEmpty={!value.trim()} html={preview.html} error={error} />}
      </div>
      <p className="small-mono mt-2 flex flex-wrap gap-x-5 text-mute" role="status">
        {/* The first words of a text are counted once it is still. */}
        {(preview.words > 0 || !value.trim()) && (
          <>
            <span>{formatCount(preview.words)} words</span>
            <span>{preview.readingTime} min read</span>
          </>
        )}
        <span>
          Paste or drop pictures to upload them
          <span className="pointer-coarse:hidden"> · Tab leaves the text</span>
        </span>
      </p>
      {isPicking && <AssetDialog mode="insert" onPick={insert} onClose={() => setIsPicking(false)} />}
    </section>
  );
}

/** Uploads files one after the other; each has a placeholder in the text meanwhile. */
async function uploadInto(editor: RefObject<EditorHandle | undefined>, files: File[]): Promise<void> {
  for (const file of files) {
    lastUpload += 1;
    const placeholder = `![Uploading ${file.name} #${lastUpload}]()`;
    editor.current?.insert(`${placeholder}\n`);
    try {
      editor.current?.replace(placeholder, toMarkdown(await uploadFile(file)));
    } catch (error) {
      editor.current?.replace(`${placeholder}\n`, '');
      const description = error instanceof ApiError ? error.message : 'Network error';
      toast({ title: 'Upload Failed', description: `${file.name}: ${description}`, variant: 'destructive' });
    }
  }
}

function ViewChoice({ view, onChoose }: { view: View; onChoose(view: View): void }) {
  return (
    <fieldset className="flex">
      <legend className="sr-only">View</legend>
      {(Object.keys(VIEWS) as View[]).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => onChoose(name)}
          className={`label min-h-11 border border-ink px-3 not-first-of-type:border-l-0 ${view === name ? 'bg-ink text-paper' : 'hover:bg-ink/10'}`}
        >
          {VIEWS[name]}
        </button>
      ))}
    </fieldset>
  );
}

function Preview({ isEmpty, html, error }: { isEmpty: boolean; html: string; error: string | undefined }) {
  return (
    <ScrollRegion
      label="Preview"
      className="relative max-h-[36rem] min-w-0 overflow-y-auto border-paper-rule border-t p-5 lg:max-h-none lg:border-t-0 lg:border-l"
    >
      {error && <p className="text-danger">{error}</p>}
      {isEmpty ? <p className="text-mute">The preview of your text appears here.</p> : <Prose html={html} />}
    </ScrollRegion>
  );
}

/** A plain text field, usable until the editor has loaded. */
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

/** Host of the first picture that is not on this site. A picture pasted from a Google document, for example, stays on Google's server. */
function remotePictureHost(text: string): string | undefined {
  const [, address] = /(?:!\[[^\]]*\]\(\s*<?|<img[^>]*\ssrc=")((?:https?:)?\/\/[^\s)>"]+)/i.exec(text) ?? [];
  const host = address && URL.parse(address, location.href)?.host;
  return host === location.host ? undefined : host;
}

function toMarkdown({ filename, url, type, alt }: AssetJson): string {
  const name = filename.replace(/-[0-9a-f]{10,32}\.[a-z0-9]+$/, '').replace(/-/g, ' ');
  if (type === 'image') return `![${alt.replace(/[[\]\\]/g, '') || name}](${url})`;
  return type === 'video' ? `<video src="${url}" controls></video>` : `[${name}](${url})`;
}
