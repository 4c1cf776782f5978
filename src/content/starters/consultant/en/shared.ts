import type { BlogDocument } from '#content/blog.schema.ts';
import type { BookingDocument } from '#content/booking.schema.ts';
import type { ChatDocument } from '#content/chat.schema.ts';
import type { ContactFormDocument } from '#content/contact-form.schema.ts';
import type { LandingWords } from '#content/landing-words.schema.ts';
import type { MailsDocument } from '#content/mails.schema.ts';
import type { NewsletterDocument } from '#content/newsletter.schema.ts';
import type { NewsletterPagesDocument } from '#content/newsletter-pages.schema.ts';
import type { SiteDocument } from '#content/site.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

/*
 * Texts of this business in documents that are mostly the same for every business.
 */

export const site = {
  menu: {
    groups: [
      {
        title: 'Homepage',
        links: [
          { label: 'About', href: '/#about' },
          { label: 'Portfolio', href: '/#portfolio' },
          { label: 'Blog', href: '/#blog' },
          { label: 'FAQ', href: '/#faq' },
        ],
      },
    ],
  },
  floatingButton: { label: 'Book Your Free Consult', href: '/calendar' },
  footer: {
    line: 'Automation that fits the tools you already run.',
    groups: [
      {
        title: 'Quick links',
        links: [
          { label: 'Home', href: '/' },
          { label: 'About', href: '/about' },
          { label: 'Blog', href: '/blog' },
          { label: 'Free consultation', href: '/calendar' },
          { label: 'Strategy session', href: '/strategy-session' },
        ],
      },
    ],
  },
  business: { jobTitle: 'AI and automation consultant' },
  notFound: {
    meta: {
      description:
        'There is no page at this address. Go back to the home page, or look through the services and the blog.',
    },
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
  },
} satisfies PartOf<SiteDocument>;

export const contactForm = {
  otherChoices: [
    { value: 'general-consultation', label: 'General Consultation' },
    { value: 'other', label: 'Other' },
  ],
  budgets: [
    { value: '2.5k-10k', label: '{budget.small} – {budget.medium}' },
    { value: '10k-25k', label: '{budget.medium} – {budget.large}' },
    { value: '25k-50k', label: '{budget.large} – {budget.largest}' },
    { value: '50k+', label: '{budget.largest} and more' },
  ],
  successText: 'Thank you for writing. I will get back to you within {response.minutes} minutes.',
  messagePlaceholder: 'We retype every job sheet into two systems...',
} satisfies PartOf<ContactFormDocument>;

export const newsletter = {
  form: {
    note: 'One mail a week. Leave whenever you like.',
    successText: "You'll receive weekly AI insights and automation strategies.",
  },
} satisfies PartOf<NewsletterDocument>;

export const newsletterPages = {
  confirm: {
    meta: {
      description:
        'One more click and the weekly letter on AI and automation comes to your mailbox. You can leave with one click at any time.',
    },
  },
  unsubscribe: {
    meta: {
      description:
        'Take your address off the list of the newsletter on AI and automation. It takes one click, and you can come back whenever you like.',
    },
  },
  topics: {
    meta: {
      description:
        'Get fewer letters on AI and automation: choose what they should be about, or get every letter again. One click is enough.',
    },
  },
  archive: {
    meta: {
      title: 'Newsletter Archive: Letters on AI and Automation',
      description:
        'Past issues of the newsletter on AI and business automation: what works in small companies, what it costs, and how to start with it.',
    },
  },
} satisfies PartOf<NewsletterPagesDocument>;

export const landingWords = {
  pairs: { solution: 'With the system' },
  caseStudy: { solution: 'What I built' },
} satisfies PartOf<LandingWords>;

export const booking = {
  meetings: { consultation: 'Free consultation', strategy: 'Deep-dive strategy session' },
} satisfies PartOf<BookingDocument>;

export const blog = {
  isLinkedEmpty: true,
  meta: {
    title: 'Blog: automation and AI for small businesses',
    description:
      'Working notes on automation and AI by {name}: what was built, what it cost, what broke, and how many hours a week it gave back.',
  },
  title: 'Notes from the workbench',
  lead: 'What I automated, what it cost, what broke, and how many hours it gave back.',
  list: { taggedMeta: '{tag}: articles on automation and AI' },
  empty: { link: { label: 'Book a free consultation', href: '/calendar' } },
  llms: 'Articles about automation and AI in small businesses.',
  feeds: { description: 'Practical notes on automation and AI for small businesses.' },
} satisfies PartOf<BlogDocument>;

export const chat = {
  title: 'Demo bot',
  greeting:
    "Hi, I'm {name}'s demo bot. Ask me about {servicesFew}, prices or how to book a call. What takes too much of your time?",
  questions: [
    'What services do you offer?',
    'How much does the voice AI receptionist cost?',
    'What happens in the free consultation?',
  ],
  log: 'Conversation with the demo bot',
  buttons: {
    consultation: 'Book Your Free Consultation',
    strategy: 'Start With a Free Consultation',
    'voice-ai': 'Book Your Free Voice AI Call',
  },
  pages: [
    { label: 'Free consultation', href: '/calendar' },
    { label: 'Strategy session', href: '/strategy-session' },
    { label: 'About page', href: '/about' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contact form', href: '/#contact' },
    { label: 'All services', href: '/#portfolio' },
    { label: 'Newsletter', href: '/#blog' },
  ],
  replies: { askedBooking: ['book'] },
} satisfies PartOf<ChatDocument>;

export const mails = {
  contact: {
    call: 'If you would rather talk, you can book a free consultation at a time that suits you.',
    button: 'Book a free consultation',
  },
  meetings: {
    consultation: { name: 'Free consultation', inSentence: 'free consultation' },
    strategy: { name: 'Deep-dive strategy session', inSentence: 'deep-dive strategy session' },
  },
} satisfies PartOf<MailsDocument>;
