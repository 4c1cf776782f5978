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
          text: 'A cookie is a small text that a website asks your browser to keep and to send back later, such as a login. Local storage and session storage are kept in the browser too, but are not sent along by themselves; session storage is gone when you close the tab.',
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
              text: 'Strictly necessary: one for the login, one that marks a known browser, so that guessing passwords cannot lock its owner out, and one that spares that browser the second step of the login, if so chosen. Visitors get none of them. The login is also noted in the local storage of that browser.',
            },
            {
              term: 'Dismissed notices, in local storage.',
              text: 'So that a notice you have closed does not appear again.',
            },
            {
              term: 'Your subscription, in local storage.',
              text: 'So that no notice asks you to subscribe again.',
              when: 'newsletter',
            },
            {
              term: 'Your chat, in session storage.',
              text: 'So that the conversation survives a reload.',
            },
            {
              term: 'What you type into a form, in session storage.',
              text: 'Until you send the form, so that your text survives a reload.',
            },
            {
              term: 'The site that led you here, in session storage.',
              text: 'Its address alone, if your browser gives it. It goes along when you send a form.',
            },
          ],
        },
        {
          text: 'There are no advertising trackers, no analytics cookies and no social media buttons that report to others. The server counts page views without cookies and without storing your network address. So there is no cookie banner.',
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
              text: "belong to one visit or login. The administrator's login is the only one of this site, and ends with the login.",
            },
            {
              term: 'Persistent cookies',
              text: "stay for a set time. Visitors get none; those that mark the administrator's browser stay for up to 400 days.",
            },
            {
              term: 'Third-party cookies',
              text: 'come from another company whose content is part of a page. The booking pages embed the calendar of {service.scheduler}, which may set session or persistent cookies when it loads, under its own cookie policy. No other page loads anything from it.',
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
              text: 'The privacy settings of your browser let you see, delete and block cookies and stored site data.',
            },
            {
              text: 'If you block third-party cookies or the scheduling service, the booking pages show a button that opens its page in a new window. The rest works as before.',
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
              text: 'If you delete what this site has stored, a notice may appear once more, and the chat starts over.',
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
          text: 'When this changes, the page gets a new date. You will be asked before any cookie is set that is not strictly necessary.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        {
          text: 'Questions about cookies: write to {name} at {email}.',
        },
      ],
    },
  ],
};
