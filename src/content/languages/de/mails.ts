import type { MailsDocument } from '#content/mails.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const mails = {
  ways: { none: 'per Video oder Telefon', link: 'per Video', phone: 'am Telefon', address: 'persönlich' },
  phone: {
    visitorCalls: 'Telefonisch: Sie rufen {number} an',
    ownerCalls: 'Telefonisch: {ownerName} ruft Sie unter {number} an',
    later: 'Das erfahren Sie vor dem Termin von {ownerName}',
  },
  greeting: 'Guten Tag {firstName} {lastName},',
  greetingAnonymous: 'Guten Tag,',
  contact: {
    subject: 'Ihre Nachricht an {brand}',
    received: 'vielen Dank für Ihre Nachricht. Ich melde mich bald bei Ihnen.',
    call: 'Möchten Sie lieber gleich mit mir sprechen? Dann buchen Sie einen Termin, der Ihnen passt.',
    button: 'Termin buchen',
    signature: 'Mit freundlichen Grüßen\n{ownerName}',
  },
  replies: [
    {
      name: 'Danke, und ein Gespräch',
      subject: 'Ihre Nachricht an {brand}',
      text: 'vielen Dank für Ihre Nachricht. Was Ihnen hilft, klären wir am besten in einem kurzen Gespräch. Hier können Sie einen Termin wählen:\n\n{url}/calendar\n\nDas Gespräch ist kostenlos.',
    },
    {
      name: 'Einige Fragen',
      subject: 'Ihre Nachricht an {brand}',
      text: 'vielen Dank für Ihre Nachricht. Bevor ich antworte, habe ich einige Fragen:\n\n1. Womit machen Sie das heute?\n2. Wie oft kommt es in einer Woche vor?\n3. Bis wann soll es gelöst sein?',
    },
    {
      name: 'Nach einem Gespräch',
      subject: 'Unser Gespräch',
      text: 'vielen Dank für das Gespräch. In den nächsten Tagen schicke ich Ihnen ein Angebot. Wenn Ihnen bis dahin noch etwas einfällt, antworten Sie einfach auf diese Mail.',
    },
  ],
  newsletter: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung bei {brand}',
    text: 'jemand, vermutlich Sie selbst, hat für diese Adresse den Newsletter von {brand} bestellt.',
    button: 'Anmeldung bestätigen',
    ignore: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung kommt kein Newsletter.',
    unsubscribe: 'Abmelden',
  },
  issue: {
    reason: 'Sie erhalten diesen Brief, weil Sie ihn auf {host} bestellt oder ihm auf anderem Weg zugestimmt haben.',
    post: 'Den ganzen Beitrag lesen',
    online: 'Im Browser lesen',
    unsubscribe: 'Abmelden',
  },
  booking: {
    booked: {
      subject: 'Ihr Termin ist gebucht ({when})',
      text: 'Ihr Termin „{meeting}“ ist gebucht. Ich freue mich darauf.',
    },
    moved: {
      subject: 'Ihr Termin wurde verschoben ({when})',
      text: 'Ihr Termin „{meeting}“ wurde verschoben.',
    },
    cancelled: {
      subject: 'Ihr Termin wurde abgesagt ({when})',
      text: 'Ihr Termin „{meeting}“ wurde abgesagt.',
    },
    tomorrow: {
      subject: 'Morgen: Ihr Termin ({when})',
      text: 'morgen ist Ihr Termin „{meeting}“.',
    },
    soon: {
      subject: 'In einer Stunde: Ihr Termin ({when})',
      text: 'in einer Stunde beginnt Ihr Termin „{meeting}“.',
    },
    today: {
      subject: 'Heute: Ihr Termin ({when})',
      text: 'heute ist Ihr Termin „{meeting}“.',
    },
    when: 'Wann',
    before: 'Bisher',
    length: 'Dauer',
    price: 'Preis',
    minutes: '{minutes} Minuten',
    where: 'Ort',
    change: 'Termin ansehen, verschieben oder absagen',
    another: 'Neuen Termin wählen',
    calendars: 'In den Kalender eintragen',
  },
  calendar: {
    summary: '{meeting} mit {ownerName}',
    description: 'Verschieben oder absagen: {link}',
  },
  footer: {
    contact: 'Sie bekommen diese Mail, weil auf {host} eine Nachricht mit Ihrer Adresse gesendet wurde.',
    booking: 'Sie bekommen diese Mail, weil auf {host} ein Termin mit Ihrer Adresse gebucht wurde.',
    lead: 'Sie bekommen diese Mail, weil Sie über {host} mit mir in Kontakt waren.',
    reason: 'Sie bekommen diese Mail, weil auf {host} der Newsletter mit Ihrer Adresse bestellt wurde.',
    privacy: 'Datenschutzerklärung',
  },
} satisfies PartOf<MailsDocument>;
