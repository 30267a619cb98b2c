import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { definePort } from '../../platform/wiring.service.ts';

/** Training that a person has started and not finished. */
export interface TrainingInProgress {
  readonly idEnrollment: number;
  readonly title: string;
  /** Media reference, or empty. */
  readonly image: string;
  /** Percent, 0 to 100. */
  readonly progress: number;
  readonly lastAccess: Date;
}

/** Returns the training that a person used last, if there is one to continue. */
export type LastTraining = (
  db: TenantDb,
  person: { readonly idUser: number; readonly now: Date },
) => Promise<TrainingInProgress | null>;

/** The learning module provides it. */
export const lastTraining = definePort<LastTraining>('content.last-training');
