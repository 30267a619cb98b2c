import type { CSSProperties } from 'react';

/** Number of cards per row by screen width: on a phone, and from 768, 1024 and 1280 px. */
export interface Columns {
  /** By default the list decides for a phone. */
  readonly mobile?: number | undefined;
  readonly medium: number;
  readonly large: number;
  readonly wide: number;
}

/** Returns the columns as custom properties for a list's stylesheet. */
export function columnsStyle({ mobile, medium, large, wide }: Columns): CSSProperties {
  return {
    '--columns-mobile': mobile,
    '--columns-medium': medium,
    '--columns-large': large,
    '--columns-wide': wide,
  } as CSSProperties;
}
