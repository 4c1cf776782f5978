import { InvalidField, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import type { Facts } from '#content/facts.schema.ts';
import type { HomeDocument } from '#content/home.schema.ts';
import { capitalized } from '#shared/capitalized.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import { placeholdersIn } from '#shared/placeholders.ts';
import { isPlaceholder } from '#shared/unfinished.ts';

const AREA = 'area.name';

/**
 * The facts in words about the business that a step asks for: those of the first screen of the home page, which the step after it shows as finished
 * sentences, or all others.
 *
 * @param used placeholders in texts that visitors see.
 */
export function factsAsked(
  part: 'offer' | 'others',
  { facts, home, used }: { facts: Facts; home: EditedDocumentJson; used: readonly string[] },
): string[] {
  const { hero, meta } = home.base as unknown as HomeDocument;
  const texts = [hero.kicker, hero.title, hero.titleEmphasis ?? '', hero.tagline, meta.title, meta.description];
  const ofOffer = new Set(texts.flatMap(placeholdersIn));
  return [...facts.own.map(({ name }) => `own.${name}`), AREA].filter(
    (path) => used.includes(path) && ofOffer.has(path) === (part === 'offer'),
  );
}

/** A field for each of these facts. One that is still a note of the starter is empty, and the note says what is asked. */
export function FactFields({ facts, asked }: { facts: Facts; asked: readonly string[] }) {
  return asked.map((path) => {
    const value = textOf(facts, path);
    const stored = facts.own.findIndex(({ name }) => path === `own.${name}`);
    return (
      <TextField
        key={path}
        name={path}
        errorOf={[path, `own.${stored}.value`]}
        {...(path === AREA ? { label: 'Where you work' } : wordsOf(path.replace('own.', ''), value))}
        maxLength={path === AREA ? 200 : 300}
        defaultValue={isPlaceholder(value) ? '' : value}
      />
    );
  });
}

/** The facts with what was typed into their fields. */
export function withTypedFacts(facts: Facts, fields: FormData): Facts {
  const typed = (path: string, before: string) =>
    fields.has(path) ? asBefore(before, textIn(fields, path).trim()) : before;
  return {
    ...facts,
    own: facts.own.map(({ name, value }) => ({ name, value: typed(`own.${name}`, value) })),
    area: { name: typed(AREA, facts.area.name) },
  };
}

/** @throws InvalidField for an empty field of a fact that is still a note of the starter. */
export function refuseUnwritten(facts: Facts, asked: readonly string[], fields: FormData): void {
  const empty = asked.find((path) => isPlaceholder(textOf(facts, path)) && !textIn(fields, path).trim());
  if (empty) throw new InvalidField(empty, 'Please write it here, or skip this step');
}

function textOf(facts: Facts, path: string): string {
  return path === AREA ? facts.area.name : (facts.own.find(({ name }) => path === `own.${name}`)?.value ?? '');
}

/** The new value of a fact with a capital letter at its beginning if it had one before: then sentences begin with it. */
function asBefore(before: string, value: string): string {
  return /^\p{Lu}/u.test(before) ? capitalized(value) : value;
}

/** The placeholder of a starter says what is asked, with an example after a comma; else the name of the fact does, in words. */
function wordsOf(name: string, value: string): { label: string; hint?: string } {
  const asked = /^\[([^\]]+)\]$/.exec(value)?.[1] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const [label = '', ...example] = asked.split(/, (?=for example|zum Beispiel)/);
  const hint = example.join(', ');
  return { label: capitalized(label), ...(hint && { hint: `${capitalized(hint)}.` }) };
}
