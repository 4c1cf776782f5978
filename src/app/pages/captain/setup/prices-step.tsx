import { type RefObject, useRef } from 'react';
import { useSite } from '#app/components/site.ts';
import { InvalidField, numberIn, SelectField, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { LoadedAll } from '#app/pages/captain/parts/states.tsx';
import { PriceList, type PricesHandle } from '#app/pages/captain/services/price-list.tsx';
import { type CallState, useCall } from '#app/pages/captain/use-call.ts';
import type { Facts } from '#content/facts.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import { type FieldSchema, fieldsOf } from '#shared/document-fields.ts';
import { paths } from '#shared/paths.ts';
import { vatChoices, vatSentence } from '#shared/prices.ts';
import { serviceCalls } from '#shared/services.calls.ts';
import { setupCalls } from '#shared/setup.calls.ts';
import { changeDocument, draftOrPublished } from './change-document.ts';
import { FactFields, factsAsked, refuseUnwritten, withTypedFacts } from './fact-fields.tsx';
import { StepForm, type StepProps } from './step-form.tsx';

/** Facts that are asked for where a page names them, by their paths; their labels are those of the facts. */
const ASKED = new Set([
  'price.setup',
  'price.perMinute',
  'response.minutes',
  'years.it',
  'years.ai',
  'years.industries',
  'payment.days',
  'budget.small',
  'budget.medium',
  'budget.large',
  'budget.largest',
]);

export function PricesStep(props: StepProps) {
  const used = useCall(setupCalls.facts);
  const call = useCall(contentCalls.get, { params: { key: 'facts' } });
  const home = useCall(contentCalls.get, { params: { key: 'home' } });
  const prices = useRef<PricesHandle>(null);
  return (
    <>
      <section aria-labelledby="own-prices" className="mb-10 max-w-[44rem]">
        <h3 id="own-prices" className="mb-3 font-sans font-semibold tracking-normal">
          Your prices
        </h3>
        <OwnServicePrices />
        <PriceList onlyUsed handle={prices} />
      </section>
      <LoadedAll calls={{ used, document: call, home }}>
        {({ used, document, home }) => (
          <PricesForm
            key={document.version}
            {...props}
            call={call}
            prices={prices}
            schema={document.schema}
            facts={draftOrPublished<Facts>(document)}
            used={used}
            home={home}
          />
        )}
      </LoadedAll>
    </>
  );
}

/** Prices in words, as they were given with the services. */
function OwnServicePrices() {
  const services = useCall(serviceCalls.list).data ?? [];
  const priced = services.filter(({ isShown, price }) => isShown && price && !price.includes('{'));
  if (priced.length === 0) return null;
  return (
    <p className="mb-4">
      Given with your services: {priced.map(({ name, price }) => `${name}, ${price}`).join('; ')}.{' '}
      <TextLink to={paths.captainTab('services')}>Change them</TextLink>
    </p>
  );
}

interface PricesFormProps extends StepProps {
  call: CallState<EditedDocumentJson>;
  prices: RefObject<PricesHandle | null>;
  schema: FieldSchema;
  facts: Facts;
  used: readonly string[];
  home: EditedDocumentJson;
}

/** The facts that visitors can read somewhere. */
function PricesForm({ call, prices, schema, facts, used, home, ...props }: PricesFormProps) {
  const site = useSite();
  const asked = fieldsOf(schema, facts).filter(({ path }) => ASKED.has(path) && used.includes(path));
  const inWords = factsAsked('others', { facts, home, used });
  const isGerman = facts.legal.country === 'de' || site.locale.endsWith('-DE') || facts.payment.vat === 'smallBusiness';
  async function save(fields: FormData) {
    refuseUnwritten(facts, inWords, fields);
    // Its fields say what was refused.
    if (!((await prices.current?.save()) ?? true)) throw new InvalidField('prices', '');
    return changeDocument<Facts>('facts', change, { shown: { call, part: ({ prices: _, ...others }) => others } });
    function change(known: Facts): Facts {
      const changed = structuredClone(known) as unknown as Record<string, Record<string, unknown>>;
      for (const { path } of asked) {
        const [group = '', name = ''] = path.split('.');
        const given = numberIn(fields, path);
        Object.assign(changed[group] ?? {}, { [name]: isOptional(path) ? (given ?? 0) : given });
      }
      Object.assign(changed.payment ?? {}, { vat: textIn(fields, 'payment.vat') || undefined });
      return withTypedFacts(changed as unknown as Facts, fields);
    }
  }
  return (
    <StepForm {...props} save={save}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField<string>
          name="payment.vat"
          label="How prices are meant"
          hint={`From it follow a sentence beside prices and in the terms, such as “${vatSentence('included', site)}”, and the chatbot’s answer about it.`}
          choices={{ '': 'Say nothing', ...vatChoices(site.locale, isGerman) }}
          defaultValue={facts.payment.vat ?? ''}
        />
        <FactFields facts={facts} asked={inWords} />
        {asked.map(({ path, value, schema: { label, control } }) => (
          <TextField
            key={path}
            name={path}
            label={label}
            note={isOptional(path) ? 'optional' : undefined}
            hint={control === 'money' ? `In ${site.currency}` : isOptional(path) && 'Empty: no page mentions it.'}
            type="number"
            step="any"
            min={0}
            defaultValue={isOptional(path) && value === 0 ? '' : Number(value)}
          />
        ))}
      </div>
    </StepForm>
  );
}

/** Facts that may be missing: figures and sentences that name them are then left out. */
function isOptional(path: string): boolean {
  return path.startsWith('years.');
}
