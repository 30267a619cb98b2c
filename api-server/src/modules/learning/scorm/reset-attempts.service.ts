import type { Activity } from '@shared-kit/contracts/sequencing';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { beginLessonAttempt } from './begin-attempt.service.ts';
import { scoEnrollments, scoVisits } from './sco-enrollment.repository.ts';
import { scoObjectives, scoRegistrations, scoSharedData } from './sco-registration.repository.ts';
import { scormPackages } from './scorm-package.repository.ts';
import { SYSTEM_SCOPE, placeScope, storedTree } from './sequenced-package.service.ts';

/**
 * Begins the attempt of a person on a content anew: its lessons are as if they had never been opened. The attempts
 * before stay in the history, open visits end, and what the training has counted stays (decision 28).
 *
 * @returns the number of lessons that the person had opened
 */
export async function resetScormAttempts(
  db: TenantDb,
  { idUser, idContentItem }: { idUser: number; idContentItem: number },
  now: Date,
): Promise<number> {
  const places = await scoRegistrations(db).ofPerson(idUser, idContentItem);
  await scoRegistrations(db).remove(idUser, idContentItem);
  // Objectives that all packages share are forgotten too, as far as this package writes them.
  const stored = await scormPackages(db).find(idContentItem);
  const tree = stored && storedTree(stored);
  if (tree) await scoObjectives(db).remove(idUser, SYSTEM_SCOPE, objectivesWritten(tree.root));
  for (const idNodeEnrollment of places) {
    const scope = placeScope({ idUser, idContentItem, idNodeEnrollment });
    await scoObjectives(db).remove(idUser, scope);
    await scoSharedData(db).remove(idUser, scope);
  }
  const rows = await scoEnrollments(db).lockOfContent(idUser, idContentItem);
  const opened = rows.filter(({ status }) => status !== 'NOT_ATTEMPTED');
  for (const row of opened) {
    await scoVisits(db).endAll(row.id_sco_enrollment, now);
    await beginLessonAttempt(db, row, now);
    await scoEnrollments(db).change(row.id_sco_enrollment, {
      status: 'NOT_ATTEMPTED',
      grade: null,
      finish_date: null,
    });
  }
  return opened.length;
}

function objectivesWritten({ objectives, children }: Activity): string[] {
  const own = objectives.flatMap(({ maps }) => maps.filter(({ writes }) => writes.length > 0));
  return [...own.map(({ target }) => target), ...children.flatMap(objectivesWritten)];
}
