import type {
  Answer,
  AnswerResult,
  Evaluation,
  EvaluationResult,
  GivenAnswer,
  Question,
  Questionnaire,
} from '@shared-kit/contracts/evaluations';
import { toMoment } from '@shared-kit/contracts/calendar';
import { timeLeftAt } from './evaluation-clock.rules.ts';
import { VANISHED_AFTER_MS, pausesLeft } from './evaluation-pause.rules.ts';
import { statusOfImpact } from './impact-access.policy.ts';
import type { KnownQuestion } from './question.types.ts';
import type { AnswerRow, QuestionnaireRow } from './questionnaire.repository.ts';
import { clockOf, isAbandoned } from './questionnaire-clock.rules.ts';
import { questionnaireStatus } from './questionnaire-state.rules.ts';
import { isOpened } from './load-questionnaire.service.ts';
import type { QuestionWithAnswer, LoadedQuestionnaire } from './load-questionnaire.service.ts';
import { closingTextOf, summaryState } from './result.rules.ts';
import type { SummaryState } from './result.rules.ts';
import { inShownOrder } from './shuffle.rules.ts';
import { allowedTries, triesLeft } from './tries.rules.ts';

export const givenAnswer = (row: AnswerRow): GivenAnswer => ({
  answerData: row.answer_data,
  answerText: row.answer_text,
});

const seconds = (ms: number | null) => (ms === null ? null : ms / 1000);

export function presentClock(row: QuestionnaireRow, now: Date) {
  return { timeLeft: seconds(timeLeftAt(clockOf(row), now)), finished: row.finish_date !== null };
}

export function presentQuestionnaire(
  row: QuestionnaireRow,
  status = questionnaireStatus({ finishDate: row.finish_date, timedOut: row.timed_out }),
): Questionnaire {
  return {
    idQuestionnaire: row.id_questionnaire,
    idEvaluation: row.id_evaluation,
    startDate: toMoment(row.start_date),
    finishDate: row.finish_date === null ? null : toMoment(row.finish_date),
    grade: row.grade,
    idNodeEnrollment: row.id_node_enrollment,
    status,
  };
}

/** Presents a question without its correct answers. */
function presentQuestion({ evaluation, questionnaire }: LoadedQuestionnaire, question: KnownQuestion): Question {
  return {
    idQuestion: question.idQuestion,
    statement: question.statement,
    questionType: question.questionType,
    mandatory: question.mandatory ? 1 : 0,
    options: inShownOrder(evaluation.parameters, questionnaire.id_questionnaire, question).map(
      ({ id, description }) => ({ idQuestionOption: id, description }),
    ),
    scales: question.scales.map(({ id, title }) => ({ idQuestionScale: id, title })),
    optionAnswers: question.optionAnswers.map(({ id, description }) => ({ idQuestionOptionAnswer: id, description })),
  };
}

function presentAnswer(loaded: LoadedQuestionnaire, { answer, question }: QuestionWithAnswer): Answer {
  return {
    idAnswer: answer.id_answer,
    answerData: answer.answer_data,
    answerText: answer.answer_text,
    answerStatus: answer.answer_status,
    question: presentQuestion(loaded, question),
  };
}

function leftOf(
  { evaluation, questionnaire }: LoadedQuestionnaire,
  attempts: readonly QuestionnaireRow[],
): number | null {
  const allowed = allowedTries(
    { parameters: evaluation.parameters, maxTries: evaluation.max_tries },
    questionnaire.questionnaire_type,
  );
  return triesLeft(allowed, attempts.length, {
    passed: attempts.some((attempt) => attempt.passed),
    lockAfterApproval: evaluation.parameters.lockAfterApproval === 1,
  });
}

/** Returns whether the answer summary of a finished questionnaire is readable now (decision 421). */
export function summaryOf(loaded: LoadedQuestionnaire, attempts: readonly QuestionnaireRow[]): SummaryState {
  return summaryState(loaded.evaluation.parameters, {
    triesLeft: leftOf(loaded, attempts),
    isPassed: attempts.some((attempt) => attempt.passed),
    isAnotherOpen: attempts.some((attempt) => attempt.finish_date === null),
  });
}

/** Returns whether the questions are readable: those of an unfinished timed questionnaire only while its clock runs. */
function isReadable(loaded: LoadedQuestionnaire, now: Date): boolean {
  const { finish_date, time_left_ms, last_beat_at } = loaded.questionnaire;
  if (!isOpened(loaded) || isAbandoned(loaded, now)) return false;
  return finish_date !== null || time_left_ms === null || last_beat_at !== null;
}

/** Returns the seconds that a page opened now would continue with. */
function timeLeftOf(loaded: LoadedQuestionnaire, now: Date): number | null {
  const { questionnaire } = loaded;
  return isAbandoned(loaded, now)
    ? seconds((questionnaire.time_left_ms ?? 0) - VANISHED_AFTER_MS)
    : presentClock(questionnaire, now).timeLeft;
}

export function presentEvaluation(
  loaded: LoadedQuestionnaire,
  attempts: readonly QuestionnaireRow[],
  now: Date,
): Evaluation {
  const { evaluation, questionnaire, questions, impact } = loaded;
  return {
    idEvaluation: evaluation.id_evaluation,
    evaluationType: evaluation.evaluation_type,
    evaluationMasteryScore: evaluation.mastery_score,
    title: evaluation.title,
    description: evaluation.description,
    questionnaireType: questionnaire.questionnaire_type,
    maxTries: allowedTries(
      { parameters: evaluation.parameters, maxTries: evaluation.max_tries },
      questionnaire.questionnaire_type,
    ),
    triesLeft: leftOf(loaded, attempts),
    parameters: evaluation.parameters,
    questionnaire: impact
      ? presentQuestionnaire(questionnaire, statusOfImpact(impact, now))
      : presentQuestionnaire(questionnaire),
    totalQuestions: questions.length,
    totalAnswered: questions.filter(({ answer }) => answer.answer_status).length,
    isClockRunning: questionnaire.last_beat_at !== null && !isAbandoned(loaded, now),
    pausesLeft: pausesLeft(evaluation.parameters, questionnaire.pauses_used),
    answers: isReadable(loaded, now) ? questions.map((one) => presentAnswer(loaded, one)) : [],
    timeLeft: timeLeftOf(loaded, now),
    nodeTitle: questionnaire.node_title,
  };
}

type FinishedQuestionnaire = LoadedQuestionnaire & {
  readonly questionnaire: QuestionnaireRow & { readonly finish_date: Date };
};

export function isFinished(loaded: LoadedQuestionnaire): loaded is FinishedQuestionnaire {
  return loaded.questionnaire.finish_date !== null;
}

export function presentResult(
  loaded: FinishedQuestionnaire,
  attempts: readonly QuestionnaireRow[],
  totalUserPoints: number,
): EvaluationResult {
  const { evaluation, questionnaire, questions } = loaded;
  const summary = summaryOf(loaded, attempts);
  return {
    idQuestionnaire: questionnaire.id_questionnaire,
    grade: questionnaire.grade,
    masteryScore: evaluation.mastery_score,
    attempts: attempts.filter((attempt) => attempt.finish_date !== null).length,
    triesLeft: leftOf(loaded, attempts),
    questionnaireType: questionnaire.questionnaire_type,
    evaluationType: evaluation.evaluation_type,
    title: evaluation.title,
    description: evaluation.description,
    closingText: closingTextOf(evaluation.parameters, questionnaire),
    passed: questionnaire.passed,
    finishDate: toMoment(questionnaire.finish_date),
    timedOut: questionnaire.timed_out,
    isSummaryPending: summary === 'pending',
    summary:
      summary === 'shown'
        ? questions.map(({ answer, question }) => ({
            idAnswer: answer.id_answer,
            statement: question.statement,
            isCorrect: answer.is_correct ?? answer.answer_status,
          }))
        : [],
    earnPoints: questionnaire.earn_points,
    totalUserPoints,
  };
}

/** Presents the chosen and the correct answers (B7.3-11). For finished questionnaires only. */
export function presentAnswerResult(loaded: LoadedQuestionnaire, answered: QuestionWithAnswer): AnswerResult {
  const { answer, question } = answered;
  const matches = new Map(question.optionAnswers.map(({ id, description }) => [id, description]));
  const matchOf = (id: number | null | undefined) => (id == null ? '' : (matches.get(id) ?? ''));
  return {
    ...presentAnswer(loaded, answered),
    isCorrect: answer.is_correct ?? answer.answer_status,
    options: inShownOrder(loaded.evaluation.parameters, loaded.questionnaire.id_questionnaire, question).map(
      (option) => {
        const item = answer.answer_data.find((chosen) => chosen.idQuestionOption === option.id);
        return {
          idQuestionOption: option.id,
          description: option.description,
          selected: item !== undefined,
          isCorrect: question.questionType === 'CORRELATE' ? option.idCorrectAnswer !== null : option.correct,
          match: matchOf(item?.idQuestionOptionAnswer),
          correctMatch: matchOf(option.idCorrectAnswer),
        };
      },
    ),
  };
}
