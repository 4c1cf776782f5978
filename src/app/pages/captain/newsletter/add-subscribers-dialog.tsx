import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { InvalidField, TextareaField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { subscriberCalls } from '#shared/newsletter.calls.ts';
import { ConsentField, consentIn } from './consent-field.tsx';

/** Subscribes people whose addresses are typed, one in a line: an import without a file. */
export function AddSubscribersDialog({ onAdded, onClose }: { onAdded(): void; onClose(): void }) {
  return (
    <FormDialog
      title="Add people to the newsletter"
      action="Add"
      busy="Adding…"
      failed="Failed to add people"
      localCopy="new-subscribers"
      save={async (fields) => {
        const input = { csv: `email\n${textIn(fields, 'emails')}`, mapping: {}, consent: consentIn(fields) };
        const { counts, problems } = await captainApi.call(subscriberCalls.importFile, { input });
        const { known, suppressed } = counts;
        const reasons = [
          ...problems.map(({ value, message }) => `${value}: ${message}.`),
          known > 0 && 'Who is in the list already stays as they are: who has left can only sign up again themselves.',
          suppressed > 0 && 'Who is suppressed or was erased gets no newsletter.',
        ].filter(Boolean);
        if (counts.new === 0) throw new InvalidField('emails', reasons.join(' ') || 'Please give an email address.');
        toast({ title: `Added ${pluralize(counts.new, 'subscriber')}`, description: reasons.join(' ') || undefined });
        onAdded();
      }}
      onClose={onClose}
    >
      <TextareaField label="Email addresses" hint="One in each line." name="emails" rows={4} inputMode="email" />
      <ConsentField />
    </FormDialog>
  );
}
