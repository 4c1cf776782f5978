import { capitalized } from '#shared/capitalized.ts';
import { LEGAL_CONDITIONS } from './legal-details.ts';
import { RETENTION, RETENTION_KINDS, RETENTION_OF_NEWSLETTER } from './retention.ts';

/** Conditions that a text can depend on, with their names for the owner. The server knows which of them hold. */
export const CONDITIONS: Readonly<Record<string, string>> = {
  model: 'The chatbot asks a provider’s model',
  noModel: 'The chatbot asks no provider’s model',
  embed: 'The calendar of a scheduling service is embedded',
  noEmbed: 'Calls are booked with the built-in scheduler alone',
  mail: 'The site sends mail (Settings)',
  webhook: 'Leads are passed on to a webhook (WEBHOOK_URL)',
  calendar: 'Bookings are written to your calendar',
  budget: 'The contact form asks for the budget (Pages, Contact form)',
  noBudget: 'The contact form does not ask for the budget (Pages, Contact form)',
  video: 'A call takes place at a video link (Meeting types)',
  videoOpen:
    'The free call has no place, so that it may take place by video, and no call has a video link (Meeting types)',
  apps: 'A program is connected (Connected apps)',
  cdn: 'A cache stands in front of the site (CDN)',
  replica: 'The database is copied continuously (LITESTREAM_REPLICA_URL)',
  vat: 'Whether prices include VAT is given (Prices and promises)',
  noVat: 'Whether prices include VAT is not given (Prices and promises)',
  monthly: 'A shown service is paid by the month (Services)',
  newsletter: 'The newsletter is offered (Newsletter)',
  noNewsletter: 'The newsletter is stopped (Newsletter)',
  ...Object.fromEntries(
    RETENTION_KINDS.flatMap((kind) => {
      const { noun } = RETENTION[kind];
      const name = capitalized(noun);
      const where = RETENTION_OF_NEWSLETTER.has(kind) ? 'Privacy; while the newsletter is offered' : 'Privacy';
      return [
        [`${kind}End`, `${name} are deleted after a time (${where})`],
        [`${kind}Stay`, `${name} are kept without a limit (${where})`],
      ];
    }),
  ),
  ...LEGAL_CONDITIONS,
};

/** Whether an item of a list is shown: it is not hidden, and its condition, if it has one, is among those that hold. */
export function isShown(part: unknown, met: ReadonlySet<string>): boolean {
  const { when, hidden = false } = (part ?? {}) as { when?: unknown; hidden?: unknown };
  return hidden !== true && (typeof when !== 'string' || met.has(when));
}

/** A document without the parts of lists whose condition does not hold, and without what is empty then. */
export function withoutUnmetParts<T>(document: T, met: ReadonlySet<string>): T {
  if (Array.isArray(document)) {
    return document
      .filter((part) => isShown(part, met))
      .flatMap((part) => (isEmptied(part, met) ? [] : [withoutUnmetParts(part, met)])) as T;
  }
  if (document === null || typeof document !== 'object') return document;
  const parts = Object.entries(document).filter(([key]) => key !== 'when');
  return Object.fromEntries(parts.map(([key, part]) => [key, withoutUnmetParts(part, met)])) as T;
}

/** True for a group whose lists had something to show only under conditions, and which has no text of its own. */
function isEmptied(part: unknown, met: ReadonlySet<string>): boolean {
  if (part === null || typeof part !== 'object' || Array.isArray(part) || ('text' in part && part.text)) return false;
  const lists = Object.values(part).filter((value) => Array.isArray(value) && value.length > 0);
  return lists.length > 0 && lists.every((list) => withoutUnmetParts(list as unknown[], met).length === 0);
}
