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
  tab('day', 'overview', 'Overview', () => import('./tabs/overview.tsx')),
  tab('day', 'leads', 'Leads', () => import('./tabs/leads.tsx')),
  tab('day', 'subscribers', 'Subscribers', () => import('./tabs/subscribers.tsx')),
  tab('day', 'chats', 'Chats', () => import('./tabs/chats.tsx')),
  tab('site', 'cms', 'Content', () => import('./tabs/cms.tsx')),
  tab('site', 'popups', 'Popup Notifications', () => import('./tabs/popups.tsx')),
  tab('site', 'booking', 'Booking Settings', () => import('./tabs/booking.tsx')),
  tab('house', 'outbox', 'Outbox', () => import('./tabs/outbox.tsx')),
  tab('house', 'users', 'User Management', () => import('./tabs/users.tsx')),
  tab('house', 'settings', 'Settings', () => import('./tabs/settings.tsx')),
];
