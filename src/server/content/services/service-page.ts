import type { LandingDocument } from '#content/landing.schema.ts';
import type { Service } from '#content/services.schema.ts';
import type { SiteDocument } from '#content/site.schema.ts';
import { findDefinitions } from '#server/content/definitions.ts';
import { checkDocument, makePublic, readReferences } from '#server/content/editing/edits.ts';
import { findFreeKey } from '#server/content/editing/own-pages.ts';
import { listStoredDocuments } from '#server/content/queries.ts';
import { isTakenPath } from '#server/content/review/checks.ts';
import { findSources } from '#server/content/sources.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import { firstFree, toSlug } from '#shared/slug.ts';

/** Longest name of a service in an address, in characters. */
const SLUG_MAX = 50;

/**
 * Publishes a page with the name, text and price of a service. Its other texts come from the language's template; its buttons to the calendar
 * are named as elsewhere on the site.
 *
 * @param others the services whose pages it is put beside: `/services`, `/leistungen`.
 * @returns its path.
 * @throws AppError `bad_request` with problems by field of the page.
 */
export async function publishServicePage(
  ctx: AppContext,
  db: Db,
  { service, others, by }: { service: Service; others: readonly Service[]; by: string },
): Promise<string> {
  const { service: template } = (await findSources(db)).templates;
  const definitions = await findDefinitions(db);
  const { pagePaths } = await readReferences(ctx, db, definitions, await listStoredDocuments(db));
  const folder = folderOf(others.find(({ path = '' }) => folderOf(path) !== '')?.path ?? template.path);
  const slug = toSlug(service.name, SLUG_MAX) || 'service';
  const path = firstFree(`${folder}/${slug}`, (taken) => isTakenPath(taken, '', pagePaths));
  const key = await findFreeKey(db, path);
  const definition = definitions.custom(key, 'blank');
  const text = withBooking(textFor(service, template), ctx.content.get('site').floatingButton);
  const data = await checkDocument(ctx, db, { definition, data: { ...text, path } as Json });
  const edit = { key, by, now: ctx.clock.now() };
  await makePublic(db, definition, undefined, { text: data as JsonObject, template: 'blank' }, edit);
  return path;
}

/** `/services` for `/services/audits`; nothing for a page at the top. */
function folderOf(path: string): string {
  return /^(\/[A-Za-z0-9-]+)\/[A-Za-z0-9-]+$/.exec(path)?.[1] ?? '';
}

/** Replaces the page's buttons to the calendar by the site's button, if that leads to the calendar too. */
function withBooking(page: LandingDocument, button: SiteDocument['floatingButton']): LandingDocument {
  if (button.href !== paths.calendar) return page;
  const sections = page.sections.map((section) =>
    'actions' in section
      ? { ...section, actions: section.actions.map((action) => (action.href === button.href ? button : action)) }
      : section,
  );
  return { ...page, sections };
}

/** The template with the service's texts; the sections of the price and of what clients get are left out without one. */
function textFor({ name, text, price, features = [] }: Service, template: LandingDocument): LandingDocument {
  const items = features.map((title) => ({ title }));
  const sections = template.sections
    .filter(({ kind }) => (kind !== 'pricing' || price) && (kind !== 'list' || items.length > 0))
    .map((section) => (section.kind === 'list' ? { ...section, items } : section));
  return fill({ ...template, sections }, { 'service.name': name, 'service.text': text, 'service.price': price ?? '' });
}
