import { paths } from '#shared/paths.ts';
import { SETUP_STEPS, SETUP_TITLES } from '#shared/setup.ts';

/** By the id of a screen: words that somebody may look for it with, and that its label does not have. */
export const OTHER_WORDS: Readonly<Record<string, string>> = {
  overview: 'dashboard today home start figures',
  statistics:
    'visitors visits views traffic analytics came come where from sources referrers linkedin google numbers many month report',
  setup: 'wizard begin start setup language starter template german translate',
  leads:
    'add a new person by hand csv customers clients contacts contact form people messages inquiries reply replies answer mark mail follow-up reminder stages won lost export cancelled notes',
  chats: 'conversations visitors transcripts messages',
  booking:
    'appointments bookings booked next calls week schedule scheduler block time off vacation move reschedule cancel tomorrow afternoon',
  pages:
    'texts website navigation undo history versions version earlier old yesterday before back restore revert add new create offline online seo google search engines description title home about menu header footer legal imprint terms cookies privacy policy design look prices wording faq testimonials reviews section link',
  services: 'offers prices products packages fees rates hide show',
  cms: 'posts post blog first new publish replace old version undo history everywhere write article draft alt text description news publish planned schedule media pictures photos images files videos uploads upload assets pdf import export wordpress redirect address tags category',
  popups: 'banner announcement message offer one page only turn off switch window',
  chatbot:
    'bot robot topic topics turn switch off on use ai second wrong correct questions answer cards replies faq knowledge',
  newsletter: 'issues mailing campaign send write stop pause end switch off',
  subscribers:
    'readers unsubscribe unsubscribed left add somebody person by hand import addresses list confirm export csv',
  settings:
    'name business brand language region currency money email address phone telephone number mobile call profiles social linkedin instagram facebook links notifications stages time zone whatsapp',
  outbox: 'mails email sent failed error delivery webhook zapier',
  privacy: 'gdpr dsgvo forget erase remove delete data person customer lead retention export cookies',
  apps: 'programs assistant api mcp tokens n8n zapier make claude chatgpt ai',
  audit: 'audit log history happened did changed',
  system:
    'status health doctor error problem slow broken jobs restore download export everything texts import move environment copy update version hosting',
  users: 'accounts editor team invite invitation roles colleague assistant access permission employee',
  account:
    'password second factor two-factor 2fa passkey authenticator sessions login log out logout sign devices profile',
};

/** Parts of screens with an address of their own; `tab` is that of their screen. */
export const PLACES: readonly { tab: string; label: string; href: string; words: string }[] = [
  {
    tab: 'leads',
    label: 'Unanswered messages',
    href: paths.captainUnanswered,
    words: 'not answer answered yet waiting open reply leads',
  },
  {
    tab: 'leads',
    label: 'Follow-ups',
    href: paths.captainFollowUps,
    words: 'remind reminder due set next week monday tuesday wednesday thursday friday leads tasks to-do',
  },
  {
    tab: 'cms',
    label: 'New post',
    href: paths.newPost,
    words: 'write create add post posts article blog',
  },
  {
    tab: 'booking',
    label: 'Block time',
    href: paths.captainTab('booking'),
    words: 'calendar busy unavailable lunch off afternoon morning',
  },
  {
    tab: 'booking',
    label: 'Hours and days off',
    href: paths.captainBooking('hours'),
    words:
      'opening open business office availability available day off free holidays vacation sick closed close block lunch break weekend exception monday tuesday wednesday thursday friday saturday sunday',
  },
  {
    tab: 'booking',
    label: 'Meeting types',
    href: paths.captainBooking('types'),
    words:
      'booking appointment call kind length duration minutes price embed link copy share location place zoom teams meet video phone add questions buffer',
  },
  {
    tab: 'booking',
    label: 'Calendars',
    href: paths.captainBooking('calendars'),
    words: 'google ical ics caldav outside connect outlook icloud apple busy sync second another',
  },
  {
    tab: 'booking',
    label: 'Booking rules',
    href: paths.captainBooking('settings'),
    words: 'notice window reminders remind limits buffer settings calendly scheduler advance',
  },
  {
    tab: 'chatbot',
    label: 'Unanswered questions',
    href: paths.captainChatbot('unanswered'),
    words: 'bot chatbot learn missing answers visitors asked could not did know',
  },
  { tab: 'chatbot', label: 'Try the chatbot', href: paths.captainChatbot('try'), words: 'it test ask bot why answer' },
  {
    tab: 'pages',
    label: 'Contact form: fields and messages after sending',
    href: paths.editPage('contact-form'),
    words: 'text toast success thank you sent visitor reads budget services',
  },
  { tab: 'chatbot', label: 'Checks of the bot', href: paths.captainChatbot('tests'), words: 'test questions expected' },
  {
    tab: 'subscribers',
    label: 'Suppressed addresses',
    href: paths.captainSuppressed,
    words: 'bounced bounces complaints blocked spam',
  },
  {
    tab: 'settings',
    label: 'Mail server',
    href: paths.captainSetting('host'),
    words: 'smtp sender from password mail email spam junk setup gmail signature',
  },
  {
    tab: 'services',
    label: 'Prices',
    href: paths.captainPrices,
    words: 'change price pricing cost amount fee rate hourly home page',
  },
  {
    tab: 'pages',
    label: 'Prices and promises',
    href: paths.editPage('facts'),
    words: 'facts price figures years payment invoice tax vat',
  },
  {
    tab: 'pages',
    label: 'Mails to visitors',
    href: paths.editPage('mails'),
    words: 'email words thank you after booking confirmation reminder reply templates signature',
  },
  {
    tab: 'pages',
    label: 'Portrait',
    href: paths.editField('branding', 'portrait.src'),
    words: 'photo picture image me face replace',
  },
  {
    tab: 'pages',
    label: 'Imprint: phone number and postal address',
    href: paths.editField('facts', 'legal.phone'),
    words: 'telephone mobile contact call legal',
  },
  {
    tab: 'pages',
    label: 'Colours and typefaces',
    href: paths.editPage('branding'),
    words: 'design main brand change colors color fonts typeface logo icon favicon portrait look theme dark',
  },
  ...SETUP_STEPS.map((step, index) => ({
    tab: 'setup',
    label: `Make it yours: ${SETUP_TITLES[step]}`,
    href: paths.setupStep(step),
    words: `step ${index + 1} setup wizard`,
  })),
];

/** Pages of the documentation that tell what no screen can change. */
export const HELP_PAGES: readonly { label: string; page: string; words: string }[] = [
  {
    label: 'Domain, server and updates',
    page: 'deployment',
    words: 'address url website hosting install move https ssl certificate secure dns update version',
  },
  {
    label: 'Mail that arrives',
    page: 'mail-and-webhooks',
    words: 'email spam junk spf dkim dmarc bounce deliver zapier',
  },
  { label: 'Backups and how to restore one', page: 'backups', words: 'copy lost safe undo' },
  { label: 'What is stored about visitors', page: 'privacy', words: 'gdpr dsgvo cookies data' },
  { label: 'Who may do what', page: 'roles', words: 'roles owner editor permission' },
  { label: 'Texts, menu and pages', page: 'content', words: 'how manual documentation guide' },
  {
    label: 'Everything that can be configured',
    page: 'configuration',
    words: 'environment openai model key ai language',
  },
];
