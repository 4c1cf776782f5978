import type { LegalDocument } from '#content/legal.schema.ts';

export const privacyPolicy: LegalDocument = {
  label: 'Datenschutz',
  meta: {
    title: 'Datenschutzerklärung: was gespeichert wird',
    description:
      'Welche Daten diese Website über Formulare, Chatbot und Terminbuchung erhebt, wofür sie gebraucht werden, wer sie sieht und wie Sie sie löschen lassen.',
  },
  eyebrow: 'Rechtliches',
  title: 'Datenschutzerklärung',
  summary:
    'Diese Website speichert, was Sie ihr schicken, um Ihnen zu antworten. Es gibt keine Werbetracker und keine Analyse-Cookies, und es wird nichts verkauft. Für Auskunft oder Löschung genügt eine Mail an {email}.',
  effectiveLabel: 'Gültig ab',
  effectiveDate: '2025-06-10',
  updatedLabel: 'Zuletzt geändert',
  lastUpdated: '2025-06-10',
  contents: 'Auf dieser Seite',
  sections: [
    {
      id: 'verantwortlich',
      heading: 'Verantwortlich',
      blocks: [
        {
          text: 'Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist {legal.name}, {legal.address}. Sie erreichen mich per E-Mail an {email}. „Ich“ und „mir“ steht in diesem Text für {ownerName}.',
          when: 'legalOwnName',
        },
        {
          text: 'Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist {legal.name}, vertreten durch {ownerName}, {legal.address}. Sie erreichen mich per E-Mail an {email}. „Ich“ und „mir“ steht in diesem Text für {ownerName}.',
          when: 'legalOtherName',
        },
      ],
    },
    {
      id: 'erhobene-daten',
      heading: 'Welche Daten erhoben werden',
      blocks: [
        {
          text: 'Sie können die ganze Website lesen, ohne Ihren Namen zu nennen oder sich anzumelden. Daten erhalte ich, wenn Sie eines davon nutzen:',
          items: [
            {
              term: 'Kontaktformular.',
              text: 'Vor- und Nachname, E-Mail-Adresse, die Themen, um die es geht, und Ihre Nachricht. Firma, Telefonnummer und Budget sind freiwillig, wo das Formular danach fragt.',
              when: 'budget',
            },
            {
              term: 'Kontaktformular.',
              text: 'Vor- und Nachname, E-Mail-Adresse, die Themen, um die es geht, und Ihre Nachricht. Firma und Telefonnummer sind freiwillig, wo das Formular danach fragt.',
              when: 'noBudget',
            },
            {
              term: 'Newsletter und E-Mail-Felder.',
              text: 'Ihre E-Mail-Adresse. Wenn Sie sie auf der Seite einer Leistung hinterlassen, auch diese Seite.',
              when: 'newsletter',
            },
            {
              term: 'Chatbot.',
              text: 'Was Sie schreiben, was er antwortet und wie er es einordnet, etwa ob Sie nach Preisen fragen oder einen Termin möchten. Das Gespräch hat eine zufällige Nummer und keinen Namen, es sei denn, Sie schreiben ihn hinein.',
            },
            {
              term: 'Terminbuchung.',
              text: 'Name, E-Mail-Adresse, auf Wunsch Ihre Firma, Art und Thema des Termins, Tag und Uhrzeit, Ihre Zeitzone, Ihre Nachricht und, wo das Formular mehr fragt, Ihre Antworten, zum Beispiel eine Telefonnummer.',
            },
            {
              term: 'Eingebetteter Kalender.',
              text: 'Auf den Buchungsseiten ist der Kalender eines externen Dienstes eingebunden ({service.scheduler}). Was Sie dort eingeben, geht zuerst an diesen Dienst, der es an mich weitergibt.',
              when: 'embed',
            },
            {
              term: 'E-Mail und Telefon.',
              text: 'Was Sie mir direkt schreiben oder sagen.',
            },
          ],
        },
        {
          text: 'Zu einer Nachricht, einem Termin oder einer Adresse kann gespeichert werden, von welcher Seite aus sie gesendet wurde und, wenn Ihr Browser es mitteilt, welche Website Sie hergeführt hat. Letzteres merkt sich Ihr Browser, bis Sie den Tab schließen.',
        },
        {
          text: 'Seitenaufrufe werden gezählt, ohne Cookies und ohne Ihre IP-Adresse zu speichern, ebenso die Website oder Kampagne, über die Besucher kommen, nur mit ihrem Namen. Dasselbe gilt dafür, wie oft ein Hinweis auf der Website gezeigt, angeklickt oder geschlossen wird. Es sind Summen, die sich nicht zu Ihnen zurückverfolgen lassen.',
        },
        {
          text: 'Ihre IP-Adresse wird gebraucht, um Ihnen die Seite überhaupt zu senden. Der Server verwendet sie außerdem für kurze Zeit, um Formulare, Chatnachrichten und Anmeldeversuche zu zählen und so Spam und das Erraten von Passwörtern zu bremsen. Das Unternehmen, das den Server bereitstellt, kann eigene technische Protokolle über Verbindungen führen.',
        },
      ],
    },
    {
      id: 'zwecke',
      heading: 'Wofür und auf welcher Grundlage',
      blocks: [
        {
          text: 'Ich verwende Ihre Daten für diese Zwecke und für keine anderen:',
          items: [
            {
              term: 'Anfragen beantworten',
              text: 'und Angebote vorbereiten, wenn Sie danach fragen (Art. 6 Abs. 1 Buchst. b DSGVO).',
            },
            {
              term: 'Termine durchführen:',
              text: 'bestätigen, verschieben, absagen und per E-Mail daran erinnern (Art. 6 Abs. 1 Buchst. b DSGVO).',
            },
            {
              term: 'Newsletter senden',
              text: 'und das schicken, worum Sie gebeten haben (Einwilligung, Art. 6 Abs. 1 Buchst. a DSGVO). Abmelden können Sie sich jederzeit über den Link in jeder Mail oder per Nachricht an {email}.',
              when: 'newsletter',
            },
            {
              term: 'Chatbot betreiben und verbessern:',
              text: 'Ihnen antworten und erkennen, welche Fragen er schlecht beantwortet hat. Wenn Sie im Chat Ihre E-Mail-Adresse nennen, kann ich Ihnen dorthin antworten (berechtigtes Interesse, Art. 6 Abs. 1 Buchst. f DSGVO).',
            },
            {
              term: 'Zusammenhänge sehen:',
              text: 'Was von derselben E-Mail-Adresse kommt, etwa Nachrichten und Termine, wird mir zusammen angezeigt, damit Sie nichts zweimal erklären müssen (Art. 6 Abs. 1 Buchst. f DSGVO).',
            },
            {
              term: 'Website sicher betreiben,',
              text: 'Fehler finden und Missbrauch abwehren (Art. 6 Abs. 1 Buchst. f DSGVO).',
            },
            {
              term: 'Gesetzliche Pflichten erfüllen,',
              text: 'etwa Rechnungen aufbewahren (Art. 6 Abs. 1 Buchst. c DSGVO).',
            },
          ],
        },
        {
          text: 'Sie sind nicht verpflichtet, Daten anzugeben. Ohne die Angaben, die ein Formular verlangt, kann ich allerdings nicht antworten oder keinen Termin vergeben. Automatisierte Entscheidungen mit rechtlicher Wirkung und Profiling im Sinne von Art. 22 DSGVO gibt es nicht.',
        },
      ],
    },
    {
      id: 'speicherdauer',
      heading: 'Wie lange gespeichert wird',
      blocks: [
        {
          text: 'So lange, wie der Zweck besteht:',
          items: [
            {
              term: 'Nachrichten und Termine:',
              text: 'solange wir in Kontakt sind und danach so lange, wie ich nachsehen können muss, was vereinbart war, oder bis Sie die Löschung verlangen.',
              when: 'leadsStay',
            },
            {
              term: 'Nachrichten und Termine:',
              text: 'solange wir in Kontakt sind. Höre ich {keep.leads} lang nichts von Ihnen, löscht die Website sie automatisch, auf Ihren Wunsch auch früher.',
              when: 'leadsEnd',
            },
            {
              term: 'Vergangene Termine:',
              text: '{keep.bookings} nach dem Termin.',
              when: 'bookingsEnd',
            },
            {
              term: 'Newsletter:',
              text: 'bis Sie sich abmelden. Die bloße Adresse kann danach auf einer Sperrliste bleiben, damit Ihnen niemand mehr schreibt.',
              when: 'leftStay',
            },
            {
              term: 'Newsletter:',
              text: 'bis Sie sich abmelden, die Adresse noch {keep.left} länger. Danach bleibt ein Code, aus dem sich die Adresse nicht zurückgewinnen lässt und der verhindert, dass sie wieder aufgenommen wird.',
              when: 'leftEnd',
            },
            {
              term: 'Nicht bestätigte Anmeldungen:',
              text: 'höchstens {keep.unconfirmed}.',
              when: 'unconfirmedEnd',
            },
            {
              term: 'Wer welchen Brief bekommen hat:',
              text: '{keep.recipients} ab dem Versand. Danach bleiben nur die Zahlen.',
              when: 'recipientsEnd',
            },
            {
              term: 'Chatverläufe:',
              text: 'solange sie helfen, die Antworten zu verbessern, oder bis Sie die Löschung verlangen. Sagen Sie mir dann ungefähr, wann und worüber Sie geschrieben haben, damit ich den Verlauf finde.',
              when: 'chatsStay',
            },
            {
              term: 'Chatverläufe:',
              text: '{keep.chats} ab der letzten Nachricht oder bis Sie die Löschung verlangen. Sagen Sie mir dann ungefähr, wann und worüber Sie geschrieben haben, damit ich den Verlauf finde.',
              when: 'chatsEnd',
            },
            {
              term: 'Mails und Benachrichtigungen dieser Website:',
              text: '{keep.outbox}.',
              when: 'outboxEnd',
            },
            {
              term: 'Verträge und Rechnungen:',
              text: 'so lange, wie Steuer- und Handelsrecht es verlangen.',
            },
            {
              term: 'Sicherungskopien:',
              text: 'Was gelöscht ist, verschwindet auch aus ihnen, sobald neuere sie ersetzen. Automatische Kopien auf dem Server werden spätestens nach 14 Tagen gelöscht. Wird vorher eine davon zurückgespielt, lösche ich erneut, was auf Ihren Wunsch gelöscht war.',
            },
          ],
        },
      ],
    },
    {
      id: 'empfaenger',
      heading: 'Wer Daten bekommt',
      blocks: [
        {
          text: 'Ich verkaufe und vermiete keine Daten und gebe keine zu Werbezwecken weiter. Die Website speichert in einer eigenen Datenbank. Andere sehen davon nur, was für eine Aufgabe nötig ist:',
          items: [
            {
              term: 'Anbieter künstlicher Intelligenz.',
              text: 'Der Chatbot sendet Ihre Nachrichten aus dem laufenden Gespräch an einen solchen Anbieter ({service.model}), der die Antwort schreibt. Antwortet er nicht, entsteht sie auf diesem Server. Bitte schreiben Sie keine Passwörter, Gesundheitsdaten oder vertraulichen Angaben über andere in den Chat.',
              when: 'model',
            },
            {
              term: 'Kein Anbieter künstlicher Intelligenz.',
              text: 'Die Antworten des Chatbots entstehen auf meinen eigenen Servern; Ihre Nachrichten gehen an keinen solchen Anbieter. Bitte schreiben Sie keine Passwörter, Gesundheitsdaten oder vertraulichen Angaben über andere in den Chat.',
              when: 'noModel',
            },
            {
              term: 'Assistenten, die für mich arbeiten.',
              text: 'Ein Programm, etwa ein Assistent mit künstlicher Intelligenz, darf in meinem Auftrag Nachrichten, Buchungen und Chats lesen.',
              when: 'apps',
            },
            {
              term: 'Hosting.',
              text: 'Das Unternehmen, das den Server betreibt. Wo das Gesetz es verlangt, gibt es dafür einen Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO).',
            },
            {
              term: 'E-Mail.',
              text: 'Der Dienst, der die Mails dieser Website zustellt, etwa Bestätigungen ({service.mail}), wo nötig ebenfalls mit einem Vertrag zur Auftragsverarbeitung.',
              when: 'mail',
            },
            {
              term: 'Terminkalender.',
              text: 'Den eingebundenen Kalender lädt Ihr Browser von einem externen Dienst. Der Dienst erfährt dabei Ihre IP-Adresse und kann eigene Cookies setzen. Für das, was Sie dort eingeben, gilt dessen Datenschutzerklärung.',
              when: 'embed',
            },
            {
              term: 'Videogespräche.',
              text: 'Gespräche per Video führe ich über {service.video}. Der Dienst überträgt Bild und Ton und erfährt Ihre IP-Adresse und den Namen, den Sie dort angeben. Dafür gilt seine eigene Datenschutzerklärung.',
              when: 'video',
            },
            {
              term: 'Videogespräche.',
              text: 'Findet ein Gespräch per Video statt, nenne ich Ihnen vorher den Dienst. Er überträgt Bild und Ton und erfährt Ihre IP-Adresse und den Namen, den Sie dort angeben. Dafür gilt seine eigene Datenschutzerklärung.',
              when: 'videoOpen',
            },
            {
              term: 'Mein Kalender.',
              text: 'Ein gebuchter Termin wird mit Ihrem Namen, Ihrer E-Mail-Adresse und dem Thema in den Kalender eingetragen, den ich benutze.',
              when: 'calendar',
            },
            {
              term: 'Auslieferung der Seiten.',
              text: 'Ein Netzwerk hält Kopien der öffentlichen Seiten und sendet sie Ihnen; dabei erfährt es Ihre IP-Adresse. Was Sie in ein Formular schreiben, wird dort nicht gespeichert.',
              when: 'cdn',
            },
            {
              term: 'Speicher für Sicherungen.',
              text: 'Die Datenbank wird laufend in einen zweiten Speicher kopiert, damit nichts verloren geht, wenn der Server ausfällt.',
              when: 'replica',
            },
            {
              term: 'Eigene Automatisierung.',
              text: 'Was Sie senden, etwa eine Nachricht oder Buchung, wird an einen Ablauf weitergegeben, den ich selbst betreibe, etwa um schneller davon zu erfahren.',
              when: 'webhook',
            },
            {
              term: 'Behörden und Berater.',
              text: 'Wenn ein Gesetz oder ein Gericht es verlangt oder wenn es nötig ist, um Ansprüche zu klären und die Bücher zu führen.',
            },
          ],
        },
        {
          text: 'Einige dieser Unternehmen können außerhalb der Europäischen Union tätig sein. Dann werden Daten nur übermittelt, wenn die Art. 44 bis 49 DSGVO es erlauben, etwa auf der Grundlage eines Angemessenheitsbeschlusses oder von Standardvertragsklauseln. Welche Anbieter gerade beteiligt sind, sage ich Ihnen auf Nachfrage.',
        },
      ],
    },
    {
      id: 'sicherheit',
      heading: 'Sicherheit',
      blocks: [
        {
          items: [
            {
              text: 'Die Website läuft auf einem eigenen Server mit eigener Datenbank. Auch Schriften, Skripte und Bilder kommen von dort.',
              when: 'noEmbed',
            },
            {
              text: 'Die Website läuft auf einem eigenen Server mit eigener Datenbank. Auch Schriften, Skripte und Bilder kommen von dort, der eingebundene Kalender ausgenommen.',
              when: 'embed',
            },
            {
              text: 'Nachrichten, Buchungen, Adressen und Chats sieht auf dieser Website nur, wer als Administrator angemeldet ist. Administrator-Passwörter sind als Hashwerte mit Salt gespeichert und lassen sich nicht zurücklesen.',
            },
            {
              text: 'Formulare können nur begrenzt oft gesendet werden, und wiederholt falsche Anmeldungen werden gebremst.',
            },
            {
              text: 'Das Protokoll des Servers dient der Fehlersuche. Texte von Nachrichten und E-Mail-Adressen gehören nicht hinein.',
            },
            {
              text: 'Von der Datenbank gibt es Sicherungskopien, damit bei einem Defekt nichts verloren geht.',
            },
          ],
        },
        {
          text: 'Völlige Sicherheit gibt es nicht. Sollte eine Panne Ihre Daten gefährden, informiere ich Sie und die Aufsichtsbehörde, wie das Gesetz es vorsieht. Wenn Sie eine Schwachstelle finden, schreiben Sie bitte an {email}, bevor Sie sie veröffentlichen.',
        },
      ],
    },
    {
      id: 'rechte',
      heading: 'Ihre Rechte',
      blocks: [
        {
          text: 'Sie können jederzeit verlangen:',
          items: [
            {
              term: 'Auskunft',
              text: 'über die Daten, die ich zu Ihnen gespeichert habe, und eine Kopie davon (Art. 15 DSGVO).',
            },
            {
              term: 'Berichtigung',
              text: 'von Daten, die falsch oder veraltet sind (Art. 16 DSGVO).',
            },
            {
              term: 'Löschung,',
              text: 'soweit keine gesetzliche Pflicht zur Aufbewahrung besteht (Art. 17 DSGVO).',
            },
            {
              term: 'Einschränkung',
              text: 'der Verarbeitung (Art. 18 DSGVO).',
            },
            {
              term: 'Übertragung',
              text: 'der Daten in einem gängigen Dateiformat (Art. 20 DSGVO).',
            },
            {
              term: 'Widerruf',
              text: 'einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO).',
            },
          ],
        },
        {
          text: 'Widerspruchsrecht: Soweit ich Daten auf der Grundlage eines berechtigten Interesses verarbeite, können Sie dem aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO). Werbung können Sie jederzeit ohne Angabe von Gründen widersprechen.',
        },
        {
          text: 'Schreiben Sie dafür an {email}, am besten von der Adresse, um die es geht. Es kostet nichts, und ich antworte innerhalb eines Monats. Außerdem können Sie sich bei einer Datenschutz-Aufsichtsbehörde beschweren, etwa bei der Ihres Wohnorts (Art. 77 DSGVO).',
        },
        {
          text: 'Datenschutzbeauftragt: {legal.dataProtection}',
          when: 'legalDataProtection',
        },
        {
          text: 'In Österreich ist das die Datenschutzbehörde in Wien (dsb.gv.at).',
          when: 'inAustria',
        },
        {
          text: 'Daneben gilt das Schweizer Bundesgesetz über den Datenschutz (DSG). Aufsicht ist in der Schweiz der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (edoeb.admin.ch).',
          when: 'inSwitzerland',
        },
        { text: 'Im Vereinigten Königreich ist das die Behörde ICO (ico.org.uk).', when: 'inUnitedKingdom' },
        {
          text: 'In Irland ist das die Data Protection Commission in Dublin (dataprotection.ie).',
          when: 'inIreland',
        },
        {
          text: 'In den Vereinigten Staaten ist das der Attorney General Ihres Bundesstaats oder die Federal Trade Commission (ftc.gov).',
          when: 'inUnitedStates',
        },
      ],
    },
    {
      id: 'aenderungen',
      heading: 'Fragen und Änderungen',
      blocks: [
        {
          text: 'Bei Fragen zu dieser Erklärung oder zu Ihren Daten schreiben Sie an {ownerName}, {email}. Wenn sich ändert, wie diese Website mit Daten umgeht, ändert sich auch diese Seite; das Datum oben zeigt, wann.',
        },
      ],
    },
  ],
};
