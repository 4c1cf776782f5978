import type { HomeDocument, HomePart } from '#content/home.schema.ts';
import type { Service } from '#content/services.schema.ts';

/** The parts of the home page that have something to show: not the services without any, nor a link that leads nowhere. */
export function shownParts({ parts, voiceAi }: HomeDocument, cards: readonly Service[]): HomePart[] {
  return parts.filter(({ kind }) => {
    if (kind === 'portfolio') return cards.length > 0;
    return kind !== 'voiceAi' || voiceAi.link !== undefined;
  });
}
