import { InvalidField, TextareaField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { CONSENT_MAX } from '#shared/sending.ts';

/** Asks how people agreed to get the newsletter. */
export function ConsentField() {
  return (
    <TextareaField
      label="How these people agreed"
      hint="Kept with each address as proof of consent, e.g. “Signed up at our stand, May 2025”."
      name="consent"
      rows={3}
      maxLength={CONSENT_MAX}
      className="mt-6"
    />
  );
}

/** @throws InvalidField when nothing was given. */
export function consentIn(fields: FormData): string {
  const consent = textIn(fields, 'consent');
  if (!consent.trim()) throw new InvalidField('consent', 'Please say how these people agreed to get the newsletter');
  return consent;
}
