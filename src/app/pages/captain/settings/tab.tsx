import { type SubmitEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Checkbox, TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { DownloadButton } from '#app/pages/captain/parts/lists.tsx';
import { Section } from '#app/pages/captain/parts/section.tsx';
import { Badge, Failed, Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Select } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import {
  type EnvironmentVariable,
  type ListedSetting,
  SETTING_CATEGORIES,
  SETTING_MAX,
  type SettingCategory,
} from '#shared/settings.ts';
import { CodeField, isCode } from './code-field.tsx';

const INPUT_TYPES = {
  string: 'text',
  email: 'email',
  url: 'url',
  phone: 'tel',
  number: 'number',
  boolean: 'checkbox',
  choice: undefined,
  locale: 'text',
  currency: 'text',
};

/** How long data is kept is set in Privacy, where it shows what it deletes. */
const CATEGORIES = (Object.entries(SETTING_CATEGORIES) as [SettingCategory, string][]).filter(
  ([category]) => category !== 'privacy',
);

/** All settings in groups, what the environment sets, and the download of a backup. */
export function Tab() {
  const { data, error, isLoading, reload, setData } = useCall<ListedSetting[]>('/captain/settings');
  return (
    <>
      <TabHead title="Settings" lead="Changes appear on all pages at once." />
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      {data && (
        <div className="grid gap-10">
          {CATEGORIES.map(([category, title]) => (
            <CategoryForm
              key={category}
              title={title}
              settings={data.filter((setting) => setting.category === category)}
              onSaved={setData}
            />
          ))}
          <Environment />
          <Backup />
        </div>
      )}
    </>
  );
}

interface CategoryFormProps {
  title: string;
  settings: ListedSetting[];
  onSaved(settings: ListedSetting[]): void;
}

function CategoryForm({ title, settings, onSaved }: CategoryFormProps) {
  const issues = useIssues();
  const [isSaving, setIsSaving] = useState(false);
  const { revalidate } = useRevalidator();

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = (setting: ListedSetting) =>
      setting.dataType === 'boolean' ? String(fields.get(setting.key) === 'on') : String(fields.get(setting.key) ?? '');
    // Only changed values are saved; the others keep following the environment.
    const changed = settings.filter((setting) => typed(setting) !== setting.value);
    if (changed.length === 0) return toast({ title: 'Nothing to save' });
    setIsSaving(true);
    try {
      const values = Object.fromEntries(changed.map((setting) => [setting.key, typed(setting)]));
      onSaved(await captainApi.put<ListedSetting[]>('/captain/settings', values));
      issues.clear();
      toast({ title: 'Settings saved' });
      // The dashboard itself shows some settings, e.g. the brand.
      void revalidate();
    } catch (error) {
      issues.take(error);
      toast({ title: 'Failed to save settings', description: reasonOf(error), variant: 'destructive' });
    }
    setIsSaving(false);
  }

  return (
    <Section title={title}>
      <form onSubmit={save} noValidate className="grid gap-4 sm:grid-cols-2">
        {settings.map((setting) =>
          setting.dataType === 'boolean' ? (
            <Checkbox
              key={`${setting.key} ${setting.value}`}
              name={setting.key}
              label={setting.label}
              hint={setting.description}
              defaultChecked={setting.value === 'true'}
            />
          ) : isCode(setting) ? (
            <CodeField
              key={`${setting.key} ${setting.value}`}
              setting={setting}
              note={source(setting)}
              error={issues.errorOf(setting.key)}
            />
          ) : setting.choices ? (
            <Field
              key={`${setting.key} ${setting.value}`}
              label={setting.label}
              note={source(setting)}
              hint={setting.description}
              error={issues.errorOf(setting.key)}
            >
              {(control) => (
                <Select {...control} name={setting.key} defaultValue={setting.value}>
                  {Object.entries(setting.choices ?? {}).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ) : (
            <TextField
              key={`${setting.key} ${setting.value}`}
              name={setting.key}
              label={setting.label}
              note={source(setting)}
              hint={setting.description}
              type={INPUT_TYPES[setting.dataType]}
              maxLength={SETTING_MAX}
              defaultValue={setting.value}
              placeholder={setting.canBeEmpty ? undefined : setting.fallback}
              error={issues.errorOf(setting.key)}
            />
          ),
        )}
        <div className="sm:col-span-2">
          <Button type="submit" size="sm" variant="ink" disabled={isSaving} aria-label={`Save ${title}`}>
            Save
          </Button>
        </div>
      </form>
    </Section>
  );
}

/** Where the value of a setting comes from. */
function source({ source, variable, value }: ListedSetting): string {
  if (source === 'saved') return 'saved here';
  if (source === 'environment') return `from ${variable}`;
  return value === '' ? 'not set' : 'default';
}

/** Variables that can only be set in the environment of the server. */
function Environment() {
  const { data, error, reload } = useCall<EnvironmentVariable[]>('/captain/settings/environment');
  return (
    <Section title="Environment" lead="Set where the server is started. Secrets are never shown.">
      {error && <Failed reason={error} retry={reload} />}
      <ul>
        {data?.map(({ name, meaning, isSet }) => (
          <li key={name} className="flex items-center justify-between gap-4 border-paper-rule border-b py-2">
            <span>
              <code className="font-mono">{name}</code> <span className="text-mute">{meaning}</span>
            </span>
            <Badge look={isSet ? 'good' : 'off'}>{isSet ? 'Set' : 'Not set'}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Backup() {
  const { data } = useCall<{ latest: { at: string; bytes: number } | null }>('/captain/backup/latest');
  return (
    <Section title="Backup">
      <p className="mb-4 max-w-text text-mute">
        The database without the uploaded files; <code className="font-mono">npm run backup</code> includes these. Keep
        a copy on another machine.{' '}
        {data &&
          (data.latest
            ? `The last automatic copy is from ${moment(data.latest.at)}.`
            : 'There is no automatic copy yet.')}
      </p>
      <DownloadButton path="/captain/backup">Download backup</DownloadButton>
    </Section>
  );
}
