import { useState } from 'react';
import { useSite } from '#app/components/site.ts';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import {
  Checkbox,
  HiddenValue,
  InvalidField,
  SelectField,
  TextareaField,
  TextField,
  textIn,
} from '#app/pages/captain/parts/forms/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { Loaded, Notice } from '#app/pages/captain/parts/states.tsx';
import { type CallState, useCall } from '#app/pages/captain/use-call.ts';
import type { Facts } from '#content/facts.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import {
  isOfRegulated,
  LEGAL_COUNTRIES,
  LEGAL_DETAILS,
  type LegalCountry,
  type LegalDetail,
  OF_PROFESSION,
} from '#shared/legal-details.ts';
import { localClock, ownTimezone } from '#shared/local-clock.ts';
import { paths } from '#shared/paths.ts';
import { changeDocument, draftOrPublished } from './change-document.ts';
import { StepForm, type StepProps } from './step-form.tsx';

type Legal = Facts['legal'];

const OF_BUSINESS: LegalDetail[] = ['register', 'vatId', 'taxNumber', 'responsible', 'dataProtection'];
/** Details of `OF_BUSINESS` that a country does not ask for of everybody; they are folded. */
const FOLDED: Partial<Record<LegalCountry, LegalDetail[]>> = {
  gb: ['taxNumber', 'responsible', 'dataProtection'],
  ie: ['taxNumber', 'responsible', 'dataProtection'],
  us: ['register', 'taxNumber', 'responsible', 'dataProtection'],
  other: ['register', 'taxNumber', 'responsible', 'dataProtection'],
};
const FIELDS = ['since', 'country', 'address', 'phone', ...OF_BUSINESS, ...OF_PROFESSION] as const;
/** Details of several lines. */
const LONG: LegalDetail[] = ['rules', 'insurance', 'chamber', 'authority', 'responsible', 'dataProtection'];

const LAW_HINTS: Partial<Record<LegalCountry, string>> = {
  us: 'Add what your state or trade requires to the pages that are linked at the end of this step.',
  other:
    'The texts do not know the law there. Add what it requires to the pages of business details and privacy policy, which are linked at the end of this step.',
};

/** Meaning of each detail in a country, where an example helps. */
const HINTS: Partial<Record<LegalDetail, Partial<Record<LegalCountry, string>>>> = {
  register: {
    de: 'For example: Amtsgericht Freiburg, HRB 12345. Empty where your business is in no register.',
    at: 'For example: FN 123456a, Handelsgericht Wien. Empty where your business is in no register.',
    ch: 'For example: Handelsregister des Kantons Zürich, CHE-123.456.789.',
    gb: 'Of a company: where it is registered, and its number, for example England and Wales, 01234567. Empty for a sole trader.',
    ie: 'For example: Companies Registration Office, 123456, of a company or a business name. Empty where there is none.',
    other: 'Empty where your business is in no register.',
  },
  vatId: {
    de: 'For example DE123456789.',
    at: 'For example ATU12345678.',
    ch: 'For example CHE-123.456.789 MWST.',
    gb: 'For example GB 123 4567 89. Empty where you are not registered for VAT.',
    ie: 'For example IE1234567WA. Empty where you are not registered for VAT.',
    other: 'Empty where you are not registered for VAT.',
  },
  taxNumber: {
    de: 'Not needed beside a VAT number; the one of your tax office need not be public.',
    gb: 'Not needed: your Unique Taxpayer Reference need not be public.',
    ie: 'Not needed: your PPS number need not be public.',
  },
  responsible: {
    de: 'With a blog or a newsletter: name and address of the person responsible for it.',
    at: 'The imprint names you as media owner. Give it where somebody else answers for blog or newsletter.',
  },
  profession: { de: 'For example: Steuerberaterin, verliehen in der Bundesrepublik Deutschland.' },
  chamber: {
    de: 'For example: Steuerberaterkammer Südbaden, Freiburg.',
    at: 'For example: Wirtschaftskammer Steiermark, Fachgruppe UBIT.',
  },
  rules: {
    de: 'For example: Steuerberatungsgesetz (StBerG), Berufsordnung; at bstbk.de.',
    at: 'For example: Gewerbeordnung, at ris.bka.gv.at.',
  },
  authority: { at: 'The district authority or the chamber that supervises you.' },
};

/** Details of the business that imprint and privacy policy are put together from. */
export function LegalStep(props: StepProps) {
  const call = useCall(contentCalls.get, { params: { key: 'facts' } });
  return (
    <Loaded call={call}>
      {(document) => (
        <LegalForm key={document.version} {...props} call={call} legal={draftOrPublished<Facts>(document).legal} />
      )}
    </Loaded>
  );
}

interface LegalFormProps extends StepProps {
  call: CallState<EditedDocumentJson>;
  legal: Legal;
}

function LegalForm({ call, legal, ...props }: LegalFormProps) {
  const { phone, locale, ownerName } = useSite();
  const [country, setCountry] = useState<LegalCountry | ''>(legal.country ?? countryOf(locale));
  const isElsewhere = country === 'other' || country === 'us';
  const folded = FOLDED[country || 'de'] ?? [];

  async function save(fields: FormData) {
    if (!country) throw new InvalidField('legal.country', 'Please choose a country, or skip this step');
    return saveLegal(call, fields);
  }

  return (
    <StepForm {...props} save={save}>
      <Notice>
        This is no legal advice: it puts together what you give here and what the site knows about itself, such as
        newsletter, chatbot, calendar and how long data is kept. Have the result checked by somebody who may advise you.
      </Notice>
      <p className="max-w-text text-mute">
        Unless you change it in <TextLink to={paths.captainTab('privacy')}>Privacy</TextLink>, a person’s data is
        deleted two years after the last message, booking or chat, and a chat after 90 days.
      </p>
      <SelectField
        name="legal.country"
        label="Country of the business"
        hint={LAW_HINTS[country || 'de'] ?? 'The texts name the law of that country.'}
        value={country}
        choices={{ '': 'Please choose', ...LEGAL_COUNTRIES }}
        onChoose={setCountry}
      />
      <TextField
        name="legal.name"
        label="Name of the business or person"
        hint="As in contracts, with the legal form; a sole trader gives first and last name."
        // Most owners are one person; the site comes with its brand.
        defaultValue={legal.name === '{brand}' ? ownerName : legal.name}
      />
      <TextareaField
        name="legal.address"
        label="Postal address"
        hint={
          isElsewhere
            ? 'Street and number, postal code and city. With an address the site has a page of business details, the legal notice (imprint). Where your law asks for none, leave the address empty.'
            : `Street and number, postal code and city${country === 'gb' ? ', where documents can be served on you' : ''}. The legal notice (imprint) is public from when there is one.`
        }
        rows={3}
        defaultValue={legal.address}
      />
      <TextField
        name="legal.phone"
        label={LEGAL_DETAILS.phone}
        note="optional"
        type="tel"
        autoComplete="off"
        defaultValue={legal.phone ?? phone}
      />
      <TextField
        name="legal.since"
        label="Legal texts apply from"
        hint="Legal notice (imprint), privacy policy, cookie policy and terms show no earlier date."
        type="date"
        defaultValue={legal.since ?? localClock(Date.now(), ownTimezone()).date}
      />
      <DetailFields
        details={OF_BUSINESS.filter((detail) => !folded.includes(detail) && !(country === 'us' && detail === 'vatId'))}
        country={country}
        legal={legal}
      />
      {folded.length > 0 && (
        <Fold
          keepsContent
          open={folded.some((detail) => legal[detail])}
          className="border-paper-rule border-y"
          title="Numbers and persons that some countries ask for"
        >
          <div className="grid gap-5 pb-5">
            <DetailFields details={folded} country={country} legal={legal} />
          </div>
        </Fold>
      )}
      <ProfessionFields country={country} legal={legal} />
      <Checkbox
        name="isPublic"
        label="Publish at once"
        hint="Without it the details wait as a draft of Facts, to be read and published in Pages."
        defaultChecked
      />
      <p className="text-mute">
        The texts themselves: <TextLink to={paths.editPage('imprint')}>Imprint (business details)</TextLink>,{' '}
        <TextLink to={paths.editPage('privacy-policy')}>Privacy policy</TextLink>,{' '}
        <TextLink to={paths.editPage('cookie-policy')}>Cookie policy</TextLink>,{' '}
        <TextLink to={paths.editPage('terms-of-service')}>Terms of service</TextLink>.
      </p>
    </StepForm>
  );
}

function saveLegal(call: CallState<EditedDocumentJson>, fields: FormData) {
  const given = FIELDS.map((name) => [name, textIn(fields, `legal.${name}`).trim() || undefined]);
  const isRegulated = fields.get('isRegulated') === 'true';
  const hidesDetails = !isRegulated && OF_PROFESSION.some((detail) => textIn(fields, `legal.${detail}`).trim());
  const changed = {
    ...Object.fromEntries(given),
    name: textIn(fields, 'legal.name'),
    isNotRegulated: hidesDetails || undefined,
  };
  return changeDocument<Facts>('facts', (facts) => ({ ...facts, legal: { ...facts.legal, ...changed } }), {
    shown: { call, part: ({ legal }) => legal },
    isPublic: fields.get('isPublic') === 'on',
  });
}

interface DetailFieldsProps {
  details: readonly LegalDetail[];
  country: LegalCountry | '';
  legal: Legal;
}

function DetailFields({ details, country, legal }: DetailFieldsProps) {
  return details.map((detail) => {
    const texts = {
      name: `legal.${detail}`,
      label: LEGAL_DETAILS[detail],
      note: 'optional',
      hint: HINTS[detail]?.[country || 'other'],
      defaultValue: legal[detail],
    };
    return LONG.includes(detail) ? (
      <TextareaField key={detail} {...texts} rows={2} />
    ) : (
      <TextField key={detail} {...texts} />
    );
  });
}

/** The details of a profession. Those that only a regulated one has appear with a checkbox; without it they stay, and are not shown. */
function ProfessionFields({ country, legal }: Omit<DetailFieldsProps, 'details'>) {
  const [isRegulated, setIsRegulated] = useState(
    !legal.isNotRegulated && OF_PROFESSION.some((detail) => legal[detail] && isOfRegulated(detail, legal.country)),
  );
  return (
    <>
      <HiddenValue name="isRegulated" value={isRegulated} onChange={setIsRegulated} />
      <Checkbox
        label="My profession is regulated"
        hint="For example tax adviser, lawyer, doctor, architect. Without it these details are kept here, and not shown."
        checked={isRegulated}
        onChange={({ target }) => setIsRegulated(target.checked)}
      />
      {OF_PROFESSION.map((detail) => (
        <div key={detail} hidden={!isRegulated && isOfRegulated(detail, country)}>
          <DetailFields details={[detail]} country={country} legal={legal} />
        </div>
      ))}
    </>
  );
}

/** The country proposed for a region such as `en-GB`; empty where the locale has no region. */
function countryOf(locale: string): LegalCountry | '' {
  const region = /-([A-Z]{2})$/.exec(locale)?.[1]?.toLowerCase();
  if (!region) return '';
  return region in LEGAL_COUNTRIES ? (region as LegalCountry) : 'other';
}
