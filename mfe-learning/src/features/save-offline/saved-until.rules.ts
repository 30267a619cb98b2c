import { DAY_MS } from '@shared-kit/contracts/calendar';
import { SAVED_FOR_DAYS } from '@shared-kit/runtime/offline';

/** Returns the last moment at which a training that is kept now opens without a network. */
export function savedUntil({ rightEndsAt }: { readonly rightEndsAt: number | undefined }, now: Date): Date {
  return new Date(Math.min(now.getTime() + SAVED_FOR_DAYS * DAY_MS, rightEndsAt ?? Infinity));
}
