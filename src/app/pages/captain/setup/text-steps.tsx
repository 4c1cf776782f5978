import { type RefObject, useRef, useState } from 'react';
import { useSite } from '#app/components/site.ts';
import { Checkbox, InvalidField, numberIn, TextareaField, TextField, textIn } from '#app/pages/captain/parts/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { PriceList, type PricesHandle } from '#app/pages/captain/services/price-list.tsx';
import { captainApi, refreshUser } from '#app/pages/captain/session.ts';
import { CodeField, currencyOf, isCode } from '#app/pages/captain/settings/code-field.tsx';
import { type Call, useCall } from '#app/pages/captain/use-call.ts';
import type { Facts } from '#content/facts.schema.ts';
import type { HomeDocument } from '#content/home.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import { type FieldSchema, fieldsOf } from '#shared/document-fields.ts';
import { paths } from '#shared/paths.ts';
import { serviceCalls } from '#shared/services.calls.ts';
import type { ListedService } from '#shared/services.schema.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import { SETTING_MAX, type SettingKey } from '#shared/settings.ts';
import { setupCalls } from '#shared/setup.calls.ts';
import { changeDocument, textOf } from './change-document.ts';
import { changeSettings, stateOf } from './change-settings.ts';
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
  const [region, setRegion] = useState('');
  const save = async (fields: FormData) => {
    const input = Object.fromEntries(IDENTITY.map((key) => [key, fields.get(key)]));
    await changeSettings(call, input);
    // The owner's account has the name too.
    await refreshUser();
    return { isPublished: true };
  };
  return (
    <Loaded call={call}>
      {(settings) => (
        <StepForm key={stateOf(settings, IDENTITY)} {...props} save={save}>
          {settings
            .filter(({ key }) => IDENTITY.includes(key))
            .map((setting) => {
              const { key, label, description, dataType, value } = setting;
              const texts = { name: key, label, hint: description };
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
    changeDocument<HomeDocument>(call, 'home', {
      part: (home) => home.hero,
      change: (home) => ({
        ...home,
        hero: {
          ...home.hero,
          kicker: textIn(fields, 'hero.kicker'),
          title: textIn(fields, 'hero.title'),
          titleEmphasis: textIn(fields, 'hero.titleEmphasis') || undefined,
          tagline: textIn(fields, 'hero.tagline'),
        },
      }),
    });
  return (
    <Loaded call={call}>
      {(document) => {
        const { hero } = textOf<HomeDocument>(document);
        return (
          <StepForm key={document.version} {...props} save={save}>
            <TextField
              name="hero.kicker"
              label="What you do, in a few words"
              hint="Names in braces stand for what you enter in the other steps."
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
    const input =
      call.data?.map(({ id, name }, index) => ({
        id,
        name: fields.has(`${index}.name`) ? textIn(fields, `${index}.name`) : name,
        isShown: fields.get(id) === 'on',
      })) ?? [];
    await captainApi.call(serviceCalls.save, { input });
    return { isPublished: true };
  };
  return (
    <Loaded call={call}>
      {(services) => (
        <StepForm {...props} save={save}>
          <fieldset>
            <legend className="mb-2 font-semibold">Shown to visitors</legend>
            {services.map((service, index) => (
              <ServiceFields key={service.id} service={service} index={index} />
            ))}
          </fieldset>
          <p className="text-mute">
            Add, describe and order them in <TextLink to={paths.captainTab('services')}>Services</TextLink>.
          </p>
        </StepForm>
      )}
    </Loaded>
  );
}

/** Whether a service is shown, and a field for another name. @param index its place, by which the server names what it refuses. */
function ServiceFields({ service: { id, name, path, isShown }, index }: { service: ListedService; index: number }) {
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <div className="border-paper-rule border-b py-1">
      <div className="flex items-center justify-between gap-3">
        <Checkbox name={id} label={name} hint={path} defaultChecked={isShown} />
        {!isRenaming && (
          <SmallButton variant="quiet" aria-label={`Rename service ${index + 1}`} onClick={() => setIsRenaming(true)}>
            Rename
          </SmallButton>
        )}
      </div>
      {isRenaming && (
        <TextField
          label={`New name of service ${index + 1}`}
          name={`${index}.name`}
          defaultValue={name}
          autoFocus
          className="mb-3"
        />
      )}
    </div>
  );
}

/** Facts that are asked for where a page names them, by their paths; their labels are those of the facts. */
const ASKED = new Set([
  'price.setup',
  'price.perMinute',
  'response.minutes',
  'years.it',
  'years.ai',
  'years.industries',
  'payment.days',
]);

export function PricesStep(props: StepProps) {
  const shown = useCall(setupCalls.facts);
  const call = useCall(contentCalls.get, { params: { key: 'facts' } });
  const prices = useRef<PricesHandle>(null);
  return (
    <>
      <section aria-labelledby="own-prices" className="mb-10 max-w-[44rem]">
        <h3 id="own-prices" className="mb-3 font-sans font-semibold tracking-normal">
          Your prices
        </h3>
        <PriceList handle={prices} />
      </section>
      <Loaded call={shown}>
        {(used) => (
          <Loaded call={call}>
            {(document) => (
              <PricesForm
                key={document.version}
                {...props}
                call={call}
                prices={prices}
                schema={document.schema}
                facts={textOf<Facts>(document)}
                used={new Set(used)}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

interface PricesFormProps extends StepProps {
  call: Call<EditedDocumentJson>;
  prices: RefObject<PricesHandle | null>;
  schema: FieldSchema;
  facts: Facts;
  used: ReadonlySet<string>;
}

/** The facts that visitors can read somewhere. */
function PricesForm({ call, prices, schema, facts, used, ...props }: PricesFormProps) {
  const { currency } = useSite();
  const asked = fieldsOf(schema, facts).filter(({ path }) => ASKED.has(path) && used.has(path));
  const own = facts.own.filter(({ name }) => used.has(`own.${name}`));
  const isAreaUsed = used.has('area.name');
  const valuePath = (name: string) => `own.${facts.own.findIndex((fact) => fact.name === name)}.value`;
  async function save(fields: FormData) {
    // Its fields say what was refused.
    if (!((await prices.current?.save()) ?? true)) throw new InvalidField('prices', '');
    return changeDocument<Facts>(call, 'facts', { part: ({ prices: _, ...others }) => others, change });
    function change(known: Facts): Facts {
      const changed = structuredClone(known) as unknown as Record<string, Record<string, unknown>>;
      for (const { path } of asked) {
        const [group = '', name = ''] = path.split('.');
        Object.assign(changed[group] ?? {}, { [name]: numberIn(fields, path) });
      }
      const values = known.own.map((fact) => ({
        ...fact,
        value: fields.has(`own.${fact.name}`) ? textIn(fields, `own.${fact.name}`) : fact.value,
      }));
      const area = isAreaUsed ? { name: textIn(fields, 'area.name') } : known.area;
      return { ...(changed as unknown as Facts), own: values, area };
    }
  }
  return (
    <StepForm {...props} save={save}>
      {asked.length + own.length === 0 && !isAreaUsed && (
        <p>No page names a price or another fact that you could give here. Go on to the next step.</p>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {isAreaUsed && (
          <TextField name="area.name" label="Where you work" maxLength={200} defaultValue={facts.area.name} />
        )}
        {own.map(({ name, value }) => (
          <TextField
            key={name}
            name={`own.${name}`}
            errorOf={[`own.${name}`, valuePath(name)]}
            label={labelOf(name, value)}
            maxLength={300}
            defaultValue={value}
          />
        ))}
        {asked.map(({ path, value, schema: { label, control } }) => (
          <TextField
            key={path}
            name={path}
            label={label}
            hint={control === 'money' && `In ${currency}`}
            type="number"
            step="any"
            min={0}
            defaultValue={Number(value)}
          />
        ))}
      </div>
    </StepForm>
  );
}

/** The placeholder of a starter says what is asked; else the name of the fact, in words. */
function labelOf(name: string, value: string): string {
  const asked = /^\[([^\]]+)\]$/.exec(value)?.[1] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return asked.charAt(0).toUpperCase() + asked.slice(1);
}
