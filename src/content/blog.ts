/** Description of the blog in `llms.txt` and in the feeds. */
export const BLOG_IN_A_LINE = {
  llms: 'Articles about automation and AI in small businesses.',
  feed: 'Practical notes on automation and AI for small businesses.',
} as const;

/** Texts of the blog list and of the post page, including empty and error states. */
export const BLOG_LIST = {
  meta: {
    title: 'Blog: automation and AI for small businesses',
    description:
      'Working notes on automation and AI by {name}: what was built, what it cost, what broke, and how many hours a week it gave back.',
  },
  back: 'Back to Home',
  label: 'Blog',
  title: 'Notes from the workbench',
  lead: 'What I automated, what it cost, what broke, and how many hours it gave back.',
  featured: 'Featured Article',
  latest: 'Latest Article',
  all: 'All Articles',
  tagged: 'Articles tagged “{tag}”',
  found: 'Articles for “{query}”',
  search: 'Search articles',
  searchButton: 'Search',
  clear: 'Show all articles',
  topics: 'Topics',
  allTopics: 'All',
  read: 'Read the article',
  emptyTitle: 'No Articles Yet',
  emptyText: 'The first one is being written. Until then, a conversation says more.',
  emptyLink: { label: 'Book a free consultation', href: '/calendar' },
  noneFound: 'Nothing matches. Try another word, or look through all articles.',
  loading: 'Loading blog posts...',
  failedTitle: 'The articles could not be loaded',
  failedText: 'The fault is on this side. Try again in a moment.',
  retry: 'Try again',
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
} as const;

export const POST_COPY = {
  back: 'All articles',
  by: 'By',
  share: 'Share',
  copied: 'Link copied',
  copiedText: 'The address of this article is on your clipboard.',
  notCopied: 'The link could not be copied',
  copyCode: 'Copy',
  copyCodeLabel: 'Copy the {language} code',
  codeCopied: 'Copied',
  codeNotCopied: 'Not copied. The code is selected; copy it with the keyboard.',
  contents: 'In this article',
  previous: 'Previous article',
  next: 'Next article',
  neighbours: 'More articles',
  notFound: 'Article Not Found',
  notFoundText: 'It may have moved, or it never was. All articles are one click away.',
  notFoundBack: 'Back to Blog',
  previewTitle: 'Preview',
  preview: 'Preview: visitors do not see this article yet. This link opens it until it is over.',
} as const;
