import type { HomeDocument } from '#content/home.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

const BOOK = { label: 'Erstgespräch buchen', href: '/calendar' };

export const home = {
  meta: {
    title: '{brand}: {own.beruf} in {area.name}',
    description:
      'Beratung in {own.fach} mit festem Honorar, klaren Fristen und einer Person, die Sie kennt. Das Erstgespräch ist kostenlos.',
  },
  parts: [
    { kind: 'about' },
    { kind: 'portfolio' },
    // An offer that not every adviser has: its owner shows it.
    { kind: 'voiceAi', hidden: true },
    { kind: 'blog' },
    { kind: 'chat' },
    { kind: 'contact' },
  ],
  hero: {
    kicker: '{own.beruf} in {area.name}',
    title: 'Erst verstehen,',
    titleEmphasis: 'dann entscheiden',
    tagline:
      'Sie schildern Ihre Lage. Ich sage Ihnen verständlich, was gilt, was als Nächstes zu tun ist und was es kostet.',
    services: { label: 'Kostenloses Erstgespräch buchen', href: '/calendar' },
    call: { label: 'Leistungen ansehen', href: '/#portfolio' },
    stats: [
      { figure: '{meeting.consultation}', unit: 'Minuten Erstgespräch, kostenlos' },
      { figure: '1', unit: 'Person, die Ihre Unterlagen kennt' },
      { figure: '{years.it}', unit: 'Jahre im Beruf' },
    ],
  },
  about: {
    title: 'Ich lese Ihre Unterlagen wirklich',
    lead: 'Ich bin {ownerName}, {own.beruf} in {area.name}. Mein Fachgebiet ist {own.fach}.',
    paragraphs: [
      'Zu mir kommen Privatpersonen und kleine Betriebe. Sie hören auch dann die Wahrheit, wenn sie unbequem ist.',
    ],
    specialisationsTitle: 'Womit Sie zu mir kommen können',
    photo: { href: '/about', caption: 'Mehr über mich' },
  },
  portfolio: {
    title: 'Wie ich Sie unterstütze',
    lead: 'Was davon passt, klären wir im Erstgespräch. Wenn Sie nichts davon brauchen, sage ich das.',
    linkLabel: 'Ablauf und Honorar',
  },
  voiceAi: {
    label: 'Wenn es eilt',
    title: 'Post mit Frist? Erst einordnen, dann antworten.',
    lead: 'Ein Schreiben vom Amt wirkt oft schlimmer, als es ist, und manchmal ist es umgekehrt. Schicken Sie es mir, bevor Sie antworten.',
    points: [
      'Was in dem Schreiben steht und was es von Ihnen will',
      'Welche Frist läuft und wie sie sich wahren lässt',
      'Ob sich ein Widerspruch lohnt oder ein Anruf genügt',
    ],
    prices: [
      { figure: '0 €', unit: 'für das Erstgespräch' },
      { figure: '{prices.question}', unit: 'für die Einordnung mit schriftlicher Antwort' },
    ],
    rings: ['Schreiben', 'Gespräch', 'Einordnung', 'Antwort'],
    link: { label: 'So läuft die Beratung ab', href: '/leistungen/beratung' },
  },
  blog: {
    title: 'Was sich ändert und was es für Sie heißt',
    arePostsShown: true,
    comingSoon: 'Die ersten Beiträge entstehen gerade',
    lead: 'Kurze Beiträge zu Fristen, neuen Regeln und häufigen Fragen.',
  },
  chat: {
    label: 'Fragen',
    title: 'Fragen, bevor Sie anrufen',
    lead: 'Unterlagen, Honorar, Termine: Der Chatbot antwortet aus dieser Website.',
    withoutScript: 'Der Chatbot braucht JavaScript. Schreiben Sie sonst an {email} oder buchen Sie ein Erstgespräch.',
    book: BOOK,
    notes: [
      'Er berät nicht im Einzelfall.',
      'Was er nicht weiß, gibt er an mich weiter.',
      'Bitte schreiben Sie nichts Vertrauliches hinein.',
    ],
  },
  contact: {
    title: 'Schildern Sie kurz, worum es geht',
    lead: 'Zwei oder drei Sätze reichen, bei einem Schreiben auch das Datum, bis zu dem Sie antworten sollen.',
    promise: { figure: 'Persönliche Antwort', text: 'Sie hören innerhalb von {own.antwort} von mir.' },
    bookings: [
      {
        label: 'Kostenloses Erstgespräch',
        href: '/calendar',
        note: '{meeting.consultation} Minuten, {meeting.way}',
      },
      {
        label: '{meeting.strategyName}',
        href: '/strategy-session',
        note: '{meeting.strategy} Minuten, mit schriftlicher Zusammenfassung',
      },
    ],
  },
} satisfies PartOf<HomeDocument>;
