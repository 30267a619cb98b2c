import type { Design } from '@shared-kit/contracts/identity';

/** Parts of the frame that a page shows. */
export interface Chrome {
  readonly hasTopBar: boolean;
  readonly hasBottomMenu: boolean;
}

/**
 * Returns the frame parts of a page. A section's design can hide header and bottom menu on its page:
 * `/{slug}/{idSection}`, the only pattern without a fixed segment.
 */
export function chromeAt(pathname: string, pattern: string, sections: Design['sections']): Chrome {
  const idSection = /^(\/:[^/]+){2}$/.test(pattern) ? /\/(\d+)\/?$/.exec(pathname)?.[1] : undefined;
  const general = idSection === undefined ? undefined : sections[idSection]?.general;
  return { hasTopBar: general?.showTopBar ?? true, hasBottomMenu: general?.showBottomMenu ?? true };
}
