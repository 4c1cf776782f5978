/**
 * Names of the icons, by what they show. A new name needs a drawing in `app/components/icon.tsx`.
 */
export type IconName =
  | 'node'
  | 'wire'
  | 'phone'
  | 'clock'
  | 'chat'
  | 'funnel'
  | 'shield'
  | 'calendar'
  | 'wrench'
  | 'gauge'
  | 'scale'
  | 'document'
  | 'mail'
  | 'key'
  | 'globe'
  | 'chart'
  | 'people'
  | 'bolt'
  | 'server'
  | 'search'
  | 'repeat'
  | 'branch'
  | 'check'
  | 'pin';
