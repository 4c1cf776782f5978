import type { LandingDocument } from '#content/landing.schema.ts';

export const socialMediaAutomation: LandingDocument = {
  path: '/services/social-media-automation',
  meta: {
    title: 'Social Media Automation for Small Teams',
    description:
      'Turn finished jobs, articles and photos into posts for Instagram, X and LinkedIn that you approve before they go out. Save 15+ hours per week.',
  },
  service: {
    serviceType: 'Social media automation',
    description:
      'Automated drafting, approval, scheduling and publishing of posts for Instagram, X and LinkedIn from material a business already has.',
  },
  homeLink: { label: 'Back to Home', position: 'top' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      eyebrow: 'Social Media Automation',
      title: 'Social media automation with your hand on the button',
      lead: 'You already make the material: photos from the job, answers to clients, articles, offers. I build the pipeline that turns it into posts for each platform, shows you the drafts, and publishes what you approve.',
      actions: [
        { label: 'Book Your Free Consultation', href: '/calendar' },
        { label: 'See the pipeline', href: '#pipeline' },
      ],
      note: 'Drafts arrive where you work today: email, Slack or a shared sheet. No new software to learn.',
    },
    {
      kind: 'diagram',
      id: 'diagram',
      diagram: 'publishing',
      caption:
        'An example: a roofer takes two photos. One approval later, three platforms each have a post that suits them.',
      summary:
        'Two photos and a line of text from a job enter the pipeline. A model drafts a version for each platform, the owner approves them in one message, and they are published at set times on Instagram, X and LinkedIn.',
      stops: [
        { label: 'Two photos', note: 'Roof done, before and after' },
        { label: 'Drafts', note: 'One per platform' },
        { label: 'Your OK', note: 'Approve, edit or drop' },
        { label: 'Instagram', note: 'Carousel with caption' },
        { label: 'X', note: 'One line, one photo' },
        { label: 'LinkedIn', note: 'What the job taught us' },
      ],
    },
    {
      kind: 'features',
      id: 'features',
      heading: 'What the system takes over',
      cards: [
        {
          title: 'Drafts from your own material',
          description:
            'A finished job, a blog article or a client question becomes a draft. Nothing is invented to fill a calendar.',
          icon: 'document',
        },
        {
          title: 'Your tone, written down',
          description:
            'I collect posts you liked and words you never use. The drafts follow that sheet, and you can change it.',
          icon: 'chat',
        },
        {
          title: 'A calendar that fills itself',
          description: 'Approved posts go out at the times you set. Holidays and quiet weeks are respected.',
          icon: 'calendar',
        },
        {
          title: 'Comments sorted',
          description:
            'Questions, praise, complaints and spam are told apart. A buying question reaches you at once, with a suggested answer.',
          icon: 'funnel',
        },
      ],
    },
    {
      kind: 'capabilities',
      id: 'platforms',
      heading: 'Where it publishes',
      intro: 'Each platform through its official interface, with access you can revoke at any time.',
      capabilities: [
        {
          icon: 'pin',
          title: 'Instagram',
          description: 'Photos, carousels and reels with caption, hashtags and place. It needs a professional account.',
        },
        {
          icon: 'bolt',
          title: 'X',
          description:
            'Short posts and threads cut from longer texts. X may charge for access; you hear the price first.',
        },
        {
          icon: 'people',
          title: 'LinkedIn',
          description: 'Posts for the company page or your own profile: a case, a lesson, an open position.',
        },
        {
          icon: 'branch',
          title: 'Multi-platform',
          description: 'One idea, rewritten for each place in its own length and manner, at its own time of day.',
        },
      ],
    },
    {
      kind: 'pairs',
      id: 'problems',
      heading: 'Four ways social media eats a week',
      contrast: 'problem',
      pairs: [
        {
          before: 'Every post is written, sized and uploaded by hand, once per platform.',
          solution: 'One piece of material goes in. Drafts for all platforms come out, sized and scheduled.',
          result: 'Save 15+ hours per week',
        },
        {
          before: 'You post daily for a month, then work gets busy and the account goes quiet.',
          solution: 'A store of approved posts keeps the rhythm while you are on site or in court.',
          result: 'No evening lost to catching up',
        },
        {
          before: 'Comments and messages wait in four apps until someone thinks of looking.',
          solution: 'They arrive in one place, sorted, with the urgent ones on top and an answer drafted.',
          result: 'One inbox instead of four apps',
        },
        {
          before: 'An agency rewrites the same report for each client at the end of the month.',
          solution: 'Figures are fetched and put into your template, with a first draft of the comment on them.',
          result: 'The report starts as a draft, not a blank page',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'pipeline',
      heading: 'The three-step pipeline',
      steps: [
        {
          title: 'Collect',
          details: [
            'Photos from a shared folder, articles from your blog, wins from your CRM.',
            'You can also send a voice note from the van.',
          ],
        },
        {
          title: 'Draft and approve',
          details: [
            'A model writes one version per platform, following your tone sheet.',
            'You approve, edit or drop each one in a single message.',
          ],
        },
        {
          title: 'Publish and learn',
          details: [
            'Posts go out at the times you set, and comments come back sorted.',
            'Once a week you see what was read, and the next drafts take it into account.',
          ],
        },
      ],
    },
    {
      kind: 'list',
      id: 'limits',
      heading: 'What it does not do',
      tone: 'limits',
      items: [
        {
          title: 'No bought followers, no bot comments',
          description:
            'The system posts as you and answers for you. It does not fake interest, and platforms ban accounts for that.',
        },
        {
          title: 'No posts without material',
          description: 'If nothing happened this week, it asks you for something. It does not make up a story.',
        },
        {
          title: 'No promise of reach',
          description: 'It gives you time and regularity. Whether a post takes off is up to the people who read it.',
        },
      ],
    },
    {
      kind: 'cta',
      id: 'book',
      heading: 'Show me your last ten posts',
      intro:
        'In a free {meeting.consultation}-minute call we look at what took the time, and at how much of it a pipeline could carry.',
      actions: [{ label: 'Book Your Free Consultation', href: '/calendar' }],
      note: 'No sales pitch, no obligation.',
    },
    {
      kind: 'related',
      id: 'related',
      heading: 'Where it leads next',
      links: [
        {
          href: '/services/llm-chatbots',
          title: 'LLM Chatbots',
          description: 'Answer the people your posts send to your website.',
        },
        {
          href: '/services/custom-solutions',
          title: 'Custom Solutions',
          description: 'For a platform, format or approval path that no tool covers.',
        },
      ],
    },
  ],
};
