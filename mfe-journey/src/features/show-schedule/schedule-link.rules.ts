import type { Schedule } from 'shared-kit/contracts/journey';

/** Where an event leads. */
type ScheduleLink =
  | { readonly kind: 'inside'; readonly path: string; readonly isTraining: boolean }
  | { readonly kind: 'outside'; readonly href: string };

/** Null where there is nothing more to see; of other addresses than the portal's own only https is followed. */
export function linkOf({ url }: Pick<Schedule, 'url'>): ScheduleLink | null {
  if (/^\/(?!\/)/.test(url)) return { kind: 'inside', path: url, isTraining: url.startsWith('/level/') };
  return url.startsWith('https://') ? { kind: 'outside', href: url } : null;
}
