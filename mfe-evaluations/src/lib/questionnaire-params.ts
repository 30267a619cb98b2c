/** Names one questionnaire in every call (B7.3-01). */
export interface QuestionnaireParams {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idEvaluation: number;
  readonly idQuestionnaire: number;
}

/** An id out of the address; undefined for what is none. */
export function idOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
