import type { LegalDocument } from '#content/legal.schema.ts';

export const cookiePolicy: LegalDocument = {
  label: 'Cookies',
  meta: {
    title: 'Cookies: keine Tracker, nur eine Anmeldung',
    description:
      'Wer diese Website besucht, bekommt von ihr keine Cookies. Was die Anmeldung des Administrators und der Speicher des Browsers behalten, steht hier.',
  },
  eyebrow: 'Rechtliches',
  title: 'Hinweise zu Cookies',
  summary:
    'Als Besucher bekommen Sie von dieser Website kein Cookie. Cookies setzt sie nur für die Anmeldung der Person, die sie betreibt. Darum gibt es hier auch kein Cookie-Banner.',
  more: [
    {
      text: 'Der Kalender auf den Buchungsseiten kommt von einem anderen Unternehmen, das eigene Cookies setzen kann.',
      when: 'embed',
    },
  ],
  effectiveLabel: 'Gültig ab',
  effectiveDate: '2025-06-10',
  updatedLabel: 'Zuletzt geändert',
  lastUpdated: '2025-06-10',
  contents: 'Auf dieser Seite',
  sections: [
    {
      id: 'was-sind-cookies',
      heading: 'Was Cookies sind',
      blocks: [
        {
          text: 'Ein Cookie ist ein kleiner Text, den eine Website in Ihrem Browser ablegt und den dieser bei späteren Aufrufen zurückschickt. Er kann eine Anmeldung enthalten, eine Einstellung oder eine Nummer, an der man Sie wiedererkennt.',
        },
        {
          text: 'Daneben gibt es im Browser einen zweiten Ort für kurze Notizen, den lokalen Speicher (Local Storage), und eine Form davon, die nur für den Tab gilt (Session Storage). Was dort liegt, bleibt im Browser und wird nicht automatisch mitgeschickt. Weil beides ähnlichen Zwecken dient, geht es hier um beides.',
        },
      ],
    },
    {
      id: 'was-gespeichert-wird',
      heading: 'Was diese Website speichert',
      blocks: [
        {
          text: 'Das ist alles, was die Website selbst in einem Browser ablegt:',
          items: [
            {
              term: 'Anmelde-Cookies, nur für den Administrator.',
              text: 'Unbedingt erforderlich. Eines hält die Person angemeldet, die diese Website betreibt. Ein zweites kennzeichnet einen Browser, der sich schon angemeldet hat, damit niemand sie aussperren kann, der Passwörter rät; ein drittes erspart diesem Browser auf Wunsch den zweiten Schritt der Anmeldung. Lesen, ein Formular senden, chatten oder buchen setzt keines davon. Die Anmeldung wird auch im lokalen Speicher ihres Browsers vermerkt.',
            },
            {
              term: 'Geschlossene Hinweise, im lokalen Speicher.',
              text: 'Wenn Sie einen Hinweis schließen, der nur einmal erscheinen soll, merkt sich Ihr Browser das.',
            },
            {
              term: 'Ihr Abonnement, im lokalen Speicher.',
              text: 'Wenn Sie den Newsletter bestellen, merkt sich Ihr Browser das, damit kein Hinweis danach fragt.',
              when: 'newsletter',
            },
            {
              term: 'Ihr Chat, im Speicher des Tabs.',
              text: 'Wenn Sie den Chatbot benutzen, merkt sich der Tab das Gespräch, damit es ein Neuladen übersteht. Beim Schließen des Tabs wird es gelöscht.',
            },
            {
              term: 'Ihre Eingaben in Formularen, im Speicher des Tabs.',
              text: 'Der Tab merkt sie sich bis zum Absenden, damit sie ein Neuladen überstehen. Beim Schließen des Tabs werden sie gelöscht.',
            },
            {
              term: 'Woher Sie kommen, im Speicher des Tabs.',
              text: 'Nur die Adresse der Website, die Sie hergeführt hat, falls Ihr Browser sie mitteilt. Sie wird mit einem Formular mitgesendet und beim Schließen des Tabs gelöscht.',
            },
          ],
        },
        {
          text: 'Es gibt keine Werbetracker, keine Analyse-Cookies und keine Knöpfe sozialer Netze, die etwas weitermelden. Seitenaufrufe zählt der Server ohne Cookies und ohne Ihre IP-Adresse zu speichern.',
        },
      ],
    },
    {
      id: 'arten',
      heading: 'Arten von Cookies',
      blocks: [
        {
          items: [
            {
              term: 'Sitzungs-Cookies',
              text: 'gelten für einen Besuch oder eine Anmeldung. Das für die Anmeldung des Administrators ist das einzige, das diese Website setzt. Mit der Abmeldung oder nach Ablauf wird es wertlos.',
            },
            {
              term: 'Dauerhafte Cookies',
              text: 'bleiben eine festgelegte Zeit und erkennen Sie wieder. Auf Geräten von Besuchern setzt diese Website keine; die Kennzeichen für den Browser des Administrators bleiben bis zu 400 Tage.',
            },
            {
              term: 'Cookies von Dritten',
              text: 'kommen von anderen Unternehmen, deren Inhalte eingebunden sind. Auf dieser Website gibt es solche Inhalte nicht; Termine werden über die Website selbst gebucht.',
              when: 'noEmbed',
            },
            {
              term: 'Cookies von Dritten',
              text: 'kommen von anderen Unternehmen, deren Inhalte eingebunden sind. Auf den Buchungsseiten ist das der Kalender eines externen Dienstes ({service.scheduler}), der beim Laden eigene Cookies setzen kann.',
              when: 'embed',
            },
            {
              term: 'Das Netzwerk vor dieser Website',
              text: 'liefert ihre Seiten aus und kann ein eigenes Cookie setzen, das Menschen von Maschinen unterscheidet.',
              when: 'cdn',
            },
          ],
        },
      ],
    },
    {
      id: 'verwalten',
      heading: 'Was Sie selbst einstellen können',
      blocks: [
        {
          text: 'Was Ihr Browser behält, entscheiden Sie:',
          items: [
            {
              text: 'In den Datenschutz-Einstellungen jedes gängigen Browsers können Sie Cookies und gespeicherte Daten ansehen, löschen und sperren, für alle Websites oder für eine.',
            },
            {
              text: 'Wenn Sie die Daten dieser Website löschen, erscheint schlimmstenfalls ein geschlossener Hinweis noch einmal, oder der Chat beginnt von vorn.',
            },
            {
              text: 'Möchten Sie einen Termin nicht über die Website buchen, schlagen Sie per E-Mail an {email} einen Termin vor.',
            },
            {
              text: 'In einem privaten Fenster löscht der Browser alles, sobald Sie es schließen.',
            },
          ],
        },
      ],
    },
    {
      id: 'aenderungen',
      heading: 'Änderungen',
      blocks: [
        {
          text: 'Wenn die Website etwas anderes als bisher in Ihrem Browser ablegt, ändert sich diese Seite und bekommt ein neues Datum. Sollte je ein Cookie dazukommen, das nicht unbedingt erforderlich ist, werden Sie vorher gefragt.',
        },
      ],
    },
    {
      id: 'kontakt',
      heading: 'Kontakt',
      blocks: [
        {
          text: 'Fragen zu Cookies oder zu dem, was diese Website in Ihrem Browser ablegt: {ownerName}, {email}.',
        },
      ],
    },
  ],
};
