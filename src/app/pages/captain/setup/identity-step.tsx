import { Fragment, useState } from 'react';
import { useSite } from '#app/components/site.ts';
import { TextField } from '#app/pages/captain/parts/forms/forms.tsx';
import { LoadedAll } from '#app/pages/captain/parts/states.tsx';
import { refreshUser } from '#app/pages/captain/session.ts';
import { CodeField, currencyOf, isCode } from '#app/pages/captain/settings/code-field.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { Facts } from '#content/facts.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import { SETTING_MAX, type SettingKey } from '#shared/settings.ts';
import { setupCalls } from '#shared/setup.calls.ts';
import { changeDocument, draftOrPublished } from './change-document.ts';
import { changeSettings, stateOf } from './change-settings.ts';
import { FactFields, factsAsked, refuseUnwritten, withTypedFacts } from './fact-fields.tsx';
import { StepForm, type StepProps } from './step-form.tsx';
import { StoryFields, saveStory } from './story-fields.tsx';

/** The settings of the step with their hints. The language is that of the step before. */
const IDENTITY: Partial<Record<SettingKey, string>> = {
  owner_name: '',
  called_name: 'When empty: your first name, on a German site your whole name.',
  brand_name: 'In the top left corner and in page titles. Without one, your name.',
  owner_email: 'Where visitors can write to, and where notifications go.',
  phone: 'Beside the contact form. When empty, visitors see none.',
  locale: 'How dates, numbers and prices are written.',
  currency: '',
};
const IDENTITY_KEYS = Object.keys(IDENTITY) as SettingKey[];

/** Types of inputs that are no plain texts, by the kind of setting. */
const INPUT_TYPES: Partial<Record<string, string>> = { email: 'email', phone: 'tel' };

/** Names, addresses and region of the business, the facts that its offer names, and the owner's story. */
export function IdentityStep(props: StepProps) {
  const call = useCall(settingsCalls.list);
  const document = useCall(contentCalls.get, { params: { key: 'facts' } });
  const home = useCall(contentCalls.get, { params: { key: 'home' } });
  const used = useCall(setupCalls.facts);
  const [region, setRegion] = useState('');
  const { language } = useSite();

  async function save(fields: FormData, facts: Facts, asked: readonly string[]) {
    refuseUnwritten(facts, asked, fields);
    const input = Object.fromEntries(IDENTITY_KEYS.map((key) => [key, fields.get(key)]));
    const { isPublished } =
      asked.length > 0
        ? await changeDocument<Facts>('facts', (known) => withTypedFacts(known, fields))
        : { isPublished: true };
    const story = await saveStory(fields, language);
    await changeSettings(call, input);
    // The owner's account has the name too.
    await refreshUser();
    return { isPublished: isPublished && story.isPublished };
  }

  return (
    <LoadedAll calls={{ settings: call, document, home, used }}>
      {({ settings, document, home, used }) => {
        const facts = draftOrPublished<Facts>(document);
        const asked = factsAsked('offer', { facts, home, used });
        return (
          <StepForm key={stateOf(settings, IDENTITY_KEYS)} {...props} save={(fields) => save(fields, facts, asked)}>
            {settings
              .filter(({ key }) => IDENTITY_KEYS.includes(key))
              .map((setting) => {
                const { key, label, dataType, value } = setting;
                const note = setting.canBeEmpty ? 'optional' : undefined;
                const texts = { name: key, label, note, hint: IDENTITY[key] ?? '' };
                if (isCode(setting)) {
                  // The currency follows the region until somebody has chosen one.
                  const value = (key === 'currency' && setting.isShipped && currencyOf(region)) || setting.value;
                  return (
                    <CodeField
                      key={`${key} ${value}`}
                      setting={{ ...setting, value }}
                      texts={texts}
                      onChoose={key === 'locale' ? setRegion : undefined}
                    />
                  );
                }
                const type = INPUT_TYPES[dataType];
                return (
                  <Fragment key={key}>
                    <TextField {...texts} type={type} maxLength={SETTING_MAX} defaultValue={value} />
                    {key === 'brand_name' && <FactFields facts={facts} asked={asked} />}
                  </Fragment>
                );
              })}
            <StoryFields />
          </StepForm>
        );
      }}
    </LoadedAll>
  );
}
