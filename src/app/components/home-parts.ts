import type { HomeDocument, HomePart } from '#content/home.schema.ts';
import type { Service } from '#content/services.schema.ts';

/** The parts of the home page that have something to show: not the services without any, nor a link that leads nowhere. */
export function visibleHomeParts({ parts, voiceAi }: HomeDocument, services: readonly Service[]): HomePart[] {
  return parts.filter(({ kind }) => {
    if (kind === 'portfolio') return services.length > 0;
    return kind !== 'voiceAi' || voiceAi.link !== undefined;
  });
}
