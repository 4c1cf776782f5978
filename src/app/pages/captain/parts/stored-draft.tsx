import { Button } from '#app/ui/button.tsx';
import { moment } from './time.ts';

interface StoredDraftProps {
  /** When it was stored, ISO 8601. */
  at: string;
  onRestore(): void;
  onDiscard(): void;
}

/** Offers unsaved changes of an earlier visit. */
export function StoredDraft({ at, onRestore, onDiscard }: StoredDraftProps) {
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 border-signal border-l-4 bg-paper-bright p-4"
    >
      <p>You have unsaved changes from {moment(at)}, stored in this browser.</p>
      <div className="flex gap-2">
        <Button size="sm" variant="ink" onClick={onRestore}>
          Restore them
        </Button>
        <Button size="sm" variant="quiet" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  );
}
