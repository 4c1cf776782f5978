import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { MainButton } from '#app/pages/captain/parts/small-button.tsx';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import { type DocumentField, fieldsOf, isText } from '#shared/document-fields.ts';
import type { Json } from '#shared/json.ts';
import { isExample, isLabelOnly, isPlaceholder } from '#shared/unfinished.ts';

/** Fields that nobody has filled in: placeholders, items as they were added, and example addresses. */
export function unfilledFields({ schema, base, isLanding, instructions }: Edited, data: Json): DocumentField[] {
  const isNewItem = (field: DocumentField) =>
    isLabelOnly(field, isLanding) ||
    // Some texts that came with the site say no more than their field's name does.
    (field.value === field.schema.label && !fieldsOf(schema, base).some(({ value }) => value === field.value));
  return fieldsOf(schema, data).filter((field) => {
    const text = String(field.value);
    if (field.schema.control === 'link') return isExample(text);
    return isText(field) && (isPlaceholder(text) || instructions.includes(text) || isNewItem(field));
  });
}

type Edited = Pick<EditedDocumentJson, 'schema' | 'base' | 'isLanding' | 'instructions'>;

interface PlaceholdersDialogProps {
  fields: DocumentField[];
  onPublish(): void;
  onReveal(path: string): void;
  onClose(): void;
}

/** Asks before placeholders become public. */
export function PlaceholdersDialog({ fields, onPublish, onReveal, onClose }: PlaceholdersDialogProps) {
  return (
    <Dialog title="Publish with placeholders?" onClose={onClose}>
      <p>
        These texts are not filled in yet. Items and sentences that are wholly in brackets are left out for visitors;
        they read the others as they stand here:
      </p>
      <ul className="mt-4 border-paper-rule border-t">
        {fields.map(({ path, value }) => (
          <li key={path} className="border-paper-rule border-b">
            <button type="button" onClick={() => onReveal(path)} className="link min-h-11 py-2 text-left">
              {String(value)}
            </button>
          </li>
        ))}
      </ul>
      <DialogButtons onCancel={onClose} cancel="Go on editing">
        <MainButton onClick={onPublish}>Publish anyway</MainButton>
      </DialogButtons>
    </Dialog>
  );
}
