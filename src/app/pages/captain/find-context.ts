import { createContext } from 'react';

/** Opens the search over everything. */
export const FindContext = createContext<() => void>(() => undefined);
