import { pack } from '#content/languages/de/pack.ts';
import { branding, facts } from '#content/starters/short/same.ts';
import { compose, type Starter } from '#content/starters/starter.ts';
import { answers } from './answers.ts';

const BOOK = { label: 'Termin buchen', href: '/calendar' };

/** A home page, a page about the owner, one service and a contact form. */
export const STARTER: Starter = {
  documents: compose(pack.documents, {
    facts: {
      ...facts,
      area: { name: '[Ort]' },
      prices: [{ name: '[Ihre Leistung]', amount: 0, kind: 'fixed', id: 'service' }],
      own: [
        { name: 'beruf', value: '[Ihr Beruf]' },
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
              { label: 'Termin', href: '/calendar' },
              { label: '{meeting.strategyName}', href: '/strategy-session' },
            ],
          },
        ],
      },
      business: { jobTitle: '{own.beruf}' },
    },
    services: {
      services: [
        {
          id: 'leistung',
          name: '[Ihre Leistung]',
          text: '[Was Sie tun, für wen und was danach anders ist]',
          icon: 'check',
          path: '/leistung',
          price: '{prices.service}',
          isShown: true,
        },
      ],
    },
    home: {
      meta: {
        title: '{brand}: {own.beruf} in {area.name}',
        description:
          '{ownerName}, {own.beruf} in {area.name}: was ich anbiete, was es kostet und wie Sie einen Termin bekommen.',
      },
      parts: [{ kind: 'about' }, { kind: 'portfolio' }, { kind: 'contact' }],
      hero: {
        kicker: '{own.beruf} in {area.name}',
        title: '[Das Ergebnis,',
        titleEmphasis: 'in wenigen Worten]',
        tagline:
          '[Wem Sie helfen und womit.] Das erste Gespräch dauert {meeting.consultation} Minuten und kostet nichts.',
        services: { label: 'Kostenloses Gespräch buchen', href: '/calendar' },
        call: { label: 'Meine Leistung', href: '/#portfolio' },
        stats: [
          { figure: '{meeting.consultation}', unit: 'Minuten erstes Gespräch' },
          { figure: '1', unit: 'Ansprechperson von Anfang bis Ende' },
        ],
      },
      about: {
        title: 'Sie sprechen mit mir',
        lead: 'Ich bin {ownerName}. [Was Sie tun und seit wann.]',
        paragraphs: ['Ich führe das Gespräch und mache die Arbeit selbst.'],
        specialisationsTitle: 'Was ich anbiete',
        photo: { href: '/about', caption: 'Mehr über mich' },
      },
      portfolio: {
        title: 'Was ich für Sie tue',
        lead: 'Umfang und Preis stehen fest, bevor Sie sich entscheiden.',
        linkLabel: 'So läuft es ab',
      },
      voiceAi: {
        label: 'Termin',
        title: 'Ein Gespräch kostet nichts',
        lead: 'In {meeting.consultation} Minuten klären wir, ob ich Ihnen helfen kann.',
        points: ['Kostenlos und unverbindlich'],
        prices: [{ figure: '{prices.service}', unit: 'danach' }],
        rings: ['Anfrage', 'Gespräch', 'Angebot', 'Arbeit'],
      },
      blog: {
        title: 'Aus meiner Arbeit',
        arePostsShown: true,
        comingSoon: 'Die ersten Artikel entstehen gerade',
        lead: 'Notizen und Antworten auf häufige Fragen.',
      },
      chat: {
        label: 'Fragen',
        title: 'Fragen Sie gleich hier',
        lead: 'Der Chatbot antwortet aus dieser Website.',
        withoutScript: 'Der Chatbot braucht JavaScript. Schreiben Sie sonst an {email}.',
        book: BOOK,
        notes: ['Wenn er etwas nicht weiß, sagt er das.'],
      },
      contact: {
        title: 'Worum geht es bei Ihnen?',
        lead: 'Zwei Sätze genügen.',
        promise: { figure: 'Persönliche Antwort', text: 'Sie hören innerhalb von {own.antwort} von mir.' },
        bookings: [{ ...BOOK, note: '{meeting.consultation} Minuten, kostenlos' }],
      },
    },
    'contact-form': {
      isServiceRequired: false,
      isPhoneAsked: true,
      isBudgetAsked: false,
      budgets: [
        { value: 'klein', label: 'bis {budget.small}' },
        { value: 'mittel', label: '{budget.small} bis {budget.medium}' },
        { value: 'gross', label: 'mehr als {budget.medium}' },
      ],
      messagePlaceholder: '[Ein Satz, wie er von Ihrer Kundschaft kommen könnte]',
    },
    about: {
      meta: {
        title: 'Über {ownerName}: {own.beruf} in {area.name}',
        description:
          'Wer ich bin, wie ich arbeite und woran ich mich halte: feste Preise, klare Antworten und eine Ansprechperson von Anfang bis Ende.',
      },
      heading: '[Ein Satz darüber, wofür Sie stehen]',
      lead: 'Ich bin {ownerName}, {own.beruf} in {area.name}.',
      stats: [
        { figure: '1', label: 'Ansprechperson', detail: 'Vom ersten Gespräch bis zum Ergebnis.' },
        { figure: '{meeting.consultation}', label: 'Minuten erstes Gespräch', detail: 'Kostenlos.' },
      ],
      story: {
        heading: 'Wie ich dazu gekommen bin',
        paragraphs: ['[Ihr Weg in drei oder vier Sätzen: Ausbildung, Stationen und was Sie daraus gelernt haben.]'],
      },
      specialisations: { heading: 'Was ich anbiete', lead: 'Eine Sache, die ich gut kann.' },
      philosophy: {
        heading: 'Drei Regeln, an die ich mich halte',
        lead: 'Sie gelten für jeden Auftrag.',
        items: [
          { title: 'Erst der Preis', text: 'Sie wissen, was es kostet, bevor ich anfange.' },
          {
            title: 'Klare Antworten',
            text: 'Wenn ich nicht helfen kann, sage ich das im ersten Gespräch.',
          },
          { title: 'Vertraulich', text: 'Was Sie mir erzählen, bleibt bei mir.' },
        ],
      },
      callToAction: {
        heading: 'Erzählen Sie mir, worum es geht',
        text: 'Das erste Gespräch ist kostenlos.',
        buttons: [{ ...BOOK, detail: '{meeting.consultation} Minuten, {meeting.way}.' }],
      },
    },
    calendar: {
      meta: {
        title: 'Kostenloses erstes Gespräch mit {ownerName}',
        description:
          'Wählen Sie einen Termin für ein Gespräch von {meeting.consultation} Minuten mit {ownerName}: kostenlos, unverbindlich und ohne Vorbereitung.',
      },
      eyebrow: 'Erstes Gespräch',
      heading: 'Kostenloses Gespräch buchen',
      lead: 'Sie schildern, worum es geht, und erfahren, ob ich helfen kann und was es kostet.',
      facts: ['{meeting.consultation} Minuten', '{meeting.Way}', 'Kostenlos'],
      sections: [],
      scheduler: {
        title: 'Termin wählen',
        frameTitle: 'Kalender für das Gespräch von {meeting.consultation} Minuten',
        fallback: 'Wählen Sie auf der Buchungsseite einen Termin für das Gespräch.',
        button: 'Zur Buchungsseite',
      },
      note: { heading: 'Persönlich', text: 'Sie sprechen mit mir. Vorbereiten müssen Sie nichts.' },
      alternative: {
        text: 'Schreiben Sie lieber?',
        link: { label: 'Zum Kontaktformular', href: '/#contact' },
      },
    },
    'strategy-session': {
      meta: {
        title: '{meeting.strategyName} mit {ownerName}',
        description:
          '{meeting.strategyName}: {meeting.strategy} Minuten mit {ownerName}. Wählen Sie einen freien Tag und eine Uhrzeit und buchen Sie gleich hier.',
      },
      eyebrow: 'Termin buchen',
      heading: '{meeting.strategyName}',
      lead: 'Wählen Sie einen Tag und eine Uhrzeit, die Ihnen passen.',
      facts: ['{meeting.strategy} Minuten', '{meeting.strategyPrice}'],
      sections: [],
      scheduler: {
        title: 'Termin wählen',
        frameTitle: 'Kalender: {meeting.strategyName}',
        fallback: 'Wählen Sie auf der Buchungsseite einen Termin.',
        button: 'Zur Buchungsseite',
      },
      note: { heading: 'Fragen vorab?', text: 'Schreiben Sie an {email}.' },
      alternative: { text: 'Noch keine genaue Frage?', link: { label: 'Zum kostenlosen Gespräch', href: '/calendar' } },
    },
    booking: { meetings: { consultation: 'Erstes Gespräch', strategy: '{meeting.strategyName}' } },
    blog: {
      isLinkedEmpty: false,
      meta: {
        title: 'Blog von {ownerName}: Notizen aus der Arbeit',
        description:
          'Notizen von {ownerName}, {own.beruf} in {area.name}: Antworten auf häufige Fragen und Beispiele aus der Arbeit, verständlich erklärt.',
      },
      title: 'Aus meiner Arbeit',
      lead: 'Notizen und Antworten auf häufige Fragen.',
      empty: { link: BOOK },
      post: { nextStep: { heading: 'Haben Sie eine Frage dazu?', link: BOOK } },
      llms: 'Notizen und Antworten auf häufige Fragen.',
      feeds: { description: 'Notizen und Antworten auf häufige Fragen.' },
    },
    chat: {
      greeting: 'Guten Tag! Fragen Sie mich nach der Leistung, dem Preis oder einem Termin.',
      questions: ['Was bieten Sie an?', 'Was kostet es?', 'Wie bekomme ich einen Termin?'],
      buttons: { consultation: 'Termin buchen', strategy: 'Termin buchen', 'voice-ai': 'Termin buchen' },
      pages: [
        { label: 'Termin', href: '/calendar' },
        { label: 'Über mich', href: '/about' },
        { label: 'Kontaktformular', href: '/#contact' },
      ],
      replies: { askedBooking: ['termin'] },
    },
    'terms-of-service': {
      label: 'Bedingungen',
      meta: {
        title: 'Bedingungen von {brand}: Auftrag und Zahlung',
        description:
          'Zu welchen Bedingungen ich arbeite: Auftrag, Preise, Zahlung innerhalb von {payment.days} Tagen und Haftung, kurz und verständlich.',
      },
      eyebrow: 'Rechtliches',
      title: 'Bedingungen',
      summary: 'Zu welchen Bedingungen ich arbeite. Was wir schriftlich vereinbaren, geht vor.',
      effectiveLabel: 'Gültig ab',
      effectiveDate: '2025-06-10',
      updatedLabel: 'Zuletzt geändert',
      lastUpdated: '2025-06-10',
      contents: 'Auf dieser Seite',
      sections: [
        {
          id: 'auftrag',
          heading: 'Auftrag',
          blocks: [
            {
              text: 'Ein Auftrag kommt zustande, wenn Sie mein Angebot in Textform annehmen; eine E-Mail genügt. Umfang, Termine und Preis stehen darin.',
            },
          ],
        },
        {
          id: 'zahlung',
          heading: 'Zahlung',
          blocks: [
            { text: '{payment.vat}. Rechnungen sind innerhalb von {payment.days} Tagen ab Zugang ohne Abzug fällig.' },
          ],
        },
        {
          id: 'haftung',
          heading: 'Haftung',
          blocks: [{ text: 'Ich hafte nach den gesetzlichen Vorschriften.' }],
        },
      ],
    },
    mails: {
      meetings: {
        consultation: { name: 'Erstes Gespräch', inSentence: 'Erstes Gespräch' },
        strategy: { name: 'Ausführliches Gespräch', inSentence: 'Ausführliches Gespräch' },
      },
    },
    answers,
    synonyms: {
      groups: [
        'Preis, Kosten, kostet, teuer, Honorar, bezahlen',
        'Termin, Gespräch, Treffen',
        'Leistung, Leistungen, Angebot, anbieten, bieten',
        'verschieben, verlegen, umbuchen, absagen, stornieren',
        'Daten, Datenschutz, speichern, löschen',
      ],
    },
  }),
  pages: {
    leistung: {
      path: '/leistung',
      meta: {
        title: '{services.leistung} in {area.name}: Ablauf und Preis',
        description:
          '{services.leistung} von {ownerName} in {area.name}: was Sie bekommen, wie es abläuft, was es kostet und was ich dafür von Ihnen brauche.',
      },
      service: { serviceType: '{services.leistung}', description: '[Ihre Leistung in einem Satz]' },
      homeLink: { label: 'Zur Startseite', position: 'top' },
      sections: [
        {
          kind: 'hero',
          id: 'hero',
          eyebrow: '{services.leistung}',
          title: '[Das Ergebnis für Ihre Kundschaft, in einem Satz]',
          lead: '[Wessen Problem Sie lösen, wie Sie es tun und was danach anders ist]',
          actions: [BOOK],
        },
        {
          kind: 'features',
          id: 'inhalt',
          heading: 'Das bekommen Sie',
          cards: [
            { icon: 'check', title: '[Erster Vorteil]', description: '[Was niemand mehr selbst tun muss]' },
            { icon: 'clock', title: '[Zweiter Vorteil]', description: '[Wie lange es dauert]' },
            { icon: 'shield', title: '[Dritter Vorteil]', description: '[Worauf man sich verlassen kann]' },
          ],
        },
        {
          kind: 'steps',
          id: 'ablauf',
          heading: 'So läuft es ab',
          steps: [
            {
              title: 'Gespräch',
              details: ['{meeting.consultation} Minuten, kostenlos. Sie schildern, worum es geht.'],
            },
            { title: 'Angebot', details: ['Umfang, Termine und Preis, in Textform. Dann entscheiden Sie.'] },
            { title: 'Arbeit', details: ['[Was Sie tun und was man davon sieht]'] },
          ],
        },
        {
          kind: 'pricing',
          id: 'preis',
          heading: 'Was es kostet',
          prices: [
            { amount: '{prices.service}', unit: '{services.leistung}', description: '[Was darin enthalten ist]' },
          ],
          terms: ['Preis vor Auftrag', '{payment.vat}'],
          facts: [],
          actions: [BOOK],
        },
        {
          kind: 'cta',
          id: 'termin',
          heading: 'Worum geht es bei Ihnen?',
          actions: [BOOK],
          note: 'Das erste Gespräch ist kostenlos.',
        },
      ],
    },
  },
  templates: pack.templates,
};
