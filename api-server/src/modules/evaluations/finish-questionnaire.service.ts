import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../platform/errors.ts';
import { awardPoints } from '../gamification/index.ts';
import { zeroMoment } from './evaluation-clock.rules.ts';
import { evaluationFinished } from './evaluation.port.ts';
import { assertNotExpired } from './impact-access.policy.ts';
import { impactEvaluations } from './impact-evaluation.repository.ts';
import { gradeOf, isCorrect, isPassed } from './grading.rules.ts';
import { givenAnswer } from './questionnaire.presenter.ts';
import { clockOf, isAbandoned } from './questionnaire-clock.rules.ts';
import { answersOf, questionnaires } from './questionnaire.repository.ts';
import type { QuestionWithAnswer, LoadedQuestionnaire } from './load-questionnaire.service.ts';

/** Submits a questionnaire (decision 31). Leaves a finished one unchanged. */
export async function submit(db: TenantDb, loaded: LoadedQuestionnaire, now: Date): Promise<LoadedQuestionnaire> {
  const settled = await finishOpenPage(db, loaded, now);
  if (settled.questionnaire.finish_date !== null) return settled;
  assertNotExpired(settled.impact, now);
  const missing = missingQuestions(settled);
  if (missing.length > 0) {
    throw refuse('evaluations.unanswered', 409, unansweredMessage(missing.length), {
      issues: missing.map(({ answer }) => ({
        path: `answers.${answer.id_answer}`,
        message: `Questão ${answer.position} sem resposta.`,
      })),
    });
  }
  return grade(db, settled, { finishDate: now, timedOut: false, now });
}

/**
 * Finishes a questionnaire with its current answers once its time is over. One whose page has vanished waits for the
 * learner's return, which counts the time up to the bound (decision 530).
 */
export async function finishIfTimeIsOver(
  db: TenantDb,
  loaded: LoadedQuestionnaire,
  now: Date,
): Promise<LoadedQuestionnaire> {
  return isAbandoned(loaded, now) ? loaded : finishOpenPage(db, loaded, now);
}

/** Does the same for a call of the open page, whose whole silence counts as time. */
export async function finishOpenPage(
  db: TenantDb,
  loaded: LoadedQuestionnaire,
  now: Date,
): Promise<LoadedQuestionnaire> {
  if (loaded.questionnaire.finish_date !== null) return loaded;
  const zero = zeroMoment(clockOf(loaded.questionnaire), now);
  return zero === null ? loaded : grade(db, loaded, { finishDate: zero, timedOut: true, now });
}

/**
 * Returns the unanswered questions that block the finish: all of a knowledge evaluation, the mandatory ones of a survey
 * (B5-01, B5-08).
 */
export function missingQuestions({ evaluation, questions }: LoadedQuestionnaire): QuestionWithAnswer[] {
  return questions.filter(
    ({ answer, question }) =>
      !answer.answer_status && (evaluation.evaluation_type === 'KNOWLEDGE' || question.mandatory),
  );
}

const unansweredMessage = (count: number) =>
  count === 1
    ? 'É necessário responder a questão para enviar a avaliação.'
    : 'É necessário responder todas as questões para enviar a avaliação.';

interface Finish {
  readonly finishDate: Date;
  readonly timedOut: boolean;
  readonly now: Date;
}

async function grade(
  db: TenantDb,
  loaded: LoadedQuestionnaire,
  { finishDate, timedOut, now }: Finish,
): Promise<LoadedQuestionnaire> {
  const { evaluation, questionnaire } = loaded;
  const answers = answersOf(db, questionnaire.id_questionnaire);
  const questions: QuestionWithAnswer[] = [];
  for (const { answer, question } of loaded.questions) {
    const is_correct = isCorrect(question, givenAnswer(answer));
    await answers.correct(answer.id_answer, is_correct);
    questions.push({ question, answer: { ...answer, is_correct } });
  }
  const reached = gradeOf(
    evaluation.evaluation_type,
    questions.map(({ answer }) => answer.is_correct),
  );
  const passed = isPassed(evaluation.evaluation_type, reached, evaluation.mastery_score);
  const finished = await questionnaires(db).update(questionnaire.id_questionnaire, {
    finish_date: finishDate,
    timed_out: timedOut,
    time_left_ms: timedOut ? 0 : questionnaire.time_left_ms,
    last_beat_at: null,
    paused_at: null,
    grade: reached,
    passed,
  });
  const { impact } = loaded;
  if (impact && !(await impactEvaluations(db).answer(impact.id_impact_evaluation, questionnaire.id_user, finishDate))) {
    throw refuse('evaluations.finished', 409, 'Esta avaliação já foi enviada.');
  }
  await evaluationFinished.publish(db, {
    idUser: questionnaire.id_user,
    idEnrollment: questionnaire.id_enrollment,
    idNodeEnrollment: questionnaire.id_node_enrollment,
    idEvaluation: evaluation.id_evaluation,
    evaluationType: evaluation.evaluation_type,
    questionnaireType: questionnaire.questionnaire_type,
    followsTraining: impact !== null,
    idQuestionnaire: questionnaire.id_questionnaire,
    grade: reached,
    passed,
    finishDate,
    now,
  });
  // Points come after the listeners: a listener that counts the finish locks the enrolment first and awards points
  // then. The same order avoids a deadlock.
  const earn_points = passed ? await rewardPass(db, loaded, now) : 0;
  const rewarded =
    earn_points === 0 ? finished : await questionnaires(db).update(questionnaire.id_questionnaire, { earn_points });
  return { evaluation, questionnaire: rewarded, questions, impact };
}

/** Awards points for a pass once per enrolment, whichever try passed. Pre-tests and surveys earn none. */
async function rewardPass(
  db: TenantDb,
  { evaluation, questionnaire }: LoadedQuestionnaire,
  now: Date,
): Promise<number> {
  if (questionnaire.questionnaire_type !== 'KNOWLEDGE') return 0;
  const { earnPoints } = await awardPoints(db, {
    idUser: questionnaire.id_user,
    event: 'evaluation-passed',
    title: evaluation.title,
    once: `evaluation-passed:${questionnaire.id_enrollment}:${evaluation.id_evaluation}`,
    now,
  });
  return earnPoints;
}
