/** What a setting's value looks like; it is stored as text in any case, a boolean as `true` or `false`. */
export type SettingType = 'string' | 'email' | 'url' | 'phone' | 'number' | 'boolean';

/** Groups of settings, in the order of the screen: stored value and title. */
export const SETTING_CATEGORIES = {
  identity: 'Identity',
  links: 'Social profiles',
  scheduler: 'Scheduler pages',
  booking: 'Booking',
  chat: 'Demo chatbot',
  notifications: 'Notifications',
} as const;
export type SettingCategory = keyof typeof SETTING_CATEGORIES;

interface ShownSetting {
  label: string;
  category: SettingCategory;
  dataType: SettingType;
  description: string;
  /** An empty value is one too; elsewhere it takes the saved one away. */
  canBeEmpty?: true;
}

/** `variable` is the environment's that says the same, and `server/config.ts` has its default; the others have theirs here. */
export type SettingDefinition = ShownSetting & ({ variable: string } | { default: string });

/** Every setting that a captain can edit, by its key in `site_settings`. */
export const SETTINGS = {
  owner_name: {
    label: 'Your name',
    category: 'identity',
    dataType: 'string',
    description: 'Shown across the site; the first word is what visitors are asked to call you.',
    variable: 'OWNER_NAME',
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
    variable: 'OWNER_EMAIL',
  },
  demo_phone: {
    label: 'Demo phone number',
    category: 'identity',
    dataType: 'phone',
    description: 'The US number that the voice AI page offers for a test call.',
    default: '(415) 555-0142',
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
    variable: 'SCHEDULER_SCRIPT_URL',
  },
  scheduler_consultation_url: {
    label: 'Free consultation',
    category: 'scheduler',
    dataType: 'url',
    description: 'Booking page of the 30-minute meeting.',
    variable: 'SCHEDULER_CONSULTATION_URL',
  },
  scheduler_strategy_url: {
    label: 'Strategy session',
    category: 'scheduler',
    dataType: 'url',
    description: 'Booking page of the 60-minute meeting.',
    variable: 'SCHEDULER_STRATEGY_URL',
  },
  scheduler_voice_ai_url: {
    label: 'Voice AI discovery call',
    category: 'scheduler',
    dataType: 'url',
    description: 'Booking page of the 30-minute discovery call.',
    variable: 'SCHEDULER_VOICE_AI_URL',
  },
  scheduler_built_in: {
    label: 'Built-in scheduler first',
    category: 'scheduler',
    dataType: 'boolean',
    description: 'The booking pages offer the free times kept here, and no outside calendar is loaded.',
    default: 'false',
  },
  consultation_location: {
    label: 'Where the consultation takes place',
    category: 'booking',
    dataType: 'string',
    description: 'A link, a phone number or an address; it is put into mails and calendar entries.',
    default: '',
  },
  strategy_location: {
    label: 'Where the strategy session takes place',
    category: 'booking',
    dataType: 'string',
    description: 'A link, a phone number or an address; it is put into mails and calendar entries.',
    default: '',
  },
  chat_daily_limit: {
    label: 'Model calls a day',
    category: 'chat',
    dataType: 'number',
    description:
      'Past this many the bot answers from the site’s own content until midnight UTC. 0 never asks the model.',
    variable: 'CHAT_DAILY_LIMIT',
  },
  notify_contacts: {
    label: 'Tell me about messages',
    category: 'notifications',
    dataType: 'boolean',
    description: 'Mail when somebody sends the contact form.',
    default: 'true',
  },
  notify_subscribers: {
    label: 'Tell me about subscribers',
    category: 'notifications',
    dataType: 'boolean',
    description: 'Mail when somebody subscribes to the newsletter.',
    default: 'true',
  },
} as const satisfies Record<string, SettingDefinition>;
export type SettingKey = keyof typeof SETTINGS;
/** A variable of the environment that a setting goes over. */
export type SettingVariable = Extract<(typeof SETTINGS)[SettingKey], { variable: string }>['variable'];

/** A setting as the dashboard shows it. */
export interface ListedSetting extends ShownSetting {
  key: SettingKey;
  variable?: string;
  /** What holds now. */
  value: string;
  /** Where `value` comes from. */
  source: 'saved' | 'environment' | 'default';
  /** What would hold if nothing were saved. */
  fallback: string;
}

export const SETTING_MAX = 500;

/** A variable that the environment alone can set, and whether it did; values stay on the server. */
export interface EnvironmentVariable {
  name: string;
  meaning: string;
  isSet: boolean;
}
