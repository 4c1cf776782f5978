import type { AnswersDocument } from '#content/answers.schema.ts';
import { phrasings } from '#content/intents.ts';

const BOOK = { label: 'Erstgespräch buchen', href: '/calendar' };
const CONTACT = { label: 'Kontaktformular', href: '/#contact' };

export const answers: AnswersDocument = {
  leistungen: {
    topic: 'services',
    intent: 'services',
    title: 'Welche Leistungen gibt es?',
    phrasings: phrasings(
      'Was bieten Sie an? | Wobei können Sie helfen? | Was machen Sie? | Leistungsübersicht | womit kann ich zu Ihnen kommen | was machen Sie alles | wobei helfen Sie | ich weiß nicht an wen ich mich sonst wenden soll | welche Themen decken Sie ab | füllen Sie auch Formulare aus | was für Beratung ist das',
    ),
    answer:
      'Das übernehme ich: {servicesList}. Dazu die zweite Meinung in {meeting.strategy} Minuten. Worum geht es bei Ihnen?',
    link: { label: 'Alle Leistungen', href: '/#portfolio' },
    next: ['beratung', 'betreuung', 'verfahren'],
    isActive: true,
  },
  beratung: {
    topic: 'services',
    intent: 'about',
    service: 'frage',
    title: 'Kann ich Sie nur eine Sache fragen?',
    phrasings: phrasings(
      'Beraten Sie auch zu einer einzelnen Frage? | Ich habe nur eine kurze Frage | Brauche ich dafür gleich einen Vertrag? | ich hab nur eine Frage | nur ganz kurz was fragen | muss ich gleich Kunde werden | eine einzelne Auskunft | ich will nur wissen ob ja oder nein | einmalige Beratung | kann ich Sie einmal um Rat fragen | brauche jemanden der sich meine Lage ansieht',
    ),
    answer: 'Sie bekommen die Antwort im Gespräch und auf ein bis zwei Seiten. Das Honorar steht vorher fest.',
    link: { label: '{services.frage}', href: '/leistungen/beratung' },
    next: ['preis-frage', 'unterlagen', 'termin'],
    isActive: true,
  },
  betreuung: {
    topic: 'services',
    intent: 'included',
    service: 'betreuung',
    title: 'Was übernehmen Sie das ganze Jahr für mich?',
    phrasings: phrasings(
      'Was gehört zur laufenden Betreuung? | Übernehmen Sie wiederkehrende Aufgaben? | Kann ich dauerhaft zu Ihnen kommen? | Betreuen Sie mich das ganze Jahr? | können Sie mir alles abnehmen | ich vergesse ständig Fristen | gibt es ein Jahrespaket | erinnern Sie mich an Termine | machen Sie das auch das ganze Jahr | regelmäßige Unterstützung | ich will die Briefe nicht mehr aufmachen | was ist in der Betreuung drin',
    ),
    answer:
      'Was jeden Monat oder jedes Jahr anfällt, ein Kalender mit Ihren Fristen, kurze Fragen und ein ausführliches Gespräch im Jahr.',
    link: { label: '{services.betreuung}', href: '/leistungen/betreuung' },
    next: ['preis-betreuung', 'wechsel', 'kuendigung'],
    isActive: true,
  },
  verfahren: {
    topic: 'services',
    intent: 'about',
    service: 'verfahren',
    title: 'Helfen Sie bei Anträgen und Bescheiden?',
    phrasings: phrasings(
      'Können Sie einen Bescheid prüfen? | Schreiben Sie einen Einspruch für mich? | Stellen Sie den Antrag für mich? | Sprechen Sie mit der Behörde? | mein Antrag wurde abgelehnt | schreiben Sie ans Amt | ich will Widerspruch einlegen | Einspruch | füllen Sie den Antrag aus | Post vom Amt | das Amt will Geld von mir | ich verstehe den Brief nicht | vertreten Sie mich gegenüber der Behörde',
    ),
    answer:
      'Ich bereite Anträge vor, prüfe Bescheide und führe den Schriftwechsel. Sie lesen jeden Entwurf, bevor ich ihn verschicke.',
    link: { label: '{services.verfahren}', href: '/leistungen/verfahren' },
    next: ['frist', 'aussichten', 'preis-verfahren'],
    isActive: true,
  },
  'zweite-meinung': {
    topic: 'services',
    title: 'Was ist die zweite Meinung?',
    phrasings: phrasings(
      'Prüfen Sie eine Empfehlung von jemand anderem? | Ich bin mir bei einem Vertrag unsicher | Können Sie über einen Vertrag schauen? | können Sie mal über den Vertrag schauen | die Bank will mir was verkaufen | stimmt das was mein Berater sagt | prüfen Sie ein Angebot bevor ich unterschreibe | ich traue dem nicht | neutrale Meinung | etwas gegenprüfen lassen | soll ich das unterschreiben',
    ),
    answer:
      'Ich lese Ihre Empfehlung, den Vertrag oder Bescheid. Wir sprechen {meeting.strategy} Minuten darüber, und Sie bekommen das Ergebnis schriftlich.',
    link: { label: 'Zur zweiten Meinung', href: '/strategy-session' },
    next: ['preis-meinung', 'unterlagen', 'termin'],
    isActive: true,
  },
  betriebe: {
    topic: 'services',
    intent: 'for-whom',
    title: 'Beraten Sie auch Firmen?',
    phrasings: phrasings(
      'Arbeiten Sie für Unternehmen? | Ich bin selbstständig | Helfen Sie bei einer Gründung? | ich habe eine kleine Firma | Freiberufler | nur für Privatleute | wir sind ein Verein | GmbH',
    ),
    answer: 'Ich berate kleine Betriebe und Selbstständige ebenso wie Privatpersonen.',
    link: BOOK,
    next: ['betreuung', 'termin'],
    isActive: true,
  },
  preise: {
    topic: 'prices',
    intent: 'price',
    title: 'Was kostet die Beratung?',
    phrasings: phrasings(
      'Wie hoch ist Ihr Honorar? | Was verlangen Sie? | Welche Preise haben Sie? | Ist das teuer? | Stundensatz | bekommen Sie Provision | wovon leben Sie | kann ich mir das leisten | zahle ich auch wenn nichts rauskommt | Honorar | womit muss ich rechnen',
    ),
    answer:
      'Das Erstgespräch ist kostenlos. Zweite Meinung von {meeting.strategy} Minuten: {prices.opinion}. {servicesPrices}',
    link: { label: 'Alle Leistungen', href: '/#portfolio' },
    next: ['preis-frage', 'preis-betreuung', 'erstgespraech'],
    isActive: true,
  },
  'preis-frage': {
    topic: 'prices',
    intent: 'price',
    service: 'frage',
    title: 'Was kostet die Antwort auf eine Frage?',
    phrasings: phrasings(
      'Wie teuer ist eine einzelne Beratung? | Honorar für eine Frage | Was zahle ich für eine schriftliche Auskunft? | was kostet eine einzelne Frage | Preis für eine Auskunft | was kostet eine einmalige Beratung',
    ),
    answer: 'Das Honorar ist {prices.question}, mit Prüfung, Gespräch und schriftlicher Antwort.',
    link: { label: 'Zum Honorar', href: '/leistungen/beratung#honorar' },
    next: ['beratung', 'zahlung'],
    isActive: true,
  },
  'preis-betreuung': {
    topic: 'prices',
    intent: 'price',
    service: 'betreuung',
    title: 'Was zahle ich im Monat?',
    phrasings: phrasings(
      'Was kostet die laufende Betreuung? | Monatlicher Preis | Gibt es eine Pauschale? | Monatspreis | was kostet die Betreuung im Monat | was kostet das ganze Jahr | Pauschale im Monat',
    ),
    answer: 'Der Betrag ist {prices.care}. Einmal im Jahr sehen wir nach, ob er noch passt.',
    link: { label: 'Zum Honorar', href: '/leistungen/betreuung#honorar' },
    next: ['betreuung', 'kuendigung'],
    isActive: true,
  },
  'preis-verfahren': {
    topic: 'prices',
    intent: 'price',
    service: 'verfahren',
    title: 'Was kostet ein Antrag oder Einspruch?',
    phrasings: phrasings(
      'Was kostet ein Verfahren? | Honorar für einen Widerspruch | Wie teuer wird ein Einspruch? | was kostet ein Widerspruch | was nehmen Sie für den Antrag | Preis für den Schriftverkehr mit dem Amt',
    ),
    answer: 'Das Honorar ist {prices.case}, bis zur ersten Entscheidung. Vorher hören Sie, was es höchstens kostet.',
    link: { label: 'Zum Honorar', href: '/leistungen/verfahren#honorar' },
    next: ['aussichten', 'verfahren'],
    isActive: true,
  },
  'preis-meinung': {
    topic: 'prices',
    title: 'Was kostet die zweite Meinung?',
    phrasings: phrasings(
      'Preis der zweiten Meinung | Was zahle ich für die Prüfung eines Vertrags? | Honorar zweite Meinung | was kostet es einen Vertrag prüfen zu lassen | Preis für das Gegenlesen | was nehmen Sie für die Prüfung',
    ),
    answer:
      'Sie kostet {prices.opinion}: bis zu zwanzig Seiten, {meeting.strategy} Minuten Gespräch und eine schriftliche Zusammenfassung.',
    link: { label: 'Zur zweiten Meinung', href: '/strategy-session' },
    next: ['zweite-meinung', 'termin'],
    isActive: true,
  },
  zahlung: {
    topic: 'payment',
    intent: 'payment',
    title: 'Wann muss ich bezahlen?',
    phrasings: phrasings(
      'Wann ist die Rechnung fällig? | Kann ich in Raten zahlen? | Brauchen Sie einen Vorschuss? | muss ich gleich zahlen | Vorkasse | wie zahle ich | wann ist das fällig',
    ),
    answer:
      'Rechnungen sind innerhalb von {payment.days} Tagen fällig. Wenn Sie in Teilen zahlen möchten, sagen Sie es vor dem Auftrag.',
    link: { label: 'Bedingungen', href: '/terms-of-service#honorar' },
    next: ['preise', 'kontakt'],
    isActive: true,
  },
  umsatzsteuer: {
    topic: 'payment',
    intent: 'invoice',
    title: 'Kommt zum Honorar Umsatzsteuer?',
    phrasings: [],
    answer: '{payment.vat}. So steht es auch auf der Rechnung.',
    next: ['zahlung'],
    isActive: true,
    when: 'vat',
  },
  ablauf: {
    topic: 'process',
    intent: 'process',
    title: 'Wie läuft eine Beratung ab?',
    phrasings: phrasings(
      'Was passiert nach meiner Anfrage? | Welche Schritte gibt es? | Wie geht es nach dem Erstgespräch weiter? | wie geht das vor sich | was passiert nach dem Termin | womit fangen wir an | was sind die Schritte | und wie geht es dann weiter',
    ),
    answer:
      'Erst das kostenlose Gespräch, dann eine Vereinbarung mit Umfang und Honorar, dann die Prüfung. Das Ergebnis bekommen Sie schriftlich.',
    link: BOOK,
    next: ['erstgespraech', 'unterlagen', 'dauer'],
    isActive: true,
  },
  dauer: {
    topic: 'process',
    intent: 'duration',
    title: 'Wie lange dauert es?',
    phrasings: phrasings(
      'Wann bekomme ich eine Antwort auf meine Frage? | Wie schnell sind Sie fertig? | Dauer der Beratung | wann weiß ich Bescheid | wie schnell antworten Sie | wie viele Wochen dauert das | ich brauche es schnell | wann bekomme ich das Ergebnis',
    ),
    answer:
      'Eine einzelne Frage ist meistens in einer Woche beantwortet, bei einer Frist schneller. Wo eine Behörde entscheidet, bestimmt sie die Dauer.',
    link: { label: 'Ablauf der Beratung', href: '/leistungen/beratung#ablauf' },
    next: ['frist', 'ablauf'],
    isActive: true,
  },
  unterlagen: {
    topic: 'process',
    intent: 'preparation',
    title: 'Welche Unterlagen brauchen Sie?',
    phrasings: phrasings(
      'Was muss ich vorbereiten? | Was soll ich mitbringen? | Welche Belege brauchen Sie von mir? | was brauchen Sie von mir | brauchen Sie Kontoauszüge | ich habe einen ganzen Karton voll | ich finde nicht alles | was muss ich bereithalten',
    ),
    answer:
      'Für das Erstgespräch nur das letzte Schreiben, falls es eines gibt. Danach bekommen Sie eine kurze Liste für Ihren Fall.',
    link: BOOK,
    next: ['erstgespraech', 'uebermittlung'],
    isActive: true,
  },
  uebermittlung: {
    topic: 'security',
    title: 'Wie schicke ich Ihnen Unterlagen?',
    phrasings: phrasings(
      'Kann ich Dokumente hochladen? | Darf ich Belege per Mail schicken? | Wie übermittle ich vertrauliche Papiere? | kann ich Ihnen das mailen | kann ich was hochladen | soll ich den Ordner schicken | kann ich die Mappe abgeben | ist Mail sicher | ich hab den Brief fotografiert',
    ),
    answer: 'Bitte nicht über den Chat. Im Erstgespräch vereinbaren wir einen Weg für Vertrauliches.',
    link: CONTACT,
    next: ['verschwiegenheit', 'kontakt'],
    isActive: true,
  },
  frist: {
    topic: 'process',
    title: 'Bei mir läuft eine Frist. Was nun?',
    phrasings: phrasings(
      'Es eilt | Ich habe einen Bescheid bekommen | Die Frist endet bald | Ich muss bis Freitag antworten | ich habe nur bis Freitag Zeit | morgen läuft es ab | die Frist ist vorbei | ich hab die Frist verpasst | ist es schon zu spät | wie lange kann ich Widerspruch einlegen | ich brauche heute noch jemanden | steht ein Datum drauf',
    ),
    answer:
      'Buchen Sie den nächsten freien Termin und nennen Sie das Datum, oder schreiben Sie heute noch an {email}. Der Chatbot kann Fristen nicht prüfen.',
    link: BOOK,
    next: ['verfahren', 'termin', 'kontakt'],
    isActive: true,
  },
  aussichten: {
    topic: 'limits',
    title: 'Wie stehen meine Aussichten?',
    phrasings: phrasings(
      'Habe ich eine Chance? | Lohnt sich ein Einspruch? | Gewinne ich das? | lohnt sich ein Widerspruch | gewinnt man das | ist da noch was zu machen | wie realistisch ist das | bin ich im Recht | bringt das was',
    ),
    answer:
      'Das lässt sich erst nach einem Blick in die Unterlagen sagen. Sie hören eine ehrliche Einschätzung, bevor Sie sich entscheiden.',
    link: BOOK,
    next: ['verfahren', 'erstgespraech'],
    isActive: true,
  },
  termin: {
    topic: 'booking',
    intent: 'booking',
    title: 'Wie bekomme ich einen Termin?',
    phrasings: phrasings(
      'Ich möchte einen Termin | Wann haben Sie Zeit? | Termin vereinbaren | Freie Termine | ich möchte zu Ihnen kommen | haben Sie diese Woche Zeit | wann geht es | geht es auch abends | kann ich heute mit jemandem sprechen | Termin bitte',
    ),
    answer:
      'Wählen Sie einen Termin im Kalender. Das Erstgespräch dauert {meeting.consultation} Minuten und ist kostenlos.',
    link: BOOK,
    next: ['erstgespraech', 'verschieben'],
    isActive: true,
  },
  erstgespraech: {
    topic: 'booking',
    intent: 'first-meeting',
    title: 'Was passiert im Erstgespräch?',
    phrasings: phrasings(
      'Was kostet das Erstgespräch? | Wie lange dauert das erste Gespräch? | Ist das Erstgespräch kostenlos? | ist das erste Treffen umsonst | was besprechen wir da | wie lange dauert das Gespräch | muss ich mich gleich entscheiden | was kommt beim ersten Mal auf mich zu | erst mal nur reden',
    ),
    answer:
      'Wir klären, worum es geht, ob eine Frist läuft und was eine Beratung kosten würde: {meeting.consultation} Minuten, kostenlos.',
    link: BOOK,
    next: ['termin', 'unterlagen'],
    isActive: true,
  },
  verschieben: {
    topic: 'booking',
    intent: 'moving',
    title: 'Kann ich meinen Termin verschieben?',
    phrasings: phrasings(
      'Termin absagen | Ich kann doch nicht | Termin umbuchen | mir ist was dazwischengekommen | anderer Tag bitte | am Mittwoch geht es nicht',
    ),
    answer: 'Über den Link in der Bestätigung können Sie den Termin bis zum Beginn verschieben oder absagen.',
    next: ['termin', 'kontakt'],
    isActive: true,
  },
  video: {
    topic: 'booking',
    intent: 'online',
    title: 'Geht das auch per Video oder Telefon?',
    phrasings: phrasings(
      'Muss ich zu Ihnen kommen? | Online-Beratung | Beraten Sie telefonisch? | muss ich kommen | geht das am Telefon | Zoom | ich wohne weit weg | ich kann nicht fahren | geht das von zu Hause',
    ),
    answer: 'Das Erstgespräch führen wir {meeting.way}. Passt es Ihnen anders besser, schreiben Sie mir bitte vorher.',
    link: BOOK,
    next: ['ort', 'termin'],
    isActive: true,
  },
  ort: {
    topic: 'contact',
    intent: 'place',
    title: 'Wo sind Sie?',
    phrasings: phrasings(
      'In welcher Gegend arbeiten Sie? | Wo ist Ihr Büro? | Sind Sie in meiner Nähe? | kommen Sie zu mir | in welcher Stadt sitzen Sie | wie komme ich zu Ihnen',
    ),
    answer:
      'Ich arbeite in {area.name}. Das Erstgespräch führen wir {meeting.way}; für ein Treffen nenne ich Ihnen die Anschrift.',
    link: CONTACT,
    next: ['video', 'kontakt'],
    isActive: true,
  },
  kontakt: {
    topic: 'contact',
    intent: 'contact',
    title: 'Wie erreiche ich Sie?',
    phrasings: phrasings(
      'Wie lautet Ihre E-Mail-Adresse? | Kann ich Ihnen schreiben? | Ich möchte mit einem Menschen sprechen | wie ist Ihre Nummer | kann ich anrufen | Ihre Mailadresse | kann mich jemand zurückrufen | wann antworten Sie',
    ),
    answer:
      'Schreiben Sie an {email} oder über das Kontaktformular. Sie bekommen innerhalb von {own.antwort} eine Antwort von {ownerName}.',
    link: CONTACT,
    next: ['termin', 'person'],
    isActive: true,
  },
  person: {
    topic: 'owner',
    intent: 'person',
    title: 'Wer berät mich?',
    phrasings: phrasings(
      'Wer sind Sie? | Haben Sie Mitarbeitende? | Welche Ausbildung haben Sie? | mit wem spreche ich da | immer dieselbe Person | was haben Sie gelernt | seit wann machen Sie das | machen Sie das selbst',
    ),
    answer:
      'Es berät Sie {ownerName}, {own.beruf} in {area.name}, von der ersten Frage bis zum Ergebnis. Mehr dazu steht auf der Seite „Über mich“.',
    link: { label: 'Über mich', href: '/about' },
    next: ['verschwiegenheit', 'vertretung'],
    isActive: true,
  },
  vertretung: {
    topic: 'owner',
    title: 'Was ist, wenn Sie krank oder im Urlaub sind?',
    phrasings: phrasings(
      'Wer vertritt Sie? | Sind Sie immer da? | Urlaubsvertretung | was wenn Sie ausfallen | wer macht das im Urlaub | wer springt ein | sind Sie im August da | und wenn Sie aufhören',
    ),
    answer: 'Fristen erledige ich, bevor ich abwesend bin. Wer mich vertritt, steht in der Vereinbarung.',
    link: CONTACT,
    next: ['kontakt'],
    isActive: true,
  },
  verschwiegenheit: {
    topic: 'security',
    title: 'Ist das vertraulich?',
    phrasings: phrasings(
      'Unterliegen Sie der Schweigepflicht? | Erzählen Sie das weiter? | Erfährt jemand davon? | erfährt das jemand | bleibt das unter uns | meine Familie darf nichts wissen | Schweigepflicht | wer liest das | melden Sie das dem Amt',
    ),
    answer:
      'Über Ihre Angelegenheiten spreche ich mit niemandem, den Sie nicht genannt haben. Einzelheiten gehören trotzdem nicht in den Chat.',
    link: { label: 'Datenschutz', href: '/privacy-policy' },
    next: ['datenschutz', 'uebermittlung'],
    isActive: true,
  },
  newsletter: {
    topic: 'contact',
    intent: 'newsletter',
    title: 'Verschicken Sie einen Newsletter?',
    phrasings: phrasings('informieren Sie über neue Gesetze | kann ich mich eintragen'),
    answer: 'Einen Newsletter gibt es bei mir nicht. Was sich für Sie ändert, sage ich Ihnen persönlich.',
    next: ['kontakt'],
    isActive: true,
    when: 'noNewsletter',
  },
  datenschutz: {
    topic: 'security',
    intent: 'privacy',
    title: 'Was geschieht mit meinen Daten?',
    phrasings: phrasings(
      'Datenschutz | Wie lange speichern Sie meine Angaben? | Können Sie meine Daten löschen? | was speichern Sie über mich | löschen Sie meine Daten | wer sieht meine Angaben | sind meine Daten sicher',
    ),
    answer:
      'Ihre Angaben dienen Ihrer Anfrage und werden nicht verkauft. Auskunft und Löschung: eine Mail an {email} genügt.',
    link: { label: 'Datenschutz', href: '/privacy-policy' },
    next: ['verschwiegenheit'],
    isActive: true,
  },
  wechsel: {
    topic: 'objection',
    title: 'Ich bin schon woanders. Kann ich wechseln?',
    phrasings: phrasings(
      'Wie wechsle ich zu Ihnen? | Ich bin mit meiner Beratung unzufrieden | Übernehmen Sie laufende Fälle? | ich bin unzufrieden mit meinem Berater | mein Berater meldet sich nicht | muss ich vorher kündigen | holen Sie die Unterlagen beim alten | mein Berater hört auf',
    ),
    answer:
      'Sie können wechseln, meistens zum Ende eines Jahres oder Abschnitts. Kündigen Sie erst, wenn der Übergang steht.',
    link: BOOK,
    next: ['betreuung', 'zweite-meinung'],
    isActive: true,
  },
  kuendigung: {
    topic: 'payment',
    intent: 'contract',
    title: 'Wie kann ich die Betreuung beenden?',
    phrasings: phrasings(
      'Kündigungsfrist | Wie lange bin ich gebunden? | Kann ich jederzeit aufhören? | wie komme ich da raus | bin ich gebunden | was wenn ich unzufrieden bin | bekomme ich meine Unterlagen zurück | Mindestlaufzeit | ich will aufhören',
    ),
    answer: 'Zum Ende eines Monats; eine Nachricht in Textform genügt. Ihre Unterlagen bekommen Sie zurück.',
    link: { label: 'Bedingungen', href: '/terms-of-service' },
    next: ['betreuung', 'zahlung'],
    isActive: true,
  },
  selbst: {
    topic: 'objection',
    title: 'Kann ich das nicht selbst machen?',
    phrasings: phrasings(
      'Reicht dafür ein Programm? | Brauche ich überhaupt Beratung? | Wozu brauche ich Sie? | schaffe ich das allein | ist das schwer allein zu machen | brauche ich Sie überhaupt | gibt es da nicht ein Programm | kann ich mir das Geld sparen | mein Freund hat das allein gemacht',
    ),
    answer:
      'Oft ja, und dann sage ich Ihnen, wie. Eine Beratung lohnt sich, wenn es um viel Geld oder eine Frist geht.',
    link: BOOK,
    next: ['erstgespraech', 'zweite-meinung'],
    isActive: true,
  },
  einzelfall: {
    topic: 'limits',
    title: 'Können Sie mir das gleich hier beantworten?',
    phrasings: phrasings(
      'Berät mich der Chatbot? | Was gilt in meinem Fall? | Bitte beraten Sie mich hier | steht mir das zu | was soll ich machen | ist das so richtig | sagen Sie es mir gleich | muss ich das zahlen | darf ich das | was würden Sie an meiner Stelle tun',
    ),
    answer: 'Der Chatbot kennt nur diese Website und berät nicht im Einzelfall. Fragen Sie im Erstgespräch.',
    link: BOOK,
    next: ['erstgespraech', 'kontakt'],
    isActive: true,
  },
  hallo: {
    topic: 'conversation',
    intent: 'greeting',
    title: 'Guten Tag!',
    phrasings: ['Hallo', 'Guten Morgen', 'Grüß Gott', 'Servus'],
    answer: 'Guten Tag! Worum geht es?',
    next: ['leistungen', 'preise', 'termin'],
    isActive: true,
  },
  danke: {
    topic: 'conversation',
    intent: 'thanks',
    title: 'Vielen Dank!',
    phrasings: ['Danke', 'Danke schön', 'Besten Dank'],
    answer: 'Gern. Wenn noch etwas offen ist, fragen Sie einfach.',
    link: BOOK,
    next: ['termin', 'kontakt'],
    isActive: true,
  },
  tschuess: {
    topic: 'conversation',
    intent: 'goodbye',
    title: 'Auf Wiedersehen!',
    phrasings: ['Tschüss', 'Bis bald', 'Schönen Tag noch'],
    answer: 'Auf Wiedersehen, und alles Gute für Ihr Anliegen.',
    next: ['termin', 'kontakt'],
    isActive: true,
  },
  bot: {
    topic: 'conversation',
    intent: 'bot',
    title: 'Sind Sie ein Mensch?',
    phrasings: phrasings(
      'Bist du ein Bot? | Spreche ich mit einer KI? | Wer antwortet hier? | schreibe ich mit einem Menschen | bist du echt | ist das ein Computer',
    ),
    answer: 'Hier antwortet der Chatbot dieser Website. Mit {ownerName} sprechen Sie im Erstgespräch.',
    link: CONTACT,
    next: ['kontakt', 'person'],
    isActive: true,
  },
};
