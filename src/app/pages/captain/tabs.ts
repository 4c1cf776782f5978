import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of the dashboard, at `/captain?tab=ID`. */
export interface CaptainTab {
  id: string;
  label: string;
  /** Tabs of one group stand together. */
  group: 'day' | 'site' | 'house';
  Tab: LazyExoticComponent<ComponentType>;
}

function tab(
  group: CaptainTab['group'],
  id: string,
  label: string,
  load: () => Promise<{ Tab: ComponentType }>,
): CaptainTab {
  return { id, label, group, Tab: lazy(() => load().then(({ Tab }) => ({ default: Tab }))) };
}

/**
 * Every tab, in the order of the rail. A new tab is one file under `tabs/` that exports a component `Tab`, and one line
 * here: its code is loaded when it is opened, and it loads its own data through `useCall`. The first tab is the one that
 * opens after login.
 */
export const TABS: CaptainTab[] = [
  tab('day', 'overview', 'Overview', () => import('./insight/overview-tab.tsx')),
  tab('day', 'leads', 'Leads', () => import('./leads/tab.tsx')),
  tab('day', 'subscribers', 'Subscribers', () => import('./newsletter/tab.tsx')),
  tab('day', 'chats', 'Chats', () => import('./chat/tab.tsx')),
  tab('site', 'cms', 'Content', () => import('./blog/tab.tsx')),
  tab('site', 'popups', 'Popup Notifications', () => import('./insight/popups-tab.tsx')),
  tab('site', 'booking', 'Booking Settings', () => import('./booking/tab.tsx')),
  tab('house', 'outbox', 'Outbox', () => import('./delivery/tab.tsx')),
  tab('house', 'users', 'User Management', () => import('./auth/users-tab.tsx')),
  tab('house', 'settings', 'Settings', () => import('./settings/tab.tsx')),
];
