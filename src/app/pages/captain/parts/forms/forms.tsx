import {
  type ChangeEvent,
  type ComponentProps,
  createContext,
  type ReactNode,
  type SubmitEvent,
  useContext,
  useRef,
  useState,
} from 'react';
import { ApiError } from '#app/api.ts';
import { type FailureTexts, showFailure } from '#app/pages/captain/actions.ts';
import { MainButton, type SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx';
import { CONFIRMATION_NEEDED } from '#shared/captain.ts';
import type { FieldProblem } from '#shared/errors.ts';
import { type FormEdits, useFormEdits } from './form-edits.ts';
import { useFocusAfterSaving, useFocusOnRefused } from './form-focus.ts';

/** Thrown while saving for a field whose mistake is seen without the server. */
export class InvalidField extends Error {
  readonly issues: readonly FieldProblem[];

  constructor(path: string, message: string) {
    super(message);
    this.issues = [{ path, message }];
  }
}

/** How saving goes: its fields show what was refused, its button is disabled meanwhile. */
export interface Saving {
  isSaving: boolean;
  issues: readonly FieldProblem[];
  /** Nothing was saved: the captain did not confirm who it is. */
  isUnconfirmed?: boolean;
  /** Calls `save`, and shows what it throws. @returns false when it threw, or returned false. */
  run(save: () => Promise<unknown>): Promise<boolean>;
}

/**
 * State of saving a form.
 *
 * @param failed title of the toast that says why saving failed.
 * @param options.otherwise shown there when the server gave no reason.
 * @param options.hasCopy what was typed outlasts a closed page; the toast says so unless a field shows the problem.
 */
export function useSaving(
  failed: string,
  { otherwise, hasCopy = false }: Pick<FailureTexts, 'otherwise' | 'hasCopy'> = {},
): Saving {
  const [issues, setIssues] = useState<readonly FieldProblem[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  async function run(save: () => Promise<unknown>): Promise<boolean> {
    setIsSaving(true);
    setIssues([]);
    setIsUnconfirmed(false);
    try {
      return (await save()) !== false;
    } catch (error) {
      const refused = error instanceof ApiError || error instanceof InvalidField ? error.issues : [];
      setIssues(refused);
      setIsUnconfirmed(error instanceof ApiError && error.code === CONFIRMATION_NEEDED);
      if (!(error instanceof InvalidField))
        showFailure(failed, error, { otherwise, hasCopy: hasCopy && refused.length === 0 });
      return false;
    } finally {
      setIsSaving(false);
    }
  }
  return { isSaving, issues, isUnconfirmed, run };
}

interface FormState extends Pick<Saving, 'issues' | 'isSaving'> {
  /** Fields that differ from their saved values, in a form with a `localCopy`. */
  edits?: FormEdits;
}

const FormContext = createContext<FormState>({ issues: [], isSaving: false });

/** The form around. */
export const useFormState = () => useContext(FormContext);

/** Fields that a button saves, and not the Enter key. */
export function FieldsWithSaving({ saving, children }: { saving: Saving; children: ReactNode }) {
  return <FormContext value={saving}>{children}</FormContext>;
}

interface FormProps {
  /** Sends what was typed; what it throws is shown. It returns false where it has said itself what is missing. */
  save(fields: FormData): Promise<unknown>;
  /** Title of the toast that says why saving failed. */
  failed: string;
  /** Empties the fields once they are saved. */
  resets?: boolean;
  /** Something was typed or chosen in it. */
  onEdit?(): void;
  /**
   * Names the local copy of its edits, by what is edited and its id. Fields without a `name` and passwords are left out of it. Without a
   * name there is none.
   */
  localCopy?: string | undefined;
  /** Something else offers to discard edits of an earlier visit. */
  hasBar?: boolean;
  /** True if its values have a draft (`drafts/use-draft.ts`) or a local copy already (`drafts/use-local-values.ts`). */
  hasOwnCopy?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form that is checked by the server: each field shows what is wrong with it, and the first one gets the focus. */
export function Form({ failed, ...rest }: FormProps) {
  const hasCopy = rest.localCopy !== undefined || rest.hasOwnCopy === true;
  return <FormWithSaving saving={useSaving(failed, { hasCopy })} {...rest} />;
}

/** A `Form` that can also be saved by something outside of it. */
export function FormWithSaving({
  saving,
  save,
  resets,
  onEdit,
  localCopy,
  hasBar = false,
  hasOwnCopy = false,
  className,
  children,
}: Omit<FormProps, 'failed'> & { saving: Saving }) {
  const form = useRef<HTMLFormElement>(null);
  const { isSaving, run } = saving;
  const { issues, markEdited } = useUneditedProblems(saving.issues);
  const edits = useFormEdits(form, localCopy, hasOwnCopy);
  useFocusOnRefused(form, saving.issues);
  const focus = useFocusAfterSaving(form, isSaving, edits.isChanged);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    if (isSaving) return;
    focus.noteSubmit();
    edits.pause();
    const isSaved = await run(() => save(fields));
    if (!isSaved) return edits.resume();
    edits.markSaved();
    if (resets) form.current?.reset();
  }

  return (
    <FormContext value={{ ...saving, issues, edits }}>
      <form
        ref={form}
        onSubmit={submit}
        onInput={({ target }) => {
          focus.noteEdit(target);
          edits.noteEdit(target);
          markEdited((target as HTMLInputElement).name);
          onEdit?.();
        }}
        noValidate
        className={className}
      >
        {!hasBar && edits.restoredAt && <RestoredEdits at={edits.restoredAt} onDiscard={edits.discard} />}
        {saving.isUnconfirmed && <Unconfirmed />}
        {children}
      </form>
    </FormContext>
  );
}

/** The problems of fields that were not edited since they were refused. */
function useUneditedProblems(issues: readonly FieldProblem[]) {
  const [edits, setEdits] = useState<{ of: readonly FieldProblem[]; names: string[] }>({ of: issues, names: [] });
  const edited = edits.of === issues ? edits.names : [];
  const left = edited.length === 0 ? issues : issues.filter(({ path }) => !edited.includes(path));
  return {
    issues: left,
    markEdited(name: string) {
      if (left.some(({ path }) => path === name)) setEdits({ of: issues, names: [...edited, name] });
    },
  };
}

function RestoredEdits({ at, onDiscard }: { at: string; onDiscard(): void }) {
  return (
    <p role="status" className="col-span-full mb-4 border-warning border-l-4 bg-paper-bright px-4 py-2">
      Not saved yet: typed on {dateAndTime(at)}.{' '}
      <button type="button" className="link min-h-11" onClick={onDiscard}>
        Discard it
      </button>
    </p>
  );
}

function Unconfirmed() {
  return (
    <p
      ref={scrollDialogToTop}
      role="alert"
      className="col-span-full mb-4 border-danger border-l-4 bg-paper-bright px-4 py-2"
    >
      Nothing was saved: you did not confirm that it is you.
    </p>
  );
}

/** Shows the notice at the top of a dialog: the button that was pressed is at its end. */
function scrollDialogToTop(notice: HTMLElement | null) {
  notice?.closest('dialog')?.scrollTo(0, 0);
}

type SubmitButtonProps = ComponentProps<typeof SmallButton> & {
  /** Its label while the form is being saved. */
  busy?: string | undefined;
};

/** The button that saves the form around it. */
export function SubmitButton({ busy, disabled, children, ...button }: SubmitButtonProps) {
  const { isSaving } = useFormState();
  return (
    <MainButton type="submit" disabled={isSaving || disabled} {...button}>
      {(isSaving && busy) || children}
    </MainButton>
  );
}

/** Message of the server about the first of these keys that it refused, for the form around. */
export function useFieldError(...keys: (string | undefined)[]): string | undefined {
  const { issues } = useFormState();
  const messages = keys.map(
    (key) => issues.find(({ path }) => path === key || (key !== undefined && path.startsWith(`${key}.`)))?.message,
  );
  return messages.find(Boolean);
}

interface FieldTexts {
  label: ReactNode;
  note?: ReactNode;
  hint?: ReactNode;
  /** Shown instead of the server's message. */
  error?: string | undefined;
  /** The keys of the body whose errors are shown here; by default the name of the field. */
  errorOf?: string | readonly string[] | undefined;
  className?: string | undefined;
  /** Where the control has to be found by its id. */
  id?: string | undefined;
}

/** A `Field` of a form, with the server's message about it. */
export function FormField({ errorOf = [], error, ...field }: FieldTexts & ComponentProps<typeof Field>) {
  const refused = useFieldError(...[errorOf].flat());
  return <Field {...field} error={error ?? refused} />;
}

/** Separates the props of `FormField` from those of the control inside it. */
function split<P extends FieldTexts & { name?: string | undefined }>(props: P) {
  const { label, note, hint, error, errorOf = props.name, className, id, ...control } = props;
  return { field: { label, note, hint, error, errorOf, className, id }, control };
}

/** The last day: without one, browsers let years of six digits be typed. */
const LAST: Partial<Record<string, string>> = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' };

/** A text input with label, hint and error. */
export function TextField(props: ComponentProps<'input'> & FieldTexts) {
  const { field, control } = split(props);
  const max = control.type && LAST[control.type];
  return <FormField {...field}>{(described) => <Input {...described} max={max} {...control} />}</FormField>;
}

/** A text of several lines with label, hint and error. `look` is for the textarea itself. */
export function TextareaField({ look = '', ...props }: ComponentProps<'textarea'> & FieldTexts & { look?: string }) {
  const { field, control } = split(props);
  const { rows = 5 } = control;
  return (
    <FormField {...field}>
      {(described) => (
        <Textarea
          {...described}
          {...control}
          style={{ minHeight: `calc(${rows}lh + 1.4rem)` }}
          className={`wrap-anywhere field-sizing-content max-h-[70svh] ${look}`}
        />
      )}
    </FormField>
  );
}

type SelectFieldProps<Id extends string> = FieldTexts &
  Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange'> & {
    /** Values with their labels; else the options are children. */
    choices?: Readonly<Record<Id, string>>;
    value?: Id;
    defaultValue?: NoInfer<Id> | undefined;
    onChoose?(id: NoInfer<Id>): void;
  };

/** A choice with label, hint and error. */
export function SelectField<Id extends string>({ choices, onChoose, children, ...props }: SelectFieldProps<Id>) {
  const { field, control } = split(props);
  return (
    <FormField {...field}>
      {(described) => (
        <Select {...described} {...control} onChange={({ target }) => onChoose?.(target.value as Id)}>
          {children}
          {Object.entries<string>(choices ?? {}).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

/** A checkbox with label and hint. */
export function Checkbox({
  label,
  hint,
  className = '',
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: ReactNode }) {
  return (
    <label className={`flex min-h-11 items-start gap-3 py-2 ${className}`}>
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-signal-deep" {...input} />
      <span>
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-mute">{hint}</span>}
      </span>
    </label>
  );
}

/** Props of the control of a text that is a part of a state. @param change changes that part of it. */
export function textProps<Values extends { [name in Name]: string }, Name extends string>(
  values: Values,
  name: Name,
  change: (part: Record<Name, string>) => void,
) {
  return {
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: target.value } as Record<Name, string>),
  };
}

/**
 * A value that no control of the form holds, as a field of its own: it is then in the form's local copy, and discarded with the other edits.
 *
 * @param props.onChange called with the value of the local copy when that is restored, and with the saved one when edits are discarded.
 */
export function HiddenValue<T>({ name, value, onChange }: { name: string; value: T; onChange(value: T): void }) {
  return (
    <input
      type="hidden"
      name={name}
      value={JSON.stringify(value)}
      onInput={({ currentTarget }) => onChange(JSON.parse(currentTarget.value) as T)}
    />
  );
}

/** The text in a field of a form; empty without that field. */
export function textIn(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** The lines of a text that are not empty. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The number in a field of a form; null when the field is empty or not a number, which the server rejects. */
export function numberIn(fields: FormData, name: string): number | null {
  const text = textIn(fields, name).trim();
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}
