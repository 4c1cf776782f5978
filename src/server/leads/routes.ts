import { routes } from '#server/http/calls.ts';
import { contactCalls, messageCalls } from '#shared/contact.calls.ts';
import { ContactInput, ContactWithService } from '#shared/contact.schema.ts';
import { leadCalls } from '#shared/lead.calls.ts';
import { addLead, changeLead, eraseLead } from './changes.ts';
import { MESSAGES_PER_HOUR, setResponded, submitContact } from './leads.ts';
import { listContactPage } from './queries.ts';
import { replyToLead, saveReplyTemplate, startReply } from './replies.ts';
import { getLead, listLeadPage } from './timeline.ts';

export const contactRoutes = routes(contactCalls, {
  send: {
    limits: [{ perHour: MESSAGES_PER_HOUR, name: 'contact' }],
    input: (ctx) => (ctx.content.get('contact-form').isServiceRequired ? ContactWithService : ContactInput),
    async run(ctx, { input }) {
      await submitContact(ctx, input);
      return { message: ctx.content.get('contact-form').successText };
    },
  },
});

export const messageRoutes = routes(messageCalls, {
  list: (ctx, { query }) => listContactPage(ctx.db, query),
  save: (ctx, { params, input }) => setResponded(ctx, params.id, input.responded),
});

export const leadRoutes = routes(leadCalls, {
  list: (ctx, { query }) => listLeadPage(ctx, query),
  add: (ctx, { input }) => addLead(ctx, input),
  get: (ctx, { params }) => getLead(ctx, params.id),
  save: (ctx, { params, input }) => changeLead(ctx, params.id, input),
  startReply: (ctx, { params }) => startReply(ctx, params.id),
  reply: (ctx, { params, input, captain }) => replyToLead(ctx, params.id, input, captain.username),
  saveTemplate: (ctx, { params, input, captain }) => saveReplyTemplate(ctx, params.id, input, captain.username),
  erase: (ctx, { params }) => eraseLead(ctx, params.id),
});
