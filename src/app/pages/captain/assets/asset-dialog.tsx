import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import type { Asset } from '#shared/asset.ts';
import { AssetBrowser } from './asset-browser.tsx';
import type { PickMode } from './asset-row.tsx';

const TITLES: Record<PickMode, string> = {
  select: 'Cover image',
  insert: 'Insert an asset',
  picture: 'Picture',
  file: 'File',
};

interface AssetDialogProps {
  mode: PickMode;
  onPick(asset: Asset): void;
  onClose(): void;
}

/** The asset picker: chooses a cover image, a file to insert into the text, or a picture of a page. */
export function AssetDialog({ mode, onPick, onClose }: AssetDialogProps) {
  return (
    <Dialog title={TITLES[mode]} onClose={onClose} isWide>
      <AssetBrowser mode={mode} onPick={onPick} />
    </Dialog>
  );
}
