/** Every address of the site that is written in code: pages, sections of the home page, machine-readable files. */
export const paths = {
  home: '/',
  about: '/about',
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  calendar: '/calendar',
  strategySession: '/strategy-session',
  voiceAi: '/Home-services-ai',
  service: (slug: string) => `/services/${slug}`,
  section: (id: string) => `/#${id}`,
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  captain: '/captain',
  captainTab: (tab: string) => `/captain?tab=${tab}`,
  newPost: '/captain/blog/new',
  editPost: (slug: string) => `/captain/blog/edit/${encodeURIComponent(slug)}`,
} as const;
