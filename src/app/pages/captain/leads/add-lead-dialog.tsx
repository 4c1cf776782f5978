import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextareaField, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { leadCalls } from '#shared/lead.calls.ts';
import type { LeadJson } from '#shared/lead.schema.ts';
import { NOTES_MAX } from '#shared/lead.ts';
import { MAX } from '#shared/limits.ts';

/** Adds somebody who did not use a form of the site. */
export function AddLeadDialog({ onAdded, onClose }: { onAdded(lead: LeadJson): void; onClose(): void }) {
  return (
    <FormDialog
      title="Add a person"
      action="Add"
      busy="Adding…"
      failed="Failed to add person"
      localCopy="new-lead"
      className="grid gap-4 sm:grid-cols-2"
      save={async (fields) => {
        const typed = (name: string) => textIn(fields, name);
        const lead = await captainApi.call(leadCalls.add, {
          input: {
            name: typed('name'),
            email: typed('email'),
            company: typed('company'),
            source: typed('source'),
            followUpOn: typed('followUpOn') || null,
            notes: [typed('phone') && `Phone: ${typed('phone')}`, typed('notes')].filter(Boolean).join('\n\n'),
          },
        });
        toast({ title: 'Person added' });
        onAdded(lead);
      }}
      onClose={onClose}
    >
      <TextField label="Name" autoComplete="off" maxLength={2 * MAX.name} name="name" />
      <TextField label="Email" type="email" autoComplete="off" maxLength={MAX.email} name="email" />
      <TextField label="Company" note="optional" autoComplete="off" maxLength={MAX.company} name="company" />
      <TextField
        label="Phone"
        note="optional"
        hint="It is kept in the notes."
        type="tel"
        autoComplete="off"
        maxLength={MAX.phone}
        name="phone"
      />
      <TextField
        label="Where from"
        maxLength={200}
        hint="For example “Met at the trade fair”."
        name="source"
        defaultValue="Phone call"
      />
      <TextField label="Follow up on" note="optional" type="date" name="followUpOn" />
      <TextareaField
        label="Notes"
        note="optional"
        rows={3}
        maxLength={NOTES_MAX - 2 * MAX.phone}
        name="notes"
        className="sm:col-span-2"
      />
    </FormDialog>
  );
}
