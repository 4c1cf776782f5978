/** How a value is checked. Every value is stored as text; a boolean as `true` or `false`. */
export const SETTING_TYPES = [
  'string',
  'email',
  'url',
  'phone',
  'number',
  'minutes',
  'boolean',
  'choice',
  'origins',
  'locale',
  'currency',
] as const;
export type SettingType = (typeof SETTING_TYPES)[number];

/** Groups of settings in the order of the Settings tab: stored value and title. */
export const SETTING_CATEGORIES = {
  identity: 'Identity',
  language: 'Language and currency',
  links: 'Social profiles',
  scheduler: 'Scheduler pages',
  calendars: 'Calendars',
  chat: 'Demo chatbot',
  newsletter: 'Newsletter',
  privacy: 'Privacy',
  stages: 'Stages of leads',
  notifications: 'Notifications',
} as const;
export type SettingCategory = keyof typeof SETTING_CATEGORIES;

interface ShownSetting {
  label: string;
  category: SettingCategory;
  dataType: SettingType;
  description: string;
  /** The values of a choice, with their labels. */
  choices?: Readonly<Record<string, string>>;
  /** The empty value can be saved; elsewhere saving it restores the default. */
  canBeEmpty?: true;
  /** Mail, or what visitors enter, goes there: changing it needs a login or a confirmation within ten minutes. */
  isDestination?: true;
}

/** `variable` names the environment variable that the setting overrides; its default is in `server/config.ts`. */
export type SettingDefinition = ShownSetting & ({ variable: string } | { default: string });

function stageName<const Name extends string>(name: Name, description = '') {
  return { label: name, category: 'stages', dataType: 'string', description, default: name } as const;
}

/** Every setting that a captain can edit, by its key in `site_settings`. */
export const SETTINGS = {
  owner_name: {
    label: 'Your name',
    category: 'identity',
    dataType: 'string',
    description: 'Shown across the site.',
    variable: 'OWNER_NAME',
  },
  called_name: {
    label: 'What visitors call you',
    category: 'identity',
    dataType: 'string',
    description: 'Texts say {name}. When empty: your first name without titles, on a German site your whole name.',
    default: '',
    canBeEmpty: true,
  },
  brand_name: {
    label: 'Brand',
    category: 'identity',
    dataType: 'string',
    description: 'The label in the top left corner and in page titles.',
    variable: 'BRAND_NAME',
  },
  owner_email: {
    label: 'Email',
    category: 'identity',
    dataType: 'email',
    description: 'Where visitors can write to, and where notifications go.',
    isDestination: true,
    variable: 'OWNER_EMAIL',
  },
  phone: {
    label: 'Phone number for visitors',
    category: 'identity',
    dataType: 'phone',
    description:
      'Beside the contact form of the home page, in answers of the chatbot and for search engines; {phone} in any text. Empty: visitors see none.',
    canBeEmpty: true,
    default: '',
  },
  demo_phone: {
    label: 'Demo phone number',
    category: 'identity',
    dataType: 'phone',
    description:
      'For a test call on the voice AI page; (415) 555-0142 is only an example. Empty: no page names a number. The one in the imprint is in Pages: Facts.',
    canBeEmpty: true,
    default: '(415) 555-0142',
  },
  language: {
    label: 'Language',
    category: 'language',
    dataType: 'locale',
    description: 'The language of your texts, for browsers, search engines and screen readers. It translates nothing.',
    default: 'en',
  },
  locale: {
    label: 'Region',
    category: 'language',
    dataType: 'locale',
    description: 'How dates, numbers and prices are written, also in mails.',
    default: 'en-US',
  },
  currency: {
    label: 'Currency',
    category: 'language',
    dataType: 'currency',
    description: 'The currency of all prices. Amounts are not converted.',
    default: 'USD',
  },
  link_x: {
    label: 'X',
    category: 'links',
    dataType: 'url',
    description: 'Your profile on X. Empty hides it.',
    canBeEmpty: true,
    default: 'https://x.com/',
  },
  link_linkedin: {
    label: 'LinkedIn',
    category: 'links',
    dataType: 'url',
    description: 'Your profile on LinkedIn. Empty hides it.',
    canBeEmpty: true,
    default: 'https://www.linkedin.com/',
  },
  link_huggingface: {
    label: 'Hugging Face',
    category: 'links',
    dataType: 'url',
    description: 'Your profile on the model hub. Empty hides it.',
    canBeEmpty: true,
    default: 'https://huggingface.co/',
  },
  scheduler_script_url: {
    label: 'Embed script',
    category: 'scheduler',
    dataType: 'url',
    description: 'The provider’s script that draws its calendar on the booking pages.',
    isDestination: true,
    variable: 'SCHEDULER_SCRIPT_URL',
  },
  scheduler_consultation_url: {
    label: 'Free consultation',
    category: 'scheduler',
    dataType: 'url',
    description: 'Booking page of the 30-minute meeting.',
    isDestination: true,
    variable: 'SCHEDULER_CONSULTATION_URL',
  },
  scheduler_strategy_url: {
    label: 'Strategy session',
    category: 'scheduler',
    dataType: 'url',
    description: 'Booking page of the 60-minute meeting.',
    isDestination: true,
    variable: 'SCHEDULER_STRATEGY_URL',
  },
  scheduler_voice_ai_url: {
    label: 'Voice AI discovery call',
    category: 'scheduler',
    dataType: 'url',
    description: 'Booking page of the 30-minute discovery call.',
    isDestination: true,
    variable: 'SCHEDULER_VOICE_AI_URL',
  },
  scheduler_built_in: {
    label: 'Use the built-in scheduler',
    category: 'scheduler',
    dataType: 'boolean',
    description: 'The booking pages show your own free times. The external calendar is not loaded and sets no cookies.',
    default: 'false',
  },
  embed_origins: {
    label: 'Sites that may embed your calendar',
    category: 'scheduler',
    dataType: 'origins',
    description:
      'Addresses such as https://example.com, with a space between them. Booking Settings → Meeting types has the code to embed. Empty: no other site.',
    default: '',
  },
  calendars_stale_after_minutes: {
    label: 'A calendar is out of date after',
    category: 'calendars',
    dataType: 'minutes',
    description: 'Time without a successful fetch. Until then the events of the last one block times.',
    default: '240',
  },
  calendars_when_stale: {
    label: 'While a calendar is out of date',
    category: 'calendars',
    dataType: 'choice',
    description: 'You get a mail when a calendar cannot be read.',
    choices: { close: 'No times can be booked', ignore: 'Its events no longer block times' },
    default: 'close',
  },
  chat_daily_limit: {
    label: 'Model calls per day',
    category: 'chat',
    dataType: 'number',
    description:
      'After this many calls the bot answers from the content of the site until midnight UTC. With 0 it never asks the model.',
    variable: 'CHAT_DAILY_LIMIT',
  },
  retention_leads_months: {
    label: 'Leads',
    category: 'privacy',
    dataType: 'number',
    description:
      'Months after the last message, booking or chat. Everything of that person goes. Subscribers stay, and so does who has a call ahead.',
    default: '0',
  },
  retention_bookings_months: {
    label: 'Past bookings',
    category: 'privacy',
    dataType: 'number',
    description:
      'Months after the call. The lead stays if there is anything else. The event is removed from the calendars that the site wrote it to.',
    default: '0',
  },
  retention_chats_days: {
    label: 'Chats',
    category: 'privacy',
    dataType: 'number',
    description: 'Days after the last message of a conversation.',
    default: '0',
  },
  retention_unconfirmed_days: {
    label: 'Unconfirmed sign-ups',
    category: 'privacy',
    dataType: 'number',
    description: 'Days after somebody asked for the newsletter without confirming the address.',
    default: '30',
  },
  retention_left_days: {
    label: 'Former subscribers',
    category: 'privacy',
    dataType: 'number',
    description:
      'Days after somebody left the newsletter. A hash of the address stays, so that no import brings it back; nobody can read the address from it.',
    default: '0',
  },
  retention_recipients_months: {
    label: 'Recipients of issues',
    category: 'privacy',
    dataType: 'number',
    description:
      'Months after an issue went out: who got it and what the mail server said. The counts of the issue stay. At least one month.',
    default: '0',
  },
  retention_outbox_days: {
    label: 'Messages of the outbox',
    category: 'privacy',
    dataType: 'number',
    description: 'Days after a mail or webhook call was stored, with its text. What still waits to be sent stays.',
    default: '90',
  },
  newsletter_on: {
    label: 'Offer and send the newsletter',
    category: 'newsletter',
    dataType: 'boolean',
    description: 'Off: no issue goes out, and visitors see no form to subscribe. Subscribers stay in the list.',
    default: 'true',
  },
  newsletter_per_second: {
    label: 'Mails per second',
    category: 'newsletter',
    dataType: 'number',
    description:
      'How fast issues of the newsletter go out at most. Ask your mail provider; 0 is as fast as it takes them.',
    default: '40',
  },
  newsletter_per_hour: {
    label: 'Mails per hour',
    category: 'newsletter',
    dataType: 'number',
    description: 'After this many, sending goes on when the hour is over. 0 is no limit.',
    default: '0',
  },
  newsletter_per_day: {
    label: 'Mails per day',
    category: 'newsletter',
    dataType: 'number',
    description: 'After this many, sending goes on when 24 hours are over. 0 is no limit.',
    default: '0',
  },
  newsletter_failure_percent: {
    label: 'Pause when so many percent fail',
    category: 'newsletter',
    dataType: 'number',
    description:
      'Of the last hundred mails. Sending then waits for you, because a bad list harms how your mail is rated.',
    default: '20',
  },
  stage_new: stageName('New', 'Nobody has answered yet.'),
  stage_answered: stageName('Answered', 'Set by a reply, or by “Mark as responded”.'),
  stage_meeting: stageName('Meeting', 'Set by a booking.'),
  stage_proposal: stageName('Proposal'),
  stage_won: stageName('Won'),
  stage_lost: stageName('Lost'),
  enable_admin_notifications: {
    label: 'Mail me about leads',
    category: 'notifications',
    dataType: 'boolean',
    description: 'When somebody books, writes or subscribes. Off: no mail for any of these.',
    default: 'true',
  },
  notify_contacts: {
    label: 'Mail me about messages',
    category: 'notifications',
    dataType: 'boolean',
    description: 'When somebody sends the contact form.',
    default: 'true',
  },
  notify_subscribers: {
    label: 'Mail me about subscribers',
    category: 'notifications',
    dataType: 'boolean',
    description: 'When somebody subscribes to the newsletter.',
    default: 'true',
  },
  enable_api_failure_alerts: {
    label: 'Mail me about failures',
    category: 'notifications',
    dataType: 'boolean',
    description: 'When a service that the site uses does not answer.',
    default: 'true',
  },
} as const satisfies Record<string, SettingDefinition>;
export type SettingKey = keyof typeof SETTINGS;
type KeyOf<Type extends SettingType> = {
  [Key in SettingKey]: (typeof SETTINGS)[Key]['dataType'] extends Type ? Key : never;
}[SettingKey];
export type FlagKey = KeyOf<'boolean'>;
export type NumberKey = KeyOf<'number' | 'minutes'>;
export type TextKey = Exclude<SettingKey, FlagKey | NumberKey>;

/** Upper bound of a value in characters. */
export const SETTING_MAX = 500;
