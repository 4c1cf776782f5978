import type { LandingDocument } from '#content/landing.schema.ts';

export const llmChatbots: LandingDocument = {
  path: '/services/llm-chatbots',
  meta: {
    title: 'Custom GPT-4o Chatbots for Your Website',
    description:
      'Custom GPT-4o chatbots that answer from your own documents, qualify leads and book appointments around the clock, and pass hard questions to a person.',
  },
  service: {
    serviceType: 'Chatbot development',
    description:
      "Custom GPT-4o chatbots that answer from a business's own documents, qualify leads, give support around the clock and book appointments.",
  },
  homeLink: { label: 'Back to Home', position: 'top' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      eyebrow: 'LLM-Powered Chatbots',
      title: 'Custom GPT-4o chatbots that know your business',
      lead: 'A visitor at 11 pm wants to know whether you serve her town, what a visit costs and when you can come. I build custom GPT-4o chatbots that answer from your own documents, ask what you would ask, and put the appointment in your calendar.',
      actions: [
        { label: 'Book Your Free Consultation', href: '/calendar' },
        { label: 'Talk to mine first', href: '/#faq' },
      ],
      note: 'Works with the website, calendar and CRM you have. No new software to learn.',
    },
    {
      kind: 'diagram',
      id: 'diagram',
      diagram: 'conversation',
      caption: 'An example: one sentence from a visitor, and the four things the bot takes from it before it answers.',
      summary:
        'A visitor writes that the kitchen drain is blocked and asks for Thursday in Riverside. The bot recognizes the job, the day and the place, checks them against your documents and your calendar, and offers two free times.',
      stops: [
        { label: 'Visitor', note: '"Kitchen drain is blocked. Can you come Thursday? I\'m in Riverside."' },
        { label: 'Intent', note: 'Wants a visit' },
        { label: 'Job', note: 'Drain cleaning' },
        { label: 'Place', note: 'Inside your service area' },
        { label: 'Day', note: 'Thursday: two times free' },
        { label: 'Bot', note: '"Yes, we cover Riverside. Thursday at 9:00 or 13:30?"' },
      ],
    },
    {
      kind: 'capabilities',
      id: 'capabilities',
      heading: 'What the bot can do',
      intro: 'Six abilities. Most businesses start with two or three of them.',
      capabilities: [
        {
          icon: 'document',
          title: 'Answers from your documents',
          description:
            'Price lists, service pages, policies, manuals. The bot looks the answer up there, and says so when it finds none.',
        },
        {
          icon: 'funnel',
          title: 'Asks your qualifying questions',
          description: 'Budget, place, deadline, kind of matter: in the order you would ask them, in a friendly tone.',
        },
        {
          icon: 'calendar',
          title: 'Books appointments',
          description: 'It reads your calendar, offers times that are free and writes the booking in, with the notes.',
        },
        {
          icon: 'people',
          title: 'Hands over to a person',
          description:
            'An angry customer or a question outside its field goes to you, with the conversation so far. Nobody repeats the story.',
        },
        {
          icon: 'repeat',
          title: 'Keeps the thread',
          description:
            '"And on Saturday?" makes sense to it, because it remembers what the conversation has been about.',
        },
        {
          icon: 'wire',
          title: 'Writes into your systems',
          description: 'A finished chat becomes a contact, a ticket or a task in the tools you already use.',
        },
      ],
    },
    {
      kind: 'useCases',
      id: 'use-cases',
      heading: 'Three jobs it takes on',
      useCases: [
        {
          icon: 'funnel',
          title: 'Lead qualification',
          description:
            'The bot sorts people who are ready to buy from people who are looking around, before you spend a call on it.',
          example:
            'An example from a law firm: it asks for the kind of matter, the state and any deadline, checks nothing it should not, gives no legal advice, and books only matters the firm takes.',
          result: 'You call back the inquiries that fit',
        },
        {
          icon: 'clock',
          title: '24/7 support',
          description:
            'The questions you have answered a hundred times get their answer at once, on Sunday night as on Monday morning.',
          example:
            'An example from an agency: a client asks which image sizes to deliver and when the next report comes. The bot knows both from the onboarding guide.',
          result: 'Your inbox keeps the unusual cases',
        },
        {
          icon: 'calendar',
          title: 'Automated booking',
          description: 'From first question to confirmed appointment in one conversation, rescheduling included.',
          example:
            'An example from a heating contractor: the bot asks for the system and the fault, picks a slot long enough for the job, and sends the confirmation.',
          result: 'No phone tag for simple visits',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'How I build it, in five steps',
      steps: [
        {
          title: 'Collect what it must know',
          details: [
            'Your pages, price lists, policies and the emails you answer most.',
            'We mark what is public and what the bot must never say.',
          ],
        },
        {
          title: 'Write its brief',
          details: [
            'Tone, qualifying questions, and the point at which a person takes over.',
            'You read and approve it; it is plain English.',
          ],
        },
        {
          title: 'Build and connect',
          details: [
            'GPT-4o with your documents behind it, joined to calendar and CRM.',
            'A chat window in the colors of your site.',
          ],
        },
        {
          title: 'Try to break it',
          details: [
            'I ask what customers really ask: vague, rude, misspelled, off topic.',
            'Wrong answers are traced to their source and corrected.',
          ],
        },
        {
          title: 'Launch and read along',
          details: [
            'In the first weeks I read the conversations and fill the gaps they show.',
            'After that, 24/7 monitoring, and changes when your prices or services change.',
          ],
        },
      ],
    },
    {
      kind: 'list',
      id: 'benefits',
      heading: 'What you get out of it',
      tone: 'gains',
      items: [
        {
          title: 'Answers in seconds',
          description: 'Visitors ask while they are interested. They do not wait for office hours or look elsewhere.',
        },
        {
          title: 'Fewer interruptions',
          description: 'Your team stops answering the same five questions and gets on with the work in front of it.',
        },
        {
          title: 'Inquiries with the facts in them',
          description: 'Name, job, place and wish are already written down when you pick up the phone.',
        },
        {
          title: 'A record of what people want',
          description:
            'The conversations show which question your website leaves open. That is worth reading by itself.',
        },
        {
          title: 'A known price',
          description: 'You pay me directly for hosting and AI usage, with a daily limit on use and no surprise bills.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'limits',
      heading: 'What it should not do',
      tone: 'limits',
      items: [
        {
          title: 'Promise what you have not promised',
          description:
            'A language model can be wrong. Prices and dates come from your documents and calendar or not at all.',
        },
        {
          title: 'Replace advice',
          description: 'It gives no legal, medical or safety advice. It takes the question and brings it to you.',
        },
        {
          title: 'Pretend to be human',
          description: 'It says that it is a bot. People accept that when the answer is good.',
        },
      ],
    },
    {
      kind: 'cta',
      id: 'try-it',
      heading: 'Try one on this site',
      intro:
        'The demo bot on the home page answers questions about my services and can take you to a booking. Ask it something awkward.',
      actions: [{ label: 'Test Out The Bot', href: '/#faq' }],
    },
    {
      kind: 'cta',
      id: 'book',
      heading: 'What do your customers ask most?',
      intro:
        'Bring three typical questions to a free {meeting.consultation}-minute call. I will show you how a bot would handle them.',
      actions: [{ label: 'Book Your Free Consultation', href: '/calendar' }],
      note: 'No sales pitch, no obligation.',
    },
    {
      kind: 'emailCapture',
      id: 'write-to-me',
      heading: 'Not ready for a call?',
      intro: 'Leave your address. I will write to you about what a chatbot could do in your line of work.',
      fieldLabel: 'Email address',
      placeholder: 'you@company.com',
      button: 'Send',
      consent:
        'By pressing Send you agree that I keep this address to write to you about chatbots and to send you my weekly AI newsletter. You can unsubscribe at any time.',
      done: 'Thank you. I will write to you soon.',
    },
    {
      kind: 'related',
      id: 'related',
      heading: 'Goes well with',
      links: [
        {
          href: '/services/lead-generation',
          title: 'Lead Generation Systems',
          description: 'Bring the right visitors to the bot, then follow up on what it learned.',
        },
      ],
    },
  ],
};
