import type { TrainingOffer } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { definePort } from '../../../platform/wiring.service.ts';

interface OffersQuestion {
  readonly idUser: number;
  readonly idNode: number;
}

/** Returns what is for sale with a training inside, without what the person owns, cheapest first. */
export type TrainingOffers = (db: TenantDb, question: OffersQuestion) => Promise<TrainingOffer[]>;

/** The store module provides it. */
export const trainingOffers = definePort<TrainingOffers>('learning.training-offers');
