import { pack } from '#content/languages/de/pack.ts';
import { branding, facts } from '#content/starters/adviser/same.ts';
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

/** A practice of one person: three services, a second opinion as a paid meeting, duties of information. */
export const STARTER: Starter = {
  documents: compose(pack.documents, {
    facts: {
      ...facts,
      area: { name: '[Ort]' },
      prices: [
        { name: 'Beratung zu einer Frage', amount: 0, kind: 'fixed', id: 'question' },
        { name: 'Laufende Betreuung', amount: 0, unit: 'im Monat', kind: 'fixed', id: 'care' },
        { name: 'Anträge und Verfahren', amount: 0, kind: 'fixed', id: 'case' },
        { name: 'Zweite Meinung', amount: 0, kind: 'fixed', id: 'opinion' },
      ],
      own: [
        { name: 'beruf', value: '[Ihr Beruf]' },
        { name: 'fach', value: '[Ihr Fachgebiet]' },
        { name: 'antwort', value: 'einem Werktag' },
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
              { label: 'Fragen', href: '/#faq' },
            ],
          },
        ],
      },
      floatingButton: BOOK,
      footer: {
        line: '{own.beruf} in {area.name}',
        groups: [
          {
            title: 'Auf einen Blick',
            links: [
              { label: 'Über mich', href: '/about' },
              { label: 'Aktuelles', href: '/blog' },
              { label: 'Kostenloses Erstgespräch', href: '/calendar' },
              { label: '{meeting.strategyName}', href: '/strategy-session' },
            ],
          },
        ],
      },
      business: { jobTitle: '{own.beruf}' },
    },
    services,
    home,
    'contact-form': {
      isServiceRequired: false,
      isPhoneAsked: true,
      isBudgetAsked: false,
      budgets: [
        { value: 'klein', label: 'bis {budget.small}' },
        { value: 'mittel', label: '{budget.small} bis {budget.medium}' },
        { value: 'gross', label: 'mehr als {budget.medium}' },
      ],
      successText: 'Vielen Dank. Sie hören innerhalb von {own.antwort} von mir.',
      messagePlaceholder: 'Letzte Woche kam ein Schreiben, auf das ich bis zum Monatsende antworten soll …',
    },
    about,
    calendar,
    'strategy-session': strategySession,
    booking: { meetings: { consultation: 'Kostenloses Erstgespräch', strategy: '{meeting.strategyName}' } },
    blog: {
      isLinkedEmpty: false,
      meta: {
        title: 'Aktuelles von {brand}: verständlich erklärt',
        description:
          'Was sich in {own.fach} ändert, welche Fristen anstehen und was häufig gefragt wird: kurz und verständlich erklärt von {ownerName}.',
      },
      title: 'Aktuelles, verständlich erklärt',
      lead: 'Änderungen, Fristen und Fragen, die in Gesprächen oft vorkommen.',
      empty: { link: BOOK },
      post: { nextStep: { heading: 'Betrifft das auch Sie?', link: BOOK } },
      llms: 'Änderungen, Fristen und häufige Fragen, allgemein erklärt.',
      feeds: { description: 'Änderungen, Fristen und häufige Fragen, allgemein erklärt.' },
    },
    chat: {
      greeting: 'Guten Tag! Fragen Sie mich nach Leistungen, Honorar, Unterlagen oder einem Termin.',
      questions: ['Welche Leistungen gibt es?', 'Was kostet die Beratung?', 'Was passiert im Erstgespräch?'],
      buttons: {
        consultation: 'Erstgespräch buchen',
        strategy: 'Zweite Meinung buchen',
        'voice-ai': 'Erstgespräch buchen',
      },
      pages: [
        { label: 'Kostenloses Erstgespräch', href: '/calendar' },
        { label: '{meeting.strategyName}', href: '/strategy-session' },
        { label: 'Über mich', href: '/about' },
        { label: 'Aktuelles', href: '/blog' },
        { label: 'Kontaktformular', href: '/#contact' },
      ],
      replies: { askedBooking: ['termin', 'erstgespraech'] },
    },
    'terms-of-service': termsOfService,
    mails: {
      contact: { received: 'vielen Dank für Ihre Nachricht. Sie hören innerhalb von {own.antwort} von mir.' },
      meetings: {
        consultation: { name: 'Kostenloses Erstgespräch', inSentence: 'Kostenloses Erstgespräch' },
        strategy: { name: 'Zweite Meinung', inSentence: 'Zweite Meinung' },
      },
    },
    answers,
    synonyms,
  }),
  pages,
  templates: pack.templates,
};
