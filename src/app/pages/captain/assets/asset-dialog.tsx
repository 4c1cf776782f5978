import { type ComponentProps, Suspense } from 'react';
import { Dialog, DialogButton } from '#app/pages/captain/parts/dialog.tsx';
import { Loading } from '#app/pages/captain/parts/states.tsx';
import { TabBoundary } from '#app/pages/captain/parts/tab-boundary.tsx';
import { lazyPart } from '#app/ui/lazy-part.ts';
import type { AssetJson } from '#shared/asset.schema.ts';
import type { PickMode } from './asset-row.tsx';

/** The list of all uploads; its code is loaded when it is shown. */
export const AssetBrowser = lazyPart(() => import('./asset-browser.tsx'), 'AssetBrowser');

const TITLES: Record<PickMode, string> = {
  select: 'Cover image',
  insert: 'Insert an asset',
  picture: 'Picture',
  file: 'File',
};

interface AssetDialogProps {
  mode: PickMode;
  onPick(asset: AssetJson): void;
  onClose(): void;
}

type AssetButtonProps = Omit<ComponentProps<typeof DialogButton>, 'dialog'> & Pick<AssetDialogProps, 'mode' | 'onPick'>;

/** A button with which an upload is chosen. */
export function AssetButton({ mode, onPick, ...button }: AssetButtonProps) {
  return (
    <DialogButton
      {...button}
      dialog={(close) => (
        <AssetDialog
          mode={mode}
          onPick={(asset) => {
            onPick(asset);
            close();
          }}
          onClose={close}
        />
      )}
    />
  );
}

/** The asset picker: chooses a cover image, a file to insert into the text, or a picture of a page. */
export function AssetDialog({ mode, onPick, onClose }: AssetDialogProps) {
  return (
    <Dialog title={TITLES[mode]} onClose={onClose} isWide>
      <TabBoundary>
        <Suspense fallback={<Loading />}>
          <AssetBrowser mode={mode} onPick={onPick} />
        </Suspense>
      </TabBoundary>
    </Dialog>
  );
}
