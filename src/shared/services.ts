/** Parts of the site that list services, by the name that Captain shows. The footer lists all of them. */
export const SERVICE_PLACES = {
  cards: 'Cards on the home page',
  specialisations: 'Core specialisations on the home page',
  about: 'Specialisations on the about page',
  menu: 'Menu',
  contact: 'Contact form',
} as const;
export type ServicePlace = keyof typeof SERVICE_PLACES;

/** Drawings that ship with the site. */
export const SERVICE_DRAWINGS = {
  workflow: 'Workflow',
  integration: 'Integration',
  chatbot: 'Chatbot',
  social: 'Social media',
  leads: 'Leads',
  custom: 'Building blocks',
} as const;

/** The part of a service that differs by place. Without `places` it is shown everywhere. */
export interface Placed {
  name: string;
  text: string;
  places?: readonly { place: string; name?: string; text?: string; position?: number }[];
}

/** True for a service that leads nowhere, or to a part of another page. */
export function hasNoPage({ path }: { path?: string | null }): boolean {
  return !path || path.includes('#');
}

/** The services of one place in its order, with the names and texts that they have there. */
export function servicesAt<S extends Placed>(services: readonly S[], place: ServicePlace): S[] {
  return services
    .flatMap((service, index) => {
      const own = service.places?.find((one) => one.place === place);
      if (service.places && !own) return [];
      const { name = service.name, text = service.text, position = index + 1 } = own ?? {};
      return { position, service: { ...service, name, text } };
    })
    .sort((a, b) => a.position - b.position)
    .map(({ service }) => service);
}

/** The name of a service in links: its name in the menu, which may be shorter. */
export function shortName({ name, places }: Placed): string {
  return places?.find(({ place }) => place === 'menu')?.name ?? name;
}
