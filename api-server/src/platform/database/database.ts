import type { PlatformTables } from './platform.tables.ts';

/** Every table of the database, by name. A module adds its own in `<module>.tables.ts`, by declaration merging. */
export interface Database extends PlatformTables {}
