import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { BLOG } from '#content/home.ts';
import { MAX } from '#shared/limits.ts';
import { SpamFields } from './spam-fields.tsx';
import { useApiForm } from './use-api-form.ts';

const COPY = BLOG.newsletter;

/** One line for an address. An empty one is ignored; what was typed stays when the call fails. */
export function NewsletterForm({ action, stamp }: { action: string; stamp: string }) {
  const form = useApiForm('newsletter', COPY);
  const isPending = form.phase === 'sending';
  return (
    <form {...form.formProps} id="newsletter" action={action} data-ignore-blank="email">
      <SpamFields form="newsletter" page={action} stamp={form.stamp(stamp)} />
      <Field label={COPY.label} hint={COPY.note} error={form.errorOf('email') ?? form.failure}>
        {(control) => (
          <span className="flex flex-col gap-3 sm:flex-row">
            <Input
              {...control}
              type="email"
              name="email"
              required
              maxLength={MAX.email}
              autoComplete="email"
              placeholder={COPY.placeholder}
              data-mistyped="This address looks incomplete"
              defaultValue={form.typed('email')}
              className="sm:flex-1"
            />
            <Button type="submit" variant="ink" disabled={isPending}>
              {isPending ? COPY.pending : COPY.button}
            </Button>
          </span>
        )}
      </Field>
      {form.wasSent && (
        <p role="status" className="mt-3 font-semibold">
          {COPY.success} {COPY.successText}
        </p>
      )}
    </form>
  );
}
