import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** What the shell shows for an address that leads nowhere; filled in by `RemotePage`. */
export const UnknownPathContext = createContext<ReactNode>(null);

/** For a page whose route fits and whose address is nobody's all the same: the portal's own unknown-path page (A2r-33). */
export function UnknownPath(): ReactNode {
  return useContext(UnknownPathContext);
}
