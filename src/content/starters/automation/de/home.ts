import type { HomeDocument } from '#content/home.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

const BOOK = { label: 'Erstgespräch buchen', href: '/calendar' };

export const home = {
  meta: {
    title: '{brand}: {own.arbeitsgebiet} in {area.name}',
    description: '{servicesFew}: {own.arbeitsgebiet} für {own.kundschaft}, verständlich erklärt und eingerichtet.',
  },
  parts: [
    { kind: 'portfolio' },
    {
      kind: 'steps',
      id: 'ablauf',
      heading: 'In drei Schritten zum Ergebnis',
      steps: [
        {
          title: 'Erzählen',
          details: ['{meeting.consultation} Minuten {meeting.way}, kostenlos. Sie sagen, was Sie Zeit kostet.'],
        },
        {
          title: 'Entscheiden',
          details: ['Im Angebot steht, was ich einrichte und was es kostet. Dann entscheiden Sie.'],
        },
        {
          title: 'Einrichten',
          details: [
            'Ich baue es auf, prüfe es mit Ihren Beispielen und zeige Ihnen, wie Sie damit arbeiten. Sie probieren es aus, bevor Ihre Kundschaft es sieht.',
          ],
        },
      ],
    },
    { kind: 'about' },
    {
      kind: 'faq',
      id: 'fragen',
      heading: 'Was ich oft gefragt werde',
      questions: [
        {
          question: 'Lohnt sich das bei uns?',
          answer:
            'Das hängt davon ab, was sich jede Woche wiederholt. Wenn es sich nicht lohnt, sage ich das im Erstgespräch.',
        },
        {
          question: 'Brauche ich neue Programme?',
          answer: 'Meistens nicht. Vor dem Angebot prüfe ich, ob sich Ihre verbinden lassen.',
        },
        {
          question: 'Was ist mit dem Datenschutz?',
          answer:
            'Welche Daten ein Dienst bekommt, wo sie liegen und wann sie gelöscht werden, legen wir vor dem Auftrag fest.',
        },
        {
          question: 'Und wenn etwas falsch läuft?',
          answer: 'Das kommt vor. Darum legen wir fest, was ein Programm allein tun darf und wann es erst fragt.',
        },
      ],
    },
    { kind: 'chat' },
    { kind: 'contact' },
  ],
  hero: {
    kicker: '{own.arbeitsgebiet} für {own.kundschaft}',
    title: 'Weniger Büroarbeit,',
    titleEmphasis: 'mehr Zeit fürs Geschäft',
    tagline:
      'Ich automatisiere, was sich jeden Tag wiederholt: Anrufe und Mails, Termine, Unterlagen, Rechnungen. Was die Programme dürfen, bestimmen Sie.',
    services: { label: 'Kostenloses Erstgespräch buchen', href: '/calendar' },
    call: { label: 'Leistungen ansehen', href: '/#portfolio' },
    stats: [
      { figure: '{meeting.consultation}', unit: 'Minuten Erstgespräch, kostenlos' },
      { figure: '1', unit: 'Person, von Anfang an' },
      { figure: '{years.it}', unit: 'Jahre Erfahrung' },
    ],
  },
  about: {
    title: 'Sie sprechen mit mir, und ich richte es ein',
    lead: 'Ich bin {ownerName} und arbeite in {area.name} für {own.kundschaft}.',
    paragraphs: [],
    specialisationsTitle: 'Womit Sie zu mir kommen können',
    photo: { href: '/about', caption: 'Mehr über mich' },
  },
  portfolio: {
    title: 'Was ich für Sie tun kann',
    lead: 'Fangen Sie mit einer Sache an. Welche am meisten bringt, klären wir im Erstgespräch.',
    linkLabel: 'Ablauf und Preis',
  },
  voiceAi: {
    label: 'Telefon',
    title: 'Wenn Sie nicht abheben können',
    lead: 'Eine Computerstimme nimmt den Anruf an.',
    points: ['Name, Nummer, Anliegen'],
    prices: [{ figure: '{prices.phoneMonth}', unit: 'für den Betrieb' }],
    rings: ['Anruf', 'Frage', 'Notiz', 'Rückruf'],
    link: { label: '{services.telefon}', href: '/leistungen/telefonassistent' },
  },
  blog: {
    title: 'Aus der Praxis',
    arePostsShown: true,
    comingSoon: 'Die ersten Beiträge entstehen gerade',
    lead: 'Was sich automatisieren lässt und was nicht.',
  },
  chat: {
    label: 'Chatbot',
    title: 'Fragen Sie gleich hier',
    lead: 'Preise, Zeitplan, Ihre Daten: Der Chatbot antwortet aus dieser Website.',
    withoutScript: 'Der Chatbot braucht JavaScript. Schreiben Sie sonst an {email}.',
    book: BOOK,
    notes: ['Wenn er etwas nicht weiß, sagt er das.', 'Bitte schreiben Sie nichts Vertrauliches hinein.'],
  },
  contact: {
    title: 'Was kostet Sie gerade Zeit?',
    lead: 'Zwei Sätze genügen: was Sie machen und welche Arbeit Sie gern los wären.',
    promise: {
      figure: 'Persönliche Antwort',
      text: 'Ich beantworte jede Nachricht selbst. Sie hören innerhalb von {own.antwort} von mir.',
    },
    bookings: [
      { ...BOOK, note: '{meeting.consultation} Minuten, kostenlos, {meeting.way}' },
      {
        label: '{meeting.strategyName}',
        href: '/strategy-session',
        note: '{meeting.strategy} Minuten, {meeting.strategyPrice}',
      },
    ],
  },
} satisfies PartOf<HomeDocument>;
