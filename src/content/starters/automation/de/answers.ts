import type { AnswersDocument } from '#content/answers.schema.ts';
import { phrasings } from '#content/intents.ts';

const BOOK = { label: 'Erstgespräch buchen', href: '/calendar' };
const CONTACT = { label: 'Kontaktformular', href: '/#contact' };
const PHONE = { label: '{services.telefon}', href: '/leistungen/telefonassistent' };
const WORKFLOW = { label: '{services.ablaeufe}', href: '/leistungen/ablaeufe' };
const ASSISTANT = { label: '{services.assistent}', href: '/leistungen/assistent' };

const ABOUT_VAT = [
  'Sind die Preise netto oder brutto?',
  'Verlangen Sie Mehrwertsteuer?',
  'Bekomme ich eine Rechnung?',
  'Preise inklusive Mehrwertsteuer?',
];

export const answers: AnswersDocument = {
  leistungen: {
    topic: 'services',
    intent: 'services',
    title: 'Was bieten Sie an?',
    phrasings: phrasings(
      'Was machen Sie genau? | Wobei können Sie helfen? | Was kann KI für meinen Betrieb tun? | Wobei hilft mir KI im Alltag? | Womit fangen die meisten an? | was bietet ihr an | womit können Sie mir Arbeit abnehmen | was kann ich bei Ihnen kaufen | erzählen Sie mal was Sie machen | ist das Software oder eine Dienstleistung | was habt ihr für kleine Betriebe | was für Hilfe gibt es | meine Frau meint Sie könnten uns helfen, womit | welche Arbeiten übernehmen Sie | wir verlieren Stunden im Büro, was haben Sie da | kurz gesagt, was machen Sie | was ist Ihr Angebot',
    ),
    answer: 'Das biete ich an: {servicesList}. Was Ihnen am meisten bringt, klären wir im Erstgespräch.',
    link: { label: 'Alle Leistungen', href: '/#portfolio' },
    next: ['telefon', 'ablaeufe', 'assistent'],
    isActive: true,
  },
  telefon: {
    topic: 'voice-ai',
    intent: 'about',
    service: 'telefon',
    title: 'Kann eine KI unsere Anrufe annehmen?',
    phrasings: phrasings(
      'Kann die KI Anrufe annehmen? | Wir verpassen ständig Anrufe | Wer geht ans Telefon, wenn ich auf der Baustelle oder im Gespräch bin? | Was macht der Telefonassistent? | Wie funktioniert die KI am Telefon? | Ich kann bei der Arbeit nicht ans Telefon | Keiner hebt ab, wenn wir unterwegs sind | Unser Telefon klingelt ununterbrochen | Abends und am Wochenende geht niemand ran | Kann ein Computer für mich abheben? | Gibt es etwas fürs Telefon? | Ich habe keine Hand frei, wenn es läutet | wir kommen nicht ans Telefon | das Telefon klingelt den ganzen Tag | niemand geht ran | mittags geht keiner ans Telefon | auf der Baustelle kann ich nicht telefonieren | unsere Empfangskraft hat gekündigt | wir finden niemanden fürs Telefon | Anrufbeantworter reicht nicht mehr | uns gehen Aufträge verloren weil keiner abnimmt | zwei rufen gleichzeitig an | kann der auch Termine ausmachen | nimmt der Nachrichten auf | Roboter fürs Telefon | geht das auch nachts | Patienten kommen nicht durch | die Leitung ist morgens immer dicht | meine Mitarbeiterin am Empfang ist überlastet | wer nimmt ab wenn ich beim Kunden bin',
    ),
    answer:
      'Eine Computerstimme nimmt ab, wenn Sie nicht können, fragt nach Name, Nummer und Anliegen und schickt Ihnen eine Nachricht.',
    link: PHONE,
    next: ['preis-telefon', 'mensch', 'wer-hoert'],
    isActive: true,
  },
  ablaeufe: {
    topic: 'automation',
    intent: 'about',
    service: 'ablaeufe',
    title: 'Was lässt sich automatisieren?',
    phrasings: phrasings(
      'Können Sie Angebote automatisch erstellen? | Können Sie bei Angeboten und Rechnungen helfen? | Ich schreibe am Abend noch Rechnungen | Wir tippen alles doppelt ab | Automatische Rechnungen | Jemand tippt bei uns alles doppelt ab | Kann sich das Büro von allein erledigen? | Mahnungen und Erinnerungen von selbst verschicken | Ich sitze abends am Papierkram | Welche Arbeiten nehmen Sie uns ab? | Bestellungen von Hand übertragen | Daten von einem Programm ins andere kopieren | ich schreibe abends Rechnungen | wir geben alles doppelt ein | Daten abtippen | Kunden vergessen ihre Termine | Erinnerungen verschicken | Mahnungen automatisch | ich komme mit den Mails nicht hinterher | Angebote gehen zu spät raus | können Rechnungen von selbst rausgehen | immer dieselben Antworten schreiben | kann das Programm Belege sortieren | Anfragen gehen unter | der Papierkram frisst mich auf | kann man das Nachfassen automatisieren | Bestellungen landen im falschen Ordner | was im Büro kann von allein laufen | Adressen von einer Liste in die andere kopieren | Terminerinnerung per SMS',
    ),
    answer:
      'Alles, was sich wiederholt: Antworten, Angebote, Termine, Rechnungen, Erinnerungen, Ablage. Sie prüfen, was verschickt wird.',
    link: WORKFLOW,
    next: ['programme', 'beispiel', 'preise'],
    isActive: true,
  },
  assistent: {
    topic: 'chatbots',
    intent: 'about',
    service: 'assistent',
    title: 'Kann eine KI aus unseren Unterlagen antworten?',
    phrasings: phrasings(
      'Was kann der Assistent für Unterlagen? | Kann die KI unsere Dokumente durchsuchen? | Bauen Sie Chatbots für Websites? | Chatbot für meine Website | Fragen aus unseren Anleitungen beantworten | Wir suchen ewig in alten Ordnern | Ein Chat auf unserer Homepage | Immer die gleichen Fragen von Kunden | Neue Mitarbeiter fragen ständig dasselbe | meine Mitarbeiter fragen ständig dasselbe | keiner findet etwas auf dem Server | kann der unser Handbuch lernen | Chatbot für meine Webseite | Fragen auf der Website beantworten | wie ChatGPT nur mit unseren Daten | kann man alte Angebote durchsuchen | neue Kollegen fragen mir Löcher in den Bauch | ein Bot der unsere Preisliste kennt | kann die KI unsere Verträge lesen | Besucher fragen nachts etwas auf der Seite | woher weiß der Bot die Antworten | was wenn sich unsere Unterlagen ändern',
    ),
    answer:
      'Sie beantwortet Fragen aus Ihren eigenen Texten, für Ihr Team oder auf Ihrer Website. Der Rest kommt als Frage zu Ihnen.',
    link: ASSISTANT,
    next: ['datenschutz', 'fehler', 'preise'],
    isActive: true,
  },
  'fuer-wen': {
    topic: 'services',
    intent: 'for-whom',
    title: 'Lohnt sich das für einen kleinen Betrieb?',
    phrasings: phrasings(
      'Sind wir zu klein dafür? | Wir sind nur fünf Leute | Arbeiten Sie auch für Handwerksbetriebe? | Ich habe eine Installationsfirma | Arbeiten Sie für Makler? | Ich habe eine Praxis | Geht das auch für eine Kanzlei oder Agentur? | Ich arbeite allein | Rentiert sich das bei so wenigen Leuten? | Bin ich als Einzelkämpfer zu klein? | Arbeiten Sie auch für Arztpraxen? | Machen Sie das auch für Hotels und Gasthäuser? | Kennen Sie unsere Branche? | ich bin allein, ist das zu klein | sind wir zu klein für Sie | arbeiten Sie nur mit großen Firmen | mein Mann sagt das ist nur was für Große | rentiert sich das bei zehn Anrufen am Tag | wir sind ein Familienbetrieb | ich hab einen kleinen Laden | wir sind eine Zahnarztpraxis | ist das auch was für Handwerker | wir sind ein Verein | wer sind Ihre Kunden | ist das übertrieben für uns | passt das zu uns | wir sind zwanzig Leute | Kanzlei mit zwei Anwälten | bringt uns das überhaupt was',
    ),
    answer: 'Ich arbeite für {own.kundschaft}. Wenn es sich bei Ihnen nicht lohnt, sage ich das im Erstgespräch.',
    link: BOOK,
    next: ['beispiel', 'preise', 'erstgespraech'],
    isActive: true,
  },
  beispiel: {
    topic: 'services',
    intent: 'examples',
    title: 'Haben Sie ein Beispiel?',
    phrasings: phrasings(
      'Wie sieht das in der Praxis aus? | Was bringt das einem Installateur? | Was bringt das einer Kanzlei? | Zeigen Sie mir ein Beispiel | Haben Sie das schon einmal gemacht? | Wie läuft das bei anderen Kunden? | Ich kann mir nichts darunter vorstellen | zeigen Sie mal eins das Sie gebaut haben | kann man das irgendwo anhören | gibt es eine Demo | ich kann mir das nicht vorstellen | was haben Sie zuletzt gebaut | ein konkreter Fall bitte | kann ich es mal sehen | wie nutzen das andere',
    ),
    answer:
      'Eine Anfrage kommt herein, während Sie beschäftigt sind. Später liegt ein Entwurf der Antwort bereit, den Sie nur noch prüfen.',
    link: { label: 'Zum Beispiel', href: '/leistungen/ablaeufe#beispiele' },
    next: ['telefon', 'ablaeufe', 'erstgespraech'],
    isActive: true,
  },
  preise: {
    topic: 'prices',
    intent: 'price',
    title: 'Was kostet das?',
    phrasings: phrasings(
      'Was verlangen Sie? | Wie viel kostet die Einrichtung? | Ist KI teuer? | Was kostet es im Monat? | Womit muss ich finanziell rechnen? | Was kostet ein automatischer Ablauf? | Wie teuer wird das Ganze? | Hausnummer bitte | was muss ich hinlegen | ungefährer Preis | was verlangst du | was kostet der Spaß | ist das teuer | können wir uns das leisten | Stundensatz | Festpreis oder nach Stunden | was kriege ich für tausend Euro | ich brauche eine Zahl für den Chef | günstigste Möglichkeit | in welcher Größenordnung liegt das | wir haben kein großes Budget',
    ),
    answer:
      'Das Erstgespräch ist kostenlos, und das Angebot bekommen Sie, bevor Sie sich entscheiden. {servicesPrices}',
    link: { label: 'Alle Leistungen', href: '/#portfolio' },
    next: ['preis-telefon', 'gebuehren', 'erstgespraech'],
    isActive: true,
  },
  'preis-telefon': {
    topic: 'prices',
    intent: 'price',
    service: 'telefon',
    title: 'Was kostet es, Anrufe annehmen zu lassen?',
    phrasings: phrasings(
      'Was kostet die KI am Telefon im Monat? | Einrichtungsgebühr für das Telefon | Preis Telefonassistent | Was kostet der Telefonassistent? | Wie viel kostet der Assistent am Telefon? | Preis für das Annehmen der Anrufe | was kostet das Telefonding im Monat | Monatspreis Telefonassistent | was kostet die Anrufannahme | Preis pro Anruf | zahle ich pro Minute | Einrichtung vom Telefonassistenten was kostet das | was nehmt ihr fürs Telefon | Grundgebühr Telefon',
    ),
    answer:
      'Einrichtung: {prices.phoneSetup}. Laufender Betrieb: {prices.phoneMonth}. Gebühren für Gesprächsminuten und KI stehen im Angebot.',
    link: { label: 'Zum Preis', href: '/leistungen/telefonassistent#preis' },
    next: ['gebuehren', 'kuendigung', 'telefon'],
    isActive: true,
  },
  gebuehren: {
    topic: 'prices',
    title: 'Welche laufenden Kosten gibt es?',
    phrasings: phrasings(
      'Kommen monatliche Kosten dazu? | Was kostet die KI selbst? | Muss ich Server oder Lizenzen bezahlen? | Hosting und KI-Gebühren | Gibt es versteckte Kosten? | Muss ich die KI extra bezahlen? | Was zahle ich an andere Anbieter? | Bezahle ich die KI extra? | Was fällt danach noch an Kosten an? | Kommen Abos dazu? | Wer bezahlt die Gesprächsminuten? | was kommt noch dazu | was kostet es danach laufend | monatliche Kosten | Folgekosten | muss ich ChatGPT extra bezahlen | versteckte Kosten | kommen noch andere Rechnungen | brauche ich Lizenzen | ist der Server im Preis drin | wird es teurer wenn mehr los ist | Abos die ich abschließen muss',
    ),
    answer: 'Sie stehen alle im Angebot, auch die Gebühren anderer Anbieter.',
    link: BOOK,
    next: ['preise', 'wartung', 'kuendigung'],
    isActive: true,
  },
  dauer: {
    topic: 'process',
    intent: 'duration',
    title: 'Wie lange dauert es, bis es läuft?',
    phrasings: phrasings(
      'Wie lange dauert die Einrichtung? | Wie schnell ist das fertig? | Ab wann läuft der Telefonassistent? | Bis wann ist es eingerichtet? | Sind das Tage oder Monate? | wann wäre es fertig | wie viele Wochen dauert die Umsetzung | geht das schnell | wie lang dauert die Einrichtung | läuft das bis zum Sommer | wann sehe ich was | Zeitrahmen',
    ),
    answer: 'Das hängt vom Umfang ab. Der Zeitplan steht im Angebot.',
    link: BOOK,
    next: ['ablauf', 'mitarbeit', 'erstgespraech'],
    isActive: true,
  },
  beginn: {
    topic: 'process',
    intent: 'waiting-time',
    title: 'Wann können Sie anfangen?',
    phrasings: phrasings(
      'Wann können wir anfangen? | Wie schnell können Sie anfangen? | Sind Sie gerade ausgelastet? | Haben Sie gerade Kapazität? | Wann ginge es los? | Schaffen Sie das noch vor dem Sommer? | wann könnten Sie loslegen | habt ihr diesen Monat noch Luft | gibt es eine Warteliste | ab wann hätten Sie Zeit für uns | es eilt | wie ausgebucht sind Sie | geht es nächste Woche los | noch vor Weihnachten',
    ),
    answer: 'Das Erstgespräch kann schon am nächsten freien Termin sein. Wann die Arbeit beginnt, steht im Angebot.',
    link: BOOK,
    next: ['dauer', 'ablauf', 'erstgespraech'],
    isActive: true,
  },
  ablauf: {
    topic: 'process',
    intent: 'process',
    title: 'Wie läuft es ab?',
    phrasings: phrasings(
      'Was passiert nach meiner Anfrage? | Wie fangen wir an? | Was sind die nächsten Schritte? | Ich bin überzeugt, was jetzt? | Wie packen wir es an? | Was kommt nach dem ersten Gespräch? | was passiert wenn ich zusage | was sind die Schritte | wie gehen wir vor | testen wir das vorher | sehe ich es vorher | womit fangen wir an | wie geht es nach dem Gespräch weiter | erklären Sie mir wie das abläuft',
    ),
    answer:
      'Erst ein kostenloses Gespräch, dann ein Angebot. Wenn Sie zusagen, richte ich alles ein, und Sie probieren es zuerst aus.',
    link: { label: 'Zum Ablauf', href: '/#ablauf' },
    next: ['mitarbeit', 'dauer', 'termin'],
    isActive: true,
  },
  mitarbeit: {
    topic: 'process',
    intent: 'preparation',
    title: 'Was brauchen Sie von mir?',
    phrasings: phrasings(
      'Was muss ich vorbereiten? | Wie viel Arbeit habe ich damit? | Muss ich mich mit Technik auskennen? | Was muss ich selbst machen? | Was muss ich dafür tun? | Wie viel Zeit kostet mich das selbst? | Was sollen meine Leute beitragen? | Müssen wir etwas lernen? | wie viel Zeit kostet mich das | muss ich viel erklären | brauchen Sie unsere Passwörter | ich kenne mich mit Computern nicht aus | ich hab keine Zeit für sowas | wer muss bei uns dabei sein | müssen meine Leute geschult werden | ist das kompliziert für uns | Zugang zu unserer Software',
    ),
    answer:
      'Für das Erstgespräch nichts. Danach Zugänge zu den Programmen und ein paar echte Beispiele; technische Kenntnisse brauchen Sie nicht.',
    link: BOOK,
    next: ['ablauf', 'programme', 'dauer'],
    isActive: true,
  },
  programme: {
    topic: 'automation',
    intent: 'materials',
    title: 'Mit welchen Programmen arbeitet das zusammen?',
    phrasings: phrasings(
      'Geht das mit unserem Rechnungsprogramm? | Lässt sich unsere Software anbinden? | Funktioniert das mit Outlook und Excel? | Brauchen wir neue Programme? | Mit welcher Software arbeiten Sie? | Läuft das mit unserer Branchensoftware? | Wir arbeiten mit SAP, geht das? | Unser Programm ist uralt | Passt das zu unserem Kassensystem? | Verträgt es sich mit Google Kalender? | arbeitet das mit DATEV | wir nutzen Lexware | wir haben eine Branchensoftware | müssen wir die Software wechseln | geht das mit Outlook | wir machen alles in Excel | funktioniert das mit unserer Praxissoftware | Google Kalender | bei uns läuft alles auf Papier | hat unser Programm eine Schnittstelle | geht das mit unserem Warenwirtschaftssystem | läuft das auf dem Mac',
    ),
    answer:
      'Mit den meisten, die Daten ausgeben oder annehmen, etwa Outlook, Tabellen, Rechnungs- und Branchenprogramme. Nennen Sie mir Ihre; ich prüfe es vor dem Angebot.',
    link: CONTACT,
    next: ['ablaeufe', 'erstgespraech'],
    isActive: true,
  },
  newsletter: {
    topic: 'contact',
    intent: 'newsletter',
    title: 'Haben Sie einen Newsletter?',
    phrasings: phrasings(
      'Kann ich mich irgendwo eintragen? | Schicken Sie regelmäßig Mails? | gibt es einen Rundbrief | bekomme ich dann Werbung',
    ),
    answer: 'Den gibt es nicht. Ich schreibe Ihnen nur, wenn Sie mir geschrieben oder einen Termin gebucht haben.',
    next: ['kontakt'],
    isActive: true,
    when: 'noNewsletter',
  },
  datenschutz: {
    topic: 'security',
    intent: 'privacy',
    title: 'Was ist mit dem Datenschutz?',
    phrasings: phrasings(
      'Ist das DSGVO-konform? | Lernt die KI aus unseren Daten? | Gibt es einen Vertrag zur Auftragsverarbeitung? | Was passiert mit unseren Kundendaten? | Wir haben Schweigepflicht | Wird mit unseren Daten trainiert? | Ist das rechtlich sauber? | dürfen wir das mit Patientendaten | wie ist das mit der Schweigepflicht | DSGVO | Auftragsverarbeitung | wer kann unsere Daten sehen | sind meine Kundendaten sicher | lernt die KI mit unseren Daten | was ist mit vertraulichen Unterlagen | dürfen Sie alles lesen | unterschreiben Sie eine Verschwiegenheitserklärung | was passiert mit den Adressen meiner Kunden | AV-Vertrag',
    ),
    answer:
      'Vor dem Auftrag legen wir fest, welche Daten ein Dienst bekommt, ob er daraus lernen darf und wann sie gelöscht werden. Bei personenbezogenen Daten gehört ein Vertrag zur Auftragsverarbeitung dazu.',
    link: { label: 'Datenschutz', href: '/privacy-policy' },
    next: ['wo-daten', 'wer-hoert', 'kontakt'],
    isActive: true,
  },
  'wo-daten': {
    topic: 'security',
    title: 'Wo werden die Daten gespeichert?',
    phrasings: phrasings(
      'Wo liegen unsere Daten? | Werden die Daten in der EU gespeichert? | In welchem Land stehen die Server? | Geht etwas in die USA? | In welcher Cloud liegt das? | geht was nach Amerika | stehen die Server in Deutschland | ist das in der Cloud | in welchem Land liegt das | bleibt das in Europa | kann das bei uns im Haus laufen | bei welchem Anbieter liegt das',
    ),
    answer: 'Anbieter und Land stehen im Angebot. Sagen Sie vorher, wenn die Daten Ihr Land nicht verlassen dürfen.',
    link: CONTACT,
    next: ['datenschutz', 'vertrag'],
    isActive: true,
  },
  'wer-hoert': {
    topic: 'security',
    title: 'Wer hört die Anrufe mit?',
    phrasings: phrasings(
      'Werden Anrufe aufgezeichnet? | Werden Gespräche gespeichert? | Wer kann die Gespräche hören? | Wer kann die Telefonate mithören? | Hört da jemand zu? | Wird mitgeschnitten? | Wer liest später, was gesagt wurde? | Bleiben die Gespräche irgendwo gespeichert? | werden die Gespräche aufgezeichnet | kann da einer mithören | kann ich die Anrufe nachhören | wie lange wird das gespeichert | darf man Gespräche überhaupt aufnehmen | bekomme ich ein Protokoll vom Anruf | Aufnahme ausschalten',
    ),
    answer:
      'Das bestimmen Sie: was gespeichert wird, wie lange, und wer es hören darf. Wird aufgezeichnet, erfahren es die Anrufenden.',
    link: PHONE,
    next: ['merken', 'datenschutz', 'mensch'],
    isActive: true,
  },
  'eigene-nummer': {
    topic: 'voice-ai',
    title: 'Behalte ich meine Telefonnummer?',
    phrasings: phrasings(
      'Können wir unsere Nummer behalten? | Brauche ich eine neue Nummer? | Bleibt meine Nummer gleich? | Kann ich ihn abschalten, wenn ich selbst rangehe? | Nur nachts einschalten | Unsere Nummer steht auf allen Autos | unsere Nummer steht überall drauf | ich will keine neue Nummer | kann ich das am Wochenende ausschalten | nur wenn ich nicht rangehe | geht das mit dem Handy | müssen wir den Telefonanbieter wechseln | wie kommen die Anrufe dahin | Rufumleitung | kann man es im Urlaub abschalten',
    ),
    answer: 'Sie behalten Ihre Nummer. Sie leiten sie zum Assistenten um und können das jederzeit abschalten.',
    link: PHONE,
    next: ['telefon', 'mensch', 'preis-telefon'],
    isActive: true,
  },
  merken: {
    topic: 'voice-ai',
    title: 'Merken Anrufende, dass es eine KI ist?',
    phrasings: phrasings(
      'Merken Anrufer, dass es eine Maschine ist? | Wissen die Anrufer, dass das ein Roboter ist? | Sagt die Stimme, dass sie ein Computer ist? | Sagt die KI den Anrufern, dass sie kein Mensch ist? | Erfahren Anrufer, dass kein Mensch spricht? | Klingt das künstlich? | Hört man, dass es ein Computer ist? | Wie natürlich ist die Stimme? | klingt das wie ein Roboter | meine Kunden mögen keine Maschinen | ältere Leute legen da auf | gibt sich das als Mensch aus | ist die Stimme natürlich | ärgern sich die Leute darüber | sagt die Stimme dass sie eine KI ist | das merkt doch jeder',
    ),
    answer: 'Die Stimme sagt zu Beginn, dass sie ein Programm ist, und wenn aufgezeichnet wird, auch das.',
    link: PHONE,
    next: ['mensch', 'wer-hoert'],
    isActive: true,
  },
  mensch: {
    topic: 'voice-ai',
    title: 'Können Anrufende einen Menschen erreichen?',
    phrasings: phrasings(
      'Was ist, wenn jemand nicht mit der KI reden will? | Stellt der Assistent durch? | Können Anrufer mit einem Menschen sprechen? | Kann die KI Anrufe an mich weiterleiten? | Was passiert mit Notfällen und dringenden Anrufen? | Meine Kunden wollen keinen Roboter | Können meine Kunden trotzdem mit mir reden? | Kann ein Kunde mich persönlich sprechen? | Was ist bei Notfällen in der Nacht? | Werden wichtige Kunden durchgestellt? | Kann er mir dringende Sachen sofort melden? | manche wollen nur mit mir sprechen | stellt es auch durch | was ist wenn jemand unbedingt mich braucht | und bei Notfällen nachts | was wenn der Anrufer sauer ist | und wenn es nicht weiterweiß | Stammkunden wollen den Chef | kann jemand von uns übernehmen | wie erfahre ich von dringenden Anrufen | ältere Patienten wollen eine echte Stimme',
    ),
    answer:
      'Der Assistent stellt durch, wenn Sie erreichbar sind, sonst notiert er den Rückruf. Dringendes meldet er sofort.',
    link: PHONE,
    next: ['telefon', 'fehler', 'sprachen'],
    isActive: true,
  },
  fehler: {
    topic: 'limits',
    intent: 'risks',
    title: 'Was ist, wenn sich das Programm irrt?',
    phrasings: phrasings(
      'Erfindet die KI Sachen? | Was passiert, wenn der Assistent etwas Falsches sagt? | Wie zuverlässig ist das? | Wer haftet, wenn die KI einen Fehler macht? | Kann man sich darauf verlassen? | Und wenn eine falsche Auskunft hinausgeht? | und wenn es Quatsch erzählt | was ist wenn der Termin falsch ist | wer haftet wenn was schiefgeht | kann ich mich darauf verlassen | die KI erfindet doch Sachen | macht die KI Fehler | was wenn eine falsche Mail rausgeht | was wenn sie jemanden nicht versteht',
    ),
    answer:
      'Das kommt vor, darum probieren Sie es zuerst aus. Wie Fehler gemeldet und behoben werden, steht im Angebot.',
    link: { label: 'Bedingungen', href: '/terms-of-service' },
    next: ['mensch', 'garantie', 'wartung'],
    isActive: true,
  },
  garantie: {
    topic: 'limits',
    intent: 'guarantee',
    title: 'Gibt es eine Garantie?',
    phrasings: phrasings(
      'Garantieren Sie, dass es funktioniert? | Was ist, wenn es nichts bringt? | Gewährleistung | Versprechen Sie, dass es klappt? | Geld zurück, wenn es nicht läuft? | Bringt das sicher etwas? | und wenn es nie richtig funktioniert | was wenn ich nicht zufrieden bin | Geld zurück | was ist wenn es nicht das macht was Sie gesagt haben',
    ),
    answer: 'Dass nie ein Fehler vorkommt, kann niemand versprechen. Was ich zusage, steht im Angebot.',
    link: { label: 'Bedingungen', href: '/terms-of-service' },
    next: ['fehler', 'vertrag', 'erstgespraech'],
    isActive: true,
  },
  vertrag: {
    topic: 'payment',
    title: 'Gibt es einen Vertrag?',
    phrasings: phrasings(
      'Was unterschreibe ich? | Wie kommt ein Auftrag zustande? | Was steht im Vertrag? | Wie lange binde ich mich? | Muss ich etwas unterschreiben? | muss ich was unterschreiben | bin ich lange gebunden | Mindestlaufzeit | ist das ein Abo | wie lange muss ich mich binden',
    ),
    answer:
      'Der Vertrag ist das Angebot, das Sie in Textform annehmen, zusammen mit den Bedingungen. Darin steht auch, wie lange Sie gebunden sind.',
    link: { label: 'Bedingungen', href: '/terms-of-service' },
    next: ['kuendigung', 'zahlung', 'garantie'],
    isActive: true,
  },
  kuendigung: {
    topic: 'payment',
    intent: 'contract',
    title: 'Wie kann ich kündigen?',
    phrasings: phrasings(
      'Wie lange bin ich gebunden? | Wie lange läuft der Vertrag? | Kündigungsfrist | Kann ich monatlich kündigen? | Was passiert, wenn ich aufhören will? | Wie kündige ich den Telefonassistenten? | Kann ich jederzeit kündigen? | Wie komme ich aus dem Vertrag wieder heraus? | Kann ich jederzeit aufhören? | wie komme ich aus der Sache wieder raus | was ist wenn ich aufhören will | was passiert mit allem wenn wir uns trennen | was wenn ich den Betrieb verkaufe | bekomme ich meine Daten mit',
    ),
    answer: 'Wie und mit welcher Frist Sie kündigen und was danach mit den Daten geschieht, steht im Angebot.',
    link: { label: 'Bedingungen', href: '/terms-of-service' },
    next: ['vertrag', 'gebuehren'],
    isActive: true,
  },
  zahlung: {
    topic: 'payment',
    intent: 'payment',
    title: 'Wann muss ich bezahlen?',
    phrasings: phrasings(
      'Wann ist die Rechnung fällig? | Muss ich etwas anzahlen? | Kann ich in Raten zahlen? | Zahle ich vorher oder nachher? | Wie viel Zeit habe ich zum Bezahlen? | Anzahlung | Ratenzahlung | alles auf einmal oder in Teilen | kann ich monatlich zahlen | wie bezahle ich | per Lastschrift | erst zahlen wenn es läuft | Zahlungsziel',
    ),
    answer:
      'Rechnungen sind innerhalb von {payment.days} Tagen fällig. Wenn Sie in Teilen zahlen möchten, sagen Sie es vor dem Angebot.',
    link: { label: 'Bedingungen', href: '/terms-of-service#zahlung' },
    next: ['umsatzsteuer', 'preise'],
    isActive: true,
  },
  umsatzsteuer: {
    topic: 'payment',
    intent: 'invoice',
    title: 'Kommt Umsatzsteuer dazu?',
    phrasings: ABOUT_VAT,
    answer: 'Ob Umsatzsteuer dazukommt, steht im Angebot und auf der Rechnung.',
    link: CONTACT,
    next: ['zahlung', 'preise'],
    isActive: true,
    when: 'noVat',
  },
  'umsatzsteuer-genannt': {
    topic: 'payment',
    intent: 'invoice',
    title: 'Kommt Umsatzsteuer dazu?',
    phrasings: ABOUT_VAT,
    answer: '{payment.vat}. Sie bekommen eine Rechnung.',
    link: CONTACT,
    next: ['zahlung', 'preise'],
    isActive: true,
    when: 'vat',
  },
  erstgespraech: {
    topic: 'booking',
    intent: 'free-consultation',
    title: 'Was passiert im Erstgespräch?',
    phrasings: phrasings(
      'Ist das erste Gespräch kostenlos? | Wie lange dauert das Erstgespräch? | Worüber reden wir? | Kostet das Kennenlernen etwas? | Was besprechen wir am Anfang? | kostet das erste Gespräch was | ist das Kennenlernen umsonst | was wollen Sie da wissen | ist das am Telefon oder per Video | verpflichtet mich das zu was | wollen Sie mir da was verkaufen | wo ist der Haken am kostenlosen Gespräch | können wir erst mal reden | was besprechen wir da',
    ),
    answer:
      'Sie erzählen, was Sie Zeit kostet, und ich sage, was sich machen lässt: {meeting.consultation} Minuten {meeting.way}, kostenlos.',
    link: BOOK,
    next: ['termin', 'mitarbeit'],
    isActive: true,
  },
  termin: {
    topic: 'booking',
    intent: 'booking',
    title: 'Wie bekomme ich einen Termin?',
    phrasings: phrasings(
      'Ich möchte einen Termin | Wann haben Sie Zeit? | Kann ich mit Ihnen sprechen? | Können wir telefonieren? | Kann ich Sie diese Woche sprechen? | Ich würde Sie gern anrufen | ich möchte mit Ihnen sprechen | habt ihr diese Woche noch was frei | wie buche ich ein Gespräch | geht Dienstag | ich kann erst abends | können wir uns verabreden | ich muss den Termin verlegen | am Donnerstag kann ich doch nicht',
    ),
    answer:
      'Wählen Sie im Kalender einen freien Termin. Verschieben und absagen können Sie über den Link in der Bestätigung.',
    link: BOOK,
    next: ['erstgespraech', 'kontakt'],
    isActive: true,
  },
  'vor-ort': {
    topic: 'contact',
    intent: 'area',
    title: 'Kommen Sie auch zu uns?',
    phrasings: phrasings(
      'Kommen Sie in den Betrieb? | Kommen Sie auch in meine Stadt? | Arbeiten Sie vor Ort? | Sind Sie in meiner Nähe? | Wo arbeiten Sie? | Besuchen Sie uns in der Werkstatt? | Müssen wir uns treffen? | kommen Sie zu uns in die Firma | können Sie bei uns vorbeikommen | machen Sie das nur aus der Ferne | wie weit fahren Sie | seid ihr auch in Bayern | wo sitzen Sie | in welcher Gegend arbeiten Sie | geht das alles per Video | haben Sie ein Büro | schauen Sie sich unser Büro an',
    ),
    answer: 'Ich arbeite in {area.name}, vieles auch aus der Ferne. Ob ich zu Ihnen komme, klären wir im Erstgespräch.',
    link: BOOK,
    next: ['erstgespraech', 'kontakt'],
    isActive: true,
  },
  sprachen: {
    topic: 'voice-ai',
    intent: 'languages',
    title: 'Welche Sprachen versteht der Assistent?',
    phrasings: phrasings(
      'Versteht die KI Dialekt? | Kann der Assistent Englisch? | In welchen Sprachen geht das? | Versteht er Schwäbisch und Bairisch? | Meine Anrufer reden Platt | versteht der auch Dialekt | unsere Kunden sprechen Türkisch | kann er Englisch | bei uns rufen viele Polen an | versteht er Schweizerdeutsch | mehrere Sprachen | starker Akzent',
    ),
    answer: 'Deutsch und auf Wunsch weitere Sprachen, die wir vorher prüfen. Bei starkem Dialekt fragt er nach.',
    link: PHONE,
    next: ['mensch', 'fehler'],
    isActive: true,
  },
  wartung: {
    topic: 'process',
    intent: 'after-care',
    title: 'Wer kümmert sich danach darum?',
    phrasings: phrasings(
      'Gibt es Wartung? | Was ist, wenn etwas ausfällt? | Wer hilft bei Störungen? | Passen Sie es später an? | Wer hilft, wenn etwas hakt? | Sind Sie danach noch da? | Und wenn ein Programm sich ändert? | wer hilft wenn es nicht mehr geht | wen rufe ich an wenn es hakt | ist Support dabei | was wenn sich etwas ändert | kann ich die Texte selbst ändern | unsere Öffnungszeiten ändern sich | und in einem Jahr | wer kümmert sich um Updates | kümmert ihr euch danach noch | was wenn was kaputtgeht | was wenn es Sie nicht mehr gibt',
    ),
    answer: 'Melden Sie sich, wenn etwas zu tun ist. Regelmäßige Betreuung kann Teil des Angebots sein.',
    link: CONTACT,
    next: ['gebuehren', 'kuendigung', 'antwortzeit'],
    isActive: true,
  },
  kontakt: {
    topic: 'contact',
    intent: 'contact',
    title: 'Wie erreiche ich Sie?',
    phrasings: phrasings(
      'Wie lautet Ihre E-Mail-Adresse? | Kann ich Ihnen schreiben? | Ich möchte mit Ihnen persönlich reden | Wohin kann ich schreiben? | Wie komme ich an Sie heran? | haben Sie eine Telefonnummer | kann ich anrufen | wie ist die Mailadresse | können Sie mich zurückrufen | ich will mit jemandem reden | wo kann ich hinschreiben',
    ),
    answer: 'Schreiben Sie an {email} oder über das Kontaktformular. Telefon: {phone}.',
    link: CONTACT,
    next: ['antwortzeit', 'termin'],
    isActive: true,
  },
  antwortzeit: {
    topic: 'contact',
    intent: 'reply-time',
    title: 'Wie schnell antworten Sie?',
    phrasings: phrasings(
      'Wann melden Sie sich? | Wann bekomme ich eine Antwort? | Wann höre ich von Ihnen? | wann meldet ihr euch | antworten Sie auch am Wochenende | wie schnell kommt eine Antwort',
    ),
    answer: 'Sie bekommen innerhalb von {own.antwort} eine Antwort von {ownerName}.',
    link: CONTACT,
    next: ['kontakt', 'termin'],
    isActive: true,
  },
  person: {
    topic: 'owner',
    intent: 'person',
    title: 'Mit wem habe ich es zu tun?',
    phrasings: phrasings(
      'Wer sind Sie? | Wer richtet das ein? | Haben Sie Erfahrung? | Machen Sie das allein? | Wer macht die Arbeit? | wer steckt dahinter | wer sind Sie überhaupt | sind Sie allein | machen Sie das selbst | ist das eine große Firma | wer arbeitet bei uns dran | seit wann machen Sie das | was haben Sie gelernt | Erfahrung mit solchen Projekten',
    ),
    answer: 'Sie haben es von Anfang an mit {ownerName} in {area.name} zu tun.',
    link: { label: 'Über mich', href: '/about' },
    next: ['leistungen', 'erstgespraech'],
    isActive: true,
  },
  bot: {
    topic: 'conversation',
    intent: 'bot',
    title: 'Sind Sie ein Mensch?',
    phrasings: phrasings(
      'Spreche ich mit einer KI? | Wer antwortet hier? | Ist das eine echte Person? | Schreibt hier ein echter Mensch? | Bist du eine Maschine? | schreibe ich mit einem Menschen | sind Sie ein Chatbot | ist das ein Chatbot | bist du echt | ist das eine Maschine | antwortet hier ein Computer | sitzt da jemand',
    ),
    answer: 'Hier antwortet der Chatbot dieser Website. Mit {ownerName} sprechen Sie im Erstgespräch.',
    link: BOOK,
    next: ['kontakt', 'erstgespraech'],
    isActive: true,
  },
};
