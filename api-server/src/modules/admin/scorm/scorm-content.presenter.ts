import type { ScormContent } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { AdministeredPackage } from '../../learning/index.ts';

/** Presents a package for the list. `showsPeople` is false for callers without a right over people. */
export function presentContent(
  { row, title, trainings, lessons, people, blocked }: AdministeredPackage,
  showsPeople: boolean,
): ScormContent {
  return {
    idContentItem: row.id_content_item,
    title,
    trainings: [...trainings],
    state: stateOf(row),
    reason: row.reason,
    standard: row.version,
    packageVersion: row.package_version,
    lessons: lessons.length,
    people: showsPeople ? people : null,
    blockedHosts: new Set(blocked.map(({ host }) => host)).size,
  };
}

function stateOf({ status, paused }: AdministeredPackage['row']): ScormContent['state'] {
  if (paused) return 'held';
  return ({ DONE: 'ready', PENDING: 'waiting', ERROR: 'broken' } as const)[status];
}

/** Presents a request that browsers have blocked, with the content's title. */
export const presentBlocked = (one: AdministeredPackage['blocked'][number], title: string) => ({
  idContentItem: one.id_content_item,
  title,
  host: one.host,
  directive: one.directive,
  times: one.times,
  lastAt: toMoment(one.last_at),
});
