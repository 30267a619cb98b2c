import { validRequests } from '@shared-kit/contracts/sequencing';
import type { ReplyOf } from '@shared-kit/contracts/core';
import type { getScormLessons } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Lesson } from './lessons-of-place.service.ts';
import { scormPackages } from './scorm-package.repository.ts';
import { nodeEnrollmentOf } from './scorm-place.policy.ts';
import type { ScormPlace } from './scorm-place.policy.ts';
import { findSequenced } from './sequenced-package.service.ts';

/** Presents which steps a learner may take in a sequenced package; null in any other package. */
export async function presentSequencing(
  db: TenantDb,
  place: ScormPlace,
  lessons: readonly Lesson[],
): Promise<ReplyOf<typeof getScormLessons>['sequencing']> {
  const { idContentItem } = place.content;
  const at = { idUser: place.idUser, idContentItem, idNodeEnrollment: nodeEnrollmentOf(place) };
  const found = await findSequenced(db, at, await scormPackages(db).find(idContentItem));
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
