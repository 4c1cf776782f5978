import type { AnySection } from './sections.ts';
import { type Placed, servicesAt } from './services.ts';

/**
 * The parts of the home page that have something to show: not the services without any, nor a link that leads nowhere.
 *
 * @param home without what is hidden, and `services` those that visitors see.
 */
export function visibleHomeParts<P extends AnySection>(
  { parts, voiceAi }: { parts: readonly P[]; voiceAi: { link?: object | undefined } },
  services: readonly Placed[],
): P[] {
  return parts.filter(({ kind }) => {
    if (kind === 'portfolio') return servicesAt(services, 'cards').length > 0;
    return kind !== 'voiceAi' || voiceAi.link !== undefined;
  });
}
