import { randomInt } from 'node:crypto';
import type { QuestionnaireType } from '@shared-kit/contracts/evaluations';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { invalidField, notFound, refuse } from '../../platform/errors.ts';
import { evaluations, questionsOf } from './evaluation.repository.ts';
import type { EvaluationRow } from './evaluation.repository.ts';
import { evaluationAccess } from './evaluation.port.ts';
import type { EvaluationVisit } from './evaluation.port.ts';
import { assertNotExpired, impactAt, impactTitle } from './impact-access.policy.ts';
import { finishIfTimeIsOver } from './finish-questionnaire.service.ts';
import { answersOf, questionnaires } from './questionnaire.repository.ts';
import type { QuestionnaireRow } from './questionnaire.repository.ts';
import { loadQuestionnaire } from './load-questionnaire.service.ts';
import { allowedTries, triesLeft } from './tries.rules.ts';

interface Start {
  readonly visit: Omit<EvaluationVisit, 'questionnaireType'>;
  /** Undefined selects the evaluation's own type. */
  readonly questionnaireType: QuestionnaireType | undefined;
  /** True when the caller requests a new attempt after a finished one. */
  readonly isRestart: boolean;
}

/** Returns the learner's attempts at the evaluation, oldest first; the last one is the one to open. */
export async function startOrResume(
  db: TenantDb,
  { visit, questionnaireType: questions, isRestart }: Start,
): Promise<QuestionnaireRow[]> {
  const evaluation = await evaluations(db).find(visit.idEvaluation);
  if (!evaluation) throw notFound();
  const questionnaireType = questions ?? evaluation.evaluation_type;
  if (questionnaireType !== 'PRE_TEST' && questionnaireType !== evaluation.evaluation_type) {
    throw invalidField('body.questionnaireType', 'A avaliação não é deste tipo.');
  }
  const impact = await impactAt(db, questionnaireType === 'PRE_TEST' ? 'KNOWLEDGE' : evaluation.evaluation_type, visit);
  if (impact && impact.id_answerer !== visit.idUser) throw notFound();
  assertNotExpired(impact, visit.now);
  const attempts = await settledAttempts(db, visit, questionnaireType);
  const latest = attempts.at(-1);
  if (latest && (latest.finish_date === null || !isRestart)) return attempts;
  assertTriesLeft(evaluation, questionnaireType, attempts);
  const place = impact
    ? { idNodeEnrollment: null, nodeTitle: impactTitle(impact) }
    : await evaluationAccess.of(db)(db, { ...visit, questionnaireType });
  const started = await questionnaires(db).start({
    id_user: visit.idUser,
    id_enrollment: visit.idEnrollment,
    id_node_enrollment: place.idNodeEnrollment,
    id_evaluation: visit.idEvaluation,
    questionnaire_type: questionnaireType,
    node_title: place.nodeTitle,
    start_date: visit.now,
    time_left_ms: evaluation.parameters.timeLimit === null ? null : evaluation.parameters.timeLimit * 1000,
  });
  // Undefined when another tab has just started it, with its questions.
  if (started) await answersOf(db, started.id_questionnaire).addQuestions(await drawQuestions(db, evaluation));
  return questionnaires(db).attempts(visit.idUser, visit.idEnrollment, visit.idEvaluation, questionnaireType);
}

async function settledAttempts(
  db: TenantDb,
  visit: Start['visit'],
  questionnaireType: QuestionnaireType,
): Promise<QuestionnaireRow[]> {
  const { idUser, idEnrollment, idEvaluation, now } = visit;
  const attempts = await questionnaires(db).attempts(idUser, idEnrollment, idEvaluation, questionnaireType);
  const settled: QuestionnaireRow[] = [];
  for (const attempt of attempts) {
    const locked =
      attempt.finish_date === null
        ? await questionnaires(db).lockForUpdate({
            idUser,
            idEnrollment,
            idEvaluation,
            idQuestionnaire: attempt.id_questionnaire,
          })
        : undefined;
    settled.push(
      locked ? (await finishIfTimeIsOver(db, await loadQuestionnaire(db, locked), now)).questionnaire : attempt,
    );
  }
  return settled;
}

function assertTriesLeft(
  evaluation: EvaluationRow,
  questionnaireType: QuestionnaireType,
  attempts: readonly QuestionnaireRow[],
): void {
  const allowed = allowedTries(
    { parameters: evaluation.parameters, maxTries: evaluation.max_tries },
    questionnaireType,
  );
  const left = triesLeft(allowed, attempts.length, {
    passed: attempts.some((attempt) => attempt.passed),
    lockAfterApproval: evaluation.parameters.lockAfterApproval === 1,
  });
  if (left === 0) throw refuse('evaluations.no-tries-left', 409, 'Você não tem mais tentativas para esta avaliação.');
}

/** Returns the ids of all active questions in order, or of as many random ones as the evaluation draws. */
async function drawQuestions(db: TenantDb, { id_evaluation, parameters }: EvaluationRow): Promise<number[]> {
  const pool = (await questionsOf(db, id_evaluation))
    .filter((question) => question.active)
    .map((question) => question.idQuestion);
  const amount = parameters.questionAmount;
  if (amount === null || amount >= pool.length) return pool;
  const drawn: number[] = [];
  while (drawn.length < amount) drawn.push(...pool.splice(randomInt(pool.length), 1));
  return drawn;
}
