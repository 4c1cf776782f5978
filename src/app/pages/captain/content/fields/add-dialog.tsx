import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import type { FieldSchema } from '#shared/document-fields.ts';

interface AddDialogProps {
  kinds: readonly FieldSchema[];
  onAdd(kind: FieldSchema): void;
  onClose(): void;
}

/** The kinds of sections that a list can have. */
export function AddDialog({ kinds, onAdd, onClose }: AddDialogProps) {
  return (
    <Dialog title="Add a section" onClose={onClose}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {kinds.map((kind, index) => (
          <li key={kind.label ?? index}>
            <button
              type="button"
              onClick={() => onAdd(kind)}
              className="h-full min-h-12 w-full rounded-sm border border-paper-rule bg-paper-bright px-4 py-3 text-left hover:border-ink"
            >
              <span className="block font-semibold">{kind.label ?? `Section ${index + 1}`}</span>
              {kind.hint && <span className="block text-mute">{kind.hint}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
