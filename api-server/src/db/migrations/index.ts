import type { Migration } from '../../platform/database/migrations.ts';
import { identityMigration } from './0010_identity.ts';
import { contentMigration } from './0020_content.ts';
import { learningMigration } from './0030_learning.ts';
import { evaluationsMigration } from './0040_evaluations.ts';
import { storeMigration } from './0050_store.ts';
import { journeyMigration } from './0060_journey.ts';
import { registryMigration } from './0070_registry.ts';
import { telemetryMigration } from './0071_telemetry.ts';

/** In the order of their names, which is the order they run in. */
export const migrations: Record<string, Migration> = {
  '0010_identity': identityMigration,
  '0020_content': contentMigration,
  '0030_learning': learningMigration,
  '0040_evaluations': evaluationsMigration,
  '0050_store': storeMigration,
  '0060_journey': journeyMigration,
  '0070_registry': registryMigration,
  '0071_telemetry': telemetryMigration,
};
