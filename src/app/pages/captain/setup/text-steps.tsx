import { Link } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { Checkbox, numberIn, TextareaField, TextField, textIn } from '#app/pages/captain/parts/forms.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { PriceList } from '#app/pages/captain/services/price-list.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { CodeField, isCode } from '#app/pages/captain/settings/code-field.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { Facts } from '#content/facts.schema.ts';
import type { HomeDocument } from '#content/home.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { paths } from '#shared/paths.ts';
import { serviceCalls } from '#shared/services.calls.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import { SETTING_MAX, type SettingKey } from '#shared/settings.ts';
import { changeDocument, textOf } from './change-document.ts';
import { StepForm, type StepProps } from './step-form.tsx';

const IDENTITY: SettingKey[] = [
  'owner_name',
  'called_name',
  'brand_name',
  'owner_email',
  'language',
  'locale',
  'currency',
];

export function IdentityStep(props: StepProps) {
  const call = useCall(settingsCalls.list);
  const save = async (fields: FormData) => {
    const input = Object.fromEntries(IDENTITY.map((key) => [key, fields.get(key)]));
    await captainApi.call(settingsCalls.save, { input });
    return { isPublished: true };
  };
  return (
    <Loaded call={call}>
      {(settings) => (
        <StepForm {...props} save={save}>
          {settings
            .filter(({ key }) => IDENTITY.includes(key))
            .map((setting) => {
              const { key, label, description, dataType, value } = setting;
              const texts = { name: key, label, hint: description };
              if (isCode(setting)) return <CodeField key={key} setting={setting} texts={texts} />;
              const type = dataType === 'email' ? 'email' : 'text';
              return <TextField key={key} {...texts} type={type} maxLength={SETTING_MAX} defaultValue={value} />;
            })}
        </StepForm>
      )}
    </Loaded>
  );
}

export function OfferStep(props: StepProps) {
  const call = useCall(contentCalls.get, { params: { key: 'home' } });
  const save = (fields: FormData) =>
    changeDocument<HomeDocument>('home', (home) => ({
      ...home,
      hero: {
        ...home.hero,
        kicker: textIn(fields, 'hero.kicker'),
        title: textIn(fields, 'hero.title'),
        titleEmphasis: textIn(fields, 'hero.titleEmphasis') || undefined,
        tagline: textIn(fields, 'hero.tagline'),
      },
    }));
  return (
    <Loaded call={call}>
      {(document) => {
        const { hero } = textOf<HomeDocument>(document);
        return (
          <StepForm {...props} save={save}>
            <TextField
              name="hero.kicker"
              label="What you do, in a few words"
              maxLength={80}
              defaultValue={hero.kicker}
            />
            <TextField
              name="hero.title"
              label="Headline"
              hint="Three to six words."
              maxLength={60}
              defaultValue={hero.title}
            />
            <TextField
              name="hero.titleEmphasis"
              label="End of the headline, in italics"
              note="optional"
              maxLength={60}
              defaultValue={hero.titleEmphasis}
            />
            <TextareaField
              name="hero.tagline"
              label="Your offer in two sentences"
              rows={4}
              maxLength={400}
              defaultValue={hero.tagline}
            />
          </StepForm>
        );
      }}
    </Loaded>
  );
}

export function ServicesStep(props: StepProps) {
  const call = useCall(serviceCalls.list);
  const save = async (fields: FormData) => {
    const input = call.data?.map(({ id }) => ({ id, isShown: fields.get(id) === 'on' })) ?? [];
    await captainApi.call(serviceCalls.save, { input });
    return { isPublished: true };
  };
  return (
    <Loaded call={call}>
      {(services) => (
        <StepForm {...props} save={save}>
          <fieldset>
            <legend className="mb-2 font-semibold">Shown to visitors</legend>
            {services.map(({ id, name, path, isShown }) => (
              <Checkbox key={id} name={id} label={name} hint={path} defaultChecked={isShown} />
            ))}
          </fieldset>
          <p className="text-mute">
            Add, rename and order them in{' '}
            <Link to={paths.captainTab('services')} className="link">
              Services
            </Link>
            .
          </p>
        </StepForm>
      )}
    </Loaded>
  );
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
  const { currency } = useSite();
  const call = useCall(contentCalls.get, { params: { key: 'facts' } });
  const save = (fields: FormData) =>
    changeDocument<Facts>('facts', (facts) => {
      const changed = structuredClone(facts) as unknown as Record<string, Record<string, unknown>>;
      for (const [group, name] of PRICES) {
        Object.assign(changed[group] ?? {}, { [name]: numberIn(fields, `${group}.${name}`) });
      }
      return changed as unknown as Facts;
    });
  return (
    <>
      <section aria-labelledby="own-prices" className="mb-10 max-w-[44rem]">
        <h3 id="own-prices" className="mb-3 font-semibold">
          Your prices
        </h3>
        <PriceList />
      </section>
      <Loaded call={call}>
        {(document) => {
          const facts = textOf<Record<string, Record<string, number>>>(document);
          return (
            <StepForm {...props} save={save}>
              <div className="grid items-end gap-5 sm:grid-cols-2">
                {PRICES.map(([group, name, label]) => (
                  <TextField
                    key={`${group}.${name}`}
                    name={`${group}.${name}`}
                    label={label}
                    hint={group === 'price' && `In ${currency}`}
                    type="number"
                    step="any"
                    min={0}
                    defaultValue={facts[group]?.[name]}
                  />
                ))}
              </div>
            </StepForm>
          );
        }}
      </Loaded>
    </>
  );
}
