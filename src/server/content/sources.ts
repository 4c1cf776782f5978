import { loadStarter } from '#content/starters/load.ts';
import type { Starter } from '#content/starters/starter.ts';
import type { Db } from '#server/db/open.ts';
import { readSiteState, STARTER_SETTING } from '#server/settings/settings.ts';
import type { PageTemplate } from '#shared/content.schema.ts';
import type { Json } from '#shared/json.ts';
import type { StarterChoice } from '#shared/starters.schema.ts';
import { DEFAULT_STARTER, STARTERS } from '#shared/starters.ts';
import type { StoredDocument } from './queries.ts';

/**
 * A document without its schema, which only changed texts need. `base` is the shipped text; of a page that the owner created, its
 * template's.
 */
export interface Source {
  key: string;
  base: Json;
  isLanding: boolean;
  /** True for a page that the owner created. */
  isCustom: boolean;
}

/** The texts of a starter: what each document says until the owner changes it. */
export interface Sources {
  choice: StarterChoice;
  /** The fixed documents, then the landing pages. */
  shipped: ReadonlyMap<string, Source>;
  templates: Starter['templates'];
  /** Texts that templates have in brackets, which say what to write in their place. Pages are made without the brackets. */
  instructions: ReadonlySet<string>;
  /** A page that the owner created from a template. */
  custom(key: string, template: string): Source;
}

const TEMPLATES = ['landing', 'proof', 'blank'] as const satisfies (keyof Starter['templates'])[];
const loaded = new Map<string, Promise<Sources>>();

type TemplateName = (typeof TEMPLATES)[number];

export function isTemplate(name: string): name is TemplateName {
  return TEMPLATES.some((template) => template === name);
}

/** Templates that a new page can start with. */
export function listTemplates(): PageTemplate[] {
  return TEMPLATES.map((name) => ({ name, title: `${name[0]?.toUpperCase()}${name.slice(1)} page` }));
}

/** The texts of the starter that this site has. */
export async function findSources(db: Db): Promise<Sources> {
  const choice = (await readSiteState<StarterChoice>(db, STARTER_SETTING)) ?? DEFAULT_STARTER;
  // A newer version may have had other starters.
  return loadSources(Object.hasOwn(STARTERS, choice.key) ? choice : DEFAULT_STARTER);
}

export function loadSources(choice: StarterChoice): Promise<Sources> {
  const name = `${choice.key}/${choice.language}`;
  const sources =
    loaded.get(name) ?? loadStarter(choice.key, choice.language).then((starter) => toSources(choice, starter));
  loaded.set(name, sources);
  return sources;
}

function toSources(choice: StarterChoice, { documents, pages, templates }: Starter): Sources {
  const instructions = new Set<string>();
  const withoutBrackets = (_: string, part: unknown) => {
    const asked = typeof part === 'string' ? /^\[(.+)\]$/s.exec(part)?.[1] : undefined;
    if (asked) instructions.add(asked);
    return asked ?? part;
  };
  const bare = JSON.parse(JSON.stringify(templates), withoutBrackets) as Starter['templates'];
  return {
    choice,
    instructions,
    templates,
    shipped: new Map([...entries(documents, { isLanding: false }), ...entries(pages, { isLanding: true })]),
    custom: (key, template) => ({
      key,
      base: bare[isTemplate(template) ? template : 'landing'] as Json,
      isLanding: true,
      isCustom: true,
    }),
  };
}

function entries(texts: object, { isLanding }: Pick<Source, 'isLanding'>): [string, Source][] {
  return Object.entries(texts).map(([key, base]) => [key, { key, base, isLanding, isCustom: false }]);
}

/** The pages that the owner created. */
export function customSources({ custom }: Sources, stored: readonly StoredDocument[]): Source[] {
  return stored.flatMap(({ key, template }) => (template === null ? [] : [custom(key, template)]));
}
