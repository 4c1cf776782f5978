import type { MailsDocument } from '#content/mails.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const mails = {
  ways: { none: 'by video or phone', link: 'by video', phone: 'by phone', address: 'in person' },
  phone: {
    visitorCalls: 'By phone: you call {number}',
    ownerCalls: 'By phone: {name} calls you at {number}',
    later: '{name} will tell you beforehand',
  },
  greeting: 'Hello {firstName},',
  greetingAnonymous: 'Hello,',
  contact: {
    subject: 'Your message to {brand}',
    received: 'Your message has arrived. I will get back to you shortly.',
    call: 'If you would rather talk, you can book a call at a time that suits you.',
    button: 'Book a call',
    signature: '{ownerName}',
  },
  replies: [
    {
      name: 'Thank you, and a call',
      subject: 'Your message to {brand}',
      text: 'Thank you for your message. The best way to find out what would help you is a short call: you can pick a time here.\n\n{url}/calendar\n\nThe call is free.',
    },
    {
      name: 'A few questions',
      subject: 'Your message to {brand}',
      text: 'Thank you for your message. Before I answer, I have a few questions:\n\n1. Which tools do you use for this today?\n2. How often does it happen in a week?\n3. When do you need it?',
    },
    {
      name: 'After a call',
      subject: 'Our call',
      text: 'Thank you for the call. I will send you a proposal in the next few days. If you think of anything else, just reply to this email.',
    },
  ],
  newsletter: {
    subject: 'Please confirm your subscription to {brand}',
    text: 'Somebody, most likely you, asked for the newsletter of {brand} at this address.',
    button: 'Confirm the subscription',
    ignore: 'If that was not you, ignore this email. No newsletter is sent without your confirmation.',
    unsubscribe: 'Unsubscribe',
  },
  issue: {
    reason: 'You receive this newsletter because you signed up for it at {host} or agreed to it in another way.',
    post: 'Read the whole post',
    online: 'Read it online',
    unsubscribe: 'Unsubscribe',
  },
  booking: {
    booked: {
      subject: 'Your call is booked ({when})',
      text: 'Your {meeting} with {ownerName} is booked. See you then!',
    },
    moved: { subject: 'Your call was moved ({when})', text: 'Your {meeting} with {ownerName} has a new time.' },
    cancelled: {
      subject: 'Your call was cancelled ({when})',
      text: 'Your {meeting} with {ownerName} is cancelled.',
    },
    tomorrow: { subject: 'Tomorrow: your call ({when})', text: 'Your {meeting} with {ownerName} is tomorrow.' },
    soon: { subject: 'In one hour: your call ({when})', text: 'Your {meeting} with {ownerName} starts in an hour.' },
    today: { subject: 'Today: your call ({when})', text: 'Your {meeting} with {ownerName} is today.' },
    when: 'When',
    before: 'Before',
    length: 'Length',
    price: 'Price',
    minutes: '{minutes} minutes',
    where: 'Where',
    change: 'View, move or cancel',
    another: 'Find another time',
    calendars: 'Add it to your calendar',
  },
  calendar: {
    summary: '{meeting} with {ownerName}',
    description: 'Move or cancel it: {link}',
  },
  footer: {
    contact: 'You receive this email because a message was sent from this address at {host}.',
    booking: 'You receive this email because a call was booked with this address at {host}.',
    lead: 'You receive this email because you have been in touch through {host}.',
    reason: 'You receive this email because somebody asked for the newsletter at {host} with this address.',
    privacy: 'Privacy policy',
  },
} satisfies PartOf<MailsDocument>;
