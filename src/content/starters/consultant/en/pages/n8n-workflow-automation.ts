import type { LandingDocument } from '#content/landing.schema.ts';

export const n8nWorkflowAutomation: LandingDocument = {
  path: '/services/n8n-workflow-automation',
  meta: {
    title: 'N8N Workflow Automation, Self-Hosted and Managed',
    description:
      'Self-hosted n8n workflows that join the tools you already use: {market.integrations}+ integrations, built, hosted and monitored for you. No new software to learn.',
  },
  service: {
    serviceType: 'Business process automation',
    description:
      'Design, building, hosting and monitoring of self-hosted n8n workflows that connect the software a business already uses.',
  },
  homeLink: { label: 'Back to Home', position: 'top' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      eyebrow: 'N8N Workflow Automation',
      title: 'N8N workflow automation for the work you keep retyping',
      lead: 'I connect the tools you already pay for, so that one form, one email or one finished job sets off everything that has to follow. Your team stays in the software it knows. No new software to learn.',
      actions: [
        { label: 'Book Your Free Consultation', href: '/calendar' },
        { label: 'See the five steps', href: '#process' },
      ],
      note: 'You pay me directly for hosting and AI usage, with no surprise bills.',
    },
    {
      kind: 'diagram',
      id: 'diagram',
      diagram: 'workflow',
      caption:
        'An example: a water heater fails at 9:40 pm. The form is the only thing anyone typed; the workflow did the rest.',
      summary:
        'A web form starts the workflow. It checks whether the customer is known, lets a model judge the urgency, and splits: the job is entered in the schedule, the on-call plumber gets a text message, and the customer gets a confirmation.',
      stops: [
        { label: 'Form sent', note: 'Water heater leaking' },
        { label: 'Look up', note: 'Known customer?' },
        { label: 'Read', note: 'Urgent or routine' },
        { label: 'Job entered', note: 'In your schedule' },
        { label: 'Text sent', note: 'On-call plumber' },
        { label: 'Reply sent', note: 'Customer knows who comes' },
      ],
    },
    {
      kind: 'features',
      id: 'features',
      heading: 'What I build with it',
      intro: 'Each workflow is a drawing you can read: what starts it, what it checks, what it does.',
      cards: [
        {
          title: 'One entry, every system',
          description:
            'A new client is typed once. The CRM, the invoice, the folder and the welcome email follow from that one entry.',
          icon: 'wire',
        },
        {
          title: 'Your rules, with branches',
          description:
            'Urgent jobs go to the on-call phone, quotes go to the office, spam goes nowhere. I write your rules down and the workflow keeps to them.',
          icon: 'branch',
        },
        {
          title: 'AI only where reading is needed',
          description:
            'A model sorts an email, finds the address in it or drafts the answer. The rest stays plain logic, which costs less and gives the same result every time.',
          icon: 'node',
        },
        {
          title: 'A person signs off',
          description:
            'Refunds, contracts and anything public can wait for a click. You choose which steps run alone and which ones ask.',
          icon: 'people',
        },
        {
          title: 'Your own server',
          description:
            'n8n is self-hosted: it runs on a server set up for your business, and your logins are stored there, encrypted.',
          icon: 'server',
        },
        {
          title: 'Failures that speak up',
          description:
            'A step that fails is tried again, then reported to me with the record that caused it. 24/7 monitoring watches the server too.',
          icon: 'shield',
        },
      ],
    },
    {
      kind: 'list',
      id: 'why-n8n',
      heading: 'Why use n8n',
      intro: 'There are many automation tools. These are the reasons I settled on this one for client work.',
      tone: 'gains',
      items: [
        {
          title: '{market.integrations}+ integrations',
          description:
            'Gmail, Slack, HubSpot, QuickBooks Online, Google Sheets and several hundred more are ready to connect. Any other system with an API joins through a plain HTTP step.',
        },
        {
          title: 'No charge per task',
          description:
            'Services billed by the task get dearer with each step and each busy month. A self-hosted workflow can run ten times an hour on the same server.',
        },
        {
          title: 'Your data takes a short way',
          description:
            'Records pass between your tools and your server. No automation company in the middle keeps a copy of them.',
        },
        {
          title: 'Code where the boxes end',
          description:
            'An odd price rule or a strange file format gets a few lines of JavaScript or Python inside the same workflow.',
        },
        {
          title: 'Every run on record',
          description:
            'Open a past run and see what went into each step and what came out. "What happened to that order?" has an answer.',
        },
        {
          title: 'Yours to keep',
          description:
            'Workflows export as files. If we part ways, they go with you and any n8n specialist can run them.',
        },
      ],
    },
    {
      kind: 'hours',
      id: 'hours',
      heading: 'How many hours would you buy back?',
      intro: 'Pick one task that repeats. Put in your own numbers.',
      inputs: {
        runsPerWeek: {
          label: 'How often the task comes up in a week',
          hint: 'New client set up, invoice chased, report copied together',
          min: 1,
          max: 300,
          step: 1,
          initial: 25,
          unit: 'times',
        },
        minutesPerRun: {
          label: 'Time it takes each time',
          min: 1,
          max: 120,
          step: 1,
          initial: 12,
          unit: 'minutes',
        },
        automatedShare: {
          label: 'Share of it a workflow could do',
          hint: 'The odd cases stay with a person',
          min: 10,
          max: 100,
          step: 5,
          initial: 80,
          unit: '%',
        },
        hourValue: {
          label: 'What an hour of that person is worth',
          min: 10,
          max: 500,
          step: 5,
          initial: 40,
        },
      },
      outputs: {
        hoursPerWeek: 'Hours back each week',
        hoursPerYear: 'Hours back each year',
        valuePerYear: 'Worth in a year',
      },
      method:
        'Times a week, multiplied by minutes and by the share a workflow could do. A year counts as 52 weeks. The cost of building and hosting is not taken off; bring the figure to our call and I will tell you whether it pays.',
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'From first call to running workflow in five steps',
      steps: [
        {
          title: 'Find the task',
          details: [
            'In a free {meeting.consultation}-minute call you walk me through a normal week.',
            'We pick the task that eats the most time and has the clearest rules.',
            'If automation would not pay, I say so and we stop here.',
          ],
        },
        {
          title: 'Draw it',
          details: [
            'You get the workflow on one page: trigger, checks, actions, exceptions.',
            'Price and hosting are in writing before anything is built.',
          ],
        },
        {
          title: 'Build it',
          details: [
            'I set up the server and connect your tools with access you can revoke.',
            'You see it run with your own records, not with sample data.',
          ],
        },
        {
          title: 'Run it side by side',
          details: [
            'Old way and new way run together until their results match.',
            'We collect the cases nobody thought of and add rules for them.',
          ],
        },
        {
          title: 'Hand over and watch',
          details: [
            'Your team learns the two or three things that change for them.',
            'I keep watch 24/7, update the server and fix what breaks.',
          ],
        },
      ],
    },
    {
      kind: 'list',
      id: 'why-me',
      heading: 'Why choose me to build it',
      tone: 'gains',
      items: [
        {
          title: 'A systems administrator first',
          description:
            'With {years.it}+ years in IT behind me, backups, access rights and updates are part of the job from the first day.',
        },
        {
          title: '{years.ai}+ years with AI',
          description: 'Long enough to know which steps a model does well and which ones a simple rule does better.',
        },
        {
          title: 'Integration over replacement',
          description: 'I start from the software you have. Your bookkeeper still opens the same program on Monday.',
        },
        {
          title: 'One person from call to support',
          description: 'Whoever listened to you also builds it and answers when something looks wrong.',
        },
        {
          title: 'No surprise bills',
          description:
            'Hosting and AI usage are on my invoice, at the terms we agreed. You open no accounts with five providers.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'limits',
      heading: 'What a workflow does not do',
      tone: 'limits',
      items: [
        {
          title: 'It does not repair a process nobody agrees on',
          description: 'If two people in the office would decide differently, we settle the rule first.',
        },
        {
          title: 'It cannot reach a program without a way in',
          description:
            'Some old desktop software has no API and no export. I check this before I quote, and tell you what is left to do by hand.',
        },
        {
          title: 'It is not finished forever',
          description: 'Your tools change their logins and fields. That is why monitoring belongs to the service.',
        },
      ],
    },
    {
      kind: 'emailCapture',
      id: 'examples',
      heading: 'See a few workflows first',
      intro:
        'I will send you worked examples for a plumber, a law firm and an agency: what starts each one, every step, and what comes out.',
      fieldLabel: 'Email address',
      placeholder: 'you@company.com',
      button: 'Get Examples',
      consent:
        'By pressing Get Examples you agree that I keep this address to send you the examples and my weekly AI newsletter. You can unsubscribe at any time.',
      done: 'Thank you. I will send the examples to this address.',
    },
    {
      kind: 'cta',
      id: 'book',
      heading: 'Which task would you hand over first?',
      intro:
        'Tell me in a free {meeting.consultation}-minute call. You leave with an idea of the workflow, whether or not I build it.',
      actions: [{ label: 'Book Your Free Consultation', href: '/calendar' }],
      note: 'No sales pitch, no obligation.',
    },
    {
      kind: 'related',
      id: 'related',
      heading: 'Often built together',
      links: [
        {
          href: '/services/ai-integration',
          title: 'AI Integration',
          description: 'Let a step of the workflow read, sort and summarize.',
        },
        {
          href: '/services/lead-generation',
          title: 'Lead Generation Systems',
          description: 'A workflow that finds prospects and fills your CRM.',
        },
      ],
    },
  ],
};
