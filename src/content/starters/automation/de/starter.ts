import { pack } from '#content/languages/de/pack.ts';
import { branding, facts } from '#content/starters/automation/same.ts';
import { compose, type Starter } from '#content/starters/starter.ts';
import { about } from './about.ts';
import { answers } from './answers.ts';
import { calendar, strategySession } from './booking-pages.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';
import { services } from './services.ts';
import { synonyms } from './synonyms.ts';
import { termsOfService } from './terms-of-service.ts';

const BOOK = { label: 'Erstgespräch buchen', href: '/calendar' };

/** A consultant of one person for AI and automation: three services with pages, one by the hour, and a free first call. */
export const STARTER: Starter = {
  documents: compose(pack.documents, {
    facts: {
      ...facts,
      area: { name: '[Ort]' },
      prices: [
        { name: 'Telefon, Einrichtung', amount: 0, kind: 'fixed', id: 'phoneSetup' },
        { name: 'Telefon, laufender Betrieb', amount: 0, unit: 'im Monat', kind: 'fixed', id: 'phoneMonth' },
        { name: 'Ein Ablauf', amount: 0, kind: 'from', id: 'workflow' },
        { name: 'Assistent für Unterlagen und Website', amount: 0, kind: 'from', id: 'assistant' },
        { name: 'Hilfe nach Stunden', amount: 0, unit: 'pro Stunde', kind: 'fixed', id: 'hour' },
      ],
      own: [
        { name: 'arbeitsgebiet', value: 'KI und Automatisierung' },
        { name: 'kundschaft', value: 'kleine Betriebe' },
        { name: 'antwort', value: '[Zeit bis zu Ihrer Antwort, zum Beispiel: einem Werktag]' },
      ],
    },
    branding: { ...branding, portrait: { ...branding.portrait, alt: 'Strichzeichnung: Porträt von {ownerName}' } },
    site: {
      menu: {
        groups: [
          {
            title: 'Seiten',
            links: [
              { label: 'Startseite', href: '/' },
              { label: 'Über mich', href: '/about' },
              { label: 'Erstgespräch', href: '/calendar' },
              { label: '{meeting.strategyName}', href: '/strategy-session' },
              { label: 'Aus der Praxis', href: '/blog' },
              { label: 'Fragen', href: '/#fragen' },
            ],
          },
        ],
      },
      floatingButton: BOOK,
      footer: {
        line: '{own.arbeitsgebiet} für {own.kundschaft} in {area.name}',
        groups: [
          {
            title: 'Auf einen Blick',
            links: [
              { label: 'Über mich', href: '/about' },
              { label: 'Aus der Praxis', href: '/blog' },
              { label: 'Erstgespräch', href: '/calendar' },
              { label: '{meeting.strategyName}', href: '/strategy-session' },
            ],
          },
        ],
      },
      business: { jobTitle: '{own.arbeitsgebiet}' },
    },
    services,
    home,
    'contact-form': {
      isServiceRequired: false,
      budgets: [
        { value: 'klein', label: 'bis {budget.small}' },
        { value: 'mittel', label: '{budget.small} bis {budget.medium}' },
        { value: 'gross', label: 'mehr als {budget.medium}' },
      ],
      successText: 'Vielen Dank. Sie hören innerhalb von {own.antwort} von mir.',
      messagePlaceholder: 'Wir sind zu fünft und schreiben jeden Tag ähnliche Mails …',
    },
    about,
    calendar,
    'strategy-session': strategySession,
    booking: { meetings: { consultation: 'Kostenloses Erstgespräch', strategy: '{meeting.strategyName}' } },
    blog: {
      isLinkedEmpty: false,
      meta: {
        title: 'Aus der Praxis: {own.arbeitsgebiet}, von {ownerName}',
        description:
          '{own.arbeitsgebiet} für {own.kundschaft}: kurze Beiträge von {ownerName} darüber, was sich automatisieren lässt und was nicht.',
      },
      title: 'Aus der Praxis',
      lead: 'Was sich automatisieren lässt und was nicht.',
      empty: { link: BOOK },
      post: { nextStep: { heading: 'Kennen Sie das aus Ihrem Betrieb?', link: BOOK } },
      llms: '{own.arbeitsgebiet} für {own.kundschaft}, verständlich erklärt.',
      feeds: { description: '{own.arbeitsgebiet} für {own.kundschaft}, verständlich erklärt.' },
    },
    chat: {
      greeting: 'Guten Tag! Fragen Sie mich, was sich automatisieren lässt, was es kostet oder wie es abläuft.',
      questions: ['Was bieten Sie an?', 'Was kostet das?', 'Was ist mit dem Datenschutz?'],
      buttons: {
        consultation: 'Erstgespräch buchen',
        strategy: 'Termin buchen',
        'voice-ai': 'Erstgespräch buchen',
      },
      pages: [
        { label: 'Erstgespräch', href: '/calendar' },
        { label: 'Über mich', href: '/about' },
        { label: 'Aus der Praxis', href: '/blog' },
        { label: 'Kontaktformular', href: '/#contact' },
      ],
      replies: { askedBooking: ['termin', 'erstgespraech'] },
    },
    'terms-of-service': termsOfService,
    mails: {
      contact: { received: 'vielen Dank für Ihre Nachricht. Sie hören innerhalb von {own.antwort} von mir.' },
      meetings: {
        consultation: { name: 'Kostenloses Erstgespräch', inSentence: 'Kostenloses Erstgespräch' },
        strategy: { name: 'Längeres Gespräch', inSentence: 'Längeres Gespräch' },
      },
    },
    answers,
    synonyms,
  }),
  pages,
  templates: pack.templates,
};
