import type {} from './evaluations.tables.ts';
export { evaluationsModule } from './evaluations.routes.ts';
export { onEvaluationFinished, registerEvaluationAccess } from './evaluation-ports.ts';
export type {
  EvaluationAccess,
  EvaluationFinishedListener,
  EvaluationPlace,
  EvaluationVisit,
  FinishedEvaluation,
} from './evaluation-ports.ts';
export { evaluationSummaries, questionnaireStates } from './questionnaire-states.ts';
export type { EvaluationSummary, QuestionnaireState } from './questionnaire-states.ts';
export { answerImpactEvaluation } from './answer-impact.service.ts';
export { impactEvaluations } from './impact-evaluation.repository.ts';
export { offerImpactEvaluations, offerOfContent } from './offer-impact.service.ts';
export { statusOfImpact } from './impact-access.ts';
