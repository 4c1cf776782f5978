import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import type { FieldSchema } from '#shared/document-fields.ts';
import type { Json } from '#shared/json.ts';
import { Changes } from './changes.tsx';
import { mergeThreeWays } from './merge.ts';

interface ConflictDialogProps {
  /** Kind of the edited object, e.g. `post`. */
  noun: string;
  schema: FieldSchema;
  /** The text that both began with. */
  base: Json;
  mine: Json;
  /** The text as somebody else has saved it. */
  theirs: Json;
  /** @param merged the text where mine is kept; undefined where theirs is taken. */
  onResolve(merged?: Json): void;
  onClose(): void;
}

/** Somebody else saved the text meanwhile: shows both changes, and asks whose text to keep in fields that both changed. */
export function ConflictDialog({ noun, schema, base, mine, theirs, onResolve, onClose }: ConflictDialogProps) {
  const sides = [
    { title: 'You changed', after: mine, none: 'Nothing.' },
    { title: 'Somebody else changed', after: theirs, none: 'Nothing in the text.' },
  ];
  return (
    <Dialog title={`Somebody else changed this ${noun}`} onClose={onClose} isWide>
      <p className="max-w-text">
        With “Keep mine”, your changes are saved on top of theirs: what only they changed stays theirs. With “Take
        theirs”, you see their version. Undo brings back what you did not choose.
      </p>
      <div className="mt-5 grid gap-6 md:grid-cols-2">
        {sides.map(({ title, after, none }) => (
          <section key={title} className="min-w-0">
            <h3 className="label mb-2">{title}</h3>
            <Changes schema={schema} before={base} after={after} none={none} />
          </section>
        ))}
      </div>
      <DialogButtons>
        <SmallButton onClick={() => onResolve()}>Take theirs</SmallButton>
        <MainButton onClick={() => onResolve(mergeThreeWays(base, mine, theirs))}>Keep mine</MainButton>
      </DialogButtons>
    </Dialog>
  );
}
