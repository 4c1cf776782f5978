import type { NewsletterPagesDocument } from '#content/newsletter-pages.schema.ts';

export const newsletterPages: NewsletterPagesDocument = {
  confirm: {
    meta: {
      title: 'Anmeldung zum Newsletter bestätigen',
      description:
        'Noch ein Klick, dann kommt der Newsletter von {brand} in Ihr Postfach. Abmelden geht jederzeit mit einem Klick.',
    },
    heading: 'Möchten Sie den Newsletter bekommen?',
    text: 'Er geht an',
    button: 'Ja, bitte schicken',
    done: 'Vielen Dank. Sie sind angemeldet.',
  },
  expired: {
    heading: 'Dieser Link ist abgelaufen',
    text: 'Links zur Bestätigung gelten 30 Tage. Melden Sie sich noch einmal an, dann kommt ein neuer.',
    button: 'Noch einmal anmelden',
  },
  unsubscribe: {
    meta: {
      title: 'Vom Newsletter abmelden: ein Klick genügt',
      description:
        'Hier nehmen Sie Ihre Adresse aus dem Verteiler des Newsletters von {brand}. Ein Klick genügt, und Sie können sich jederzeit wieder anmelden.',
    },
    heading: 'Newsletter abbestellen?',
    text: 'Er geht derzeit an',
    button: 'Abmelden',
    done: 'Sie sind abgemeldet. Es kommt keine Mail mehr.',
  },
  topics: {
    meta: {
      title: 'Themen des Newsletters auswählen',
      description:
        'Weniger Briefe von {brand}: Wählen Sie aus, worum es gehen soll, oder bekommen Sie wieder jeden Brief. Ein Klick genügt.',
    },
    heading: 'Worum soll es in den Briefen gehen?',
    text: 'Sie gehen an',
    offer: 'Lieber weniger Briefe, und zwar nur zu',
    button: 'Nur diese Themen schicken',
    done: 'Ab jetzt kommen nur Briefe zu Ihren Themen.',
    all: 'Wieder jeden Brief schicken',
    allDone: 'Sie bekommen wieder jeden Brief.',
  },
  archive: {
    meta: {
      title: 'Archiv des Newsletters: frühere Briefe von {brand}',
      description:
        'Frühere Ausgaben des Newsletters von {brand}, die neueste zuerst. Lesen Sie hier nach, und abonnieren Sie ihn, wenn Sie den nächsten bekommen möchten.',
    },
    heading: 'Frühere Briefe',
    lead: 'Ausgaben des Newsletters, die neueste zuerst.',
    back: 'Alle Briefe',
    subscribe: 'Den nächsten Brief bekommen',
  },
};
