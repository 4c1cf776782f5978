import type { LandingDocument } from '#content/landing.schema.ts';

export const leadGeneration: LandingDocument = {
  path: '/services/lead-generation',
  meta: {
    title: 'Lead Generation Systems That Fill Your CRM',
    description:
      'Lead generation that finds companies matching your best clients, enriches each record and files it in your CRM: 10x faster prospect identification.',
  },
  service: {
    serviceType: 'Lead generation',
    description:
      'Automated lead generation: collection of public business data, enrichment and scoring of prospects, and delivery to the CRM in use.',
  },
  homeLink: { label: 'Back to Home', position: 'top' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      eyebrow: 'Lead Generation Systems',
      title: 'Lead generation systems that do the research before you call',
      lead: 'Somebody in your company searches the web for prospects, copies them into a sheet and guesses at email addresses. I build a system that does this every night and puts complete records into the CRM you already have.',
      actions: [
        { label: 'Book Your Free Consultation', href: '/calendar' },
        { label: 'See the engine', href: '#engine' },
      ],
      note: 'The results land in your CRM. No new software to learn.',
    },
    {
      kind: 'diagram',
      id: 'diagram',
      diagram: 'lead-funnel',
      caption: 'An example: each level of the funnel removes what does not fit and adds a fact to what does.',
      summary:
        'A funnel in five levels. Many company names enter at the top. At each level some are dropped and the rest gain a fact: industry, decision maker, verified contact, reason to call. At the bottom, a few complete records enter the CRM.',
      stops: [
        { label: 'Found', note: 'Name and website' },
        { label: 'Matched', note: '+ industry, size, place' },
        { label: 'Enriched', note: '+ decision maker, contact' },
        { label: 'Scored', note: '+ reason to call now' },
        { label: 'In your CRM', note: 'One owner, one next step' },
      ],
    },
    {
      kind: 'features',
      id: 'features',
      heading: 'What the system does for you',
      cards: [
        {
          title: 'Finds companies like your best ones',
          description:
            'We describe your five favorite clients. The system looks for others like them in directories, maps, registers and job boards.',
          icon: 'search',
        },
        {
          title: 'Completes every record',
          description: 'Industry, size, software in use, the person who decides, an address that has been checked.',
          icon: 'document',
        },
        {
          title: 'Says who comes first',
          description:
            'Each prospect gets a score with the reason beside it: "opened a second location", "hiring two dispatchers".',
          icon: 'gauge',
        },
        {
          title: 'Keeps the CRM clean',
          description: 'Duplicates are merged, existing clients are left alone, and every lead has an owner.',
          icon: 'repeat',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-works',
      heading: 'Scraping, enrichment, CRM',
      intro: 'Three steps, each one a workflow you can look into.',
      steps: [
        {
          title: 'Scraping',
          details: [
            'Public business information is collected from sources we choose together.',
            'Site terms and request limits are kept. Private profiles stay private.',
          ],
        },
        {
          title: 'Enrichment',
          details: [
            'Each company is looked up in further sources and missing fields are filled.',
            'A model reads its website and notes what it sells, to whom, and what changed lately.',
          ],
        },
        {
          title: 'CRM',
          details: [
            'The record goes into HubSpot, Salesforce or whatever you use, with source and date.',
            'Your team gets a task with a reason to call. Nobody imports a file.',
          ],
        },
      ],
    },
    {
      kind: 'pairs',
      id: 'challenges',
      heading: 'Four challenges, and what changes',
      contrast: 'impact',
      pairs: [
        {
          before: 'Finding prospects means hours of searching and copying.',
          solution: 'The system searches by your criteria every night and keeps only what matches.',
          result: '10x faster prospect identification',
        },
        {
          before: 'Cold messages all sound alike, and few people answer.',
          solution: 'Each draft opens with a fact about that company, taken from its own pages. A person sends it.',
          result: '3x higher response rates',
        },
        {
          before: 'The CRM holds three versions of the same company, none of them complete.',
          solution: 'New records are compared with old ones first, then merged or added.',
          result: 'One complete record per company',
        },
        {
          before: 'An inquiry comes in on Friday evening and gets its answer on Tuesday.',
          solution: 'It is enriched, scored and assigned at once. The owner gets a message with the facts in it.',
          result: 'Every inquiry has an owner and a next step',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'engine',
      heading: 'The four-stage engine',
      intro: 'Once the three steps run, they turn into a cycle that improves with use.',
      steps: [
        {
          title: 'Identify',
          details: [
            'Search by industry, place, size and signals.',
            'New names are added daily; known ones are skipped.',
          ],
        },
        {
          title: 'Qualify',
          details: [
            'Facts are added, then weighed against your criteria.',
            'What does not fit is dropped, and the reason is kept.',
          ],
        },
        {
          title: 'Engage',
          details: [
            'First messages are drafted one by one and wait for your approval.',
            'Replies go to the person who owns the lead.',
          ],
        },
        {
          title: 'Learn',
          details: [
            'Won and lost deals flow back into the score.',
            'Once a month we look at which sources earned their place.',
          ],
        },
      ],
    },
    {
      kind: 'list',
      id: 'limits',
      heading: 'Where I draw the line',
      tone: 'limits',
      items: [
        {
          title: 'No mass mail',
          description:
            'The system does not blast thousands of addresses. Opt-outs are honored, and every message says who sends it.',
        },
        {
          title: 'No private data',
          description: 'Business information only, from public sources or providers with a license for it.',
        },
        {
          title: 'No promised number of deals',
          description: 'I can promise complete records and quick follow-up. Your offer and your people close the deal.',
        },
      ],
    },
    {
      kind: 'cta',
      id: 'book',
      heading: 'Describe your five best clients to me',
      intro:
        'That is enough for a first search. In a free {meeting.consultation}-minute call I will tell you where more like them can be found.',
      actions: [{ label: 'Book Your Free Consultation', href: '/calendar' }],
      note: 'No sales pitch, no obligation.',
    },
    {
      kind: 'related',
      id: 'related',
      heading: 'Built on, and fed by',
      links: [
        {
          href: '/services/n8n-workflow-automation',
          title: 'N8N Workflow Automation',
          description: 'The engine underneath: every stage is a workflow you can see.',
        },
        {
          href: '/services/social-media-automation',
          title: 'Social Media Automation',
          description: 'Bring in people who already know your name.',
        },
      ],
    },
  ],
};
