/** B3-10. */
export const evaluationTypes = ['REACTION', 'KNOWLEDGE', 'IMPACT', 'STUDENT_IMPACT'] as const;

/** Answered once, some time after a training: IMPACT by the learner's manager, STUDENT_IMPACT by the learner (decision 35). */
export const impactEvaluationTypes = ['IMPACT', 'STUDENT_IMPACT'] as const;

/** How long one may be answered where the training doesn't say (B4.10-02). */
export const IMPACT_EVALUATION_DAYS = 30;

/** What a questionnaire was started as: a pre-test, or the evaluation's own type (B7.3-02). */
export const questionnaireTypes = ['PRE_TEST', ...evaluationTypes] as const;

/** B3-12. */
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

/** B4.1-11. */
export const questionnaireStatuses = ['PENDING', 'FINISHED', 'EXPIRED'] as const;

/** B5-12. */
export const COMMENT_MAX_LENGTH = 4000;

/** The remaining time is sent this often while the player is open (B4.6-09). */
export const HEARTBEAT_SECONDS = 10;

/** Heartbeats further apart than this pause the clock (decision 31). */
export const LONGEST_GAP_SECONDS = 15;

export function isImpactEvaluation(type: string): type is ImpactEvaluationType {
  return impactEvaluationTypes.some((one) => one === type);
}

export type ImpactEvaluationType = (typeof impactEvaluationTypes)[number];
export type EvaluationType = (typeof evaluationTypes)[number];
export type QuestionnaireType = (typeof questionnaireTypes)[number];
export type QuestionType = (typeof questionTypes)[number];
export type QuestionnaireStatus = (typeof questionnaireStatuses)[number];
