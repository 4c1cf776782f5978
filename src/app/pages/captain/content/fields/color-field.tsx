import { createContext, type ReactNode, useContext } from 'react';
import type { FieldSchema } from '#shared/document-fields.ts';
import { isObject, type Json } from '#shared/json.ts';
import { colorPairs } from '#shared/look/color-pairs.ts';
import { type BrandColors, DEFAULT_PALETTE } from '#shared/look/palette.ts';
import { ColorInput } from './color-input.tsx';
import { type FieldProps, useEditorActions } from './editor-context.ts';
import { FieldFrame } from './field-frame.tsx';

/** The colours that are chosen together, as they are now: whether one can be read depends on the others. */
const ColorsContext = createContext<BrandColors>(DEFAULT_PALETTE);

/** True for the group of the site's colours. */
export function isColors({ properties = {} }: FieldSchema): boolean {
  return properties.ink?.control === 'color';
}

/** Gives the fields in it all colours of the group, whether they are valid yet or not. */
export function Colors({ value, children }: { value: Json; children: ReactNode }) {
  const { ink, paper, signal } = isObject(value) ? value : {};
  const colors = { ink: colorOr('ink', ink), paper: colorOr('paper', paper), signal: colorOr('signal', signal) };
  return <ColorsContext value={colors}>{children}</ColorsContext>;
}

/** A colour of the site with its contrast. */
export function ColorField(props: FieldProps) {
  const { schema, value, path } = props;
  const actions = useEditorActions();
  const colors = useContext(ColorsContext);
  const name = (['ink', 'paper', 'signal'] as const).find((color) => path.endsWith(`.${color}`));
  return (
    <FieldFrame {...props} hasOwnError>
      {(control) => (
        <ColorInput
          {...control}
          label={schema.label ?? path}
          value={typeof value === 'string' ? value : ''}
          onChange={(next) => actions.change(path, next, true)}
          pairs={name ? colorPairs(colors, name) : []}
        />
      )}
    </FieldFrame>
  );
}

function colorOr(name: keyof BrandColors, value: Json): string {
  return typeof value === 'string' ? value : DEFAULT_PALETTE[name];
}
