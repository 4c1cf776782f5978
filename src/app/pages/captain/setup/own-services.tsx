import { useState } from 'react';
import { useSite } from '#app/components/site.ts';
import {
  Checkbox,
  HiddenValue,
  InvalidField,
  linesOf,
  numberIn,
  SelectField,
  TextareaField,
  TextField,
  textIn,
} from '#app/pages/captain/parts/forms/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { formatMoney, type Locale } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { hasAmount, SERVICE_PRICES, type ServicePrice, servicePriceInWords } from '#shared/prices.ts';
import { SETUP_TITLES } from '#shared/setup.ts';

interface AddedServicesProps {
  count: number;
  onCount(count: number): void;
}

/** Services of one's own, below those that came with the site. */
export function AddedServices({ count, onCount }: AddedServicesProps) {
  return (
    <>
      <HiddenValue name="added" value={count} onChange={onCount} />
      {Array.from({ length: count }, (_, index) => {
        const at = (field: string) => `${index}.${field}`;
        return (
          <fieldset key={at('name')} className="grid gap-4 border-paper-rule border-b pb-5">
            <legend className="mb-2 font-semibold">Your service {count > 1 && index + 1}</legend>
            <TextField name={at('name')} label="Name" maxLength={80} autoFocus />
            <TextareaField name={at('text')} label="Short text" hint="One or two sentences." rows={2} maxLength={300} />
            <TextareaField
              name={at('features')}
              label="What clients get"
              note="optional"
              hint="One thing on each line, at most six. A list on its page, and on a card on the home page."
              rows={3}
            />
            <PriceFields at={at} />
            <Checkbox
              name={at('newPage')}
              label="With a page of its own"
              hint="Made of these texts, with a button to book. You can change it afterwards."
              defaultChecked
            />
            {index === count - 1 && (
              <p>
                <SmallButton
                  variant="quietDanger"
                  aria-label={`Do not add your service${count > 1 ? ` ${count}` : ''}`}
                  onClick={() => onCount(count - 1)}
                >
                  Do not add
                </SmallButton>
              </p>
            )}
          </fieldset>
        );
      })}
      <p>
        <SmallButton onClick={() => onCount(count + 1)}>Add a service of your own</SmallButton>
      </p>
      <p className="text-mute">
        A workshop or another paid meeting that visitors book at a time is a service too. The step{' '}
        <TextLink to={paths.setupStep('calendar')}>{SETUP_TITLES.calendar}</TextLink> gives it a page to book it.
      </p>
    </>
  );
}

/** The kind of price with its amount or words, and what visitors read of it. */
function PriceFields({ at }: { at(field: string): string }) {
  const site = useSite();
  const [kind, setKind] = useState<ServicePrice>('none');
  const [amount, setAmount] = useState('');
  const words = (kind === 'quote' || Number(amount) > 0) && servicePriceInWords(kind, Number(amount), site);
  return (
    <div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField name={at('kind')} label="Kind of price" choices={SERVICE_PRICES} value={kind} onChoose={setKind} />
        {hasAmount(kind) && (
          <TextField
            name={at('amount')}
            label={`Amount in ${site.currency}`}
            type="number"
            step="any"
            min={0}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        )}
        {kind === 'words' && (
          <TextField
            name={at('price')}
            label="Price"
            hint={`As visitors read it, for example: ${formatMoney(450, site)} for two rooms.`}
            maxLength={60}
          />
        )}
      </div>
      {words && <p className="mt-2 text-mute">Visitors read “{words}”, on its card and its page.</p>}
    </div>
  );
}

/** Icons of added services, so that two beside each other differ. */
const OWN_ICONS = ['check', 'wrench', 'repeat', 'gauge', 'bolt'] as const;

/**
 * The added services as typed, without those that were left empty.
 *
 * @throws InvalidField for a price without its amount.
 */
export function addedIn(fields: FormData, site: Locale) {
  const added = [];
  for (let index = 0; fields.has(`${index}.text`); index += 1) {
    const [name, text] = [textIn(fields, `${index}.name`).trim(), textIn(fields, `${index}.text`).trim()];
    const price = priceIn(fields, index, site);
    const newPage = fields.has(`${index}.newPage`);
    if (name || text || price)
      added.push({
        name,
        text,
        features: linesOf(textIn(fields, `${index}.features`)),
        ...(price && { price }),
        icon: OWN_ICONS[added.length % OWN_ICONS.length]!,
        isShown: true,
        newPage,
      });
  }
  return added;
}

function priceIn(fields: FormData, index: number, site: Locale): string {
  const kind = textIn(fields, `${index}.kind`) as ServicePrice;
  if (kind === 'words') return textIn(fields, `${index}.price`).trim();
  const amount = numberIn(fields, `${index}.amount`) ?? 0;
  if (hasAmount(kind) && amount <= 0)
    throw new InvalidField(`${index}.amount`, 'Please give the amount, or choose another kind of price');
  return servicePriceInWords(kind, amount, site);
}
