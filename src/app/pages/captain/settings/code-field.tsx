import { useState } from 'react';
import { SelectField, TextField } from '#app/pages/captain/parts/forms/forms.tsx';
import type { ListedSetting } from '#shared/settings.schema.ts';
import { SETTING_MAX } from '#shared/settings.ts';

/** Codes offered for a setting; any other can be typed. */
const COMMON: Partial<Record<string, { type: 'language' | 'currency'; codes: string[] }>> = {
  language: { type: 'language', codes: 'en de es fr it nl pt pl sv da nb fi cs'.split(' ') },
  locale: {
    type: 'language',
    codes:
      'en-US en-GB en-CA en-AU en-IE de-DE de-AT de-CH es-ES es-MX fr-FR fr-CA fr-CH it-IT it-CH nl-NL nl-BE pt-PT pt-BR pl-PL sv-SE da-DK nb-NO fi-FI cs-CZ'.split(
        ' ',
      ),
  },
  currency: { type: 'currency', codes: 'USD EUR GBP CHF CAD AUD NZD DKK NOK SEK PLN CZK MXN BRL'.split(' ') },
};
const OTHER = 'other';

/** Currencies of the offered regions; the others have the euro. */
const CURRENCY_OF: Readonly<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  CA: 'CAD',
  AU: 'AUD',
  CH: 'CHF',
  MX: 'MXN',
  BR: 'BRL',
  PL: 'PLN',
  SE: 'SEK',
  DK: 'DKK',
  NO: 'NOK',
  CZ: 'CZK',
};

/** The currency of an offered region such as `en-GB`; undefined for any other text. */
export function currencyOf(region: string): string | undefined {
  if (!COMMON.locale?.codes.includes(region)) return undefined;
  return CURRENCY_OF[region.split('-')[1] ?? ''] ?? 'EUR';
}

/** True for a setting whose value is a code of a language, a region or a currency. */
export function isCode({ key }: ListedSetting): boolean {
  return COMMON[key] !== undefined;
}

interface CodeFieldProps {
  setting: ListedSetting;
  texts: { name: string; label: string; note?: string; hint: string };
  onChoose?(code: string): void;
}

/** A choice of common codes by their names, with a way to type another one. */
export function CodeField({ setting: { key, value, fallback }, texts, onChoose }: CodeFieldProps) {
  const [isTyped, setIsTyped] = useState(false);
  const common = COMMON[key];
  if (!common || isTyped) {
    return (
      <TextField {...texts} maxLength={SETTING_MAX} defaultValue={value} placeholder={fallback} autoFocus={isTyped} />
    );
  }
  const names = new Intl.DisplayNames('en', { type: common.type, fallback: 'none' });
  const nameOf = (code: string) => {
    const name = names.of(code);
    return name ? `${name} · ${code}` : code;
  };
  return (
    <SelectField
      {...texts}
      defaultValue={value}
      onChoose={(code) => {
        setIsTyped(code === OTHER);
        onChoose?.(code);
      }}
    >
      {[...new Set([...common.codes, value])].map((code) => (
        <option key={code} value={code}>
          {nameOf(code)}
        </option>
      ))}
      <option value={OTHER}>Another code…</option>
    </SelectField>
  );
}
