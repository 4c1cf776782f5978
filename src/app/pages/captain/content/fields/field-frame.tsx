import type { ReactNode } from 'react';
import { FieldError } from '#app/ui/field.tsx';
import { valueAt } from '#shared/json.ts';
import { type FieldProps, fieldId, useEditorActions, useFieldProblem } from './editor-context.ts';
import { useIsChanged } from './is-changed.ts';

/** Props that connect a control with its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  onFocus(): void;
}

interface FieldFrameProps extends FieldProps {
  /** Below the control, beside the hint. */
  note?: ReactNode;
  /** The control says itself what is wrong. */
  hasOwnError?: boolean;
  /** Buttons that show while the pointer or the focus is in the field. */
  actions?: ReactNode;
  children(control: ControlProps): ReactNode;
}

/** Label, control, hint, error and the buttons of a field. */
export function FieldFrame({ schema, value, path, isOptional, note, hasOwnError, actions, children }: FieldFrameProps) {
  const { focused } = useEditorActions();
  const error = useFieldProblem(path);
  const isChanged = useIsChanged(path, value);
  const id = fieldId(path);
  const described = [schema.hint && `${id}-hint`, error && !hasOwnError && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="group/field relative">
      <label htmlFor={id} className="mb-1 flex min-h-6 items-center gap-2 pr-36 font-semibold">
        <span className="min-w-0 wrap-anywhere">
          {schema.label ?? path}
          {isOptional && <span className="ml-2 font-normal text-mute">optional</span>}
          {isChanged && (
            <span aria-hidden="true" className="ml-2 inline-block size-1.5 rounded-full bg-signal-deep align-middle" />
          )}
        </span>
      </label>
      {/* Before the control, as it is seen: Tab goes from field to field, and Shift and Tab to these. */}
      <span className="invisible absolute top-0 right-0 flex min-h-6 items-center gap-3 group-focus-within/field:visible group-hover/field:visible">
        {actions}
        {isChanged && <ResetAction path={path} label={schema.label ?? path} />}
      </span>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        onFocus: () => focused(path),
      })}
      {(schema.hint || note) && (
        <p className="mt-1 flex justify-between gap-4 text-mute">
          <span id={`${id}-hint`}>{schema.hint}</span>
          {note}
        </p>
      )}
      {!hasOwnError && <FieldError id={`${id}-error`} error={error} />}
    </div>
  );
}

/** Brings the shipped text of a field or a group back. */
export function ResetAction({ path, label }: { path: string; label: string }) {
  const actions = useEditorActions();
  function reset() {
    actions.change(path, valueAt(actions.base, path));
    actions.announce(`${label} has the original text again`);
  }
  return (
    <FieldAction label={`Reset ${label}`} onClick={reset}>
      Reset
    </FieldAction>
  );
}

export function FieldAction({ label, onClick, children }: { label: string; onClick(): void; children: ReactNode }) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="link min-h-6 text-small">
      {children}
    </button>
  );
}
