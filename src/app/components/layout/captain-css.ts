import { createContext } from 'react';

/** The URL of the dashboard's stylesheet, for visitors of a public page who follow its link to the dashboard. */
export const CaptainCssContext = createContext('');
