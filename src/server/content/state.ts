import type { AppContext } from '#server/context.ts';
import { listSavedSettings } from '#server/settings/settings.ts';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import { asksForNumber, SITE_MEETINGS } from '#shared/meeting-types.ts';
import { paths } from '#shared/paths.ts';
import { placeKind } from '#shared/place-kind.ts';
import { DEFAULT_STARTER } from '#shared/starters.ts';
import { videoService } from '#shared/video-service.ts';
import { listConnections, listRedirects, listStoredDocuments } from './queries.ts';
import { findSources } from './sources.ts';

/** All that the texts are made from, besides the settings. */
export async function readContentState({ db, clock, meetingTypes }: Pick<AppContext, 'db' | 'clock' | 'meetingTypes'>) {
  const stored = await listStoredDocuments(db);
  const starter = await findSources(db);
  const redirects = new Map((await listRedirects(db)).map(({ path, key }) => [path, key]));
  const meetings = meetingsOf(meetingTypes.list());
  // As stored: the settings in memory are read anew after the texts, so that no page is drawn without the schemas it needs.
  const hasNoNumber = (await listSavedSettings(db)).get('demo_phone') === '';
  const hidesNothing = meetings.hidden.length === 0 && !hasNoNumber;
  // The default starter has nothing hidden, and a test checks its texts, so that a start without changed ones does without the schemas.
  const isDefault = starter.choice.key === DEFAULT_STARTER.key && stored.length === 0 && hidesNothing;
  const connections = await listConnections(db, clock.now());
  const schemas = isDefault ? undefined : await import('./definitions.ts');
  return { starter, stored, redirects, connections, meetings, schemas };
}
export type ContentState = Awaited<ReturnType<typeof readContentState>>;

function meetingsOf(types: readonly MeetingType[]) {
  const own = SITE_MEETINGS.map((slug) => types.find((type) => type.slug === slug));
  const { location = '', questions = [] } = own[0] ?? {};
  const links = types.filter(({ isActive, location }) => isActive && placeKind(location) === 'link');
  const priced = types.filter(({ isActive, price }) => isActive && price !== '');
  return {
    /** Paths of the meeting types that are not offered. */
    hidden: types.flatMap(({ slug, isActive }) => (isActive ? [] : paths.meeting(slug))),
    /** Lengths of `SITE_MEETINGS`. */
    minutes: own.map((type) => type?.minutes ?? 0),
    /** Place of the first of them. */
    place: asksForNumber({ location, questions }) ? ('phone' as const) : placeKind(location),
    /** Services of the video links of those that are offered. */
    videoServices: [...new Set(links.flatMap(({ location }) => videoService(location.split(/\s/)[0] ?? '') || []))],
    /** Those that are offered at a price. */
    priced: priced.map(({ slug, name, price }) => ({ slug, name, price })),
  };
}

/** The part that the published texts and their next change depend on: not the drafts without a time. */
export function publicState({ starter, stored, schemas: _, ...rest }: ContentState): unknown {
  const texts = stored
    .filter(({ published, publishAt }) => published !== null || publishAt !== null)
    // As text, because the order of its parts counts too.
    .map(({ key, template, published, publishAt, draft }) =>
      JSON.stringify([key, template, published, publishAt, publishAt === null ? null : draft]),
    );
  return { texts, starter: starter.choice, ...rest };
}
