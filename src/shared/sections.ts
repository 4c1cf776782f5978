/*
 * Pages that are lists of sections: the landing pages, and the home page, whose list also has parts of its own.
 */

/** Ids of the parts that only the home page has, by their kind. */
const OWN_ANCHORS = {
  about: 'about',
  portfolio: 'portfolio',
  voiceAi: 'voice-ai',
  blog: 'blog',
  chat: 'faq',
  contact: 'contact',
} as const;
export type OwnPartKind = keyof typeof OWN_ANCHORS;

/** Ids of the home page that links in texts may have, even where the owner has hidden or removed their part. */
export const HOME_ANCHORS: readonly string[] = Object.values(OWN_ANCHORS);

export type AnySection = { kind: string; id?: string };

export function isOwnPart<P extends AnySection>(part: P): part is Extract<P, { kind: OwnPartKind }> {
  return Object.hasOwn(OWN_ANCHORS, part.kind);
}

const CLOSING: ReadonlySet<string> = new Set(['contact', 'contactForm', 'scheduler', 'cta', 'related']);

/** Whether a section is one with which a page closes: it asks for a call or a message, or leads to other pages. */
export function isClosing({ kind }: AnySection): boolean {
  return CLOSING.has(kind);
}

export function anchorOf({ kind, id = '' }: AnySection): string {
  return Object.hasOwn(OWN_ANCHORS, kind) ? OWN_ANCHORS[kind as OwnPartKind] : id;
}

/** Ids of the sections of a page, in their order. */
export function anchorsOf(page: { sections: readonly AnySection[] } | { parts: readonly AnySection[] }): string[] {
  return ('parts' in page ? page.parts : page.sections).map(anchorOf);
}

/** Names of the forms that a page of these sections has. */
export function formsOf(sections: readonly { kind: string; id: string }[]): string[] {
  return sections.flatMap(({ kind, id }) => {
    if (kind === 'emailCapture') return [id];
    return kind === 'contactForm' ? ['contact'] : [];
  });
}
