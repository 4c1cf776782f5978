import type { LandingDocument } from '#content/landing.schema.ts';

export const voiceAi: LandingDocument = {
  path: '/Home-services-ai',
  meta: {
    title: 'Voice AI Receptionist for Home Service Contractors',
    description:
      'A managed voice AI receptionist for contractors: answers in under 3 rings, 24/7/365, books jobs and dispatches emergencies. {price.setup} setup, {price.perMinute} per minute.',
  },
  service: {
    serviceType: 'Voice AI answering service',
    description:
      'A managed voice AI receptionist for home-service contractors that answers in under 3 rings around the clock, qualifies leads, books appointments, dispatches emergencies and transfers calls.',
  },
  homeLink: { label: 'Home', position: 'fixed' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      eyebrow: 'Voice AI for Home Services',
      title: 'A voice AI receptionist that answers while you are on the roof',
      lead: 'It picks up every call in under 3 rings, 24/7/365. It asks what is wrong, tells an emergency from a quote, books the visit and puts the call through when a person is needed. I set it up and run it for you.',
      actions: [
        { label: 'Get Your Custom Setup', href: '#book' },
        { label: 'Call Riley Demo', href: '#demo' },
      ],
      note: 'Keeps your number and your software. No new software to learn.',
    },
    {
      kind: 'diagram',
      id: 'diagram',
      diagram: 'three-rings',
      caption: 'An example: a burst pipe at 2:10 am, from first ring to a plumber who knows where to go.',
      summary:
        'A phone rings. Before the third ring the receptionist answers. It asks for the fault and the address, recognizes an emergency, calls the plumber on duty and sends the details as a text message.',
      stops: [
        { label: 'Ring', note: '2:10 am' },
        { label: 'Ring', note: 'Nobody in the office' },
        { label: 'Answered', note: '"Thanks for calling. What happened?"' },
        { label: 'Understood', note: 'Burst pipe, address, water still on' },
        { label: 'Dispatched', note: 'Plumber on duty called' },
        { label: 'Written down', note: 'Job and summary in your system' },
      ],
    },
    {
      kind: 'stats',
      id: 'problem',
      heading: 'The call you miss is a job for somebody else',
      intro: 'People with water on the floor do not leave a message. They call the next number.',
      stats: [
        { stat: '{market.missedCalls}%', description: 'of calls to home-service businesses are missed' },
        { stat: '{market.missedCallCost}', description: 'lost per missed call' },
        {
          stat: '{market.lostPerYear}+',
          description: 'lost per year, with fewer than one such call a week',
        },
      ],
      list: {
        heading: 'Where the calls go',
        tone: 'pains',
        items: [
          {
            title: 'Your hands are full',
            description: 'You are in a crawl space or on a ladder. The phone rings in the truck.',
          },
          {
            title: 'It is after five',
            description: 'Boilers fail in the evening and on Sundays, when the office is closed.',
          },
          {
            title: 'Voicemail loses them',
            description: 'Callers hang up at the beep, and you never learn who it was.',
          },
          {
            title: 'The first heat wave',
            description: 'Half the town calls on the same morning. One person can talk to one caller.',
          },
          {
            title: 'Calls that are not jobs',
            description: 'Sales calls and price shoppers take you off the work you are paid for.',
          },
        ],
      },
    },
    {
      kind: 'features',
      id: 'solution',
      heading: 'A receptionist who is always at the desk',
      intro: 'It speaks in a natural voice, follows your rules and writes everything down.',
      cards: [
        {
          title: 'Answers in under 3 rings',
          description: 'Day, night and holidays, and several callers at the same time.',
          icon: 'phone',
        },
        {
          title: 'Lead qualification',
          description: 'Trade, fault, address, urgency: it asks what you would ask, and filters out sales calls.',
          icon: 'funnel',
        },
        {
          title: 'Appointment booking',
          description: 'It offers times that are free in your calendar, and confirms by text message.',
          icon: 'calendar',
        },
        {
          title: 'Emergency dispatch',
          description: 'By your rules it calls whoever is on duty, then the next one, until somebody confirms.',
          icon: 'bolt',
        },
        {
          title: 'Call transfer',
          description: 'A caller who wants a person gets one, with a short summary ahead of the call.',
          icon: 'people',
        },
        {
          title: 'A note of every call',
          description: 'Who, where, what and what was agreed, in your inbox or your job software right after the call.',
          icon: 'document',
        },
      ],
      list: {
        heading: 'What sets it apart',
        tone: 'gains',
        items: [
          {
            title: 'Managed, from start to finish',
            description:
              'I write the call script, connect the systems, listen to test calls and make your changes. Support is included.',
          },
          {
            title: 'Built for your business',
            description:
              'Your services, area, prices and exceptions. It does not read from a script made for everybody.',
          },
          {
            title: 'Paid by the minute',
            description: 'A quiet week costs little. There is no monthly minimum to fill.',
          },
          {
            title: 'Works with what you have',
            description: 'Same phone number, same calendar, same job software.',
          },
        ],
      },
    },
    {
      kind: 'steps',
      id: 'how-it-works',
      heading: 'How it works',
      intro: 'Three steps. Setup takes {setup.days} business days.',
      steps: [
        {
          title: 'We talk for {meeting.discovery} minutes',
          details: [
            'You tell me how you want calls handled: services, area, hours, emergencies.',
            'I tell you what it can do for your trade and what it cannot.',
          ],
        },
        {
          title: 'I build your receptionist',
          details: [
            'Script, voice, calendar, dispatch list and job software are set up.',
            'You call it yourself and try to catch it out. I correct what you find.',
          ],
        },
        {
          title: 'You forward your number',
          details: [
            'All calls, or only those you do not pick up. You can switch it off at any time.',
            'I listen to the first days of calls with you and adjust the rules.',
          ],
        },
      ],
    },
    {
      kind: 'pricing',
      id: 'pricing',
      heading: 'Two prices, nothing else',
      intro: 'You pay me directly, with no surprise bills.',
      prices: [
        {
          amount: '{price.setup}',
          unit: 'one-time setup',
          description: 'Your script, voice, calendar and software connections, test calls and going live.',
        },
        {
          amount: '{price.perMinute}',
          unit: 'per minute',
          per: 'minute',
          description: 'Call handling, for the minutes somebody is on the line. Support included.',
        },
      ],
      terms: ['No contracts', 'No hidden fees', 'No monthly minimums'],
      facts: [
        {
          title: 'Support included',
          description: 'New prices, a changed rota, a question about a call: tell me and I change it.',
        },
        {
          title: 'Setup in {setup.days} business days',
          description: 'Counted from the day I have your rules and access to your calendar.',
        },
        {
          title: 'Answers in under 3 rings, 24/7/365',
          description: 'Nights, weekends and holidays are the same {price.perMinute} per minute.',
        },
      ],
      payback: {
        title: 'One recovered call pays for {market.paybackMonths}+ months',
        description:
          'At 600 minutes a month, a {market.missedCallCost} job covers {market.paybackMonths} months of call handling at {price.perMinute} a minute; with fewer minutes it lasts longer. The one-time setup comes on top.',
      },
      actions: [{ label: 'Get Your Custom Setup', href: '#book' }],
    },
    {
      kind: 'missedCalls',
      id: 'calculator',
      heading: 'What do missed calls cost you?',
      intro: 'Put in your own numbers. The result is worked out in your browser.',
      inputs: {
        callsPerWeek: {
          label: 'Calls you get in a week',
          min: 1,
          max: 300,
          step: 1,
          initial: 20,
          unit: 'calls',
        },
        missedShare: {
          label: 'Share of them you miss',
          hint: 'The figure for the industry is {market.missedCalls}%',
          min: 0,
          max: 100,
          step: 1,
          unit: '%',
        },
        hiredShare: {
          label: 'Missed callers who would have hired you',
          hint: 'Your own guess; stay on the low side',
          min: 0,
          max: 100,
          step: 5,
          initial: 20,
          unit: '%',
        },
        jobValue: {
          label: 'Value of an average job',
          min: 50,
          max: 20_000,
          step: 50,
        },
        minutesPerCall: {
          label: 'Length of a call',
          min: 1,
          max: 15,
          step: 1,
          initial: 3,
          unit: 'minutes',
        },
      },
      outputs: {
        missedPerYear: 'Calls missed in a year',
        lostPerYear: 'Work lost in a year',
        firstYearCost: 'The receptionist in its first year',
      },
      method:
        'Calls missed: calls a week, times the share missed, times 52. Work lost: of those, the share who would have hired you, times the value of a job. The receptionist: {price.setup} once, plus {price.perMinute} for each minute of all your calls.',
    },
    {
      kind: 'trades',
      id: 'industries',
      heading: 'Made for 31 trades',
      intro: 'If you drive to people and fix things, it speaks your language.',
      trades: [
        'HVAC',
        'Plumbing',
        'Electrical',
        'Landscaping',
        'Roofing',
        'Garage doors',
        'Appliance repair',
        'Locksmith',
        'Handyman',
        'Pest control',
        'House cleaning',
        'Carpet cleaning',
        'Window cleaning',
        'Pressure washing',
        'Pool service',
        'Lawn care',
        'Tree service',
        'Irrigation',
        'Painting',
        'Flooring',
        'Fencing',
        'Concrete',
        'Siding',
        'Gutters',
        'Insulation',
        'Windows and doors',
        'Solar installation',
        'Septic service',
        'Chimney sweep',
        'Water damage restoration',
        'Junk removal',
      ],
      featuresHeading: 'What it knows about the trades',
      features: [
        {
          title: 'The words of your trade',
          description: 'It knows a condenser from a compressor, and asks whether the breaker has tripped.',
          icon: 'wrench',
        },
        {
          title: 'What counts as an emergency',
          description: 'No heat in January is one. No heat in June is an appointment. You set the list.',
          icon: 'bolt',
        },
        {
          title: 'Your service area',
          description: 'It checks the zip code before it books, and politely declines what is too far.',
          icon: 'pin',
        },
        {
          title: 'Who is on duty',
          description: 'It follows your rota, with a second number if the first does not answer.',
          icon: 'clock',
        },
        {
          title: 'What it may say about price',
          description: 'Your visit fee and your ranges, in your words. It makes no quotes of its own.',
          icon: 'scale',
        },
        {
          title: 'Storms and seasons',
          description: 'When half the town calls at once, everybody is answered and the list is sorted by urgency.',
          icon: 'globe',
        },
      ],
    },
    {
      kind: 'integrations',
      id: 'integrations',
      heading: 'Connects to the software you run on',
      intro: 'Seven platforms I connect it to. If yours is not here, ask: most systems with an API can be joined.',
      platforms: [
        { name: 'ServiceTitan', category: 'scheduling', description: 'Jobs and dispatch' },
        { name: 'Housecall Pro', category: 'scheduling', description: 'Bookings and job notes' },
        { name: 'Jobber', category: 'scheduling', description: 'Requests and visits' },
        { name: 'HubSpot', category: 'CRM', description: 'Contacts and deals' },
        { name: 'Salesforce', category: 'CRM', description: 'Leads and cases' },
        { name: 'QuickBooks Online', category: 'accounting', description: 'Customers and estimates' },
        { name: 'Xero', category: 'accounting', description: 'Contacts and quotes' },
      ],
      benefitsHeading: 'What the connection gives you',
      benefits: [
        {
          title: 'Scheduling',
          description:
            'It sees free times as they are now and books into them. The office and the crew see the same day.',
          icon: 'calendar',
        },
        {
          title: 'CRM',
          description:
            'Known customers are recognized by their number. New ones are created once, with the call attached.',
          icon: 'people',
        },
        {
          title: 'Accounting',
          description: 'Name, address and job are ready for the estimate. Nobody types them a second time.',
          icon: 'chart',
        },
        {
          title: 'No new software to learn',
          description: 'Everything arrives in the programs your team has open anyway.',
          icon: 'check',
        },
      ],
    },
    {
      kind: 'demo',
      id: 'demo',
      heading: 'Call Riley and see for yourself',
      intro: 'Riley is the demo receptionist of an invented contractor. Ask her what your customers ask you.',
      phone: '{demoPhone}',
      callLabel: 'Call Riley',
      promptsHeading: 'Things to try',
      prompts: [
        '"My water heater is leaking and I cannot find the valve."',
        '"How much is a tune-up, and do you work on Saturdays?"',
        '"I would rather talk to a real person."',
      ],
      note: 'A US number; your usual call charges apply. Riley books nothing real and sends nobody to your door.',
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions contractors ask',
      questions: [
        {
          question: 'Will callers notice that it is AI?',
          answer:
            'Some will. The voice is natural, and it does not claim to be human: if a caller asks, it says what it is. Most people care about getting an answer and a time.',
        },
        {
          question: 'What happens when it cannot help?',
          answer:
            'It says so, takes the details and transfers the call or promises a call back, as you prefer. It does not guess prices, give repair instructions that could hurt somebody, or make promises you have not approved.',
        },
        {
          question: 'How does it handle emergencies?',
          answer:
            'You decide what an emergency is. It takes the address first, then calls the person on duty, then the next on the list, until one confirms. If life is in danger or there is a smell of gas, it tells the caller to leave and dial 911. It does not replace emergency services.',
        },
        {
          question: 'Do I need a new phone number or new software?',
          answer:
            'No. You forward your present number, for all calls or only the ones you miss. Bookings go into the software you use; if you only have a Google or Outlook calendar, that is enough.',
        },
        {
          question: 'What will I pay in a month?',
          answer:
            'The minutes on the line, at {price.perMinute}. As an example, 100 calls of three minutes are 300 minutes, which is {price.exampleMonth}. Setup is {price.setup} once. There are no contracts, no hidden fees and no monthly minimums, and support is included.',
        },
        {
          question: 'How long does setup take, and what do you need from me?',
          answer:
            'It takes {setup.days} business days. I need {meeting.discovery} minutes of your time, your services, area and hours, the list of people on duty, and access to your calendar or job software. You hear it on test calls before your customers do.',
        },
      ],
    },
    {
      kind: 'scheduler',
      id: 'book',
      heading: 'Book your voice AI discovery call',
      intro: '{meeting.discovery} minutes about your calls. You will know at the end whether it pays for you.',
      meeting: 'voiceAi',
      title: 'Schedule Your Voice AI Discovery Call',
      frameTitle: 'Calendar for the {meeting.discovery}-minute voice AI discovery call',
      fallback: 'Choose a time for your free {meeting.discovery}-minute voice AI discovery call on the booking page.',
      button: 'Book Your Discovery Call',
      expectationsHeading: 'In these {meeting.discovery} minutes',
      expectations: [
        'We go through how your calls are handled today, and where they get lost.',
        'You hear how the receptionist would answer for your trade.',
        'You get the price for your number of calls, and a date to go live.',
      ],
      note: 'The voice AI discovery call is free. No sales pitch, no obligation.',
    },
  ],
};
