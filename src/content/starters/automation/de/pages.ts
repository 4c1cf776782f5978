import type { Starter } from '#content/starters/starter.ts';

const BOOK = { label: 'Erstgespräch buchen', href: '/calendar' };
const HOME = { label: 'Zur Startseite', position: 'top' } as const;

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
        lead: 'Im Gespräch, unterwegs, nach Feierabend: Eine Computerstimme nimmt den Anruf an und schreibt Ihnen, wer was braucht.',
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
            description: 'Name, Nummer und worum es geht.',
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
          {
            title: 'Einrichten',
            details: ['Sie sagen, wer anruft und was gefragt wird. Ich richte Stimme und Antworten ein.'],
          },
          { title: 'Probieren', details: ['Sie rufen selbst an, so oft Sie wollen. Wir ändern, was nicht passt.'] },
          {
            title: 'Umschalten',
            details: ['Sie leiten Ihre Nummer um und können das jederzeit abschalten.'],
          },
        ],
      },
      {
        kind: 'pricing',
        id: 'preis',
        heading: 'Was es kostet',
        prices: [
          {
            amount: '{prices.phoneSetup}',
            unit: 'für die Einrichtung',
            description: 'Einmalig.',
          },
          {
            amount: '{prices.phoneMonth}',
            unit: 'für den laufenden Betrieb',
            description: 'Was enthalten ist und was für Gesprächsminuten und KI dazukommt, steht im Angebot.',
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
            description: 'Bei Lärm, Dialekt und Namen fragt sie nach oder bietet einen Rückruf an.',
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
        note: 'Das Erstgespräch ist kostenlos.',
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
        lead: 'Eine Anfrage kommt herein. Angebot, Termin und Rechnung entstehen aus ihren Angaben, ohne Abtippen.',
        actions: [BOOK, { label: 'Was es kostet', href: '#preis' }],
      },
      {
        kind: 'features',
        id: 'beispiele',
        heading: 'Ein Beispiel: eine Anfrage',
        cards: [
          {
            icon: 'mail',
            title: 'Sie kommt, während Sie beschäftigt sind',
            description:
              'Später liegt ein Entwurf der Antwort bereit, mit Ihren Preisen und freien Terminen. Sie prüfen ihn und schicken ihn ab.',
          },
          {
            icon: 'calendar',
            title: 'Der Termin steht',
            description: 'Am Tag davor geht eine Erinnerung hinaus.',
          },
          {
            icon: 'document',
            title: 'Der Auftrag ist erledigt',
            description: 'Die Rechnung liegt in Ihrem Rechnungsprogramm bereit, mit den erfassten Stunden.',
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
            details: ['Sie bekommen eine Anleitung, auch dafür, was bei Fehlern zu tun ist.'],
          },
        ],
      },
      {
        kind: 'pricing',
        id: 'preis',
        heading: 'Was es kostet',
        prices: [
          {
            amount: '{prices.workflow}',
            unit: 'für einen Ablauf',
            description: 'Was enthalten ist und was dazukommt, steht im Angebot.',
          },
        ],
        terms: ['Preis vor dem Auftrag', '{payment.vat}'],
        facts: [],
        actions: [BOOK],
      },
      {
        kind: 'cta',
        id: 'termin',
        heading: 'Was kostet Sie jede Woche Zeit?',
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
        'Sofort eine Antwort aus Ihren eigenen Texten, für Besucher Ihrer Website und für Ihr Team. Wie es abläuft und was es kostet.',
    },
    service: {
      serviceType: 'KI-Assistent',
      description: 'Ein Programm, das Fragen mit den Texten eines Betriebs beantwortet.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.assistent}',
        title: 'Wer fragt, bekommt gleich eine Antwort',
        lead: 'Der Assistent antwortet aus Ihren eigenen Texten: auf der Website Besuchern, im Büro Ihrem Team.',
        actions: [BOOK, { label: 'Was es kostet', href: '#preis' }],
      },
      {
        kind: 'features',
        id: 'inhalt',
        heading: 'Das bekommen Sie',
        cards: [
          {
            icon: 'search',
            title: 'Antwort mit Quelle',
            description: 'Man sieht, aus welchem Text eine Antwort stammt.',
          },
          {
            icon: 'shield',
            title: 'Nur Ihre Texte',
            description: 'Was nicht darin steht, soll er nicht erfinden, sondern das sagen.',
          },
          {
            icon: 'mail',
            title: 'Offene Fragen an Sie',
            description: 'Was er nicht beantworten kann, kommt als Nachricht zu Ihnen.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'ablauf',
        heading: 'Von Ihren Texten zur Antwort',
        steps: [
          { title: 'Auswählen', details: ['Welche Texte darf er kennen, und wer darf fragen?'] },
          { title: 'Einrichten', details: ['Ich bereite sie auf und richte den Assistenten ein.'] },
          { title: 'Prüfen', details: ['Sie stellen echte Fragen. Was falsch ist, bessere ich nach.'] },
        ],
      },
      {
        kind: 'pricing',
        id: 'preis',
        heading: 'Was es kostet',
        prices: [
          {
            amount: '{prices.assistant}',
            unit: 'für die Einrichtung',
            description: 'Was enthalten ist und was dazukommt, steht im Angebot.',
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
