import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { reportProgress } from '../../progress/report-progress.service.ts';
import type { ReportedProgress } from '../../progress/report-progress.service.ts';
import { launchable, lessonsOf } from './lessons-of-place.service.ts';
import { contentOutcome } from '../core/sco-outcome.rules.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import { findSequenced, sequencedOutcome } from './sequenced-package.service.ts';
import type { Outcome } from '../core/sco-outcome.rules.ts';
import { nodeEnrollmentOf } from '../core/scorm-place.policy.ts';
import type { ScormPlace } from '../core/scorm-place.policy.ts';

/** Returns the outcome of the package from its lessons, for one person in one place. */
export async function packageOutcome(db: TenantDb, place: ScormPlace): Promise<Outcome> {
  const { idContentItem } = place.content;
  const at = { idUser: place.idUser, idContentItem, idNodeEnrollment: nodeEnrollmentOf(place) };
  const sequenced = await findSequenced(db, at, await scormPackages(db).find(idContentItem));
  if (sequenced) return sequencedOutcome(sequenced);
  const lessons = await lessonsOf(db, at);
  return contentOutcome(
    launchable(lessons)
      .filter(({ sco }) => sco.is_tracked)
      .map(({ enrollment }) => ({ status: enrollment?.status ?? 'NOT_ATTEMPTED', grade: enrollment?.grade ?? null })),
  );
}

/** Updates content, nodes and training from the lessons. The caller holds the lock on the place's training. */
export async function rollUpPackage(db: TenantDb, place: ScormPlace, now: Date): Promise<ReportedProgress | null> {
  if (!place.inTraining) return null;
  const { course, open } = place.inTraining;
  const { status, grade } = await packageOutcome(db, place);
  const settled = status === 'COMPLETED' || status === 'PASSED' || status === 'FAILED';
  const report = settled
    ? { status, progress: 100, packageGrade: grade }
    : { status: 'IN_PROGRESS' as const, progress: 0, packageGrade: null };
  return reportProgress(db, course, open, report, now);
}
