import type { LegalDocument } from '#content/legal.schema.ts';

export const termsOfService: LegalDocument = {
  label: 'Terms of Service',
  meta: {
    title: 'Terms of Service for AI and Automation Work',
    description:
      'The terms for using this website and for consulting and automation projects: scope, client duties, payment within {payment.days} days, ownership, liability and ending.',
  },
  eyebrow: 'Legal',
  title: 'Terms of Service',
  summary:
    'These terms cover this website and the work I do for clients. What we agree on in writing for your project comes first; these terms fill the gaps. Invoices are due within {payment.days} days unless we agree otherwise.',
  effectiveLabel: 'Effective date',
  effectiveDate: '2025-06-10',
  updatedLabel: 'Last updated',
  lastUpdated: '2025-06-10',
  contents: 'On this page',
  sections: [
    {
      id: 'acceptance',
      heading: 'Acceptance of Terms',
      blocks: [
        {
          text: 'These terms apply between you and {legal.name}, a one-person business run by {name} ("I", "me"). By using this website, booking a meeting or ordering a service, you accept them. If you do not agree, please do not use the site or the services. If you act for a company, you confirm that you may do so.',
        },
        {
          text: 'A project starts with a written agreement: a proposal you accept, a signed contract or an exchange of emails. Where that agreement and these terms differ, the agreement counts.',
        },
        {
          text: 'I may change these terms for the future by changing this page and the date above. A project under way keeps the terms it started with, unless we both agree to the change. If a part of these terms is not valid, the rest stands.',
        },
      ],
    },
    {
      id: 'services-description',
      heading: 'Services Description',
      blocks: [
        {
          text: 'I offer consulting, building and support in these fields:',
          items: [
            {
              text: 'Workflow automation with a self-hosted workflow tool',
            },
            {
              text: 'AI integration into systems you already use',
            },
            {
              text: 'Chatbots built on a large language model',
            },
            {
              text: 'Social media automation',
            },
            {
              text: 'Lead generation systems',
            },
            {
              text: 'Custom solutions',
            },
            {
              text: 'A managed voice AI receptionist for home-service contractors',
            },
          ],
        },
        {
          text: 'The free consultation lasts {meeting.consultation} minutes, the strategy session {meeting.strategy} minutes. Booking either does not oblige you to order anything. Please cancel or move a meeting as early as you can.',
        },
        {
          text: 'What I deliver, by when and at what price is set out in the agreement for your project. Changes to the scope are agreed in writing before they are carried out.',
        },
        {
          text: 'The services rely on software and platforms of others, which can change, fail or end. AI systems can be wrong. I build in checks and tell you where a person should look before a result is used. Figures, examples and calculators on this website show what is possible; they are not a promise of the same result for you.',
        },
        {
          text: 'The demo chatbot on this website is a demonstration. What it says is not an offer and not professional advice. Please use it as a visitor would: do not try to break it, flood it or make it produce unlawful content.',
        },
      ],
    },
    {
      id: 'client-responsibilities',
      heading: 'Client Responsibilities',
      blocks: [
        {
          text: 'For the work to succeed, I need your part of it. You agree to:',
          items: [
            {
              text: 'name one person who can answer questions and make decisions, and give feedback within a reasonable time;',
            },
            {
              text: 'give me the access, accounts and information the work needs, with no more rights than necessary, and withdraw that access when the work is done;',
            },
            {
              text: 'have the right to use the data, texts and contacts you provide, and keep your own copy of important data;',
            },
            {
              text: 'use what I build lawfully: follow the rules on privacy, call recording, marketing messages and the terms of the platforms that are connected;',
            },
            {
              text: 'test each delivery with real cases and tell me promptly what does not work;',
            },
            {
              text: 'have a person check AI output before it is used for a decision about health, safety, law, credit or employment.',
            },
          ],
        },
        {
          text: 'If something from this list is missing, dates move accordingly. Extra work caused by it is charged only after I have told you and you have agreed.',
        },
      ],
    },
    {
      id: 'payment-terms',
      heading: 'Payment Terms',
      blocks: [
        {
          text: 'Invoices are due within {payment.days} days of the invoice date, unless we agree otherwise in writing. Prices are in {currency} and do not include taxes, which are added where the law requires, unless the agreement says something else.',
          when: 'noVat',
        },
        {
          text: 'Invoices are due within {payment.days} days of the invoice date, unless we agree otherwise in writing. Prices are in {currency}. {payment.vat}.',
          when: 'vat',
        },
        {
          items: [
            {
              term: 'Project work',
              text: 'is charged as agreed for the project: a fixed price, parts of it at set milestones, or time spent.',
            },
            {
              term: 'Hosting and AI usage',
              text: 'are paid to me directly at the rates in our agreement and shown separately on the invoice. There are no surprise bills: if usage is heading past what we agreed, I tell you first and we decide together.',
            },
            {
              term: 'The voice AI receptionist',
              text: 'has a one-time setup fee and a price per minute of call handling, as shown on its page when you order. Support is included, and there is no monthly minimum.',
            },
            {
              term: 'The free consultation',
              text: 'costs nothing.',
            },
          ],
        },
        {
          text: 'If you think an invoice is wrong, tell me before it is due. Pay the part that is not in dispute, and we will settle the rest. If an invoice stays unpaid after a written reminder, I may pause the work or service until it is paid. I give you notice before I pause anything your business depends on.',
        },
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual Property',
      blocks: [
        {
          items: [
            {
              term: 'What is yours stays yours.',
              text: 'Your data, texts, brand and business knowledge belong to you. I use them only to do the work.',
            },
            {
              term: 'What I build for you becomes yours.',
              text: 'Once it is paid for, you own the workflows, prompts, code and documents made specifically for your project, and you may use and change them as you like.',
            },
            {
              term: 'What I bring with me stays mine.',
              text: 'Tools, templates and know-how that existed before your project or are useful in general remain mine. Where they are part of your solution, you may use them in your business for as long as you wish, at no extra charge.',
            },
            {
              term: 'What belongs to others',
              text: 'stays under its own license, such as open-source software, AI models and connected platforms. I tell you which licences matter.',
            },
          ],
        },
        {
          text: 'Each of us keeps confidential what we learn about the other and what is not public. I name you as a client only with your permission.',
        },
        {
          text: 'The texts, graphics and design of this website belong to {legal.name} or to those who licensed them to me. You may quote and link to them. Please ask before you copy more than that.',
        },
      ],
    },
    {
      id: 'limitation-of-liability',
      heading: 'Limitation of Liability',
      blocks: [
        {
          text: 'I do the work with the care of a professional. If something I built does not do what we agreed, tell me and I will first try to put it right.',
        },
        {
          text: 'This website and its demo are provided as they are. I do not promise that they are always available or free of errors.',
        },
        {
          text: 'As far as the law allows, I am not liable for:',
          items: [
            {
              text: 'lost profit, lost business or other indirect damage;',
            },
            {
              text: 'failures, price changes or rule changes of platforms, networks, phone and AI providers that I do not control;',
            },
            {
              text: 'AI output that was used without the checks we agreed on;',
            },
            {
              text: 'data lost because no copy was kept where keeping one was your part;',
            },
            {
              text: 'changes that you or others made to what I delivered.',
            },
          ],
        },
        {
          text: 'In total, my liability is limited to what you paid me for the service concerned in the 12 months before the event. Nothing here limits liability that cannot be limited by law, such as for intent or gross negligence, or your rights as a consumer where you have them.',
        },
      ],
    },
    {
      id: 'termination',
      heading: 'Termination',
      blocks: [
        {
          text: 'Either of us can end an ongoing service by written notice; an email is enough. If our agreement sets a notice period, that period applies. The voice AI receptionist has no minimum term. A project at a fixed price ends when it is delivered and paid; ended earlier, the work done up to that day is paid.',
        },
        {
          text: 'Either of us may end an agreement at once if the other breaks it seriously and does not put that right within a reasonable time after a written warning. I may bar somebody from this website who misuses it.',
        },
        {
          text: 'When a service ends:',
          items: [
            {
              text: 'you receive your data and what you have paid for, in a form you or another provider can use;',
            },
            {
              text: 'I hand over or close the accounts I run for you, and give up my access to your systems;',
            },
            {
              text: 'I delete your data on my side, apart from what the law tells me to keep;',
            },
            {
              text: 'open invoices stay due, and the sections on payment, intellectual property and liability continue to apply.',
            },
          ],
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        {
          text: 'Questions about these terms, and any notice under them: write to {name} at {email}. If we disagree about something, please write first. Most things can be settled in one conversation.',
        },
      ],
    },
  ],
};
