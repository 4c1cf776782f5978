import type { LegalDocument } from '#content/legal.schema.ts';

export const cookiePolicy: LegalDocument = {
  label: 'Cookie Policy',
  meta: {
    title: 'Cookie Policy: No Trackers, Login Cookies Only',
    description:
      'This site sets no cookies for visitors. What the administrator login, the browser storage and services of other companies keep, and how to remove it.',
  },
  eyebrow: 'Legal',
  title: 'Cookie Policy',
  summary:
    'As a visitor you get no cookie from this site. The only ones it sets are for the login of its administrator.',
  more: [
    {
      text: 'The calendar embedded on the booking pages comes from another company, which may set its own.',
      when: 'embed',
    },
  ],
  effectiveLabel: 'Effective date',
  effectiveDate: '2025-06-10',
  updatedLabel: 'Last updated',
  lastUpdated: '2025-06-10',
  contents: 'On this page',
  sections: [
    {
      id: 'what-cookies-are',
      heading: 'What Cookies Are',
      blocks: [
        {
          text: 'A cookie is a small text that a website asks your browser to keep and to send back with later requests. It can hold a login, a setting, or a number by which you are known again.',
        },
        {
          text: 'Browsers have a second place for small notes, called local storage, and a short-lived form of it, called session storage. What is kept there stays in your browser and is not sent along by itself. This policy covers both, because they serve similar ends.',
        },
      ],
    },
    {
      id: 'how-cookies-are-used',
      heading: 'How Cookies Are Used',
      blocks: [
        {
          text: 'This is all that the site itself keeps in a browser:',
          items: [
            {
              term: 'Login cookies, for the administrator only.',
              text: "Strictly necessary. One keeps the person who runs this site logged in to its private area. Another marks a browser that has logged in before, so that somebody who guesses passwords cannot lock its owner out, and a third, where they choose so, spares that browser the second step of the login. Reading the site, sending a form, chatting or booking sets none of them. The login is also noted in the local storage of the administrator's browser.",
            },
            {
              term: 'Dismissed notices, in local storage.',
              text: 'If you close a notice that is meant to appear only once, your browser remembers that, so that you do not see it again.',
            },
            {
              term: 'Your subscription, in local storage.',
              text: 'If you sign up for the newsletter, your browser remembers it, so that no notice asks you to.',
              when: 'newsletter',
            },
            {
              term: 'Your chat, in session storage.',
              text: 'If you use the chatbot, the tab remembers the conversation, so that it survives a reload. It is forgotten when you close the tab.',
            },
            {
              term: 'What you type into a form, in session storage.',
              text: 'The tab remembers it until you send the form, so that it survives a reload. It is forgotten when you close the tab.',
            },
            {
              term: 'The site that led you here, in session storage.',
              text: 'Its address alone, if your browser says it. It goes along when you send a form, and is forgotten when you close the tab.',
            },
          ],
        },
        {
          text: 'There are no advertising trackers, no analytics cookies and no social media buttons that report to others. Page views are counted on the server, without cookies and without storing your network address. That is also why this site has no cookie banner.',
        },
      ],
    },
    {
      id: 'types-of-cookies',
      heading: 'Types of Cookies',
      blocks: [
        {
          items: [
            {
              term: 'Session cookies',
              text: "belong to one visit or one login. The administrator's login is the only one this site sets. It becomes useless at logout or when the login expires.",
            },
            {
              term: 'Persistent cookies',
              text: "stay for a set time, and by them you are known again on later visits. This site sets none on visitors' devices; those that mark the administrator's browser stay for up to 400 days.",
            },
            {
              term: 'Third-party cookies',
              text: 'come from another company whose content is part of a page. The pages on which a call can be booked embed a calendar from an outside scheduling service ({service.scheduler}). That service may set session or persistent cookies when the calendar loads, under its own cookie policy. No other page loads anything from it.',
              when: 'embed',
            },
            {
              term: 'Third-party cookies',
              text: 'come from another company whose content is part of a page. No page of this site has such content.',
              when: 'noEmbed',
            },
            {
              term: 'The network in front of this site',
              text: 'delivers its pages and may set a cookie of its own that tells people from machines.',
              when: 'cdn',
            },
          ],
        },
      ],
    },
    {
      id: 'managing-cookies',
      heading: 'Managing Cookies',
      blocks: [
        {
          text: 'You decide what your browser keeps:',
          items: [
            {
              text: 'The privacy settings of every common browser let you see, delete and block cookies and stored site data, for all sites or for one.',
            },
            {
              text: "If you block third-party cookies or the scheduling service's script, the rest of this site works as before. The booking pages then show a button that opens the booking page in a new window.",
              when: 'embed',
            },
            {
              text: 'If you would rather not use the scheduling service at all, write to {email} and suggest a time.',
              when: 'embed',
            },
            {
              text: 'If you would rather not book through the site, write to {email} and suggest a time.',
              when: 'noEmbed',
            },
            {
              text: "If you delete this site's stored data, the worst that happens is that a notice you closed appears once more, or that the chat starts over.",
            },
            {
              text: 'A private window forgets everything when you close it.',
            },
          ],
        },
      ],
    },
    {
      id: 'updates',
      heading: 'Updates to This Policy',
      blocks: [
        {
          text: 'When the site starts or stops keeping something in your browser, this page is changed and gets a new date. Should a cookie that is not strictly necessary ever be added, you will be asked before it is set.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        {
          text: 'Questions about cookies or about what this site keeps in your browser: write to {name} at {email}.',
        },
      ],
    },
  ],
};
