import type { ReplyOf } from '@shared-kit/contracts/core';
import type { Sco, ScoNavigationItem, getScormLessons } from '@shared-kit/contracts/learning';
import { launchable } from '../sequencing/lessons-of-place.service.ts';
import type { Lesson } from '../sequencing/lessons-of-place.service.ts';
import { toMoment } from '@shared-kit/contracts/calendar';

/** Presents the lessons of a package (B3-09). What an unlisted item contains takes its place in the list. */
export function presentLessons(lessons: readonly Lesson[]): Sco[] {
  const below = (idParent: number | null): Sco[] =>
    lessons
      .filter(({ sco }) => sco.id_parent === idParent)
      .flatMap((lesson) => {
        const scoItens = below(lesson.sco.id_sco);
        return lesson.isListed ? [{ ...presentLesson(lesson), scoItens }] : scoItens;
      });
  return below(null);
}

/** Presents the lessons that the list leaves out, each with the one that it follows (decision 697). */
export function presentUnlisted(lessons: readonly Lesson[]): ReplyOf<typeof getScormLessons>['unlisted'] {
  const unlisted = launchable(lessons).flatMap((lesson, index, all) =>
    lesson.isListed
      ? []
      : [{ after: all[index - 1]?.sco.id_sco ?? null, sco: { ...presentLesson(lesson), scoItens: [] } }],
  );
  return unlisted.length === 0 ? undefined : unlisted;
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
