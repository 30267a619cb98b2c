import type { QuestionnaireStatus } from './evaluation-types.ts';

interface Deadline {
  readonly finishDate: Date | null;
  readonly expirationDate: Date;
}

/** B4.1-16 to B4.1-18. Only what is PENDING may be answered. */
export function impactEvaluationStatus({ finishDate, expirationDate }: Deadline, now: Date): QuestionnaireStatus {
  if (finishDate !== null) return 'FINISHED';
  return expirationDate <= now ? 'EXPIRED' : 'PENDING';
}
