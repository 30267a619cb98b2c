export { COMMENT_MAX_LENGTH, HEARTBEAT_SECONDS, LONGEST_GAP_SECONDS, evaluationTypes, questionTypes, questionnaireStatuses, questionnaireTypes } from './evaluation-types.ts';
export type { EvaluationType, QuestionType, QuestionnaireStatus, QuestionnaireType } from './evaluation-types.ts';
export {
  answerInputSchema,
  answerItemSchema,
  answerResultSchema,
  answerSchema,
  evaluationParametersSchema,
  evaluationResultSchema,
  evaluationSchema,
  questionSchema,
  questionnaireSchema,
} from './evaluation.schema.ts';
export type {
  Answer,
  AnswerInput,
  AnswerItem,
  AnswerResult,
  Evaluation,
  EvaluationParameters,
  EvaluationResult,
  Question,
  Questionnaire,
} from './evaluation.schema.ts';
export {
  finishQuestionnaire,
  getAnswerResult,
  getQuestionnaire,
  getResult,
  saveAnswer,
  saveDraft,
  saveTime,
  startQuestionnaire,
} from './evaluations.endpoints.ts';
export { evaluationFinished } from './evaluations.events.ts';
export { evaluationPath } from './evaluations.paths.ts';
export type { EvaluationAddress } from './evaluations.paths.ts';
