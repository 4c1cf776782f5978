import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A tab of the dashboard, at `/captain?tab=ID`. */
export interface CaptainTab {
  id: string;
  label: string;
  /** Tabs of one group are listed together. */
  group: 'daily' | 'site' | 'system';
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

/** Tabs that editors see too; chats show them the answers alone. */
const FOR_EDITORS = ['pages', 'cms', 'newsletter', 'chats'];

/**
 * The tabs in the order of the navigation; the first one opens after login. A new tab is a file in its feature's folder that
 * exports `Tab`, and a line here. Its code is loaded when it is opened, and it reads its data with `useCall`.
 */
const TABS: CaptainTab[] = [
  tab('daily', 'overview', 'Overview', () => import('./overview/tab.tsx')),
  tab('daily', 'leads', 'Leads', () => import('./leads/tab.tsx')),
  tab('daily', 'subscribers', 'Subscribers', () => import('./newsletter/tab.tsx')),
  tab('daily', 'newsletter', 'Newsletter', () => import('./newsletter/issues-tab.tsx')),
  tab('daily', 'chats', 'Chats', () => import('./chat/tab.tsx')),
  tab('site', 'setup', 'Make it yours', () => import('./setup/tab.tsx')),
  tab('site', 'pages', 'Pages', () => import('./content/tab.tsx')),
  tab('site', 'cms', 'Content', () => import('./blog/tab.tsx')),
  tab('site', 'popups', 'Popup Notifications', () => import('./popups/tab.tsx')),
  tab('site', 'booking', 'Booking Settings', () => import('./booking/tab.tsx')),
  tab('system', 'outbox', 'Outbox', () => import('./delivery/tab.tsx')),
  tab('system', 'apps', 'Connected apps', () => import('./apps/tab.tsx')),
  tab('system', 'audit', 'Audit log', () => import('./audit/tab.tsx')),
  tab('system', 'privacy', 'Privacy', () => import('./people/tab.tsx')),
  tab('system', 'users', 'User Management', () => import('./auth/users-tab.tsx')),
  tab('system', 'settings', 'Settings', () => import('./settings/tab.tsx')),
];

/** The tabs that a captain sees. */
export function tabsFor(isOwner: boolean): CaptainTab[] {
  return isOwner ? TABS : TABS.filter(({ id }) => FOR_EDITORS.includes(id));
}
