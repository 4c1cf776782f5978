import * as z from 'zod';

const field = z.unknown().optional();

/**
 * A service as the owner saves it; the schema of the document checks the fields. Without an id it gets one from its name, and what
 * is not given stays as it was. `null` takes a field away.
 */
const ServiceInput = z.object({
  id: field,
  name: field,
  text: field,
  alsoCalled: field,
  icon: field,
  path: field,
  price: field,
  isShown: field,
  highlight: field,
  features: field,
  drawing: field,
  places: field,
  /** True for a service without a page that gets one made of its texts. */
  newPage: z.boolean().optional(),
});
export const ServicesInput = z.array(ServiceInput, 'Please give a list of services');
export type ServicesInput = z.output<typeof ServicesInput>;

/** Where a service is shown, and what is different there. */
const Place = z.object({
  place: z.string(),
  name: z.string().optional(),
  text: z.string().optional(),
  position: z.number().optional(),
});

/** A service as Captain lists it, with its placeholders. */
export const ListedService = z.object({
  /** Value that the contact form stores. */
  id: z.string(),
  name: z.string(),
  text: z.string(),
  /** Other names, with commas between them. */
  alsoCalled: z.string().nullable(),
  icon: z.string(),
  path: z.string().nullable(),
  price: z.string().nullable(),
  isShown: z.boolean(),
  highlight: z.string().nullable(),
  features: z.array(z.string()),
  drawing: z.string().nullable(),
  /** `null` for every place. */
  places: z.array(Place).nullable(),
  /** True when the page says that it is hidden, so that visitors do not see the service. */
  isPageHidden: z.boolean(),
  /** Key of its page in the editor; `null` where the path leads to no landing page. */
  pageKey: z.string().nullable(),
});
export type ListedService = z.output<typeof ListedService>;
