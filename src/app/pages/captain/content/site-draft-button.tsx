import { lazy, Suspense, useState } from 'react';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';

const SiteDraftDialog = lazy(() =>
  import('./site-draft-dialog.tsx').then((module) => ({ default: module.SiteDraftDialog })),
);

/** Opens the draft of the whole site. @param onClose what was drafted may have changed the pages. */
export function SiteDraftButton({ onClose }: { onClose?(): void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SmallButton onClick={() => setIsOpen(true)}>Draft it for me</SmallButton>
      {isOpen && (
        <Suspense>
          <SiteDraftDialog
            onClose={() => {
              setIsOpen(false);
              onClose?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
