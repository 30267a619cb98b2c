/** Ids in the path of an evaluation. */
export interface EvaluationAddress {
  readonly idEnrollment: number;
  readonly idEvaluation: number;
  /** By default the page opens the running questionnaire, or starts one. */
  readonly idQuestionnaire?: number | null | undefined;
}

/** Returns the path of an evaluation or survey (B2.1-13). */
export function evaluationPath({ idEnrollment, idEvaluation, idQuestionnaire }: EvaluationAddress): string {
  const path = `/evaluations/${idEnrollment}/${idEvaluation}`;
  return idQuestionnaire == null ? path : `${path}/${idQuestionnaire}`;
}
