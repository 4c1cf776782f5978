import type { AnswersDocument } from '#content/answers.schema.ts';

const BOOK = { label: 'Termin buchen', href: '/calendar' };
const CONTACT = { label: 'Kontaktformular', href: '/#contact' };

export const answers: AnswersDocument = {
  leistungen: {
    topic: 'services',
    intent: 'services',
    title: 'Was bieten Sie an?',
    phrasings: ['Welche Leistungen gibt es?', 'Was machen Sie?', 'Wobei können Sie helfen?'],
    answer:
      'Das steht mit Ablauf und Preis auf der Seite der Leistung. Ob sie zu Ihnen passt, klären wir im ersten Gespräch.',
    link: { label: 'Zur Leistung', href: '/leistung' },
    next: ['preis', 'ablauf'],
    isActive: true,
  },
  preis: {
    topic: 'prices',
    intent: 'price',
    title: 'Was kostet es?',
    phrasings: ['Wie teuer ist das?', 'Welche Preise haben Sie?', 'Was verlangen Sie?'],
    answer:
      'Der Preis ist {prices.service}. Sie bekommen vorher ein Angebot in Textform; das erste Gespräch ist kostenlos.',
    link: { label: 'Zum Preis', href: '/leistung#preis' },
    next: ['zahlung', 'termin'],
    isActive: true,
  },
  ablauf: {
    topic: 'process',
    intent: 'process',
    title: 'Wie läuft es ab?',
    phrasings: ['Was passiert nach der Anfrage?', 'Wie geht es weiter?', 'Welche Schritte gibt es?'],
    answer:
      'Erst ein kostenloses Gespräch von {meeting.consultation} Minuten, dann ein Angebot mit Umfang, Terminen und Preis. Danach entscheiden Sie.',
    link: { label: 'Zum Ablauf', href: '/leistung#ablauf' },
    next: ['termin', 'preis'],
    isActive: true,
  },
  zahlung: {
    topic: 'payment',
    intent: 'payment',
    title: 'Wann muss ich bezahlen?',
    phrasings: ['Wann ist die Rechnung fällig?', 'Wie lange habe ich Zeit zum Zahlen?', 'Welche Zahlungsfrist gilt?'],
    answer: 'Rechnungen sind innerhalb von {payment.days} Tagen ab Zugang fällig.',
    next: ['preis', 'kontakt'],
    isActive: true,
  },
  termin: {
    topic: 'booking',
    intent: 'booking',
    title: 'Wie bekomme ich einen Termin?',
    phrasings: ['Ich möchte einen Termin buchen', 'Wann haben Sie Zeit?', 'Kann ich mit Ihnen sprechen?'],
    answer:
      'Wählen Sie im Kalender eine freie Zeit. Das erste Gespräch dauert {meeting.consultation} Minuten, ist kostenlos und unverbindlich.',
    link: BOOK,
    next: ['verschieben', 'kontakt'],
    isActive: true,
  },
  verschieben: {
    topic: 'booking',
    intent: 'moving',
    title: 'Kann ich einen Termin verschieben?',
    phrasings: ['Ich muss meinen Termin absagen', 'Termin verlegen', 'Ich kann zu der Zeit nicht'],
    answer: 'Ja. In der Bestätigung steht ein Link, mit dem Sie den Termin bis zum Beginn verschieben oder absagen.',
    next: ['termin', 'kontakt'],
    isActive: true,
  },
  kontakt: {
    topic: 'contact',
    intent: 'contact',
    title: 'Wie erreiche ich Sie?',
    phrasings: ['Wie lautet Ihre E-Mail-Adresse?', 'Kann ich Ihnen schreiben?', 'Wo finde ich das Kontaktformular?'],
    answer: 'Schreiben Sie an {email} oder über das Kontaktformular. {ownerName} liest jede Nachricht selbst.',
    link: CONTACT,
    next: ['termin', 'person'],
    isActive: true,
  },
  person: {
    topic: 'owner',
    intent: 'person',
    title: 'Wer sind Sie?',
    phrasings: ['Mit wem habe ich es zu tun?', 'Wer steckt hinter dieser Website?', 'Erzählen Sie etwas über sich'],
    answer:
      'Mehr über {ownerName} steht auf der Seite „Über mich“. Am besten lernen Sie sich im ersten Gespräch kennen.',
    link: { label: 'Über mich', href: '/about' },
    next: ['leistungen', 'termin'],
    isActive: true,
  },
  newsletter: {
    topic: 'contact',
    intent: 'newsletter',
    title: 'Gibt es einen Newsletter?',
    phrasings: [],
    answer: 'Nein, ich verschicke keinen Newsletter. Ich schreibe Ihnen, wenn Sie mich etwas gefragt haben.',
    next: ['kontakt'],
    isActive: true,
    when: 'noNewsletter',
  },
  datenschutz: {
    topic: 'security',
    intent: 'privacy',
    title: 'Was passiert mit meinen Daten?',
    phrasings: ['Wie lange speichern Sie meine Daten?', 'Ist das vertraulich?', 'Geben Sie Daten weiter?'],
    answer:
      'Was Sie schreiben, dient dazu, Ihnen zu antworten, und wird nicht verkauft. Einzelheiten stehen in der Datenschutzerklärung.',
    link: { label: 'Datenschutzerklärung', href: '/privacy-policy' },
    next: ['kontakt'],
    isActive: true,
  },
  hallo: {
    topic: 'conversation',
    intent: 'greeting',
    title: 'Guten Tag!',
    phrasings: ['Hallo', 'Guten Morgen', 'Grüß Gott'],
    answer: 'Guten Tag! Fragen Sie mich nach der Leistung, dem Preis oder einem Termin.',
    next: ['leistungen', 'preis', 'termin'],
    isActive: true,
  },
};
