import type { ContentTables } from './tables/content.tables.ts';
import type { EvaluationsTables } from './tables/evaluations.tables.ts';
import type { IdentityTables } from './tables/identity.tables.ts';
import type { JourneyTables } from './tables/journey.tables.ts';
import type { LearningTables } from './tables/learning.tables.ts';
import type { RegistryTables } from './tables/registry.tables.ts';
import type { StoreTables } from './tables/store.tables.ts';
import type { TelemetryTables } from './tables/telemetry.tables.ts';

/** Every table of the database, by name. A domain adds to its own file in `tables/`. */
export interface Database
  extends IdentityTables,
    ContentTables,
    LearningTables,
    EvaluationsTables,
    StoreTables,
    JourneyTables,
    RegistryTables,
    TelemetryTables {}
