/** A sample post; its text is `posts/SLUG.md`, where `picture:NAME` stands for one of `pictures.ts`. */
export interface SamplePost {
  slug: string;
  title: string;
  excerpt: string;
  tags: string[];
  cover?: string;
  featured?: boolean;
  /** Days from now; negative is the past. Without it the post is a draft. */
  day?: number;
}

export const POSTS: SamplePost[] = [
  {
    slug: 'what-i-charge-and-why',
    title: 'What I charge, and why it is not by the hour',
    excerpt: '',
    tags: ['Business'],
  },
  {
    slug: 'three-rings-or-less',
    title: 'Three rings or less: where the seconds of a phone call go',
    excerpt: 'Between the ring and the first word there are two seconds. Most of them can be had back.',
    tags: ['Voice AI', 'Engineering'],
    cover: 'cards',
    day: 6,
  },
  {
    slug: 'what-a-missed-call-costs',
    title: 'What a missed call costs a plumbing firm, and how to stop losing them',
    excerpt: 'A tally on a delivery note, a phone bill that disagreed, and the sum that nobody likes to do.',
    tags: ['Voice AI', 'Home services', 'Numbers'],
    cover: 'curve',
    featured: true,
    day: -3,
  },
  {
    slug: 'invoices-that-file-themselves',
    title: 'Invoices that file themselves',
    excerpt: 'Ninety invoices a month, five steps, one of which thinks, and one that does not trust it.',
    tags: ['n8n', 'Bookkeeping', 'Engineering'],
    cover: 'cards',
    day: -8,
  },
  {
    slug: 'testing-a-chatbot',
    title: 'The exam a chatbot sits before it meets your customers',
    excerpt:
      'Forty questions, three kinds, nine cents. Every one of the bots I have built has failed it at least once.',
    tags: ['Chatbots', 'Engineering'],
    cover: 'calls',
    day: -15,
  },
  {
    slug: 'the-two-hour-audit',
    title: 'The two-hour audit: finding the one task to automate first',
    excerpt: 'Fifty cards on a wall, four questions, and why the biggest number nearly always loses.',
    tags: ['Business', 'Numbers'],
    cover: 'cards',
    day: -24,
  },
  {
    slug: 'leads-without-being-a-pest',
    title: 'Lead generation without being a pest',
    excerpt: 'Thirty-one mails got more replies than four hundred and twelve, and nobody was angry.',
    tags: ['Lead generation', 'n8n'],
    cover: 'map',
    day: -37,
  },
  {
    slug: 'self-hosting-in-plain-words',
    title: 'Self-hosting in plain words',
    excerpt: 'One file, one line, and three promises that you now make yourself.',
    tags: ['n8n', 'Engineering'],
    cover: 'flow',
    day: -52,
  },
  {
    slug: 'a-prompt-is-a-job-description',
    title: 'A prompt is a job description',
    excerpt: 'Write it for a person who starts on Monday. Leave out the flattery.',
    tags: ['Chatbots'],
    day: -66,
  },
];
