import { type ChangeEvent, type RefObject, useId, useImperativeHandle, useRef, useState } from 'react';
import { ApiError } from '#app/api.ts';
import { useSite } from '#app/components/site.ts';
import { useAction } from '#app/pages/captain/actions.ts';
import { toggleSiteMeeting } from '#app/pages/captain/booking/meeting-types/toggle-meeting-type.ts';
import {
  FormWithSaving,
  HiddenValue,
  SelectField,
  SubmitButton,
  TextField,
  useFormState,
  useSaving,
} from '#app/pages/captain/parts/forms/forms.tsx';
import { SaveBar } from '#app/pages/captain/parts/forms/settings-form.tsx';
import { BlockLink } from '#app/pages/captain/parts/links.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Loaded, Notice } from '#app/pages/captain/parts/states.tsx';
import { changeDocument, draftOrPublished } from '#app/pages/captain/setup/change-document.ts';
import { type CallState, useCall } from '#app/pages/captain/use-call.ts';
import { FieldError } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { Facts } from '#content/facts.schema.ts';
import { capitalized } from '#shared/capitalized.ts';
import { contentCalls } from '#shared/content.calls.ts';
import type { EditedDocumentJson, FoundText } from '#shared/content.schema.ts';
import type { FieldProblem } from '#shared/errors.ts';
import { formatMoney } from '#shared/format.ts';
import { meetingTypeCalls } from '#shared/meeting-types.calls.ts';
import { paths } from '#shared/paths.ts';
import { PRICE_KINDS, PRICE_NAME_MAX } from '#shared/prices.ts';
import { setupCalls } from '#shared/setup.calls.ts';
import { toSlug } from '#shared/slug.ts';

type Price = Facts['prices'][number];
/** A price while it is typed; new ones have no name in texts yet. */
interface Row extends Partial<Omit<Price, 'amount'>> {
  key: number;
  amount?: string;
}

/** Saving from a form around the list. */
export interface PricesHandle {
  /** Saves what was changed. @returns false when it was refused. */
  save(): Promise<boolean>;
}

interface PriceListProps {
  /** Leaves out the starter's prices that have no amount and are in no text that visitors see. */
  onlyUsed?: boolean;
  onSaved?(): void;
  handle?: RefObject<PricesHandle | null>;
  /** The services that visitors see: their texts name prices. Another value reads those texts again. */
  shown?: string;
}

/** The owner's own prices: pages, answers of the chatbot and search engines read them. */
export function PriceList({ onlyUsed = false, onSaved, handle, shown }: PriceListProps) {
  const usedCall = useCall(setupCalls.facts, undefined, shown);
  const used = usedCall.data;
  const call = useCall(contentCalls.get, { params: { key: 'facts' } });
  const [former, setFormer] = useState<string[]>([]);
  return (
    <Loaded call={call}>
      {(document) => (
        <>
          <PriceForm
            key={document.version}
            prices={draftOrPublished<Facts>(document).prices}
            used={used}
            unused={onlyUsed && used ? unusedPrices(document, used) : []}
            call={call}
            handle={handle}
            onTextsChanged={usedCall.reload}
            onSaved={(amounts) => {
              call.reload();
              setFormer(amounts);
              onSaved?.();
            }}
          />
          {former.map((amount) => (
            <StillWritten key={amount} amount={amount} />
          ))}
        </>
      )}
    </Loaded>
  );
}

interface PriceFormProps {
  call: CallState<EditedDocumentJson>;
  prices: Price[];
  /** Placeholders in texts that visitors see; undefined until they are known. */
  used: string[] | undefined;
  /** Ids of prices that are not shown here. */
  unused: string[];
  handle: PriceListProps['handle'];
  /** Texts that name a price are gone with their page. */
  onTextsChanged(): void;
  /** @param amounts those that were changed, as they were before. */
  onSaved(amounts: string[]): void;
}

/** Texts in which a price stands that was to be removed. */
function NamedIn({ placeholder: q, onTextsChanged }: { placeholder: string; onTextsChanged(): void }) {
  const texts = useCall(contentCalls.search, { query: { q } }).data ?? [];
  const meeting = useCall(meetingTypeCalls.list).data?.find(({ slug, isActive }) => slug === 'strategy' && isActive);
  const { isBusy, run } = useAction();
  const stopOffering = () =>
    run('Failed to save meeting type', () => toggleSiteMeeting('strategy')).then(onTextsChanged);
  return (
    <div role="alert" className="text-small">
      {meeting && texts.some(({ document }) => document === 'strategy-session') && (
        <Notice
          className="mt-2 mb-3"
          actions={
            <SmallButton disabled={isBusy} onClick={() => void stopOffering()}>
              Do not offer this meeting
            </SmallButton>
          }
        >
          It is the price of your second, paid meeting, “{meeting.name}”. Without the meeting, its page and these texts
          are gone, and with them the price.
        </Notice>
      )}
      <p>A text that visitors read names it. Leave its amount empty instead: visitors then read “on request”.</p>
      {texts.length > 0 && <p className="mt-2">Or remove it there first:</p>}
      <TextLinks texts={texts} />
    </div>
  );
}

/** Texts in which an amount is written out that a price no longer has. */
function StillWritten({ amount }: { amount: string }) {
  const texts = useCall(contentCalls.search, { query: { q: amount } }).data ?? [];
  if (texts.length === 0) return null;
  return (
    <Notice className="mt-6">
      <p>The price is changed, but {amount} is still written out here:</p>
      <TextLinks texts={texts} />
    </Notice>
  );
}

function TextLinks({ texts }: { texts: FoundText[] }) {
  return (
    <ul>
      {texts.map(({ document, title, path, label }) => (
        <li key={`${document} ${path}`}>
          <BlockLink to={paths.editText(document, path)}>
            {title} › {label}
          </BlockLink>
        </li>
      ))}
    </ul>
  );
}

function PriceForm({ call, prices, used = [], unused, handle, onTextsChanged, onSaved }: PriceFormProps) {
  const initial = prices.map((price, key): Row => {
    return { ...price, key, amount: price.amount === 0 ? '' : String(price.amount) };
  });
  const site = useSite();
  const [rows, setRows] = useState(initial);
  const [isChanged, setIsChanged] = useState(false);
  const [refused, setRefused] = useState<number>();
  const { saving, submit } = useSavingByHandle(handle);

  function apply(next: Row[]) {
    setIsChanged(true);
    setRows(next);
  }
  function remove({ key, id }: Row) {
    if (used.includes(`prices.${id}`)) setRefused(key);
    else apply(rows.filter((row) => row.key !== key));
  }
  async function save() {
    const saved = changeDocument<Facts>('facts', (facts) => ({ ...facts, prices: toPrices(rows) }), {
      shown: { call, part: (facts) => facts.prices },
    });
    const { isPublished } = await saved.catch((error) => {
      if (error instanceof ApiError) setRows([...rows, ...initial.filter(isNamedIn(error.issues))]);
      throw error;
    });
    toast(
      isPublished
        ? { title: 'Prices saved', description: 'Visitors see them now.' }
        : { title: 'Saved in a draft', description: 'A draft of the facts was waiting. Publish it in Pages, Facts.' },
    );
    setIsChanged(false);
    const hasOtherAmount = ({ key, amount }: Row) => amount && rows.find((row) => row.key === key)?.amount !== amount;
    onSaved(initial.filter(hasOtherAmount).map(({ amount }) => formatMoney(Number(amount), site)));
  }

  return (
    <FormWithSaving localCopy="prices" save={save} saving={saving} hasBar={handle === undefined}>
      <HiddenValue name="prices" value={rows} onChange={apply} />
      {rows.length === 0 && (
        <p className="mb-4 text-mute">
          No prices yet. Each one can be named in texts, is given by the chatbot, and is told to search engines.
        </p>
      )}
      {rows.length > 0 && (
        <p className="mb-4 text-mute">Where the amount is still empty, visitors read “on request”.</p>
      )}
      <ul className="@container grid gap-6">
        {rows.map((row, index) => (
          <li key={row.key} hidden={unused.includes(row.id ?? '')} className="border-paper-rule border-b pb-5">
            <PriceFields
              price={row}
              at={`prices.${index}`}
              hasNameInTexts={!handle}
              onChange={(part) => apply(rows.map((one) => (one === row ? { ...row, ...part } : one)))}
              onRemove={() => remove(row)}
            />
            {refused === row.key && used.includes(`prices.${row.id}`) && (
              <NamedIn placeholder={`{prices.${row.id}}`} onTextsChanged={onTextsChanged} />
            )}
          </li>
        ))}
      </ul>
      <ListError />
      <div className="mt-4 flex flex-wrap gap-3">
        <SmallButton
          onClick={() => apply([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, kind: 'fixed' }])}
        >
          Add price
        </SmallButton>
        {/* The form around saves it: a button to be seen would only ask which one to press. */}
        {handle && isChanged && (
          <SubmitButton ref={submit} hidden>
            Save prices
          </SubmitButton>
        )}
      </div>
      {!handle && <SaveBar label="Save prices" />}
    </FormWithSaving>
  );
}

/** Saves the form of the list by its own button, or by `handle`: then the form is sent, so that its fields are checked. */
function useSavingByHandle(handle: PriceListProps['handle']) {
  const saving = useSaving('Failed to save prices', { hasCopy: true });
  const submit = useRef<HTMLButtonElement>(null);
  const settle = useRef<(isSaved: boolean) => void>(undefined);
  useImperativeHandle(handle, () => ({
    save: () =>
      new Promise((resolve) => {
        settle.current = resolve;
        if (submit.current) submit.current.form?.requestSubmit();
        else resolve(true);
      }),
  }));
  async function run(work: () => Promise<unknown>) {
    const isSaved = await saving.run(work);
    settle.current?.(isSaved);
    return isSaved;
  }
  return { saving: { ...saving, run }, submit };
}

interface PriceFieldsProps {
  price: Row;
  /** Path of the price in the form. */
  at: string;
  /** Shows what stands for the price in texts. */
  hasNameInTexts: boolean;
  onChange(part: Partial<Row>): void;
  onRemove(): void;
}

function PriceFields({ price, at, hasNameInTexts, onChange, onRemove }: PriceFieldsProps) {
  const { name, amount, unit, kind, words, id } = price;
  const { currency } = useSite();
  const text = (field: 'name' | 'words' | 'amount' | 'unit', value = '') => ({
    name: `${at}.${field}`,
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [field]: target.value }),
  });
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 @min-[36rem]:grid-cols-[1.7fr_1fr_1.1fr_1.2fr]">
        <div className="col-span-2 @min-[36rem]:col-span-1">
          <TextField label="Price for" maxLength={PRICE_NAME_MAX} {...text('name', name)} />
        </div>
        <SelectField
          name={`${at}.kind`}
          label="Kind"
          value={kind ?? 'fixed'}
          choices={PRICE_KINDS}
          onChoose={(next) => onChange({ kind: next })}
        />
        {kind === 'words' ? (
          <div className="col-span-2">
            <TextField label="In words" placeholder="by agreement" maxLength={300} {...text('words', words)} />
          </div>
        ) : (
          <>
            <TextField label={`Amount in ${currency}`} type="number" step="any" min={0} {...text('amount', amount)} />
            <TextField label="Unit" note="optional" placeholder="per hour" maxLength={40} {...text('unit', unit)} />
          </>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        {hasNameInTexts && (
          <p className="text-mute text-small">
            {id ? (
              <>
                In texts: <code className="wrap-anywhere font-mono">{`{prices.${id}}`}</code>
              </>
            ) : (
              'Its name in texts follows when it is saved.'
            )}
          </p>
        )}
        <span className="ml-auto">
          <SmallButton variant="quietDanger" aria-label={`Remove ${name || 'this price'}`} onClick={onRemove}>
            Remove
          </SmallButton>
        </span>
      </div>
    </>
  );
}

/** Ids of the starter's prices that have no amount and are in no text that visitors see. */
function unusedPrices(document: EditedDocumentJson, used: readonly string[]): string[] {
  const shipped = new Set((document.base as Facts | null)?.prices.map(({ id }) => id));
  return draftOrPublished<Facts>(document)
    .prices.filter(
      (price) => shipped.has(price.id) && price.amount === 0 && !price.words && !used.includes(`prices.${price.id}`),
    )
    .map(({ id }) => id);
}

/** Finds the removed prices that a text still names, so that they come back. */
function isNamedIn(issues: readonly FieldProblem[]) {
  return ({ id }: Row) => issues.some(({ path, message }) => path === 'prices' && message.includes(`{prices.${id}}`));
}

/** Error of the list as a whole, such as a removed price that a text names. */
function ListError() {
  const id = useId();
  const message = useFormState().issues.find(({ path }) => path === 'prices')?.message;
  return <FieldError id={id} error={message} />;
}

function toPrices(rows: readonly Row[]): Price[] {
  const taken = new Set(rows.flatMap(({ id }) => id ?? []));
  return rows.map(({ name = '', amount = '', unit = '', kind = 'fixed', words = '', id }) => {
    const own = id ?? freeName(name, taken);
    taken.add(own);
    const given = kind === 'words' ? { words } : { unit };
    // Empty texts are left out.
    const texts = Object.fromEntries(Object.entries(given).filter(([, text]) => text.trim()));
    return { name, amount: kind === 'words' ? 0 : Number(amount), ...texts, kind, id: own };
  });
}

/** `Yearly accounts` → `yearlyAccounts`; with a number where it is taken. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const words = toSlug(name).split('-').filter(Boolean);
  const joined = words.map((word, index) => (index === 0 ? word : capitalized(word))).join('');
  const base = joined.replace(/^[^a-z]+/, '').slice(0, 36) || 'price';
  let free = base;
  for (let number = 2; taken.has(free); number += 1) free = `${base}${number}`;
  return free;
}
