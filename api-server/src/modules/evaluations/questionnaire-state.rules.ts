import type { EvaluationType, QuestionnaireStatus } from '@shared-kit/contracts/evaluations';

interface Attempt {
  readonly finishDate: Date | null;
  readonly grade: number | null;
  readonly passed: boolean;
}

export interface EvaluationProgress {
  readonly status: 'NOT_ATTEMPTED' | 'IN_PROGRESS' | 'COMPLETED' | 'PASSED' | 'FAILED';
  /** 0, 50 or 100 (decision 29). */
  readonly progress: 0 | 50 | 100;
}

/**
 * Returns the progress of an evaluation (B4.2-10 to B4.2-13). It never falls: a pass stays a pass, and a new try after
 * a finished one does not return to 50.
 */
export function evaluationProgress(evaluationType: EvaluationType, attempts: readonly Attempt[]): EvaluationProgress {
  if (attempts.length === 0) return { status: 'NOT_ATTEMPTED', progress: 0 };
  const finished = attempts.filter((attempt) => attempt.finishDate !== null);
  if (finished.length === 0) return { status: 'IN_PROGRESS', progress: 50 };
  if (evaluationType !== 'KNOWLEDGE') return { status: 'COMPLETED', progress: 100 };
  return { status: finished.some((attempt) => attempt.passed) ? 'PASSED' : 'FAILED', progress: 100 };
}

/** Returns the status of a questionnaire (B4.1-11). A questionnaire that the clock ended is EXPIRED. */
export function questionnaireStatus(questionnaire: {
  readonly finishDate: Date | null;
  readonly timedOut: boolean;
}): QuestionnaireStatus {
  if (questionnaire.finishDate === null) return 'PENDING';
  return questionnaire.timedOut ? 'EXPIRED' : 'FINISHED';
}
