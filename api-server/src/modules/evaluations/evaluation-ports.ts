import type { EvaluationType, QuestionnaireType } from 'shared-kit/contracts/evaluations';
import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { notFound } from '../../platform/errors.ts';

/** Somebody wants to take an evaluation as part of an enrolment. */
export interface EvaluationVisit {
  readonly idUser: number;
  readonly idEnrollment: number;
  /** As the caller says; null where it doesn't. */
  readonly idNodeEnrollment: number | null;
  readonly idEvaluation: number;
  /** A pre-test and the same evaluation later on are two places. */
  readonly questionnaireType: QuestionnaireType;
  readonly now: Date;
}

/** Where in the enrolment the evaluation is. */
export interface EvaluationPlace {
  readonly idNodeEnrollment: number | null;
  /** Title of the training, shown with the evaluation. */
  readonly nodeTitle: string;
}

/**
 * Says whether the visit may happen now. Throws `notFound()` where the enrolment is not the person's or does not hold
 * the evaluation, and 403 `learning.item-locked` while something else must be done first.
 */
export type EvaluationAccess = (db: TenantDb, visit: EvaluationVisit) => Promise<EvaluationPlace>;

export interface FinishedEvaluation {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number | null;
  readonly idEvaluation: number;
  readonly evaluationType: EvaluationType;
  readonly questionnaireType: QuestionnaireType;
  /** An impact evaluation of a training that is over. */
  readonly followsTraining: boolean;
  readonly idQuestionnaire: number;
  /** 0 to 100; null where nothing is graded. */
  readonly grade: number | null;
  readonly passed: boolean;
  readonly finishDate: Date;
  readonly now: Date;
}

export type EvaluationFinishedListener = (db: TenantDb, finished: FinishedEvaluation) => Promise<void>;

let access: EvaluationAccess = () => Promise.reject(notFound());
const listeners = new Set<EvaluationFinishedListener>();

/** The domain that owns enrolments says who may take what. Until it does, nobody may take anything. */
export function registerEvaluationAccess(next: EvaluationAccess): void {
  access = next;
}

/** Called in the transaction that finishes a questionnaire: a listener that throws undoes the finish. */
export function onEvaluationFinished(listener: EvaluationFinishedListener): void {
  listeners.add(listener);
}

export function visitEvaluation(db: TenantDb, visit: EvaluationVisit): Promise<EvaluationPlace> {
  return access(db, visit);
}

export async function tellEvaluationFinished(db: TenantDb, finished: FinishedEvaluation): Promise<void> {
  for (const listener of listeners) await listener(db, finished);
}
