import { paths } from '#shared/paths.ts';

/** @param name of the field that gets the focus. */
export const settingPath = (name: string) => `${paths.captainTab('settings')}&field=${name}`;

/** By the id of a screen: words that somebody may look for it with, and that its label does not have. */
export const OTHER_WORDS: Readonly<Record<string, string>> = {
  overview: 'dashboard today home waiting answered',
  statistics: 'visitors visits views traffic came where from sources referrers linkedin google numbers how many',
  setup: 'wizard begin start setup language starter',
  leads:
    'csv customers contacts people messages inquiries answered unanswered reply mail follow-up stages won lost export who cancelled',
  chats: 'conversations visitors transcripts',
  booking:
    'appointments bookings booked next calls week schedule scheduler block time off vacation move reschedule cancel',
  pages:
    'texts website navigation offline online seo search engines description title home about menu footer legal imprint design look prices wording',
  services: 'offers prices products packages hide show',
  cms: 'posts blog alt text description articles news publish planned schedule media pictures images files uploads assets import export',
  popups: 'banner announcement message offer one page only',
  chatbot: 'bot change edit wrong correct questions cards replies robot',
  newsletter: 'issues mailing campaign send stop pause end switch off',
  subscribers: 'readers unsubscribe unsubscribed who left import addresses confirm',
  settings: 'name brand language currency email profiles notifications stages',
  outbox: 'mails sent failed delivery webhook',
  privacy: 'gdpr forget erase delete data person retention export',
  apps: 'programs assistant api mcp tokens n8n claude chatgpt',
  audit: 'audit log history who did what',
  system: 'status health doctor jobs restore download export everything texts import environment copy',
  users: 'accounts editor team invite invitation roles colleague assistant',
  account: 'password second factor two-factor 2fa passkey authenticator sessions log out devices',
};

/** Parts of screens with an address of their own; `tab` is that of their screen. */
export const PLACES: readonly { tab: string; label: string; href: string; words: string }[] = [
  {
    tab: 'leads',
    label: 'Unanswered messages',
    href: paths.captainUnanswered,
    words: 'who not answered yet waiting reply leads',
  },
  { tab: 'leads', label: 'Follow-ups', href: paths.captainFollowUps, words: 'remind due leads' },
  {
    tab: 'booking',
    label: 'Hours and days off',
    href: paths.captainBooking('hours'),
    words:
      'opening availability holidays vacation closed close block monday tuesday wednesday thursday friday saturday sunday',
  },
  {
    tab: 'booking',
    label: 'Meeting types',
    href: paths.captainBooking('types'),
    words: 'booking length minutes price embed link copy location add',
  },
  {
    tab: 'booking',
    label: 'Calendars',
    href: paths.captainBooking('calendars'),
    words: 'google ical ics outside connect outlook icloud busy sync second another',
  },
  {
    tab: 'booking',
    label: 'Booking rules',
    href: paths.captainBooking('settings'),
    words: 'notice window reminders limits buffer settings',
  },
  {
    tab: 'chatbot',
    label: 'Unanswered questions',
    href: paths.captainChatbot('unanswered'),
    words: 'bot learn missing answers what visitors asked did not know',
  },
  { tab: 'chatbot', label: 'Checks of the bot', href: paths.captainChatbot('tests'), words: 'test questions expected' },
  {
    tab: 'subscribers',
    label: 'Suppressed addresses',
    href: paths.captainSuppressed,
    words: 'bounced complaints blocked',
  },
  {
    tab: 'settings',
    label: 'Mail server',
    href: settingPath('host'),
    words: 'smtp sender password mail setup',
  },
  { tab: 'pages', label: 'Prices and promises', href: paths.editPage('facts'), words: 'facts price cost home page' },
  {
    tab: 'pages',
    label: 'Mails to visitors',
    href: paths.editPage('mails'),
    words: 'words thank you after booking confirmation reply templates',
  },
  {
    tab: 'pages',
    label: 'Portrait',
    href: paths.editField('branding', 'portrait.src'),
    words: 'photo picture image of me face replace',
  },
  {
    tab: 'pages',
    label: 'Phone number in the imprint',
    href: paths.editField('facts', 'legal.phone'),
    words: 'telephone change',
  },
  {
    tab: 'pages',
    label: 'Colours and typefaces',
    href: paths.editPage('branding'),
    words: 'design change colors fonts logo portrait look',
  },
];
