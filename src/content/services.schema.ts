import * as z from 'zod';
import { SERVICE_DRAWINGS, SERVICE_PLACES } from '#shared/services.ts';
import { allDiffer, choice, flag, group, icon, line, link, list, number, storedValue, text } from './fields.schema.ts';

/** A place that lists the service, with what differs there from the list. */
const Place = group('Place', {
  place: choice('Place', SERVICE_PLACES),
  name: line('Other name there', { max: 80 }).optional(),
  text: text('Other text there').optional(),
  position: number('Position there, where it is not that of the list', { min: 1, max: 100 }).optional(),
});

export const Service = group('Service', {
  id: storedValue('Id'),
  name: line('Name', { max: 80 }),
  text: text('Short text', { max: 300 }),
  alsoCalled: line('Also called', {
    max: 300,
    hint: 'Other names that visitors use, with commas between them. The chatbot knows them.',
  }).optional(),
  icon: icon('Icon'),
  path: link('Page', { hint: 'While that page is hidden, the service is not shown.' }).optional(),
  price: line('Price', { max: 60 }).optional(),
  isShown: flag(
    'Shown to visitors',
    'The page of a hidden service is hidden too, and the chatbot gives none of the original answers about it.',
  ),
  highlight: line('Highlighted line', { max: 120 }).optional(),
  features: list('Features', line('Feature', { max: 80 }), { min: 0, max: 6 }).optional(),
  drawing: choice('Drawing in place of the icon', SERVICE_DRAWINGS).optional(),
  places: list('Places', Place, { min: 0, max: 5, hint: 'Every place when there is no such list.' }).optional(),
});
export type Service = z.output<typeof Service>;

/** The one list of services, in order. Every place that names them reads it: see `SERVICE_PLACES`. */
export const ServicesDocument = z.object({
  services: list('Services', Service, { min: 0, max: 60 }).superRefine(allDiffer('id', 'Another service has this id')),
});
export type ServicesDocument = z.output<typeof ServicesDocument>;
