import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** Content that the shell shows for an unknown address; provided by `RemotePage`. */
export const UnknownPathContext = createContext<ReactNode>(null);

/** Renders the portal's unknown-path page (A2r-33), for a page whose route matches an address where nothing exists. */
export function UnknownPath(): ReactNode {
  return useContext(UnknownPathContext);
}
