/** Entry of the database's catalog for one table of the schema `public`. */
export interface TableDescription {
  readonly security: 'forced' | 'enabled' | 'off';
  readonly policies: readonly string[];
  /** Rights of the request role. */
  readonly grants: readonly string[];
}

export interface SchemaDescription {
  readonly tables: Readonly<Record<string, TableDescription>>;
  readonly functions: readonly string[];
  /** True when the queue has its tables. */
  readonly jobs: boolean;
}

/** State of a database, as a node finds it. */
export interface SchemaState {
  readonly hasRequestRole: boolean;
  readonly mayUseRequestRole: boolean;
  /** True when the server's own role reads rows of all tenants: a superuser, or a role with BYPASSRLS. */
  readonly seesAllTenants: boolean;
  readonly isRestoring: boolean;
  /** Names of the migrations that ran. */
  readonly executed: readonly string[];
  /** Migrations that a node must know to use the database (docs/adr/0044). */
  readonly required: readonly string[];
  readonly recorded: SchemaDescription | null;
  readonly current: SchemaDescription;
}

export type SchemaFault =
  | { readonly kind: 'roles' | 'tables' | 'grants' | 'row security'; readonly name: string }
  | { readonly kind: 'restore unfinished' | 'migrations missing' | 'node too old'; readonly name: string };

/** Returns why this node can not use the database; empty when it can. Tables that a later version added are no fault. */
export function schemaFaults(state: SchemaState, known: readonly string[]): SchemaFault[] {
  const executed = new Set(state.executed);
  const mine = new Set(known);
  if (state.isRestoring) return [{ kind: 'restore unfinished', name: 'azulejo restore' }];
  return [
    ...roleFaults(state),
    ...state.required.filter((name) => !mine.has(name)).map((name) => ({ kind: 'node too old' as const, name })),
    ...known.filter((name) => !executed.has(name)).map((name) => ({ kind: 'migrations missing' as const, name })),
    ...damages(state),
  ];
}

/** Returns what the database lost since it was migrated. */
export function damages({ recorded, current, executed }: SchemaState): SchemaFault[] {
  if (recorded === null) return executed.length === 0 ? [] : [{ kind: 'tables', name: 'schema_record' }];
  const lost = Object.entries(recorded.tables).flatMap(([name, table]) => tableFaults(name, table, current));
  const functions = recorded.functions.filter((name) => !current.functions.includes(name));
  return [
    ...lost,
    ...functions.map((name) => ({ kind: 'tables' as const, name: `${name}()` })),
    ...(recorded.jobs && !current.jobs ? [{ kind: 'tables' as const, name: 'jobs.job' }] : []),
  ];
}

function roleFaults({ hasRequestRole, mayUseRequestRole, seesAllTenants, executed }: SchemaState): SchemaFault[] {
  if (!hasRequestRole) return executed.length === 0 ? [] : [{ kind: 'roles', name: 'app_tenant' }];
  return [
    ...(mayUseRequestRole ? [] : [{ kind: 'roles' as const, name: 'member of app_tenant' }]),
    ...(seesAllTenants ? [] : [{ kind: 'roles' as const, name: 'bypassrls' }]),
  ];
}

function tableFaults(name: string, recorded: TableDescription, { tables }: SchemaDescription): SchemaFault[] {
  const current = tables[name];
  if (!current) return [{ kind: 'tables', name }];
  const grants = recorded.grants.filter((grant) => !current.grants.includes(grant));
  const isOpen =
    recorded.security !== current.security || recorded.policies.some((policy) => !current.policies.includes(policy));
  return [
    ...(grants.length > 0 ? [{ kind: 'grants' as const, name: `${name} (${grants.join(', ')})` }] : []),
    ...(isOpen ? [{ kind: 'row security' as const, name }] : []),
  ];
}

/** Returns one line per kind: how many, and the first names. */
export function faultLines(faults: readonly SchemaFault[]): string[] {
  const kinds = [...new Set(faults.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const names = faults.filter((fault) => fault.kind === kind).map(({ name }) => name);
    const more = names.length > 3 ? `, +${names.length - 3}` : '';
    return `${kind}: ${names.slice(0, 3).join(', ')}${more}`;
  });
}
