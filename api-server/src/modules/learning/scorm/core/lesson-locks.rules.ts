import { isDone } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { isMet, namedIn, readPrerequisite } from '../manifest/prerequisites.rules.ts';

export interface LessonNode {
  readonly idSco: number;
  readonly idParent: number | null;
  readonly identifier: string;
  readonly title: string;
  readonly type: 'sco' | 'asset' | 'folder';
  readonly rule: string;
  readonly status: EnrollmentStatus;
}

export interface LessonLock {
  readonly prerequisitesMet: boolean;
  /** Unfinished lessons that the condition names. */
  readonly blockedBy: readonly { idSco: number; title: string }[];
  /** Why a lesson of a sequenced package can't be chosen. */
  readonly reason?: 'disabled' | 'attempts' | 'order';
}

/**
 * Returns which lessons of a package are open, by their own conditions and those of their folders. A finished lesson
 * stays open.
 */
export function lessonLocks(lessons: readonly LessonNode[]): ReadonlyMap<number, LessonLock> {
  const byId = new Map(lessons.map((lesson) => [lesson.idSco, lesson]));
  const byName = new Map(lessons.map((lesson) => [lesson.identifier, lesson]));
  const children = Map.groupBy(lessons, ({ idParent }) => idParent);
  const statusOf = (lesson: LessonNode): EnrollmentStatus => {
    if (lesson.type !== 'folder') return lesson.status;
    const inside = (children.get(lesson.idSco) ?? []).map(statusOf);
    if (inside.length > 0 && inside.every(isDone)) return 'COMPLETED';
    return inside.every((status) => status === 'NOT_ATTEMPTED') ? 'NOT_ATTEMPTED' : 'IN_PROGRESS';
  };
  const statuses = new Map(lessons.map((lesson) => [lesson.identifier, statusOf(lesson)]));
  const lineOf = (lesson: LessonNode): LessonNode[] => {
    const above = lesson.idParent === null ? undefined : byId.get(lesson.idParent);
    return above ? [lesson, ...lineOf(above)] : [lesson];
  };
  return new Map(
    lessons.map((lesson): readonly [number, LessonLock] => {
      if (isDone(statuses.get(lesson.identifier) ?? 'NOT_ATTEMPTED'))
        return [lesson.idSco, { prerequisitesMet: true, blockedBy: [] }];
      const unmet = lineOf(lesson)
        .map(({ rule }) => readPrerequisite(rule))
        .filter((rule) => !isMet(rule, statuses));
      const names = [...new Set(unmet.flatMap(namedIn))].filter(
        (name) => !isDone(statuses.get(name) ?? 'NOT_ATTEMPTED'),
      );
      const blockedBy = names.flatMap((name) => {
        const { idSco, title } = byName.get(name) ?? {};
        return idSco === undefined || title === undefined ? [] : [{ idSco, title }];
      });
      return [lesson.idSco, { prerequisitesMet: unmet.length === 0, blockedBy }];
    }),
  );
}
