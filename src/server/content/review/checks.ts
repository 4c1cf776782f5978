import type { Branding } from '#content/branding.schema.ts';
import type { Facts } from '#content/facts.schema.ts';
import type { ImageValue } from '#content/fields.schema.ts';
import type { HomeDocument } from '#content/home.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import type { ServicesDocument } from '#content/services.schema.ts';
import type { Definition } from '#server/content/definitions.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import { placeholderValues, serviceNames, siteValues, withEmptyValues } from '#server/content/visible/values.ts';
import { type DocumentField, fieldsOf, isText } from '#shared/document-fields.ts';
import type { FieldProblem } from '#shared/errors.ts';
import { type Json, valueAt } from '#shared/json.ts';
import { formatRatio, unreadablePairs } from '#shared/look/color-pairs.ts';
import { paths } from '#shared/paths.ts';
import { type PlaceholderValues, placeholdersIn } from '#shared/placeholders.ts';
import { anchorsOf } from '#shared/sections.ts';
import type { Site } from '#shared/site.schema.ts';

/** A document as it would be published. */
export interface Candidate {
  definition: Definition;
  data: Json;
}

/** Everything that a document may refer to. */
export interface References {
  values: PlaceholderValues;
  /** Names of the services, also of those that only the starter has. */
  services: PlaceholderValues;
  site: Site;
  /** Key and path of each landing page, as published and as in its draft. */
  pagePaths: readonly { key: string; path: string }[];
  formerPaths: ReadonlySet<string>;
  /** Ids of the sections of the home page, as published and as in its draft. */
  homeAnchors: ReadonlySet<string>;
  /** The uploaded files by name, in pixels. */
  uploads: ReadonlyMap<string, { width: number | null; height: number | null } | undefined>;
}

/** First segments of paths that the site needs for itself. */
const RESERVED = new Set(
  '404 about api assets blog book booking build calendar captain cookie-policy fonts healthz icons images imprint mcp metrics newsletter oauth og privacy-policy scheduler-embed strategy-session terms-of-service theme uploads videos'.split(
    ' ',
  ),
);
const FIXED_PATHS = new Set<string>([
  ...[paths.home, paths.about, paths.blog, paths.calendar, paths.strategySession],
  ...[paths.privacy, paths.terms, paths.cookies, paths.imprint, paths.rss, paths.atom, '/llms.txt', '/sitemap.xml'],
]);

/** Problems of a document that its schema alone cannot find: unknown facts, broken links, missing files, a taken path. */
export function findDocumentProblems({ definition, data }: Candidate, references: References): FieldProblem[] {
  const fields = fieldsOf(jsonSchemaOf(definition), data);
  const known =
    definition.key === 'facts' ? siteValues(references.site) : { ...references.values, ...references.services };
  const issues = fields.flatMap((field) => [
    ...unknownPlaceholders(field, known),
    ...brokenLink(field, { definition, data }, references),
    ...wrongFile(field, data, references),
  ]);
  if (definition.key === 'branding') issues.push(...findUnreadableColors(data as unknown as Branding));
  if (definition.key === 'home') issues.push(...takenIds(data as unknown as HomeDocument, 'parts'));
  return definition.isLanding
    ? [...issues, ...landingProblems(definition, data as LandingDocument, references)]
    : issues;
}

/**
 * Texts of other documents that name a fact or a service which this document does not have any more.
 *
 * @param others makes the other documents, which only facts and services are compared with.
 */
export function findLost(
  candidate: Candidate,
  references: References,
  others: () => readonly Candidate[],
): FieldProblem[] {
  const { key } = candidate.definition;
  if (key === 'facts') return findLostFacts(candidate.data as Facts, references, others());
  return key === 'services' ? findLostServices(candidate, others()) : [];
}

/** Texts of other documents that name a fact which these facts do not have. */
function findLostFacts(
  facts: Facts,
  { site, services }: Pick<References, 'site' | 'services'>,
  others: readonly Candidate[],
): FieldProblem[] {
  const values = { ...withEmptyValues(placeholderValues(site, facts)), ...services };
  return others.flatMap(({ definition, data }) =>
    fieldsOf(jsonSchemaOf(definition), data).flatMap((field) =>
      unknownPlaceholders(field, values).map(({ message }) => {
        const [price] = /\{prices\.\w+\}/.exec(message) ?? [];
        const ifEmpty = 'Leave its amount empty instead: visitors then read “on request”.';
        return price
          ? { path: 'prices', message: `The price ${price} is still named in ${definition.title}. ${ifEmpty}` }
          : { path: 'own', message: `${message}: it is used in ${definition.title}, ${field.path}` };
      }),
    ),
  );
}

/** Texts of other documents that name a service which neither this list nor the starter's has. */
function findLostServices(candidate: Candidate, others: readonly Candidate[]): FieldProblem[] {
  const names = namesOfServices([candidate]);
  return others.flatMap(({ definition, data }) =>
    fieldsOf(jsonSchemaOf(definition), data).flatMap((field) => {
      if (!isText(field)) return [];
      const services = placeholdersIn(String(field.value)).filter((name) => name.startsWith('services.'));
      const lost = services.find((name) => !(name in names));
      const message = `The service {${lost}} is still named in ${definition.title}. You can hide it instead.`;
      return lost ? [{ path: 'services', message }] : [];
    }),
  );
}

/** Names of the services in the lists among these documents, and in the starter's. */
export function namesOfServices(candidates: readonly Candidate[]): PlaceholderValues {
  const lists = candidates.filter(({ definition }) => definition.key === 'services');
  const texts = [...lists.map(({ definition }) => definition.base), ...lists.map(({ data }) => data)];
  return serviceNames(texts.flatMap((text) => (text as unknown as ServicesDocument).services));
}

function unknownPlaceholders(field: DocumentField, known: PlaceholderValues): FieldProblem[] {
  if (!isText(field)) return [];
  const unknown = placeholdersIn(String(field.value)).filter(
    (name) => !Object.hasOwn(known, name) && !field.schema.variables?.includes(name),
  );
  return unknown.map((name) => ({ path: field.path, message: `There is no fact {${name}}` }));
}

function brokenLink(
  { path, value, schema }: DocumentField,
  candidate: Candidate,
  references: References,
): FieldProblem[] {
  if (schema.control !== 'link' || typeof value !== 'string') return [];
  if (!value.startsWith('/') && !value.startsWith('#')) return [];
  const [target = '', anchor] = value.split('#');
  const page = target.split('?')[0] ?? '';
  if (target !== '' && !exists(page, references)) return [{ path, message: `There is no page at ${page}` }];
  const anchors = knownAnchors(target, candidate, references);
  if (!anchor || !anchors || anchors.includes(anchor)) return [];
  return [{ path, message: `There is no section #${anchor} on that page` }];
}

/** Ids of the sections of the page at `target`, empty for the document's own page; undefined for other pages than this and the home page. */
function knownAnchors(target: string, { definition, data }: Candidate, { homeAnchors }: References) {
  const hasSections = definition.isLanding || definition.key === 'home';
  const isOwnPage = target === '' || target === definition.path;
  const own = hasSections && isOwnPage ? anchorsOf(data as LandingDocument) : undefined;
  return target === paths.home ? [...homeAnchors, ...(own ?? [])] : own;
}

function exists(page: string, { pagePaths, formerPaths }: References): boolean {
  return (
    FIXED_PATHS.has(page) ||
    formerPaths.has(page) ||
    pagePaths.some(({ path }) => path === page) ||
    /^\/(?:blog|book|uploads)\/./.test(page)
  );
}

function wrongFile({ path, value, schema }: DocumentField, data: Json, { uploads }: References): FieldProblem[] {
  if (schema.control !== 'file' || typeof value !== 'string' || !value.startsWith('/uploads/')) return [];
  const name = value.slice('/uploads/'.length);
  if (!uploads.has(name)) return [{ path, message: 'This file does not exist any more' }];
  const picture = valueAt(data, path.split('.').slice(0, -1)) as Partial<ImageValue> | undefined;
  // A file that comes with an import is measured when it is stored.
  const upload = uploads.get(name);
  if (!upload?.width || picture?.width === undefined) return [];
  // Pages name the variants by the size of the picture.
  const isSameSize = picture.width === upload.width && picture.height === upload.height;
  return isSameSize ? [] : [{ path, message: `This picture has ${upload.width} × ${upload.height} pixels` }];
}

function landingProblems({ key }: Definition, page: LandingDocument, { pagePaths }: References): FieldProblem[] {
  const issues: FieldProblem[] = [];
  const [, firstSegment = ''] = page.path.toLowerCase().split('/');
  if (isTakenPath(page.path, key, pagePaths)) issues.push({ path: 'path', message: 'Another page has this path' });
  if (RESERVED.has(firstSegment)) issues.push({ path: 'path', message: 'The site needs this path for itself' });
  return [...issues, ...takenIds(page, 'sections')];
}

/** True for the path of a page other than `key`. */
export function isTakenPath(path: string, key: string, pagePaths: References['pagePaths']): boolean {
  return pagePaths.some((other) => other.key !== key && other.path.toLowerCase() === path.toLowerCase());
}

/** Sections with the id, or the form, of one before them. @param list name of the list of sections. */
function takenIds(page: Parameters<typeof anchorsOf>[0], list: string): FieldProblem[] {
  const anchors = anchorsOf(page);
  const sections: readonly { kind: string }[] = 'parts' in page ? page.parts : page.sections;
  const forms = sections.flatMap(({ kind }, index) => (kind === 'contact' || kind === 'contactForm' ? [index] : []));
  return [
    ...forms.slice(1).map((index) => ({ path: `${list}.${index}`, message: 'A page can have one contact form' })),
    ...anchors.flatMap((anchor, index) =>
      anchors.indexOf(anchor) === index
        ? []
        : [{ path: `${list}.${index}.id`, message: 'Another section of this page has this id' }],
    ),
  ];
}

/** Colours in which a text of the site could not be read. */
function findUnreadableColors({ colors }: Pick<Branding, 'colors'>): FieldProblem[] {
  return unreadablePairs(colors).flatMap(({ pair, colors: names }) =>
    names.map((name) => ({
      path: `colors.${name}`,
      message: `${pair.title}: the contrast is ${formatRatio(pair.ratio)}, and must be at least ${formatRatio(pair.atLeast)}`,
    })),
  );
}
