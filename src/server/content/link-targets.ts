import { DOCUMENTS, type DocumentDefinition } from '#content/documents.schema.ts';
import type { ContentView, MeetingTypes } from '#server/context.ts';
import type { LinkTarget } from '#shared/content.schema.ts';
import { paths } from '#shared/paths.ts';
import { anchorsOf } from '#shared/sections.ts';

/** The pages and sections that a link of the document `key` can lead to. */
export function listLinkTargets(view: ContentView, key: string, meetingTypes: MeetingTypes): LinkTarget[] {
  const own = view.pages().find((page) => page.key === key);
  const sections = own ? anchorsOf(own.document) : [];
  const targets = [
    { href: paths.home, label: 'Home' },
    ...anchorsOf(view.get('home')).map((anchor) => ({ href: paths.section(anchor), label: `Home: ${anchor}` })),
    ...sections.map((anchor) => ({ href: `#${anchor}`, label: `This page: ${anchor}` })),
    ...Object.values<DocumentDefinition>(DOCUMENTS).flatMap(({ path, title }) =>
      path ? [{ href: path, label: title }] : [],
    ),
    ...view.pages().map(({ document, label }) => ({ href: document.path, label })),
    { href: paths.about, label: 'About' },
    { href: paths.meetings, label: 'All meeting types' },
    ...meetingTypes
      .list()
      .flatMap(({ slug, name, isActive }) => (isActive ? [{ href: paths.meeting(slug), label: name }] : [])),
    { href: paths.blog, label: 'Blog' },
  ];
  return [...new Map(targets.toReversed().map((target) => [target.href, target])).values()].toReversed();
}
