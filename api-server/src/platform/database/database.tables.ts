import type { PlatformServerTables, PlatformTables, TenantFoundationTables } from './platform.tables.ts';

/**
 * Tables whose rows each belong to one tenant. They do not declare `id_app`: it is added below. A module adds its own
 * in `<module>.tables.ts`, by declaration merging.
 */
export interface OwnedTables extends PlatformTables {}

/** Tables that belong to no tenant. A module adds its own by declaration merging. */
export interface ServerTables extends PlatformServerTables {}

type WithTenantColumn<Tables> = { [Name in keyof Tables]: Tables[Name] & { id_app: number } };
type WithoutTenantColumn<Tables> = { [Name in keyof Tables]: Omit<Tables[Name], 'id_app'> };

/** The database as a tenant accesses it: its own rows, without the tenant column. */
export interface TenantTables extends OwnedTables, WithoutTenantColumn<TenantFoundationTables> {}

/** Every table of the database, by name. */
export interface Database extends WithTenantColumn<OwnedTables>, TenantFoundationTables, ServerTables {}
