import type { MailsDocument } from '#content/mails.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const mails = {
  ways: { none: 'per Video oder Telefon', link: 'per Video', phone: 'am Telefon', address: 'persönlich' },
  phone: {
    visitorCalls: 'Telefonisch: Sie rufen {number} an',
    ownerCalls: 'Telefonisch: {ownerName} ruft Sie unter {number} an',
    later: 'Das erfahren Sie vor dem Termin von {ownerName}',
  },
  greeting: 'Guten Tag,',
  greetingAnonymous: 'Guten Tag,',
  contact: {
    subject: 'Ihre Nachricht an {brand}',
    received: 'vielen Dank, Ihre Nachricht ist angekommen. Sie hören bald von mir.',
    call: 'Möchten Sie lieber sprechen als schreiben? Dann buchen Sie einen Termin zu einer Zeit, die Ihnen passt.',
    button: 'Termin buchen',
    signature: 'Mit freundlichen Grüßen, {ownerName}',
  },
  replies: [
    {
      name: 'Danke, und ein Gespräch',
      subject: 'Ihre Nachricht an {brand}',
      text: 'danke für Ihre Nachricht. Was Ihnen hilft, klärt sich am besten in einem kurzen Gespräch. Hier können Sie eine Zeit wählen:\n\n{url}/calendar\n\nDas Gespräch ist kostenlos.',
    },
    {
      name: 'Einige Fragen',
      subject: 'Ihre Nachricht an {brand}',
      text: 'danke für Ihre Nachricht. Bevor ich antworte, habe ich einige Fragen:\n\n1. Womit machen Sie das heute?\n2. Wie oft kommt es in einer Woche vor?\n3. Bis wann soll es gelöst sein?',
    },
    {
      name: 'Nach einem Gespräch',
      subject: 'Unser Gespräch',
      text: 'danke für das Gespräch. In den nächsten Tagen schicke ich Ihnen ein Angebot. Wenn Ihnen bis dahin noch etwas einfällt, antworten Sie einfach auf diese Mail.',
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
      text: 'Ihr Termin „{meeting}“ mit {ownerName} ist gebucht. Bis dann!',
    },
    moved: {
      subject: 'Ihr Termin ist verschoben ({when})',
      text: 'Ihr Termin „{meeting}“ mit {ownerName} hat eine neue Zeit.',
    },
    cancelled: {
      subject: 'Ihr Termin ist abgesagt ({when})',
      text: 'Ihr Termin „{meeting}“ mit {ownerName} ist abgesagt.',
    },
    tomorrow: {
      subject: 'Morgen: Ihr Termin ({when})',
      text: 'Ihr Termin „{meeting}“ mit {ownerName} ist morgen.',
    },
    soon: {
      subject: 'In einer Stunde: Ihr Termin ({when})',
      text: 'Ihr Termin „{meeting}“ mit {ownerName} beginnt in einer Stunde.',
    },
    today: {
      subject: 'Heute: Ihr Termin ({when})',
      text: 'Ihr Termin „{meeting}“ mit {ownerName} ist heute.',
    },
    when: 'Wann',
    before: 'Bisher',
    length: 'Dauer',
    price: 'Preis',
    minutes: '{minutes} Minuten',
    where: 'Ort',
    change: 'Ansehen, verschieben, absagen',
    another: 'Neuen Termin suchen',
    calendars: 'In den Kalender eintragen',
  },
  calendar: {
    summary: '{meeting} mit {ownerName}',
    description: 'Verschieben oder absagen: {link}',
  },
  footer: {
    reason: 'Sie bekommen diese Mail, weil Ihre Adresse auf {host} eingetragen wurde.',
    privacy: 'Datenschutzerklärung',
  },
} satisfies PartOf<MailsDocument>;
