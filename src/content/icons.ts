/**
 * Every icon that content may ask for, by what it depicts.
 * All are drawn in one line language; a new name needs a drawing too.
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
