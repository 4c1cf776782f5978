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
    'This site keeps what you send it and uses it to answer you. There are no advertising trackers and no analytics cookies, and nothing is sold. To see or delete what is held about you, write to {email}.',
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
          text: '{legal.name} is a one-person business run by {ownerName}, who is responsible for the data described here. "I" and "me" mean {ownerName}.',
          when: 'legalFirm',
        },
        {
          text: 'The data described here is the responsibility of {legal.name}. "I" and "me" mean {ownerName}.',
          when: 'legalPerson',
        },
        {
          text: 'You can read this whole website without giving your name or logging in. Details reach me when you use one of these:',
          items: [
            {
              term: 'Contact form.',
              text: 'Your first and last name, email address, the services you are interested in and your message. Company, phone number and budget are optional where the form asks for them.',
              when: 'budget',
            },
            {
              term: 'Contact form.',
              text: 'Your first and last name, email address, the services you are interested in and your message. Company and phone number are optional where the form asks for them.',
              when: 'noBudget',
            },
            {
              term: 'Newsletter and email boxes.',
              text: 'Your email address. If you leave it in an email box on a service page, also the page you left it on.',
              when: 'newsletter',
            },
            {
              term: 'Chatbot.',
              text: 'The messages you type, the replies, and what the chatbot makes of them, such as whether you ask about prices or want to book. The conversation has a random number and carries no name unless you type one.',
            },
            {
              term: 'Booking on this site.',
              text: 'Your name, email address, company if you give one, the kind of meeting, the services it is about, the day and time, your time zone, any message you add and, where the form asks for more, what you answer, such as a phone number.',
            },
            {
              term: 'Booking through the embedded scheduler.',
              text: 'The pages on which a call can be booked embed a calendar from an outside scheduling service ({service.scheduler}). What you type there goes to that service first, and the service passes the booking on to me.',
              when: 'embed',
            },
            {
              term: 'Email and phone.',
              text: 'What you write or say when you contact me directly. A phone call does not pass through this website, but through the phone services that connect and answer it.',
            },
          ],
        },
        {
          text: 'A message, booking or address may be stored together with the page it was sent from and, where your browser says so, the site that led you here. Your browser remembers that site until you close the tab.',
        },
        {
          text: 'Page views are counted without cookies and without storing your network address, and so is the website or the campaign from which visitors come, by its name alone. The same goes for how often a notice on the site is shown, clicked or closed. These are totals. They cannot be traced back to you.',
        },
        {
          text: 'Your network address is needed to send you the page at all. The server also uses it for a short time to count form submissions, chat messages and login attempts, so that spam and password guessing can be slowed down. The company that provides the server may keep technical records of connections of its own.',
        },
      ],
    },
    {
      id: 'use-of-information',
      heading: 'Use of Information',
      blocks: [
        {
          text: 'I use what you send for these purposes and no others:',
          items: [
            {
              term: 'To answer you',
              text: 'and to prepare a proposal when you ask for one.',
            },
            {
              term: 'To hold meetings:',
              text: 'to confirm, move or cancel them, and to remind you of them by email.',
            },
            {
              term: 'To send the newsletter',
              text: 'or the examples you asked for. You can leave at any time through the unsubscribe link or by writing to {email}.',
              when: 'newsletter',
            },
            {
              term: 'To run and improve the chatbot:',
              text: 'to give you an answer, and to see which questions it answered badly. If you leave your email address in a chat, I may reply to you there.',
            },
            {
              term: 'To keep one record for each person:',
              text: 'whatever comes from the same email address, such as messages and bookings, is shown to me together, so that you need not explain things twice.',
            },
            {
              term: 'To keep the site working,',
              text: 'find faults and turn away abuse.',
            },
            {
              term: 'To meet legal duties,',
              text: 'such as keeping invoices.',
            },
          ],
        },
        {
          text: 'Where the law asks for a legal basis, it is your consent where I asked for it; steps towards or under a contract for requests, meetings and projects; a legal duty for business records; and my legitimate interest in a working, secure website and a useful chatbot for the rest. No decision with legal effect is made about you by a machine.',
        },
        {
          text: 'Details are kept for as long as that purpose lasts:',
          items: [
            {
              term: 'Messages and bookings:',
              text: 'while we are in touch and for as long afterwards as I may need to look up what was agreed, or until you ask me to delete them.',
              when: 'leadsStay',
            },
            {
              term: 'Messages and bookings:',
              text: 'while we are in touch. After {keep.leads} in which I heard nothing from you, the site deletes them by itself, or earlier when you ask me to.',
              when: 'leadsEnd',
            },
            {
              term: 'Meetings that are over:',
              text: 'their bookings are deleted {keep.bookings} after the meeting.',
              when: 'bookingsEnd',
            },
            {
              term: 'Newsletter:',
              text: 'until you leave. The bare address may then stay on a list of people who are not to be written to.',
              when: 'leftStay',
            },
            {
              term: 'Newsletter:',
              text: 'until you leave. Your address is deleted {keep.left} later. What stays is a code made from it that cannot be read back and keeps it from being added again.',
              when: 'leftEnd',
            },
            {
              term: 'Sign-ups that were not confirmed:',
              text: '{keep.unconfirmed}.',
              when: 'unconfirmedEnd',
            },
            {
              term: 'Who got which newsletter:',
              text: '{keep.recipients} after it was sent. After that, only the numbers are left.',
              when: 'recipientsEnd',
            },
            {
              term: 'Chat transcripts:',
              text: 'while they help to improve the answers, or until you ask me to delete yours. Tell me roughly when you chatted and what about, so that I can find it.',
              when: 'chatsStay',
            },
            {
              term: 'Chat transcripts:',
              text: '{keep.chats} after the last message, or until you ask me to delete yours. Tell me roughly when you chatted and what about, so that I can find it.',
              when: 'chatsEnd',
            },
            {
              term: 'Notifications and mails from this site:',
              text: 'their text is kept for {keep.outbox}.',
              when: 'outboxEnd',
            },
            {
              term: 'Contracts and invoices:',
              text: 'for as long as tax and commercial law require.',
            },
            {
              term: 'Backups:',
              text: 'something deleted from the site disappears from its backups as these are replaced by newer ones: automatic copies on the server are gone after 14 days at the latest. If one is restored before that, what you asked me to erase is erased again.',
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
          text: 'I do not sell, rent or trade your details, and I do not share them for advertising. This website keeps its data in its own database. Others see some of it only where a task needs them:',
          items: [
            {
              term: 'AI provider.',
              text: 'The chatbot sends your messages in the current conversation to an AI provider ({service.model}), which writes the reply. When the provider does not answer, this server puts the reply together itself. Please do not type passwords, health details or confidential facts about other people into the chat.',
              when: 'model',
            },
            {
              term: 'No AI provider sees your messages.',
              text: 'The replies of the chatbot are put together on my own servers. Please do not type passwords, health details or confidential facts about other people into the chat.',
              when: 'noModel',
            },
            {
              term: 'Assistants that work for me.',
              text: 'I have connected a program, such as an AI assistant, that may read messages, bookings and chats on my behalf.',
              when: 'apps',
            },
            {
              term: 'Scheduling service.',
              text: 'When you open a page with the embedded calendar, your browser loads it from the scheduling service, which learns your network address and may set cookies of its own. What you enter there is handled under its own privacy policy.',
              when: 'embed',
            },
            {
              term: 'Hosting company.',
              text: 'It runs the server, and with it all that is stored there.',
            },
            {
              term: 'Email.',
              text: 'The mail service that carries the mails of this site, such as confirmations ({service.mail}).',
              when: 'mail',
            },
            {
              term: 'Delivery of pages.',
              text: 'A content delivery network keeps copies of the public pages and sends them to you, so it learns your network address. What you send through a form is not kept there.',
              when: 'cdn',
            },
            {
              term: 'Backup storage.',
              text: 'The database is copied continuously to another storage, so that nothing is lost when the server fails.',
              when: 'replica',
            },
            {
              term: 'Video calls.',
              text: 'Calls by video run over {service.video}. The service carries picture and sound, and learns your network address and the name you enter there. It handles them under its own privacy policy.',
              when: 'video',
            },
            {
              term: 'Video calls.',
              text: 'If a call takes place by video, I name the service beforehand. It carries picture and sound, and learns your network address and the name you enter there. It handles them under its own privacy policy.',
              when: 'videoOpen',
            },
            {
              term: 'Calendar.',
              text: 'A booking is entered in the calendar that I use, with your name, your email address and what it is about.',
              when: 'calendar',
            },
            {
              term: 'My own automation.',
              text: 'What you send, such as a message or a booking, is passed on to a workflow that I run, for example to notify me faster.',
              when: 'webhook',
            },
            {
              term: 'Authorities and advisers.',
              text: 'Where a law or court order obliges me, or where it is needed to settle a claim or keep proper accounts.',
            },
          ],
        },
        {
          text: 'Some of these companies may work in a country other than yours. I pass on no more than the task needs. If you ask, I will tell you which providers are in use at the time.',
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
              text: 'The site runs on its own server with its own database. Its fonts, scripts and video come from there too, apart from the embedded calendar.',
              when: 'embed',
            },
            {
              text: 'The site runs on its own server with its own database. Its fonts, scripts and video come from there too.',
              when: 'noEmbed',
            },
            {
              text: 'On this site, only a logged-in administrator can see messages, bookings, addresses and chats. Administrator passwords are stored as salted hashes and cannot be read back.',
            },
            {
              text: 'Forms are limited in how often they can be sent, and repeated failed logins are slowed down.',
            },
            {
              text: 'The server log is meant for finding faults and leaves out message texts and email addresses.',
            },
            {
              text: 'The database is backed up, so that a failed disk does not cost you your message.',
            },
          ],
        },
        {
          text: 'No system is proof against everything. If a breach puts your details at risk, I will tell you and the authorities as the law requires. If you find a weakness, please write to {email} before you publish it.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your Rights',
      blocks: [
        {
          text: 'Wherever you live, you can ask me to:',
          items: [
            {
              term: 'Show',
              text: 'you what I hold about you, and send you a copy in a common file format.',
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
              text: 'a use you object to.',
            },
            {
              term: 'Withdraw consent',
              text: 'you gave. What was done before that stays lawful.',
            },
          ],
        },
        {
          text: 'Write to {email} from the address concerned, so that I know the request is yours. It costs nothing, and I answer within 30 days. Your choice will not change how I treat you as a client. You can also complain to the data protection authority where you live.',
        },
        {
          text: 'Data protection officer: {legal.dataProtection}',
          when: 'legalDataProtection',
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
          text: 'This site is not directed at children, and I do not knowingly collect their details.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        {
          text: 'Questions about this policy or your data: write to {name} at {email}. If the way this site handles data changes, this page changes with it, and the date at the top shows when.',
        },
      ],
    },
  ],
};
