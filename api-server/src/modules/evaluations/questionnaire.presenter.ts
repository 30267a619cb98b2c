import type {
  Answer,
  AnswerResult,
  Evaluation,
  EvaluationResult,
  Question,
  Questionnaire,
} from '@shared-kit/contracts/evaluations';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { GivenAnswer } from './answer-check.rules.ts';
import { timeLeftAt } from './evaluation-clock.rules.ts';
import type { Clock } from './evaluation-clock.rules.ts';
import { statusOfImpact } from './impact-access.ts';
import type { KnownQuestion } from './question.ts';
import type { AnswerRow, QuestionnaireRow } from './questionnaire.repository.ts';
import { questionnaireStatus } from './questionnaire-state.rules.ts';
import { isOpened } from './sheet.ts';
import type { AskedQuestion, Sheet } from './sheet.ts';
import { allowedTries, triesLeft } from './tries.rules.ts';

export const clockOf = (row: QuestionnaireRow): Clock => ({
  timeLeftMs: row.time_left_ms,
  lastBeatAt: row.last_beat_at,
});

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
function presentQuestion(question: KnownQuestion): Question {
  return {
    idQuestion: question.idQuestion,
    statement: question.statement,
    questionType: question.questionType,
    mandatory: question.mandatory ? 1 : 0,
    options: question.options.map(({ id, description }) => ({ idQuestionOption: id, description })),
    scales: question.scales.map(({ id, title }) => ({ idQuestionScale: id, title })),
    optionAnswers: question.optionAnswers.map(({ id, description }) => ({ idQuestionOptionAnswer: id, description })),
  };
}

function presentAnswer({ answer, question }: AskedQuestion): Answer {
  return {
    idAnswer: answer.id_answer,
    answerData: answer.answer_data,
    answerText: answer.answer_text,
    answerStatus: answer.answer_status,
    question: presentQuestion(question),
  };
}

function leftOf({ evaluation, questionnaire }: Sheet, attempts: readonly QuestionnaireRow[]): number | null {
  const allowed = allowedTries(
    { parameters: evaluation.parameters, maxTries: evaluation.max_tries },
    questionnaire.questionnaire_type,
  );
  return triesLeft(allowed, attempts.length, {
    passed: attempts.some((attempt) => attempt.passed),
    lockAfterApproval: evaluation.parameters.lockAfterApproval === 1,
  });
}

export function presentEvaluation(sheet: Sheet, attempts: readonly QuestionnaireRow[], now: Date): Evaluation {
  const { evaluation, questionnaire, asked, impact } = sheet;
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
    triesLeft: leftOf(sheet, attempts),
    parameters: evaluation.parameters,
    questionnaire: impact
      ? presentQuestionnaire(questionnaire, statusOfImpact(impact, now))
      : presentQuestionnaire(questionnaire),
    totalQuestions: asked.length,
    answers: isOpened(sheet) ? asked.map(presentAnswer) : [],
    timeLeft: presentClock(questionnaire, now).timeLeft,
    nodeTitle: questionnaire.node_title,
  };
}

type FinishedSheet = Sheet & { readonly questionnaire: QuestionnaireRow & { readonly finish_date: Date } };

export function isFinished(sheet: Sheet): sheet is FinishedSheet {
  return sheet.questionnaire.finish_date !== null;
}

export function presentResult(
  sheet: FinishedSheet,
  attempts: readonly QuestionnaireRow[],
  totalUserPoints: number,
): EvaluationResult {
  const { evaluation, questionnaire, asked } = sheet;
  return {
    idQuestionnaire: questionnaire.id_questionnaire,
    grade: questionnaire.grade,
    masteryScore: evaluation.mastery_score,
    attempts: attempts.filter((attempt) => attempt.finish_date !== null).length,
    triesLeft: leftOf(sheet, attempts),
    questionnaireType: questionnaire.questionnaire_type,
    evaluationType: evaluation.evaluation_type,
    title: evaluation.title,
    description: evaluation.description,
    closingText: evaluation.parameters.closingText,
    passed: questionnaire.passed,
    finishDate: toMoment(questionnaire.finish_date),
    timedOut: questionnaire.timed_out,
    summary:
      evaluation.parameters.showResponseSummary === 1
        ? asked.map(({ answer, question }) => ({
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
export function presentAnswerResult(asked: AskedQuestion): AnswerResult {
  const { answer, question } = asked;
  const matches = new Map(question.optionAnswers.map(({ id, description }) => [id, description]));
  const matchOf = (id: number | null | undefined) => (id == null ? '' : (matches.get(id) ?? ''));
  return {
    ...presentAnswer(asked),
    isCorrect: answer.is_correct ?? answer.answer_status,
    options: question.options.map((option) => {
      const item = answer.answer_data.find((chosen) => chosen.idQuestionOption === option.id);
      return {
        idQuestionOption: option.id,
        description: option.description,
        selected: item !== undefined,
        isCorrect: question.questionType === 'CORRELATE' ? option.idCorrectAnswer !== null : option.correct,
        match: matchOf(item?.idQuestionOptionAnswer),
        correctMatch: matchOf(option.idCorrectAnswer),
      };
    }),
  };
}
