import { isDone, lessonPath, multiLessonPath } from '@shared-kit/contracts/learning';
import type { Sco } from '@shared-kit/contracts/learning';
import type { Lessons } from './lessons.query.ts';

/** Returns the path of another lesson of the same package. */
export function addressOfLesson(sco: Sco, lessons: Lessons, isFluid: boolean): string {
  const { idContentItem, idNodeEnrollment, idTeam } = lessons;
  const isCompleted = isDone(sco.scoEnrollment.status);
  const idEnrollment = lessons.idEnrollment === 0 ? null : lessons.idEnrollment;
  if (isFluid && idEnrollment !== null && idNodeEnrollment !== null)
    return multiLessonPath({ idEnrollment, idContentItem, idSco: sco.idSco, idNodeEnrollment, isCompleted });
  return lessonPath({
    idEnrollment,
    idContentItem,
    idSco: sco.idSco,
    idNodeEnrollment,
    ...(sco.scoType === 'folder' ? {} : { scoType: sco.scoType }),
    isCompleted,
    idTeam,
  });
}
