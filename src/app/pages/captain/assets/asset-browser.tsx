import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { FileButton } from '#app/pages/captain/parts/forms/file-button.tsx';
import { matches, SearchBox } from '#app/pages/captain/parts/lists/lists.tsx';
import { NumberedPager } from '#app/pages/captain/parts/lists/pager.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Empty, Failed, Loading, Notice } from '#app/pages/captain/parts/states.tsx';
import { captainApi, useIsOwner } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { assetCalls } from '#shared/asset.calls.ts';
import type { AssetJson, BatchDeletion } from '#shared/asset.schema.ts';
import { AssetRow, listUses, type PickMode } from './asset-row.tsx';
import { UploadList, useUploads } from './uploads.tsx';

/** Files on one page: in a box of a dialog, and in a list on a screen, which has no box. */
const SIZE = { dialog: 50, screen: 10 };

interface AssetBrowserProps {
  /** Purpose of the picked file; without it the list has no pick buttons. */
  mode?: PickMode;
  onPick?(asset: AssetJson): void;
}

/** The list of all uploads: search, upload, pick one, delete several. Files can also be dropped or pasted on it. */
export function AssetBrowser({ mode, onPick }: AssetBrowserProps) {
  const { data, error, reload } = useCall(assetCalls.list);
  const assets = data?.assets;
  const list = useFoundAssets(assets ?? [], mode);
  const deletion = useDeletion(assets ?? [], reload);
  const { uploads, upload } = useUploads(() => {
    list.setPage(1);
    reload();
  });

  useEffect(() => {
    if (error) toast({ title: 'Failed to fetch assets', description: error, variant: 'destructive' });
  }, [error]);

  return (
    <UploadTarget onFiles={(files) => void upload(files)}>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search by filename"
          value={list.search}
          onChange={list.find}
          className="w-auto! min-w-0 flex-1 basis-52"
        />
        <FileButton label="Upload files" multiple variant="ink" onPick={(files) => void upload(files)}>
          Upload
        </FileButton>
        {/* Deleting is rare in a dialog that is for choosing. */}
        {(!mode || deletion.selected.size > 0) && <DeleteSelected deletion={deletion} />}
      </div>
      <div aria-live="polite">
        <DeletionNotices deletion={deletion} />
        <UploadList uploads={uploads} />
      </div>
      <div
        className={`relative mt-4 border border-paper-rule bg-paper-bright ${mode ? 'h-96 overflow-y-auto' : ''}`}
        data-assets
      >
        {error && !assets && <Failed reason="Failed to fetch assets" retry={reload} />}
        {!assets && !error && (
          <div className="px-4">
            <Loading />
          </div>
        )}
        {assets && list.total === 0 && <NoFiles isFiltered={assets.length > 0} />}
        <ul>
          {list.rows.map((asset) => (
            <AssetRow
              key={asset.filename}
              asset={asset}
              mode={mode}
              isSelected={deletion.selected.has(asset.filename)}
              onSelect={() => deletion.toggle(asset.filename)}
              onPick={() => onPick?.(asset)}
              onChange={reload}
            />
          ))}
        </ul>
      </div>
      {list.total > list.size && (
        <NumberedPager
          noun="file"
          page={list.page}
          size={list.size}
          shown={list.rows.length}
          total={list.total}
          onChange={list.setPage}
        />
      )}
    </UploadTarget>
  );
}

function NoFiles({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <Empty title="No file matches" isFramed={false} />;
  return (
    <Empty title="No assets yet" isFramed={false}>
      Press Upload, drop files here, or paste a picture.
    </Empty>
  );
}

/** Where files can be dropped and pasted. */
function UploadTarget({ onFiles, children }: { onFiles(files: FileList): void; children: ReactNode }) {
  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onFiles(event.dataTransfer.files);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drop and paste are shortcuts for the upload button, which the keyboard reaches.
    <div
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
      onPaste={(event) => onFiles(event.clipboardData.files)}
    >
      {children}
    </div>
  );
}

/** The assets that match the search and can be picked, one page of them at a time. */
function useFoundAssets(assets: readonly AssetJson[], mode: PickMode | undefined) {
  const [search, setSearch] = useState('');
  const [askedPage, setPage] = useState(1);
  const isForPictures = mode === 'select' || mode === 'picture';
  const size = mode ? SIZE.dialog : SIZE.screen;
  const found = assets.filter(
    ({ filename, type }) => matches(search, filename) && (!isForPictures || type === 'image'),
  );
  const page = Math.max(1, Math.min(askedPage, Math.ceil(found.length / size)));
  return {
    rows: found.slice((page - 1) * size, page * size),
    total: found.length,
    page,
    size,
    setPage,
    search,
    find(text: string) {
      setSearch(text);
      setPage(1);
    },
  };
}

/** State of deleting files: the selected ones, one confirmation for all, and those that could not be deleted. */
function useDeletion(assets: readonly AssetJson[], onDeleted: () => void) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<BatchDeletion['failed']>([]);
  const [isConfirming, setIsConfirming] = useState(false);
  const chosen = assets.filter(({ filename }) => selected.has(filename));
  const used = chosen.filter((asset) => listUses(asset).length > 0);

  async function remove() {
    if (!isConfirming) return setIsConfirming(true);
    setIsConfirming(false);
    await toastOnFailure('Delete Failed', async () => {
      const filenames = chosen.map(({ filename }) => filename);
      const input = { filenames, evenIfUsed: used.length > 0 };
      const answer = await captainApi.call(assetCalls.remove, { input });
      setFailed(answer.failed);
      setSelected(new Set(answer.failed.map(({ filename }) => filename)));
      toast({
        title: 'Batch Delete Complete',
        description: `${answer.deleted.length} deleted, ${answer.failed.length} failed`,
        variant: answer.failed.length > 0 ? 'destructive' : 'default',
      });
      onDeleted();
    });
  }

  function toggle(filename: string) {
    setIsConfirming(false);
    setSelected((old) => {
      const next = new Set(old);
      if (!next.delete(filename)) next.add(filename);
      return next;
    });
  }

  return { selected, used, failed, isConfirming, toggle, remove };
}

type Deletion = ReturnType<typeof useDeletion>;

function DeleteSelected({ deletion: { selected, used, isConfirming, remove } }: { deletion: Deletion }) {
  if (!useIsOwner()) return null;
  return (
    <SmallButton variant={isConfirming ? 'danger' : 'outline'} disabled={selected.size === 0} onClick={remove}>
      {isConfirming && (used.length > 0 ? 'Delete anyway' : 'Delete for good')}
      {!isConfirming && `Delete selected${selected.size > 0 ? ` (${selected.size})` : ''}`}
    </SmallButton>
  );
}

function DeletionNotices({ deletion: { selected, used, failed, isConfirming } }: { deletion: Deletion }) {
  return (
    <>
      {isConfirming && (
        <Notice isBad>
          {used.length === 0 &&
            `${pluralize(selected.size, 'file')} will be deleted permanently. Nothing shows ${selected.size === 1 ? 'it' : 'them'}.`}
          {used.length > 0 && <InUse assets={used} />}
        </Notice>
      )}
      {failed.map(({ filename, error }) => (
        <Notice key={filename} isBad>
          <strong>Deletion Failed</strong> <span className="font-mono">{filename}</span>: {error}
        </Notice>
      ))}
    </>
  );
}

/** List of posts and pages that still use the files about to be deleted. */
function InUse({ assets }: { assets: AssetJson[] }) {
  const isOne = assets.length === 1;
  return (
    <>
      {isOne ? 'This file is' : 'These files are'} used in posts, pages, newsletters or drafts:{' '}
      {assets.map((asset) => `${asset.filename} (${listUses(asset).join(', ')})`).join('; ')}. They will miss{' '}
      {isOne ? 'it' : 'them'}.
    </>
  );
}
