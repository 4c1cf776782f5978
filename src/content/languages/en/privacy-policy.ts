import type { LegalDocument } from '#content/legal.schema.ts';

export const privacyPolicy: LegalDocument = {
  label: 'Privacy Policy',
  meta: {
    title: 'Privacy Policy: What This Site Keeps and Why',
    description:
      'Which details this website collects through its forms, chatbot and booking, what they are used for, who else sees them, and how to have them deleted.',
  },
  eyebrow: 'Legal',
  title: 'Privacy Policy',
  summary:
    'This site keeps what you send it, to answer you. It has no advertising trackers and no analytics cookies, and nothing is sold.',
  effectiveLabel: 'Effective date',
  effectiveDate: '2025-06-10',
  updatedLabel: 'Last updated',
  lastUpdated: '2025-06-10',
  contents: 'On this page',
  sections: [
    {
      id: 'information-collected',
      heading: 'Information Collected',
      blocks: [
        {
          text: '{legal.name}, a one-person business run by {ownerName}, is responsible for your data. "I" and "me" mean {ownerName}.',
          when: 'legalFirm',
        },
        {
          text: 'Your data is the responsibility of {legal.name}. "I" and "me" mean {ownerName}.',
          when: 'legalPerson',
        },
        { text: 'Postal address: {legal.address}', when: 'legalAddress' },
        {
          text: 'I receive details when you use one of these:',
          items: [
            {
              term: 'Contact form.',
              text: 'Your name, email address, message and what it is about; company, phone number and budget only if you give them.',
              when: 'budget',
            },
            {
              term: 'Contact form.',
              text: 'Your name, email address, message and what it is about; company and phone number only if you give them.',
              when: 'noBudget',
            },
            {
              term: 'Newsletter and email boxes.',
              text: 'Your email address and, from an email box on a service page, that page.',
              when: 'newsletter',
            },
            {
              term: 'Chatbot.',
              text: 'What you type, the replies, and what the chatbot makes of them, such as a wish to book, under a random number.',
            },
            {
              term: 'Booking on this site.',
              text: 'Your name, email address, time and time zone, what the meeting is about, and what else you enter, such as a message or phone number.',
            },
            {
              term: 'Embedded calendar.',
              text: 'What you type into the calendar of an outside service ({service.scheduler}), which passes it on to me.',
              when: 'embed',
            },
            {
              term: 'Email and phone.',
              text: 'What you write or say. Phone services connect and answer the calls.',
            },
          ],
        },
        {
          text: 'The page you sent them from may be stored with them, and the site that led you here, which your browser remembers until you close the tab.',
        },
        {
          text: 'Page views, the sites that visitors come from, and clicks on notices are counted without cookies and without storing your network address, as totals that cannot be traced back to you.',
        },
        {
          text: 'Your network address is needed to send you pages, and used for a short time against spam and password guessing. The hosting company may log connections.',
        },
      ],
    },
    {
      id: 'use-of-information',
      heading: 'Use of Information',
      blocks: [
        {
          text: 'I use your details only:',
          items: [
            {
              term: 'To answer you',
              text: 'and to prepare proposals.',
            },
            {
              term: 'To hold meetings',
              text: 'and to remind you of them by email.',
            },
            {
              term: 'To send the newsletter',
              text: 'or the examples you asked for, until you unsubscribe by the link in each mail or by writing to {email}.',
              when: 'newsletter',
            },
            {
              term: 'To run and improve the chatbot:',
              text: 'if you leave your email address in it, I may reply there.',
            },
            {
              term: 'To see together',
              text: 'what comes from one email address.',
            },
            {
              term: 'To keep the site working',
              text: 'and turn away abuse.',
            },
            {
              term: 'To meet legal duties,',
              text: 'such as keeping invoices.',
            },
          ],
        },
        {
          text: 'The legal basis is your consent where I asked for it, a contract or steps towards one for requests and meetings, a legal duty for business records, and otherwise my legitimate interest in a secure website and a useful chatbot. You need not give details, but I cannot answer or book without those that a form requires. No machine makes decisions with legal effect about you.',
        },
        {
          text: 'Details are kept, unless you ask me to delete them before:',
          items: [
            {
              term: 'Messages and bookings:',
              text: 'while we are in touch, and as long afterwards as I may need to look up what was agreed.',
              when: 'leadsStay',
            },
            {
              term: 'Messages and bookings:',
              text: 'until I have heard nothing from you for {keep.leads}. Then the site deletes them.',
              when: 'leadsEnd',
            },
            {
              term: 'Meetings that are over:',
              text: '{keep.bookings} after the meeting.',
              when: 'bookingsEnd',
            },
            {
              term: 'Newsletter:',
              text: 'until you leave. Your address may stay on a list of people not to be written to.',
              when: 'leftStay',
            },
            {
              term: 'Newsletter:',
              text: 'until you leave. Your address is deleted {keep.left} later. A code made from it, which cannot be read back, keeps it from being added again.',
              when: 'leftEnd',
            },
            {
              term: 'Sign-ups that were not confirmed:',
              text: '{keep.unconfirmed}.',
              when: 'unconfirmedEnd',
            },
            {
              term: 'Who got which newsletter:',
              text: '{keep.recipients} after it was sent.',
              when: 'recipientsEnd',
            },
            {
              term: 'Chat transcripts:',
              text: 'while they help to improve the answers.',
              when: 'chatsStay',
            },
            {
              term: 'Chat transcripts:',
              text: '{keep.chats} after the last message.',
              when: 'chatsEnd',
            },
            {
              term: 'Mails and notifications:',
              text: 'their text for {keep.outbox}.',
              when: 'outboxEnd',
            },
            {
              term: 'Contracts and invoices:',
              text: 'as long as tax and commercial law require.',
            },
            {
              term: 'Backups:',
              text: 'automatic copies on the server are gone after 14 days at the latest. If one is restored before, what you asked me to erase is erased again.',
            },
          ],
        },
      ],
    },
    {
      id: 'sharing-of-information',
      heading: 'Sharing of Information',
      blocks: [
        {
          text: 'Nobody gets your details for advertising. Others see only what their task needs:',
          items: [
            {
              term: 'AI provider.',
              text: 'The chatbot sends your messages in the current chat to an AI provider ({service.model}), which writes the reply. Please do not type passwords, health details or confidential facts about others.',
              when: 'model',
            },
            {
              term: 'No AI provider sees your messages.',
              text: 'The chatbot’s replies are put together on my own servers. Please do not type passwords, health details or confidential facts about others.',
              when: 'noModel',
            },
            {
              term: 'Assistants that work for me.',
              text: 'A program that I connected, such as an AI assistant, may read messages, bookings and chats for me.',
              when: 'apps',
            },
            {
              term: 'Scheduling service.',
              text: 'Your browser loads the calendar from it, so it learns your network address and may set cookies. Its own privacy policy applies.',
              when: 'embed',
            },
            {
              term: 'Hosting company.',
              text: 'It runs the server, with all that is stored there.',
            },
            {
              term: 'Email.',
              text: 'The service that carries the mails of this site ({service.mail}).',
              when: 'mail',
            },
            {
              term: 'Delivery of pages.',
              text: 'A network sends you copies of the public pages, so it learns your network address. It keeps nothing that you send through a form.',
              when: 'cdn',
            },
            {
              term: 'Backup storage.',
              text: 'The database is copied continuously to another storage.',
              when: 'replica',
            },
            {
              term: 'Video calls.',
              text: 'Calls by video run over {service.video}. The service carries picture and sound and learns your network address and the name you enter. Its own privacy policy applies.',
              when: 'video',
            },
            {
              term: 'Video calls.',
              text: 'If we talk by video, I name the service beforehand. It carries picture and sound and learns your network address and the name you enter. Its own privacy policy applies.',
              when: 'videoOpen',
            },
            {
              term: 'Calendar.',
              text: 'A booking is entered in my calendar with your name, email address and what it is about.',
              when: 'calendar',
            },
            {
              term: 'My own automation.',
              text: 'What you send is passed on to a workflow that I run, for example to notify me.',
              when: 'webhook',
            },
            {
              term: 'Authorities and advisers.',
              text: 'Where a law or court obliges me, or to settle a claim or keep accounts.',
            },
          ],
        },
        {
          text: 'Some may work in another country. Where the law asks for it, an adequacy decision or standard contractual clauses then protect your details. I tell you on request which providers are in use.',
        },
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        {
          items: [
            {
              text: 'The site runs on its own server with its own database. Fonts and scripts come from there, except for the embedded calendar.',
              when: 'embed',
            },
            {
              text: 'The site runs on its own server with its own database. Fonts and scripts come from there too.',
              when: 'noEmbed',
            },
            {
              text: 'Only a logged-in administrator can see messages, bookings, addresses and chats here.',
            },
            {
              text: 'The server log leaves out message texts and email addresses.',
            },
          ],
        },
        {
          text: 'If a breach puts your details at risk, I tell you and the authorities as the law requires.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your Rights',
      blocks: [
        {
          text: 'You can ask me to:',
          items: [
            {
              term: 'Show',
              text: 'what I hold about you, and send you a copy in a common file format.',
            },
            {
              term: 'Correct',
              text: 'what is wrong or out of date.',
            },
            {
              term: 'Delete',
              text: 'it, unless a law obliges me to keep it.',
            },
            {
              term: 'Restrict or stop',
              text: 'a use you object to. You can object at any time to advertising and to any use based on my legitimate interest.',
            },
            {
              term: 'Withdraw consent',
              text: 'you gave. What was done before stays lawful.',
            },
          ],
        },
        {
          text: 'Write to {email} from the address concerned; for a chat, say roughly when it was and what about. It costs nothing, and I answer within 30 days. You can also complain to the data protection authority where you live.',
        },
        {
          text: 'In Austria that authority is the Datenschutzbehörde in Vienna (dsb.gv.at).',
          when: 'inAustria',
        },
        {
          text: 'The Swiss Federal Act on Data Protection applies as well. The authority in Switzerland is the Federal Data Protection and Information Commissioner (edoeb.admin.ch).',
          when: 'inSwitzerland',
        },
        { text: 'In the United Kingdom that authority is the ICO (ico.org.uk).', when: 'inUnitedKingdom' },
        {
          text: 'In Ireland that authority is the Data Protection Commission in Dublin (dataprotection.ie).',
          when: 'inIreland',
        },
        {
          text: 'In the United States that authority is the attorney general of your state, or the Federal Trade Commission (ftc.gov).',
          when: 'inUnitedStates',
        },
        {
          text: 'Data protection officer: {legal.dataProtection}',
          when: 'legalDataProtection',
        },
        {
          text: 'This site is not directed at children.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        {
          text: 'For questions, write to {name} at {email}. If the way this site handles data changes, this page and its date change too.',
        },
      ],
    },
  ],
};
