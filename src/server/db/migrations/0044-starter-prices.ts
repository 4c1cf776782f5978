import { type Kysely, sql } from 'kysely';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Row = { key: string; published: string | null; draft: string | null };

interface Price {
  name: string;
  amount: number;
  unit?: string;
  kind: 'fixed' | 'from' | 'words';
  words?: string;
  id: string;
}
interface Facts {
  prices?: Price[];
  own?: { name: string; value: string }[];
}
interface Starter {
  key?: string;
  language?: string;
}
interface Region {
  language: string;
  locale: string;
  currency: string;
}

/** By starter and language: the price of each own fact that held one. */
const MOVED: Record<string, Record<string, Price>> = {
  'adviser/de': {
    preisFrage: { name: 'Beratung zu einer Frage', amount: 0, kind: 'fixed', id: 'question' },
    preisBetreuung: { name: 'Laufende Betreuung', amount: 0, unit: 'im Monat', kind: 'fixed', id: 'care' },
    preisVerfahren: { name: 'Anträge und Verfahren', amount: 0, kind: 'fixed', id: 'case' },
    preisMeinung: { name: 'Zweite Meinung', amount: 0, kind: 'fixed', id: 'opinion' },
  },
  'adviser/en': {
    questionPrice: { name: 'Advice on one question', amount: 0, kind: 'fixed', id: 'question' },
    carePrice: { name: 'Ongoing care', amount: 0, unit: 'per month', kind: 'fixed', id: 'care' },
    casePrice: { name: 'Applications and cases', amount: 0, kind: 'fixed', id: 'case' },
    opinionPrice: { name: 'Second opinion', amount: 0, kind: 'fixed', id: 'opinion' },
  },
  'short/de': { preis: { name: '[Ihre Leistung]', amount: 0, kind: 'fixed', id: 'service' } },
  'short/en': { price: { name: '[Your service]', amount: 0, kind: 'fixed', id: 'service' } },
};

/** The prices of the adviser's and the short starter were own facts, as text; they become entries of the price list, which read the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: saved } = await sql<{ key: string; value: string }>`select key, value from site_settings`.execute(db);
  const settings = new Map(saved.map(({ key, value }) => [key, value]));
  const region: Region = {
    language: settings.get('language') ?? 'en',
    locale: settings.get('locale') ?? 'en-US',
    currency: settings.get('currency') ?? 'USD',
  };
  await moveKept(db, settings.get('content_before'), region);
  const moved = MOVED[nameOf(JSON.parse(settings.get('starter') ?? '{}'))];
  if (!moved) return;
  const { rows } = await sql<Row>`select key, published, draft from content_documents`.execute(db);
  for (const { key, ...texts } of rows) {
    for (const [column, text] of Object.entries(texts)) {
      if (text === null) continue;
      const next = movePrices(key, text, moved, region);
      await sql`update content_documents set ${sql.ref(column)} = ${next} where key = ${key}`.execute(db);
    }
  }
  const { rows: revisions } = await sql<{ id: number; key: string; data: string }>`
    select id, key, data from content_revisions`.execute(db);
  for (const { id, key, data } of revisions) {
    await sql`update content_revisions set data = ${movePrices(key, data, moved, region)} where id = ${id}`.execute(db);
  }
}

/** The state before the last change of the whole site, which may have had one of these starters. */
async function moveKept(db: Kysely<unknown>, text: string | undefined, region: Region): Promise<void> {
  if (text === undefined) return;
  const kept = JSON.parse(text) as { starter: Starter; documents: { key: string; published: Json; draft: Json }[] };
  const moved = MOVED[nameOf(kept.starter)];
  if (!moved) return;
  const move = (key: string, data: Json) => JSON.parse(movePrices(key, JSON.stringify(data), moved, region)) as Json;
  const documents = kept.documents.map((row) => ({
    ...row,
    published: move(row.key, row.published),
    draft: move(row.key, row.draft),
  }));
  await sql`update site_settings set value = ${JSON.stringify({ ...kept, documents })}
    where key = 'content_before'`.execute(db);
}

function nameOf({ key, language }: Starter): string {
  return `${key}/${language}`;
}

function movePrices(document: string, text: string, moved: Record<string, Price>, region: Region): string {
  const ids = Object.values(moved).map(({ id }) => id);
  // A price that the owner gave the same id keeps its texts under another one.
  const freed = ids.reduce((all, id) => all.replaceAll(`{prices.${id}}`, `{prices.${id}Own}`), text);
  const renamed = Object.entries(moved).reduce(
    (all, [name, { id }]) => all.replaceAll(`{own.${name}}`, `{prices.${id}}`),
    freed,
  );
  if (document !== 'facts') return renamed;
  const facts = JSON.parse(renamed) as (Facts & Record<string, Json>) | null;
  if (!facts?.own && !facts?.prices) return renamed;
  const others = (facts.prices ?? []).map((price) =>
    ids.includes(price.id) ? { ...price, id: `${price.id}Own` } : price,
  );
  const given = Object.entries(moved).map(([name, price]) =>
    priceOf(price, facts.own?.find((fact) => fact.name === name)?.value, region),
  );
  const own = facts.own?.filter(({ name }) => !Object.hasOwn(moved, name));
  return JSON.stringify({ ...facts, prices: [...given, ...others], ...(own && { own }) });
}

/** An amount where the text is one, as it is written in the region; else the text in words. A placeholder is a price that is not given. */
function priceOf(price: Price, text: string | undefined, { language, locale, currency }: Region): Price {
  if (text === undefined || /^\[[^\]]*\]$/.test(text)) return price;
  const { unit: _, ...rest } = price;
  const words = plain(text);
  const from = { de: 'ab ', en: 'from ' }[language.slice(0, 2)] ?? '';
  const kind = from && words.startsWith(from) ? 'from' : 'fixed';
  const amount = Number(words.replace(/\D/g, ''));
  const money = plain(
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount),
  );
  const start = kind === 'from' ? from + money : money;
  const unit = words === start ? '' : words.slice(start.length + 1);
  const isAmount = amount > 0 && (words === start || words.startsWith(`${start} `)) && unit.length <= 40;
  return isAmount
    ? { ...rest, amount, ...(unit && { unit }), kind }
    : { ...rest, amount: 0, kind: 'words', words: text };
}

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
