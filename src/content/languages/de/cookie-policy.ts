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
          text: 'Ein Cookie ist ein kleiner Text, den eine Website in Ihrem Browser ablegt und den dieser später zurückschickt, etwa eine Anmeldung. Auch der lokale Speicher (Local Storage) und der Speicher des Tabs (Session Storage) liegen im Browser, werden aber nicht von selbst mitgeschickt; der des Tabs wird gelöscht, wenn Sie ihn schließen.',
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
              text: 'Unbedingt erforderlich: eines für die Anmeldung, eines für einen bekannten Browser, damit niemand den Inhaber aussperrt, der Passwörter rät, und eines, das diesem Browser auf Wunsch den zweiten Schritt der Anmeldung erspart. Besucher bekommen keines davon. Die Anmeldung wird auch im lokalen Speicher dieses Browsers vermerkt.',
            },
            {
              term: 'Geschlossene Hinweise, im lokalen Speicher.',
              text: 'Damit ein geschlossener Hinweis nicht wieder erscheint.',
            },
            {
              term: 'Ihr Abonnement, im lokalen Speicher.',
              text: 'Damit kein Hinweis noch einmal danach fragt.',
              when: 'newsletter',
            },
            {
              term: 'Ihr Chat, im Speicher des Tabs.',
              text: 'Damit das Gespräch ein Neuladen übersteht.',
            },
            {
              term: 'Ihre Eingaben in Formularen, im Speicher des Tabs.',
              text: 'Bis zum Absenden, damit Ihr Text ein Neuladen übersteht.',
            },
            {
              term: 'Woher Sie kommen, im Speicher des Tabs.',
              text: 'Nur die Adresse der Website, die Sie hergeführt hat, falls Ihr Browser sie mitteilt. Sie wird mit einem Formular mitgesendet.',
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
              text: 'gelten für einen Besuch oder eine Anmeldung. Das der Anmeldung des Administrators ist das einzige dieser Website und endet mit ihr.',
            },
            {
              term: 'Dauerhafte Cookies',
              text: 'bleiben eine festgelegte Zeit. Besucher bekommen keine; die Kennzeichen für den Browser des Administrators bleiben bis zu 400 Tage.',
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
              text: 'In den Datenschutz-Einstellungen Ihres Browsers können Sie Cookies und gespeicherte Daten ansehen, löschen und sperren.',
            },
            {
              text: 'Wenn Sie löschen, was diese Website gespeichert hat, erscheint vielleicht ein Hinweis noch einmal, und der Chat beginnt von vorn.',
            },
            {
              text: 'Möchten Sie einen Termin nicht über die Website buchen, schlagen Sie per E-Mail an {email} einen Termin vor.',
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
          text: 'Wenn sich daran etwas ändert, bekommt diese Seite ein neues Datum. Bevor je ein Cookie gesetzt wird, das nicht unbedingt erforderlich ist, werden Sie gefragt.',
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
