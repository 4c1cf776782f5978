import type { AppContext, Content } from '#server/context.ts';
import type { ContactInput } from '#shared/contact.schema.ts';
import { type Choice, labelOf } from '#shared/contact.ts';
import { VisitorError } from '#shared/errors.ts';
import type { MessageKey } from '#shared/messages.ts';
import { servicesAt } from '#shared/services.ts';

type WithContent = Pick<AppContext, 'content'>;

/**
 * Refuses services and a budget that the contact form does not offer.
 *
 * @throws AppError `bad_request`.
 */
export function refuseUnknownChoices(ctx: WithContent, { service, budget }: ContactInput): void {
  const { budgets } = ctx.content.get('contact-form');
  const isKnown = budget === null || budgets.some(({ value }) => value === budget);
  refuse({ ...unknownServices(ctx, 'service', service), ...(isKnown ? {} : { budget: 'choiceUnknown' }) });
}

/**
 * Refuses services that the contact form does not offer.
 *
 * @param field the name of the field in the form.
 * @throws AppError `bad_request`.
 */
export function refuseUnknownServices(ctx: WithContent, field: string, services: readonly string[]): void {
  refuse(unknownServices(ctx, field, services));
}

/** Labels of stored services, also of those that are hidden now. */
export function serviceLabels({ content }: WithContent, services: readonly string[]): string[] {
  const hidden = content.services().map(({ id, name }) => ({ value: id, label: name }));
  const choices = [...offeredChoices(content), ...hidden];
  return services.map((service) => labelOf(choices, service));
}

/** Choices of the contact form: the services, then the others. */
function offeredChoices(content: Content): Choice[] {
  const services = servicesAt(content.get('services').services, 'contact');
  return [...services.map(({ id, name }) => ({ value: id, label: name })), ...content.get('contact-form').otherChoices];
}

/** The text of a stored budget. */
export function budgetLabel({ content }: WithContent, budget: string | null): string | null {
  return budget && labelOf(content.get('contact-form').budgets, budget);
}

function unknownServices({ content }: WithContent, field: string, services: readonly string[]) {
  const offered = new Set(offeredChoices(content).map(({ value }) => value));
  const entries = services.map((service, index) => ({ service, path: `${field}.${index}` }));
  const unknown = entries.filter(({ service }) => !offered.has(service));
  return Object.fromEntries(unknown.map(({ path }) => [path, 'choiceUnknown' as const]));
}

function refuse(fields: Record<string, MessageKey>): void {
  if (Object.keys(fields).length > 0) throw new VisitorError('bad_request', 'choiceUnknown', { fields });
}
