import { DAY_MS, fromMoment } from '@shared-kit/contracts/calendar';
import type { Enrollment } from '@shared-kit/contracts/learning';
import { SAVED_FOR_DAYS } from '@shared-kit/runtime/offline';

/** Returns the last moment at which a training that is kept now opens without a network. */
export function savedUntil({ rightEndsAt }: { readonly rightEndsAt: number | undefined }, now: Date): Date {
  return new Date(Math.min(now.getTime() + SAVED_FOR_DAYS * DAY_MS, rightEndsAt ?? Infinity));
}

/** Returns the end of the right to an enrolment, in milliseconds: its own end or that of its class, whichever is first. */
export function rightEndOf({
  expiresAt,
  team,
}: Pick<Enrollment, 'expiresAt'> & { readonly team: { readonly finalDate: string | null } | null }):
  | number
  | undefined {
  const ends = [expiresAt, team?.finalDate ?? null].flatMap((end) => (end === null ? [] : fromMoment(end).getTime()));
  return ends.length === 0 ? undefined : Math.min(...ends);
}
