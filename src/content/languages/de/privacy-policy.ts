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
    'Diese Website speichert, was Sie ihr schicken, um Ihnen zu antworten. Es gibt keine Werbetracker und keine Analyse-Cookies, und es wird nichts verkauft.',
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
          text: 'Verantwortlich nach der Datenschutz-Grundverordnung (DSGVO) ist {legal.name}, E-Mail {email}. „Ich“ und „mir“ steht hier für {ownerName}.',
          when: 'legalOwnName',
        },
        {
          text: 'Verantwortlich nach der Datenschutz-Grundverordnung (DSGVO) ist {legal.name}, vertreten durch {ownerName}, E-Mail {email}. „Ich“ und „mir“ steht hier für {ownerName}.',
          when: 'legalOtherName',
        },
        { text: 'Anschrift: {legal.address}', when: 'legalAddress' },
      ],
    },
    {
      id: 'erhobene-daten',
      heading: 'Welche Daten erhoben werden',
      blocks: [
        {
          text: 'Daten erhalte ich, wenn Sie eines davon nutzen:',
          items: [
            {
              term: 'Kontaktformular.',
              text: 'Name, E-Mail-Adresse, Thema und Nachricht; Firma, Telefonnummer und Budget nur, wenn Sie sie angeben.',
              when: 'budget',
            },
            {
              term: 'Kontaktformular.',
              text: 'Name, E-Mail-Adresse, Thema und Nachricht; Firma und Telefonnummer nur, wenn Sie sie angeben.',
              when: 'noBudget',
            },
            {
              term: 'Newsletter und E-Mail-Felder.',
              text: 'Ihre E-Mail-Adresse und, von der Seite einer Leistung aus, diese Seite.',
              when: 'newsletter',
            },
            {
              term: 'Chatbot.',
              text: 'Was Sie schreiben, was er antwortet und wie er es einordnet, etwa als Terminwunsch, unter einer zufälligen Nummer.',
            },
            {
              term: 'Terminbuchung.',
              text: 'Name, E-Mail-Adresse, Thema, Zeit und Zeitzone und was Sie sonst eintragen, etwa eine Nachricht oder Telefonnummer.',
            },
            {
              term: 'Eingebetteter Kalender.',
              text: 'Was Sie in den Kalender eines externen Dienstes ({service.scheduler}) eingeben, der es an mich weitergibt.',
              when: 'embed',
            },
            {
              term: 'E-Mail und Telefon.',
              text: 'Was Sie mir schreiben oder sagen.',
            },
          ],
        },
        {
          text: 'Dazu kann die Seite gespeichert werden, von der aus Sie senden, und die Website, die Sie hergeführt hat; diese merkt sich Ihr Browser, bis Sie den Tab schließen.',
        },
        {
          text: 'Seitenaufrufe, die Websites, von denen Besucher kommen, und Klicks auf Hinweise werden gezählt, ohne Cookies und ohne Ihre IP-Adresse zu speichern, als Summen, die sich nicht zu Ihnen zurückverfolgen lassen.',
        },
        {
          text: 'Ihre IP-Adresse wird gebraucht, um Ihnen Seiten zu senden, und kurze Zeit gegen Spam und das Erraten von Passwörtern verwendet. Der Hoster kann Verbindungen protokollieren.',
        },
      ],
    },
    {
      id: 'zwecke',
      heading: 'Wofür und auf welcher Grundlage',
      blocks: [
        {
          text: 'Ich verwende Ihre Daten nur, um:',
          items: [
            {
              term: 'Anfragen zu beantworten',
              text: 'und Angebote vorzubereiten (Art. 6 Abs. 1 Buchst. b DSGVO),',
            },
            {
              term: 'Termine abzuwickeln',
              text: 'und per E-Mail daran zu erinnern (Buchst. b),',
            },
            {
              term: 'den Newsletter zu senden',
              text: 'und was Sie sonst bestellt haben, bis Sie sich über den Link in jeder Mail oder per Mail an {email} abmelden (Einwilligung, Buchst. a),',
              when: 'newsletter',
            },
            {
              term: 'den Chatbot zu betreiben und zu verbessern;',
              text: 'nennen Sie dort Ihre E-Mail-Adresse, kann ich antworten (berechtigtes Interesse, Buchst. f),',
            },
            {
              term: 'zusammen zu sehen,',
              text: 'was von derselben E-Mail-Adresse kommt (Buchst. f),',
            },
            {
              term: 'die Website sicher zu betreiben',
              text: 'und Missbrauch abzuwehren (Buchst. f),',
            },
            {
              term: 'gesetzliche Pflichten zu erfüllen,',
              text: 'etwa Rechnungen aufzubewahren (Buchst. c).',
            },
          ],
        },
        {
          text: 'Sie müssen keine Daten angeben; ohne die Angaben, die ein Formular verlangt, kann ich aber nicht antworten oder keinen Termin vergeben. Automatisierte Entscheidungen und Profiling nach Art. 22 DSGVO gibt es nicht.',
        },
      ],
    },
    {
      id: 'speicherdauer',
      heading: 'Wie lange gespeichert wird',
      blocks: [
        {
          text: 'Wenn Sie nicht vorher die Löschung verlangen:',
          items: [
            {
              term: 'Nachrichten und Termine:',
              text: 'solange wir in Kontakt sind und danach, solange ich nachsehen können muss, was vereinbart war.',
              when: 'leadsStay',
            },
            {
              term: 'Nachrichten und Termine:',
              text: 'bis ich {keep.leads} lang nichts von Ihnen gehört habe. Dann löscht die Website sie.',
              when: 'leadsEnd',
            },
            {
              term: 'Vergangene Termine:',
              text: '{keep.bookings} nach dem Termin.',
              when: 'bookingsEnd',
            },
            {
              term: 'Newsletter:',
              text: 'bis Sie sich abmelden. Die Adresse kann auf einer Sperrliste bleiben.',
              when: 'leftStay',
            },
            {
              term: 'Newsletter:',
              text: 'bis Sie sich abmelden, die Adresse noch {keep.left} länger. Danach verhindert ein Code, aus dem sie sich nicht zurückgewinnen lässt, dass sie wieder aufgenommen wird.',
              when: 'leftEnd',
            },
            {
              term: 'Nicht bestätigte Anmeldungen:',
              text: 'höchstens {keep.unconfirmed}.',
              when: 'unconfirmedEnd',
            },
            {
              term: 'Wer welchen Brief bekommen hat:',
              text: '{keep.recipients} ab dem Versand.',
              when: 'recipientsEnd',
            },
            {
              term: 'Chatverläufe:',
              text: 'solange sie helfen, die Antworten zu verbessern.',
              when: 'chatsStay',
            },
            {
              term: 'Chatverläufe:',
              text: '{keep.chats} ab der letzten Nachricht.',
              when: 'chatsEnd',
            },
            {
              term: 'Mails und Benachrichtigungen:',
              text: '{keep.outbox}.',
              when: 'outboxEnd',
            },
            {
              term: 'Verträge und Rechnungen:',
              text: 'so lange, wie Steuer- und Handelsrecht es verlangen.',
            },
            {
              term: 'Sicherungskopien:',
              text: 'Automatische Kopien auf dem Server werden spätestens nach 14 Tagen gelöscht. Wird vorher eine zurückgespielt, wird erneut gelöscht, was auf Ihren Wunsch gelöscht war.',
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
          text: 'Für Werbung gebe ich keine Daten weiter. Andere sehen nur, was ihre Aufgabe verlangt:',
          items: [
            {
              term: 'Anbieter künstlicher Intelligenz.',
              text: 'Der Chatbot sendet Ihre Nachrichten aus dem laufenden Gespräch an einen solchen Anbieter ({service.model}), der die Antwort schreibt. Bitte schreiben Sie keine Passwörter, Gesundheitsdaten oder Vertrauliches über andere in den Chat.',
              when: 'model',
            },
            {
              term: 'Kein Anbieter künstlicher Intelligenz sieht Ihre Nachrichten.',
              text: 'Die Antworten des Chatbots entstehen auf meinen eigenen Servern. Bitte schreiben Sie keine Passwörter, Gesundheitsdaten oder Vertrauliches über andere in den Chat.',
              when: 'noModel',
            },
            {
              term: 'Assistenten, die für mich arbeiten.',
              text: 'Ein Programm, etwa ein Assistent mit künstlicher Intelligenz, darf für mich Nachrichten, Buchungen und Chats lesen.',
              when: 'apps',
            },
            {
              term: 'Hosting.',
              text: 'Das Unternehmen, das den Server betreibt, wo nötig mit einem Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO).',
            },
            {
              term: 'E-Mail.',
              text: 'Der Dienst, der die Mails dieser Website zustellt ({service.mail}), wo nötig ebenfalls mit einem solchen Vertrag.',
              when: 'mail',
            },
            {
              term: 'Terminkalender.',
              text: 'Den eingebundenen Kalender lädt Ihr Browser vom externen Dienst, der Ihre IP-Adresse erfährt und Cookies setzen kann. Es gilt dessen Datenschutzerklärung.',
              when: 'embed',
            },
            {
              term: 'Videogespräche.',
              text: 'Gespräche per Video führe ich über {service.video}. Der Dienst überträgt Bild und Ton und erfährt Ihre IP-Adresse und Ihren Namen. Es gilt dessen Datenschutzerklärung.',
              when: 'video',
            },
            {
              term: 'Videogespräche.',
              text: 'Sprechen wir per Video, nenne ich Ihnen vorher den Dienst. Er überträgt Bild und Ton und erfährt Ihre IP-Adresse und Ihren Namen. Es gilt dessen Datenschutzerklärung.',
              when: 'videoOpen',
            },
            {
              term: 'Mein Kalender.',
              text: 'Ein Termin wird mit Ihrem Namen, Ihrer E-Mail-Adresse und dem Thema in meinen Kalender eingetragen.',
              when: 'calendar',
            },
            {
              term: 'Auslieferung der Seiten.',
              text: 'Ein Netzwerk sendet Ihnen Kopien der öffentlichen Seiten und erfährt dabei Ihre IP-Adresse. Was Sie in ein Formular schreiben, speichert es nicht.',
              when: 'cdn',
            },
            {
              term: 'Speicher für Sicherungen.',
              text: 'Die Datenbank wird laufend in einen zweiten Speicher kopiert.',
              when: 'replica',
            },
            {
              term: 'Eigene Automatisierung.',
              text: 'Was Sie senden, wird an einen Ablauf weitergegeben, den ich selbst betreibe, etwa um mich zu benachrichtigen.',
              when: 'webhook',
            },
            {
              term: 'Behörden und Berater.',
              text: 'Wenn ein Gesetz oder Gericht es verlangt, um Ansprüche zu klären oder die Bücher zu führen.',
            },
          ],
        },
        {
          text: 'Einige können außerhalb der Europäischen Union tätig sein. Daten werden dorthin nur nach Art. 44 bis 49 DSGVO übermittelt, etwa aufgrund eines Angemessenheitsbeschlusses oder von Standardvertragsklauseln. Welche Anbieter beteiligt sind, sage ich auf Nachfrage.',
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
              text: 'Die Website läuft auf einem eigenen Server mit eigener Datenbank. Auch Schriften und Skripte kommen von dort.',
              when: 'noEmbed',
            },
            {
              text: 'Die Website läuft auf einem eigenen Server mit eigener Datenbank. Auch Schriften und Skripte kommen von dort, der eingebundene Kalender ausgenommen.',
              when: 'embed',
            },
            {
              text: 'Nachrichten, Buchungen, Adressen und Chats sieht hier nur, wer als Administrator angemeldet ist.',
            },
            {
              text: 'Das Protokoll des Servers lässt Texte von Nachrichten und E-Mail-Adressen weg.',
            },
          ],
        },
        {
          text: 'Gefährdet eine Panne Ihre Daten, informiere ich Sie und die Aufsichtsbehörde, wie das Gesetz es vorsieht.',
        },
      ],
    },
    {
      id: 'rechte',
      heading: 'Ihre Rechte',
      blocks: [
        {
          text: 'Sie haben das Recht auf:',
          items: [
            {
              term: 'Auskunft',
              text: 'über Ihre Daten und eine Kopie davon (Art. 15 DSGVO),',
            },
            {
              term: 'Berichtigung',
              text: 'falscher Daten (Art. 16),',
            },
            {
              term: 'Löschung,',
              text: 'soweit ich sie nicht aufbewahren muss (Art. 17),',
            },
            {
              term: 'Einschränkung',
              text: 'der Verarbeitung (Art. 18),',
            },
            {
              term: 'Übertragung',
              text: 'in einem gängigen Dateiformat (Art. 20),',
            },
            {
              term: 'Widerruf',
              text: 'einer Einwilligung für die Zukunft (Art. 7 Abs. 3).',
            },
          ],
        },
        {
          text: 'Widerspruchsrecht: Verarbeite ich Daten aufgrund eines berechtigten Interesses, können Sie dem aus Gründen Ihrer besonderen Situation jederzeit widersprechen, Werbung auch ohne Gründe (Art. 21 DSGVO).',
        },
        {
          text: 'Schreiben Sie an {email}, am besten von der Adresse, um die es geht, bei einem Chat auch, wann ungefähr und worüber. Es kostet nichts, und ich antworte innerhalb eines Monats. Sie können sich auch bei einer Datenschutz-Aufsichtsbehörde beschweren, etwa der Ihres Wohnorts (Art. 77 DSGVO).',
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
        {
          text: 'Datenschutzbeauftragt: {legal.dataProtection}',
          when: 'legalDataProtection',
        },
      ],
    },
    {
      id: 'aenderungen',
      heading: 'Fragen und Änderungen',
      blocks: [
        {
          text: 'Fragen beantwortet {ownerName}, {email}. Geht die Website anders mit Daten um, ändern sich diese Seite und ihr Datum.',
        },
      ],
    },
  ],
};
