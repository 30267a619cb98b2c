import type { Design } from 'shared-kit/contracts/identity';

/** Which parts of the frame a page keeps. */
export interface Chrome {
  readonly hasTopBar: boolean;
  readonly hasBottomMenu: boolean;
}

/** A section's design says whether header and bottom menu stay on its screen: `/{slug}/{idSection}`, the one page whose pattern has no word of its own. */
export function chromeAt(pathname: string, pattern: string, sections: Design['sections']): Chrome {
  const idSection = /^(\/:[^/]+){2}$/.test(pattern) ? /\/(\d+)\/?$/.exec(pathname)?.[1] : undefined;
  const general = idSection === undefined ? undefined : sections[idSection]?.general;
  return { hasTopBar: general?.showTopBar ?? true, hasBottomMenu: general?.showBottomMenu ?? true };
}
