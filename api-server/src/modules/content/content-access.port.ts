import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { definePort } from '../../platform/wiring.service.ts';

export interface AccessQuestion {
  readonly idUser: number;
  readonly idContentItem: number;
}

/** Returns true when a person may now open an item that no section lists. */
export type ContentAccess = (db: TenantDb, question: AccessQuestion) => Promise<boolean>;

/** The learning module provides it for the items of its trainings. */
export const contentAccess = definePort<ContentAccess>('content.access');
