import { type DragEvent, useId, useRef, useState } from 'react';
import { Empty, Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { captainApi, reasonOf, useSession } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { Asset, AssetList, BatchDeletion } from '#shared/asset.ts';
import { AssetRow, type PickMode } from './asset-row.tsx';
import { uploadFile } from './upload.ts';

interface Upload {
  name: string;
  share: number;
  error?: string;
}

interface AssetBrowserProps {
  /** What a click on a file does; without it there is nothing to pick. */
  mode?: PickMode;
  onPick?(asset: Asset): void;
}

/** All uploads: search, upload, pick one, delete several. Files can be dropped or pasted anywhere on it. */
export function AssetBrowser({ mode, onPick }: AssetBrowserProps) {
  const session = useSession();
  const { data: assets, error, reload } = useCall('/assets', readAssets);
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [failed, setFailed] = useState<BatchDeletion['failed']>([]);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const inputId = useId();

  async function send(files: Iterable<File>) {
    const list = [...files];
    if (list.length === 0 || !session) return;
    setUploads(list.map(({ name }) => ({ name, share: 0 })));
    const change = (index: number, part: Partial<Upload>) =>
      setUploads((old) => old.map((upload, at) => (at === index ? { ...upload, ...part } : upload)));
    let hasFailed = false;
    for (const [index, file] of list.entries()) {
      try {
        await uploadFile(file, session.token, (share) => change(index, { share }));
        change(index, { share: 1 });
      } catch (reason) {
        hasFailed = true;
        change(index, { error: (reason as Error).message });
      }
    }
    if (!hasFailed) setUploads([]);
    reload();
  }

  const shown = (assets ?? []).filter(
    (asset) =>
      asset.filename.toLowerCase().includes(search.trim().toLowerCase()) &&
      (mode !== 'select' || asset.type === 'image'),
  );
  const chosen = (assets ?? []).filter(({ filename }) => selected.has(filename));
  const used = chosen.filter(({ usedIn }) => usedIn.length > 0);

  async function remove() {
    if (used.length > 0 && !isConfirmed) {
      setIsConfirmed(true);
      return;
    }
    setIsConfirmed(false);
    try {
      const filenames = chosen.map(({ filename }) => filename);
      const answer = await captainApi.post<BatchDeletion>('/assets/batch-delete', {
        filenames,
        evenIfUsed: used.length > 0,
      });
      setFailed(answer.failed);
      setSelected(new Set(answer.failed.map(({ filename }) => filename)));
      toast({
        title: 'Batch Delete Complete',
        description: `${answer.deleted.length} deleted, ${answer.failed.length} failed`,
        variant: answer.failed.length > 0 ? 'destructive' : 'default',
      });
      reload();
    } catch (reason) {
      toast({ title: 'Delete Failed', description: reasonOf(reason), variant: 'destructive' });
    }
  }

  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void send(event.dataTransfer.files);
  }

  function toggle(filename: string) {
    setIsConfirmed(false);
    setSelected((old) => {
      const next = new Set(old);
      if (!next.delete(filename)) next.add(filename);
      return next;
    });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts for the button inside.
    <div
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
      onPaste={(event) => void send(event.clipboardData.files)}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Input
          type="search"
          aria-label="Search by filename"
          placeholder="Search by filename"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="w-auto! min-w-0 flex-1 basis-52"
        />
        <input
          ref={chooser}
          id={inputId}
          type="file"
          multiple
          className="sr-only"
          aria-label="Upload files"
          tabIndex={-1}
          onChange={(event) => {
            void send(event.target.files ?? []);
            event.target.value = '';
          }}
        />
        <Button size="sm" variant="ink" onClick={() => chooser.current?.click()}>
          Upload
        </Button>
        <Button size="sm" variant={isConfirmed ? 'danger' : 'outline'} disabled={selected.size === 0} onClick={remove}>
          {isConfirmed ? 'Delete anyway' : `Delete selected${selected.size > 0 ? ` (${selected.size})` : ''}`}
        </Button>
      </div>
      <div aria-live="polite">
        {isConfirmed && (
          <p className="mt-3 border-danger border-l-4 bg-paper-bright p-3">
            {used.length === 1 ? 'One of these is' : `${used.length} of these are`} used in posts:{' '}
            {used
              .map(({ filename, usedIn }) => `${filename} (${usedIn.map(({ title }) => title).join(', ')})`)
              .join('; ')}
            . They will show a gap.
          </p>
        )}
        {failed.map(({ filename, error: reason }) => (
          <p key={filename} className="mt-3 border-danger border-l-4 bg-paper-bright p-3">
            <strong>Deletion Failed</strong> <span className="font-mono">{filename}</span>: {reason}
          </p>
        ))}
        {uploads.map(({ name, share, error: reason }) => (
          <p key={name} className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 break-all font-mono">{name}</span>
            {reason ? (
              <span className="text-danger">{reason}</span>
            ) : (
              <progress
                value={share}
                max={1}
                aria-label={`Uploading ${name}`}
                className="h-1.5 w-40 accent-signal-deep"
              />
            )}
          </p>
        ))}
      </div>
      <div className="relative mt-4 h-96 overflow-y-auto border border-paper-rule bg-paper-bright" data-assets>
        {error && !assets && <Failed reason="Failed to fetch assets" retry={reload} />}
        {!assets && !error && (
          <div className="px-4">
            <Loading />
          </div>
        )}
        {assets?.length === 0 && (
          <Empty title="No assets yet" isFramed={false}>
            Drop files here, paste a picture, or press Upload.
          </Empty>
        )}
        {assets && assets.length > 0 && shown.length === 0 && <Empty title="Nothing has that name" isFramed={false} />}
        <ul>
          {shown.map((asset) => (
            <AssetRow
              key={asset.filename}
              asset={asset}
              mode={mode}
              isSelected={selected.has(asset.filename)}
              onSelect={() => toggle(asset.filename)}
              onPick={() => onPick?.(asset)}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

async function readAssets(path: string): Promise<Asset[]> {
  try {
    return (await captainApi.get<AssetList>(path)).assets;
  } catch (reason) {
    toast({ title: 'Failed to fetch assets', description: reasonOf(reason), variant: 'destructive' });
    throw reason;
  }
}
