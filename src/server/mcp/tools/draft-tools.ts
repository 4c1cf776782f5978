import * as z from 'zod';
import { changeProgramDraft, createProgramDraft } from '#server/blog/blog.ts';
import { cardAddition, listCards, publishCards, switchedOffChange } from '#server/chat/chat.ts';
import { changePageDraft, createPage } from '#server/content/editing/editing.ts';
import type { AppContext } from '#server/context.ts';
import { addLeadNote, changeLead } from '#server/leads/leads.ts';
import { defineTool, ifReading, inCaptain, rowId, type Tool, untrusted } from '#server/mcp/tool.ts';
import type { Program } from '#server/oauth/oauth.ts';
import type { CardInput } from '#shared/answers.schema.ts';
import { ANSWER_MAX, TOPICS } from '#shared/answers.ts';
import { NOTES_MAX } from '#shared/lead.ts';
import { paths } from '#shared/paths.ts';
import type { Post } from '#shared/post.schema.ts';
import { POST_MAX, slugFromTitle } from '#shared/post.ts';
import { keyOf } from '#shared/stored.schema.ts';
import { toIso, toIsoOrNull } from '#shared/time.ts';

const postFields = {
  title: z.string().max(POST_MAX.title),
  slug: z.string().max(POST_MAX.slug).describe('Lower-case letters, digits and hyphens'),
  excerpt: z.string().max(POST_MAX.excerpt).describe('One or two sentences for lists'),
  content: z.string().max(POST_MAX.content).describe('GitHub-flavoured markdown, without the title'),
  tags: z.array(z.string().max(POST_MAX.tag)).max(POST_MAX.tags),
  coverImage: z.string().max(POST_MAX.coverImage).nullable().describe('Address of an image, e.g. from upload_image'),
};

const cardFields = {
  topic: keyOf(TOPICS),
  title: z.string().max(ANSWER_MAX.title).describe('The question'),
  phrasings: z.array(z.string().max(ANSWER_MAX.phrasing)).max(ANSWER_MAX.phrasings).describe('Other ways to ask it'),
  answer: z.string().max(ANSWER_MAX.answer),
  link: z.object({ label: z.string().max(ANSWER_MAX.linkLabel), href: z.string().max(500) }).optional(),
  next: z.array(z.string().max(80)).max(ANSWER_MAX.next).describe('Ids of cards to suggest next'),
};
const cardId = z.string().max(80).describe('Lower-case letters, digits and hyphens');
const pageKey = z.string().max(80);

/** Tools whose results stay hidden until a person publishes them, and the owner's own notes. */
export const draftTools: Tool[] = [
  defineTool({
    name: 'create_post_draft',
    title: 'Create a draft post',
    description: 'Creates a draft of a post. Visitors do not see it; a person publishes it in Captain.',
    scope: 'draft',
    input: z.strictObject(postFields).partial().required({ title: true }),
    async run(ctx, fields, program) {
      const slug = fields.slug ?? slugFromTitle(fields.title, ctx.settings.site().language);
      return describePost(ctx, await createProgramDraft(ctx, { ...fields, slug }, program.clientName), fields, program);
    },
  }),
  defineTool({
    name: 'change_post_draft',
    title: 'Change a draft post',
    description:
      'Changes a draft; fields that are left out keep their value, and revisions keep what was there. A published or planned post cannot be changed.',
    scope: 'draft',
    effects: { idempotentHint: true },
    input: z
      .strictObject({ ...postFields, newSlug: postFields.slug })
      .partial()
      .required({ slug: true }),
    async run(ctx, { slug, newSlug, ...fields }, program) {
      const changes = newSlug === undefined ? fields : { ...fields, slug: newSlug };
      return describePost(ctx, await changeProgramDraft(ctx, slug, changes, program.clientName), fields, program);
    },
  }),
  defineTool({
    name: 'create_page_draft',
    title: 'Create a draft page',
    description:
      'Creates a new landing page as a draft, from a template or as a copy of a page. Visitors do not see it; a person publishes it in Captain.',
    scope: 'draft',
    input: z.strictObject({
      path: z.string().max(200).describe('E.g. /spring-offer'),
      title: z.string().max(200),
      copyOf: pageKey.optional().describe('Key of a page from list_pages'),
      template: z.string().max(80).optional(),
    }),
    async run(ctx, input, program) {
      const { key, version } = await createPage(ctx, input, program.captain.username, program.clientName);
      return describePage(ctx, key, version, program);
    },
  }),
  defineTool({
    name: 'change_page_draft',
    title: 'Change the draft of a page',
    description:
      'Changes texts in the draft of a page; what visitors see stays as it is until a person publishes the draft in Captain. Read the page first: "version" must be its newest.',
    scope: 'draft',
    input: z.strictObject({
      key: pageKey,
      version: z.number().int().min(0),
      changes: z
        .array(
          z.strictObject({
            path: z.string().min(1).max(200).describe('With dots, e.g. hero.title or sections.0.items.2.text'),
            value: z.any().describe('The new text or JSON value; null removes an optional field or an item of a list'),
          }),
        )
        .min(1)
        .max(100),
    }),
    async run(ctx, { key, version, changes }, program) {
      const by = { by: program.captain.username, program: program.clientName };
      const saved = await changePageDraft(ctx, key, { version, changes }, by);
      return describePage(ctx, key, saved.version, program);
    },
  }),
  defineTool({
    name: 'create_answer_draft',
    title: 'Create a draft answer card',
    description:
      'Creates an answer card that is switched off. The chatbot uses it once a person switches it on in Captain.',
    scope: 'draft',
    input: z.strictObject({ id: cardId, ...cardFields, next: cardFields.next.default([]) }),
    async run(ctx, card, program) {
      const added = cardAddition({ ...card, link: card.link, isActive: false });
      await publishCards(ctx, card.id, added, program.captain.username);
      return describeCard(ctx, card, program);
    },
  }),
  defineTool({
    name: 'change_answer_draft',
    title: 'Change a draft answer card',
    description: 'Changes an answer card that is switched off. One that the chatbot uses cannot be changed.',
    scope: 'draft',
    effects: { idempotentHint: true },
    input: z
      .strictObject({ id: cardId, ...cardFields })
      .partial()
      .required({ id: true }),
    async run(ctx, { id, ...card }, program) {
      await publishCards(ctx, id, switchedOffChange(id, card), program.captain.username);
      return describeCard(ctx, { id, ...card }, program);
    },
  }),
  defineTool({
    name: 'add_lead_note',
    title: 'Add a note to a lead',
    description: 'Adds a paragraph to the owner’s notes about a lead. The lead does not see it.',
    scope: 'draft',
    input: z.strictObject({ id: rowId, note: z.string().trim().min(1).max(NOTES_MAX) }),
    async run(ctx, { id, note }, program) {
      const { notes } = await addLeadNote(ctx, id, note);
      return describeLead(ctx, id, ifReading(program, { notes }));
    },
  }),
  defineTool({
    name: 'mark_lead_responded',
    title: 'Mark a lead as responded',
    description:
      'Says that the messages of a lead were answered, or with "responded" false that they still wait. Sends nothing.',
    scope: 'draft',
    effects: { idempotentHint: true },
    input: z.strictObject({
      id: rowId,
      responded: z.boolean().default(true),
      lastMessage: rowId
        .optional()
        .describe('Id of the newest message of the timeline that was read: later ones stay as they are'),
    }),
    async run(ctx, { id, responded, lastMessage }, program) {
      const { waitingSince } = await changeLead(ctx, id, { responded, lastMessage });
      return describeLead(ctx, id, { responded, ...ifReading(program, { waitingSince: toIsoOrNull(waitingSince) }) });
    },
  }),
];

/** @param sent what the program wrote: without the scope `read` it is told nothing else of the post. */
function describePost(
  ctx: AppContext,
  { slug, status, draftedBy, updatedAt, ...post }: Post,
  sent: Pick<Partial<Post>, 'title'>,
  program: Program,
) {
  const title = ifReading(program, post).title ?? sent.title;
  const publish = inCaptain(ctx, `Content → ${title ?? slug} → Published`, paths.editPost(slug));
  return { data: { slug, title, status, draftedBy, updatedAt: toIso(updatedAt), publish }, target: `post ${slug}` };
}

function describePage(ctx: AppContext, key: string, version: number, { clientName }: Program) {
  const publish = inCaptain(ctx, `Pages → ${key} → Publish`, paths.editPage(key));
  return { data: { key, version, state: 'draft', draftedBy: clientName, publish }, target: `page ${key}` };
}

function describeLead(ctx: AppContext, id: number, changed: Record<string, unknown>) {
  const captain = inCaptain(ctx, 'Leads', paths.captainTab('leads'));
  return { data: { id, ...changed, captain }, target: `lead ${id}` };
}

/** @param sent like that of `describePost`. */
async function describeCard(ctx: AppContext, { id, ...sent }: Partial<CardInput> & { id: string }, program: Program) {
  const card = (await listCards(ctx)).find((one) => one.id === id);
  const stored = card && ifReading(program, { ...card, phrasings: card.phrasings.map((text) => untrusted(text)) });
  const publish = inCaptain(ctx, 'Chatbot → Answers → Use this answer', paths.captainAnswer(id));
  return { data: { id, isActive: card?.isActive, ...stored, ...sent, publish }, target: `answer ${id}` };
}
