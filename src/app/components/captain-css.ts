import { createContext } from 'react';

/** The URL of the dashboard's stylesheet, for who comes to the dashboard by a link of a public page. */
export const CaptainCssContext = createContext('');
