import type { KnownQuestions } from './known-questions.ts';

export const SOCIAL_LEADS_CUSTOM: KnownQuestions[] = [
  // Social media
  [
    'Social media automation with your hand',
    [
      'what is social media automation',
      'how does social media automation work',
      'can you do our social media',
      'i hate writing posts',
    ],
  ],
  [
    'Drafts from your own material',
    ['where do the posts come from', 'does it invent content', 'what are posts made from'],
  ],
  [
    'Your tone, written down',
    [
      'will posts sound like me',
      'how does it know how i talk',
      'how does it learn my style',
      'can it write in my voice',
      'how does the ai know my tone',
    ],
  ],
  [
    'A calendar that fills itself',
    ['when are posts published', 'can i choose the posting times', 'does it post on holidays'],
  ],
  [
    'Comments sorted',
    [
      'does it answer comments',
      'what about negative comments',
      'who handles messages and comments',
      'what happens with complaints under a post',
    ],
  ],
  ['Instagram', ['do i need a business account for instagram', 'can it post reels', 'does it do instagram']],
  ['X', ['does twitter cost extra', 'can it post to twitter', 'does x charge for access']],
  ['LinkedIn', ['can it post on linkedin', 'company page or personal profile']],
  ['Multi-platform', ['does it post the same thing everywhere', 'one post for all platforms']],
  [
    'Each platform through its official',
    [
      'which platforms do you support',
      'which social networks',
      'can i take access back',
      'do you do facebook or tiktok',
      'which social media channels',
    ],
  ],
  [
    'Every post is written, sized',
    [
      'how many hours does social media automation save',
      'how much time do i save with social media',
      'time saved per week posting',
    ],
  ],
  [
    'You post daily for a month',
    ['our account goes quiet when we are busy', 'how do we stay consistent', 'we never find time to post'],
  ],
  ['Comments and messages wait', ['can i have all messages in one place', 'too many apps to check']],
  [
    'An agency rewrites the same report',
    [
      'can you automate client reports',
      'we write the same report every month',
      'monthly reporting for our clients',
      'reports for agencies',
    ],
  ],
  ['1. Collect:', ['what is the three step pipeline', 'how does the posting pipeline work']],
  [
    'Draft and approve',
    [
      'do i approve posts first',
      'can i edit a post before it is published',
      'does anything go out without my ok',
      'do i see posts before they go out',
    ],
  ],
  ['Publish and learn', ['do i see how posts perform', 'does it learn from results', 'do i get statistics']],
  [
    'No bought followers',
    ['can you buy followers', 'do you fake likes', 'do you use engagement bots', 'can you get me followers'],
  ],
  ['No posts without material', ['what if we have nothing to post', 'what if nothing happened this week']],
  ['No promise of reach', ['will i go viral', 'will i get more followers', 'how many views will i get']],

  // Lead generation
  [
    'Lead generation systems that do',
    [
      'what is lead generation',
      'how does your lead generation work',
      'can you find customers for me',
      'we research prospects by hand',
    ],
  ],
  [
    'Finds companies like your best',
    [
      'where do you find companies',
      'can you find companies like my best clients',
      'where do the leads come from',
      'how do you find prospects',
    ],
  ],
  [
    'Completes every record',
    [
      'what do i know about each lead',
      'what information comes with a lead',
      'are the email addresses checked',
      'do you find the decision maker',
      'what fields does a record have',
    ],
  ],
  ['Says who comes first', ['how are leads scored', 'which lead should i call first', 'how do you rank leads']],
  [
    'Keeps the CRM clean',
    ['will you contact my existing clients', 'how do you avoid duplicates', 'will it mess up my crm'],
  ],
  ['Scraping', ['is scraping legal', 'do you respect website terms', 'what data do you scrape']],
  ['Enrichment', ['what is enrichment', 'how do you fill missing fields', 'how does enrichment work']],
  [
    'Finding prospects means hours',
    ['how much faster is it', 'how much time does lead generation save', 'how much faster do i find prospects'],
  ],
  [
    'Cold messages all sound alike',
    [
      'do cold emails get more replies',
      'how much better are response rates',
      'how do you personalize cold emails',
      'nobody answers our emails',
    ],
  ],
  ['The CRM holds three versions', ['we have duplicate records in the crm', 'same company several times in the crm']],
  [
    'An inquiry comes in on Friday',
    ['what happens to an inquiry on the weekend', 'we answer inquiries too late', 'slow follow up'],
  ],
  ['Identify', ['how often are new prospects added', 'how fresh are the leads', 'which criteria can i search by']],
  ['Qualify', ['what happens to leads that do not fit', 'how do you qualify prospects']],
  [
    'Engage',
    [
      'do emails go out automatically',
      'who sends the messages to leads',
      'do i approve messages to prospects',
      'does it write to leads by itself',
    ],
  ],
  ['Learn', ['does the system improve over time', 'how does it learn which leads are good']],
  [
    'No mass mail',
    ['do you send spam', 'can you send thousands of emails', 'do you do bulk email', 'are people able to opt out'],
  ],
  ['No private data', ['do you use private data', 'is the lead data gdpr safe', 'do you buy lists']],
  ['Describe your five best clients', ['what do you need to start finding leads']],

  // Custom
  [
    'Custom solutions for the process',
    [
      'what are custom solutions',
      'can you build custom software',
      'our company runs on a spreadsheet',
      'we have an excel file that runs everything',
    ],
  ],
  [
    'Order orchestrator',
    [
      'can you process our orders',
      'how much faster is order processing',
      'we enter orders by hand',
      'orders come in by email and pdf',
    ],
  ],
  [
    'Voice AI phone operator',
    [
      'what did you do for the nursing home',
      'how many operator hours were saved at night',
      'phone operator for a care home',
      'night calls in a nursing home',
    ],
  ],
  ['Service scheduler', ['can you plan technician routes', 'can you schedule our crews', 'what if a job runs over']],
  [
    'Credit approval system',
    ['can you automate loan approval', 'how does the credit system decide', 'can it check credit applications'],
  ],
  [
    'Four systems of this kind',
    [
      'what custom systems have you built',
      'do you have references or examples',
      'show me your portfolio',
      'which use cases do you have',
    ],
  ],
  ['AI decision systems', ['how does the ai decide', 'who decides in unclear cases', 'can i see why it decided that']],
  ['API orchestration', ['can you connect systems that have no connection', 'can you make our systems exchange data']],
  [
    'Process automation engines',
    ['can it handle processes that take days', 'can it remind people', 'what if the server restarts'],
  ],
  [
    'Backend architecture',
    ['do you do databases and servers', 'who takes care of backups', 'do you document what you build'],
  ],
  [
    'The whole process depends on one',
    [
      'only one person knows how it works',
      'what if our key person leaves',
      'everything is in one person head',
      'our dispatcher is the only one who knows',
    ],
  ],
  [
    'Two systems hold the same data',
    ['our systems disagree', 'addresses are different in two programs', 'keep two systems in sync'],
  ],
  [
    'Standard software covers most',
    [
      'our software does almost everything we need',
      'can you extend our software',
      'we fill the gaps with spreadsheets',
    ],
  ],
  [
    'Data is too sensitive',
    [
      'our data is too sensitive for the cloud',
      'can the model run in our building',
      'can ai run offline',
      'ai on our own hardware',
      'local ai model',
    ],
  ],
  [
    '1. Discovery',
    [
      'what is your approach to a custom build',
      'how does a custom project run',
      'what are the four steps of a custom project',
      'stages of a custom project',
    ],
  ],
  ['Discovery', ['what happens in discovery', 'what do i get from the discovery step']],
  ['Design', ['is the price fixed for custom work', 'when do i get a fixed price']],
  ['Development', ['how often do i see progress', 'can i see it while you build']],
  ['Deployment', ['do you train us on the new system', 'do we get documentation', 'how does the new system go live']],
  [
    'A product already does it',
    [
      'when is custom the wrong answer',
      'should i buy or build',
      'when should i not build something custom',
      'what if there is already a product',
    ],
  ],
  ['Nobody on your side has time', ['how much time do you need from us', 'how involved do we have to be']],
  ['Self-hosted and open to you', ['who owns the code', 'do we own what you build']],
];
