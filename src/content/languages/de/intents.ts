import type { IntentPack } from '#content/intents.ts';

export const intents: IntentPack = {
  intents: {
    services: {
      topic: 'services',
      title: 'Was bieten Sie an?',
      phrasings:
        'was bieten Sie an | was machen Sie | was macht ihr so | welche Leistungen gibt es | Leistungen | Angebot | womit können Sie mir helfen | was kann ich bei Ihnen bekommen | Ihre Angebote | worauf sind Sie spezialisiert | was habt ihr im Programm | welche Behandlungen machen Sie | welche Therapien bietet ihr an | was verkaufen Sie | was für eine Firma ist das | Überblick über Ihre Leistungen | wobei könnt ihr helfen | Leistungsverzeichnis | was gehört zu Ihren Aufgaben | was kann man bei euch machen | was machen Sie sonst noch | was macht ihr eigentlich alles | was genau macht ihr | was machst du eigentlich | womit verdient ihr euer Geld | was habt ihr im Angebot | was ist euer Fachgebiet | worum geht es bei euch | was habt ihr für Angebote | was genau machen Sie | was ist euer Schwerpunkt | was gehört alles zu eurem Angebot | was bietest du an | was machst du genau | erzählen Sie mal was Sie machen | was kann man bei Ihnen buchen | gibt es sonst noch etwas im Angebot | macht ihr sonst noch was | was machen Sie nicht | was macht ihr nicht | was können Sie nicht | was könnt ihr nicht | was kannst du nicht | was kann ich bei euch alles machen lassen | wofür kann man zu Ihnen kommen | was steht auf Ihrer Liste | macht ihr nur das eine | was habt ihr alles im Angebot | was deckt ihr ab | eure Leistungen auf einen Blick | womit könnt ihr mir weiterhelfen | wofür seid ihr zuständig',
      answer: 'Das biete ich an: {servicesList}. Fragen Sie gern nach einer Leistung.',
    },
    about: {
      topic: 'services',
      title: 'Was bieten Sie an?',
      titleOf: '{service}: Was ist das?',
      like: 'services',
      phrasings:
        '{service} | was ist {service} | machen Sie {service} | bieten Sie {service} an | macht ihr auch {service} | gibt es bei Ihnen {service} | ich brauche {service} | ich suche {service} | ich interessiere mich für {service} | mehr über {service} | was bedeutet {service} | erklären Sie mir {service} | Informationen zu {service} | was muss ich mir unter {service} vorstellen | habt ihr {service} | können Sie {service} | wie funktioniert {service} eigentlich | was kann {service} | erzähl mir von {service} | haben Sie {service} im Angebot | ich will {service} | ich möchte gern {service} machen | könnt ihr {service} | kann man bei euch {service} machen | {service} möglich | kriege ich bei euch {service} | wie sieht es mit {service} aus | wir brauchen {service} | was hat es mit {service} auf sich | erzähl mir was über {service} | bräuchte {service} | könnt ihr auch {service} | gibts bei euch {service} | ich hätte gern {service} | habt ihr noch {service} | mein Arzt meint ich brauche {service} | suche {service} für meine Mutter | was versteht man unter {service} | hilft mir {service} | bekomme ich bei euch {service} | erzähl mal was zu {service} | nehmt ihr mich für {service} | {service} bitte',
      answerOf: '{service}: {text}',
    },
    price: {
      topic: 'prices',
      title: 'Was kostet das?',
      titleOf: 'Was kostet „{service}“?',
      phrasings:
        'was kostet das | wie teuer ist das | was kostet es bei Ihnen | Preise | Preisliste | was verlangen Sie | wie viel kostet das | wieviel kostet das | was kostet {service} | wie teuer ist {service} | Preis von {service} | {service} Preis | Kosten für {service} | was nehmen Sie für {service} | was zahle ich für {service} | wie hoch sind die Kosten | was muss ich bezahlen | Stundensatz | was kostet eine Stunde bei Ihnen | ungefährer Preis für {service} | Honorar | Gebühren | Tarif | mit welchen Kosten muss ich rechnen | was macht das | ist das teuer | wie viel Geld kostet {service} | was würde {service} kosten | was müsste ich für {service} hinlegen | was kostet eine Sitzung | kostet das was | wie viel nehmt ihr für {service} | Euro | was koste ein Termin | was muss ich hinlegen | was muss ich dafür hinblättern | wie viel Geld brauche ich | was knöpft ihr mir ab | was kommt da auf mich zu | in welcher Größenordnung liegt das | was muss ich für {service} hinlegen | wie viel nehmt ihr | was nimmst du dafür | mit wie viel muss ich rechnen | was kommt da an Kosten auf mich zu | gibt es eine Preisliste | wo finde ich die Preise | ist {service} teuer | was macht das zusammen | was bezahlt man bei euch | was zahlt man für {service} | ungefährer Preis | wie teuer seid ihr | wie viel kostet {service} ungefähr | was kostet der Spaß | was wird das kosten | kostet {service} extra | was nehmen Sie dafür | wie viel muss ich hinlegen | was muss ich da rechnen | ungefähr was kostet das | was verlangt ihr für {service} | preislich wo liegen wir da | wie teuer wird das | was zahl ich für {service} | {service} kosten | was kostet einmal {service} | habt ihr eine Preisliste | Kosten ohne Kasse | was macht das wenn ich selber zahle | Preis für Selbstzahler | gehts auch günstiger | was kosten zwei | und was macht das | was wollt ihr dafür',
      answer: 'Die Preise: {priceList}.',
      answerOf: '{service}: {price}.',
    },
    duration: {
      topic: 'process',
      title: 'Wie lange dauert das?',
      titleOf: 'Wie lange dauert „{service}“?',
      phrasings:
        'wie lange dauert das | wie lange dauert ein Termin | Dauer | wie viele Minuten | wie viele Stunden | wie viele Wochen | wie lange dauert {service} | Dauer von {service} | wie lang geht {service} | wie viel Zeit braucht {service} | wie lange dauert eine Behandlung | wie lang ist eine Sitzung | wann ist es fertig | wie schnell sind Sie fertig | wie viel Zeit muss ich einplanen | wie lange muss ich mitbringen | dauert {service} lange | Zeitaufwand | wie lange brauchen Sie für {service} | bis wann ist {service} fertig | geht das an einem Tag | wie lange bin ich da | wie viel Zeit geht drauf | geht das fix | wie lange muss ich einplanen | zieht sich das hin | wie lang braucht ihr | wie lange braucht man für {service} | wie viel Zeit soll ich mitbringen | wie lange sitzt man da | bis wann ist das fertig | wie lange zieht sich das | wie lange bin ich bei euch | wie lang geht sowas | wie lang sitzt man da | dauert das lang | wann bin ich fertig | wann kann ich es wieder holen | wie viele Minuten hat man | geht das schnell | wie lange braucht ihr für {service} | wie viele Tage seid ihr da dran',
      answerOf: '{service}: {timed}',
    },
    included: {
      topic: 'services',
      title: 'Was ist enthalten?',
      titleOf: 'Was ist bei „{service}“ enthalten?',
      like: 'about',
      phrasings:
        'was ist enthalten | was ist alles dabei | was bekomme ich dafür | was ist bei {service} enthalten | was gehört zu {service} | was ist in {service} drin | was beinhaltet {service} | was umfasst {service} | ist Material inklusive | was wird bei {service} gemacht | was passiert bei {service} | was machen Sie bei {service} genau | was wird bei {service} geprüft | was ist im Preis drin | Umfang | Leistungsumfang von {service} | was kriege ich für mein Geld | kommt noch etwas dazu | ist {name} mit drin | was untersucht ihr bei {service} | was ist nicht dabei | ist das schon mit drin | kommt da noch was dazu | was bekommt man für das Geld | ist {service} im Preis enthalten | gehört {name} auch dazu | was ist im Paket | ist das alles inklusive | was kriege ich bei {service} alles | was ist da alles dabei | was krieg ich dafür | ist {name} dabei | kommt noch was dazu | was macht ihr da alles | wird auch {name} gemacht',
    },
    process: {
      topic: 'process',
      title: 'Wie läuft das ab?',
      titleOf: 'Wie läuft „{service}“ ab?',
      like: 'about',
      phrasings:
        'wie läuft das ab | wie gehen Sie vor | Ablauf | wie funktioniert das bei Ihnen | wie arbeiten Sie | was sind die Schritte | wie geht es weiter | wie fangen wir an | wie geht es los | wie läuft {service} ab | Ablauf von {service} | Schritte bei {service} | wie gehen Sie bei {service} vor | was passiert als Nächstes | was muss ich tun um anzufangen | wie werde ich Kunde | wie läuft die Zusammenarbeit | wie sieht das praktisch aus | Vorgehensweise | was passiert nach der Anfrage | was mache ich zuerst | wie geht das vonstatten | wie läuft das bei euch so ab | wie funktioniert {service} | was sind die nächsten Schritte | was muss ich als Erstes tun | wie stelle ich mir das vor | wie kann ich anfangen | wann geht es los | wie läuft die Anmeldung | wie wird das gemacht | wie geht das vor sich | wie läuft so was bei euch | was passiert da genau | was macht ihr als erstes | wie muss ich mir {service} vorstellen | erklär mal wie das abläuft | wie gehen wir vor',
    },
    'for-whom': {
      topic: 'services',
      title: 'Für wen ist das?',
      titleOf: 'Für wen ist „{service}“?',
      phrasings:
        'für wen ist das | ist das etwas für mich | mit wem arbeiten Sie | wer kommt zu Ihnen | für wen ist {service} | für wen eignet sich {service} | ist {service} das Richtige für mich | wer braucht {service} | hilft {service} bei {name} | bringt mir {service} etwas | ist {service} sinnvoll | wann brauche ich {service} | wozu ist {service} gut | wofür ist {service} | lohnt sich {service} | was bringt {service} | nehmen Sie auch Privatkunden | arbeiten Sie nur mit Firmen | können Sie bei meinem Problem helfen | hilft das gegen {name} | was hilft bei {name} | behandeln Sie auch {name} | ist das auch für Anfänger | hilft {service} auch nach einer Operation | bei welchen Beschwerden hilft {service} | seid ihr da die Richtigen | sind Sie da die richtige Adresse | bin ich da bei euch richtig | macht das Sinn für mich | kann jeder mitmachen | geht das auch für Anfänger | brauche ich Vorkenntnisse | was habe ich von {service} | ist das was für mich | kann da jeder hin | bin ich da richtig bei euch | seid ihr dafür die Richtigen | macht ihr das auch bei {name} | behandelt ihr auch {name} | nehmt ihr auch {name} | hilft das bei {name} | ich habe {name} könnt ihr da was machen | was kann man bei {name} tun | geht {service} auch mit {name} | ich bin Anfänger geht das | kennt ihr euch mit {name} aus | ist {service} bei {name} sinnvoll',
    },
    examples: {
      topic: 'services',
      title: 'Gibt es Beispiele?',
      titleOf: 'Gibt es Beispiele für „{service}“?',
      phrasings:
        'gibt es Beispiele | haben Sie Beispiele | kann ich Arbeiten von Ihnen sehen | Beispiele für {service} | zeigen Sie mir Bilder | Fotos | Portfolio | bisherige Projekte | Muster | Vorher-nachher-Bilder | was haben Sie schon gemacht | Galerie | kann man sich das irgendwo ansehen | Demo | wie sieht so was aus | zeigt mal was ihr gemacht habt | gibt es Fotos von {service} | habt ihr Bilder | kann man Ergebnisse sehen | haben Sie so etwas schon mal gemacht | zeig mal was | habt ihr Bilder davon | kann man irgendwo sehen was ihr gemacht habt | gibts Fotos | Beispiele bitte | wie sieht das nachher aus | kann ich Muster sehen',
    },
    comparison: {
      topic: 'comparison',
      title: 'Was unterscheidet Sie von anderen?',
      phrasings:
        'was unterscheidet Sie von anderen | warum gerade Sie | warum soll ich zu Ihnen kommen | was machen Sie besser als {name} | was ist bei euch anders | was ist an Ihnen besonders | Ihre Konkurrenz | {name} ist billiger | Vorteil gegenüber {name} | warum nicht {name} | Unterschied zu {name} | warum soll ich euch nehmen und nicht {name} | kann ich das nicht selbst machen | was spricht für Sie | Sie oder {name} | ich habe ein günstigeres Angebot | kann ich das nicht alleine | geht das nicht auch selbst | das kann ich doch selber | brauche ich euch dafür überhaupt | was unterscheidet euch von der Konkurrenz | anderswo ist es billiger | seid ihr günstiger als {name} | sind Sie besser als {name} | warum seid ihr teurer als {name} | bei {name} kostet das weniger | was können Sie besser | lieber zu euch oder zu {name} | woanders ist es billiger | was habt ihr was andere nicht haben | seid ihr teurer als andere | was könnt ihr besser als {name} | warum soll ich zu euch | die anderen sind billiger | was habt ihr was {name} nicht hat | im Netz ist es günstiger | kann ich das nicht selber machen | lohnt sich das überhaupt | seid ihr besser als {name}',
    },
    difference: {
      topic: 'services',
      title: 'Was ist der Unterschied zwischen Ihren Leistungen?',
      phrasings:
        'was ist der Unterschied zwischen {service} und {service} | {service} oder {service} | was brauche ich | was passt zu mir | was empfehlen Sie mir | was ist besser {service} oder {service} | welche Leistung ist die richtige | ich weiß nicht was ich buchen soll | worin unterscheiden sich {service} und {service} | was raten Sie mir | welches von beiden brauche ich | was ist der Unterschied | was wäre für mich das Richtige | soll ich {service} oder {service} nehmen | weiß nicht was ich brauche | könnt ihr mir sagen was ich brauche | was würden Sie nehmen | was nehm ich da am besten | {service} oder {service} was ist besser | was würdet ihr mir raten | ich weiß nicht was ich brauche | welche Variante ist besser | wo ist der Unterschied zwischen {service} und {service} | was von euren Sachen brauche ich',
    },
    guarantee: {
      topic: 'limits',
      title: 'Gibt es eine Garantie?',
      titleOf: 'Gibt es eine Garantie auf „{service}“?',
      phrasings:
        'gibt es eine Garantie | Garantie | Gewährleistung | geben Sie Garantie auf {service} | was ist wenn es nicht klappt | was ist wenn es nicht hilft | was wenn ich nicht zufrieden bin | können Sie Erfolg versprechen | wie lange habe ich Garantie | hilft das wirklich | was passiert wenn etwas schiefgeht | was ist wenn es wieder kaputt geht | kommt ihr dann noch mal umsonst | wirkt {service} sicher | und wenn ich nicht zufrieden bin | was wenn es nichts bringt | hält das auch | was mache ich wenn es nicht funktioniert | bringt das überhaupt etwas | klappt das sicher | und wenn das nichts bringt | wie sicher ist der Erfolg | wie lange hält das | bessert ihr nach | und wenn es nicht hilft | was wenn es wieder kaputt geht | macht ihr das dann nochmal | was ist wenn ich nicht zufrieden bin | wird nachgebessert | garantiert ihr mir das',
    },
    refund: {
      topic: 'payment',
      title: 'Bekomme ich mein Geld zurück?',
      like: 'guarantee',
      phrasings:
        'bekomme ich mein Geld zurück | Geld zurück | Erstattung vom Preis | ich will mein Geld wieder | Geld-zurück-Garantie | Rückzahlung | Widerruf | kann ich vom Kauf zurücktreten | Anzahlung zurück | kriege ich mein Geld wieder | wird mir das erstattet wenn ich abbreche | bekomme ich was zurück wenn ich aufhöre | zahlt ihr das zurück | bekomme ich den Rest zurück | krieg ich mein Geld wieder | bekomme ich was zurück wenn ich nicht kann | wird das erstattet | kann ich es zurückgeben | ist die Anzahlung weg',
    },
    contract: {
      topic: 'payment',
      title: 'Gibt es einen Vertrag?',
      phrasings:
        'gibt es einen Vertrag | muss ich etwas unterschreiben | Vertrag | Mindestlaufzeit | Kündigungsfrist | wie lange bin ich gebunden | ist das ein Abo | AGB | wie kündige ich | kann ich jederzeit aufhören | machen wir das schriftlich | Laufzeit | Kündigung | verpflichte ich mich zu etwas | kann man monatlich kündigen | wie komme ich da wieder raus | bin ich dann gebunden | wie beende ich das | muss ich mich lange binden | kann ich zwischendurch aussteigen | was unterschreibe ich da | gibt es eine Laufzeit | wie lange geht der Vertrag | kann ich monatlich aufhören | kann ich pausieren | kann man den Vertrag vorzeitig beenden | muss ich was unterschreiben | wie lange muss ich mich binden | kann ich monatlich raus',
    },
    payment: {
      topic: 'payment',
      title: 'Wie kann ich bezahlen?',
      phrasings:
        'wie kann ich bezahlen | Zahlungsarten | kann ich mit Karte zahlen | nehmen Sie Kreditkarten | EC-Karte | bar bezahlen | geht PayPal | nur Barzahlung | muss ich vorher bezahlen | wann muss ich zahlen | zahle ich vor Ort | Überweisung | auf Rechnung zahlen | wie wird abgerechnet | mit dem Handy bezahlen | nehmt ihr {name} | zahlt man gleich | bezahle ich vorher oder nachher | Girokarte | wie läuft die Bezahlung | geht auch mit Karte | geht Kreditkarte | kann ich mit dem Handy zahlen | muss ich gleich bezahlen | bekomme ich eine Rechnung zum Überweisen | kann ich bar zahlen | nehmen Sie Karte | geht Kartenzahlung | kann man mit EC zahlen | muss ich bar zahlen | wie bezahle ich | wann bezahle ich | geht auch Überweisung | kann ich online bezahlen | Apple Pay | nehmt ihr auch Karte oder nur bar | muss ich eine Anzahlung machen | zahlt man im Voraus | bezahlt man pro Termin | nur bar oder auch Karte | kann ich überweisen | zahl ich gleich oder später | mit dem Handy zahlen | EC Karte ok | zahlt man vorher | nehmt ihr Kreditkarte | zahl ich bar | könnt ihr das abbuchen | per Lastschrift | Bankeinzug | vom Konto abbuchen',
    },
    instalments: {
      topic: 'payment',
      title: 'Kann ich in Raten zahlen?',
      like: 'payment',
      phrasings:
        'kann ich in Raten zahlen | Ratenzahlung | monatlich abzahlen | Finanzierung | kann ich später zahlen | in mehreren Teilen zahlen | auf Raten | abstottern | Teilzahlung | kann ich das abbezahlen | geht das in Raten | kann ich es stückweise zahlen | monatliche Raten | kann ich in Etappen zahlen | ich habe nicht so viel Geld auf einmal | in Raten möglich | monatlich zahlen geht das | kann man das aufteilen | auf einmal ist mir das zu viel',
    },
    invoice: {
      topic: 'payment',
      title: 'Bekomme ich eine Rechnung?',
      phrasings:
        'bekomme ich eine Rechnung | Rechnung | Quittung | ich brauche einen Beleg | meine Rechnung stimmt nicht | Rechnung noch mal schicken | Mehrwertsteuer | verlangen Sie Mehrwertsteuer | kommt Umsatzsteuer dazu | ist das inklusive Steuer | kann ich das von der Steuer absetzen | Rechnung für die Krankenkasse | Rechnung auf die Firma | auf der Rechnung ist ein Fehler | Bescheinigung | schickt ihr mir eine Rechnung | ich habe keine Rechnung bekommen | ich brauche eine Quittung | bekomme ich einen Nachweis | die Rechnung ist falsch | können Sie mir die Rechnung noch mal schicken | Beleg fürs Finanzamt | Rechnung verloren | krieg ich eine Quittung | brauche einen Beleg | Rechnung für die Versicherung | schickt ihr eine Rechnung | Rechnung zum Einreichen',
    },
    discount: {
      topic: 'prices',
      title: 'Gibt es Rabatt?',
      phrasings:
        'gibt es Rabatt | Rabatt | Ermäßigung | Studentenrabatt | wird es günstiger wenn ich mehr nehme | geht das billiger | können Sie am Preis etwas machen | Sonderangebot | Aktion | Gutscheincode | Zehnerkarte | Mengenrabatt | Paketpreis | bin Rentner zahle ich weniger | Nachlass | günstiger für {name} | machst du es für {amount} | kann man handeln | Treuebonus | Vergünstigung | gibt es für Schüler was billiger | zahlen Studenten weniger | Rabatt wenn wir zu zweit kommen | günstiger für Familien | kriege ich Prozente | habt ihr gerade Angebote | wird es billiger wenn man mehr bucht | macht ihr mir einen besseren Preis | Rabatt für {name} | Familienrabatt | Neukundenrabatt | gibt es eine Karte für mehrere Male | gibts Prozente | wird es billiger wenn ich öfter komme | Rabatt für Rentner | kann man am Preis was machen | habt ihr Aktionen | günstiger zu zweit',
    },
    voucher: {
      topic: 'payment',
      title: 'Gibt es Gutscheine?',
      phrasings:
        'gibt es Gutscheine | Gutschein | Geschenkgutschein | ich möchte {service} verschenken | kann ich einen Gutschein kaufen | Gutschein einlösen | wie lange gilt der Gutschein | Geschenk für meine Frau | ich will meiner Freundin {service} schenken | kann man das verschenken | ich suche ein Geschenk | Geschenkkarte | Gutschein zum Geburtstag | Geschenk zu Weihnachten | kann ich meinen Gutschein benutzen | läuft der Gutschein ab | suche ein Geschenk für meine Mutter | habe einen Gutschein bekommen',
    },
    'free-consultation': {
      topic: 'booking',
      title: 'Ist das Erstgespräch kostenlos?',
      like: 'first-meeting',
      phrasings:
        'ist das Erstgespräch kostenlos | kostet das erste Gespräch etwas | kostenloses Erstgespräch | kostenlose Beratung | ist die Beratung umsonst | unverbindliches Gespräch | kann ich erst mal testen | Probetermin | machen Sie ein Angebot kostenlos | ist das Kennenlernen gratis | Kennenlerngespräch | Vorgespräch | kann man sich erst beraten lassen | ist das erste Treffen kostenfrei | kostenloses Angebot | kostet die Beratung etwas | kann ich erst mal reinschnuppern | kann man das ausprobieren | kann ich einmal zur Probe kommen | muss ich fürs Beratungsgespräch zahlen | kann ich vorher mit jemandem reden ohne zu zahlen | kostet das Kennenlernen was | ist das erste Gespräch umsonst | kann ich mich erst mal beraten lassen | kostet nur gucken auch was | unverbindlich anschauen | zahl ich fürs erste Mal',
      answer: 'Ein erstes Gespräch von {meeting.consultation} Minuten können Sie hier buchen: /calendar.',
    },
    'first-meeting': {
      topic: 'booking',
      title: 'Was passiert beim ersten Termin?',
      like: 'free-consultation',
      phrasings:
        'was passiert beim ersten Termin | wie läuft der erste Termin ab | Ersttermin | was passiert beim ersten Mal | was erwartet mich beim ersten Besuch | Ablauf vom Erstgespräch | was besprechen wir im Erstgespräch | ich war noch nie bei Ihnen was erwartet mich | erste Sitzung | erste Stunde | erste Behandlung | was fragen Sie mich am Anfang | worum geht es im ersten Gespräch | wie ist das wenn man das erste Mal kommt | Anamnese | ich bin zum ersten Mal da | ich komme das erste Mal was passiert da | wie läuft das beim ersten Mal ab | bin neu was passiert am Anfang | was macht man in der ersten Stunde | wie lange geht der erste Termin | wie ist das beim ersten Mal | was fragt ihr beim ersten Termin | wie läuft der erste Besuch ab | was macht ihr beim Kennenlernen | werde ich beim ersten Mal gleich behandelt | was erwartet mich | Erstgespräch was passiert da',
    },
    preparation: {
      topic: 'booking',
      title: 'Wie soll ich mich vorbereiten?',
      titleOf: 'Wie soll ich mich auf „{service}“ vorbereiten?',
      phrasings:
        'wie soll ich mich vorbereiten | muss ich etwas mitbringen | was soll ich mitbringen | was muss ich mitnehmen | welche Unterlagen brauchen Sie | muss ich etwas vorbereiten | Vorbereitung auf {service} | was brauche ich für den Termin | Sportsachen | soll ich vorher etwas tun | darf ich vorher essen | was brauchen Sie von mir | muss ich vorher etwas schicken | was muss ich vor {service} beachten | was brauche ich für {service} | Sportschuhe | was muss ich dabei haben | soll ich was vorbereiten | brauche ich was Bestimmtes | was braucht ihr von mir an Papieren | was brauche ich alles | brauche ich etwas Bestimmtes | welche Unterlagen brauche ich | was nehme ich mit | was zieht man an | muss ich nüchtern kommen | welche Papiere | brauche ich Sportschuhe | muss ich vorher was tun | was sollte ich vorher wissen | was muss alles mit | was soll ich bereithalten | welche Unterlagen soll ich bereithalten | was soll ich dabei haben | muss ich nüchtern sein | muss ich vorher was machen | welche Papiere braucht ihr | muss ich was ausfüllen | soll ich vorher essen | muss ich Unterlagen mitnehmen | Überweisung und Karte mitbringen | worauf muss ich vorher achten',
    },
    booking: {
      topic: 'booking',
      title: 'Wie bekomme ich einen Termin?',
      titleOf: 'Wie bekomme ich einen Termin für „{service}“?',
      phrasings:
        'wie bekomme ich einen Termin | ich möchte einen Termin | ich hätte gern einen Termin | Termin buchen | Termin vereinbaren | kann ich einen Termin machen | Termin ausmachen | Termin am {day} | Termin {day} um {time} | haben Sie {day} Zeit | geht {day} um {time} | geht es am {day} | ist {day} noch etwas frei | ich will vorbeikommen am {day} | {service} buchen | Termin für {service} | ich möchte {service} buchen | für {service} anmelden | Anmeldung | wie melde ich mich an | online buchen | Terminvereinbarung | freie Termine | wann haben Sie einen freien Termin | nächster freier Termin | kann ich {day} kommen | {day} {time} | passt Ihnen {day} | reservieren | nächste Woche | Buchung | Gespräch vereinbaren | trag mich ein | ich würde gern vorbeikommen | Terminanfrage | wann ist etwas frei | wann hast du Zeit | können wir uns {day} treffen | Termin | ich brauche {day} einen Termin | ginge {day} | kann ich {day} um {time} kommen | kann ich {day} vorbeikommen | habt ihr {day} um {time} was frei | geht {day} bei euch | passt {day} um {time} | ich hätte gern {day} einen Termin | ich würde gern {day} kommen | ich will einen Termin | ich bräuchte einen Termin | kann man online buchen | wie buche ich | wie kann ich mich anmelden | ich möchte mich anmelden | für {service} einen Termin bitte | {service} am {day} | {service} {day} um {time} | noch was frei {day} | nächster freier Termin für {service} | habt ihr {day} noch was frei | wann kann ich kommen | gibts diese Woche noch was | geht {day} | Termin für meine Tochter | wo kann ich buchen | habt ihr nachmittags was frei | habt ihr einen Platz für mich | kann ich mich {day} eintragen | passt {day} bei euch | am liebsten {day}',
      answer: 'Einen Termin können Sie gleich hier buchen.',
    },
    moving: {
      topic: 'booking',
      title: 'Kann ich meinen Termin verschieben?',
      phrasings:
        'kann ich meinen Termin verschieben | Termin verschieben | umbuchen | Termin verlegen | Termin ändern | ich brauche einen anderen Termin | auf {day} verschieben | geht auch {day} stattdessen | ich komme später | kann ich einen anderen Tag haben | Termin tauschen | Termin vorverlegen | Verschiebung | andere Uhrzeit | ich muss meinen Termin verlegen | kann ich auf {day} wechseln | können wir das verschieben | ich kann {day} doch nicht geht ein anderer Tag | Termin auf eine andere Uhrzeit legen | ich brauche eine andere Zeit | geht es auch eine Stunde später | neuen Termin statt {day} | können wir das auf {day} schieben | geht auch {day} statt {day} | anderen Termin bitte | ich muss umbuchen | ich kann doch nicht {day} | geht es auch früher | kann ich später kommen',
      answer:
        'In der Mail, die Ihren Termin bestätigt hat, steht ein Link zum Verschieben. Wenn Sie die Mail nicht finden, schreiben Sie an {email}.',
    },
    cancelling: {
      topic: 'booking',
      title: 'Wie sage ich einen Termin ab?',
      phrasings:
        'wie sage ich einen Termin ab | Termin absagen | ich muss absagen | ich kann nicht kommen | ich schaffe es {day} nicht | ich schaffe den Termin nicht | Termin stornieren | Stornierung | Stornogebühr | Ausfallgebühr | was passiert wenn ich nicht komme | bis wann kann ich absagen | ich bin krank und kann nicht kommen | Absage | muss ich zahlen wenn ich absage | ich kann meinen Termin nicht wahrnehmen | Termin verpasst | den Termin canceln | mir ist etwas dazwischengekommen | kostet eine Absage etwas | ich will den Termin nicht mehr | Termin verpennt | ich bin verhindert | ich schaff den Termin nicht | mir ist was dazwischengekommen | ich kann morgen doch nicht | klappt bei mir leider nicht | was ist wenn ich krank bin | was passiert wenn ich krank werde | ich bin krank | mein Kind ist krank | ich kann {day} nicht | muss {day} absagen | kann ich noch absagen | was kostet es wenn ich absage | bis wann muss ich absagen | bitte den Termin streichen | ich komme doch nicht | was wenn mir was dazwischenkommt | ich schaffe es nicht | wie kurzfristig kann ich absagen | Termin löschen | muss leider absagen | ich kann {day} doch nicht kommen | bin krank | Kind krank kann nicht kommen | kostet absagen was | Termin streichen | ich komme nicht | wird nicht gebraucht | ich habe den Termin verschwitzt | stornieren | wie kurzfristig geht absagen | was kostet es wenn ich nicht komme | muss ich zahlen wenn ich nicht komme',
      answer:
        'In der Mail, die Ihren Termin bestätigt hat, steht ein Link zum Absagen. Wenn Sie die Mail nicht finden, schreiben Sie an {email}.',
    },
    'waiting-time': {
      topic: 'booking',
      title: 'Wie schnell bekomme ich einen Termin?',
      phrasings:
        'wie schnell bekomme ich einen Termin | wie lange muss ich warten | Wartezeit | Warteliste | wie lange wartet man auf einen Termin | wann könnte ich kommen | nehmen Sie noch neue Patienten | nehmt ihr neue Kunden | habt ihr Kapazität | sind Sie ausgebucht | wie schnell können Sie anfangen | wann können Sie loslegen | wann hättet ihr etwas frei | kann ich kurzfristig kommen | frühester Termin | habt ihr noch Plätze | ist noch ein Platz frei | wie voll seid ihr | bekomme ich bald einen Termin | wann ginge es frühestens | wann ist was frei | nehmt ihr noch jemanden auf | wie schnell komme ich dran | wartet man lange | wann kann ich anfangen | wann ist der nächste freie Termin | wie lange dauert es bis ich drankomme | wann bin ich dran | nehmt ihr noch jemanden | habt ihr noch freie Plätze | geht es auch schneller | wie weit im Voraus muss ich buchen | wann wäre der erste Termin | wie lange muss man warten | wann ist der früheste Termin | wie weit seid ihr ausgebucht | wann komme ich dran | habt ihr lange Wartezeiten | geht es schnell mit einem Termin | kann ich diese Woche noch kommen | wie früh muss ich mich melden',
    },
    hours: {
      topic: 'contact',
      title: 'Wann haben Sie geöffnet?',
      phrasings:
        'wann haben Sie geöffnet | wann habt ihr auf | wann habt ihr offen | Öffnungszeiten | Sprechzeiten | Praxiszeiten | Geschäftszeiten | Bürozeiten | wann machen Sie auf | wann machen Sie zu | wann schließt ihr | haben Sie {day} geöffnet | habt ihr {day} auf | hat {day} jemand offen | seid ihr {day} da | bis wann seid ihr da | wann erreiche ich Sie | sind Sie jetzt da | ab wann seid ihr da | wie lange habt ihr heute offen | wie lange habt ihr auf | Arbeitszeiten | Mittagspause | abends geöffnet | an Feiertagen | wann kann ich vorbeikommen | zu welchen Zeiten | bis wie viel Uhr | um wie viel Uhr öffnen Sie | von wann bis wann | Uhrzeiten | arbeiten Sie auch abends | wann ist jemand da | offen | seid ihr morgen da | macht ihr Mittagspause | habt ihr abends auf | seid ihr am Wochenende da | wann ist bei euch zu | ich arbeite bis {time} kann ich danach noch kommen | schaffe ich es nach {time} noch zu euch | seid ihr nach {time} noch da | kann ich nach {time} kommen | geht es auch nach der Arbeit | nach Feierabend | geht es auch abends | ist um {time} noch jemand da | habt ihr um {time} noch offen | kann man vor {time} kommen | früh morgens | habt ihr über Mittag zu | habt ihr in den Ferien offen | wann kann man kommen | ab wie viel Uhr | wann macht ihr auf | wann macht ihr zu | habt ihr grad offen | habt ihr mittags zu | ab wann kann ich kommen | wie lange habt ihr {day} auf | nach der Arbeit noch | wann erreiche ich jemanden | letzter Termin am Tag | haben Sie {day} offen | sind Sie {day} da | wann sind Sie telefonisch erreichbar | wann kann ich Sie telefonisch erreichen | wann kann ich anrufen',
      answer: 'Termine gibt es {hours}.',
    },
    weekend: {
      topic: 'contact',
      title: 'Arbeiten Sie am Wochenende?',
      like: 'hours',
      phrasings:
        'arbeiten Sie am Wochenende | habt ihr am Wochenende offen | Termine am Samstag | samstags | sonntags | kann ich am Wochenende kommen | Wochenende | auch samstags geöffnet | Sonntag offen | macht ihr auch was am Wochenende | habt ihr samstags auf | arbeitet ihr samstags | geht es auch am Samstag | geht es auch sonntags | kann ich samstags kommen | seid ihr am Sonntag da | geht auch am Wochenende | seid ihr sonntags da | samstags arbeiten | Termin am Samstag | ich kann nur am Wochenende',
      answer: 'Termine gibt es {hours}.',
    },
    place: {
      topic: 'contact',
      title: 'Wo sind Sie?',
      phrasings:
        'wo sind Sie | wo seid ihr | Adresse | wie lautet die Adresse | Anschrift | wie komme ich zu Ihnen | Anfahrt | Wegbeschreibung | in welcher Straße | wo finde ich Sie | wo ist die Praxis | wo ist der Laden | wo ist Ihr Büro | Standort | in welcher Stadt | wo treffen wir uns | welche Haltestelle | mit dem Bus | mit der Bahn | welches Stockwerk | wo genau ist das | wo liegt ihr | wo muss ich hin | ist das in der Nähe von {name} | wo ist das Studio | Hausnummer | wo sitzt ihr | wo befindet sich | wo ist die Kanzlei | wo ist das Büro | wo ist die Werkstatt | in welchem Ort seid ihr | welcher Stadtteil | liegt ihr zentral | wo genau | wo ist das | wie komme ich hin | wo seid ihr genau | wo findet das statt | wo muss ich hinkommen | wie finde ich euch | wo ist der Eingang | in welchem Stadtteil | welche Adresse | nächste Haltestelle | wie fahre ich am besten zu euch | gibt es mehrere Standorte | seid ihr in {name} | in welchem Stock | wo ist eure Praxis | wo seid ihr da genau | ist das weit von {name}',
      answer: ['Die Adresse ist {legal.address}.', 'Der Sitz ist in {area.name}.'],
    },
    area: {
      topic: 'contact',
      title: 'In welchem Gebiet arbeiten Sie?',
      phrasings:
        'in {name} | in welchem Gebiet arbeiten Sie | kommen Sie auch nach {name} | arbeiten Sie in {name} | wie weit fahren Sie | Einzugsgebiet | Umkreis | fahren Sie bis {name} | ist {name} zu weit | liefern Sie nach {name} | ich wohne in {name} | bundesweit | auch im Ausland | kostet die Anfahrt extra | Anfahrtskosten | wir sind in {name} können Sie helfen | in welchen Orten seid ihr unterwegs | seid ihr auch in {name} | macht ihr das auch in {name} | kommt ihr bis {name} | fahrt ihr auch aufs Land | wie weit kommt ihr | ich bin aus {name} geht das | nehmt ihr auch Leute aus {name} | kommt ihr auch nach {name} | bis wohin kommt ihr | ist {name} noch drin | fahrt ihr zu mir raus | in welchen Orten seid ihr | kommst du bis {name} | Anfahrtskosten nach {name}',
      answer: 'Mein Arbeitsgebiet: {area.name}.',
    },
    'home-visit': {
      topic: 'services',
      title: 'Kommen Sie auch nach Hause?',
      like: 'area',
      phrasings:
        'kommen Sie auch nach Hause | Hausbesuch | machen Sie Hausbesuche | können Sie zu mir kommen | kommt ihr ins Haus | kommen Sie ins Pflegeheim | kann jemand zu uns kommen | meine Mutter kann nicht laufen kommen Sie zu ihr | mein Vater hatte einen Schlaganfall kommen Sie ins Haus | vor Ort bei uns | bei mir zu Hause | ich kann das Haus nicht verlassen | mobil | kommt ihr auch zu mir in die Wohnung | Besuch daheim | behandeln Sie zu Hause | ins Altersheim | kommt ihr zu uns | kommt jemand zu mir | holt ihr mich ab | könnt ihr mich abholen | macht ihr das auch bei mir daheim | ich kann nicht zu euch kommen | kommen Sie ins Büro | kommt ihr auch in den Betrieb | meine Oma kann nicht raus | kommt ihr zu mir heim | meine Mutter kommt nicht mehr aus dem Haus | ich kann nicht laufen | kommt ihr ins Altersheim | ins Pflegeheim | könnt ihr zu uns kommen | ich kann nicht zu Ihnen | mein Vater ist bettlägerig | bei mir daheim | Hausbesuch möglich | muss ich zu euch kommen',
    },
    online: {
      topic: 'services',
      title: 'Geht das auch online?',
      phrasings:
        'geht das auch online | Videotermin | per Video | Zoom | online oder vor Ort | muss ich persönlich kommen | aus der Ferne | telefonisch | per Telefon | geht {service} online | Onlineberatung | Videosprechstunde | können wir das am Telefon machen | trifft man sich persönlich | Videoanruf | digital | per Skype oder Teams | geht das per Video | kann man das von zu Hause machen | geht das auch am Telefon | muss ich vorbeikommen | muss ich dafür kommen | kann ich das online machen | macht ihr auch online | gibt es das auch digital | Onlinetermin | geht es per Video | über Zoom | am Telefon möglich | muss ich vor Ort sein | per Videocall | geht das auch am Computer | kann ich es schicken',
    },
    parking: {
      topic: 'contact',
      title: 'Kann man bei Ihnen parken?',
      phrasings:
        'kann man bei Ihnen parken | Parkplatz | Parkplätze | wo kann ich parken | gibt es Parkplätze | wo stelle ich mein Auto ab | Parkhaus | Tiefgarage | Fahrradständer | ist Parken kostenlos | wohin mit dem Auto | Parkmöglichkeiten | wo lasse ich mein Auto | kann ich vor der Tür halten | wo kann ich mich hinstellen mit dem Auto | wo parke ich | kann ich bei euch parken | kann man da parken | habt ihr Parkplätze | wo kann ich mein Rad abstellen | kostet das Parken | Parkplatz vor der Tür | finde ich da einen Parkplatz | wo stell ich das Auto hin | kann ich vor der Tür stehen | muss ich fürs Parken zahlen | gibt es ein Parkhaus | wo parkt man bei euch | Fahrrad abstellen',
    },
    accessibility: {
      topic: 'contact',
      title: 'Ist es barrierefrei?',
      phrasings:
        'ist es barrierefrei | barrierefrei | Rollstuhl | komme ich mit dem Rollstuhl rein | gibt es einen Aufzug | Fahrstuhl | Lift | Treppen | Stufen | ebenerdig | Rollator | Behinderung | Kinderwagen | behindertengerecht | Rampe | ich kann keine Treppen steigen | Erdgeschoss | komme ich mit dem Rollator rein | ich sitze im Rollstuhl | mit Rollstuhl | ich kann schlecht laufen | mit Kinderwagen | gibt es viele Stufen | muss man Treppen steigen | ist das im Erdgeschoss | seid ihr barrierefrei | Behindertenparkplatz | habt ihr einen Aufzug | gibt es Treppen | komme ich mit dem Kinderwagen rein | ich habe einen Rollator | meine Oma kann keine Stufen | Behinderten WC | seid ihr ebenerdig | Lift vorhanden',
    },
    languages: {
      topic: 'contact',
      title: 'Welche Sprachen sprechen Sie?',
      phrasings:
        'welche Sprachen sprechen Sie | sprechen Sie Englisch | do you speak english | Englisch | spricht jemand Türkisch | auf Russisch | Polnisch | Arabisch | Französisch | Spanisch | Ukrainisch | mein Deutsch ist schlecht | Fremdsprachen | kann ich mit euch Englisch reden | is anyone speaking english | Dolmetscher | Türkçe biliyor musunuz | in welcher Sprache | geht das auch auf Englisch | kann man das auf {name} machen | spricht bei euch jemand {name} | ich spreche kein Deutsch | Ich kann nicht gut Deutsch | sprecht ihr {name} | auf Englisch möglich | Gebärdensprache | kann jemand englisch | mein Mann kann kein deutsch | wir reden daheim {name} | ich spreche nicht gut deutsch | gibt es jemanden der türkisch spricht | auf {name} möglich | russisch',
    },
    person: {
      topic: 'owner',
      title: 'Wer sind Sie?',
      phrasings:
        'wer sind Sie | wer ist {owner} | erzählen Sie mir von {owner} | was ist {owner} | was für eine Firma ist {owner} | wer steckt dahinter | wer ist {name} | wer behandelt mich | wer macht das | wer kommt dann | mit wem habe ich es zu tun | wer ist der Chef | erzählen Sie etwas über sich | wie viele Mitarbeiter haben Sie | wer arbeitet bei euch | Ihr Team | wer ist mein Ansprechpartner | Inhaber | wer leitet das | ist das ein Familienbetrieb | sind Sie allein | wer berät mich | kann ich mir den Therapeuten aussuchen | wer ist für mich zuständig | stell dich vor | Therapeut | gibt es auch eine Frau die behandelt | wer sitzt mir gegenüber | an wen gerate ich | wer kümmert sich um mich | stell dich mal vor | wer ist der {name} | wer ist die {name} | wer macht das bei euch | wer betreut mich | zu wem komme ich da | bei wem bin ich da | wer sind die Leute | wie heißt ihr | wie heißt der Chef | gibt es auch eine Frau | macht das bei euch auch eine Frau | kann ich mir jemanden aussuchen | wie groß ist euer Team | bist du allein | wer bist du | wer seid ihr | wer unterrichtet {service} | wer macht {service} | wie viele seid ihr | ist immer die gleiche da | kann ich zu einer Frau | wie heißt die Ärztin | wer kommt da | wer ist die Doktorin | wem gehört die Praxis | ist das ein Mann oder eine Frau',
    },
    experience: {
      topic: 'owner',
      title: 'Wie viel Erfahrung haben Sie?',
      like: 'person',
      phrasings:
        'wie viel Erfahrung haben Sie | seit wann gibt es Sie | wie lange machen Sie das schon | wie viele Jahre | Erfahrung mit {service} | haben Sie das schon oft gemacht | haben Sie Erfahrung mit {name} | Werdegang | Hintergrund | seit wann seid ihr da | wie viele Kunden hatten Sie schon | kennen Sie sich mit {name} aus | wie lange gibt es euch schon | seit wann machen Sie das | wie lange sind Sie schon dabei | habt ihr Erfahrung | wie erfahren seid ihr | machen Sie das zum ersten Mal | wie viele haben das schon bei euch gemacht | wie lange macht ihr das schon | habt ihr das schon mal gemacht | wie viele hattet ihr schon | seid ihr neu | habt ihr Erfahrung mit {name} | kennt ihr das | wie lange bist du schon dabei',
    },
    qualification: {
      topic: 'owner',
      title: 'Welche Ausbildung haben Sie?',
      phrasings:
        'welche Ausbildung haben Sie | was haben Sie gelernt | Qualifikation | Zertifikat | sind Sie zertifiziert | Zulassung | sind Sie staatlich anerkannt | haben Sie studiert | Meisterbrief | Weiterbildung | Fortbildung | Abschluss | Diplom | sind Sie versichert | Haftpflicht | sind Sie für {service} ausgebildet | sind Sie qualifiziert | geprüft | Fachkenntnisse | Nachweis | sind die Therapeuten richtig ausgebildet | ist {name} ein richtiger Therapeut | habt ihr das gelernt | seid ihr dafür ausgebildet | was für eine Ausbildung habt ihr | habt ihr eine Lizenz | habt ihr eine Zulassung | seid ihr versichert | wer haftet wenn etwas passiert | dürfen Sie das | seid ihr Profis | welche Abschlüsse habt ihr | was habt ihr gelernt | habt ihr Fortbildungen | habt ihr einen Schein dafür | seid ihr zertifiziert | hast du das studiert | seid ihr staatlich anerkannt | dürft ihr das',
    },
    references: {
      topic: 'owner',
      title: 'Gibt es Bewertungen oder Referenzen?',
      phrasings:
        'gibt es Bewertungen | Referenzen | Kundenstimmen | was sagen andere Kunden | Rezensionen | sind Ihre Kunden zufrieden | Erfahrungsberichte | Empfehlungen | kann ich mit einem Kunden sprechen | Google Bewertung | seid ihr gut | kann man euch vertrauen | ist das seriös | Erfolge | wie gut seid ihr | was sagen die Leute über euch | habt ihr gute Bewertungen | kann ich Bewertungen lesen | wie viele Sterne habt ihr | kann ich euch trauen | seid ihr zu empfehlen | wo finde ich Bewertungen | wie zufrieden sind die Leute | was sagen andere | habt ihr Bewertungen | wie sind eure Bewertungen | kann ich jemanden fragen der bei euch war | Sterne bei Google | wer empfiehlt euch',
    },
    complaint: {
      topic: 'contact',
      title: 'Ich möchte mich beschweren.',
      phrasings:
        'ich möchte mich beschweren | Beschwerde | ich bin unzufrieden | ich bin sauer | das geht so nicht | Reklamation | ich will reklamieren | es ist wieder kaputt | keiner hat sich gemeldet | niemand ist gekommen | ich wurde unfreundlich behandelt | ich warte immer noch auf Antwort | das war schlecht | Sie haben etwas beschädigt | bei wem kann ich mich beklagen | unverschämt | ich habe Kritik | Ihr Mitarbeiter war unhöflich | ihr habt mir zu viel berechnet | ich war gar nicht zufrieden | das hat mir nicht gefallen | das war eine Frechheit | ich wurde angeschrien | er war zu spät | der war unfreundlich | ich bin enttäuscht | das ist schiefgegangen | ihr habt mich vergessen | das ist nicht in Ordnung | ich möchte den Chef sprechen | ihr habt es falsch gemacht | seitdem ist es schlimmer | ich bin nicht zufrieden | das war nichts | letztes Mal war schlecht | ihr wart zu spät | es ist keiner gekommen | ihr habt {name} kaputt gemacht | wo kann ich mich beschweren | das tut jetzt mehr weh als vorher | so geht das nicht | es wurde nicht richtig gemacht | ihr habt etwas vergessen | es wurde nicht geputzt | das wurde nicht erledigt | es war alles noch schmutzig | schon wieder das gleiche Problem | das nervt | ich bin genervt | mir reicht es',
      answer:
        'Das tut mir leid. Bitte schreiben Sie an {email}, was passiert ist, damit es in Ordnung gebracht werden kann.',
    },
    emergencies: {
      topic: 'services',
      title: 'Helfen Sie auch in dringenden Fällen?',
      phrasings:
        'es ist dringend | helfen Sie schnell | Notdienst | Notfallnummer | ich brauche sofort Hilfe | Bereitschaft | kommen Sie auch nachts | akut | heute noch einen Termin | kann heute noch jemand kommen | es eilt | am selben Tag | dringend | rund um die Uhr | Wochenenddienst | ich habe starke Schmerzen brauche schnell einen Termin | nehmt ihr Notfälle an | kann ich sofort kommen | kann ich gleich kommen | heute noch | es ist ein Notfall kann ich kommen | ganz schnell | brauche heute noch jemanden | können Sie sofort kommen | habt ihr einen Notdienst | so schnell wie möglich | brauche heute noch Hilfe | was mache ich nachts | am Wochenende ist was passiert | wen rufe ich im Notfall an | geht es sofort | es ist ein Notfall | wenn es nachts losgeht | schnell bitte',
    },
    privacy: {
      topic: 'security',
      title: 'Was passiert mit meinen Daten?',
      phrasings:
        'was passiert mit meinen Daten | Datenschutz | DSGVO | sind meine Daten sicher | geben Sie meine Daten weiter | Schweigepflicht | ist das vertraulich | erzählen Sie das weiter | wird dieser Chat gespeichert | was speichern Sie über mich | meine Daten löschen | Datenschutzerklärung | Cookies | wer liest das mit | erfährt das meine Krankenkasse | bleibt das unter uns | Diskretion | wo werden Daten gespeichert | wo werden die Daten gespeichert | in welchem Land liegen die Daten | Privatsphäre | erfährt mein Chef davon | behaltet ihr das für euch | bleibt das geheim | bekommt das sonst jemand mit | erfährt das jemand | speichert ihr das | speichert ihr meine Daten | wer sieht meine Daten | was macht ihr mit meinen Daten | bleibt das vertraulich | wer bekommt meine Daten | kann ich meine Daten löschen lassen | sagt ihr das jemandem | was speichert ihr | gebt ihr das weiter | löscht ihr meine Daten | stellt ihr Fotos ins Netz',
    },
    insurance: {
      topic: 'payment',
      title: 'Zahlt das die Krankenkasse oder eine Versicherung?',
      phrasings:
        'zahlt das die Krankenkasse | zahlt das die Versicherung | welche Kassen nehmen Sie | Krankenkasse | AOK | TK | Techniker | Barmer | DAK | IKK | BKK | Knappschaft | gesetzlich versichert | Kassenpatient | privat versichert | Privatpatient | Privatpraxis | Beihilfe | übernimmt die Kasse {service} | wird {service} erstattet | ich bin bei der AOK nehmt ihr mich | Kassenzulassung | behandeln Sie Kassenpatienten | zahlt die Kasse | Zuschuss von der Krankenkasse | geht das über die Kasse | muss ich das selbst zahlen | bin ich bei {name} versichert geht das | Berufsgenossenschaft | Zusatzversicherung | Selbstzahler | rechnet ihr mit der Kasse ab | PKV | GKV | was übernimmt die Kasse | nehmt ihr gesetzlich Versicherte | bin privat versichert | nehmen Sie alle Kassen | zahlt das die AOK | übernimmt die Krankenkasse das | nehmt ihr alle Kassen | geht das auf Rezept | ich bin privat versichert | kann ich das einreichen | muss ich das selber zahlen | zahlt die Versicherung | habt ihr eine Kassenzulassung | Tierversicherung',
    },
    children: {
      topic: 'services',
      title: 'Gibt es eine Altersgrenze?',
      phrasings:
        'behandeln Sie auch Kinder | Kinder | kann ich mein Kind mitbringen | ab welchem Alter | Altersgrenze | mein Sohn ist zwölf | meine Tochter ist 8 | Jugendliche | bin ich zu alt dafür | Mindestalter | Babys | Säugling | ist {service} für Kinder | ältere Menschen | Senioren | wie alt muss man sein | geht das auch für Kinder | macht ihr das auch mit Kindern | ab wie viel Jahren | wie alt muss ich sein | ab wann darf man | bin ich zu jung | geht das mit 70 noch | mein Kind ist 5 geht das | darf mein Sohn das | bin erst 15 | macht ihr das auch bei Kindern | mein Sohn ist {amount} | nehmt ihr Babys | ist meine Tochter zu klein dafür | bis zu welchem Alter | auch für Jugendliche | darf ein Kind mit | geht das mit {amount} Jahren | ab wann macht man das',
    },
    companion: {
      topic: 'services',
      title: 'Darf ich jemanden oder mein Tier mitbringen?',
      phrasings:
        'darf ich jemanden mitbringen | kann mein Mann mitkommen | Begleitung | darf mein Hund mit | Hund erlaubt | Haustiere | kann meine Frau dabei sein | Partner mitbringen | zu zweit | Gruppe | Gruppenkurs | Einzelstunde oder Gruppe | kann jemand mitkommen | darf meine Mutter dabei sein | kann ich mit Freundin kommen | kann mein Partner mit rein | darf ich meinen Hund mitbringen | darf der Hund mit rein | kann ich mein Baby mitnehmen | wie viele sind in einer Gruppe | darf mein Mann dabei sein | kann ich dabei bleiben | kann mein Hund mit | darf ich die Kinder mitbringen | kann jemand mit rein | ich habe keinen Babysitter | darf das Baby mit | muss ich dabei sein | kann ich zuschauen | mit Freundin kommen | Begleitperson',
    },
    contact: {
      topic: 'contact',
      title: 'Wie erreiche ich Sie?',
      phrasings:
        'wie erreiche ich Sie | Kontakt | Kontaktdaten | wie kann ich Kontakt aufnehmen | kann ich Ihnen schreiben | Kontaktformular | WhatsApp | wohin kann ich mich wenden | ich möchte eine Nachricht schicken | ich habe eine Anfrage | kann ich Fotos schicken | seid ihr auf Instagram | Facebook | wie melde ich mich bei euch | wie kann ich euch erreichen | habt ihr WhatsApp | kann ich euch auf WhatsApp schreiben | kann ich euch eine Nachricht schicken | an wen wende ich mich | wo kann ich mich melden | habt ihr Instagram | wie melde ich mich am besten | wo melde ich mich | kann ich euch schreiben | wie erreiche ich dich am besten | wo kann ich Bescheid geben | geht ja keiner ran | kann ich eine Nachricht schicken',
      answer: 'Schreiben Sie an {email} oder nutzen Sie das Kontaktformular auf dieser Seite.',
    },
    phone: {
      topic: 'contact',
      title: 'Wie ist Ihre Telefonnummer?',
      like: 'contact',
      isFact: true,
      phrasings:
        'wie ist Ihre Telefonnummer | Telefonnummer | Telefon | unter welcher Nummer erreiche ich Sie | kann ich Sie anrufen | Handynummer | Rufnummer | welche Nummer muss ich wählen | eure Nummer | telefonisch erreichbar | Hotline | wo kann ich anrufen | was ist eure Nummer | gib mir mal die Nummer | kann man euch anrufen | wo ruft man an | wie kann ich euch telefonisch erreichen | Telefonnummer bitte | keiner geht ans Telefon | wie ist eure Nummer | kann ich anrufen | unter welcher Nummer | wo ruf ich an | habt ihr Festnetz',
      answer: 'Sie erreichen mich unter {phone}.',
    },
    email: {
      topic: 'contact',
      title: 'Wie ist Ihre Mailadresse?',
      like: 'contact',
      phrasings:
        'wie ist Ihre Mailadresse | E-Mail | Mailadresse | E-Mail-Adresse | wohin kann ich mailen | kann ich euch mailen | eure Mail | an welche Adresse schreibe ich | per Mail erreichen | habt ihr eine Mail | wohin schicke ich eine Mail | wie ist die E-Mail | kann ich das per Mail schicken | an welche Mail | wie ist eure Mail | kann ich mailen | wohin schick ich das Rezept | Mailadresse bitte | kann ich was per Mail schicken | an welche Adresse schreiben',
      answer: 'Die Adresse ist {email}.',
    },
    human: {
      topic: 'contact',
      title: 'Kann ich mit einem Menschen sprechen?',
      like: 'contact',
      phrasings:
        'kann ich mit einem Menschen sprechen | echter Mensch | ich will mit jemandem reden | kann mich jemand zurückrufen | Rückruf | bitte rufen Sie mich an | ich will nicht mit einer Maschine reden | verbinden Sie mich | persönlich sprechen | ist da jemand | Mitarbeiter sprechen | kann ich mit dem Chef reden | ruft mich an | jemand Richtiges | kann ich mit jemandem sprechen | ich will mit einem Menschen reden | könnt ihr mich anrufen | ruft ihr mich zurück | ruf mich bitte an | kann mich jemand anrufen | ich möchte einen Rückruf | gibt es hier auch echte Leute | ich will keinen Bot | kann ich mit jemand reden | gebt mir einen Menschen | ruft mich bitte zurück | ist da wer | verbinde mich mit jemand | richtige Person bitte',
      answer:
        'Gern. Schreiben Sie an {email} oder hinterlassen Sie hier Ihre E-Mail-Adresse oder Telefonnummer, dann bekommen Sie eine Antwort.',
    },
    'reply-time': {
      topic: 'contact',
      title: 'Wie schnell antworten Sie?',
      phrasings:
        'wie schnell antworten Sie | wann bekomme ich eine Antwort | wann melden Sie sich | Antwortzeit | ich habe noch keine Antwort | wann ruft ihr zurück | wie lange dauert eine Antwort | Rückmeldung | wann höre ich von euch | wann meldet ihr euch | wie lange dauert es bis ihr antwortet | ich warte auf eine Antwort | ich habe euch geschrieben | habt ihr meine Nachricht bekommen | hat keiner geantwortet | meldet ihr euch noch | wie schnell antwortet ihr | ich hab geschrieben und nichts gehört | wann höre ich was | meldet ihr euch heute noch',
    },
    job: {
      topic: 'contact',
      title: 'Gibt es offene Stellen?',
      phrasings:
        'gibt es offene Stellen | Stellenangebote | sucht ihr Mitarbeiter | ich suche Arbeit | Job | Bewerbung | Praktikum | Ausbildungsplatz | ich möchte bei Ihnen arbeiten | stellen Sie ein | Karriere | Minijob | wo kann ich mich bewerben | braucht ihr Verstärkung | sucht ihr noch Leute | bildet ihr aus | Initiativbewerbung | Quereinsteiger | kann ich bei euch arbeiten | habt ihr einen Job für mich | kann ich ein Praktikum machen | sucht ihr Leute | sucht ihr noch {name} | ich will mich bewerben | nehmt ihr Praktikanten | habt ihr Ausbildungsplätze | stellt ihr ein | braucht ihr jemanden | kann ich bei euch Praktikum machen | habt ihr einen Ausbildungsplatz | kann ich bei euch anfangen | wo bewerbe ich mich | Schülerpraktikum | Stelle frei',
    },
    partnership: {
      topic: 'contact',
      title: 'Ich möchte Ihnen etwas anbieten.',
      phrasings:
        'ich möchte Ihnen etwas anbieten | Kooperation | Zusammenarbeit als Partner | Werbung | Sponsoring | wir sind Lieferant | ich verkaufe Software | Presse | ich bin Journalist | Partnerschaft | Suchmaschinenoptimierung für Ihre Seite | ich verkaufe {name} | können wir zusammenarbeiten | wollt ihr Werbung machen | ich hätte ein Angebot für euch | sponsert ihr uns | dürfen wir Flyer auslegen | ich bin Vertreter von {name}',
    },
    newsletter: {
      topic: 'contact',
      title: 'Gibt es einen Newsletter?',
      phrasings:
        'gibt es einen Newsletter | Newsletter | abonnieren | abbestellen | keine Mails mehr | vom Verteiler nehmen | habt ihr einen Blog | Neuigkeiten | bekomme ich Neuigkeiten | kann man sich irgendwo eintragen | schickt ihr Infos | nehmt mich aus dem Verteiler | wie erfahre ich von Angeboten',
    },
    'after-care': {
      topic: 'process',
      title: 'Wie geht es danach weiter?',
      titleOf: 'Wie geht es nach „{service}“ weiter?',
      phrasings:
        'wie geht es danach weiter | was kommt nach {service} | Nachsorge | Nachbehandlung | Betreuung danach | Übungen für zu Hause | was mache ich nach {service} | Wartung | Kontrolltermin | wie oft brauche ich {service} | was darf ich nach {service} nicht | Nachbetreuung | Folgetermin | was kommt danach | wie geht es nach {service} weiter | was muss ich danach beachten | muss ich danach etwas beachten | was mache ich zu Hause | bekomme ich Übungen mit | wie oft muss ich wiederkommen | brauche ich einen Folgetermin | was ist nachher | was passiert danach | und danach | und dann | was kommt als Nächstes | wie geht es dann weiter | darf ich danach Sport machen | wann soll ich wiederkommen | wie oft soll man das machen | muss ich daheim üben | was kann ich selber tun | worauf muss ich nach {service} achten | kann ich danach arbeiten | darf ich danach duschen',
    },
    risks: {
      topic: 'limits',
      title: 'Gibt es Risiken?',
      titleOf: 'Gibt es bei „{service}“ Risiken?',
      phrasings:
        'gibt es Risiken | tut das weh | tut {service} weh | Nebenwirkungen | ist {service} gefährlich | Nachteile von {service} | ist {service} schmerzhaft | was kann schiefgehen | ist das sicher | hat man danach Schmerzen | Muskelkater | ist das gefährlich | kann dabei etwas passieren | ist das schlimm | tut das sehr weh | wie schmerzhaft ist das | ist {service} sicher | was kann passieren | schadet das | ist das ungefährlich | kann da was passieren | hat das Nebenwirkungen | geht das in der Schwangerschaft | kann es schlimmer werden | schadet das {name} | hat er danach Schmerzen | braucht man eine Narkose',
    },
    materials: {
      topic: 'services',
      title: 'Womit arbeiten Sie?',
      phrasings:
        'welche Marken verwenden Sie | welches Material nehmen Sie | welche Produkte benutzt ihr | welche Geräte habt ihr | arbeiten Sie mit {name} | verkaufen Sie auch {name} | bio | nachhaltig | umweltfreundlich | welche Software nutzt ihr | womit arbeiten Sie | welche Marken habt ihr | was benutzt ihr | was für Geräte habt ihr | nehmt ihr nur Bio | sind die Mittel verträglich | mit welchem Programm arbeitet ihr | was nehmt ihr da für Zeug | welche Marke habt ihr | sind die Sachen bio | ich bin allergisch gegen {name} | womit macht ihr das | ist das vegan | woher kommt das | was ist da drin | muss ich Geräte stellen | brauche ich eigene Geräte | muss ich etwas bereitstellen | bringt ihr alles mit was ihr braucht | habt ihr eigenes Werkzeug | muss ich Putzmittel stellen',
    },
    quote: {
      topic: 'prices',
      title: 'Was kostet ein Angebot?',
      like: 'free-consultation',
      phrasings:
        'was kostet ein Angebot | ist das Angebot kostenlos | was kostet ein Kostenvoranschlag | kostet der Kostenvoranschlag etwas | ist der Kostenvoranschlag kostenlos | machen Sie ein Angebot | können Sie mir ein Angebot machen | ich brauche ein Angebot | Angebot für {service} | Kostenvoranschlag für {service} | muss ich das Angebot bezahlen | was ist wenn ich das Angebot nicht annehme | wie lange gilt das Angebot | ist das Angebot verbindlich | wie bekomme ich ein Angebot | schreibt ihr Angebote | unverbindliches Angebot | könnt ihr grob schätzen was das kostet | Kostenschätzung | Angebot anfordern | könnt ihr einen Preis machen | was kostet es ungefähr wenn ich ein Bild schicke | Kostenvoranschlag | kommt ihr vorher schauen | bleibt es bei dem Preis | kann es teurer werden | schreibt ihr ein Angebot | sagt ihr mir vorher was es kostet | ungefähre Hausnummer',
    },
    deposit: {
      topic: 'payment',
      title: 'Muss ich etwas anzahlen?',
      like: 'payment',
      phrasings:
        'muss ich etwas anzahlen | wollen Sie eine Anzahlung | wie hoch ist die Anzahlung | Anzahlung | Vorkasse | muss ich im Voraus zahlen | bekomme ich die Anzahlung zurück | gibt es eine Kaution | wie viel Kaution | wird die Anzahlung verrechnet | Vorschuss | muss ich was anzahlen | zahl ich vorab | Kaution',
    },
    late: {
      topic: 'booking',
      title: 'Was ist, wenn ich zu spät komme?',
      like: 'moving',
      phrasings:
        'was ist wenn ich zu spät komme | ich komme zu spät | ich verspäte mich | ich stehe im Stau | ich komme zehn Minuten später | Verspätung | ich habe meinen Termin verpasst | verschlafen | ist es schlimm wenn ich später komme | verfällt der Termin wenn ich zu spät bin | mein Zug hat Verspätung | bin etwas später da | Termin vergessen | schaffe es nicht pünktlich | ich komme 10 Minuten zu spät | bin 5 Minuten zu spät | was passiert wenn ich mich verspäte | ich bin spät dran | steh im Stau | komme zehn Minuten später | was wenn ich den Termin verpasse | wartet ihr auf mich | ich schaffe es nicht pünktlich',
    },
    'walk-in': {
      topic: 'booking',
      title: 'Brauche ich einen Termin?',
      like: 'booking',
      phrasings:
        'brauche ich einen Termin | geht es ohne Termin | kann ich einfach vorbeikommen | kann ich einfach so kommen | ohne Termin | ohne Voranmeldung | muss ich mich anmelden | nur mit Termin | kann man auch ohne Termin kommen | muss ich vorher anrufen | kann ich spontan kommen | offene Sprechstunde | einfach reinkommen | Laufkundschaft | ohne Termin vorbeikommen | geht es spontan | brauche ich einen Termin oder nicht | einfach vorbeischauen',
    },
    'new-customers': {
      topic: 'booking',
      title: 'Nehmen Sie neue Kunden an?',
      like: 'waiting-time',
      phrasings:
        'nehmen Sie neue Kunden an | nehmt ihr noch neue Patienten | nehmen Sie noch neue Mandanten | habt ihr noch Kapazität | seid ihr voll | Aufnahmestopp | habt ihr noch Plätze frei | habt ihr noch einen Platz | ist bei euch noch Platz | ich war noch nie bei euch kann ich kommen | nehmen Sie noch jemanden auf | Neukunde | Neupatient | gibt es eine Warteliste | auf die Warteliste | habt ihr Aufnahmestopp | nimmst du noch jemanden an | kann ich bei euch Patient werden | ist noch was frei bei dir | nehmt ihr mich noch | bin neu hier und suche',
    },
    switch: {
      topic: 'process',
      title: 'Kann ich zu Ihnen wechseln?',
      phrasings:
        'kann ich zu Ihnen wechseln | ich bin gerade woanders | ich möchte von einem anderen zu euch wechseln | wie wechsle ich zu Ihnen | ist der Wechsel schwierig | kann ich mitten im Jahr wechseln | kann ich mitten in der Behandlung wechseln | übernehmen Sie von jemand anderem | mein alter Anbieter hat aufgehört | bin mit meinem jetzigen unzufrieden und will wechseln | Wechsel | können Sie das von einem Kollegen übernehmen | ich bin noch woanders | ich möchte wechseln | kann ich von {name} zu euch | mein Arzt hört auf | bin mit meiner nicht zufrieden | geht wechseln mittendrin | kann ich mit dem Rezept zu euch | was wenn es nicht passt | ich habe schon jemanden und möchte zu Ihnen | habe schon eine andere kann ich zu dir | ich bin schon bei jemand anderem',
    },
    sessions: {
      topic: 'process',
      title: 'Wie viele Termine brauche ich?',
      like: 'duration',
      phrasings:
        'wie viele Termine brauche ich | wie oft muss ich kommen | wie viele Sitzungen | wie viele Stunden brauche ich | reicht ein Termin | reicht einmal | wie viele Behandlungen | wie oft sollte man {service} machen | wie viele Termine für {service} | einmal die Woche | wie oft in der Woche | muss ich noch mal kommen | wie viele Sitzungen sind nötig | in welchem Abstand | wie oft brauche ich das | wie oft muss ich da hin | wie viele Termine braucht man | wie lang geht das insgesamt | wie viele Stunden bis es sitzt | wie oft kommst du | wie viele Behandlungen sind das',
    },
    trial: {
      topic: 'prices',
      title: 'Kann ich es erst ausprobieren?',
      like: 'free-consultation, first-meeting',
      phrasings:
        'kann ich es erst ausprobieren | gibt es eine Probestunde | Probestunde | Probetraining | Schnupperstunde | zur Probe | kann ich das testen | kostenlos testen | kann ich {service} erst mal ausprobieren | Probemonat | Schnuppern | ist die Probestunde kostenlos | Testphase | erst mal reinschnuppern | einmal schnuppern | kann er einen Tag zur Probe | erste Stunde gratis | kann ich es ausprobieren | Schnupperkurs',
    },
    clothing: {
      topic: 'booking',
      title: 'Was soll ich anziehen?',
      like: 'preparation',
      phrasings:
        'was soll ich anziehen | was ziehe ich an | brauche ich Sportsachen | brauche ich Turnschuhe | welche Kleidung | welche Schuhe | geht das in Jeans | muss ich mich ausziehen | kann ich mich bei euch umziehen | gibt es Umkleiden | Trainingshose | bequeme Kleidung | in Arbeitskleidung kommen | brauche ich ein Handtuch | was soll ich anhaben | Sporthose mitbringen | kann ich in Jeans kommen | brauche ich Badesachen',
    },
    referral: {
      topic: 'booking',
      title: 'Brauche ich eine Überweisung?',
      phrasings:
        'brauche ich eine Überweisung | brauche ich ein Rezept | brauche ich eine Verordnung | muss ich vorher zum Arzt | geht das ohne Überweisung | geht das ohne Rezept | ohne Rezept | ohne Verordnung | Überweisung vom Hausarzt | muss mein Arzt etwas ausstellen | brauche ich etwas vom Arzt | kann ich direkt kommen ohne Arzt | muss mich der Arzt schicken | brauche ich für {service} ein Rezept | geht {service} auch ohne Rezept | habe kein Rezept | muss ich zum Arzt vorher | geht es ohne Überweisung | brauche ich was vom Kinderarzt | ohne Rezept kommen | wer stellt die Verordnung aus | braucht man ein Rezept | muss der Arzt das verschreiben | kann ich auch ohne Rezept | wie lange gilt das Rezept',
    },
    copayment: {
      topic: 'payment',
      title: 'Wie hoch ist die Zuzahlung?',
      like: 'insurance',
      phrasings:
        'wie hoch ist die Zuzahlung | was muss ich selbst zahlen | was muss ich dazuzahlen | wie viel muss ich zuzahlen | Eigenanteil | wie hoch ist mein Eigenanteil | was zahle ich selbst | was zahle ich dazu | Zuzahlung | Zuzahlungsbefreiung | ich bin von der Zuzahlung befreit | was bleibt an mir hängen | wie viel übernimmt die Kasse nicht | was kostet mich das als Kassenpatient | muss ich als Kassenpatient etwas zahlen | Selbstbeteiligung | wie viel zahle ich dazu | muss ich was draufzahlen | Rezeptgebühr | was zahle ich selber | bin befreit | zahlen Kinder zu',
    },
    products: {
      topic: 'services',
      title: 'Welche Produkte verkaufen Sie?',
      phrasings:
        'welche Produkte verkaufen Sie | verkaufen Sie auch Produkte | kann ich das bei euch kaufen | was kann man bei euch kaufen | habt ihr einen Laden | haben Sie {name} im Angebot | wo kann ich das kaufen was ihr benutzt | verkauft ihr {name} | habt ihr {name} vorrätig | kann ich bei Ihnen bestellen | gibt es das bei euch zu kaufen | habt ihr {name} da | kann ich bei euch {name} kaufen | habt ihr auch {name} | Futter kaufen | gibts Cremes bei euch',
    },
    'own-material': {
      topic: 'services',
      title: 'Arbeiten Sie mit dem, was ich selbst gekauft habe?',
      phrasings:
        'arbeiten Sie mit dem was ich selbst gekauft habe | kann ich das Material selbst kaufen | ich habe die Teile schon | bauen Sie selbst gekaufte Teile ein | bauen Sie Material ein das ich selbst gekauft habe | ich habe es im Internet bestellt bauen Sie es ein | kann ich mein eigenes Material mitbringen | im Baumarkt gekauft | muss ich das Material bei Ihnen kaufen | montiert ihr auch mitgebrachte Sachen | habe selbst schon eingekauft könnt ihr das nehmen | eigenes Material | kann ich meine eigenen {name} mitbringen | ich habe schon {name} gekauft | nehmt ihr auch meine Sachen | baut ihr ein was ich gekauft habe | Material stelle ich',
    },
    courses: {
      topic: 'services',
      title: 'Bieten Sie Kurse an?',
      phrasings:
        'bieten Sie Kurse an | habt ihr Kurse | welche Kurse gibt es | wann ist der nächste Kurs | Kursplan | gibt es Workshops | macht ihr Kurse | Anfängerkurs | ich möchte einen Kurs machen | Seminare | kann man das bei euch lernen | Abendkurs | Kurse für Firmen | wann fängt der nächste Kurs an | gibt es eine Gruppe | wie viele sind im Kurs | kann mein Partner mit in den Kurs | Kurs für Anfänger',
    },
    delivery: {
      topic: 'process',
      title: 'Liefern Sie?',
      phrasings:
        'liefern Sie | liefert ihr auch | Lieferung | was kostet die Lieferung | kann ich es abholen | schicken Sie es mit der Post | Versand | was kostet der Versand | wie lange dauert die Lieferung | wann kann ich es abholen | holt ihr es auch ab | bringt ihr es vorbei | Abholung | Lieferzeit | wann kommt es an | bringt ihr das vorbei | könnt ihr liefern | schickt ihr auch',
    },
    holidays: {
      topic: 'contact',
      title: 'Wann haben Sie Urlaub?',
      like: 'hours',
      phrasings:
        'wann haben Sie Urlaub | seid ihr im Urlaub | habt ihr an Feiertagen offen | seid ihr zwischen den Jahren da | habt ihr an Weihnachten auf | Betriebsferien | Feiertage | Sommerpause | wann seid ihr wieder da | habt ihr am Brückentag offen | seid ihr in den Ferien da | Ostern geöffnet | Silvester offen | Urlaub | wann habt ihr zu | seid ihr über Weihnachten da | habt ihr Betriebsferien | habt ihr im August offen | zwischen den Jahren | Sommerferien geschlossen',
      answer: 'An diesen Tagen bin ich nicht da: {daysOff}.',
    },
    funding: {
      topic: 'prices',
      title: 'Gibt es eine Förderung?',
      phrasings:
        'gibt es eine Förderung | gibt es Fördermittel | wird das gefördert | gibt es einen Zuschuss | bekomme ich einen Zuschuss | zahlt der Staat etwas dazu | wird {service} gefördert | Förderung für {service} | gibt es Geld vom Staat | bezahlt das der Arbeitgeber | Zuschuss | KfW | wer übernimmt die Kosten | Förderung beantragen | gibt es staatliche Hilfe | gibt es Geld vom Amt | zahlt das Amt was | zahlt die Pflegekasse | bekomme ich was dazu | Bildungsgutschein',
    },
    tax: {
      topic: 'payment',
      title: 'Kann ich es von der Steuer absetzen?',
      like: 'invoice',
      phrasings:
        'kann ich es von der Steuer absetzen | ist das steuerlich absetzbar | steuerlich absetzbar | kann man das absetzen | kann ich das beim Finanzamt angeben | für die Steuererklärung | zählt das als Betriebsausgabe | bekomme ich etwas für das Finanzamt | kann ich {service} von der Steuer absetzen | Handwerkerbonus | Steuererklärung | ist da Mehrwertsteuer drauf | netto oder brutto | haushaltsnahe Dienstleistung',
    },
    'first-call': {
      topic: 'booking',
      title: 'Wie findet das Erstgespräch statt?',
      like: 'online',
      phrasings:
        'wie findet das Erstgespräch statt | rufen Sie mich an oder ich Sie | rufe ich Sie an oder Sie mich | wer ruft wen an | muss ich anrufen oder rufen Sie an | rufst du mich an oder ich dich | rufen Sie dann an | per Telefon oder Video | wo findet das Gespräch statt | treffen wir uns oder telefonieren wir | wie sprechen wir miteinander | bekomme ich einen Link für das Gespräch | unter welcher Nummer rufen Sie an | wie komme ich in das Gespräch | brauche ich eine Kamera | ruft ihr an oder ich | wie reden wir das erste Mal | telefonieren wir vorher | Kennenlernen am Telefon',
      answer:
        'Das erste Gespräch findet {meeting.way} statt. Einzelheiten stehen bei der Buchung und in der Bestätigung.',
    },
    visit: {
      topic: 'booking',
      title: 'Kann ich vorher vorbeischauen?',
      like: 'trial, first-meeting, free-consultation',
      phrasings:
        'kann ich vorher vorbeischauen | darf ich vorher mal schauen kommen | kann ich mir das vorher ansehen | kann man sich das vorher anschauen | darf ich es mir erst ansehen | kann man bei euch mal reinschauen | kann ich zum Anschauen vorbeikommen | darf man vorher zum Gucken kommen | Besichtigung | kann ich euch besichtigen | gibt es einen Tag der offenen Tür | kann man euch vorher kennenlernen | ich würde mir gern erst alles ansehen | können wir uns vorher treffen | zeigen Sie mir vorher alles | darf ich mir die Räume ansehen | kann ich mir das mal anschauen | darf ich vorher mal kommen | kann man die Räume sehen | kann ich dich vorher kennenlernen | Tag der offenen Tür | mal reinschauen',
    },
    absence: {
      topic: 'owner',
      title: 'Was ist, wenn Sie ausfallen?',
      like: 'person',
      phrasings:
        'was ist wenn Sie ausfallen | was passiert wenn Sie krank werden | was ist wenn ihr krank seid | wer vertritt Sie | gibt es eine Vertretung | Vertretung | was wenn Sie aufhören | gibt es Sie in zwei Jahren noch | was wenn es Sie nicht mehr gibt | wer springt ein wenn Sie nicht können | was ist wenn Ihnen etwas passiert | was machen Sie wenn jemand bei Ihnen ausfällt | was wenn Sie im Urlaub sind und etwas ist | was wenn du krank bist | wer springt ein | was ist wenn ihr ausfallt | wer kommt wenn du Urlaub hast | fällt es dann aus',
    },
    liability: {
      topic: 'limits',
      title: 'Sind Sie versichert?',
      like: 'insurance, guarantee',
      phrasings:
        'sind Sie versichert | was ist wenn Sie etwas kaputt machen | wer haftet für Schäden | wer zahlt wenn etwas kaputtgeht | haben Sie eine Haftpflicht | Haftpflichtversicherung | Betriebshaftpflicht | wer bezahlt den Schaden | sind meine Sachen versichert | was passiert wenn bei Ihnen etwas beschädigt wird | zahlt ihr wenn was zu Bruch geht | was wenn etwas gestohlen wird | übernehmen Sie die Haftung | wer haftet wenn etwas passiert | wer haftet | was wenn was kaputt geht | wer zahlt den Schaden | was ist wenn mein Hund sich verletzt | habt ihr eine Haftpflicht',
    },
    'small-job': {
      topic: 'services',
      title: 'Machen Sie auch kleine Aufträge?',
      like: 'for-whom',
      phrasings:
        'machen Sie auch kleine Aufträge | ist das zu klein für Sie | lohnt sich das für eine Kleinigkeit | es ist nur eine Kleinigkeit | kommen Sie auch wegen einer kleinen Sache | gibt es einen Mindestauftrag | Mindestbestellwert | Mindestmenge | nehmen Sie auch Einzelstücke | geht auch nur eins | machen Sie das auch für einen einzelnen | wir sind nur ein kleiner Betrieb | sind wir zu klein dafür | lohnt sich das für uns paar Leute | macht ihr auch Kleinkram | macht ihr auch Kleinigkeiten | lohnt sich das für nur eins | ist nur was Kleines | kommt ihr auch wegen einer Sache | nur einmal | ist euch das zu wenig',
    },
    weather: {
      topic: 'process',
      title: 'Was ist bei schlechtem Wetter?',
      phrasings:
        'was ist bei schlechtem Wetter | was ist bei Regen | was machen Sie wenn es regnet | findet es auch bei Regen statt | fällt das bei Regen aus | und wenn es schneit | was ist bei Sturm oder Gewitter | was ist wenn es zu heiß ist | geht das auch im Winter | arbeiten Sie bei Frost | macht ihr das bei jedem Wetter | was ist wenn das Wetter nicht mitspielt | was passiert wenn es schüttet | und wenn es regnet | findet das bei Regen statt | bei Schnee auch | was ist bei Hitze | fällt es bei Gewitter aus',
    },
    greeting: {
      topic: 'conversation',
      title: 'Guten Tag!',
      phrasings:
        'hallo | hi | hey | guten Tag | guten Morgen | guten Abend | moin | servus | grüß Gott | grüezi | hallo zusammen | tach | schönen guten Tag | na | hallöchen | jemand da | huhu | hallo ich bin es | guten Tag zusammen | hallo ich habe da mal eine Frage | hi na | mahlzeit | hey ihr',
      answer: 'Guten Tag! Was möchten Sie wissen? Fragen Sie nach Leistungen, Preisen oder einem Termin.',
    },
    'how-are-you': {
      topic: 'conversation',
      title: 'Wie geht es Ihnen?',
      phrasings:
        'wie geht es Ihnen | wie gehts | wie geht es dir | alles gut | was geht | alles klar bei dir | wie läuft es',
      answer: 'Danke, hier ist alles in Ordnung. Was möchten Sie wissen?',
    },
    thanks: {
      topic: 'conversation',
      title: 'Danke!',
      phrasings:
        'danke | vielen Dank | danke schön | danke dir | super danke | besten Dank | das hilft mir | perfekt danke | ok danke | alles klar danke | lieben Dank | dankeschön | merci | toll danke | danke erstmal | danke das war alles | danke für die Hilfe | danke für die Info | ok super danke | vielen lieben Dank | danke euch | danke dann weiß ich Bescheid | danke reicht mir | top danke | gut danke | danke für die schnelle Antwort | danke für die Auskunft | hat sich erledigt | das beantwortet meine Frage | dank dir | danke vielmals | herzlichen Dank | tausend Dank | thanks | thank you | passt danke dir | vielen Dank euch',
      answer: 'Gern! Möchten Sie noch etwas wissen?',
    },
    goodbye: {
      topic: 'conversation',
      title: 'Auf Wiedersehen!',
      phrasings:
        'auf Wiedersehen | tschüss | bis bald | bis dann | ciao | schönen Tag noch | gute Nacht | mach es gut | das war alles | bis später | tschau | schönes Wochenende | das wars | das war es | das wäre alles | das wäre es | mehr brauche ich nicht | keine Fragen mehr | bis morgen | bye | schönen Abend noch | man sieht sich | machts gut | ich bin dann weg | bis denn | ade | pfiat di | bis {day} | ich melde mich | danke tschüss | danke und tschüss | danke bis dann | ok danke tschüss | danke bis {day}',
      answer: 'Auf Wiedersehen, und kommen Sie jederzeit wieder.',
    },
    ok: {
      topic: 'conversation',
      title: 'Gut.',
      phrasings:
        'ok | okay | gut | in Ordnung | alles klar | verstanden | aha | ja | nein | nein danke | vielleicht | genau | passt | jo | nee | na gut | also gut | gut zu wissen | geht klar | super | prima | alles klar super | hm ok | ach so | achso | okay verstehe | doch | nö | weiß nicht | haha | hahaha | lol | egal | passt schon | passt scho | verstehe | okay dann | klingt gut | Entschuldigung | Entschuldigung war nicht so gemeint | sorry | tut mir leid | das tut mir leid | war nicht so gemeint | mein Fehler | war nur Spaß | nur ein Scherz',
      answer: 'Gut. Fragen Sie gern nach Leistungen, Preisen oder einem Termin.',
    },
    bot: {
      topic: 'conversation',
      title: 'Bist du ein Roboter?',
      phrasings:
        'bist du ein Roboter | bist du ein Bot | bist du ein Chatbot | sind Sie ein Chatbot | ist das ein Chatbot | rede ich mit einem Chatbot | sind Sie ein Mensch | rede ich mit einer Maschine | bist du echt | ist das eine KI | bist du ChatGPT | antwortet hier ein Mensch | ist das automatisch | was bist du | verstehst du mich | wer hat dich programmiert | schreibe ich mit einem Computer | bist du eine KI | bist du ein Computer | schreibt hier ein Mensch | seid ihr ein Roboter | ist da ein echter Mensch | bist du real | wer schreibt da | sprechen wir mit einem Bot | wie heißt du',
      answer:
        'Ich bin ein Chatbot und weiß, was auf dieser Website steht. Was Sie an {email} schreiben, liest ein Mensch.',
    },
    help: {
      topic: 'conversation',
      title: 'Ich brauche Hilfe.',
      phrasings:
        'Hilfe | ich brauche Hilfe | kannst du mir helfen | können Sie mir helfen | ich habe eine Frage | ich weiß nicht weiter | was kannst du | was kann ich fragen | hilf mir | hä | wie bitte | was | ich verstehe das nicht | versteh ich nicht | kapier ich nicht | was meinst du | was meinen Sie damit | verstehe nur Bahnhof | nochmal bitte',
      answer: 'Gern. Worum geht es in wenigen Worten: eine Leistung, einen Preis, einen Termin?',
    },
    'off-topic': {
      topic: 'conversation',
      title: 'Wie wird das Wetter?',
      phrasings:
        'wie wird das Wetter | regnet es morgen | ist das Wetter gut | erzähl mir einen Witz | wer hat das Spiel gewonnen | wer wird deutscher Meister | Fußballergebnisse | wer ist Bundeskanzler | was ist die Hauptstadt von {name} | wie spät ist es | welcher Tag ist heute | schreib mir ein Gedicht | schreib einen Aufsatz | hilf mir bei den Hausaufgaben | was ist der Sinn des Lebens | welche Musik magst du | welchen Film soll ich sehen | kennst du ein gutes Restaurant | Rezept für Kuchen | wie kocht man {name} | Nachrichten von heute | Wahl | Lottozahlen | was ist zwei plus zwei | übersetze das | verkauft ihr Pizza | verkauft ihr Autos | was ist deine Lieblingsfarbe | hast du eine Freundin | liebst du mich | bist du verheiratet | sing ein Lied | wie alt bist du | Aktienkurs von {name} | Bitcoin | wer hat gestern gewonnen',
      answer: 'Damit kenne ich mich nicht aus: Ich beantworte Fragen zu diesem Angebot. Was möchten Sie dazu wissen?',
    },
    compliment: {
      topic: 'conversation',
      title: 'Du bist gut!',
      phrasings:
        'du bist gut | super gemacht | schöne Seite | tolle Website | du bist klug | ich mag dich | toll | klasse | du bist lustig | das war schnell | nett von dir | du bist super | ihr seid toll | sehr nett | coole Seite',
      answer: 'Danke, das freut mich. Was möchten Sie noch wissen?',
    },
    insult: {
      topic: 'conversation',
      title: 'Du bist nutzlos!',
      phrasings:
        'du bist nutzlos | blöder Bot | du bist dumm | Idiot | so ein Quatsch | du hilfst mir nicht | du verstehst nichts | halt den Mund | das ist falsch | das war nicht meine Frage | das hilft mir nicht | schlechter Bot | du kapierst es nicht | du bist doof | so ein Mist | du verstehst mich nicht | nutzlos | Schwachsinn | das hilft mir gar nicht | verpiss dich | fick dich | leck mich | Arschloch | Scheiße | ich hasse dich | Depp | ihr seid scheiße | du bist scheiße | ihr seid Idioten | ihr seid das Letzte | Saftladen',
      answer: 'Es tut mir leid, dass ich nicht helfen konnte. Ein Mensch antwortet unter {email}.',
    },
  },
  synonyms: [
    'Frist, Abgabefrist, Abgabetermin, Stichtag',
    'Krypto, Kryptowährung, Kryptowährungen, Bitcoin, Ethereum',
    'Hund, Hunde, Labrador, Dackel, Schäferhund, Pudel, Terrier, Retriever, Mops, Bulldogge, Mischling, Collie, Chihuahua, Dogge, Husky, Beagle, Spitz',
    'Katze, Katzen, Perser, Siamkatze, Stubentiger, Freigänger, Hauskatze',
    'Winter, Schnee, November, Dezember, Januar, Februar, Wintermonate',
    'Sommer, Juni, Juli, August, Sommerferien, Hochsommer',
    'Frühling, Frühjahr, März, April, Mai, Osterferien',
    'Herbst, September, Oktober, Herbstferien',
    'Sprache, Sprachen, Schweizerdeutsch, Schwyzerdütsch, Mundart, Dialekt, Bairisch, Schwäbisch, Ukrainisch, Portugiesisch, Griechisch, Chinesisch, Niederländisch, Ungarisch, Kroatisch, Serbisch, Rumänisch, Bulgarisch, Tschechisch',
    'Auto, PKW, BMW, Audi, Mercedes, Opel, Skoda, Toyota, Tesla, Renault, Volkswagen, Hyundai',
    'Handy, Smartphone, iPhone, Samsung, Android, Huawei',
    'Computer, Laptop, Mac, MacBook, Windows, Notebook, Tablet, iPad',
    'Programm, Programme, Software, Excel, Word, Outlook, DATEV, Lexware, SAP, Lexoffice, Sevdesk, Gmail, CRM, App',
    'Sport, Fußball, Tennis, Handball, Volleyball, Turnen, Yoga, Pilates, Klettern, Ski, Laufen',
    'Instrument, Instrumente, Klavier, Gitarre, Geige, Schlagzeug, Flöte, Cello, Keyboard, Trompete, Saxofon, Ukulele',
    'Krankheit, Erkrankung, Diabetes, Rheuma, Parkinson, Krebs, Asthma, Epilepsie, Demenz, ADHS, Migräne, Osteoporose, Tinnitus',
    'Karte, Kartenzahlung, Klarna, Twint, Lastschrift, SEPA, abbuchen, Abbuchung, Bankeinzug, Maestro, Überweisung, Handyzahlung',
    'Feiertag, Feiertage, Weihnachten, Heiligabend, Silvester, Neujahr, Ostern, Pfingsten, Karfreitag, Fasching, Karneval, Allerheiligen',
    'Kleidung, Jeans, Hose, Hemd, Kleid, Anzug, Jacke, Mantel, Rock, Bluse, Pullover',
    'Zimmer, Raum, Küche, Bad, Schlafzimmer, Keller, Wohnzimmer, Büro, Flur, Kinderzimmer',
    'Pflanze, Pflanzen, Rosen, Thuja, Obstbaum, Apfelbaum, Strauch, Sträucher, Unkraut, Beet',
    'Ausland, Italien, Frankreich, Polen, Spanien, Niederlande, Holland, Tschechien, England',
    'verlassen, räumen, abreisen, ausziehen, raus',
    'Junge, Mädchen, Kind, Kinder, Kids, Sohn, Tochter, Enkel, Enkelin, Kleine, Kleiner, Teenager, Jugendliche, Nachwuchs, Neffe, Nichte',
    'Oma, Opa, Rentner, Rentnerin, Senior, Senioren, Seniorin, alt, älter, betagt',
    'Mann, Frau, Ehemann, Ehefrau, Verlobter, Verlobte, Freund, Freundin, Paar, Brautpaar, Braut, Bräutigam, Partner',
    'Kollege, Kollegin, Leute, Mitarbeiter, Helfer, Helferin, Aushilfe, Aushilfen, Team, Geselle, Gesellen, Trupp',
    'Azubi, Lehrling, Lehrstelle, Ausbildung, Ausbildungsplatz, Lehre, Praktikum, Stelle, Stellen, Job, Jobs',
    'Baby, Säugling, Kleinkind, Neugeborenes, Wickeltisch, Kinderwagen',
    'schwanger, Schwangerschaft, Monat, Babybauch, Hebamme',
    'Asthma, Allergie, Allergiker, allergisch, Duftstoffe, Dämpfe, dünstet, ausdünsten, Lösungsmittel, Schadstoffe, giftig, verträglich, empfindlich',
    'vegan, vegetarisch, glutenfrei, laktosefrei, halal, Nüsse, Unverträglichkeit',
    'krank, Krankheit, Grippe, Corona, Fieber, erkältet, ansteckend, ausfallen, ausfällt',
    'verletzt, Verletzung, gebrochen, verstaucht, operiert, OP, Krücken, Gips',
    'Rollstuhl, Krücken, Rollator, ebenerdig, Aufzug, Treppe, Stufen, gehbehindert, barrierefrei',
    'Angst, ängstlich, nervös, aufgeregt, schüchtern, trau, traut, fürchte, unsicher, Mut',
    'kaputt, beschädigt, verkratzt, Kratzer, Delle, Macke, zerbrochen, gerissen, klemmt, wackelt, quietscht, locker, schief',
    'ärgerlich, enttäuscht, unzufrieden, sauer, wütend, Frechheit, Beschwerde, beschweren, reklamieren, Reklamation, Mangel, Pfusch',
    'zerbrechlich, Glas, Porzellan, Geschirr, Antiquitäten, wertvoll, Erbstück, Spiegel, Vase',
    'packen, einpacken, verpacken, Karton, Kartons, Kisten, Umzugskartons',
    'tragen, schleppen, heben, helfen, mithelfen, anpacken',
    'entrümpeln, entsorgen, Sperrmüll, Müll, wegwerfen, ausräumen, leerräumen, wegmachen, loswerden, alten',
    'gestorben, verstorben, Todesfall, Nachlass, Beerdigung, Trauer',
    'Waschmaschine, Trockner, Spülmaschine, Herd, Ofen, Backofen, Kühlschrank, Kochfeld, Elektrogerät, Elektrogeräte',
    'anschließen, schließt, Anschluss, installieren, verkabeln',
    'Bett, Schrank, Sofa, Möbel, Kommode, Regal, aufbauen, abbauen, zerlegen, montieren, baut',
    'Wohnung, Haus, Altbau, Neubau, Zimmer, zuhause, daheim',
    'Wäsche, waschen, Waschmaschine, bügeln, Schmutzwäsche, Trockner',
    'Staub, staubig, Dreck, dreckig, Schmutz, sauber, Sauerei, abdecken, saugen',
    'laut, Lärm, Krach, leise, Ruhe, Nachtruhe, Musik, feiern',
    'Regen, regnet, nass, Wetter, Gewitter, Sturm, Schnee, schneit, schlechtwetter, Hitze, heiß',
    'Hund, Hunde, Welpe, Welpen, Vierbeiner, Rüde, Hündin, Leine, Gassi',
    'Katze, Katzen, Kater, Kätzchen',
    'Pferd, Pferde, Pony, Stute, Wallach, Hengst, Reiten',
    'Meerschweinchen, Hase, Hasen, Kaninchen, Hamster, Vogel, Vögel, Wellensittich, Papagei, Kleintiere',
    'Foto, Fotos, Bild, Bilder, Aufnahmen, Video, Galerie, Beispiele',
    'Instagram, Facebook, Social, Media, veröffentlichen, posten, Netz',
    'WLAN, Internet, Wifi, Netz, Empfang',
    'Strom, Steckdose, laden, aufladen, Ladekabel, Akku',
    'Klo, WC, Toilette, Toiletten, Sanitär, Dusche, Duschen, Waschhaus',
    'Feuer, Lagerfeuer, Grill, grillen, Holzkohle, Feuerstelle',
    'schwimmen, baden, See, Pool, Wasser, Strand, planschen',
    'Brötchen, Frühstück, frühstücken, Essen, Imbiss, Kiosk, Restaurant, Verpflegung, einkaufen',
    'anreisen, Anreise, ankommen, Ankunft, abreisen, Abreise, Einchecken, Auschecken, raus',
    'Nacht, nachts, Übernachtung, übernachten, schlafen, schläft, geschlafen, Schlafplatz',
    'Wohnmobil, Womo, Wohnwagen, Camper, Caravan, Bulli, Zelt',
    'Boot, Kanu, Kajak, SUP, Tretboot',
    'leihen, ausleihen, mieten, geliehen, gemietet, Verleih, Leihgebühr, borgen',
    'heiraten, Hochzeit, Standesamt, Trauung, verheiratet, Ehe',
    'verschieben, verschoben, verlegen, umbuchen, später, anderer',
    'Anzahlung, anzahlen, Vorkasse, vorab, vorher, überweisen, Kaution',
    'bar, Karte, EC, Kreditkarte, Visa, Mastercard, Überweisung, PayPal, Bargeld',
    'Geld, Kohle, Euro, Kosten, Preis',
    'absetzen, Steuer, Steuererklärung, Finanzamt, Handwerkerleistung',
    'Zeichnung, Entwurf, Skizze, Plan, 3D, zeichnen, zeichnet, planen',
    'ausmessen, messen, Aufmaß, Maß, vermessen, schauen, anschauen, angucken, besichtigen',
    'Holz, Hölzer, Eiche, Buche, Nuss, Kiefer, Tropenholz, Massivholz, Furnier',
    'Öl, ölen, Lack, lackieren, Lasur, Farbe, wachsen, Wachs, einlassen, Oberfläche',
    'pflegen, Pflege, reinigen, einreiben, behandeln',
    'Platte, Arbeitsplatte, Tisch, Tischplatte',
    'Fenster, Scheibe, Tür, Türen, Haustür, Glas',
    'reparieren, Reparatur, richten, restaurieren, aufarbeiten, aufmöbeln, wiederherstellen, ausbessern',
    'Handwerker, Schreiner, Tischler, Maurer, Maler, Monteur',
    'Weihnachten, Ostern, Silvester, Feiertag, Feiertage, Dezember, Januar, Winter, Sommer, Saison',
    'Termin, Wartezeit, frühestens, anfangen, beginnen, Beginn, machbar, dauert, bald',
    'Bus, Bahn, Zug, öffentlich, Haltestelle, Anfahrt',
    'parken, Parkplatz, abstellen, Auto, Stellplatz',
    'Schlüssel, aufsperren, Zugang, Alarmanlage',
    'gestohlen, geklaut, Diebstahl, Einbruch, Kamera, bewacht',
    'aufpassen, passt, Aufsicht, beaufsichtigt, betreut, Betreuung, kümmert',
    'Tageszeit, Stoßzeit, voll, leer, überlaufen, ruhig, wenig',
    'Verein, Mitglied, Mitgliedschaft, beitreten, Anmeldung',
    'Haare, Haarschnitt, Friseur, färben, schneiden, Bart',
    'Nägel, Maniküre, Pediküre, Gelnägel, Nagellack',
    'Schminke, Make-up, Wimpern, Augenbrauen',
    'Sauna, Dampfbad, Wellness',
    'Schuhe, Turnschuhe, Stiefel, anziehen, Jogginghose, Kleidung, Klamotten, Sportsachen, trage',
    'nimmt, nehmen, nehmt, nahm, genommen',
    'fährt, fahren, fahrt, fuhr, gefahren',
    'hält, halten, haltet, hielt, gehalten',
    'liest, lesen, las, gelesen',
    'sieht, sehen, seht, sah, gesehen',
    'spricht, sprechen, sprecht, sprach, gesprochen',
    'hilft, helfen, helft, half, geholfen',
    'läuft, laufen, lief, gelaufen',
    'trägt, tragen, tragt, trug, getragen',
    'isst, essen, esst, aß, gegessen, frisst, fressen',
    'trifft, treffen, trefft, traf, getroffen',
    'gibt, geben, gebt, gab, gegeben',
    'lässt, lassen, lasst, ließ, gelassen',
    'bringt, bringen, brachte, gebracht',
    'denkt, denken, dachte, gedacht',
    'weiß, wissen, wisst, wusste',
    'bleibt, bleiben, blieb, geblieben',
    'bricht, brechen, brach, gebrochen',
    'wirft, werfen, warf, geworfen',
    'schreibt, schreiben, schrieb, geschrieben',
    'steht, stehen, stand, gestanden',
    'schließt, schließen, schloss, geschlossen',
    'verliert, verlieren, verlor, verloren',
    'beißt, beißen, biss, gebissen',
    'wächst, wachsen, gewachsen',
    'zieht, ziehen, zog, gezogen',
    'kriegen, kriegt, krieg, bekommen, bekomm, bekommt, erhalten',
    'gucken, schauen, sehen, ansehen, anschauen',
    'kaufen, gekauft, besorgen, besorgt',
    'Laden, Geschäft, Werkstatt, Betrieb, Firma, Ausstellung',
    'erlaubt, erlauben, verboten, dürfen, gestattet, okay',
    'essen, Essen, Futter, füttern, fressen, Mahlzeit, Frühstück, hungrig, Verpflegung',
    'trinken, Getränke, Kaffee, Wasser',
    'Nacht, nachts, übernachten, Übernachtung, schlafen, schläft, abends',
    'draußen, raus, Auslauf, spazieren, Gassi, Spaziergang, Garten, Wiese',
    'Zaun, eingezäunt, abhauen, ausbrechen, weglaufen, gesichert, sicher',
    'beißt, gebissen, beißen, aggressiv, bissig, Maulkorb',
    'mag, verträgt, vertragen, verträglich, Artgenossen, ängstlich',
    'Medikament, Medikamente, Tabletten, Tropfen, Insulin, Spritze, Arznei, Salbe',
    'Durchfall, Erbrechen, Fieber, krank',
    'Impfung, Impfungen, geimpft, impfen, Impfpass',
    'läufig, heiß, Hündin, kastriert, Rüde',
    'Welpe, Welpen, Hund, Hunde',
    'Foto, Fotos, Bild, Bilder, Video, Webcam, Kamera',
    'Körbchen, Decke, Spielzeug, Sachen, mitgeben, mitbringen',
    'zugelassen, Zulassung, Erlaubnis, Lizenz, Genehmigung, geprüft',
    'Platz, Plätze, frei, verfügbar, voll, belegt, ausgebucht',
    'absagen, Absage, abmelden, verhindert, Krankheit',
    'Nachlass, Rabatt, Mengenrabatt, Geschwisterrabatt, zweiten, zweite, zwei',
    'Schuhe, Turnschuhe, Stiefel',
    'Helm, Mütze, Schutz',
    'Gewicht, schwer, wiegt, Kilo, Übergewicht, dick',
    'Unfall, gestürzt, Sturz, Verletzung, verletzt, gebrochen',
    'einzeln, Einzelunterricht, allein, alleine, privat',
    'Größe, groß, klein, größte',
    'Regen, regnet, Wetter, Schnee, nass',
    'Anhänger, Transporter, LKW, Wohnwagen',
    'Probe, Probetag, kennenlernen, anschauen, vorher, schnuppern',
    'Mitglied, Mitgliedschaft, Beitrag, Abo',
    'pausieren, Pause, unterbrechen, aussetzen',
    'Freund, Freundin, Begleitung, Begleitperson, Partner',
    'Plan, Programm, Ablauf',
    'Besitzer, Inhaber, Inhaberin, Chefin, Leitung, gehört',
    'Tierarzt, Tierärztin, Notdienst',
    'Lärm, laut, leise, ruhig',
    'Geruch, riecht, stinkt',
    'Staub, Dreck, Schmutz, Fleck, Flecken',
    'Farbe, färben, Farben, streichen',
    'Haut, Gesicht, Kosmetik',
    'Auge, Augen, Sehen, Sehstärke',
    'Reifen, Reifenwechsel, Räder, Winterreifen',
    'Motor, Getriebe',
    'Bremse, Bremsen',
    'Dach, Dachboden, Dachrinne',
    'Rohr, Abfluss, verstopft, Toilette, Waschbecken',
    'undicht, tropft, leckt, Wasserschaden, Leck',
    'Strom, Elektrik, Steckdose, Sicherung, Kabel',
    'Garten, Rasen, Hecke, Baum',
    'Boden, Teppich, Fliesen, Parkett',
    'Möbel, Sofa, Tisch, Schrank',
    'Schlüssel, Schloss, Tür',
    'Feier, Geburtstag, Hochzeit, Fest, Party, Jubiläum',
    'Prüfung, Test, Klausur, Examen',
    'Schule, Schüler, Student, Studenten, Azubi',
    'Steuer, Mehrwertsteuer, MwSt, Umsatzsteuer',
    'Lohn, Gehalt, Lohnabrechnung',
    'Anzahlung, Vorkasse, Vorauszahlung, Kaution',
    'sicher, Sicherheit, gefährlich, Gefahr, Risiko',
    'Material, Materialien, Zutaten, Inhaltsstoffe, Chemie',
    'bio, natürlich, ökologisch, vegan, nachhaltig, Umwelt',
    'Gerät, Geräte, Maschine, Werkzeug, Ausrüstung',
    'Ersatzteil, Ersatzteile, Teile',
    'entsorgen, Entsorgung, Müll, wegwerfen, mitnehmen',
    'einbauen, Einbau, Montage, montieren, anschließen, Installation',
    'prüfen, kontrollieren, Kontrolle, Check, untersuchen, Untersuchung',
    'Rat, Tipp, beraten, Beratung, empfehlen',
    'Problem, Ärger, Fehler, stimmt',
    'aufhören, Ende, beenden, kündigen',
    'wechseln, Wechsel, tauschen, ändern',
    'vertrauen, seriös, zuverlässig, ehrlich',
    'seit, gegründet, Geschichte, Erfahrung, Jahre',
    'behindert, Behinderung, Rollstuhl, eingeschränkt',
    'Mann, Männer, Frau, Frauen, Damen, Herren',
    'Ausland, international, Schweiz, Österreich',
    'Reise, verreisen, unterwegs, Urlaub',
    'Gepäck, Tasche, Koffer',
    'warm, kalt, Heizung, Klimaanlage',
    'rauchen, Raucher, Zigarette',
    'Nachbar, Nachbarn',
    'Brief, Post, Schreiben',
    'höchstens, maximal, Obergrenze, Limit, mindestens',
    'unterschreiben, Unterschrift, Vertrag',
    'haften, Haftung, Schaden, versichert',
    'Termin, Treffen, Sitzung',
    'leihen, ausleihen, mieten, Miete, verleihen, borgen, Leihgerät',
    'Auftritt, Konzert, Bühne, Vorspiel, Aufführung',
    'Zoom, Skype, Teams, Video, Videoanruf, online',
    'schnuppern, reinschnuppern, ausprobieren, Probe, testen, Probestunde',
    'gültig, gilt, gelten, verfällt, verfallen, ablaufen, abgelaufen, Frist',
    'kündigen, Kündigung, aufhören, beenden, aussteigen',
    'krank, Krankheit, erkältet, erkrankt',
    'Meister, Meisterbetrieb, Fachbetrieb, Innung',
    'Vermieter, Mieter, Miete, Mietwohnung',
    'anschauen, ansehen, besichtigen, Besichtigung, Ortstermin',
    'genehmigen, Genehmigung, anmelden, melden, erlaubt',
    'durchgefallen, durchfallen, wiederholen',
    'Gruppe, Kurs, Kurse, Gruppenkurs',
    'üben, Übung, trainieren, Training',
    'Anfänger, Einsteiger, Neuling, Vorkenntnisse',
    'Lehrer, Lehrerin, Trainer, Trainerin, unterrichtet',
    'Ferien, Urlaub, Feiertag, geschlossen',
    'Anfahrtskosten, Fahrtkosten, Wegekosten',
    'kosten, kostet, Preis, Gebühr, teuer, bezahlen, zahlen, Euro, Kosten',
    'buchen, vereinbaren, reservieren, ausmachen, anmelden',
    'geöffnet, offen, auf, öffnen, aufmachen',
    'Kunde, Kunden, Patient, Patienten, Klient',
    'Behandlung, behandeln, behandelt, Therapie',
    'dauert, dauern, Dauer, lange, lang',
    'Kasse, Krankenkasse, Kassen, Versicherung, versichert',
    'absagen, absage, stornieren, canceln',
    'verschieben, verlegen, umbuchen',
    'Arzt, Ärztin, Hausarzt, Doktor',
    'Rezept, Verordnung, Überweisungsschein',
    'Auto, PKW, Wagen',
    'Aufzug, Fahrstuhl, Lift',
    'mitbringen, mitnehmen, dabeihaben',
    'nehmt, nehmen, nimmt',
    'macht, machen, mache, bietet, bieten, anbieten',
    'kommt, kommen, komme',
    'spricht, sprechen, reden, rede',
    'Kind, Kinder, Tochter, Sohn',
    'helfen, hilft, bringt, nützt',
    'Mitarbeiter, Personal, Leute, Verstärkung',
    'Rückgabe, zurückgeben, umtauschen, Umtausch, zurück, tauschen, Ersatz, ersetzen',
    'kaputt, defekt, gebrochen, abgebrochen, beschädigt, hin, Schaden, reparieren, Reparatur, zerbrochen',
    'sauber, reinigen, Reinigung, putzen, säubern, Putz, schmutzig, dreckig',
    'schnell, bald, eilig, rasch, zügig, dringend, sofort',
    'fertig, abholen, Abholung, Lieferzeit, liefern, Lieferung, schicken, senden, zuschicken, verschicken',
    'warten, Wartezeit, Warteliste',
    'weh, wehtun, Schmerzen, Schmerz, schmerzhaft, schmerzt',
    'Angst, Angstpatient, ängstlich, Panik, fürchte',
    'günstig, billig, preiswert, Sparangebot, Angebot, Rabatt, Ermäßigung, Nachlass',
    'Raten, Ratenzahlung, abstottern, abzahlen, finanzieren, Finanzierung, monatlich, Teilzahlung',
    'Karte, EC, Kartenzahlung, Kreditkarte, Girokarte, bar, Bargeld, PayPal, Überweisung',
    'Rechnung, Quittung, Beleg, Rechnungen',
    'Chef, Arbeitgeber, Firma, Betrieb, Unternehmen',
    'Parkplatz, Parkplätze, parken, abstellen, Parkhaus, Tiefgarage, Stellplatz',
    'Bus, Bahn, Haltestelle, Straßenbahn, Tram, Bahnhof, Zug, Öffis',
    'Rollstuhl, Rollator, barrierefrei, Stufen, Treppe, Treppen, Gehhilfe, ebenerdig, Kinderwagen',
    'Adresse, Anschrift, Straße, Hausnummer, Anfahrt, finde, finden, liegt, Standort, Weg',
    'Öffnungszeiten, Sprechzeiten, Geschäftszeiten, geöffnet, offen, Mittagspause, samstags, Feierabend',
    'Telefon, Nummer, anrufen, Telefonnummer, erreichen, Anruf, telefonisch',
    'Hausbesuch, Hausbesuche, heimkommen, Pflegeheim, Altenheim, Altersheim, Seniorenheim, bettlägerig',
    'Oma, Opa, Mutter, Vater, Eltern, Großmutter, Großvater, Mama, Papa, Schwiegermutter',
    'Baby, Säugling, Kleinkind, Neugeborenes',
    'schwanger, Schwangerschaft, Geburt, stillen, Stillzeit',
    'Garantie, Gewährleistung, Reklamation, reklamieren, Beschwerde',
    'Versicherung, versichern, Haftpflicht, abgesichert',
    'verloren, verlieren, gestohlen, geklaut, weg, verlegt',
    'Gutschein, Geschenkgutschein, schenken, Geschenk, verschenken, Geschenkidee',
    'Unterlagen, Papiere, Dokumente, Formular, Bescheinigung, Zettel, Nachweis, Attest',
    'Rezept, Verordnung, verschrieben, verschreiben, Heilmittelverordnung',
    'Arzt, Ärztin, Doktor, Hausarzt, Facharzt, Orthopäde',
    'Befund, Bericht, Arztbericht, Röntgenbild, Röntgen, Bilder',
    'Bewertung, Bewertungen, Rezension, Referenzen, Empfehlung, empfehlen',
    'Ausbildung, gelernt, studiert, Qualifikation, Zertifikat, Fortbildung',
    'Stelle, Job, Bewerbung, bewerben, Praktikum, Arbeit, Ausbildungsplatz',
    'Hund, Katze, Haustier, Tier',
    'Daten, Datenschutz, gespeichert, speichern, DSGVO, löschen, vertraulich, Schweigepflicht',
    'Sprache, Sprachen, Englisch, Türkisch, Russisch, Arabisch, Polnisch, Italienisch, Französisch, Spanisch',
    'anziehen, Kleidung, tragen, Sportsachen, Schuhe, Handtuch',
    'oft, häufig, Häufigkeit, mehrmals, regelmäßig, wöchentlich, Woche',
    'gewöhnen, Eingewöhnung, klarkommen, zurechtkommen, vertragen, verträglich',
    'Fassung, Gestell, Rahmen',
    'Marke, Marken, Hersteller, Modell',
    'Auto, PKW, Wagen, fahren, Fahrzeug',
    'Rad, Fahrrad, radeln, Radfahren, Rennrad, Sport, joggen',
    'Zahn, Zähne, Gebiss, Prothese',
    'Haar, Haare, Frisur, Schnitt, schneiden',
    'Heizung, Heizkörper, Therme, Kessel',
    'Computer, PC, Bildschirm, Laptop, Monitor',
    'Erstgespräch, Ersttermin, Erstbehandlung, Neupatient, Neukunde',
    'Handy, Smartphone, App, online, Internet, Webseite, digital',
    'Nacken, Rücken, Schulter, Kreuz, Wirbelsäule, Bandscheibe, Hexenschuss, Verspannung, verspannt',
    'Knie, Hüfte, Gelenk, Meniskus, Kreuzband, Arthrose',
    'Operation, OP, operiert, Reha, Krankenhaus, Klinik',
    'privat, Privatpatient, Selbstzahler, selbst',
    'gesetzlich, AOK, TK, Barmer, DAK, IKK, BKK, Knappschaft, Techniker, Krankenkasse, Kasse',
    'Zuschuss, erstatten, Erstattung, übernehmen, übernimmt, Kostenübernahme, zuzahlen, Zuzahlung, Eigenanteil, dazu',
    'verkaufen, verkauft, Shop, Laden, Geschäft, kaufen',
    'Kurs, Kurse, Gruppe, Unterricht, Training, Workshop',
    'Übung, Übungen, Hausaufgaben, Heimprogramm',
    'Anfänger, Einsteiger, Neuling, Vorkenntnisse',
    'umziehen, Umkleide, Dusche, duschen, Toilette, WC',
    'Urlaub, Ferien, Feiertag, Feiertage, Betriebsferien',
    'krank, erkältet, Grippe, ansteckend',
    'verspäten, Verspätung, spät, später, zu spät',
    'vergessen, verpasst, Ausfallgebühr, Ausfallhonorar',
  ],
  times: /(?:minuten?|stunden?|tage?|tagen|wochen?|monate?)\b/i,
  dayRange: '{first} bis {last}',
  closed: 'keine',
  notOffered: '„{service}“ biete ich nicht an. Was ich anbiete: {servicesList}.',
  days: { 'nächste woche': 7, heute: 0, morgen: 1, übermorgen: 2 },
  dayParts: {
    früh: 8,
    vormittag: 9,
    vormittags: 9,
    mittag: 12,
    mittags: 12,
    nachmittag: 13,
    nachmittags: 13,
    abend: 17,
    abends: 17,
  },
};
