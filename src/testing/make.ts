import type { ContactInput } from '#shared/contact.schema.ts';
import type { FormExtras } from '#shared/spam-guard.schema.ts';

const CONTACT = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  company: 'Byron Plumbing',
  phone: null,
  service: ['n8n-workflow-automation'],
  budget: '2.5k-10k',
  message: 'We retype every job sheet into two systems.',
} satisfies Omit<ContactInput, keyof FormExtras>;

/** A complete contact message, as the form sends it; pass only the values that matter to the test. */
export function makeContact(overrides: Record<string, unknown> = {}) {
  return { ...CONTACT, ...overrides };
}

/** A complete booking with the built-in scheduler, at a time that is free on a new site with the test clock. */
export function makeBooking(overrides: Record<string, unknown> = {}) {
  return {
    type: 'consultation',
    start: '2026-01-06T18:00:00Z',
    timezone: 'America/New_York',
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    message: 'Two systems, one job sheet.',
    ...overrides,
  };
}

/** A complete published post, as the editor sends it. */
export function makePost(overrides: Record<string, unknown> = {}) {
  return {
    slug: 'hello-world',
    title: 'Hello, world',
    excerpt: 'A first post.',
    content: '## Why\n\nSome **bold** words.',
    tags: ['AI'],
    coverImage: null,
    published: true,
    featured: false,
    ...overrides,
  };
}

/** A complete issue of the newsletter, as the editor sends it. */
export function makeIssue(overrides: Record<string, unknown> = {}) {
  return {
    subject: 'Five hours a week',
    preview: 'What the phone costs you',
    content: 'Hello,\n\nsome **bold** words.',
    audience: { kind: 'all' },
    publishAs: 'none',
    ...overrides,
  };
}
