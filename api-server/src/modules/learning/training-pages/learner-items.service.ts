import type { EnrollmentStatus, MapElement } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { ownCourse } from '../progress/open-item.service.ts';
import { presentMap } from './present-course.service.ts';

/** Item of a training as one learner sees it. */
export interface LearnerItem {
  readonly title: string;
  readonly kind: 'page' | 'content' | 'evaluation';
  /** 0 for the items of the training's own page; one more for each page around the item. */
  readonly depth: number;
  readonly status: EnrollmentStatus;
  readonly isRequired: boolean;
  /** Why the learner cannot open it; empty when they can. */
  readonly lock: string;
}

/**
 * Returns the items of a learner's training in its order, with the learner's own locks.
 *
 * @throws {Refusal} 404 when the enrolment is not of this person or its training was deleted.
 */
export async function learnerItems(
  db: TenantDb,
  enrollment: { readonly idUser: number; readonly idEnrollment: number; readonly now: Date },
): Promise<{ title: string; items: LearnerItem[] }> {
  const course = await ownCourse(db, enrollment);
  const { title, mapElements } = presentMap(course, course.root, { isFull: true, now: enrollment.now });
  return { title, items: itemsOf(mapElements, 0) };
}

function itemsOf(elements: readonly MapElement[], depth: number): LearnerItem[] {
  return elements.flatMap((element) => [
    {
      title: element.title,
      kind: kindOf(element),
      depth,
      status: element.status,
      isRequired: element.mandatory === 1,
      lock: element.lock?.message ?? '',
    },
    ...itemsOf(element.mapElements, depth + 1),
  ]);
}

function kindOf({ elementType }: MapElement): LearnerItem['kind'] {
  if (elementType === 'NODE') return 'page';
  return elementType === 'EVALUATION' ? 'evaluation' : 'content';
}
