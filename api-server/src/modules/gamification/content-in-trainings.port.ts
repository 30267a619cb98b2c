import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { definePort } from '../../platform/wiring.service.ts';

export type ContentExists = (db: TenantDb, idContentItem: number) => Promise<boolean>;

/** The content module provides it. */
export const contentExists = definePort<ContentExists>('gamification.content-exists');

/** Returns the node codes of the pages and trainings that contain a content, at any level. */
export type TrainingsOfContent = (db: TenantDb, idContentItem: number) => Promise<readonly string[]>;

/** The learning module provides it. */
export const trainingsOfContent = definePort<TrainingsOfContent>('gamification.trainings-of-content');
