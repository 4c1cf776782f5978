import type { Pack } from '#content/languages/pack.ts';
import { blog } from './blog.ts';
import { booking } from './booking.ts';
import { chat } from './chat.ts';
import { contactForm } from './contact-form.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { errors } from './errors.ts';
import { forms } from './forms.ts';
import { imprint } from './imprint.ts';
import { landingWords } from './landing-words.ts';
import { machine } from './machine.ts';
import { mails } from './mails.ts';
import { newsletter } from './newsletter.ts';
import { newsletterPages } from './newsletter-pages.ts';
import { about, bookingPage, calendar, home } from './pages.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { site } from './site.ts';
import { templates } from './templates.ts';

/** The texts that are the same for every business, in German. */
export const pack: Pack = {
  documents: {
    site,
    home,
    'contact-form': contactForm,
    newsletter,
    'landing-words': landingWords,
    'newsletter-pages': newsletterPages,
    about,
    calendar,
    'strategy-session': bookingPage,
    booking,
    blog,
    chat,
    'privacy-policy': privacyPolicy,
    'cookie-policy': cookiePolicy,
    imprint,
    machine,
    forms,
    errors,
    mails,
  },
  templates,
};
