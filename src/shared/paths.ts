import type { SchedulerPage } from './scheduler-embed.ts';

/** Paths of the site's pages, sections of the home page, feeds and other files. */
export const paths = {
  home: '/',
  about: '/about',
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  blogPage: (query: { page?: number; tag?: string | null; q?: string | null }) => {
    const search = new URLSearchParams();
    if (query.tag) search.set('tag', query.tag);
    if (query.q) search.set('q', query.q);
    if (query.page && query.page > 1) search.set('page', String(query.page));
    return search.size > 0 ? `/blog?${search}` : '/blog';
  },
  rss: '/blog/rss.xml',
  atom: '/blog/atom.xml',
  postMarkdown: (slug: string) => `/blog/${encodeURIComponent(slug)}.md`,
  /** `version` changes the URL when the picture changes, because of caches. */
  postPicture: (slug: string, version: string) =>
    `/blog/${encodeURIComponent(slug)}.png?v=${encodeURIComponent(version)}`,
  calendar: '/calendar',
  /** All bookings for the owner's calendar program. */
  calendarFeed: (token: string) => `/calendar/${token}.ics`,
  strategySession: '/strategy-session',
  /** The kinds of meetings that can be booked. */
  meetings: '/book',
  /** The booking of one kind of meeting, for a frame in another site. */
  meetingEmbed: (slug: string) => `/embed/book/${encodeURIComponent(slug)}`,
  /** The page of a meeting type. */
  meeting(slug: string): string {
    if (slug === 'consultation') return this.calendar;
    if (slug === 'strategy') return this.strategySession;
    return `/book/${encodeURIComponent(slug)}`;
  },
  voiceAi: '/Home-services-ai',
  service: (slug: string) => `/services/${slug}`,
  section: (id: string) => `/#${id}`,
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  imprint: '/imprint',
  /** The document that runs the scheduling provider's script. */
  schedulerEmbed: (page: SchedulerPage) => `/scheduler-embed?page=${page}`,
  booking: (token: string) => `/booking/${token}`,
  bookingFile: (token: string) => `/api/bookings/${token}/calendar.ics`,
  newsletterConfirm: (token: string) => `/newsletter/confirm/${token}`,
  newsletterLeave: (token: string) => `/newsletter/unsubscribe/${token}`,
  newsletterTopics: (token: string) => `/newsletter/topics/${token}`,
  newsletterArchive: '/newsletter/archive',
  newsletterIssue: (slug: string) => `/newsletter/archive/${encodeURIComponent(slug)}`,
  captain: '/captain',
  /** A step of "Make it yours". */
  setupStep: (step: string) => `/captain?tab=setup&step=${step}`,
  /** The texts of a document that came with the site, to be read once. */
  readTexts: (key: string) => `/captain?tab=setup&read=${encodeURIComponent(key)}`,
  /** The prices, below the services. */
  captainPrices: '/captain?tab=services#prices',
  captainTab: (tab: string) => `/captain?tab=${tab}`,
  /** The tab Settings, with the focus in one of them. */
  captainSetting: (name: string) => `/captain?tab=settings&field=${name}`,
  /** A part of the tab Booking: `hours`, `types`, `calendars` or `settings`. */
  captainBooking: (view: string) => `/captain?tab=booking&view=${view}`,
  /** The leads whose name, address or messages contain `q`. */
  captainLeads: (q: string) => `/captain?tab=leads&q=${encodeURIComponent(q)}`,
  /** Everything stored about an address. */
  captainPerson: (email: string) => `/captain?tab=privacy&email=${encodeURIComponent(email)}`,
  captainLead: (id: number) => `/captain?tab=leads&lead=${id}`,
  captainFollowUps: '/captain?tab=leads&filter=followUps',
  captainStage: (stage: string) => `/captain?tab=leads&stage=${stage}`,
  captainUnanswered: '/captain?tab=leads&filter=waiting',
  captainSuppressed: '/captain?tab=subscribers&view=suppressed',
  captainChat: (id: number) => `/captain?tab=chats&chat=${id}`,
  /** A view of the screen Chatbot: `try`, `unanswered`, `wording` or `tests`. */
  captainChatbot: (view: string) => `/captain?tab=chatbot&view=${view}`,
  captainAnswer: (id: string) => `/captain?tab=chatbot&card=${encodeURIComponent(id)}`,
  /** A new answer; to the question of a visitor's message, if one is named. */
  newAnswer: (message?: number) =>
    `/captain?tab=chatbot&view=new-answer${message === undefined ? '' : `&message=${message}`}`,
  /** The answer to a common question, about a service if one is named. */
  newCommonAnswer: (intent: string, service?: string) =>
    `/captain?tab=chatbot&view=new-answer&intent=${intent}${service === undefined ? '' : `&service=${encodeURIComponent(service)}`}`,
  editPage: (key: string) => `/captain/pages/${encodeURIComponent(key)}`,
  /** @param path of the field, with dots. */
  editField: (key: string, path: string) =>
    `/captain/pages/${encodeURIComponent(key)}?field=${encodeURIComponent(path)}`,
  /** The screen on which a text of a document is edited. */
  editText(document: string, path: string): string {
    if (document === 'answers') return this.captainAnswer(path.split('.')[0] ?? '');
    if (document === 'services') return this.captainTab('services');
    return this.editField(document, path);
  },
  editIssue: (id: number) => `/captain/newsletter/${id}`,
  /** A page of the documentation, by the name of its file. */
  help: (name: string) => `/captain/help/${name}`,
  newPost: '/captain/blog/new',
  editPost: (slug: string) => `/captain/blog/edit/${encodeURIComponent(slug)}`,
} as const;

/** The legal texts in the order of the footer: the name of each document, and its path without the slash. */
export const LEGAL_PAGES = ['privacy-policy', 'terms-of-service', 'cookie-policy', 'imprint'] as const;
