import { isDone } from 'shared-kit/contracts/learning';
import type { EnrollmentStatus, Sco } from 'shared-kit/contracts/learning';

/** Lessons that have a page, at any depth, in the order of the package. */
export function openableOf(scos: readonly Sco[]): Sco[] {
  return scos.flatMap((sco) => [...(sco.scoType === 'folder' ? [] : [sco]), ...openableOf(sco.scoItens)]);
}

/** B4.2-07: 100 for what is over, whatever came of it, 50 for what is under way. */
export function lessonProgress(status: EnrollmentStatus): 0 | 50 | 100 {
  if (isDone(status) || status === 'FAILED') return 100;
  return status === 'IN_PROGRESS' || status === 'INCOMPLETE' ? 50 : 0;
}

/** B4.3-09. */
export function isLockedLesson({ scoEnrollment }: Pick<Sco, 'scoEnrollment'>): boolean {
  return scoEnrollment.prerequisitesMet === 0;
}

/** Why a lesson is closed, as one sentence; null where it is open. */
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

export function lessonNeighbours(scos: readonly Sco[], idSco: number): LessonNeighbours {
  const lessons = openableOf(scos);
  const index = lessons.findIndex((sco) => sco.idSco === idSco);
  return { previous: index > 0 ? lessons[index - 1] : undefined, next: index === -1 ? undefined : lessons[index + 1] };
}

/** Where one goes on in a package: the first lesson that is open and not done; undefined once all are. */
export function lessonToGoOnWith(scos: readonly Sco[]): Sco | undefined {
  return openableOf(scos).find((sco) => !isLockedLesson(sco) && !isDone(sco.scoEnrollment.status));
}
