import type { NewsletterDocument } from '#content/newsletter.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const newsletter = {
  form: {
    label: 'E-Mail-Adresse',
    placeholder: 'name@beispiel.com',
    button: 'Abonnieren',
    pending: 'Wird angemeldet …',
    note: 'Abmelden geht jederzeit mit einem Klick.',
    success: 'Sie sind angemeldet.',
    successText: 'Der nächste Brief kommt in Ihr Postfach.',
    failure: 'Die Anmeldung hat nicht geklappt',
    failureText: 'Bitte versuchen Sie es später noch einmal.',
    confirmFirst: 'In der ersten Mail bestätigen Sie Ihre Adresse: Öffnen Sie dazu den Link darin.',
  },
} satisfies PartOf<NewsletterDocument>;
