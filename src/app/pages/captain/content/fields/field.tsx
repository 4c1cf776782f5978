import { memo, type ReactNode } from 'react';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { variantOf } from '#shared/document-fields.ts';
import { valueAt } from '#shared/json.ts';
import { ChoiceField, FlagField, IconField } from './choice-fields.tsx';
import { ColorField, Colors, isColors } from './color-field.tsx';
import { type FieldProps, useEditorActions } from './editor-context.ts';
import { Group } from './group.tsx';
import { ImageField } from './image-field.tsx';
import { emptyOf } from './items.ts';
import { ListField } from './list.tsx';
import { NumberField, TextInput } from './text-fields.tsx';

/** The controls of one value, whatever its form. Rendered again only when the value changes. */
export const FieldControl = memo(function FieldControl({ schema, value, path, isOptional }: FieldProps) {
  const variant = variantOf(schema, value);
  const props = { schema: variant, value, path, isOptional };
  if (variant.const !== undefined) return null;
  if (variant.control === 'image') {
    return (
      <Removable {...props}>
        <ImageField {...props} />
      </Removable>
    );
  }
  if (variant.type === 'array') {
    return (
      <Removable {...props}>
        <ListField {...props} />
      </Removable>
    );
  }
  if (variant.type === 'object') {
    const group = <Group {...props} />;
    return <Removable {...props}>{isColors(variant) ? <Colors value={value}>{group}</Colors> : group}</Removable>;
  }
  if (variant.control === 'color') return <ColorField {...props} />;
  if (variant.type === 'boolean') return <FlagField {...props} />;
  if (variant.enum && variant.control === 'icon') return <IconField {...props} />;
  if (variant.enum) return <ChoiceField {...props} />;
  if (variant.type === 'number' || variant.type === 'integer') return <NumberField {...props} />;
  return <TextInput {...props} />;
});

/** A group or a list that may be left out as a whole. */
function Removable({ schema, value, path, isOptional, children }: FieldProps & { children: ReactNode }) {
  const actions = useEditorActions();
  if (!isOptional) return children;
  const label = (schema.label ?? path).toLowerCase();
  if (value === undefined) {
    return (
      <div>
        <SmallButton
          onClick={() => {
            actions.change(path, valueAt(actions.base, path) ?? emptyOf(schema));
            actions.reveal(path);
          }}
        >
          Add {label}
        </SmallButton>
      </div>
    );
  }
  return (
    <div>
      {children}
      <SmallButton variant="quietDanger" className="mt-2" onClick={() => actions.change(path, undefined)}>
        Remove {label}
      </SmallButton>
    </div>
  );
}
