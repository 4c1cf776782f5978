import { useDocument } from '#app/components/documents.ts';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, FieldError, Select, Textarea } from '#app/ui/field.tsx';
import type { Choice } from '#shared/contact.ts';
import { MAX } from '#shared/limits.ts';
import { servicesAt } from '#shared/services.ts';
import { PersonFields } from './person-fields.tsx';
import { SpamFields } from './spam-fields.tsx';
import { useApiForm } from './use-api-form.ts';

const ID = 'contact-form';

/** Choices that are seen at once, as many as the shipped site has; the others open. */
const FIRST_CHOICES = 8;

/** The contact form. Without JavaScript the browser posts it to `action`, the path of its page, and then shows the form again. */
export function ContactForm({ action, stamp }: { action: string; stamp: string }) {
  const copy = useDocument('contact-form');
  const { messages } = useDocument('forms');
  // The toast shows the answer's message.
  const form = useApiForm('contact', { ...copy, successText: undefined });
  const { phase, errorOf, typed } = form;
  const buttonText = { idle: copy.send, sending: copy.pending, sent: copy.sent, failed: copy.failed }[phase];

  return (
    <form {...form.formProps} id={ID} action={`${action}#${ID}`} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <SpamFields form="contact" page={action} stamp={stamp} />
      {form.wasSent && (
        <p role="status" className="border-good border-l-4 bg-paper-bright p-4 font-semibold sm:col-span-2">
          {copy.success}
        </p>
      )}
      {form.failure && (
        <p role="alert" className="border-danger border-l-4 bg-paper-bright p-4 sm:col-span-2">
          <strong>{copy.failure}.</strong> {form.failure}
        </p>
      )}
      <PersonFields form={form} copy={{ ...copy, phone: copy.isPhoneAsked ? copy.phone : undefined }} />
      <ServiceField error={errorOf('service')} chosen={[typed('service') ?? []].flat()} />
      {copy.isBudgetAsked && (
        <Field label={copy.budget} note={copy.optional} error={errorOf('budget')} className="sm:col-span-2">
          {(control) => (
            <Select {...control} name="budget" defaultValue={typed('budget') ?? ''}>
              <option value="">{copy.budgetNone}</option>
              {copy.budgets.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={copy.message} error={errorOf('message')} className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            name="message"
            required
            data-missing={messages.messageMissing}
            placeholder={copy.messagePlaceholder}
            maxLength={MAX.message}
            defaultValue={typed('message')}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Button
          type="submit"
          variant={phase === 'failed' ? 'danger' : 'ink'}
          disabled={phase === 'sending'}
          className="w-full sm:w-auto sm:min-w-72"
        >
          {buttonText}
        </Button>
        <p className="mt-4 text-mute text-small">
          {copy.privacy}{' '}
          <SiteLink href="/privacy-policy" className="link">
            {copy.privacyLink}
          </SiteLink>
        </p>
      </div>
    </form>
  );
}

/** @param props.chosen the choices of a form that was rejected. */
function ServiceField({ error, chosen }: { error: string | undefined; chosen: string[] }) {
  const copy = useDocument('contact-form');
  const { services } = useDocument('services');
  const { messages } = useDocument('forms');
  const choices = [
    ...servicesAt(services, 'contact').map(({ id, name }) => ({ value: id, label: name })),
    ...copy.otherChoices,
  ];
  const more = choices.slice(FIRST_CHOICES);
  return (
    <fieldset
      className="sm:col-span-2"
      data-one-of={copy.isServiceRequired ? 'service' : undefined}
      data-missing={messages.serviceMissing}
      aria-describedby={error ? 'service-error' : undefined}
    >
      <legend className="label mb-2 flex w-full items-baseline justify-between gap-3">
        {copy.service}{' '}
        {!copy.isServiceRequired && <span className="opacity-75 normal-case tracking-normal">{copy.optional}</span>}
      </legend>
      {/* Above the choices: the first of them gets the focus, and the last may be out of sight on a phone. */}
      <FieldError id="service-error" error={error} className="mb-2" />
      <Choices choices={choices.slice(0, FIRST_CHOICES)} chosen={chosen} isMissing={!!error} />
      {more.length > 0 && (
        <details open={more.some(({ value }) => chosen.includes(value)) || undefined} className="mt-2">
          <summary className="link min-h-11 w-fit cursor-pointer py-2.5 text-small">{copy.moreChoices}</summary>
          <Choices choices={more} chosen={chosen} isMissing={false} />
        </details>
      )}
    </fieldset>
  );
}

interface ChoicesProps {
  choices: readonly Choice[];
  chosen: readonly string[];
  /** None was chosen, and one is needed. */
  isMissing: boolean;
}

function Choices({ choices, chosen, isMissing }: ChoicesProps) {
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {choices.map(({ value, label }) => (
        <label
          key={value}
          className={`flex min-h-11 items-center gap-3 rounded-sm border px-3 py-2 text-small hover:border-ink has-checked:border-ink has-checked:bg-paper-bright ${isMissing ? 'border-danger' : 'border-paper-rule'}`}
        >
          <input
            type="checkbox"
            name="service"
            value={value}
            defaultChecked={chosen.includes(value)}
            className="size-5 shrink-0 accent-signal-deep"
          />
          <span className="wrap-anywhere">{label}</span>
        </label>
      ))}
    </div>
  );
}
