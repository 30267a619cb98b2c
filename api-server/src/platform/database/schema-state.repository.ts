import type { OpenDatabase } from './open-database.adapter.ts';
import type { SchemaDescription, SchemaState } from './schema-faults.rules.ts';

type Executes = Pick<OpenDatabase, 'execute'>;

/** Name of the table that exists while a restore has begun and not ended. */
export const restoreMark = 'restore_unfinished';

const description = `
  select jsonb_build_object(
    'tables', coalesce((
      select jsonb_object_agg(c.relname, jsonb_build_object(
        'security', case when c.relforcerowsecurity then 'forced' when c.relrowsecurity then 'enabled' else 'off' end,
        'policies', coalesce((select jsonb_agg(p.polname order by p.polname) from pg_policy p where p.polrelid = c.oid), '[]'),
        'grants', coalesce((
          select jsonb_agg(distinct a.privilege_type)
            from aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee and r.rolname = 'app_tenant'), '[]')))
        from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and c.relname not in ('schema_record', '${restoreMark}')), '{}'),
    'functions', coalesce((
      select jsonb_agg(distinct f.proname) from pg_proc f where f.pronamespace = 'public'::regnamespace), '[]'),
    'jobs', to_regclass('jobs.job') is not null) as description`;

const roles = `
  select exists (select from pg_roles where rolname = 'app_tenant') as has,
         coalesce((select pg_has_role(current_user, oid, 'MEMBER') from pg_roles where rolname = 'app_tenant'), false) as may,
         coalesce((select rolsuper or rolbypassrls from pg_roles where rolname = current_user), false) as sees_all,
         to_regclass('public.kysely_migration') is not null as has_history,
         to_regclass('public.schema_record') is not null as has_record,
         to_regclass('public.${restoreMark}') is not null as is_restoring`;

interface Roles {
  has: boolean;
  may: boolean;
  sees_all: boolean;
  has_history: boolean;
  has_record: boolean;
  is_restoring: boolean;
}

/** Reads roles, tables, rights and migrations from the catalog of the database. Changes nothing. */
export async function schemaState(database: Executes): Promise<SchemaState> {
  const found = await one<Roles>(database, roles);
  const { description: current } = await one<{ description: SchemaDescription }>(database, description);
  const executed = found.has_history
    ? ((await database.execute('select name from kysely_migration order by name')).rows as { name: string }[])
    : [];
  const record = found.has_record
    ? ((await database.execute('select description, required from schema_record')).rows[0] as
        | { description: SchemaDescription; required: string[] }
        | undefined)
    : undefined;
  return {
    hasRequestRole: found.has,
    mayUseRequestRole: found.may,
    seesAllTenants: found.sees_all,
    isRestoring: found.is_restoring,
    executed: executed.map(({ name }) => name),
    required: record?.required ?? [],
    recorded: record?.description ?? null,
    current,
  };
}

/** Records what the migrations made, as what later starts expect to find. */
export async function recordSchema(database: Executes, required: readonly string[]): Promise<void> {
  await database.execute(
    `insert into schema_record (description, required)
     select found.description, $1::jsonb from (${description}) found
     on conflict (is_only) do update set description = excluded.description,
       required = (select coalesce(jsonb_agg(distinct name), '[]')
                     from jsonb_array_elements(schema_record.required || excluded.required) name)`,
    [JSON.stringify(required)],
  );
}

async function one<T>(database: Executes, text: string): Promise<T> {
  const { rows } = await database.execute(text);
  return rows[0] as T;
}
