import * as z from 'zod';
import { getPost, listPostsForCaptain } from '#server/blog/blog.ts';
import { listBookingPage, listBookingsFrom, listFreeSlots } from '#server/booking/booking.ts';
import { listCards, listUnanswered } from '#server/chat/chat.ts';
import { getDocument, listDocuments } from '#server/content/editing/editing.ts';
import { parseInput } from '#server/http/body.ts';
import { getLead, listLeadPage } from '#server/leads/leads.ts';
import { defineTool, inCaptain, meetingType, PAGE_PARAMS, rowId, type Tool, untrusted } from '#server/mcp/tool.ts';
import { readOverview } from '#server/overview/overview.ts';
import { UnansweredGroup } from '#shared/answers.schema.ts';
import { SlotsQuery } from '#shared/booking.schema.ts';
import { AppError } from '#shared/errors.ts';
import { LeadHistory, type LeadJson, LeadPage } from '#shared/lead.schema.ts';
import { LEAD_FILTERS } from '#shared/lead.ts';
import { paths } from '#shared/paths.ts';
import { Post, PostSummary } from '#shared/post.schema.ts';
import { toIso, toIsoOrNull } from '#shared/time.ts';

const ROWS_MAX = 100;
/** Posts as programs read them. */
const ListedPosts = z.array(PostSummary.omit({ cover: true }));
const ReadPost = Post.omit({ html: true, toc: true, cover: true });

/** Tools that change nothing. */
export const readTools: Tool[] = [
  defineTool({
    name: 'list_leads',
    title: 'List leads',
    description:
      'People who wrote, booked, chatted or subscribed; those who wait for an answer first. "waitingSince" says since when. Use filter "waiting" for "who is waiting?".',
    scope: 'read',
    input: z.strictObject({
      filter: z.enum(LEAD_FILTERS).default('all'),
      q: z.string().max(200).default('').describe('Searched in names, addresses, companies, notes and messages'),
      ...PAGE_PARAMS,
    }),
    async run(ctx, input) {
      const { leads, ...rest } = z.encode(LeadPage, await listLeadPage(ctx, input));
      return { data: { ...rest, leads: leads.map(toLead) } };
    },
  }),
  defineTool({
    name: 'get_lead',
    title: 'Read a lead',
    description:
      'A lead with its timeline: messages, bookings, chats, subscription, newest first, and the owner’s notes.',
    scope: 'read',
    input: z.strictObject({ id: rowId }),
    async run(ctx, { id }) {
      const { events, ...lead } = z.encode(LeadHistory, await getLead(ctx, id));
      const timeline = events.map(({ text, page, referrer, link, ...event }) => ({
        ...event,
        text: untrusted(text),
        page: untrusted(page),
        referrer: untrusted(referrer),
        link: link && `${ctx.config.siteUrl}${link}`,
      }));
      return { data: { ...toLead(lead), timeline }, target: `lead ${id}` };
    },
  }),
  defineTool({
    name: 'list_bookings',
    title: 'List bookings',
    description:
      'Booked calls: "upcoming" ones soonest first, or "all", newest booking first. Times are UTC; preferredDate and preferredTime are in the visitor’s time zone.',
    scope: 'read',
    input: z.strictObject({
      when: z.enum(['upcoming', 'all']).default('upcoming'),
      q: z.string().max(200).default('').describe('Searched in names, addresses and messages; only with "all"'),
      ...PAGE_PARAMS,
    }),
    async run(ctx, { when, q, page, limit }) {
      const rows =
        when === 'upcoming'
          ? await listBookingsFrom(ctx.db, ctx.clock.now(), page * limit)
          : await listBookingPage(ctx.db, { q, limit, offset: (page - 1) * limit });
      const shown = when === 'upcoming' ? rows.slice((page - 1) * limit) : rows;
      return { data: { bookings: shown.map(toBooking) } };
    },
  }),
  defineTool({
    name: 'list_free_times',
    title: 'List free times',
    description:
      'Times at which a call can be booked or moved to. "start" of a slot is what book_call and move_call take.',
    scope: 'read',
    input: z.strictObject({
      type: meetingType.optional(),
      from: z.iso.date().optional().describe('First day, YYYY-MM-DD; today when left out'),
      days: z.number().int().min(1).max(31).optional(),
      timezone: z.string().max(80).optional().describe('IANA name, e.g. Europe/Berlin; the business’s when left out'),
    }),
    async run(ctx, input) {
      return { data: { ...(await listFreeSlots(ctx, parseInput(SlotsQuery, input))) } };
    },
  }),
  defineTool({
    name: 'list_posts',
    title: 'List posts',
    description: 'Posts of the blog with drafts and planned ones, newest first, without their text.',
    scope: 'read',
    input: z.strictObject({
      status: z.enum(['all', 'published', 'scheduled', 'draft']).default('all'),
      ...PAGE_PARAMS,
    }),
    async run(ctx, { status, page, limit }) {
      const posts = (await listPostsForCaptain(ctx)).filter((post) => status === 'all' || post.status === status);
      const shown = posts.slice((page - 1) * limit, page * limit);
      return { data: { total: posts.length, posts: z.encode(ListedPosts, shown) } };
    },
  }),
  defineTool({
    name: 'get_post',
    title: 'Read a post',
    description: 'A post or draft with its text in markdown.',
    scope: 'read',
    input: z.strictObject({ slug: z.string().max(200) }),
    async run(ctx, { slug }) {
      const post = await getPost(ctx, slug, { hidden: true });
      return { data: z.encode(ReadPost, post), target: `post ${post.slug}` };
    },
  }),
  defineTool({
    name: 'list_pages',
    title: 'List pages',
    description: 'Pages of the site with their key, path and state. Visitors see those with "isPublic".',
    scope: 'read',
    input: z.strictObject({}),
    async run(ctx) {
      const pages = (await listDocuments(ctx)).filter((document) => document.path !== null);
      const publicPaths = ctx.content.publicPaths();
      return {
        data: {
          pages: pages.map(({ key, title, path, state, version, updatedAt, draftedBy, isHidden }) => ({
            key,
            title,
            path,
            state,
            version,
            draftedBy,
            isHidden,
            isPublic: path !== null && publicPaths.includes(path),
            updatedAt: toIsoOrNull(updatedAt),
          })),
        },
      };
    },
  }),
  defineTool({
    name: 'get_page',
    title: 'Read a page',
    description:
      'The texts of a page as JSON: what is published, and the draft if there is one. change_page_draft takes its "version" and paths into it, such as "hero.title".',
    scope: 'read',
    input: z.strictObject({
      key: z.string().max(80),
      withSchema: z.boolean().default(false).describe('Adds the JSON Schema of the texts, with their limits'),
    }),
    async run(ctx, { key, withSchema }, { captain }) {
      if (key === 'answers') throw new AppError('bad_request', 'list_answers reads the answers');
      const { title, path, version, published, draft, draftedBy, schema, publishAt } = await getDocument(
        ctx,
        key,
        captain,
      );
      const data = { key, title, path, version, published, draft, draftedBy, publishAt: toIsoOrNull(publishAt) };
      return { data: withSchema ? { ...data, schema } : data, target: `page ${key}` };
    },
  }),
  defineTool({
    name: 'list_answers',
    title: 'List answer cards',
    description: 'The answers of the chatbot. Cards with isActive false are not used.',
    scope: 'read',
    input: z.strictObject({
      q: z.string().max(200).default('').describe('Part of an id, title or answer'),
      ...PAGE_PARAMS,
    }),
    async run(ctx, { q, page, limit }) {
      const text = q.toLowerCase();
      const cards = (await listCards(ctx)).filter(({ id, title, answer }) =>
        [id, title, answer].some((part) => part.toLowerCase().includes(text)),
      );
      // Phrasings are taken over from questions of visitors.
      const answers = cards.slice((page - 1) * limit, page * limit).map(({ phrasings, ...card }) => ({
        ...card,
        phrasings: phrasings.map((phrasing) => untrusted(phrasing)),
      }));
      return { data: { total: cards.length, answers } };
    },
  }),
  defineTool({
    name: 'list_unanswered',
    title: 'List unanswered questions',
    description:
      'Questions of visitors that no answer card fits; those that mean the same are together, the most frequent first.',
    scope: 'read',
    input: z.strictObject({}),
    async run(ctx) {
      const { rows } = await listUnanswered(ctx, { limit: ROWS_MAX, offset: 0 });
      const groups = z.encode(z.array(UnansweredGroup), rows);
      return {
        data: {
          questions: groups.map(({ messages, question, ...group }) => ({
            ...group,
            question: untrusted(question),
            messages: messages.map(({ message, ...rest }) => ({ ...rest, message: untrusted(message) })),
          })),
        },
      };
    },
  }),
  defineTool({
    name: 'read_overview',
    title: 'Read the overview',
    description:
      'Figures of the last four weeks: leads, messages, subscribers, chats, page views; who waits, the next calls, notices about the system.',
    scope: 'read',
    input: z.strictObject({}),
    async run(ctx) {
      const { bookings, notices, waiting, followUps, ...overview } = await readOverview(ctx);
      return {
        data: {
          ...overview,
          waiting: { count: waiting.count, since: toIsoOrNull(waiting.since) },
          followUps: followUps.first.map(({ name, ...lead }) => ({ ...lead, name: untrusted(name) })),
          // They quote names of visitors and answers of other servers.
          notices: notices.map(({ text, ...notice }) => ({ ...notice, text: untrusted(text) })),
          bookings: bookings.map(({ name, ...booking }) => ({ ...booking, name: untrusted(name) })),
          captain: inCaptain(ctx, 'Overview', paths.captainTab('overview')),
        },
      };
    },
  }),
];

function toLead({ name, company, preview, ...lead }: LeadJson) {
  return { ...lead, name: untrusted(name), company: untrusted(company), preview: untrusted(preview) };
}

function toBooking(row: Awaited<ReturnType<typeof listBookingPage>>[number]) {
  const { firstName, lastName, company, message, answers, page, referrer, ...others } = row;
  const { createdAt, startsAt, endsAt, updatedAt, sequence: _sequence, ...rest } = others;
  return {
    ...rest,
    startsAt: toIsoOrNull(startsAt),
    endsAt: toIsoOrNull(endsAt),
    createdAt: toIso(createdAt),
    updatedAt: toIsoOrNull(updatedAt),
    name: untrusted(`${firstName} ${lastName}`),
    company: untrusted(company),
    message: untrusted(message),
    answers: answers.map(({ question, answer }) => ({ question, answer: untrusted(answer) })),
    page: untrusted(page),
    referrer: untrusted(referrer),
  };
}
