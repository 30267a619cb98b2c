/** Types of evaluations (B3-10). */
export const evaluationTypes = ['REACTION', 'KNOWLEDGE', 'IMPACT', 'STUDENT_IMPACT'] as const;

/**
 * Types that are answered once, some time after a training: IMPACT by the learner's manager, STUDENT_IMPACT by the
 * learner (decision 35).
 */
export const impactEvaluationTypes = ['IMPACT', 'STUDENT_IMPACT'] as const;

/** Default number of days to answer an impact evaluation (B4.10-02). */
export const IMPACT_EVALUATION_DAYS = 30;

/** Types of questionnaires: a pre-test, or the evaluation's own type (B7.3-02). */
export const questionnaireTypes = ['PRE_TEST', ...evaluationTypes] as const;

/** Types of questions (B3-12). */
export const questionTypes = [
  'SINGLE_OPTION',
  'TRUE_OR_FALSE',
  'MULTI_OPTION',
  'CORRELATE',
  'LIKERT_SCALE',
  'MULTI_LIKERT_SCALE',
  'SINGLE_OPTION_COMMENT',
  'COMMENT',
] as const;

/** Statuses of questionnaires (B4.1-11). */
export const questionnaireStatuses = ['PENDING', 'FINISHED', 'EXPIRED'] as const;

/** Maximum number of characters of a comment (B5-12). */
export const COMMENT_MAX_LENGTH = 4000;

/** Interval of the heartbeats of an open player, in seconds (B4.6-09). */
export const HEARTBEAT_SECONDS = 10;

/** Returns whether a type is an impact evaluation. */
export function isImpactEvaluation(type: string): type is ImpactEvaluationType {
  return impactEvaluationTypes.some((one) => one === type);
}

export type ImpactEvaluationType = (typeof impactEvaluationTypes)[number];
export type EvaluationType = (typeof evaluationTypes)[number];
export type QuestionnaireType = (typeof questionnaireTypes)[number];
export type QuestionType = (typeof questionTypes)[number];
export type QuestionnaireStatus = (typeof questionnaireStatuses)[number];
