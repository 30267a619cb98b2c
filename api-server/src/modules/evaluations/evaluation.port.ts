import type { EvaluationType, QuestionnaireType } from '@shared-kit/contracts/evaluations';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { defineEvent, definePort } from '../../platform/wiring.service.ts';

/** Request to take an evaluation as part of an enrolment. */
export interface EvaluationVisit {
  readonly idUser: number;
  readonly idEnrollment: number;
  /** As the caller states it; null when the caller omits it. */
  readonly idNodeEnrollment: number | null;
  readonly idEvaluation: number;
  /** Distinguishes a pre-test from the same evaluation later in the training. */
  readonly questionnaireType: QuestionnaireType;
  readonly now: Date;
}

/** Location of the evaluation in the enrolment. */
export interface EvaluationPlace {
  readonly idNodeEnrollment: number | null;
  /** Title of the training, shown with the evaluation. */
  readonly nodeTitle: string;
}

/**
 * Checks whether the visit is allowed now. Throws `notFound()` when the enrolment does not belong to the person or does
 * not contain the evaluation, and 403 `learning.item-locked` while another item must be done first.
 */
export type EvaluationAccess = (db: TenantDb, visit: EvaluationVisit) => Promise<EvaluationPlace>;

export interface FinishedEvaluation {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number | null;
  readonly idEvaluation: number;
  readonly evaluationType: EvaluationType;
  readonly questionnaireType: QuestionnaireType;
  /** True for an impact evaluation of a finished training. */
  readonly followsTraining: boolean;
  readonly idQuestionnaire: number;
  /** 0 to 100; null when nothing is graded. */
  readonly grade: number | null;
  readonly passed: boolean;
  readonly finishDate: Date;
  readonly now: Date;
}

/** The module that owns enrolments provides it. */
export const evaluationAccess = definePort<EvaluationAccess>('evaluations.access');

/** Published in the transaction that finishes a questionnaire. */
export const evaluationFinished = defineEvent<FinishedEvaluation>('evaluations.finished');
