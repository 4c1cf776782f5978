import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type ActionFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useFetcher,
  useSearchParams,
} from 'react-router';
import { type Api, ApiError, apiContext } from '#app/api.ts';
import { firstReferrer } from '#app/components/first-referrer.ts';
import { deleteTabCopy, restoreTabCopy, storeTabCopy } from '#app/components/tab-copy.ts';
import { dismissToast, preloadToaster, toast } from '#app/ui/toast.tsx';
import type { Call } from '#shared/call.ts';
import type { FieldProblem } from '#shared/errors.ts';

/** Result of a form's action: `sent` names the form that was accepted, `failed` the one that was rejected. */
export type FormResult =
  | { sent: string; message: string }
  | { failed: string; message: string; issues: FieldProblem[]; values: Record<string, string | string[]> };

/** A call that answers with a message. */
type Sending = Omit<Call, 'address' | 'answer'> & {
  readonly answer: { readonly _zod: { readonly input: { message: string }; readonly output: unknown } };
};

interface FormCall {
  call: Sending;
  lists?: string[];
  /** The body to send, where it is not the fields as they are. */
  toBody?: (values: Record<string, string | string[]>) => unknown;
  redirectTo?: (answer: unknown) => string;
}

export type FormPhase = 'idle' | 'sending' | 'sent' | 'failed';

/** An address that browsers accept and the server does not. */
const NO_DOT = /@[^.]+$/;
/** The button shows the result for this long. Milliseconds. */
const RESET_AFTER_MS = 3000;

/**
 * A page's action for its forms: sends the fields to the API as JSON. Runs in the browser, and on the server for forms
 * sent without JavaScript or before hydration.
 *
 * @param calls for each form, by the value of its field `form`: the call, which fields are lists, and where to
 *   redirect after success, if not back to the page.
 */
export function formAction(calls: Record<string, FormCall>) {
  return async ({ request, context }: ActionFunctionArgs): Promise<FormResult | Response> => {
    const fields = await request.formData();
    const form = String(fields.get('form'));
    const call = calls[form];
    if (!call) throw new Response('Unknown form', { status: 400 });
    const values: Record<string, string | string[]> = {};
    for (const key of new Set(fields.keys())) {
      if (key !== 'form')
        values[key] = call.lists?.includes(key) ? fields.getAll(key).map(String) : String(fields.get(key));
    }
    for (const list of call.lists ?? []) values[list] ??= [];
    return submit(context.get(apiContext), form, call, values);
  };
}

async function submit(
  api: Api,
  form: string,
  { call, toBody = (fields) => fields, redirectTo }: FormCall,
  values: Record<string, string | string[]>,
): Promise<FormResult | Response> {
  const input = toBody(values);
  const answer = await api.call(call, { input }).catch((error: unknown): FormResult => {
    // Without an answer, the connection is lost.
    const { message = '', issues = [] } = error instanceof ApiError ? error : {};
    return { failed: form, message, issues, values };
  });
  if ('failed' in answer) return answer;
  return redirectTo ? redirect(redirectTo(answer), 303) : { sent: form, message: answer.message };
}

/**
 * For pages with `formAction`: an answered form does not load the page's data again. Without a connection that would fail
 * too, and the error page would replace the form with everything typed into it.
 */
export function skipReloadAfterPost({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return !formMethod && defaultShouldRevalidate;
}

interface FormTexts {
  success: string;
  /** When undefined, the answer's message is shown. */
  successText?: string | undefined;
  failure: string;
  failureText: string;
}

/**
 * State of one form on a page with `formAction`: its phase, the error and the value of each field. Shows the result as a
 * toast and resets the form after success.
 *
 * @param form value of the form's field `form`.
 */
export function useApiForm(form: string, texts: FormTexts) {
  const fetcher = useFetcher<FormResult>();
  const pageResult = useActionData<FormResult>();
  const [search] = useSearchParams();
  const [isReady, setIsReady] = useState(false);
  const [phase, setPhase] = useState<FormPhase>('idle');
  /** Undefined until something was sent: then those of a form sent without JavaScript count. */
  const [issues, setIssues] = useState<FieldProblem[]>();
  const element = useRef<HTMLFormElement>(null);
  const shown = useRef<FormResult>(undefined);

  useEffect(() => {
    setIsReady(true);
    if (element.current) restoreTabCopy(element.current, form);
  }, [form]);

  const result = fetcher.data ?? ownResult(pageResult, form);
  useEffect(() => {
    const answer = fetcher.data;
    if (!answer || fetcher.state !== 'idle' || shown.current === answer) return;
    shown.current = answer;
    if ('sent' in answer) {
      setPhase('sent');
      element.current?.reset();
      toast({ title: texts.success, description: texts.successText ?? answer.message });
    } else {
      setPhase('failed');
      setIssues(answer.issues);
      if (element.current) storeTabCopy(element.current, form);
      focusFirst(element.current, answer.issues);
      toast({ title: texts.failure, description: answer.message || texts.failureText, variant: 'destructive' });
    }
  }, [fetcher.data, fetcher.state, texts, form]);

  useEffect(() => {
    if (phase !== 'sent' && phase !== 'failed') return;
    // The button was disabled while the form was sent, which took its focus.
    if (document.activeElement === document.body) {
      element.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    }
    const timer = setTimeout(() => setPhase('idle'), RESET_AFTER_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    if (isIgnored(target)) return;
    const found = findFormProblems(target);
    setIssues(found);
    if (found.length > 0) return focusFirst(target, found);
    if (phase === 'sending') return;
    // A failure of the last attempt would stay over the page that follows success.
    dismissToast();
    setPhase('sending');
    deleteTabCopy(form);
    await fetcher.submit(fieldsToSend(target), { method: 'post', action: new URL(target.action).pathname });
  }

  const failed = result && 'failed' in result ? result : undefined;
  const shownIssues = issues ?? failed?.issues ?? [];
  return {
    phase,
    /** The error of the whole form, when it was sent without JavaScript. */
    failure: fetcher.data ? undefined : failed?.message || (failed && texts.failureText),
    /** True on the page that follows a form accepted without JavaScript. */
    wasSent: phase === 'idle' && !fetcher.data && search.get('sent') === form,
    errorOf: (field: string) => shownIssues.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message,
    /** The value of `field` that the server rejected; for `defaultValue`. */
    typed: (field: string) => failed?.values[field],
    formProps: {
      ref: element,
      method: 'post' as const,
      noValidate: isReady,
      onSubmit: send,
      onInput: ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
        storeTabCopy(currentTarget, form);
        setIssues(recheck(shownIssues, currentTarget, target));
      },
      onFocus: preloadToaster,
    },
  };
}

/** True for a form with `data-ignore-blank` whose field of that name is blank. */
function isIgnored(form: HTMLFormElement): boolean {
  const { ignoreBlank } = form.dataset;
  return ignoreBlank !== undefined && !String(new FormData(form).get(ignoreBlank)).trim();
}

/** The fields of the form, with the page and where the visit came from. */
function fieldsToSend(form: HTMLFormElement): FormData {
  const fields = new FormData(form);
  // The stamp is checked where a form is sent without JavaScript, as bots do.
  fields.delete('stamp');
  fields.set('page', location.pathname);
  const referrer = firstReferrer();
  if (referrer) fields.set('referrer', referrer);
  return fields;
}

/** The result of this form on the page that follows it without JavaScript. */
function ownResult(result: FormResult | undefined, form: string): FormResult | undefined {
  const sentForm = result && ('failed' in result ? result.failed : result.sent);
  return sentForm === form ? result : undefined;
}

/**
 * Finds what is wrong in a form by the browser's own validation, in the order of the page, with the messages of the fields: `data-missing`,
 * `data-mistyped`.
 *
 * An email address without a dot in its domain is valid for the browser, and refused by the server. It is a problem here only beside others, so
 * that all are mended at once; alone, it is left to the server.
 */
export function findFormProblems(form: HTMLFormElement): FieldProblem[] {
  const issues: (FieldProblem & { isForServer?: boolean })[] = [];
  const parts = form.querySelectorAll<HTMLElement>('input, textarea, select, [data-one-of]');
  for (const part of parts) {
    const { oneOf, missing = '' } = part.dataset;
    if (oneOf !== undefined) {
      if (!part.querySelector(':checked')) issues.push({ path: oneOf, message: missing });
      continue;
    }
    const control = part as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
    const { required, validity, value, name } = control;
    const message = (text: string | undefined) => text ?? control.validationMessage;
    if (required && !value.trim()) issues.push({ path: name, message: message(control.dataset.missing) });
    else if (!validity.valid) issues.push({ path: name, message: message(control.dataset.mistyped) });
    else if (control.type === 'email' && NO_DOT.test(value))
      issues.push({ path: name, message: message(control.dataset.mistyped), isForServer: true });
  }
  return issues.every(({ isForServer }) => isForServer) ? [] : issues;
}

/** The problems after a field was changed: its own go, or are what is wrong with it now. */
export function recheck(issues: FieldProblem[], form: HTMLFormElement, changed: EventTarget): FieldProblem[] {
  const { name } = changed as HTMLInputElement;
  const others = issues.filter(({ path }) => path.split('.')[0] !== name && path !== name);
  // A field that nothing was said about is checked when the form is sent.
  if (others.length === issues.length) return issues;
  return [...others, ...findFormProblems(form).filter(({ path }) => path === name)];
}

/** Moves the focus to the first refused field. */
export function focusFirst(form: HTMLFormElement | null, issues: FieldProblem[]): void {
  // A problem may be about one entry of a list.
  const names = [issues[0]?.path, issues[0]?.path.split('.')[0]];
  const fields = names.flatMap((name) => [
    ...(form?.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name ?? '')}"]`) ?? []),
  ]);
  // A time of a day that is closed cannot be focused.
  fields.find((field) => field.checkVisibility())?.focus();
}
