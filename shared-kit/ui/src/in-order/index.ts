export { InOrder } from './in-order.tsx';
export type { InOrderProps } from './in-order.tsx';
export { LATE_AFTER_MS, useIsLate } from './use-is-late.ts';
