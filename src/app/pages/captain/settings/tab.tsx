import { Fragment, useEffect } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { DurationField, minutesIn } from '#app/pages/captain/parts/forms/duration-field.tsx';
import { Checkbox, SelectField, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { SettingsForm } from '#app/pages/captain/parts/forms/settings-form.tsx';
import { JumpLinks, TextLink } from '#app/pages/captain/parts/links.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { Loaded, TabHead } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { contentCalls } from '#shared/content.calls.ts';
import type { ListedDocumentJson } from '#shared/content.schema.ts';
import { mailServerCalls } from '#shared/mail-server.calls.ts';
import type { MailServer } from '#shared/mail-server.schema.ts';
import { paths } from '#shared/paths.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import type { ListedSetting } from '#shared/settings.schema.ts';
import { SETTING_CATEGORIES, SETTING_MAX, type SettingCategory, type SettingKey } from '#shared/settings.ts';
import { CodeField, isCode } from './code-field.tsx';
import { MailServerFields, MailServerTest, saveMailServer } from './mail-server.tsx';

const INPUT_TYPES = {
  string: 'text',
  email: 'email',
  url: 'url',
  phone: 'tel',
  number: 'number',
  minutes: undefined,
  boolean: 'checkbox',
  choice: undefined,
  origins: 'text',
  locale: 'text',
  currency: 'text',
};

/** How long data is kept is set in Privacy, where it shows what it deletes. */
const CATEGORIES = (Object.entries(SETTING_CATEGORIES) as [SettingCategory, string][]).filter(
  ([category]) => category !== 'privacy',
);

/** The group that the mail server comes after. */
const BEFORE_MAIL: SettingCategory = 'language';

const PARTS = CATEGORIES.flatMap((part) => (part[0] === BEFORE_MAIL ? [part, ['mail', 'Mail'] as const] : [part]));

/** All settings, in groups. */
export function Tab() {
  const call = useCall(settingsCalls.list);
  const mailCall = useCall(mailServerCalls.get);
  const pagesCall = useCall(contentCalls.list);
  return (
    <>
      <TabHead
        title="Settings"
        lead={
          <>
            <span>Changes appear on all pages at once.</span> Your own password and second factor are in{' '}
            <TextLink to={paths.captainTab('account')}>My account</TextLink>; what you skipped at the beginning is in{' '}
            <TextLink to={paths.captainTab('setup')}>Make it yours</TextLink>.
          </>
        }
      />
      <Loaded call={call}>
        {(settings) => (
          <>
            <JumpLinks parts={PARTS} />
            <Loaded call={mailCall}>
              {(mail) => (
                <Loaded call={pagesCall}>
                  {(pages) => (
                    <AllSettings
                      settings={settings}
                      unused={listUnused(settings, pages)}
                      onSaved={call.setData}
                      mail={mail}
                      onMailSaved={mailCall.setData}
                    />
                  )}
                </Loaded>
              )}
            </Loaded>
          </>
        )}
      </Loaded>
    </>
  );
}

/** Finds settings of pages that the site does not have, and of a newsletter or a scheduler that it does not use, unless they were saved here. */
function listUnused(settings: readonly ListedSetting[], pages: readonly ListedDocumentJson[]): SettingKey[] {
  const isBuiltIn = settings.some(({ key, value }) => key === 'scheduler_built_in' && value === 'true');
  const hasNewsletter = settings.some(({ key, value }) => key === 'newsletter_on' && value === 'true');
  const hasPage = (path: string) => pages.some((page) => page.path === path && !page.isHidden);
  const isUsed: Partial<Record<SettingKey, boolean>> = {
    demo_phone: hasPage(paths.voiceAi),
    newsletter_per_second: hasNewsletter,
    newsletter_per_hour: hasNewsletter,
    newsletter_per_day: hasNewsletter,
    newsletter_failure_percent: hasNewsletter,
    notify_subscribers: hasNewsletter,
    scheduler_script_url: !isBuiltIn,
    scheduler_consultation_url: !isBuiltIn && hasPage(paths.calendar),
    scheduler_strategy_url: !isBuiltIn && hasPage(paths.strategySession),
    scheduler_voice_ai_url: !isBuiltIn && hasPage(paths.voiceAi),
  };
  return settings.filter(({ key, source }) => isUsed[key] === false && source !== 'saved').map(({ key }) => key);
}

interface AllSettingsProps {
  settings: ListedSetting[];
  /** Keys of settings without an effect on this site. */
  unused: readonly SettingKey[];
  onSaved(settings: ListedSetting[]): void;
  mail: MailServer;
  onMailSaved(mail: MailServer): void;
}

function AllSettings({ settings, unused, onSaved, mail, onMailSaved }: AllSettingsProps) {
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const field = search.get('field');
  useEffect(() => {
    const control = field && document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
    if (!control) return;
    control.closest('details')?.setAttribute('open', '');
    control.focus();
  }, [field]);

  async function save(fields: FormData) {
    const typed = ({ key, dataType }: ListedSetting) => {
      if (dataType === 'minutes') return String(minutesIn(fields, key) ?? '');
      return dataType === 'boolean' ? String(fields.has(key)) : textIn(fields, key);
    };
    // Only changed values are saved; the others keep following the environment.
    const changed = settings.filter((setting) => setting.category !== 'privacy' && typed(setting) !== setting.value);
    const values = Object.fromEntries(changed.map((setting) => [setting.key, typed(setting)]));
    onMailSaved(await saveMailServer(mail, fields));
    onSaved(await captainApi.call(settingsCalls.save, { input: values }));
    toast({ title: 'Settings saved' });
    // The dashboard itself shows some settings, e.g. the brand.
    void revalidate();
  }

  return (
    <SettingsForm localCopy="settings" save={save} failed="Failed to save settings" className="grid gap-10">
      {CATEGORIES.map(([category, title]) => (
        <Fragment key={category}>
          <TabSection id={category} title={title}>
            <SettingFields
              settings={settings.filter(({ key, category: of }) => of === category && !unused.includes(key))}
            />
            <Unused settings={settings.filter(({ key, category: of }) => of === category && unused.includes(key))} />
          </TabSection>
          {category === BEFORE_MAIL && (
            <TabSection
              id="mail"
              title="Mail"
              lead="The server that sends every mail of the site: to you, to visitors, and the newsletter."
            >
              <MailServerFields key={JSON.stringify(mail)} mail={mail} />
              <MailServerTest isSetUp={mail.host !== ''} />
            </TabSection>
          )}
        </Fragment>
      ))}
    </SettingsForm>
  );
}

function SettingFields({ settings }: { settings: ListedSetting[] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {settings.map((setting) => (
        <SettingField key={`${setting.key} ${setting.value}`} setting={setting} />
      ))}
    </div>
  );
}

/** Settings that the site does not use, folded. */
function Unused({ settings }: { settings: ListedSetting[] }) {
  if (settings.length === 0) return null;
  return (
    <Fold keepsContent className="mt-4" title={`Not used by your site (${settings.length})`}>
      <SettingFields settings={settings} />
    </Fold>
  );
}

function SettingField({ setting }: { setting: ListedSetting }) {
  const { key, label, description, dataType, value, choices, canBeEmpty, fallback } = setting;
  if (dataType === 'boolean') {
    return <Checkbox name={key} label={label} hint={description} defaultChecked={value === 'true'} />;
  }
  const texts = { name: key, label, note: describeSource(setting), hint: description };
  if (isCode(setting)) return <CodeField setting={setting} texts={texts} />;
  if (dataType === 'minutes') return <DurationField {...texts} defaultValue={Number(value)} />;
  if (choices) return <SelectField {...texts} choices={choices} defaultValue={value} />;
  return (
    <TextField
      {...texts}
      type={INPUT_TYPES[dataType]}
      maxLength={SETTING_MAX}
      defaultValue={value}
      placeholder={canBeEmpty ? undefined : fallback}
    />
  );
}

/** Where the value of a setting comes from. */
function describeSource({ source, variable, value }: ListedSetting): string {
  if (source === 'saved') return 'saved here';
  if (source === 'environment') return `set on the server: ${variable}`;
  return value === '' ? 'not set' : 'default';
}
