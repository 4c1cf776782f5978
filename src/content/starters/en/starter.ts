import type { Documents } from '#content/documents.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import { answers } from './answers/answers.ts';
import { branding } from './branding.ts';
import { chat } from './chat.ts';
import { contactForm } from './contact-form.ts';
import { facts } from './facts.ts';
import { home } from './home.ts';
import { newsletter } from './newsletter.ts';
import { site } from './site.ts';

interface Starter {
  documents: Documents;
  /** The landing pages by key, in the order of the footer. */
  pages: Record<string, LandingDocument>;
  /** What a new page starts with. */
  templates: { landing: LandingDocument };
}

/** The copy that ships with the site: what a document says until the owner changes it. */
export const STARTER: Starter = {
  documents: { facts, branding, site, home, 'contact-form': contactForm, newsletter, chat, answers },
  pages: {},
  templates: {
    landing: {
      path: '/new-page',
      label: 'New page',
      meta: { title: 'New page', description: 'What this page offers, in one or two sentences.' },
      service: {
        name: 'New page',
        serviceType: 'Consulting',
        description: 'What this page offers, in one or two sentences.',
      },
      homeLink: { label: 'Home', position: 'fixed' },
      sections: [],
    },
  },
};
