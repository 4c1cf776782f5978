import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useDocument, useOptionalDocument } from '#app/components/documents.ts';
import { Frame, type Placed } from '#app/components/landing/frame.tsx';
import { useSite } from '#app/components/site.ts';
import { toast } from '#app/ui/toast.tsx';
import type { CalculatorInput } from '#content/landing-calculators.schema.ts';
import { formatMoney, formatNumber, type Locale, moneySymbol } from '#shared/format.ts';
import { fill } from '#shared/placeholders.ts';
import { calculate, clampTo, type Prices, type Result } from './calculate.ts';

/** Inputs that are amounts of money. */
const MONEY: ReadonlySet<string> = new Set(['hourValue', 'jobValue']);

/** Used until an editor's page has loaded the facts. */
const NO_PRICES: Prices = { setup: 0, perMinute: 0 };

/** A calculation with the visitor's own numbers. It runs in the browser; the address holds the numbers, to be shared. */
export function CalculatorPart({ section, ...place }: Placed<'hours' | 'missedCalls'>) {
  const { calculator: words } = useDocument('landing-words');
  const facts = useOptionalDocument('facts');
  const site = useSite();
  const entries = Object.entries<CalculatorInput>(section.inputs);
  const outputs: Readonly<Record<string, string>> = section.outputs;
  const form = useRef<HTMLFormElement>(null);
  const { numbers, change, share, reset } = useNumbers(entries, section.id, form);
  const results = calculate(section.kind, numbers, facts?.price ?? NO_PRICES);
  return (
    <Frame section={section} {...place}>
      <div className="mt-12 grid rounded-md border lg:grid-cols-[1.25fr_1fr] border-rule">
        <form ref={form} className="p-6 sm:p-10" onSubmit={(event) => event.preventDefault()}>
          {entries.map(([key, input]) => (
            <NumberInput
              key={key}
              name={key}
              input={input}
              numberLabel={fill(words.number, { label: input.label })}
              locale={site}
              value={numbers[key] ?? input.min}
              onChange={(value) => change(key, value)}
            />
          ))}
          <div className="mt-8 flex flex-wrap gap-x-7 gap-y-1">
            <button type="button" onClick={share} className="link min-h-11 font-semibold text-small">
              {words.share}
            </button>
            <button type="button" onClick={reset} className="link min-h-11 text-small text-soft">
              {words.reset}
            </button>
          </div>
        </form>
        <div className="flex flex-col border-t p-6 sm:p-10 lg:border-t-0 lg:border-l border-rule">
          <output className="block" aria-live="polite">
            {results.map((result, index) => (
              <ResultRow
                key={result.key}
                label={outputs[result.key] ?? ''}
                result={result}
                results={results}
                isLead={index === 1}
                locale={site}
              />
            ))}
          </output>
          <details className="mt-auto border-t pt-4 text-small border-rule text-soft">
            <summary className="min-h-11 py-2">{words.method}</summary>
            <p className="mt-1">{section.method}</p>
          </details>
        </div>
      </div>
    </Frame>
  );
}

/** The visitor's numbers: at first those of the owner or of the facts, then those of the address and of the fields. */
function useNumbers(entries: [string, CalculatorInput][], id: string, form: RefObject<HTMLFormElement | null>) {
  const { calculator: words } = useDocument('landing-words');
  const market = useOptionalDocument('facts')?.market;
  const fromFacts: Record<string, number | undefined> = {
    missedShare: market?.missedCalls,
    jobValue: market?.missedCallCost,
  };
  const initial = Object.fromEntries(
    entries.map(([key, input]) => [key, clampTo(input, input.initial ?? fromFacts[key] ?? input.min)]),
  );
  const [numbers, setNumbers] = useState<Record<string, number>>(initial);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, after hydration, which needs the server's numbers.
  useEffect(() => setNumbers((now) => ({ ...now, ...readAddress(entries), ...readTyped(form.current, entries) })), []);

  function show(next: Record<string, number>) {
    setNumbers(next);
    history.replaceState(history.state, '', addressOf(next, initial, id));
  }

  return {
    numbers: { ...initial, ...numbers },
    change: (key: string, value: number) => show({ ...numbers, [key]: value }),
    reset: () => show(initial),
    /** Copies an address with all numbers. */
    async share() {
      const address = new URL(addressOf(numbers, {}, id), location.href).href;
      history.replaceState(history.state, '', address);
      try {
        await navigator.clipboard.writeText(address);
        toast({ title: words.shared, description: address });
      } catch {
        toast({ title: words.notShared, description: address, variant: 'destructive' });
      }
    },
  };
}

interface NumberInputProps {
  name: string;
  input: CalculatorInput;
  value: number;
  numberLabel: string;
  locale: Locale;
  onChange(value: number): void;
}

function NumberInput({ name, input, numberLabel, locale, value, onChange }: NumberInputProps) {
  const id = useId();
  const { min, max, step } = input;
  const isMoney = MONEY.has(name);
  const symbol = isMoney ? moneySymbol(locale) : undefined;
  const prefix = symbol?.isBefore ? symbol.text : undefined;
  const unit = input.unit ?? (symbol?.isBefore ? undefined : symbol?.text);
  /** The text while somebody types. */
  const [typed, setTyped] = useState<string>();
  return (
    <div className="border-current/15 border-b py-5 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <label htmlFor={id} className="font-semibold">
          {input.label}
        </label>
        <span className="flex items-center gap-2 font-mono">
          {prefix}
          <input
            type="number"
            name={name}
            data-number={name}
            aria-label={numberLabel}
            min={min}
            max={max}
            step={step}
            value={typed ?? value}
            onChange={({ target }) => {
              setTyped(target.value);
              if (target.value !== '' && target.validity.valid) onChange(target.valueAsNumber);
            }}
            onBlur={({ target }) => {
              if (target.value !== '') onChange(clampTo(input, target.valueAsNumber));
              setTyped(undefined);
            }}
            className="min-h-11 w-24 rounded-sm border border-current/50 bg-transparent px-2 text-right"
          />
          {/* As wide as the longest, so that the boxes stand in one line. */}
          <span className="sm:w-[7ch]">{unit}</span>
        </span>
      </div>
      {input.hint && <p className="mt-2 text-small text-soft">{input.hint}</p>}
      <input
        id={id}
        type="range"
        data-number={name}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={
          isMoney ? formatMoney(value, locale) : [formatNumber(value, locale), unit].filter(Boolean).join(' ')
        }
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="slider mt-2"
      />
    </div>
  );
}

interface ResultRowProps {
  label: string;
  result: Result;
  /** All results of the calculation. */
  results: Result[];
  /** The result that is set largest. */
  isLead: boolean;
  locale: Locale;
}

/** A result with its number, and a bar as long as its share of the largest sum of money. */
function ResultRow({ label, result, results, isLead, locale }: ResultRowProps) {
  const sums = results.filter(({ unit }) => unit === 'money');
  const largest = Math.max(1, ...sums.map(({ value }) => value));
  return (
    <span className="block border-current/15 border-b py-5 first:pt-0 last:border-b-0">
      <span className="label block opacity-80">{label}</span>
      <span
        className={`mt-2 block font-mono leading-none ${isLead ? 'text-[clamp(2.5rem,1.6rem+2.6vw,4.25rem)] text-signal' : 'text-figure'}`}
      >
        {writeResult(result, locale)}
      </span>
      {result.unit === 'money' && sums.length > 1 && (
        <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="mt-4 block h-1.5 w-full" aria-hidden="true">
          <rect width="100" height="2" fill="currentColor" opacity="0.15" />
          <rect
            width={Math.max(0.5, (result.value / largest) * 100)}
            height="2"
            className={isLead ? 'fill-signal' : 'fill-current'}
          />
        </svg>
      )}
    </span>
  );
}

function writeResult({ value, unit }: Result, locale: Locale): string {
  return unit === 'money' ? formatMoney(value, locale) : formatNumber(value, locale);
}

function readAddress(entries: [string, CalculatorInput][]): Record<string, number> {
  const search = new URLSearchParams(location.search);
  const found: Record<string, number> = {};
  for (const [key, input] of entries) {
    const text = search.get(key);
    const value = Number(text);
    if (text && Number.isFinite(value)) found[key] = clampTo(input, value);
  }
  return found;
}

/** The numbers that the visitor changed before the page was hydrated. */
function readTyped(form: HTMLFormElement | null, entries: [string, CalculatorInput][]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [key, input] of entries) {
    for (const control of form?.querySelectorAll<HTMLInputElement>(`[data-number=${key}]`) ?? []) {
      if (control.value !== '' && control.value !== control.defaultValue)
        found[key] = clampTo(input, control.valueAsNumber);
    }
  }
  return found;
}

/** This page's address with the numbers that differ from `known`. */
function addressOf(numbers: Record<string, number>, known: Record<string, number>, hash: string): string {
  const search = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(numbers)) {
    if (value === known[key]) search.delete(key);
    else search.set(key, String(value));
  }
  const query = search.toString();
  return `${location.pathname}${query ? `?${query}` : ''}#${hash}`;
}
