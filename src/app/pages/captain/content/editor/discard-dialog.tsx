import { DeleteDialog } from '#app/pages/captain/parts/dialog.tsx';

/** Asks before the draft is discarded. */
export function DiscardDialog({ onDiscard, onClose }: { onDiscard(): void; onClose(): void }) {
  return (
    <DeleteDialog title="Discard this draft?" action="Discard draft" onDelete={onDiscard} onClose={onClose}>
      The published text stays as it is. A planned publication is cancelled.
    </DeleteDialog>
  );
}
