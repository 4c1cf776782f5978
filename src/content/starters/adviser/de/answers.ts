import type { AnswersDocument } from '#content/answers.schema.ts';

const BOOK = { label: 'Erstgespräch buchen', href: '/calendar' };
const CONTACT = { label: 'Kontaktformular', href: '/#contact' };

export const answers: AnswersDocument = {
  leistungen: {
    topic: 'services',
    title: 'Welche Leistungen gibt es?',
    phrasings: ['Was bieten Sie an?', 'Wobei können Sie helfen?', 'Was machen Sie?', 'Leistungsübersicht'],
    answer:
      'Beratung zu einer einzelnen Frage, laufende Betreuung, Anträge und Verfahren, dazu die zweite Meinung. Worum geht es bei Ihnen?',
    link: { label: 'Alle Leistungen', href: '/#portfolio' },
    next: ['beratung', 'betreuung', 'verfahren'],
    isActive: true,
  },
  beratung: {
    topic: 'services',
    title: 'Kann ich Sie nur eine Sache fragen?',
    phrasings: [
      'Beraten Sie auch zu einer einzelnen Frage?',
      'Ich habe nur eine kurze Frage',
      'Brauche ich dafür gleich einen Vertrag?',
    ],
    answer:
      'Ja. Ich prüfe Ihre Frage, wir besprechen das Ergebnis, und Sie bekommen es auf ein bis zwei Seiten. Das Honorar steht vorher fest.',
    link: { label: 'Beratung zu einer Frage', href: '/leistungen/beratung' },
    next: ['preis-frage', 'unterlagen', 'termin'],
    isActive: true,
  },
  betreuung: {
    topic: 'services',
    title: 'Was gehört zur laufenden Betreuung?',
    phrasings: [
      'Übernehmen Sie wiederkehrende Aufgaben?',
      'Kann ich dauerhaft zu Ihnen kommen?',
      'Betreuen Sie mich das ganze Jahr?',
    ],
    answer:
      'Die Aufgaben, die jeden Monat oder jedes Jahr anfallen, ein Kalender mit Ihren Fristen, kurze Fragen zwischendurch und ein ausführliches Gespräch im Jahr.',
    link: { label: 'Laufende Betreuung', href: '/leistungen/betreuung' },
    next: ['preis-betreuung', 'wechsel', 'kuendigung'],
    isActive: true,
  },
  verfahren: {
    topic: 'services',
    title: 'Helfen Sie bei Anträgen und Bescheiden?',
    phrasings: [
      'Können Sie einen Bescheid prüfen?',
      'Schreiben Sie einen Einspruch für mich?',
      'Stellen Sie den Antrag für mich?',
      'Sprechen Sie mit der Behörde?',
    ],
    answer:
      'Ja. Ich bereite Anträge vor, prüfe Bescheide und führe den Schriftwechsel mit der zuständigen Stelle. Sie lesen jeden Entwurf, bevor er hinausgeht.',
    link: { label: 'Anträge und Verfahren', href: '/leistungen/verfahren' },
    next: ['frist', 'aussichten', 'preis-verfahren'],
    isActive: true,
  },
  'zweite-meinung': {
    topic: 'services',
    title: 'Was ist die zweite Meinung?',
    phrasings: [
      'Prüfen Sie eine Empfehlung von jemand anderem?',
      'Ich bin mir bei einem Vertrag unsicher',
      'Können Sie über einen Vertrag schauen?',
    ],
    answer:
      'Sie haben eine Empfehlung, einen Vertrag oder einen Bescheid. Ich lese ihn vorher, wir sprechen {meeting.strategy} Minuten darüber, und Sie bekommen das Ergebnis schriftlich.',
    link: { label: 'Zur zweiten Meinung', href: '/strategy-session' },
    next: ['preis-meinung', 'unterlagen', 'termin'],
    isActive: true,
  },
  betriebe: {
    topic: 'services',
    title: 'Beraten Sie auch Firmen?',
    phrasings: ['Arbeiten Sie für Unternehmen?', 'Ich bin selbstständig', 'Helfen Sie bei einer Gründung?'],
    answer:
      'Ja, kleine Betriebe und Selbstständige ebenso wie Privatpersonen. Ob Ihr Fall zu mir passt, sagt Ihnen das Erstgespräch.',
    link: BOOK,
    next: ['betreuung', 'termin'],
    isActive: true,
  },
  preise: {
    topic: 'prices',
    title: 'Was kostet die Beratung?',
    phrasings: ['Wie hoch ist Ihr Honorar?', 'Was verlangen Sie?', 'Welche Preise haben Sie?', 'Ist das teuer?'],
    answer:
      'Eine Frage: {own.preisFrage}. Laufende Betreuung: {own.preisBetreuung}. Anträge und Verfahren: {own.preisVerfahren}. Zweite Meinung: {own.preisMeinung}. Das Erstgespräch ist kostenlos.',
    link: { label: 'Alle Leistungen', href: '/#portfolio' },
    next: ['preis-frage', 'preis-betreuung', 'erstgespraech'],
    isActive: true,
  },
  'preis-frage': {
    topic: 'prices',
    title: 'Was kostet die Antwort auf eine Frage?',
    phrasings: [
      'Wie teuer ist eine einzelne Beratung?',
      'Honorar für eine Frage',
      'Was zahle ich für eine schriftliche Auskunft?',
    ],
    answer:
      'Das Honorar ist {own.preisFrage}, mit Prüfung, Gespräch und schriftlicher Antwort. Es wird vereinbart, bevor ich anfange.',
    link: { label: 'Zum Honorar', href: '/leistungen/beratung#honorar' },
    next: ['beratung', 'zahlung'],
    isActive: true,
  },
  'preis-betreuung': {
    topic: 'prices',
    title: 'Was kostet die laufende Betreuung?',
    phrasings: ['Was zahle ich im Monat?', 'Monatlicher Preis', 'Gibt es eine Pauschale?'],
    answer:
      'Der Betrag ist {own.preisBetreuung} und steht in der Vereinbarung. Einmal im Jahr sehen wir nach, ob er noch passt.',
    link: { label: 'Zum Honorar', href: '/leistungen/betreuung#honorar' },
    next: ['betreuung', 'kuendigung'],
    isActive: true,
  },
  'preis-verfahren': {
    topic: 'prices',
    title: 'Was kostet ein Antrag oder Einspruch?',
    phrasings: ['Was kostet ein Verfahren?', 'Honorar für einen Widerspruch', 'Wie teuer wird ein Einspruch?'],
    answer:
      'Das Honorar ist {own.preisVerfahren}, bis zur ersten Entscheidung. Vorher hören Sie, wie die Aussichten sind und was es höchstens kostet.',
    link: { label: 'Zum Honorar', href: '/leistungen/verfahren#honorar' },
    next: ['aussichten', 'verfahren'],
    isActive: true,
  },
  'preis-meinung': {
    topic: 'prices',
    title: 'Was kostet die zweite Meinung?',
    phrasings: ['Preis der zweiten Meinung', 'Was zahle ich für die Prüfung eines Vertrags?', 'Honorar zweite Meinung'],
    answer:
      'Sie kostet {own.preisMeinung}: bis zu zwanzig Seiten, {meeting.strategy} Minuten Gespräch und eine schriftliche Zusammenfassung.',
    link: { label: 'Zur zweiten Meinung', href: '/strategy-session' },
    next: ['zweite-meinung', 'termin'],
    isActive: true,
  },
  zahlung: {
    topic: 'payment',
    title: 'Wann muss ich bezahlen?',
    phrasings: ['Wann ist die Rechnung fällig?', 'Kann ich in Raten zahlen?', 'Brauchen Sie einen Vorschuss?'],
    answer:
      'Rechnungen sind innerhalb von {payment.days} Tagen fällig. Wenn Sie in Teilen zahlen möchten, sprechen Sie mich vor dem Auftrag darauf an.',
    link: { label: 'Bedingungen', href: '/terms-of-service#honorar' },
    next: ['preise', 'kontakt'],
    isActive: true,
  },
  ablauf: {
    topic: 'process',
    title: 'Wie läuft eine Beratung ab?',
    phrasings: [
      'Was passiert nach meiner Anfrage?',
      'Welche Schritte gibt es?',
      'Wie geht es nach dem Erstgespräch weiter?',
    ],
    answer:
      'Erst das kostenlose Gespräch, dann eine Vereinbarung mit Umfang und Honorar, dann die Prüfung Ihrer Unterlagen. Das Ergebnis besprechen wir, und Sie behalten es schriftlich.',
    link: BOOK,
    next: ['erstgespraech', 'unterlagen', 'dauer'],
    isActive: true,
  },
  dauer: {
    topic: 'process',
    title: 'Wie lange dauert es?',
    phrasings: ['Wann bekomme ich eine Antwort auf meine Frage?', 'Wie schnell sind Sie fertig?', 'Dauer der Beratung'],
    answer:
      'Eine einzelne Frage ist meistens in einer Woche beantwortet. Bei Verfahren bestimmt die Behörde die Dauer; läuft eine Frist, richtet sich alles nach ihr.',
    link: { label: 'Ablauf der Beratung', href: '/leistungen/beratung#ablauf' },
    next: ['frist', 'ablauf'],
    isActive: true,
  },
  unterlagen: {
    topic: 'process',
    title: 'Welche Unterlagen brauchen Sie?',
    phrasings: ['Was muss ich vorbereiten?', 'Was soll ich mitbringen?', 'Welche Belege brauchen Sie von mir?'],
    answer:
      'Für das Erstgespräch nur das letzte Schreiben, falls es eines gibt. Danach bekommen Sie eine kurze Liste für Ihren Fall.',
    link: BOOK,
    next: ['erstgespraech', 'uebermittlung'],
    isActive: true,
  },
  uebermittlung: {
    topic: 'security',
    title: 'Wie schicke ich Ihnen Unterlagen?',
    phrasings: [
      'Kann ich Dokumente hochladen?',
      'Darf ich Belege per Mail schicken?',
      'Wie übermittle ich vertrauliche Papiere?',
    ],
    answer:
      'Bitte nicht über den Chat. Vertrauliches geben Sie mir nach dem Erstgespräch auf dem Weg, den wir dort vereinbaren.',
    link: CONTACT,
    next: ['verschwiegenheit', 'kontakt'],
    isActive: true,
  },
  frist: {
    topic: 'process',
    title: 'Bei mir läuft eine Frist. Was nun?',
    phrasings: [
      'Es eilt',
      'Ich habe einen Bescheid bekommen',
      'Die Frist endet bald',
      'Ich muss bis Freitag antworten',
    ],
    answer:
      'Buchen Sie die nächste freie Zeit und nennen Sie das Datum der Frist. Am selben Tag schreiben geht auch: {email}. Ob die Frist gewahrt ist, kann nur eine Person prüfen.',
    link: BOOK,
    next: ['verfahren', 'termin', 'kontakt'],
    isActive: true,
  },
  aussichten: {
    topic: 'limits',
    title: 'Wie stehen meine Aussichten?',
    phrasings: ['Habe ich eine Chance?', 'Lohnt sich ein Einspruch?', 'Gewinne ich das?'],
    answer:
      'Das lässt sich erst nach einem Blick in die Unterlagen sagen, und im Chat gar nicht. Sie hören eine ehrliche Einschätzung, bevor Sie einen Auftrag erteilen.',
    link: BOOK,
    next: ['verfahren', 'erstgespraech'],
    isActive: true,
  },
  termin: {
    topic: 'booking',
    title: 'Wie bekomme ich einen Termin?',
    phrasings: ['Ich möchte einen Termin', 'Wann haben Sie Zeit?', 'Termin vereinbaren', 'Freie Termine'],
    answer:
      'Wählen Sie eine Zeit im Kalender. Das Erstgespräch dauert {meeting.consultation} Minuten und ist kostenlos.',
    link: BOOK,
    next: ['erstgespraech', 'verschieben'],
    isActive: true,
  },
  erstgespraech: {
    topic: 'booking',
    title: 'Was passiert im Erstgespräch?',
    phrasings: [
      'Was kostet das Erstgespräch?',
      'Wie lange dauert das erste Gespräch?',
      'Ist das Erstgespräch kostenlos?',
    ],
    answer:
      'In {meeting.consultation} Minuten klären wir, worum es im Kern geht, ob eine Frist läuft und was eine Beratung kosten würde. Es ist kostenlos und verpflichtet zu nichts.',
    link: BOOK,
    next: ['termin', 'unterlagen'],
    isActive: true,
  },
  verschieben: {
    topic: 'booking',
    title: 'Kann ich meinen Termin verschieben?',
    phrasings: ['Termin absagen', 'Ich kann doch nicht', 'Termin umbuchen'],
    answer:
      'Ja. In der Bestätigung steht ein Link zu einer Seite, auf der Sie den Termin bis zum Beginn selbst verschieben oder absagen.',
    next: ['termin', 'kontakt'],
    isActive: true,
  },
  video: {
    topic: 'booking',
    title: 'Geht das auch per Video oder Telefon?',
    phrasings: ['Muss ich zu Ihnen kommen?', 'Online-Beratung', 'Beraten Sie telefonisch?'],
    answer:
      'Ja, beides. Für ein Gespräch vor Ort schreiben Sie bitte vorher, damit wir einen Raum und eine Zeit finden.',
    link: BOOK,
    next: ['ort', 'termin'],
    isActive: true,
  },
  ort: {
    topic: 'contact',
    title: 'Wo sind Sie?',
    phrasings: ['In welcher Gegend arbeiten Sie?', 'Wo ist Ihr Büro?', 'Sind Sie in meiner Nähe?'],
    answer:
      'Ich arbeite in {area.name}. Das meiste lässt sich per Telefon oder Video besprechen; für ein Treffen nenne ich Ihnen die Anschrift.',
    link: CONTACT,
    next: ['video', 'kontakt'],
    isActive: true,
  },
  kontakt: {
    topic: 'contact',
    title: 'Wie erreiche ich Sie?',
    phrasings: [
      'Wie lautet Ihre E-Mail-Adresse?',
      'Kann ich Ihnen schreiben?',
      'Telefonnummer',
      'Ich möchte mit einem Menschen sprechen',
    ],
    answer:
      'Schreiben Sie an {email} oder über das Kontaktformular. Sie bekommen innerhalb von {own.antwort} eine Antwort von {ownerName}.',
    link: CONTACT,
    next: ['termin', 'person'],
    isActive: true,
  },
  person: {
    topic: 'owner',
    title: 'Wer berät mich?',
    phrasings: ['Wer sind Sie?', 'Haben Sie Mitarbeitende?', 'Welche Ausbildung haben Sie?'],
    answer:
      '{ownerName}, {own.beruf} in {area.name}, von der ersten Frage bis zum Ergebnis. Mehr dazu steht auf der Seite „Über mich“.',
    link: { label: 'Über mich', href: '/about' },
    next: ['verschwiegenheit', 'vertretung'],
    isActive: true,
  },
  vertretung: {
    topic: 'owner',
    title: 'Was ist, wenn Sie krank oder im Urlaub sind?',
    phrasings: ['Wer vertritt Sie?', 'Sind Sie immer da?', 'Urlaubsvertretung'],
    answer:
      'Abwesenheiten stehen lange vorher fest, und Fristen werden davor erledigt. Wer mich vertritt, erfahren Sie in der Vereinbarung.',
    link: CONTACT,
    next: ['kontakt'],
    isActive: true,
  },
  verschwiegenheit: {
    topic: 'security',
    title: 'Ist das vertraulich?',
    phrasings: ['Unterliegen Sie der Schweigepflicht?', 'Erzählen Sie das weiter?', 'Erfährt jemand davon?'],
    answer:
      'Ja. Über Ihre Angelegenheiten spreche ich mit niemandem, den Sie nicht genannt haben. Einzelheiten gehören trotzdem nicht in den Chat.',
    link: { label: 'Datenschutz', href: '/privacy-policy' },
    next: ['datenschutz', 'uebermittlung'],
    isActive: true,
  },
  datenschutz: {
    topic: 'security',
    title: 'Was geschieht mit meinen Daten?',
    phrasings: ['Datenschutz', 'Wie lange speichern Sie meine Angaben?', 'Können Sie meine Daten löschen?'],
    answer:
      'Ihre Angaben dienen Ihrer Anfrage und werden nicht verkauft. Auskunft und Löschung: eine Mail an {email} genügt.',
    link: { label: 'Datenschutz', href: '/privacy-policy' },
    next: ['verschwiegenheit'],
    isActive: true,
  },
  wechsel: {
    topic: 'objection',
    title: 'Ich bin schon woanders. Kann ich wechseln?',
    phrasings: [
      'Wie wechsle ich zu Ihnen?',
      'Ich bin mit meiner Beratung unzufrieden',
      'Übernehmen Sie laufende Fälle?',
    ],
    answer:
      'Ja, meistens zum Ende eines Jahres oder eines Abschnitts. Unterlagen hole ich mit Ihrer Vollmacht ab. Kündigen Sie erst, wenn der Übergang steht.',
    link: BOOK,
    next: ['betreuung', 'zweite-meinung'],
    isActive: true,
  },
  kuendigung: {
    topic: 'payment',
    title: 'Wie kann ich die Betreuung beenden?',
    phrasings: ['Kündigungsfrist', 'Wie lange bin ich gebunden?', 'Kann ich jederzeit aufhören?'],
    answer: 'Zum Ende eines Monats, eine Nachricht in Textform genügt. Ihre Unterlagen bekommen Sie zurück.',
    link: { label: 'Bedingungen', href: '/terms-of-service' },
    next: ['betreuung', 'zahlung'],
    isActive: true,
  },
  selbst: {
    topic: 'objection',
    title: 'Kann ich das nicht selbst machen?',
    phrasings: ['Reicht dafür ein Programm?', 'Brauche ich überhaupt Beratung?', 'Wozu brauche ich Sie?'],
    answer:
      'Oft ja, und dann sage ich Ihnen, wie. Beratung lohnt sich, wenn viel Geld, eine Frist oder eine Entscheidung auf Jahre daran hängt.',
    link: BOOK,
    next: ['erstgespraech', 'zweite-meinung'],
    isActive: true,
  },
  einzelfall: {
    topic: 'limits',
    title: 'Können Sie mir das gleich hier beantworten?',
    phrasings: ['Berät mich der Chatbot?', 'Was gilt in meinem Fall?', 'Bitte beraten Sie mich hier'],
    answer:
      'Der Chatbot kennt nur diese Website und berät nicht im Einzelfall. Stellen Sie Ihre Frage im Erstgespräch; es ist kostenlos.',
    link: BOOK,
    next: ['erstgespraech', 'kontakt'],
    isActive: true,
  },
  hallo: {
    topic: 'conversation',
    title: 'Guten Tag!',
    phrasings: ['Hallo', 'Guten Morgen', 'Grüß Gott', 'Servus'],
    answer: 'Guten Tag! Worum geht es: eine Frage, ein Schreiben mit Frist, laufende Betreuung oder ein Termin?',
    next: ['leistungen', 'preise', 'termin'],
    isActive: true,
  },
  danke: {
    topic: 'conversation',
    title: 'Vielen Dank!',
    phrasings: ['Danke', 'Danke schön', 'Besten Dank'],
    answer: 'Gern. Wenn noch etwas offen ist, fragen Sie weiter oder buchen Sie ein Erstgespräch.',
    link: BOOK,
    next: ['termin', 'kontakt'],
    isActive: true,
  },
  tschuess: {
    topic: 'conversation',
    title: 'Auf Wiedersehen!',
    phrasings: ['Tschüss', 'Bis bald', 'Schönen Tag noch'],
    answer: 'Auf Wiedersehen, und alles Gute für Ihr Anliegen.',
    next: ['termin', 'kontakt'],
    isActive: true,
  },
  bot: {
    topic: 'conversation',
    title: 'Sind Sie ein Mensch?',
    phrasings: ['Bist du ein Bot?', 'Spreche ich mit einer KI?', 'Wer antwortet hier?'],
    answer:
      'Hier antwortet der Chatbot dieser Website. {ownerName} sprechen Sie im Erstgespräch oder erreichen Sie unter {email}.',
    link: CONTACT,
    next: ['kontakt', 'person'],
    isActive: true,
  },
};
