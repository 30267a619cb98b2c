import { validRequests } from '@shared-kit/contracts/sequencing';
import type { ReplyOf } from '@shared-kit/contracts/core';
import type { getScormLessons } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import type { Lesson } from './lessons-of-place.service.ts';
import { findPlace } from './navigate-package.service.ts';
import type { ScormPlace } from '../core/scorm-place.policy.ts';

/** Presents which steps a learner may take in a sequenced package; null in any other package. */
export async function presentSequencing(
  db: TenantDb,
  place: ScormPlace,
  lessons: readonly Lesson[],
): Promise<ReplyOf<typeof getScormLessons>['sequencing']> {
  const found = await findPlace(db, place);
  if (!found || lessons.length === 0) return null;
  const valid = validRequests(found.tree, found.learner);
  const { current, suspended, activities } = found.learner.state;
  const isActive = current !== null && activities[current]?.isActive === true;
  return {
    moves: found.moves,
    idSco: isActive ? (lessons.find(({ sco }) => sco.identifier === current)?.sco.id_sco ?? null) : null,
    canContinue: valid.continue,
    canPrevious: valid.previous,
    isSuspended: suspended !== null,
    hides: [...valid.hides],
  };
}
