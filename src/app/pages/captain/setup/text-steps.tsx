import { Checkbox, TextField } from '#app/pages/captain/parts/forms.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Field, Textarea } from '#app/ui/field.tsx';
import type { Facts } from '#content/facts.schema.ts';
import type { HomeDocument } from '#content/home.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import type { EditedDocument, ListedDocument } from '#shared/content.ts';
import { type ListedSetting, SETTING_MAX, type SettingKey } from '#shared/settings.ts';
import { changeDocument, textOf } from './change-document.ts';
import { Loaded, StepForm, type StepProps } from './step-form.tsx';

const IDENTITY: SettingKey[] = ['owner_name', 'brand_name', 'owner_email', 'language', 'locale', 'currency'];

export function IdentityStep(props: StepProps) {
  const call = useCall<ListedSetting[]>('/captain/settings');
  const save = async (fields: FormData) => {
    await captainApi.put('/captain/settings', Object.fromEntries(IDENTITY.map((key) => [key, fields.get(key)])));
    return { isPublished: true };
  };
  return (
    <Loaded call={call}>
      {(settings) => (
        <StepForm {...props} save={save}>
          {(errorOf) =>
            settings
              .filter(({ key }) => IDENTITY.includes(key))
              .map((setting) => (
                <TextField
                  key={setting.key}
                  name={setting.key}
                  label={setting.label}
                  hint={setting.description}
                  type={setting.dataType === 'email' ? 'email' : 'text'}
                  maxLength={SETTING_MAX}
                  defaultValue={setting.value}
                  error={errorOf(setting.key)}
                />
              ))
          }
        </StepForm>
      )}
    </Loaded>
  );
}

export function OfferStep(props: StepProps) {
  const call = useCall<EditedDocument>('/captain/content/home');
  const save = (fields: FormData) =>
    changeDocument<HomeDocument>('home', (home) => ({
      ...home,
      hero: {
        ...home.hero,
        kicker: String(fields.get('kicker')),
        title: String(fields.get('title')),
        titleEmphasis: String(fields.get('titleEmphasis')) || undefined,
        tagline: String(fields.get('tagline')),
      },
    }));
  return (
    <Loaded call={call}>
      {(document) => {
        const { hero } = textOf<HomeDocument>(document);
        return (
          <StepForm {...props} save={save}>
            {(errorOf) => (
              <>
                <TextField
                  name="kicker"
                  label="What you do, in a few words"
                  maxLength={80}
                  defaultValue={hero.kicker}
                  error={errorOf('hero.kicker')}
                />
                <TextField
                  name="title"
                  label="Headline"
                  hint="Three to six words."
                  maxLength={60}
                  defaultValue={hero.title}
                  error={errorOf('hero.title')}
                />
                <TextField
                  name="titleEmphasis"
                  label="End of the headline, in italics"
                  note="optional"
                  maxLength={60}
                  defaultValue={hero.titleEmphasis}
                  error={errorOf('hero.titleEmphasis')}
                />
                <Field label="Your offer in two sentences" error={errorOf('hero.tagline')}>
                  {(control) => (
                    <Textarea {...control} name="tagline" rows={4} maxLength={400} defaultValue={hero.tagline} />
                  )}
                </Field>
              </>
            )}
          </StepForm>
        );
      }}
    </Loaded>
  );
}

export function ServicesStep(props: StepProps) {
  const call = useCall<ListedDocument[]>('/captain/content');
  const save = async (fields: FormData) => {
    let isPublished = true;
    for (const page of landingPages(call.data)) {
      const isHidden = fields.get(page.key) !== 'on';
      if (isHidden === page.isHidden) continue;
      const result = await changeDocument<LandingDocument>(page.key, (text) => ({
        ...text,
        hidden: isHidden || undefined,
      }));
      isPublished &&= result.isPublished;
    }
    return { isPublished };
  };
  return (
    <Loaded call={call}>
      {(documents) => (
        <StepForm {...props} save={save}>
          {() => (
            <fieldset>
              <legend className="mb-2 font-semibold">Shown to visitors</legend>
              {landingPages(documents).map(({ key, title, path, isHidden }) => (
                <Checkbox key={key} name={key} label={title} hint={path} defaultChecked={!isHidden} />
              ))}
            </fieldset>
          )}
        </StepForm>
      )}
    </Loaded>
  );
}

function landingPages(documents: readonly ListedDocument[] = []): ListedDocument[] {
  return documents.filter(({ isLanding }) => isLanding);
}

const PRICES = [
  ['price', 'setup', 'Setup of the voice receptionist, once'],
  ['price', 'perMinute', 'Voice receptionist, per minute'],
  ['response', 'minutes', 'You answer a message within, in minutes'],
  ['years', 'it', 'Years in your trade'],
  ['years', 'ai', 'Years with AI'],
  ['years', 'industries', 'Industries you have worked for'],
  ['payment', 'days', 'Invoices are due after, in days'],
] as const;

export function PricesStep(props: StepProps) {
  const call = useCall<EditedDocument>('/captain/content/facts');
  const save = (fields: FormData) =>
    changeDocument<Facts>('facts', (facts) => {
      const changed = structuredClone(facts) as unknown as Record<string, Record<string, unknown>>;
      for (const [group, name] of PRICES) {
        const typed = String(fields.get(`${group}.${name}`)).trim();
        Object.assign(changed[group] ?? {}, { [name]: typed === '' ? null : Number(typed) });
      }
      return changed as unknown as Facts;
    });
  return (
    <Loaded call={call}>
      {(document) => {
        const facts = textOf<Record<string, Record<string, number>>>(document);
        return (
          <StepForm {...props} save={save}>
            {(errorOf) => (
              <div className="grid items-end gap-5 sm:grid-cols-2">
                {PRICES.map(([group, name, label]) => (
                  <TextField
                    key={`${group}.${name}`}
                    name={`${group}.${name}`}
                    label={label}
                    type="number"
                    step="any"
                    min={0}
                    defaultValue={facts[group]?.[name]}
                    error={errorOf(`${group}.${name}`)}
                  />
                ))}
              </div>
            )}
          </StepForm>
        );
      }}
    </Loaded>
  );
}
