import { isDone } from '@shared-kit/contracts/learning';
import { SECOND_MS } from '@shared-kit/contracts/calendar';
import { endsPackage, faultsInData, isOfLesson } from '@shared-kit/contracts/scorm';
import { requestAnswers } from '@shared-kit/contracts/sequencing';
import type { RequestAnswers } from '@shared-kit/contracts/sequencing';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { Refusal, refuse } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logging.adapter.ts';
import { rollUpPackage } from './roll-up-package.service.ts';
import { scoEnrollments, scoVisits } from './sco-enrollment.repository.ts';
import type { ScoEnrollmentRow, ScoVisitRow } from './sco-enrollment.repository.ts';
import { outcomeAfter } from './lesson-outcome.service.ts';
import { better, outcomeOf } from './sco-outcome.rules.ts';
import type { Cmi, Outcome } from './sco-outcome.rules.ts';
import { scosOfVisits } from './visited-sco.repository.ts';
import type { VisitedSco } from './visited-sco.repository.ts';
import { lockPackageOf, transferToActivity } from './transfer-report.service.ts';
import { openScormPlace } from './scorm-place.policy.ts';
import type { ScormPlace } from './scorm-place.policy.ts';

interface Commit {
  readonly sequence: number;
  readonly cmi: Cmi;
  readonly sessionTime: number;
  readonly terminated: boolean;
}

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
const placeElements = new Set(['cmi.suspend_data', 'cmi.core.lesson_location', 'cmi.location']);
/** Seconds that a browser's clock may be ahead of the server's. */
const leeway = 60;

/** Commits that a visit may send at once, and in each second since it began. A lesson never reaches them. */
const sequencesAtOnce = 1000;
const sequencesPerSecond = 50;

/** Stores a lesson's report unless a newer one is stored. A completion counts in either case. */
export async function commitSco(
  db: TenantDb,
  sent: Commit,
  { by, now, log }: { by: { readonly token: string } | { readonly label: string }; now: Date; log: Logger },
): Promise<Committed> {
  const known = 'token' in by ? await scoVisits(db).ofToken(by.token, now) : await scoVisits(db).ofLabel(by.label, now);
  if (!known) throw refuse('learning.scorm-token-over', 401, 'Esta visita à lição terminou. Abra a lição novamente.');
  const { before, lesson } = await lessonOf(db, known);
  const commit = acceptable(sent, { visit: known, version: lesson.version, now });
  const report = known.mode === 'review' ? null : reportOf(commit, { before, lesson }, log);
  // Lock order: training before lesson, as when a lesson is opened.
  const isOfSequence = report?.lesson.sequencing.is_sequenced === true;
  const place =
    report && (isOfSequence || changes(report.before, report.outcome))
      ? await trainingOf(db, known, report, now)
      : null;
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
  const saved = await save(db, { visit, row, commit, sequence, lesson }, report.outcome, now);
  const { identifier } = report.lesson.sco;
  const transferred =
    sequenced && isNewer(visit, row, commit)
      ? await transferToActivity(
          db,
          sequenced,
          // The lesson goes on in a later visit.
          { identifier, cmi: commit.cmi, seconds: saved.attempt_time, terminated: commit.terminated && !superseded },
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

interface ReportedLesson {
  readonly before: ScoEnrollmentRow;
  readonly lesson: VisitedSco;
}

/** Returns the lesson of a visit with its previous state. */
async function lessonOf(db: TenantDb, visit: ScoVisitRow): Promise<ReportedLesson> {
  const before = await scoEnrollments(db).find(visit.id_sco_enrollment);
  if (!before) throw new Error('a visit is of a lesson that was begun');
  return { before, lesson: await scosOfVisits(db).find(before.id_sco) };
}

/**
 * Returns the commit with the lesson's own elements only. Refuses data that the data model doesn't have, and numbers
 * of commits that would shut out the visit's later ones.
 */
function acceptable(
  commit: Commit,
  { visit, version, now }: { visit: ScoVisitRow; version: '1.2' | '2004'; now: Date },
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
  readonly before: ScoEnrollmentRow;
  readonly outcome: Outcome;
  readonly idContentItem: number;
  readonly lesson: VisitedSco;
}

/** Returns the outcome of the commit and the previous state of the lesson. */
function reportOf({ cmi, terminated }: Commit, { before, lesson }: ReportedLesson, log: Logger): Report {
  const { sco, version } = lesson;
  const suspended = cmi['cmi.suspend_data']?.length ?? 0;
  if (suspended > standardSuspendData[version]) {
    log.warn(
      { idSco: sco.id_sco, length: suspended, standard: standardSuspendData[version] },
      'suspend data is longer than the standard has it',
    );
  }
  const outcome = outcomeOf(
    version,
    cmi,
    { masteryScore: sco.mastery_score, completionThreshold: sco.completion_threshold },
    terminated,
  );
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
  visit: ScoVisitRow,
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

function isNewer(visit: ScoVisitRow, row: ScoEnrollmentRow, { sequence }: Commit): boolean {
  return visit.id_sco_visit > row.last_visit || (visit.id_sco_visit === row.last_visit && sequence > row.last_sequence);
}

interface ToSave {
  readonly visit: ScoVisitRow;
  readonly row: ScoEnrollmentRow;
  readonly commit: Commit;
  readonly sequence: number;
  readonly lesson: VisitedSco;
}

/** Stores only the position of the learner from a review, and nothing that counts (decision 320). */
async function savePosition(
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

async function save(
  db: TenantDb,
  { visit, row, commit, sequence, lesson }: ToSave,
  reported: Outcome,
  now: Date,
): Promise<ScoEnrollmentRow> {
  const isNewest = isNewer(visit, row, commit);
  const after = await outcomeAfter(db, { row, lesson, isNewest }, reported);
  const seconds = Math.max(
    visit.seconds,
    Math.min(commit.sessionTime, (now.getTime() - visit.started_at.getTime()) / 1000 + leeway),
  );
  const isOver = isDone(after.status) || after.status === 'FAILED';
  return scoEnrollments(db).report(
    { idScoEnrollment: row.id_sco_enrollment, idScoVisit: visit.id_sco_visit },
    {
      values: {
        status: after.status,
        grade: after.grade,
        total_time: row.total_time + (seconds - visit.seconds),
        // A visit of an earlier attempt adds nothing to this one.
        attempt_time: row.attempt_time + ((visit.attempt ?? row.attempt) === row.attempt ? seconds - visit.seconds : 0),
        finish_date: isOver
          ? isDone(after.status) && !isDone(row.status)
            ? now
            : (row.finish_date ?? now)
          : row.finish_date,
        last_access_date: now,
        ...(isNewest
          ? { cmi: JSON.stringify(commit.cmi), last_visit: visit.id_sco_visit, last_sequence: commit.sequence }
          : {}),
      },
      visit: { sequence, seconds, ...(commit.terminated ? { terminated_at: now } : {}) },
    },
  );
}
