import { isDone } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus, Sco } from '@shared-kit/contracts/learning';
import type { Lessons } from './lessons.query.ts';

type PackageLessons = Pick<Lessons, 'scos' | 'unlisted'>;

/** Returns the lessons that have a page, at any depth, in package order, with those that the list leaves out. */
export function lessonsInOrder({ scos, unlisted = [] }: PackageLessons): Sco[] {
  return unlisted.reduce((order, { after, sco }) => {
    const before = order.findIndex(({ idSco }) => idSco === after);
    return order.toSpliced(before + 1, 0, sco);
  }, openableOf(scos));
}

function openableOf(scos: readonly Sco[]): Sco[] {
  return scos.flatMap((sco) => [...(sco.scoType === 'folder' ? [] : [sco]), ...openableOf(sco.scoItens)]);
}

/** Returns the progress of a lesson: 100 once it is over, whatever the result, 50 while it is in progress (B4.2-07). */
export function lessonProgress(status: EnrollmentStatus): 0 | 50 | 100 {
  if (isDone(status) || status === 'FAILED') return 100;
  return status === 'IN_PROGRESS' || status === 'INCOMPLETE' ? 50 : 0;
}

/** Returns whether the prerequisites of a lesson are unmet (B4.3-09). */
export function isLockedLesson({ scoEnrollment }: Pick<Sco, 'scoEnrollment'>): boolean {
  return scoEnrollment.prerequisitesMet === 0;
}

/** Returns why a lesson is locked, as one sentence; null when it is unlocked. */
export function lockOfLesson(sco: Pick<Sco, 'scoEnrollment' | 'blockedBy'>): string | null {
  if (!isLockedLesson(sco)) return null;
  const first = sco.blockedBy.map(({ title }) => `“${title}”`);
  if (first.length === 0) return 'Conclua as lições anteriores para liberar esta.';
  return `Conclua ${new Intl.ListFormat('pt-BR').format(first)} para liberar esta lição.`;
}

interface LessonNeighbours {
  readonly previous: Sco | undefined;
  readonly next: Sco | undefined;
}

export function lessonNeighbours(of: PackageLessons, idSco: number): LessonNeighbours {
  const lessons = lessonsInOrder(of);
  const index = lessons.findIndex((sco) => sco.idSco === idSco);
  return { previous: index > 0 ? lessons[index - 1] : undefined, next: index === -1 ? undefined : lessons[index + 1] };
}

/** Returns the lesson to resume with: the first that is unlocked and not done; undefined when all are done. */
export function lessonToGoOnWith(of: PackageLessons): Sco | undefined {
  return lessonsInOrder(of).find((sco) => !isLockedLesson(sco) && !isDone(sco.scoEnrollment.status));
}
