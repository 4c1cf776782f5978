import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyPart } from '#app/ui/lazy-part.ts';
import type { IconName } from '#content/icons.ts';

/** A screen of the dashboard, at `/captain?tab=ID`. */
export interface Screen {
  id: string;
  label: string;
  Tab: LazyExoticComponent<ComponentType>;
  /** Loads its code. */
  load(): Promise<unknown>;
}

/** A link of the navigation. It opens its first screen; the others are linked below the heading of the open one. */
export interface Entry {
  label: string;
  screens: Screen[];
}

/** Entries about one thing, under a common heading. */
export interface Area {
  label: string;
  icon: IconName;
  entries: Entry[];
}

function screen(id: string, label: string, load: () => Promise<{ Tab: ComponentType }>): Screen {
  return { id, label, Tab: lazyPart(load, 'Tab'), load };
}

/** An entry with one screen of the same name. */
function entry(id: string, label: string, load: () => Promise<{ Tab: ComponentType }>): Entry {
  return { label, screens: [screen(id, label, load)] };
}

/** Screens that editors see too. */
const FOR_EDITORS = ['pages', 'cms', 'newsletter', 'chatbot'];

/** Left out of the navigation once all its steps are done or skipped and nothing is left to be filled in. */
export const SETUP = 'setup';

/** Left out of the navigation of a site without a newsletter. */
export const OF_NEWSLETTER = ['newsletter', 'subscribers'];

/**
 * The navigation, in its order; the first screen opens after login. A new screen is a file in its feature's folder that exports
 * `Tab`, and a line here. Its code is loaded when it is opened, and it reads its data with `useCall`.
 */
const AREAS: Area[] = [
  {
    label: 'Today',
    icon: 'gauge',
    entries: [
      entry('overview', 'Overview', () => import('./overview/tab.tsx')),
      entry('statistics', 'Statistics', () => import('./overview/statistics.tsx')),
      entry(SETUP, 'Make it yours', () => import('./setup/tab.tsx')),
    ],
  },
  {
    label: 'Inbox',
    icon: 'mail',
    entries: [
      entry('leads', 'Leads', () => import('./leads/tab.tsx')),
      entry('chats', 'Chats', () => import('./chat/chats-tab.tsx')),
    ],
  },
  {
    label: 'Calendar',
    icon: 'calendar',
    entries: [entry('booking', 'Booking Settings', () => import('./booking/tab.tsx'))],
  },
  {
    label: 'Website',
    icon: 'globe',
    entries: [
      entry('pages', 'Pages', () => import('./content/tab.tsx')),
      entry('services', 'Services', () => import('./services/tab.tsx')),
      entry('cms', 'Content', () => import('./blog/tab.tsx')),
      entry('popups', 'Popup Notifications', () => import('./popups/tab.tsx')),
    ],
  },
  {
    label: 'Chatbot',
    icon: 'chat',
    entries: [entry('chatbot', 'Answers', () => import('./chat/chatbot-tab.tsx'))],
  },
  {
    label: 'Newsletter',
    icon: 'document',
    entries: [
      entry('newsletter', 'Newsletter', () => import('./newsletter/issues-tab.tsx')),
      entry('subscribers', 'Subscribers', () => import('./newsletter/tab.tsx')),
    ],
  },
  {
    label: 'Settings',
    icon: 'wrench',
    entries: [
      {
        label: 'Settings',
        screens: [
          screen('settings', 'General', () => import('./settings/tab.tsx')),
          screen('outbox', 'Outbox', () => import('./delivery/tab.tsx')),
          screen('privacy', 'Privacy', () => import('./people/tab.tsx')),
          screen('apps', 'Connected apps', () => import('./apps/tab.tsx')),
          screen('audit', 'Activity', () => import('./audit/tab.tsx')),
          screen('system', 'System and backup', () => import('./system/tab.tsx')),
        ],
      },
      entry('users', 'User Management', () => import('./auth/users-tab.tsx')),
    ],
  },
];

/** Opened by the name of the person who is logged in. */
export const ACCOUNT = screen('account', 'My account', () => import('./auth/account-tab.tsx'));

/** The screen that an address opens; the first one where it names none that the captain may see. */
export function screenAt(search: URLSearchParams, isOwner: boolean): Screen {
  return findScreen(search.get('tab'), isOwner) ?? areasFor({ isOwner })[0]!.entries[0]!.screens[0]!;
}

/** The areas that a captain may see. @param without ids of screens that the navigation leaves out. */
export function areasFor({ isOwner, without = [] }: { isOwner: boolean; without?: readonly string[] }): Area[] {
  const isShown = ({ id }: Screen) => !without.includes(id) && (isOwner || FOR_EDITORS.includes(id));
  return AREAS.map((area) => ({
    ...area,
    entries: area.entries.filter(({ screens }) => screens.some(isShown)),
  })).filter(({ entries }) => entries.length > 0);
}

/** The screen of an id, whether the navigation shows it or not; undefined for one that the captain may not see. */
export function findScreen(id: string | null, isOwner: boolean): Screen | undefined {
  if (id === ACCOUNT.id) return ACCOUNT;
  return areasFor({ isOwner })
    .flatMap(({ entries }) => entries.flatMap(({ screens }) => screens))
    .find((screen) => screen.id === id);
}
