import type { CSSProperties } from 'react';

/** Cards side by side, by the room there is: on a phone, from 768, from 1024 and from 1280 px on. */
export interface Columns {
  /** Left out, the list says by itself what fits a phone. */
  readonly mobile?: number | undefined;
  readonly medium: number;
  readonly large: number;
  readonly wide: number;
}

/** As custom properties for a list's style sheet. */
export function columnsStyle({ mobile, medium, large, wide }: Columns): CSSProperties {
  return {
    '--columns-mobile': mobile,
    '--columns-medium': medium,
    '--columns-large': large,
    '--columns-wide': wide,
  } as CSSProperties;
}
