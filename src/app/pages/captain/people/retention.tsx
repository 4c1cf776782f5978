import { useState } from 'react';
import { formatCount } from '#app/pages/captain/parts/counts.ts';
import { TextField } from '#app/pages/captain/parts/forms/forms.tsx';
import { SettingsForm } from '#app/pages/captain/parts/forms/settings-form.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall, useSettled } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { peopleCalls } from '#shared/people.calls.ts';
import { RETENTION, RETENTION_KINDS } from '#shared/retention.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import type { ListedSetting } from '#shared/settings.schema.ts';

const WHOLE_NUMBER = /^\d{1,9}$/;

/** How long each kind of data is kept, with how much the next night removes. */
export function Retention() {
  const call = useCall(settingsCalls.list);
  return (
    <TabSection
      title="How long data is kept"
      lead="What is older is deleted every night; a new site keeps leads for two years and chats for 90 days. Your privacy policy names these times by itself."
    >
      <Loaded call={call}>{(settings) => <RetentionForm settings={settings} onSaved={call.setData} />}</Loaded>
      <p className="mt-6 max-w-text text-mute">
        The audit log keeps 400 days. The server’s log has no names and no email addresses; it is kept by the machine
        that runs the site. Deleted rows stay in the automatic copies of the database for up to 14 days.
      </p>
    </TabSection>
  );
}

function RetentionForm({ settings, onSaved }: { settings: ListedSetting[]; onSaved(saved: ListedSetting[]): void }) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const shownValue = (key: string) => typed[key] ?? settings.find((setting) => setting.key === key)?.value ?? '';
  const values = Object.fromEntries(
    RETENTION_KINDS.map((kind) => [RETENTION[kind].setting, shownValue(RETENTION[kind].setting).trim()]),
  );
  const numbers = Object.fromEntries(Object.entries(values).filter(([, value]) => WHOLE_NUMBER.test(value)));
  const settled = useSettled(JSON.stringify(numbers));
  const { data: preview, error } = useCall(peopleCalls.retention, { query: JSON.parse(settled) });

  async function save() {
    onSaved(await captainApi.call(settingsCalls.save, { input: values }));
    setTyped({});
    toast({ title: 'Times saved', description: 'They hold from the next night on.' });
  }

  return (
    <SettingsForm localCopy="retention" save={save} failed="Failed to save times">
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
        {RETENTION_KINDS.map((kind) => {
          const { setting: key, unit } = RETENTION[kind];
          const setting = settings.find((entry) => entry.key === key);
          return (
            <TextField
              key={key}
              name={key}
              label={setting?.label ?? key}
              note={`${unit}s; 0 keeps all`}
              hint={
                <>
                  {setting?.description}{' '}
                  <TonightNote count={preview?.[kind]} isShown={/^[1-9]/.test(numbers[key] ?? '')} />
                </>
              }
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              value={shownValue(key)}
              onChange={({ target }) => setTyped((old) => ({ ...old, [key]: target.value }))}
            />
          );
        })}
      </div>
      <p role="alert" className="mt-4 text-danger empty:hidden">
        {error && `What tonight removes cannot be counted: ${error}`}
      </p>
    </SettingsForm>
  );
}

function TonightNote({ count, isShown }: { count: number | undefined; isShown: boolean }) {
  if (count === undefined || !isShown) return null;
  return (
    <strong className={`block font-semibold ${count > 0 ? 'text-danger' : 'text-ink'}`}>
      {count > 0 ? `Tonight removes ${formatCount(count)}.` : 'Tonight removes nothing.'}
    </strong>
  );
}
