import type { Starter } from '#content/starters/starter.ts';

const BOOK = { label: 'Erstgespräch buchen', href: '/calendar' };
const VAT = '{payment.vat}';
const HOME = { label: 'Zur Startseite', position: 'top' } as const;

/** A page for each service of the list. */
export const pages: Starter['pages'] = {
  beratung: {
    path: '/leistungen/beratung',
    meta: {
      title: '{services.frage}: Ablauf und Honorar',
      description:
        'Eine Frage aus {own.fach}, eine klare Antwort: mündlich im Gespräch und schriftlich auf ein bis zwei Seiten, zu einem vorher vereinbarten Honorar.',
    },
    service: {
      serviceType: 'Beratung in {own.fach}',
      description: 'Prüfung einer einzelnen Frage mit Gespräch und schriftlicher Antwort.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.frage}',
        title: 'Eine Frage, eine Antwort, auf die Sie sich stützen können',
        lead: 'Vor einer Unterschrift, einem Kauf oder Verkauf oder nach einem Schreiben vom Amt: Sie erfahren, was gilt und was jetzt zu tun ist.',
        actions: [BOOK, { label: 'So läuft es ab', href: '#ablauf' }],
      },
      {
        kind: 'features',
        id: 'inhalt',
        heading: 'Das bekommen Sie',
        cards: [
          {
            icon: 'search',
            title: 'Eine geprüfte Auskunft',
            description: 'Ich lese Ihre Unterlagen und die Vorschriften dazu.',
          },
          {
            icon: 'document',
            title: 'Ein Ergebnis auf Papier',
            description: 'Ein bis zwei Seiten: die Antwort, die Gründe, die Risiken und die nächsten Schritte.',
          },
          {
            icon: 'chat',
            title: 'Zeit für Rückfragen',
            description: 'Vierzehn Tage lang können Sie nachfragen.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'ablauf',
        heading: 'Vom ersten Satz zur Antwort',
        steps: [
          {
            title: 'Erstgespräch',
            details: ['{meeting.consultation} Minuten, kostenlos. Wir klären die Frage.'],
          },
          {
            title: 'Unterlagen',
            details: ['Sie bekommen eine kurze Liste.'],
          },
          { title: 'Prüfung', details: ['Meistens eine Woche, bei einer Frist schneller.'] },
          { title: 'Antwort', details: ['Wir besprechen das Ergebnis, und Sie behalten es schriftlich.'] },
        ],
      },
      {
        kind: 'pricing',
        id: 'honorar',
        heading: 'Was die Antwort kostet',
        prices: [
          {
            amount: '{prices.question}',
            unit: '{services.frage}',
            description: 'Prüfung, Gespräch und schriftliche Antwort.',
          },
        ],
        terms: ['Schriftlich vereinbart', 'Keine Nachberechnung ohne Rückfrage', VAT],
        facts: [],
        actions: [BOOK],
      },
      {
        kind: 'cta',
        id: 'termin',
        heading: 'Welche Entscheidung steht an?',
        actions: [BOOK],
        note: 'Das Erstgespräch ist kostenlos.',
      },
    ],
  },
  betreuung: {
    path: '/leistungen/betreuung',
    meta: {
      title: '{services.betreuung} durch {own.beruf}',
      description:
        'Wiederkehrende Aufgaben in {own.fach} aus einer Hand: ein fester Betrag im Monat, ein Fristenkalender und eine Person, die Ihre Lage kennt.',
    },
    service: {
      serviceType: 'Laufende Betreuung in {own.fach}',
      description: 'Wiederkehrende Aufgaben, Fristen und Fragen über das ganze Jahr.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.betreuung}',
        title: 'Das Wiederkehrende ist erledigt, bevor Sie daran denken',
        lead: 'Ich übernehme, was jeden Monat oder jedes Jahr anfällt, und melde mich, wenn sich etwas ändert.',
        actions: [BOOK],
      },
      {
        kind: 'features',
        id: 'inhalt',
        heading: 'Was dazugehört',
        cards: [
          {
            icon: 'calendar',
            title: 'Ein Kalender mit Fristen',
            description: 'Sie wissen früh, was ich wann von Ihnen brauche.',
          },
          {
            icon: 'repeat',
            title: '[Wiederkehrende Aufgabe]',
            description: '[Was Sie monatlich oder jährlich übernehmen und was Ihre Kundschaft davon sieht]',
          },
          {
            icon: 'phone',
            title: 'Kurze Fragen zwischendurch',
            description: 'Anrufe und Mails sind enthalten, solange die Antwort keine eigene Prüfung braucht.',
          },
          {
            icon: 'people',
            title: 'Ein Gespräch im Jahr',
            description: 'Was hat sich verändert, was haben Sie vor?',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'ablauf',
        heading: 'So beginnt die Zusammenarbeit',
        steps: [
          {
            title: 'Kennenlernen',
            details: ['Im Erstgespräch klären wir, was anfällt und was Sie selbst machen.'],
          },
          { title: 'Vereinbarung', details: ['Aufgaben, Fristen und Betrag stehen auf zwei Seiten.'] },
          {
            title: 'Übernahme',
            details: ['Auf Wunsch fordere ich Ihre Unterlagen bei der bisherigen Stelle an.'],
          },
        ],
      },
      {
        kind: 'pricing',
        id: 'honorar',
        heading: 'Ein Betrag, mit dem Sie planen können',
        prices: [
          {
            amount: '{prices.care}',
            unit: '{services.betreuung}',
            description: 'Alle vereinbarten Aufgaben und kurze Fragen.',
          },
        ],
        terms: ['Zum Monatsende kündbar', 'Jährlich überprüft', VAT],
        facts: [
          {
            title: 'Wovon der Betrag abhängt',
            description: '[Umfang, Zahl der Vorgänge, gesetzliche Gebührenordnung: was bei Ihnen den Ausschlag gibt]',
          },
        ],
        actions: [BOOK],
      },
      {
        kind: 'cta',
        id: 'termin',
        heading: 'Was soll Sie nicht mehr beschäftigen?',
        actions: [BOOK],
        note: '{meeting.consultation} Minuten genügen für einen Überblick.',
      },
    ],
  },
  verfahren: {
    path: '/leistungen/verfahren',
    meta: {
      title: '{services.verfahren}: Unterstützung bei Behörden',
      description:
        'Anträge vorbereiten, Bescheide prüfen, Einspruch einlegen: {ownerName} übernimmt den Schriftwechsel und achtet auf jede Frist, bis entschieden ist.',
    },
    service: {
      serviceType: 'Vertretung in Verfahren aus {own.fach}',
      description: 'Anträge, Prüfung von Bescheiden und Schriftwechsel mit der zuständigen Stelle.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.verfahren}',
        title: 'Mit der Stelle sprechen, die entscheidet',
        lead: 'Formulare, Nachweise, Rückfragen: Ich bereite sie vor und führe den Schriftwechsel.',
        actions: [BOOK],
      },
      {
        kind: 'features',
        id: 'inhalt',
        heading: 'Was ich übernehme',
        cards: [
          {
            icon: 'document',
            title: 'Anträge',
            description: 'Vollständig und begründet.',
          },
          {
            icon: 'scale',
            title: 'Prüfung von Bescheiden',
            description: 'Stimmen Sachverhalt, Rechnung und Begründung? Ich sage, was ich finde.',
          },
          {
            icon: 'mail',
            title: 'Schriftwechsel',
            description: 'Briefe der Behörde gehen an mich. Sie bekommen eine Kopie und eine kurze Erklärung.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'ablauf',
        heading: 'Zuerst die Frist',
        steps: [
          { title: 'Frist sichern', details: ['Am selben Tag, wenn es sein muss.'] },
          {
            title: 'Aussichten klären',
            details: ['Sie hören, was dafür und was dagegen spricht und was es höchstens kostet.'],
          },
          { title: 'Begründen', details: ['Sie lesen jeden Entwurf, bevor ich ihn verschicke.'] },
          { title: 'Entscheidung', details: ['Wir besprechen das Ergebnis und wie es weitergeht.'] },
        ],
      },
      {
        kind: 'pricing',
        id: 'honorar',
        heading: 'Was ein Verfahren kostet',
        prices: [
          {
            amount: '{prices.case}',
            unit: '{services.verfahren}',
            description: 'Vorbereitung, Einreichen und Rückfragen bis zur ersten Entscheidung.',
          },
        ],
        terms: ['Schriftlich vereinbart', VAT],
        facts: [],
        actions: [BOOK],
      },
      {
        kind: 'list',
        id: 'grenzen',
        heading: 'Was ich nicht zusagen kann',
        tone: 'limits',
        items: [
          {
            title: 'Ein bestimmtes Ergebnis',
            description: 'Entschieden wird an anderer Stelle. Zusagen kann ich Sorgfalt.',
          },
          {
            title: 'Eine Dauer',
            description: 'Die bestimmt die Behörde. Ich frage nach, wenn es hilft.',
          },
        ],
      },
      {
        kind: 'cta',
        id: 'termin',
        heading: 'Liegt ein Schreiben auf dem Tisch?',
        actions: [BOOK],
        note: 'Nennen Sie bei der Buchung das Datum, bis zu dem geantwortet werden muss.',
      },
    ],
  },
};
