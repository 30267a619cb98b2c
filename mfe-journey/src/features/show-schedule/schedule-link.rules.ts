import type { Schedule } from '@shared-kit/contracts/journey';

/** Link of an event. */
type ScheduleLink =
  | { readonly kind: 'inside'; readonly path: string; readonly isTraining: boolean }
  | { readonly kind: 'outside'; readonly href: string };

/** Returns the link, or null when there is none. External addresses must be https. */
export function linkOf({ url }: Pick<Schedule, 'url'>): ScheduleLink | null {
  if (/^\/(?!\/)/.test(url)) return { kind: 'inside', path: url, isTraining: url.startsWith('/level/') };
  return url.startsWith('https://') ? { kind: 'outside', href: url } : null;
}
