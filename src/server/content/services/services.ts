import { isDeepStrictEqual } from 'node:util';
import type { Facts } from '#content/facts.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import { Service, type ServicesDocument } from '#content/services.schema.ts';
import { wholeDocument } from '#server/content/definitions.ts';
import { changeContent, getDefinition, publishDueDrafts } from '#server/content/editing/edits.ts';
import { listDocuments } from '#server/content/editing/listing.ts';
import {
  getPublishedDocument,
  publishChange,
  publishChangeInTransaction,
} from '#server/content/editing/published-changes.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { AppError } from '#shared/errors.ts';
import { withoutUndefined } from '#shared/json.ts';
import { PRICE_NAME_MAX } from '#shared/prices.ts';
import type { ListedService, ServicesInput } from '#shared/services.schema.ts';
import { hasNoPage } from '#shared/services.ts';
import { firstFree, toSlug } from '#shared/slug.ts';
import { publishServicePage } from './service-page.ts';

const DOCUMENT = 'services';

type Price = Facts['prices'][number];

/** All services in their order, with their placeholders. */
export async function listServices(ctx: AppContext): Promise<ListedService[]> {
  const { services } = await getPublishedDocument<ServicesDocument>(ctx, DOCUMENT);
  const shown = new Map(ctx.content.services().map((service) => [service.id, service]));
  const documents = await listDocuments(ctx);
  const keys = new Map(documents.flatMap(({ key, path, isLanding }) => (isLanding && path ? [[path, key]] : [])));
  // The page of a service may have moved.
  const pathOf = ({ id, path }: Service) => shown.get(id)?.path ?? path ?? null;
  return services.map((service) => ({
    ...service,
    alsoCalled: service.alsoCalled ?? null,
    path: pathOf(service),
    price: service.price ?? null,
    highlight: service.highlight ?? null,
    features: service.features ?? [],
    drawing: service.drawing ?? null,
    places: service.places ?? null,
    isPageHidden: shown.get(service.id)?.isPageHidden ?? false,
    pageKey: keys.get(pathOf(service) ?? '') ?? null,
  }));
}

/**
 * Replaces the list; visitors see it at once. The page of a service that is not in it any more is hidden; a service with `newPage` gets one.
 *
 * @param version of the document when the list was read; undefined where it need not be the newest.
 * @throws AppError `bad_request` with problems by position and field (`0.name`), `conflict`.
 */
export async function saveServices(
  ctx: AppContext,
  input: ServicesInput,
  version: number | undefined,
  by: string,
): Promise<ListedService[]> {
  const shown = ctx.content.services();
  // The change starts from the published list: a draft of it that is due is visible, and not stored as published yet.
  await publishDueDrafts(ctx);
  try {
    await changeContent(ctx, async (db) => {
      const { services: before } = await getPublishedDocument<ServicesDocument>({ db }, DOCUMENT);
      const inputWithPaths = await withNewPages(ctx, db, input, by);
      const change = ({ services }: ServicesDocument) => ({ services: merge(services, inputWithPaths) });
      await publishChangeInTransaction(ctx, db, { key: DOCUMENT, change, by, version });
      await renamePrices(ctx, db, before, by);
    });
  } catch (error) {
    if (!(error instanceof AppError) || !error.issues) throw error;
    const issues = error.issues.map((issue) => ({ ...issue, path: issue.path.replace(/^services\.?/, '') }));
    throw new AppError(error.code, error.message, { issues });
  }
  await hidePagesWithoutService(ctx, shown, by);
  return listServices(ctx);
}

/** Prices of services that got another name are named after it. @param before the services as they were. */
async function renamePrices(ctx: AppContext, db: Db, before: readonly Service[], by: string): Promise<void> {
  const formerNames = new Map(before.map(({ id, name }) => [id, name]));
  const { services } = await getPublishedDocument<ServicesDocument>({ db }, DOCUMENT);
  const shipped = wholeDocument(await getDefinition(db, 'facts'), null) as unknown as Facts;
  const shippedNames = new Map(shipped.prices.map(({ id, name }) => [id, name]));
  const renamed = (price: Price): Price => {
    const [service, ...others] = services.filter((one) => one.price?.includes(`{prices.${price.id}}`));
    const formerName = service && formerNames.get(service.id);
    if (!service || others.length > 0 || formerName === undefined || formerName === service.name) return price;
    const isWhole = service.price === `{prices.${price.id}}`;
    const isShipped = shippedNames.get(price.id) === price.name;
    const name = nameAfter(service.name, { formerName, price, isWhole, isShipped });
    return name.length > PRICE_NAME_MAX ? price : { ...price, name };
  };
  const change = (facts: Facts): Facts => ({ ...facts, prices: facts.prices.map(renamed) });
  const facts = await getPublishedDocument<Facts>({ db }, 'facts');
  if (!isDeepStrictEqual(change(facts), facts)) await publishChangeInTransaction(ctx, db, { key: 'facts', change, by });
}

interface NamedPrice {
  /** The former name of the service. */
  formerName: string;
  price: Price;
  /** True where it is all that the service says of its price. */
  isWhole: boolean;
  /** True for a name that came with the site. */
  isShipped: boolean;
}

/** The name of a price after that of its service, unless the owner chose another one: `Phone line: setup`. */
function nameAfter(service: string, { formerName, price: { name }, isWhole, isShipped }: NamedPrice): string {
  if (name === formerName || (isShipped && isWhole)) return service;
  if (name.startsWith(`${formerName}: `)) return `${service}${name.slice(formerName.length)}`;
  // `Phone, setup` begins with the service.
  return isShipped ? `${service}: ${name.split(', ').at(-1)}` : name;
}

/** The list with the paths of the pages that it asks for, which are published. A service that is refused gets none. */
async function withNewPages(ctx: AppContext, db: Db, input: ServicesInput, by: string): Promise<ServicesInput> {
  const { services: before } = await getPublishedDocument<ServicesDocument>({ db }, DOCUMENT);
  const withoutPages = input.map(({ newPage: _, ...given }) => given);
  const services = merge(before, withoutPages);
  const inputWithPaths: ServicesInput = [];
  for (const [index, given] of withoutPages.entries()) {
    const { data: service } = Service.safeParse(services[index]);
    const needsPage = input[index]?.newPage && service && hasNoPage(service);
    const path = needsPage && (await publishServicePage(ctx, db, { service, others: services, by }));
    inputWithPaths.push(path ? { ...given, path } : given);
  }
  return inputWithPaths;
}

/** Hides the pages of services that were removed: else they would be listed as pages of the owner. */
async function hidePagesWithoutService(ctx: AppContext, before: readonly Service[], by: string): Promise<void> {
  const pathsWithService = new Set(ctx.content.services().map(({ path }) => path));
  const formerPaths = new Set(before.flatMap(({ path }) => path ?? []));
  for (const path of formerPaths) {
    const found = pathsWithService.has(path) ? undefined : ctx.content.findPage(path);
    if (!found || !('page' in found)) continue;
    await publishChange<LandingDocument>(ctx, found.page.key, (page) => ({ ...page, hidden: true }), by);
  }
}

/** The list as it is stored; a list in another order is in that order in every place. */
function merge(before: readonly Service[], input: ServicesInput): Service[] {
  const known = new Map(before.map((service) => [service.id, service]));
  const takenIds = new Set(known.keys());
  const services = input.map((given) => {
    const givenId = typeof given.id === 'string' ? given.id : '';
    const id = givenId || firstFree(toId(given.name), (name) => takenIds.has(name));
    takenIds.add(id);
    return mergeOne(known.get(id), { ...given, id });
  });
  const ids = services.map((service) => service.id);
  const keptIds = ids.filter((id) => known.has(id));
  const isReordered = !isDeepStrictEqual(
    keptIds,
    [...known.keys()].filter((id) => ids.includes(id)),
  );
  return isReordered ? services.map((service) => withPlaces(service, ({ position: _, ...place }) => place)) : services;
}

/**
 * Merges the given fields into a service. A new name replaces its name in every place, except where the input names it otherwise. If name
 * and text are new, it counts as another service, and its former texts in the places are deleted.
 */
function mergeOne(before: Service | undefined, given: ServicesInput[number]): Service {
  const merged = { isShown: true, ...before, ...withoutUndefined(given) };
  const service = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)) as Service;
  if (!before || service.name === before.name) return service;
  return withPlaces(service, ({ name, text, ...place }) => {
    const former = before.places?.find((one) => one.place === place.place);
    const keepsText = service.text === before.text || text !== former?.text;
    return { ...place, ...(name !== former?.name && { name }), ...(keepsText && { text }) };
  });
}

type Place = NonNullable<Service['places']>[number];

function withPlaces(service: Service, change: (place: Place) => Place): Service {
  const { places } = service;
  return Array.isArray(places)
    ? { ...service, places: places.map((place) => withoutUndefined(change(place))) }
    : service;
}

function toId(name: unknown): string {
  return toSlug(String(name ?? '')).slice(0, 50) || 'service';
}
