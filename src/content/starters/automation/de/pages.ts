import type { Starter } from '#content/starters/starter.ts';

const BOOK = { label: 'Erstgespräch buchen', href: '/calendar' };
const HOME = { label: 'Zur Startseite', position: 'top' } as const;
const FREE = '{meeting.consultation} Minuten {meeting.way}, kostenlos.';

/** A page for each of the larger services. */
export const pages: Starter['pages'] = {
  telefonassistent: {
    path: '/leistungen/telefonassistent',
    meta: {
      title: '{services.telefon}: KI nimmt Anrufe an, in {area.name}',
      description:
        'Eine Computerstimme nimmt ab, wenn Sie nicht können, fragt nach dem Anliegen und schreibt Ihnen eine Nachricht. Ablauf, Preise und Grenzen.',
    },
    service: {
      serviceType: 'Anrufannahme mit KI',
      description: 'Eine Computerstimme, die Anrufe annimmt und Nachrichten schreibt.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.telefon}',
        title: 'Jemand geht ran, auch wenn Sie gerade nicht können',
        lead: 'Im Gespräch, unterwegs oder nach Feierabend: Eine Computerstimme nimmt den Anruf an und schreibt Ihnen auf, wer was braucht.',
        actions: [BOOK, { label: 'Was es kostet', href: '#preis' }],
      },
      {
        kind: 'features',
        id: 'inhalt',
        heading: 'Was die Computerstimme übernimmt',
        cards: [
          {
            icon: 'phone',
            title: 'Anrufe annehmen',
            description: 'Immer oder nur, wenn Sie nicht abheben. Zu Beginn sagt sie, dass sie ein Programm ist.',
          },
          {
            icon: 'document',
            title: 'Anliegen notieren',
            description: 'Name, Nummer und worum es geht, als Nachricht an Sie.',
          },
          {
            icon: 'chat',
            title: 'Einfache Fragen beantworten',
            description: 'Öffnungszeiten, Anfahrt, Leistungen: nur das, was Sie freigeben.',
          },
          {
            icon: 'people',
            title: 'An Menschen weitergeben',
            description: 'Dringendes stellt sie durch oder meldet sie sofort, nach Ihren Regeln.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'ablauf',
        heading: 'Bis zum ersten Anruf',
        steps: [
          { title: 'Erstgespräch', details: [FREE, 'Welche Anrufe kommen, und was soll mit ihnen geschehen?'] },
          {
            title: 'Einrichten',
            details: ['Sie nennen mir die häufigen Fragen, ich richte Stimme und Antworten ein.'],
          },
          { title: 'Probieren', details: ['Sie rufen selbst an, so oft Sie wollen. Wir ändern, was nicht passt.'] },
          {
            title: 'Umschalten',
            details: ['Sie leiten Ihre Nummer um. Die Umleitung können Sie selbst wieder abschalten.'],
          },
        ],
      },
      {
        kind: 'pricing',
        id: 'preis',
        heading: '{services.telefon}: Was es kostet',
        prices: [
          {
            amount: '{prices.phoneSetup}',
            unit: 'für die Einrichtung',
            description: 'Einmal. Was enthalten ist, steht im Angebot.',
          },
          {
            amount: '{prices.phoneMonth}',
            unit: 'für den laufenden Betrieb',
            description:
              'Was enthalten ist und welche Gebühren für Gesprächsminuten und KI dazukommen, steht im Angebot.',
          },
        ],
        terms: ['Preis vor dem Auftrag', '{payment.vat}'],
        facts: [],
        actions: [BOOK],
      },
      {
        kind: 'list',
        id: 'grenzen',
        heading: 'Was sie nicht kann',
        tone: 'limits',
        items: [
          {
            title: 'Alles verstehen',
            description:
              'Lärm, starke Mundart und Namen machen ihr Mühe. Dann fragt sie nach oder bietet den Rückruf an.',
          },
          {
            title: 'Verbindlich zusagen',
            description: 'Preise, Termine und Ratschläge, die gelten sollen, kommen von Ihnen.',
          },
        ],
      },
      {
        kind: 'cta',
        id: 'termin',
        heading: 'Wer ruft bei Ihnen an, wenn niemand abhebt?',
        actions: [BOOK],
      },
    ],
  },
  ablaeufe: {
    path: '/leistungen/ablaeufe',
    meta: {
      title: '{services.ablaeufe}: von der Anfrage bis zur Rechnung',
      description:
        'Ihre Programme geben Daten selbst weiter, und niemand tippt sie zweimal. Was sich verbinden lässt, wie es abläuft und was es kostet.',
    },
    service: {
      serviceType: 'Automatisierung von Büroarbeit',
      description: 'Verbindung vorhandener Programme, damit Termine, Angebote und Rechnungen ohne Abtippen entstehen.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.ablaeufe}',
        title: 'Einmal eingeben, überall richtig',
        lead: 'Eine Anfrage kommt per Mail, Formular oder Anruf. Danach tippt niemand mehr ab: Kontakt, Termin, Brief und Rechnung entstehen aus denselben Angaben.',
        actions: [BOOK, { label: 'Was es kostet', href: '#preis' }],
      },
      {
        kind: 'pairs',
        id: 'beispiele',
        heading: 'Drei Beispiele',
        contrast: 'example',
        pairs: [
          {
            before: 'Anfragen bleiben bis zum Abend liegen',
            solution: 'Aus der Anfrage entsteht ein Entwurf in Ihrer Vorlage. Sie prüfen ihn und schicken ihn ab.',
            result: 'Aus der Anfrage zu einer Wohnung etwa wird eine Antwort mit Exposé und Besichtigungszeiten.',
          },
          {
            before: 'Rechnungen werden abgetippt',
            solution: 'Ist der Auftrag erledigt, liegt die Rechnung in Ihrem Rechnungsprogramm bereit.',
            result: 'Die erfassten Stunden stehen am Monatsende schon auf der Rechnung.',
          },
          {
            before: 'Unterlagen fehlen, und jemand telefoniert hinterher',
            solution: 'Wer etwas schicken soll, bekommt eine freundliche Erinnerung, bis alles da ist.',
            result: 'Die Liste fehlender Dokumente geht von selbst hinaus.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'ablauf',
        heading: 'So gehe ich vor',
        steps: [
          { title: 'Zusehen', details: ['Sie zeigen mir den Ablauf, wie er heute ist.'] },
          { title: 'Verbinden', details: ['Ich verbinde Ihre Programme und prüfe alles mit alten Fällen.'] },
          {
            title: 'Übergeben',
            details: ['Sie bekommen eine Beschreibung, und Ihr Team weiß, was bei Fehlern zu tun ist.'],
          },
        ],
      },
      {
        kind: 'pricing',
        id: 'preis',
        heading: '{services.ablaeufe}: Was es kostet',
        prices: [
          {
            amount: '{prices.workflow}',
            unit: 'für einen Ablauf',
            description: 'Was enthalten ist und welche Gebühren anderer Dienste dazukommen, steht im Angebot.',
          },
        ],
        terms: ['Preis vor dem Auftrag', '{payment.vat}'],
        facts: [],
        actions: [BOOK],
      },
      {
        kind: 'cta',
        id: 'termin',
        heading: 'Was tippen Sie jede Woche ab?',
        actions: [BOOK],
        note: 'Das Erstgespräch ist kostenlos.',
      },
    ],
  },
  assistent: {
    path: '/leistungen/assistent',
    meta: {
      title: '{services.assistent}: Antworten aus Ihren Texten',
      description:
        'Antworten aus Ihren eigenen Unterlagen, für Ihr Team und für Besucher Ihrer Website. Wie es abläuft und was es kostet.',
    },
    service: {
      serviceType: 'KI-Assistent für Unterlagen und Website',
      description: 'Ein Assistent, der Fragen aus den Unterlagen eines Betriebs beantwortet.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.assistent}',
        title: 'Fragen stellen, statt Ordner zu durchsuchen',
        lead: 'Der Assistent beantwortet Fragen aus Ihren Unterlagen: im Büro für Ihr Team, auf der Website für Besucher.',
        actions: [BOOK, { label: 'Was es kostet', href: '#preis' }],
      },
      {
        kind: 'features',
        id: 'inhalt',
        heading: 'Was Sie bekommen',
        cards: [
          {
            icon: 'search',
            title: 'Antwort mit Fundstelle',
            description: 'Sie sehen, aus welchem Dokument eine Antwort stammt.',
          },
          {
            icon: 'shield',
            title: 'Nur Ihre Texte',
            description: 'Was nicht darin steht, soll er nicht erfinden, sondern sagen, dass er es nicht weiß.',
          },
          {
            icon: 'mail',
            title: 'Offene Fragen an Sie',
            description: 'Was er nicht beantworten kann, kommt als Nachricht bei Ihnen an.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'ablauf',
        heading: 'Von den Unterlagen zur Antwort',
        steps: [
          { title: 'Auswählen', details: ['Welche Texte darf er kennen, und wer darf fragen?'] },
          { title: 'Einrichten', details: ['Ich bereite die Unterlagen auf und stelle den Assistenten ein.'] },
          { title: 'Prüfen', details: ['Ihr Team stellt echte Fragen. Was falsch oder unklar ist, bessern wir nach.'] },
        ],
      },
      {
        kind: 'pricing',
        id: 'preis',
        heading: '{services.assistent}: Was es kostet',
        prices: [
          {
            amount: '{prices.assistant}',
            unit: 'für die Einrichtung',
            description: 'Was enthalten ist und welche Gebühren für die KI dazukommen, steht im Angebot.',
          },
        ],
        terms: ['Preis vor dem Auftrag', '{payment.vat}'],
        facts: [],
        actions: [BOOK],
      },
      {
        kind: 'cta',
        id: 'termin',
        heading: 'Welche Frage hören Sie jeden Tag?',
        actions: [BOOK],
        note: 'Das Erstgespräch ist kostenlos.',
      },
    ],
  },
};
