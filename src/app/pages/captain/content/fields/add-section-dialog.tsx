import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import type { FieldSchema } from '#shared/document-fields.ts';
import { GROUPS, SECTION_KINDS } from './section-kinds.ts';

interface AddSectionDialogProps {
  kinds: readonly FieldSchema[];
  /** Name of the section that the new one follows; undefined at the top of the list. */
  after: string | undefined;
  onAdd(kind: FieldSchema): void;
  onClose(): void;
}

/** The kinds of sections that a list can have, by what they are for. */
export function AddSectionDialog({ kinds, after, onAdd, onClose }: AddSectionDialogProps) {
  return (
    <Dialog title="Add a section" onClose={onClose}>
      <p className="wrap-anywhere text-mute">{after ? `It comes after: ${after}` : 'It becomes the first one.'}</p>
      {GROUPS.map((group) => {
        const ofGroup = kinds.filter((kind) => kindOf(kind)?.group === group);
        if (ofGroup.length === 0) return null;
        return (
          <section key={group} aria-label={group}>
            <h3 className="label mt-6 mb-2">{group}</h3>
            <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
              {ofGroup.map((kind) => (
                <li key={kind.label}>
                  <button
                    type="button"
                    onClick={() => onAdd(kind)}
                    className="flex h-full w-full flex-col gap-2 rounded-sm border border-paper-rule bg-paper-bright p-3 text-left hover:border-ink"
                  >
                    <svg
                      viewBox="0 0 48 32"
                      aria-hidden="true"
                      className="w-full max-w-32 rounded-sm border border-paper-rule bg-paper fill-none stroke-current"
                    >
                      <path d={kindOf(kind)?.outline} />
                    </svg>
                    <span className="wrap-anywhere font-semibold">{kind.label}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Dialog>
  );
}

function kindOf({ properties = {} }: FieldSchema) {
  return SECTION_KINDS[properties.kind?.const as keyof typeof SECTION_KINDS];
}
