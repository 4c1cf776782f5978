import { useKept } from '#app/pages/captain/drafts/use-kept.ts';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextareaField, TextField } from '#app/pages/captain/parts/forms.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { leadCalls } from '#shared/lead.calls.ts';
import type { LeadJson } from '#shared/lead.schema.ts';
import { NOTES_MAX } from '#shared/lead.ts';
import { MAX } from '#shared/limits.ts';

/** Adds somebody who did not use a form of the site. */
export function AddDialog({ onAdded, onClose }: { onAdded(lead: LeadJson): void; onClose(): void }) {
  const { values, change, clear } = useKept('new-lead', { name: '', email: '', company: '', source: '', notes: '' });
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <FormDialog
      title="Add a person"
      action="Add"
      busy="Adding…"
      failed="Failed to add"
      save={async () => {
        const lead = await captainApi.call(leadCalls.add, { input: values });
        clear();
        toast({ title: 'Person added' });
        onAdded(lead);
      }}
      onClose={() => {
        clear();
        onClose();
      }}
    >
      <TextField label="Name" autoComplete="off" maxLength={2 * MAX.name} {...field('name')} />
      <TextField label="Email" type="email" autoComplete="off" maxLength={MAX.email} {...field('email')} />
      <TextField label="Company" note="optional" autoComplete="off" maxLength={MAX.company} {...field('company')} />
      <TextField
        label="Where from"
        maxLength={200}
        hint="For example “Met at the trade fair” or “Called on 5 May”."
        {...field('source')}
      />
      <TextareaField label="Notes" note="optional" rows={4} maxLength={NOTES_MAX} {...field('notes')} />
    </FormDialog>
  );
}
