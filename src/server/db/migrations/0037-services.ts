import { type Kysely, sql } from 'kysely';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };
/** Documents by key: what is stored of them, which is what differs from the shipped text, or whole ones. */
export type MovedDocuments = Record<string, JsonObject>;

interface Place {
  place: string;
  name?: string;
  text?: string;
  position?: number;
}

interface Service {
  id: string;
  name: string;
  text: string;
  icon: string;
  path?: string;
  price?: string;
  isShown: boolean;
  highlight?: string;
  features?: string[];
  drawing?: string;
  places: Place[];
}

interface Card {
  title: string;
  description: string;
  aiFeature: string;
  features: string[];
  link: string;
  figure: string;
}

/**
 * Services were named by cards, menu, contact form, specialisations and pages, each with its own copy. What an owner had changed there
 * becomes the list of services; texts that nobody changed follow the shipped list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ key: string; template: string | null; published: string | null; draft: string | null }>`
    select key, template, published, draft from content_documents order by position, key`.execute(db);
  const custom = rows.flatMap(({ key, template }) => (template === null ? [] : [key]));
  const read = (columns: readonly ('published' | 'draft')[]): MovedDocuments =>
    Object.fromEntries(
      rows.flatMap((row) => {
        const text = columns.map((column) => row[column]).find((one) => one !== null);
        return text ? [[row.key, JSON.parse(text)]] : [];
      }),
    );
  const published = read(['published']);
  const newest = read(['draft', 'published']);
  const services = moveServices(published, custom);
  const draft = moveServices(newest, custom);
  for (const { key, ...row } of rows) {
    const texts = { published: published[key], draft: row.draft === null ? undefined : newest[key] };
    for (const column of ['published', 'draft'] as const) {
      const text = texts[column];
      if (text === undefined || JSON.stringify(text) === JSON.stringify(JSON.parse(row[column] ?? 'null'))) continue;
      await sql`update content_documents set ${sql.ref(column)} = ${JSON.stringify(text)} where key = ${key}`.execute(
        db,
      );
    }
  }
  const [list, drafted] = [services, draft].map((one) => one && JSON.stringify({ services: one }));
  if (!list && !drafted) return;
  await sql`insert into content_documents (key, version, published, draft, updated_at, position)
    select 'services', 1, ${list ?? null}, ${drafted === list ? null : (drafted ?? null)}, max(updated_at),
      max(position) + 1 from content_documents`.execute(db);
}

/**
 * Takes the copies of services out of the documents.
 *
 * @param documents they are changed.
 * @param custom keys of the pages that the owner created.
 * @returns the list that they make; undefined when none of them was changed.
 */
export function moveServices(documents: MovedDocuments, custom: readonly string[]): Service[] | undefined {
  const before = JSON.stringify(documents);
  let services: Service[] = structuredClone([...SHIPPED]);
  const { home, about, site, 'contact-form': form } = documents;

  const byPath = (path: Json | undefined) => services.find((service) => service.path === path);
  const freeId = (wanted: string) => {
    let id = wanted;
    for (let number = 2; services.some((service) => service.id === id); number += 1) id = `${wanted}-${number}`;
    return id;
  };
  const add = (given: Partial<Service> & { name: string }): Service => {
    const id = freeId(given.id ?? slugOf(given.path ?? given.name));
    const service = { text: given.name, icon: 'check', isShown: true, places: [], ...given, id };
    services.push(service);
    return service;
  };
  const clear = (place: string) => {
    for (const service of services) service.places = service.places.filter((one) => one.place !== place);
  };
  const hasPlace = ({ places }: Service, place: string) => places.some((one) => one.place === place);
  const put = (service: Service, place: string, given: { name?: string; text?: string }, position: number) => {
    const { name, text } = given;
    const differs = { ...(name && name !== service.name && { name }), ...(text && text !== service.text && { text }) };
    service.places.push({ place, ...differs, position });
  };

  for (const key of [...SHIPPED.map(({ id }) => id), ...custom]) {
    const page = documents[key];
    if (!page) continue;
    const {
      label,
      path,
      hidden,
      service: data,
    } = page as { label?: string; path?: string; hidden?: boolean; service?: JsonObject };
    const name = data?.name as string | undefined;
    const text = data?.description as string | undefined;
    const isShipped = SHIPPED.some(({ id }) => id === key);
    let service = isShipped ? services.find(({ id }) => id === key) : undefined;
    if (!service && path)
      service = add({ id: key, name: label ?? name ?? key, text: (text ?? label ?? key).slice(0, 300), path });
    if (!service) continue;
    if (path) service.path = path;
    if (hidden) service.isShown = false;
    if (isShipped && (name || label)) {
      service.name = (name ?? label) as string;
      service.places = service.places.map(({ name: _, ...place }) => place);
      const menu = service.places.find(({ place }) => place === 'menu');
      if (menu && label && label !== service.name) menu.name = label;
    }
    delete page.label;
    delete page.hidden;
    if (data) {
      delete data.name;
      if (Object.keys(data).length === 0) delete page.service;
    }
  }

  const cards = take<Card[]>(home, 'portfolio', 'cards');
  if (cards) {
    clear('cards');
    const shown = cards.map(({ title, description, aiFeature, features, link, figure }, index) => {
      const found = byPath(link);
      const service = found && !hasPlace(found, 'cards') ? found : add({ name: title, path: link });
      Object.assign(service, { name: title, text: description, highlight: aiFeature, features, drawing: figure });
      put(service, 'cards', {}, index + 1);
      return service;
    });
    services = [...shown, ...services.filter((service) => !shown.includes(service))];
  }

  const choices = take<{ value: string; label: string; href?: string }[]>(form, 'services');
  if (choices && form) {
    clear('contact');
    form.otherChoices = choices.flatMap(({ value, label, href }, index) => {
      const found = byPath(href) ?? services.find(({ id }) => id === value);
      if (!found && !href) return [{ value, label }];
      const service =
        found && !hasPlace(found, 'contact') ? found : add({ id: value, name: label, ...(href && { path: href }) });
      if (service.id !== value) service.id = freeId(value);
      put(service, 'contact', { name: label }, index + 1);
      return [];
    });
    if (form.otherChoices.length === 0) delete form.otherChoices;
  }

  const named = (name: string) =>
    services.find((service) =>
      [service, ...service.places].some((one) => one.name?.toLowerCase() === name.toLowerCase()),
    );
  take<{ name: string; note: string }[]>(home, 'about', 'specialisations')?.forEach(({ name, note }, index) => {
    if (index === 0) clear('specialisations');
    put(named(name) ?? add({ name, text: note }), 'specialisations', { name, text: note }, index + 1);
  });
  take<{ title: string; text: string; link: { href: string } }[]>(about, 'specialisations', 'items')?.forEach(
    ({ title, text, link }, index) => {
      if (index === 0) clear('about');
      const found = byPath(link.href);
      const service =
        found && !hasPlace(found, 'about')
          ? found
          : add({ name: title.slice(0, 80), text: text.slice(0, 300), path: link.href });
      put(service, 'about', { name: title, text }, index + 1);
    },
  );

  const menu = site?.menu as
    | { services?: string; groups?: { title: string; links: { label: string; href: string }[] }[] }
    | undefined;
  if (menu?.groups) {
    const group = menu.groups.find(({ links }) => links.some(({ href }) => byPath(href)));
    clear('menu');
    group?.links.forEach(({ label, href }, index) => {
      const service = byPath(href);
      if (service && !hasPlace(service, 'menu')) put(service, 'menu', { name: label }, index + 1);
    });
    if (group) {
      menu.services = group.title;
      group.links = group.links.filter(({ href }) => !byPath(href));
      menu.groups = menu.groups.filter(({ links }) => links.length > 0);
    }
  }

  if (JSON.stringify(documents) === before) return undefined;
  for (const place of ['cards', 'specialisations', 'about', 'menu', 'contact']) dropPositions(services, place);
  return services;
}

/** Removes the positions at a place whose order is that of the list. */
function dropPositions(services: readonly Service[], place: string): void {
  const places = services.flatMap((service) => service.places.filter((one) => one.place === place));
  const isOrdered = places.every(({ position = 0 }, index) => position > (places[index - 1]?.position ?? 0));
  if (isOrdered) for (const one of places) delete one.position;
}

/** Removes a value and what is empty without it. */
function take<T>(document: JsonObject | undefined, ...path: string[]): T | undefined {
  const [key = '', ...rest] = path;
  const value = document?.[key];
  if (!document || value === undefined || value === null) return undefined;
  if (rest.length > 0) return take<T>(value as JsonObject, ...rest);
  delete document[key];
  return value as T;
}

function slugOf(text: string): string {
  return (
    text
      .split('/')
      .at(-1)
      ?.normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 50) || 'service'
  );
}

/** The list as it shipped with this step. */
const SHIPPED: readonly Service[] = [
  {
    id: 'n8n-workflow-automation',
    name: 'N8N Workflow Automation',
    text: 'A new order, form or invoice sets off the steps that someone in your office clicks through today.',
    icon: 'branch',
    path: '/services/n8n-workflow-automation',
    isShown: true,
    highlight: 'AI decides the branch when a rule cannot',
    features: [
      '{market.integrations}+ integrations, one canvas',
      'Hosted on your own server',
      'Watched around the clock',
    ],
    drawing: 'workflow',
    places: [
      { place: 'cards' },
      {
        place: 'specialisations',
        name: 'N8N workflow automations',
        text: 'Your apps pass work to each other, on your own server.',
      },
      {
        place: 'about',
        text: 'A form comes in, the customer is looked up, the job is created, the right person is told. n8n runs on a server of your choice, draws each workflow as a diagram, and keeps a record of every run.',
      },
      { place: 'contact', name: 'Workflow Automation' },
    ],
  },
  {
    id: 'ai-integration',
    name: 'AI Workflow Integration',
    text: 'A language model reads, sorts and drafts inside the systems your team already has open.',
    icon: 'document',
    path: '/services/ai-integration',
    isShown: true,
    highlight: 'Documents become fields in your database',
    features: ['Summaries of long files', 'Mail sorted by what it asks for', 'Local hardware for confidential work'],
    drawing: 'integration',
    places: [
      { place: 'cards' },
      {
        place: 'specialisations',
        name: 'AI integration',
        text: 'Reading, sorting and summarising inside the systems you run.',
        position: 5,
      },
      {
        place: 'about',
        name: 'AI Integration',
        text: 'Language models inside the tools you have: incoming mail classified, long documents summarised, replies drafted for a person to approve. Where data must not leave the house, a model on local hardware.',
        position: 4,
      },
      { place: 'menu', name: 'AI Integration', position: 4 },
      { place: 'contact', name: 'AI Integration', position: 6 },
    ],
  },
  {
    id: 'llm-chatbots',
    name: 'LLM-Powered Chatbots',
    text: 'A chatbot that knows your prices and policies, books appointments, and says so when it does not know.',
    icon: 'chat',
    path: '/services/llm-chatbots',
    isShown: true,
    highlight: 'Answers come from your documents alone',
    features: ['Qualifies leads at night', 'Hands over to a person', 'Writes into your CRM'],
    drawing: 'chatbot',
    places: [
      { place: 'cards' },
      {
        place: 'specialisations',
        name: 'LLM chatbot integration',
        text: 'Answers from your documents, with a person one click away.',
      },
      {
        place: 'about',
        name: 'LLM Chatbot Integration',
        text: 'A chatbot that answers from your own documents and prices, says so when it does not know, and hands over to a person or a booking page when it should.',
      },
      { place: 'menu', name: 'LLM Chatbots' },
      { place: 'contact' },
    ],
  },
  {
    id: 'social-media-automation',
    name: 'Social Media Automation',
    text: 'You write one idea down. It comes back as posts for each platform, waiting for your approval.',
    icon: 'calendar',
    path: '/services/social-media-automation',
    isShown: true,
    highlight: 'Drafts in your own tone of voice',
    features: ['Instagram, X and LinkedIn', 'One calendar for all of them', 'Nothing posts without your yes'],
    drawing: 'social',
    places: [
      { place: 'cards' },
      {
        place: 'specialisations',
        name: 'Social media automation',
        text: 'One draft becomes a week of posts that you approve.',
      },
      { place: 'contact' },
    ],
  },
  {
    id: 'lead-generation',
    name: 'Lead Generation Systems',
    text: 'Companies that fit your best customers are found, checked and put into your CRM with a reason to call.',
    icon: 'funnel',
    path: '/services/lead-generation',
    isShown: true,
    highlight: 'Every lead is scored against your own criteria',
    features: ['Public sources, collected daily', 'Contacts verified and enriched', 'Straight into your CRM'],
    drawing: 'leads',
    places: [{ place: 'cards' }, { place: 'contact' }],
  },
  {
    id: 'custom-solutions',
    name: 'Custom Solutions',
    text: 'For the process that no product fits: an order desk, a night phone line, a credit check.',
    icon: 'wrench',
    path: '/services/custom-solutions',
    isShown: true,
    highlight: 'Decision systems that show their reasons',
    features: ['APIs joined that never met', 'Back end built to be read', 'Yours when it is finished'],
    drawing: 'custom',
    places: [{ place: 'cards' }, { place: 'menu' }, { place: 'contact' }],
  },
  {
    id: 'voice-ai',
    name: 'Voice AI Receptionist',
    text: 'Riley answers every call of a home-service business in under 3 rings, 24/7/365, takes the job down and books it.',
    icon: 'phone',
    path: '/Home-services-ai',
    price: '{price.setup}, {price.perMinute} per minute',
    isShown: true,
    places: [{ place: 'menu', position: 1 }],
  },
];
