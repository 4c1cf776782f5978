import type { LandingDocument } from '#content/landing.schema.ts';
import type { LandingSection } from '#content/landing-sections.schema.ts';
import { STARTER } from '#content/starters/consultant/en/starter.ts';

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

const PICTURE = { src: '/images/portrait.svg', alt: 'A drawing', width: 480, height: 560, focusX: 30, focusY: 10 };

/** An example of each section that no shipped page has. */
const PROOF: LandingSection[] = [
  {
    kind: 'testimonial',
    id: 'testimonial',
    quote: 'The phone is answered now, and I read in the evening what was said.',
    name: 'Fixture Client',
    role: 'Owner',
    company: 'Fixture Plumbing',
    picture: PICTURE,
  },
  {
    kind: 'caseStudy',
    id: 'case-study',
    heading: 'From forty missed calls a month to none',
    intro: 'A fixture for tests.',
    client: 'Fixture Plumbing, twelve people',
    challenge: 'Calls came in while everybody was under a sink.',
    solution: 'The receptionist takes the call and books the visit.',
    result: 'The calendar fills itself, and nobody calls back at night.',
    figures: [
      { figure: '40 → 0', description: 'missed calls in a month' },
      { figure: '+18 %', description: 'booked visits' },
      { figure: '2 h', description: 'saved each day' },
    ],
    picture: PICTURE,
    link: { label: 'Book a call', href: '/calendar' },
  },
  {
    kind: 'logos',
    id: 'logos',
    heading: 'Who I work for',
    logos: ['One', 'Two', 'Three', 'Four', 'Five'].map((name, index) => ({
      picture: { src: '/images/portrait.svg', width: 480, height: 560 },
      name: `Fixture ${name}`,
      ...(index === 0 && { href: 'https://example.com/' }),
    })),
  },
  {
    kind: 'imageText',
    id: 'picture',
    heading: 'A picture says how it looks',
    intro: 'Beside it is a text.',
    text: 'The first paragraph.\n\nThe second paragraph.',
    picture: PICTURE,
    side: 'left',
    actions: [{ label: 'Read more', href: '/about' }],
  },
  {
    kind: 'video',
    id: 'video',
    heading: 'See it in two minutes',
    url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    title: 'A fixture video',
    poster: PICTURE,
    consent: 'The video is loaded from another site, which learns your address.',
    button: 'Load and play the video',
  },
  {
    kind: 'posts',
    id: 'posts',
    heading: 'What I wrote lately',
    count: 3,
    empty: 'Nothing has been written yet.',
    link: { label: 'Read the blog', href: '/blog' },
  },
  { kind: 'text', id: 'text', heading: 'In more words', text: 'One paragraph.\n\nAnother paragraph.' },
  {
    kind: 'gallery',
    id: 'gallery',
    heading: 'The rooms',
    pictures: [
      { picture: PICTURE, caption: 'The waiting room' },
      { picture: { ...PICTURE, src: '/videos/hero-poster.webp' } },
    ],
  },
  { kind: 'priceList', id: 'prices', heading: 'What it costs', note: 'All prices include tax.' },
  { kind: 'contactForm', id: 'write', heading: 'Write to me' },
  {
    kind: 'openingHours',
    id: 'opening-hours',
    heading: 'When the practice is open',
    hours: [
      { days: 'Monday to Thursday', times: '8:00 to 12:00, 14:00 to 17:00' },
      { days: 'Friday', times: '8:00 to 12:00' },
    ],
    address: 'Fixture Street 1\n12345 Fixture',
    directions: { label: 'Find the way', href: 'https://example.com/map' },
  },
];

/** Every kind of section once; those of the shipped pages come from the starter. */
export function makeAllSections(): LandingSection[] {
  const shipped = new Map<string, LandingSection>();
  for (const { sections } of Object.values(STARTER.pages)) {
    for (const section of sections) if (!shipped.has(section.kind)) shipped.set(section.kind, section);
  }
  const [hero, ...others] = [...shipped.values()].map((section, index) =>
    withoutFragments({ ...section, id: `part-${index}` }),
  );
  return [...(hero ? [hero] : []), ...PROOF, ...others];
}

/** A landing page with one hero. */
export function makeLandingPage(overrides: Partial<LandingDocument> = {}): LandingDocument {
  return { ...STARTER.templates.blank, path: '/fixture', label: 'Fixture', ...overrides };
}

/**
 * Creates a landing page and publishes it. @param call sends a request to the API as a captain; paths start after `/api`.
 *
 * @returns its key.
 */
export async function publishPage(call: Call, page: LandingDocument): Promise<string> {
  const input = { template: 'blank', path: page.path, title: page.label };
  const { key } = (await call('POST', '/captain/content', input)) as { key: string };
  await publishDocument(call, key, page, 1);
  return key;
}

/** Publishes another text of a document. @param version the newest version. */
export async function publishDocument(call: Call, key: string, data: object, version: number): Promise<void> {
  const draft = (await call('PUT', `/captain/content/${key}/draft`, { version, data })) as { version: number };
  await call('POST', `/captain/content/${key}/publish`, { version: draft.version });
}

/** Links to other sections of its page would lead nowhere. */
function withoutFragments(section: LandingSection): LandingSection {
  return JSON.parse(JSON.stringify(section).replaceAll(/"#[\w-]+"/g, '"/calendar"')) as LandingSection;
}
