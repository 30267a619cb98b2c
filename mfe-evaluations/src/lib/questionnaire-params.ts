/** Path parameters of a questionnaire in every request (B7.3-01). */
export interface QuestionnaireParams {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idEvaluation: number;
  readonly idQuestionnaire: number;
}

/** Parses an id from the address; undefined when it is invalid. */
export function idOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
