import { FieldError } from '#app/ui/field.tsx';
import type { FieldSchema } from '#shared/document-fields.ts';
import { isObject, joinPath } from '#shared/json.ts';
import { Disclosure } from './disclosure.tsx';
import { type FieldProps, fieldId, useEditorActions, useFieldProblem } from './editor-context.ts';
import { ResetAction } from './field-frame.tsx';
import { useIsChanged } from './is-changed.ts';

/** Fields that belong together: a part of the page that can be folded, or inside of one a frame with a title. */
export function Group({ schema, value, path }: FieldProps) {
  const isChanged = useIsChanged(path, value);
  const problem = useFieldProblem(path);
  const label = schema.label ?? path;
  const body = (
    <>
      {schema.hint && <p className="mb-4 text-mute">{schema.hint}</p>}
      <FieldError id={`${fieldId(path)}-error`} error={problem} />
      <FieldControls schema={schema} value={value} path={path} />
    </>
  );
  const reset = isChanged && <ResetAction path={path} label={label} />;
  if (!path.includes('.')) {
    return (
      <div className="-mt-3 border-paper-rule border-b">
        <Disclosure path={path} title={label} isChanged={isChanged} tools={reset}>
          {body}
        </Disclosure>
      </div>
    );
  }
  return (
    <fieldset className="min-w-0 border-paper-edge border-l-2 pl-4">
      <legend className="float-left mb-3 font-semibold">{label}</legend>
      <div className="float-right">{reset}</div>
      <div className="clear-both">{body}</div>
    </fieldset>
  );
}

export function withoutFields(schema: FieldSchema, names: readonly string[]): FieldSchema {
  const kept = Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name));
  return { ...schema, properties: Object.fromEntries(kept) };
}

/** The fields of a group, in the order of its schema. */
export function FieldControls({ schema, value, path }: Pick<FieldProps, 'schema' | 'value' | 'path'>) {
  const { Field } = useEditorActions();
  const object = isObject(value) ? value : {};
  return (
    <div className="grid gap-5">
      {Object.entries(schema.properties ?? {}).map(([key, part]) => (
        <Field
          key={key}
          schema={part}
          value={object[key]}
          path={joinPath(path, key)}
          isOptional={!schema.required?.includes(key)}
        />
      ))}
    </div>
  );
}
