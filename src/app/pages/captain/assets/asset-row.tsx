import { useId } from 'react';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { useIsOwner } from '#app/pages/captain/session.ts';
import type { AssetJson } from '#shared/asset.schema.ts';
import { formatBytes } from '#shared/asset.ts';
import { AssetDetails } from './asset-details.tsx';

/** Purpose of a picked file: as a post's cover, to insert it into the text, or as a picture or another file of a page. */
export type PickMode = 'select' | 'insert' | 'picture' | 'file';

const PICK_LABELS: Record<PickMode, string> = {
  select: 'Choose cover',
  insert: 'Insert',
  picture: 'Choose',
  file: 'Choose',
};

interface AssetRowProps {
  asset: AssetJson;
  mode: PickMode | undefined;
  isSelected: boolean;
  onSelect(): void;
  onPick(): void;
  /** The file was described or replaced. */
  onChange(): void;
}

/** Titles of the posts, and names of the other places, that use a file. */
export function listUses({ usedIn, alsoUsedIn }: AssetJson): string[] {
  return [...usedIn.map(({ title }) => title), ...alsoUsedIn];
}

/** An upload: thumbnail, size, and what uses it. */
export function AssetRow({ asset, mode, isSelected, onSelect, onPick, onChange }: AssetRowProps) {
  const nameId = useId();
  const { filename, url, type, size, width, height, thumbnail } = asset;
  const uses = listUses(asset);
  const isOwner = useIsOwner();
  return (
    <li
      className={`grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-2 gap-y-2 border-paper-rule border-b p-2 last:border-b-0 sm:gap-x-3 sm:p-3 sm:grid-cols-[auto_auto_minmax(0,1fr)_auto] ${isSelected ? 'bg-paper-deep' : ''}`}
    >
      <label className="grid size-11 place-items-center">
        <span className="sr-only">Select {filename}</span>
        <input type="checkbox" checked={isSelected} onChange={onSelect} className="size-5 accent-signal-deep" />
      </label>
      <span className="grid size-14 place-items-center overflow-hidden border border-paper-rule bg-paper">
        {thumbnail ? (
          <img src={thumbnail} alt="" width="56" height="56" loading="lazy" className="size-full object-cover" />
        ) : (
          <span className="label text-mute">{filename.split('.').at(-1)}</span>
        )}
      </span>
      <div className="min-w-0">
        <a
          id={nameId}
          href={url}
          target="_blank"
          rel="noreferrer"
          title={filename}
          className="link wrap-anywhere font-mono max-sm:line-clamp-1 max-sm:break-all max-sm:text-label"
        >
          {filename}
        </a>
        <p className="small-mono mt-1 flex flex-wrap gap-x-3 text-mute sm:gap-x-4">
          <span>{formatBytes(size)}</span>
          <span>{type}</span>
          {width && height && (
            <span>
              {width} × {height}
            </span>
          )}
          <span>{uses.length > 0 ? `used in ${uses.join(', ')}` : 'not used'}</span>
        </p>
      </div>
      {mode && (
        <SmallButton aria-describedby={nameId} onClick={onPick} className="col-span-3 sm:col-span-1">
          {PICK_LABELS[mode]}
        </SmallButton>
      )}
      <Fold
        className="col-span-full sm:pl-14"
        title={detailsTitle(asset, isOwner && uses.length > 0)}
        titleClass="flex min-h-11 w-fit items-center text-mute underline"
        describedBy={nameId}
      >
        <AssetDetails key={asset.alt} asset={asset} onChange={onChange} />
      </Fold>
    </li>
  );
}

/** The title of what can be seen and done with a file. */
function detailsTitle({ type, alt }: AssetJson, canReplace: boolean): string {
  const described = alt ? 'Description and uses' : 'Describe it, see its uses';
  return `${type === 'image' ? described : 'Uses'}${canReplace ? ', replace it' : ''}`;
}
