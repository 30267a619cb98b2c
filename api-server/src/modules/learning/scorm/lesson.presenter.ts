import type { Sco, ScoNavigationItem } from '@shared-kit/contracts/learning';
import type { Lesson } from './lessons-of-place.service.ts';
import { toMoment } from '@shared-kit/contracts/calendar';

/** Presents the lessons of a package (B3-09). */
export function presentLessons(lessons: readonly Lesson[]): Sco[] {
  const below = (idParent: number | null): Sco[] =>
    lessons
      .filter(({ sco, isListed }) => sco.id_parent === idParent && isListed)
      .map((lesson) => ({ ...presentLesson(lesson), scoItens: below(lesson.sco.id_sco) }));
  return below(null);
}

function presentLesson({ sco, enrollment, lock, status }: Lesson): Omit<Sco, 'scoItens'> {
  return {
    idSco: sco.id_sco,
    title: sco.title,
    label: sco.label,
    workload: sco.workload,
    scoType: sco.sco_type,
    masteryScore: sco.mastery_score,
    prerequisites: sco.prerequisites,
    blockedBy: [...lock.blockedBy],
    ...(lock.reason === undefined ? {} : { lock: lock.reason }),
    scoEnrollment: {
      idScoEnrollment: enrollment?.id_sco_enrollment ?? null,
      idSco: sco.id_sco,
      grade: enrollment?.grade ?? null,
      numberOfAccess: enrollment?.number_of_access ?? 0,
      finishDate: enrollment?.finish_date ? toMoment(enrollment.finish_date) : null,
      status,
      totalTime: Math.round(enrollment?.total_time ?? 0),
      prerequisitesMet: lock.prerequisitesMet ? 1 : 0,
    },
  };
}

export function presentNavigationItem({ sco, lock, status }: Lesson): ScoNavigationItem {
  return {
    idSco: sco.id_sco,
    idContentItem: sco.id_content_item,
    title: sco.title,
    scoType: sco.sco_type,
    status,
    prerequisitesMet: lock.prerequisitesMet ? 1 : 0,
  };
}
