import { Outlet, type RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Outlet,
    children: [{ index: true, id: 'marketing/home', lazy: () => import('./pages/marketing/home.tsx') }],
  },
];
