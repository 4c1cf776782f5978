import { useId, useState } from 'react';
import { Icon, isIconName } from '#app/components/icon.tsx';
import { Checkbox } from '#app/pages/captain/parts/forms/forms.tsx';
import { IconRadio } from '#app/pages/captain/parts/forms/icon-radio.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { FieldError, Select } from '#app/ui/field.tsx';
import { type FieldProps, fieldId, useEditorActions, useFieldProblem } from './editor-context.ts';
import { FieldFrame } from './field-frame.tsx';

/** A choice of a few values. */
export function ChoiceField(props: FieldProps) {
  const { schema, value, path, isOptional } = props;
  const actions = useEditorActions();
  return (
    <FieldFrame {...props}>
      {(attributes) => (
        <Select
          {...attributes}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => actions.change(path, target.value === '' ? undefined : target.value)}
        >
          {isOptional && <option value="">None</option>}
          {schema.enum?.map((name) => (
            <option key={name} value={name}>
              {schema.names?.[name] ?? name}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

export function FlagField({ schema, value, path, isOptional }: FieldProps) {
  const actions = useEditorActions();
  const error = useFieldProblem(path);
  return (
    <div>
      <Checkbox
        id={fieldId(path)}
        label={schema.label ?? path}
        hint={schema.hint}
        checked={value === true}
        onFocus={() => actions.focused(path)}
        onChange={({ target }) => actions.change(path, isOptional && !target.checked ? undefined : target.checked)}
      />
      <FieldError id={`${fieldId(path)}-error`} error={error} />
    </div>
  );
}

/** A choice of an icon; all are shown when the button is pressed. */
export function IconField(props: FieldProps) {
  const { schema, value, path, isOptional } = props;
  const actions = useEditorActions();
  const [isOpen, setIsOpen] = useState(false);
  const name = useId();
  const names = (schema.enum ?? []).filter(isIconName);
  const current = names.find((icon) => icon === value);
  return (
    <FieldFrame {...props}>
      {({ id, onFocus, ...described }) => (
        <div>
          <SmallButton
            {...described}
            id={id}
            aria-expanded={isOpen}
            onFocus={onFocus}
            onClick={() => setIsOpen(!isOpen)}
          >
            {current && <Icon name={current} className="size-6" />}
            {current ?? 'None'}
          </SmallButton>
          {isOpen && (
            <fieldset className="mt-2 flex flex-wrap gap-1">
              <legend className="sr-only">{schema.label ?? path}</legend>
              {names.map((icon) => (
                <IconRadio
                  key={icon}
                  icon={icon}
                  name={name}
                  checked={icon === value}
                  onChange={() => actions.change(path, icon)}
                />
              ))}
              {isOptional && (
                <SmallButton variant="quiet" onClick={() => actions.change(path, undefined)}>
                  No icon
                </SmallButton>
              )}
            </fieldset>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
