import { newState } from '@shared-kit/contracts/sequencing';
import type { Activity, ActivityTree, SequencingState } from '@shared-kit/contracts/sequencing';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { beginLessonAttempt } from '../core/begin-attempt.service.ts';
import { scoEnrollments, scoVisits } from '../core/sco-enrollment.repository.ts';
import { scoObjectives, scoRegistrations, scoSharedData } from '../core/sco-registration.repository.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import type { PackageRow } from '../core/scorm-package.repository.ts';
import { SYSTEM_SCOPE, placeScope, random, storedTree } from '../sequencing/sequenced-package.service.ts';

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

/** Newest place in which a person has opened a lesson. */
interface LastPlace {
  readonly idEnrollment: number | null;
  readonly idNodeEnrollment: number | null;
}

/**
 * Begins another attempt of a person on a content, also when its policy allows no more. The attempt before ends as it is and
 * counts as the policy says; it stays in the history. Open visits end. Returns the number of lessons whose attempt has
 * ended, and where the person took the last of them; 0 when the person has not opened any since the last attempt began.
 */
export async function beginScormAttempt(
  db: TenantDb,
  { idUser, idContentItem }: { idUser: number; idContentItem: number },
  now: Date,
): Promise<{ readonly lessons: number; readonly place: LastPlace | null }> {
  const stored = await scormPackages(db).find(idContentItem);
  const tree = stored?.is_sequenced ? storedTree(stored) : null;
  const places = await scoRegistrations(db).ofPerson(idUser, idContentItem);
  for (const idNodeEnrollment of places) {
    const at = { idUser, idContentItem, idNodeEnrollment };
    const scope = placeScope(at);
    await scoObjectives(db).remove(idUser, scope);
    await scoSharedData(db).remove(idUser, scope);
    if (!stored || !tree) continue;
    const row = await scoRegistrations(db).lock(at, newState(tree, random), now);
    // An open page has seen an earlier state: its next step is refused.
    await scoRegistrations(db).save({ ...row, moves: row.moves + 1, state: anew(tree, row.state, stored) }, now);
  }
  let lessons = 0;
  let newest: { readonly idVisit: number; readonly place: LastPlace } | null = null;
  for (const row of await scoEnrollments(db).lockOfContent(idUser, idContentItem)) {
    const last = await scoVisits(db).lastOf(row.id_sco_enrollment);
    // No visit has opened the current attempt yet.
    if (!last || (last.attempt ?? row.attempt) !== row.attempt) continue;
    await scoVisits(db).endAll(row.id_sco_enrollment, now);
    await beginLessonAttempt(db, row, now);
    lessons += 1;
    if (newest === null || last.id_sco_visit > newest.idVisit)
      newest = {
        idVisit: last.id_sco_visit,
        place: { idEnrollment: last.id_enrollment, idNodeEnrollment: row.id_node_enrollment },
      };
  }
  return { lessons, place: newest?.place ?? null };
}

/** Returns the state in which the next opening begins an attempt; the attempts before stay counted as far as one is left. */
function anew(tree: ActivityTree, before: SequencingState, { max_attempts }: PackageRow): SequencingState {
  const state = newState(tree, random);
  const { id, limits } = tree.root;
  const most = Math.min(max_attempts ?? Infinity, limits.attempts ?? Infinity);
  const root = state.activities[id];
  if (root) root.attempts = Math.max(0, Math.min(before.activities[id]?.attempts ?? 0, most - 1));
  return state;
}

function objectivesWritten({ objectives, children }: Activity): string[] {
  const own = objectives.flatMap(({ maps }) => maps.filter(({ writes }) => writes.length > 0));
  return [...own.map(({ target }) => target), ...children.flatMap(objectivesWritten)];
}
