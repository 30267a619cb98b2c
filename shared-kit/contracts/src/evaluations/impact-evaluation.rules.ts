import { hasPassed } from '@shared-kit/contracts/calendar';
import type { QuestionnaireStatus } from './evaluation-types.ts';

interface Deadline {
  readonly finishDate: Date | null;
  readonly expirationDate: Date;
}

/** Returns the status of an impact evaluation (B4.1-16 to B4.1-18). Only a PENDING one may be answered. */
export function impactEvaluationStatus({ finishDate, expirationDate }: Deadline, now: Date): QuestionnaireStatus {
  if (finishDate !== null) return 'FINISHED';
  return hasPassed(expirationDate, now) ? 'EXPIRED' : 'PENDING';
}
