import { isDone } from '@shared-kit/contracts/learning';
import type { Updateable } from 'kysely';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import type { ScoEnrollmentsTable, ScoVisitsTable } from '../../learning.tables.ts';
import type { CommittedSco, CommittedVisit, EnrollmentState, VisitState } from '../core/committed-visit.repository.ts';
import { outcomeAfter } from './lesson-outcome.service.ts';
import { scoEnrollments } from '../core/sco-enrollment.repository.ts';
import type { ScoEnrollmentRow } from '../core/sco-enrollment.repository.ts';
import { better } from '../core/sco-outcome.rules.ts';
import type { Cmi, Outcome } from '../core/sco-outcome.rules.ts';

/** Report of a lesson's page. */
export interface Commit {
  readonly sequence: number;
  readonly cmi: Cmi;
  readonly sessionTime: number;
  readonly terminated: boolean;
}

const placeElements = new Set(['cmi.suspend_data', 'cmi.core.lesson_location', 'cmi.location']);
/** Seconds that a browser's clock may be ahead of the server's. */
const leeway = 60;

export function isNewer(
  visit: Pick<VisitState, 'id_sco_visit'>,
  row: Pick<EnrollmentState, 'last_visit' | 'last_sequence'>,
  { sequence }: Commit,
): boolean {
  return visit.id_sco_visit > row.last_visit || (visit.id_sco_visit === row.last_visit && sequence > row.last_sequence);
}

/**
 * Stores the newest report without a lock, if it changes no outcome and nothing else has changed the lesson since it was
 * read: most reports of a lesson. Returns false when the report has to be stored under the locks.
 */
export async function saveAtOnce(
  db: TenantDb,
  { visit, before, lesson, revision }: CommittedVisit,
  { commit, outcome }: { commit: Commit; outcome: Outcome },
  now: Date,
): Promise<boolean> {
  if (lesson.countedAttempt !== 'best' || visit.terminated_at !== null || !isNewer(visit, before, commit)) return false;
  return scoEnrollments(db).report(
    { idScoEnrollment: visit.id_sco_enrollment, idScoVisit: visit.id_sco_visit, revision },
    valuesOf({ visit, row: before, commit, isNewest: true }, better(before, outcome), now),
  );
}

interface ToSave {
  readonly visit: VisitState;
  readonly row: ScoEnrollmentRow;
  readonly commit: Commit;
  readonly lesson: CommittedSco;
}

/** Stores only the position of the learner from a review, and nothing that counts (decision 320). */
export async function savePosition(
  db: TenantDb,
  row: ScoEnrollmentRow,
  { visit, commit }: Pick<ToSave, 'visit' | 'commit'>,
): Promise<void> {
  const place = Object.fromEntries(Object.entries(commit.cmi).filter(([name]) => placeElements.has(name)));
  const cmi = JSON.stringify({ ...(JSON.parse(row.cmi) as Cmi), ...place });
  await scoEnrollments(db).change(row.id_sco_enrollment, {
    cmi,
    last_visit: visit.id_sco_visit,
    last_sequence: commit.sequence,
  });
}

/** Stores a report under the locks of the lesson and its visit. Returns the outcome and the time of the attempt. */
export async function saveReport(
  db: TenantDb,
  { visit, row, commit, lesson }: ToSave,
  reported: Outcome,
  now: Date,
): Promise<Outcome & { readonly attemptTime: number }> {
  const isNewest = isNewer(visit, row, commit);
  const after = await outcomeAfter(db, { row, lesson, isNewest }, reported);
  const changed = valuesOf({ visit, row, commit, isNewest }, after, now);
  await scoEnrollments(db).report({ idScoEnrollment: row.id_sco_enrollment, idScoVisit: visit.id_sco_visit }, changed);
  return { ...after, attemptTime: changed.values.attempt_time };
}

interface Reported extends Pick<ToSave, 'visit' | 'commit'> {
  readonly row: EnrollmentState;
  readonly isNewest: boolean;
}

/** Returns what a report changes in the lesson and in its visit. */
function valuesOf({ visit, row, commit, isNewest }: Reported, after: Outcome, now: Date) {
  const seconds = Math.max(
    visit.seconds,
    Math.min(commit.sessionTime, (now.getTime() - visit.started_at.getTime()) / 1000 + leeway),
  );
  const isOver = isDone(after.status) || after.status === 'FAILED';
  // A visit of an earlier attempt adds nothing to this one.
  const inAttempt = (visit.attempt ?? row.attempt) === row.attempt ? seconds - visit.seconds : 0;
  const finished = isDone(after.status) && !isDone(row.status) ? now : (row.finish_date ?? now);
  return {
    values: {
      status: after.status,
      grade: after.grade,
      total_time: row.total_time + (seconds - visit.seconds),
      attempt_time: row.attempt_time + inAttempt,
      finish_date: isOver ? finished : row.finish_date,
      last_access_date: now,
      ...(isNewest
        ? { cmi: JSON.stringify(commit.cmi), last_visit: visit.id_sco_visit, last_sequence: commit.sequence }
        : {}),
    } satisfies Updateable<ScoEnrollmentsTable>,
    visit: {
      sequence: Math.max(visit.sequence, commit.sequence),
      seconds,
      ...(commit.terminated ? { terminated_at: now } : {}),
    } satisfies Updateable<ScoVisitsTable>,
  };
}
