import { sql } from 'kysely';
import type { RuleFields } from '@shared-kit/contracts/admin';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Reads and writes rules that enrol people. */
export function enrolmentRules(db: TenantDb) {
  const selected = () =>
    db
      .selectFrom('enrolment_rules')
      .select(['id_rule', 'fields', 'id_node', 'paused', 'version', 'applied_at', 'problem']);

  return {
    all: () => selected().orderBy('id_rule').execute(),

    /** Returns the ids of the rules that are not paused. */
    async running(): Promise<number[]> {
      const rows = await selected().where('paused', '=', false).orderBy('id_rule').execute();
      return rows.map(({ id_rule }) => id_rule);
    },

    async has(idRule: number): Promise<boolean> {
      return (await selected().where('id_rule', '=', idRule).executeTakeFirst()) !== undefined;
    },

    /** Returns the rule and locks it until the transaction ends, so that it is applied once at a time. */
    lock: (idRule: number) => selected().where('id_rule', '=', idRule).forUpdate().executeTakeFirst(),

    /** Returns whether a rule has exactly these fields. Others wait until the transaction ends. */
    async hasSame(fields: RuleFields): Promise<boolean> {
      await sql`select pg_advisory_xact_lock(${db.tenantId}, 96)`.execute(db);
      const isSame = sql<boolean>`fields = ${toJson(fields)}::jsonb`;
      const same = await selected().where(isSame).limit(1).executeTakeFirst();
      return same !== undefined;
    },

    async create(fields: RuleFields, createdBy: string): Promise<number> {
      const { id_rule } = await db
        .insertInto('enrolment_rules')
        .values({ fields: toJson(fields), id_node: fields.idTraining, created_by: createdBy })
        .returning('id_rule')
        .executeTakeFirstOrThrow();
      return id_rule;
    },

    async save(idRule: number, fields: RuleFields): Promise<void> {
      await db
        .updateTable('enrolment_rules')
        .set((set) => ({ fields: toJson(fields), id_node: fields.idTraining, version: set('version', '+', 1) }))
        .where('id_rule', '=', idRule)
        .execute();
    },

    async setPaused(idRule: number, paused: boolean): Promise<void> {
      await db.updateTable('enrolment_rules').set({ paused }).where('id_rule', '=', idRule).execute();
    },

    /** Notes when the rule was applied and what kept it from enrolling anybody. */
    async noteApplied(idRule: number, now: Date, problem: string): Promise<void> {
      await db.updateTable('enrolment_rules').set({ applied_at: now, problem }).where('id_rule', '=', idRule).execute();
    },
  };
}
