import { SECOND_MS } from '@shared-kit/contracts/calendar';
import { endsPackage, faultsInData, isOfLesson } from '@shared-kit/contracts/scorm';
import { requestAnswers } from '@shared-kit/contracts/sequencing';
import type { RequestAnswers } from '@shared-kit/contracts/sequencing';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { Refusal, refuse } from '../../../../platform/errors.ts';
import type { Logger } from '../../../../platform/logging.adapter.ts';
import { committedVisits } from '../core/committed-visit.repository.ts';
import type { CommittedSco, CommittedVisit, EnrollmentState, VisitState } from '../core/committed-visit.repository.ts';
import { rollUpPackage } from '../sequencing/roll-up-package.service.ts';
import { isNewer, saveAtOnce, savePosition, saveReport } from './save-report.service.ts';
import type { Commit } from './save-report.service.ts';
import { scoEnrollments, scoVisits } from '../core/sco-enrollment.repository.ts';
import { better, outcomeOf } from '../core/sco-outcome.rules.ts';
import type { Outcome } from '../core/sco-outcome.rules.ts';
import { lockPackageOf, transferToActivity } from './transfer-report.service.ts';
import { openScormPlace } from '../core/scorm-place.policy.ts';
import type { ScormPlace } from '../core/scorm-place.policy.ts';

interface Committed {
  readonly sequence: number;
  readonly status: EnrollmentStatus;
  readonly superseded: boolean;
  /** Validity of navigation requests with the stored data; null in a package without sequencing. */
  readonly requestValid: RequestAnswers | null;
}

/** Maximum characters of all the data of a lesson. */
const maxTotal = 2 * 1024 * 1024;
/** Characters of suspend data in the standard; longer data is stored all the same (decision 37). */
const standardSuspendData = { '1.2': 4096, '2004': 64_000 };

/** Commits that a visit may send at once, and in each second since it began. A lesson never reaches them. */
const sequencesAtOnce = 1000;
const sequencesPerSecond = 50;

/** Stores a lesson's report unless a newer one is stored. A completion counts in either case. */
export async function commitSco(
  db: TenantDb,
  sent: Commit,
  { by, now, log }: { by: { readonly token: string } | { readonly label: string }; now: Date; log: Logger },
): Promise<Committed> {
  const found =
    'token' in by ? await committedVisits(db).ofToken(by.token, now) : await committedVisits(db).ofLabel(by.label, now);
  if (!found) throw refuse('learning.scorm-token-over', 401, 'Esta visita à lição terminou. Abra a lição novamente.');
  const { visit: known, before, lesson } = found;
  const commit = acceptable(sent, { visit: known, version: lesson.version, now });
  const report = known.mode === 'review' ? null : reportOf(commit, { before, lesson }, log);
  const isOfSequence = report?.lesson.sequencing.is_sequenced === true;
  const mayChangePackage = report !== null && (isOfSequence || changes(before, report.outcome));
  if (report && !mayChangePackage && (await saveAtOnce(db, found, { commit, outcome: report.outcome }, now))) {
    const { sequence } = commit;
    return { sequence, status: before.status, superseded: found.superseded, requestValid: null };
  }
  // Lock order: training before lesson, as when a lesson is opened.
  const place = report && mayChangePackage ? await trainingOf(db, known, report, now) : null;
  const sequenced = report && isOfSequence ? await lockPackageOf(db, report.before, report.lesson, now) : null;
  const row = await scoEnrollments(db).lock(known.id_sco_enrollment);
  // Read again under the lock, now that no other commit of this lesson is running.
  const { visit, superseded } = await scoVisits(db).lock(known);
  // A repetition of the last commit is answered again, because its answer may have been lost.
  if (visit.terminated_at !== null && commit.sequence > visit.sequence) throw ended();
  const sequence = Math.max(visit.sequence, commit.sequence);
  if (report === null) {
    if (isNewer(visit, row, commit)) await savePosition(db, row, { visit, commit });
    await scoVisits(db).change(visit.id_sco_visit, { sequence, ...(commit.terminated ? { terminated_at: now } : {}) });
    return { sequence, status: row.status, superseded, requestValid: null };
  }
  const saved = await saveReport(db, { visit, row, commit, lesson }, report.outcome, now);
  const { identifier } = report.lesson.sco;
  const transferred =
    sequenced && isNewer(visit, row, commit)
      ? await transferToActivity(
          db,
          sequenced,
          // The lesson goes on in a later visit.
          { identifier, cmi: commit.cmi, seconds: saved.attemptTime, terminated: commit.terminated && !superseded },
          now,
        )
      : sequenced;
  if (place && (sequenced || changes(row, saved))) await rollUpPackage(db, place, now);
  const isEnding = endsPackage('2004', commit.cmi);
  const requestValid = transferred && requestAnswers(transferred.tree, transferred.learner, isEnding);
  return { sequence, status: saved.status, superseded, requestValid };
}

const ended = () =>
  refuse('learning.scorm-visit-ended', 410, 'Esta visita à lição já foi encerrada. Abra a lição novamente.');

/**
 * Returns the commit with the lesson's own elements only. Refuses data that the data model doesn't have, and numbers
 * of commits that would shut out the visit's later ones.
 */
function acceptable(
  commit: Commit,
  { visit, version, now }: { visit: VisitState; version: '1.2' | '2004'; now: Date },
): Commit {
  if (Object.entries(commit.cmi).reduce((sum, [name, value]) => sum + name.length + value.length, 0) > maxTotal)
    throw refuse('learning.scorm-data-too-large', 413, 'A lição tentou guardar dados demais.');
  const seconds = Math.max(0, now.getTime() - visit.started_at.getTime()) / SECOND_MS;
  if (commit.sequence > sequencesAtOnce + seconds * sequencesPerSecond)
    throw refuse('learning.scorm-sequence-too-high', 422, 'A lição numerou o seu envio acima do possível.');
  const faults = faultsInData(version, commit.cmi);
  if (faults.length > 0) {
    throw refuse('learning.scorm-data-not-in-model', 422, 'A lição enviou dados que o SCORM não tem.', {
      issues: faults.slice(0, 20).map((name) => ({ path: name.slice(0, 250), message: 'Elemento ou valor inválido.' })),
    });
  }
  return {
    ...commit,
    cmi: Object.fromEntries(Object.entries(commit.cmi).filter(([name]) => isOfLesson(version, name))),
  };
}

interface Report {
  readonly before: EnrollmentState;
  readonly outcome: Outcome;
  readonly idContentItem: number;
  readonly lesson: CommittedSco;
}

/** Returns the outcome of the commit and the previous state of the lesson. */
function reportOf(
  { cmi, terminated }: Commit,
  { before, lesson }: Pick<CommittedVisit, 'before' | 'lesson'>,
  log: Logger,
): Report {
  const { sco, version } = lesson;
  const suspended = cmi['cmi.suspend_data']?.length ?? 0;
  if (suspended > standardSuspendData[version]) {
    log.warn(
      { idSco: sco.id_sco, length: suspended, standard: standardSuspendData[version] },
      'suspend data is longer than the standard has it',
    );
  }
  const outcome = outcomeOf(version, cmi, sco, terminated);
  return { before, outcome, idContentItem: sco.id_content_item, lesson };
}

/**
 * Returns whether the outcome may change that of the package. The state of a lesson never decreases, so concurrent
 * commits can't invalidate the answer.
 */
function changes(before: Outcome, outcome: Outcome): boolean {
  const { status, grade } = better(before, outcome);
  return status !== before.status || grade !== before.grade;
}

/**
 * Locks and returns the training of the lesson. Returns null outside an enrolment, or when the place is locked by now,
 * e.g. because the training ended by its dates: its progress stays, and the lesson's own data are stored all the same.
 */
async function trainingOf(
  db: TenantDb,
  visit: VisitState,
  { before, idContentItem }: Report,
  now: Date,
): Promise<ScormPlace | null> {
  if (visit.id_enrollment === null) return null;
  const place = {
    idUser: before.id_user,
    idEnrollment: visit.id_enrollment,
    idContentItem,
    idNodeEnrollment: before.id_node_enrollment,
  };
  try {
    return await openScormPlace(db, place, now, { lock: true, evenClosed: true });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
