export interface EvaluationAddress {
  readonly idEnrollment: number;
  readonly idEvaluation: number;
  /** Left out, the page takes the questionnaire that is under way, or starts one. */
  readonly idQuestionnaire?: number | null | undefined;
}

/** An evaluation or survey (B2.1-13). */
export function evaluationPath({ idEnrollment, idEvaluation, idQuestionnaire }: EvaluationAddress): string {
  const path = `/evaluations/${idEnrollment}/${idEvaluation}`;
  return idQuestionnaire == null ? path : `${path}/${idQuestionnaire}`;
}
