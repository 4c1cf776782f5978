import { type ReactNode, useState } from 'react';
import { ApiError } from '#app/api.ts';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { FileButton } from '#app/pages/captain/parts/forms/file-button.tsx';
import {
  Checkbox,
  FormWithSaving,
  InvalidField,
  SubmitButton,
  TextField,
  useSaving,
} from '#app/pages/captain/parts/forms/forms.tsx';
import { DownloadButton } from '#app/pages/captain/parts/lists/lists.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { apiWithFile } from '#app/pages/captain/session.ts';
import { formatBytes } from '#shared/asset.ts';
import { postTransferCalls } from '#shared/post-transfer.calls.ts';
import type { PostImportJson } from '#shared/post-transfer.schema.ts';
import { IMPORT_MAX_BYTES } from '#shared/post-transfer.ts';
import { describeImport, ImportedPosts } from './imported-posts.tsx';
import { useLastImport } from './use-last-import.ts';

/** All posts as one file; posts of Ghost, WordPress or a folder of markdown files. */
export function PostTransfer({ onImported }: { onImported(): void }) {
  const { last, setLast, failure } = useLastImport(onImported);
  const [showsLast, setShowsLast] = useState(false);
  const importing = usePostImport((started) => {
    setLast(started);
    setShowsLast(true);
  });
  const { saving, planned } = importing;
  const isRunning = last?.state === 'running';

  return (
    <section id="transfer" aria-labelledby="transfer-title" className="mt-14 scroll-mt-16">
      <h2 id="transfer-title" className="text-title">
        Import and export posts
      </h2>
      <p className="mt-1 mb-4 max-w-text text-mute">
        Posts of Ghost (.json), WordPress (.xml) or markdown files (.zip): pictures are stored here, dates stay, and the
        old addresses lead to the posts. You see first what happens. The export is a .zip with posts and pages as
        markdown files, and their pictures.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <DownloadButton call={postTransferCalls.export}>Export posts and pages</DownloadButton>
        {!isRunning && (
          <FileButton
            label="File with posts"
            accept=".json,.xml,.zip,.md"
            disabled={saving.isSaving}
            onPick={([file]) => file && void saving.run(() => importing.plan(file))}
          >
            {saving.isSaving && !planned ? 'Reading…' : 'Import posts'}
          </FileButton>
        )}
        {last && (
          <SmallButton onClick={() => setShowsLast(true)}>
            {isRunning ? 'Show the running import' : 'Show the last import'}
          </SmallButton>
        )}
      </div>
      <p role="alert" className="mt-4 max-w-text text-danger empty:hidden">
        {failure}
      </p>
      {last && <LastImport state={last} />}
      {planned && <PlanDialog {...importing} planned={planned} />}
      {last && showsLast && (
        <Dialog title={isRunning ? 'Importing…' : 'Imported'} onClose={() => setShowsLast(false)} isWide>
          <ImportedPosts state={last} />
          <DialogFoot state={last} error={failure}>
            <SmallButton onClick={() => setShowsLast(false)}>Close</SmallButton>
          </DialogFoot>
        </Dialog>
      )}
    </section>
  );
}

interface Planned {
  file: File;
  plan: PostImportJson;
}

/** An import of posts: planned by a dry run, then started. */
function usePostImport(onStarted: (started: PostImportJson) => void) {
  const saving = useSaving('Failed to import');
  const [site, setSite] = useState('');
  const [withPages, setWithPages] = useState(false);
  const [planned, setPlanned] = useState<Planned>();

  const queryFor = (file: File) => ({
    // A single markdown file is known again by its name.
    ...(/\.md$/i.test(file.name) && { name: file.name }),
    ...(withPages && { pages: '1' }),
    ...(site.trim() && { site: site.trim() }),
  });

  function cancel() {
    setPlanned(undefined);
    setSite('');
    setWithPages(false);
  }

  return {
    saving,
    site,
    setSite,
    withPages,
    setWithPages,
    planned,
    cancel,
    async plan(file: File) {
      if (file.size > IMPORT_MAX_BYTES) {
        throw new ApiError(
          413,
          `It has ${formatBytes(file.size)}; at most ${formatBytes(IMPORT_MAX_BYTES)} can be read. Please export the posts in several parts.`,
        );
      }
      setPlanned({ file, plan: await apiWithFile(file).dryRun(postTransferCalls.import, { query: queryFor(file) }) });
    },
    async start({ file, plan: { needsSite } }: Planned) {
      if (needsSite && !site.trim()) throw new InvalidField('site', 'Please give this address');
      const started = await apiWithFile(file).call(postTransferCalls.import, { query: queryFor(file) });
      cancel();
      onStarted(started);
    },
  };
}

type PlanDialogProps = ReturnType<typeof usePostImport> & { planned: Planned };

/** The result of the dry run, with fields for values that the file lacks. */
function PlanDialog({ planned, saving, site, setSite, withPages, setWithPages, start, cancel }: PlanDialogProps) {
  const { file, plan } = planned;
  return (
    <Dialog title={`Import ${file.name} (${plan.source})?`} onClose={cancel} isWide>
      <FormWithSaving saving={saving} save={() => start(planned)}>
        {(plan.needsSite || plan.hasPages) && (
          <div className="grid gap-4">
            {plan.needsSite && (
              <TextField
                label="Address of the old site"
                name="site"
                hint="The file does not say it, and its pictures are fetched from there."
                placeholder="https://blog.example.com"
                type="url"
                value={site}
                onChange={({ target }) => setSite(target.value)}
              />
            )}
            {plan.hasPages && (
              <Checkbox
                label="Also the texts of the pages"
                hint="They replace those of this site, its settings too."
                checked={withPages}
                onChange={({ target }) => setWithPages(target.checked)}
              />
            )}
          </div>
        )}
        <ImportedPosts state={plan} />
        <DialogFoot state={plan}>
          <SmallButton onClick={cancel}>Cancel</SmallButton>
          <SubmitButton busy="Starting…">Import</SubmitButton>
        </DialogFoot>
      </FormWithSaving>
    </Dialog>
  );
}

/** The progress of the last import, or its result, which is still there on a later visit. */
function LastImport({ state }: { state: PostImportJson }) {
  return (
    <div className="mt-4 max-w-text">
      {state.state === 'running' && <Progress state={state} />}
      <p>
        {state.startedAt && `Import of ${dateAndTime(state.startedAt)} (${state.source}): `}
        {describeImport(state)}
      </p>
    </div>
  );
}

interface FootProps {
  state: PostImportJson;
  error?: string | undefined;
  children: ReactNode;
}

function DialogFoot({ state, error, children }: FootProps) {
  return (
    <div className="sticky bottom-0 -mx-4 -mb-4 mt-6 border-paper-rule border-t bg-paper px-4 py-3 sm:-mx-7 sm:-mb-7 sm:px-7">
      {state.state === 'running' && <Progress state={state} />}
      <p role="alert" className="text-danger empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p role="status" className="min-w-48 flex-1 font-semibold">
          {describeImport(state)}
        </p>
        <div className="flex gap-2">{children}</div>
      </div>
    </div>
  );
}

function Progress({ state: { posts, done } }: { state: PostImportJson }) {
  return (
    <progress
      aria-label="Imported posts"
      className="captain-progress text-good mb-2 block h-2 w-full"
      max={Math.max(posts.length, 1)}
      value={done}
    />
  );
}
