import type { LandingDocument } from '#content/landing.schema.ts';

export const customSolutions: LandingDocument = {
  path: '/services/custom-solutions',
  meta: {
    title: 'Custom AI Solutions Built Around Your Process',
    description:
      'Custom AI and automation systems for processes no product covers: order orchestration, voice operators, scheduling and credit approval, built with you.',
  },
  service: {
    serviceType: 'Custom software and AI development',
    description:
      'Custom AI systems: decision systems, API orchestration and integration, process automation engines and backend architecture.',
  },
  homeLink: { label: 'Home', position: 'fixed' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      eyebrow: 'Custom Solutions',
      title: 'Custom solutions for the process nobody sells software for',
      lead: 'Every business has one: the process that lives in a spreadsheet, three inboxes and the head of one person. I build the system that runs it, around the tools you keep.',
      actions: [
        { label: "Let's Build It – Talk to {name}", href: '/calendar' },
        { label: 'See examples', href: '#use-cases' },
      ],
      note: 'Built for your process, so there is no new software to learn.',
    },
    {
      kind: 'diagram',
      id: 'diagram',
      diagram: 'blueprint',
      caption:
        'The plan of a typical system: your tools stay outside and stay yours; one new core decides and records.',
      summary:
        'A plan in three layers. On the left, what comes in: orders, calls, forms. In the middle, a core that checks, decides and records, with a person asked for unclear cases. On the right, the tools in use: ERP, calendar, accounting.',
      stops: [
        { label: 'Comes in', note: 'Orders, calls, forms' },
        { label: 'Check', note: 'Complete and consistent?' },
        { label: 'Decide', note: 'Your rules, then a model' },
        { label: 'Ask', note: 'A person, when unclear' },
        { label: 'Record', note: 'Who, what, why' },
        { label: 'Your tools', note: 'ERP, calendar, accounting' },
      ],
    },
    {
      kind: 'features',
      id: 'different',
      heading: 'What Makes Us Different',
      cards: [
        {
          title: 'Your process sets the shape',
          description:
            'I watch how the work is done before I draw anything. The exceptions are where the design starts.',
          icon: 'pin',
        },
        {
          title: 'Integration over replacement',
          description:
            'ERP, phone system and accounting stay. The new part talks to them through their own interfaces.',
          icon: 'wire',
        },
        {
          title: 'Self-hosted and open to you',
          description: 'The system runs on a server under your control. Code, data and documentation belong to you.',
          icon: 'server',
        },
        {
          title: 'One partner, plain figures',
          description:
            'You talk to the person who builds it. Hosting and AI usage are paid to me directly, with no surprise bills.',
          icon: 'people',
        },
      ],
    },
    {
      kind: 'useCases',
      id: 'use-cases',
      heading: 'Use case examples',
      intro: 'Four systems of this kind, and what each one takes over.',
      useCases: [
        {
          icon: 'branch',
          title: 'Order orchestrator',
          description:
            'Orders from email, web shop and PDF are read, checked against stock and price lists, and entered in the ERP.',
          example:
            'An order with a discontinued part is held back. The sales desk gets the order, the fault and a suggested replacement in one message.',
          result: '80% faster order processing',
        },
        {
          icon: 'phone',
          title: 'Voice AI phone operator for a nursing home',
          description:
            'At night a voice AI takes the calls, knows the house and the rota, and puts through what needs a nurse.',
          example:
            'A daughter asks about visiting hours and gets her answer. A call about a resident who has fallen rings on the ward at once.',
          result: '85% fewer overnight phone operator hours',
        },
        {
          icon: 'calendar',
          title: 'Service scheduler',
          description:
            'Visits are planned by skill, distance, parts and promised time, and planned again when a job runs over.',
          example:
            'A boiler repair takes two hours longer. The scheduler moves one visit to a nearer technician and tells both customers.',
          result: 'One plan that office and vans both see',
        },
        {
          icon: 'scale',
          title: 'Credit approval system',
          description:
            'Applications are checked for completeness, scored by your policy, and laid before an officer with the reasons.',
          example:
            'A clear case is prepared for signature. A borderline one goes to an officer with the two figures that made it so.',
          result: 'Every decision with its reasons on file',
        },
      ],
    },
    {
      kind: 'capabilities',
      id: 'capabilities',
      heading: 'Four capabilities behind it',
      capabilities: [
        {
          icon: 'gauge',
          title: 'AI decision systems',
          description:
            'Rules first, a model for what rules cannot read, a person for what neither should decide. Each decision is logged with its reason.',
        },
        {
          icon: 'wire',
          title: 'API orchestration and integration',
          description:
            'Systems that were never meant to meet exchange data reliably: retries, queues, and no order entered twice.',
        },
        {
          icon: 'repeat',
          title: 'Process automation engines',
          description:
            'Processes that take days and wait for people keep their place, remind whoever is next, and survive a restart.',
        },
        {
          icon: 'server',
          title: 'Backend architecture',
          description:
            'Databases, servers, backups and access rights, laid out by a systems administrator and documented for the next one.',
        },
      ],
    },
    {
      kind: 'pairs',
      id: 'challenges',
      heading: 'Challenges I am called for',
      contrast: 'example',
      pairs: [
        {
          before: 'The whole process depends on one person who knows how it works.',
          solution: 'I sit beside that person, write the rules down and build them in, exceptions included.',
          result: 'A dispatcher goes on vacation and the week is planned by the same rules as before.',
        },
        {
          before: 'Two systems hold the same data and never agree.',
          solution:
            'One of them becomes the source. The other is kept in step by events, with a report of every conflict.',
          result: 'A customer moves. The address changes in the CRM, and the invoice goes to the new one.',
        },
        {
          before: 'Standard software covers most of it, and the rest is done in spreadsheets.',
          solution: 'The standard software stays. The rest becomes a small service attached to its interface.',
          result: 'An agency keeps its project tool and gets a margin check that runs with each change of scope.',
        },
        {
          before: 'Data is too sensitive for a cloud model.',
          solution: 'The model runs on hardware in your building, cut off from the internet where needed.',
          result: 'A law firm searches its own case files in plain English, and nothing leaves the office.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'Four steps from sketch to service',
      steps: [
        {
          title: 'Discovery',
          details: [
            'I follow real cases from start to end and note every exception.',
            'You get a written picture of the process, useful even if we stop here.',
          ],
        },
        {
          title: 'Design',
          details: [
            'Architecture, data, and the points where people decide, on a few pages.',
            'Fixed scope and price for the first working part.',
          ],
        },
        {
          title: 'Development',
          details: [
            'Built in short stages, each one tried on your own cases.',
            'You see progress every week in the running system.',
          ],
        },
        {
          title: 'Deployment',
          details: [
            'Side by side with the old way first, then in its place.',
            'Training, documentation, backups and 24/7 monitoring from the first day.',
          ],
        },
      ],
    },
    {
      kind: 'list',
      id: 'limits',
      heading: 'When a custom system is the wrong answer',
      tone: 'limits',
      items: [
        {
          title: 'A product already does it',
          description: 'Then I name the product. Setting it up well costs a fraction of building it.',
        },
        {
          title: 'The process changes every month',
          description: 'Let it settle first. A workflow that is easy to redraw will serve you better until then.',
        },
        {
          title: 'Nobody on your side has time for it',
          description:
            'I need somebody who knows the work for a few hours in the first weeks. Without that, it will not fit.',
        },
      ],
    },
    {
      kind: 'cta',
      id: 'book',
      heading: 'Tell me how the work really gets done',
      intro: 'Thirty minutes, free of charge. Bring the spreadsheet.',
      actions: [{ label: "Let's Build It – Talk to {name}", href: '/calendar' }],
      note: 'No sales pitch, no obligation.',
    },
  ],
};
