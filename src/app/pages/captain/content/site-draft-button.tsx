import { Suspense, useId, useState } from 'react';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { siteDraftCalls } from '#shared/site-draft.calls.ts';

const SiteDraftDialog = lazyPart(() => import('./site-draft-dialog.tsx'), 'SiteDraftDialog');

/** Opens the draft of the whole site; disabled with a hint without a language model. @param onClose called after closing; the draft may have changed pages. */
export function SiteDraftButton({ onClose }: { onClose?(): void }) {
  const { data } = useCall(siteDraftCalls.get);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isMissing = data !== undefined && !data.canDraft && data.draft === null;
  return (
    <>
      <SmallButton disabled={isMissing} aria-describedby={isMissing ? id : undefined} onClick={() => setIsOpen(true)}>
        Draft it for me
      </SmallButton>
      {isMissing && (
        <p id={id} className="max-w-[24rem] text-mute text-small">
          Needs a language model: ask whoever runs your server to set OPENAI_API_KEY.
        </p>
      )}
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
