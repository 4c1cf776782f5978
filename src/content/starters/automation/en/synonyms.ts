import type { SynonymsDocument } from '#content/synonyms.schema.ts';

export const synonyms: SynonymsDocument = {
  groups: [
    'price, cost, costs, fee, fees, charge, expensive, pay',
    'AI, artificial intelligence, computer voice, language model',
    'phone, telephone, calls, ring, pick up, phone assistant',
    'automation, automate, automatic, automatically, workflow',
    'offer, offers, quote, quotes, order, orders, invoice, invoices',
    'chatbot, assistant, bot',
    'documents, papers, manuals, files',
    'program, programs, software, system, app, tools',
    'business, firm, company, shop, practice, agency',
    'mistake, error, wrong, fail',
    'cancel, quit, stop, end, leave',
    'data, privacy, GDPR, store, delete',
    'maintenance, support, upkeep, repair',
    'month, monthly, running, ongoing',
    'setup, set up, install, setting up',
    'appointment, meeting, first call, talk',
    'move, reschedule, postpone',
  ],
};
