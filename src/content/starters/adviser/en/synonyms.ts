import type { SynonymsDocument } from '#content/synonyms.schema.ts';

export const synonyms: SynonymsDocument = {
  groups: [
    'price, cost, costs, fee, fees, charge, expensive, pay',
    'appointment, talk, meeting, slot',
    'service, services, offer, help',
    'move, reschedule, postpone, cancel',
    'papers, documents, records, receipts, evidence',
    'deadline, due, date, urgent',
    'notice, letter, decision, assessment',
    'objection, appeal, complaint',
    'office, authority, court, agency',
    'change, switch, leave, terminate',
    'company, business, firm, self-employed, startup',
    'confidential, secret, private, secrecy',
    'video, online, phone, remote',
    'cover, holiday, ill, absent',
    'data, privacy, store, delete',
    'free, gratis, complimentary',
    'long, duration, when, ready',
  ],
};
