import type { LandingDocument } from '#content/landing.schema.ts';

export const aiIntegration: LandingDocument = {
  path: '/services/ai-integration',
  meta: {
    title: 'AI Integration for the Software You Already Use',
    description:
      'AI integration for home services, law firms, real estate and offices: GPT, classification and summarization inside your tools, or on local hardware.',
  },
  service: {
    serviceType: 'AI integration consulting',
    description:
      'Integration of language models into existing business software: GPT integration, classification and summarization, in the cloud or on local hardware.',
  },
  homeLink: { label: 'Back to Home', position: 'top' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      eyebrow: 'AI Workflow Integration',
      title: 'AI integration inside the software you already use',
      lead: 'Your inbox, your case files and your CRM stay where they are. I add a model at the points where somebody has to read, sort or sum up, and I put a person where judgment is needed.',
      actions: [
        { label: 'Book a Free AI Discovery Call', href: '/calendar' },
        { label: 'See your industry', href: '#industries' },
      ],
      note: 'Integration over replacement. No new software to learn.',
    },
    {
      kind: 'diagram',
      id: 'diagram',
      diagram: 'reading',
      caption: 'An example: an eleven-page letter arrives at a law firm. One decision remains for a person.',
      summary:
        'A scanned letter enters. The model reads it, classifies it as opposing counsel with a deadline, writes a summary of three lines, and files it in the right matter. A lawyer confirms the deadline before it is entered.',
      stops: [
        { label: 'Letter', note: '11 pages, scanned' },
        { label: 'Classify', note: 'Opposing counsel, deadline inside' },
        { label: 'Summarize', note: 'Three lines with page numbers' },
        { label: 'Person', note: 'Confirms the deadline' },
        { label: 'File', note: 'Right matter, right calendar' },
      ],
    },
    {
      kind: 'features',
      id: 'features',
      heading: 'What good integration looks like',
      cards: [
        {
          title: 'It sits in your tools',
          description: 'The summary shows up in the CRM, the label in the inbox. Nobody opens an extra window.',
          icon: 'wire',
        },
        {
          title: 'It shows its source',
          description: 'A summary names the page it came from, so that a person can check it in seconds.',
          icon: 'search',
        },
        {
          title: 'It keeps data where it belongs',
          description:
            'For each kind of data we decide: cloud model, self-hosted model, or no model at all. The decision is written down.',
          icon: 'shield',
        },
        {
          title: 'It has a known cost',
          description: 'You pay me directly for hosting and AI usage, within a limit we set. No surprise bills.',
          icon: 'gauge',
        },
      ],
    },
    {
      kind: 'capabilities',
      id: 'functions',
      heading: 'Three core functions',
      intro: 'Nearly every useful application I have built comes down to one of these, or to a chain of them.',
      capabilities: [
        {
          icon: 'chat',
          title: 'GPT integration',
          description:
            'Drafting and answering inside your own systems: a reply to a tenant, a job description from a site visit, a quote text from measurements.',
        },
        {
          icon: 'branch',
          title: 'Classification',
          description:
            'Sorting what comes in by kind, urgency and owner. An email is an order, a complaint or an invoice before anyone has opened it.',
        },
        {
          icon: 'document',
          title: 'Summarization',
          description:
            'The long brought down to the few lines that matter: a contract, a call, a month of tickets, always with a way back to the original.',
        },
      ],
    },
    {
      kind: 'industries',
      id: 'industries',
      heading: 'Examples by industry',
      intro:
        'I have worked across {years.industries}+ industries. Here are four, each with what I would look at first.',
      industries: [
        {
          industry: 'Home services',
          icon: 'wrench',
          applications: [
            'Requests sorted into emergency, repair and quote before the dispatcher sees them',
            "A technician's voice note turned into a job report and a parts list",
            'Reviews read and answered in draft, with complaints flagged the same day',
          ],
        },
        {
          industry: 'Legal firms',
          icon: 'scale',
          applications: [
            'Custom local hardware: the model runs on a machine in your office, so client files never leave it',
            'Incoming mail classified by matter and checked for deadlines, which a lawyer confirms',
            'Depositions and contracts summarized with page references',
          ],
        },
        {
          industry: 'Real estate',
          icon: 'key',
          applications: [
            'Listing texts drafted from the fact sheet and the photos',
            'Inquiries matched to open listings and answered with viewing times',
            'Leases and inspection reports reduced to the clauses that need action',
          ],
        },
        {
          industry: 'Professional services',
          icon: 'chart',
          applications: [
            'Meeting recordings turned into minutes, tasks and a follow-up email',
            'Client documents checked for completeness before the accountant starts',
            'Proposals assembled from your past ones, in your wording',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'Three steps to a running integration',
      steps: [
        {
          title: 'Discover',
          details: [
            'In a free AI discovery call we list where people read, sort and retype.',
            'I mark what a model does well, what a rule does better, and what should stay human.',
          ],
        },
        {
          title: 'Prove',
          details: [
            'One task, fifty of your own documents, results side by side with what a person decided.',
            'You see the errors too. Then you decide whether to go on.',
          ],
        },
        {
          title: 'Integrate',
          details: [
            'The task moves into your tools, with a review step and a log.',
            '24/7 monitoring follows, and models are changed only after the same test.',
          ],
        },
      ],
    },
    {
      kind: 'list',
      id: 'limits',
      heading: 'What I will tell you not to do with AI',
      tone: 'limits',
      items: [
        {
          title: 'Decisions nobody checks',
          description: 'Models make mistakes with a straight face. Money, law and safety get a person at the end.',
        },
        {
          title: 'Arithmetic',
          description:
            'Totals, taxes and dates are computed by ordinary code, which is exact and costs nothing per run.',
        },
        {
          title: 'Anything a form would solve',
          description: 'Sometimes one required field on your website does more than a model. It is also cheaper.',
        },
      ],
    },
    {
      kind: 'cta',
      id: 'book',
      heading: 'Find out where AI pays in your business',
      intro:
        'The AI discovery call is free and takes {meeting.discovery} minutes. You leave with a short list of tasks, in order of what they would save.',
      actions: [{ label: 'Book Your Free AI Discovery Call', href: '/calendar' }],
      note: 'No sales pitch, no obligation.',
    },
    {
      kind: 'related',
      id: 'related',
      heading: 'Two ways to go further',
      links: [
        {
          href: '/services/llm-chatbots',
          title: 'LLM Chatbots',
          description: 'Let your customers put their questions to the model themselves.',
        },
        {
          href: '/services/custom-solutions',
          title: 'Custom Solutions',
          description: 'When the process itself needs to be built.',
        },
      ],
    },
  ],
};
