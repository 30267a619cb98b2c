export { isAnswered } from './answered.rules.ts';
export type { GivenAnswer } from './answered.rules.ts';
export {
  COMMENT_MAX_LENGTH,
  HEARTBEAT_SECONDS,
  IMPACT_EVALUATION_DAYS,
  evaluationTypes,
  impactEvaluationTypes,
  isImpactEvaluation,
  questionTypes,
  questionnaireStatuses,
  questionnaireTypes,
} from './evaluation-types.ts';
export type {
  EvaluationType,
  ImpactEvaluationType,
  QuestionType,
  QuestionnaireStatus,
  QuestionnaireType,
} from './evaluation-types.ts';
export {
  answerInputSchema,
  answerItemSchema,
  answerResultSchema,
  answerSchema,
  evaluationParametersSchema,
  evaluationResultSchema,
  evaluationSchema,
  impactOfferSchema,
  questionSchema,
  questionnaireSchema,
} from './evaluation.schema.ts';
export type {
  Answer,
  AnswerInput,
  AnswerItem,
  AnswerResult,
  AnsweredOption,
  Evaluation,
  EvaluationParameters,
  EvaluationResult,
  ImpactOffer,
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
export { impactEvaluationStatus } from './impact-evaluation.rules.ts';
