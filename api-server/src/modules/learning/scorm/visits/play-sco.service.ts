import { randomBytes } from 'node:crypto';
import { isDone } from '@shared-kit/contracts/learning';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../../platform/errors.ts';
import { beginLessonAttempt, outcomeOfAttempt } from '../core/begin-attempt.service.ts';
import { deliverLesson, expectAttemptLeft, expectOpen, lockPlace } from '../sequencing/navigate-package.service.ts';
import { launchable, lessonsOf } from '../sequencing/lessons-of-place.service.ts';
import type { Lesson } from '../sequencing/lessons-of-place.service.ts';
import { rollUpPackage } from '../sequencing/roll-up-package.service.ts';
import { scoEnrollments, scoVisits } from '../core/sco-enrollment.repository.ts';
import type { ScoEnrollmentRow } from '../core/sco-enrollment.repository.ts';
import { isSuspended } from '../core/sco-outcome.rules.ts';
import type { Cmi } from '../core/sco-outcome.rules.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import type { PackageRow } from '../core/scorm-package.repository.ts';
import { nodeEnrollmentOf } from '../core/scorm-place.policy.ts';
import type { ScormPlace } from '../core/scorm-place.policy.ts';

/** Days during which a visit may commit: enough for a laptop that is closed over a holiday with unsent data. */
const visitDays = 7;

interface Played {
  readonly token: string;
  readonly mode: 'normal' | 'review';
  readonly lessons: readonly Lesson[];
  readonly current: Lesson;
  /** State of a sequenced package; null in any other. */
  readonly moves: number | null;
}

/** Begins a visit of a lesson. Rejected while the package isn't ready or a prerequisite isn't done. */
export async function playSco(
  db: TenantDb,
  place: ScormPlace,
  { idSco, portalOrigin }: { idSco: number; portalOrigin: string },
  now: Date,
): Promise<Played> {
  const { idUser, content } = place;
  const unpacked = await scormPackages(db).find(content.idContentItem);
  if (unpacked?.status !== 'DONE')
    throw refuse('learning.scorm-not-ready', 409, 'O pacote Scorm ainda está sendo processado.');
  const at = { idUser, idContentItem: content.idContentItem, idNodeEnrollment: nodeEnrollmentOf(place) };
  const sequenced = await lockPlace(db, place, now);
  expectOpen(place, sequenced);
  if (sequenced) expectAttemptLeft(sequenced, unpacked);
  const lesson = launchable(await lessonsOf(db, at)).find(({ sco }) => sco.id_sco === idSco);
  if (!lesson) throw notFound();
  if (!unpacked.is_sequenced && !lesson.lock.prerequisitesMet) throw notYet(lesson);
  const delivered = sequenced && (await deliverLesson(db, sequenced, lesson.sco.identifier, now));
  if (sequenced && !delivered) throw notYet(lesson);
  const found = await scoEnrollments(db).ensure({ idUser, idSco, idNodeEnrollment: at.idNodeEnrollment, now });
  const isAsset = lesson.sco.sco_type === 'asset';
  // The engine decides about attempts: each visit of a sequenced package counts.
  const { row, mode } = sequenced
    ? { row: found, mode: 'normal' as const }
    : await attemptToPlay(db, found, { unpacked, isAsset }, now);
  await scoEnrollments(db).change(row.id_sco_enrollment, {
    number_of_access: row.number_of_access + 1,
    last_access_date: now,
    package_version: unpacked.package_version,
    // An asset reports nothing, so opening it completes it.
    ...(isAsset && lesson.sco.is_tracked
      ? { status: 'COMPLETED' as const, finish_date: row.finish_date ?? now }
      : row.status === 'NOT_ATTEMPTED'
        ? { status: 'IN_PROGRESS' as const }
        : {}),
  });
  const token = `${db.tenantId}.${randomBytes(32).toString('base64url')}`;
  await scoVisits(db).begin(
    {
      id_sco_enrollment: row.id_sco_enrollment,
      id_enrollment: place.inTraining?.course.enrollment.id_enrollment ?? null,
      label: `v${db.tenantId}-${randomBytes(13).toString('hex')}`,
      mode,
      portal_origin: portalOrigin,
      attempt: row.attempt,
      folder: unpacked.folder,
      package_version: unpacked.package_version,
      started_at: now,
      expires_at: new Date(now.getTime() + visitDays * DAY_MS),
      terminated_at: null,
    },
    token,
  );
  await rollUpPackage(db, place, now);
  const lessons = launchable(await lessonsOf(db, at));
  const current = lessons.find(({ sco }) => sco.id_sco === idSco);
  if (!current) throw new Error('the lesson was there a moment ago');
  return { token, mode, lessons, current, moves: delivered?.moves ?? null };
}

/**
 * Returns the attempt that opening a lesson continues or begins, by the policy of its package (decision 709). A lesson
 * that is over opens for review when no attempt is left or none begins.
 */
async function attemptToPlay(
  db: TenantDb,
  found: ScoEnrollmentRow,
  { unpacked, isAsset }: { unpacked: PackageRow; isAsset: boolean },
  now: Date,
): Promise<{ row: ScoEnrollmentRow; mode: 'normal' | 'review' }> {
  const last = await scoVisits(db).lastOf(found.id_sco_enrollment);
  // An attempt that no visit has opened yet was begun by a reset.
  if (!last || (last.attempt ?? found.attempt) !== found.attempt || found.status === 'NOT_ATTEMPTED')
    return { row: found, mode: 'normal' };
  const { status } = found.attempt === 1 ? found : await outcomeOfAttempt(db, found, last);
  const isDoneWith = isOver({ status, cmi: found.cmi });
  const begins = {
    failed: status === 'FAILED',
    over: status === 'FAILED' || isDoneWith,
    always: true,
  }[unpacked.new_attempt];
  if (begins && !isAsset && (unpacked.max_attempts === null || found.attempt < unpacked.max_attempts))
    return { row: await beginLessonAttempt(db, found, now), mode: 'normal' };
  return { row: found, mode: isDoneWith || status === 'FAILED' ? 'review' : 'normal' };
}

/**
 * Returns whether an attempt is over. A suspended lesson that was completed without a verdict continues, because its
 * score may follow (decision 320).
 */
function isOver({ status, cmi }: Pick<ScoEnrollmentRow, 'status' | 'cmi'>): boolean {
  // `commitSco` writes it from names and texts.
  return status === 'COMPLETED' ? !isSuspended(JSON.parse(cmi) as Cmi) : isDone(status);
}

function notYet({ lock }: Lesson) {
  const [first] = lock.blockedBy;
  const message = first ? `Conclua “${first.title}” para liberar esta lição.` : 'Esta lição ainda não está liberada.';
  return refuse('learning.prerequisites-not-met', 403, message, {
    issues: lock.blockedBy.map(({ idSco, title }) => ({ path: `blockedBy.SCO.${idSco}`, message: title })),
  });
}
