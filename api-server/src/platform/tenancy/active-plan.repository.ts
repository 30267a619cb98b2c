import type { Selectable } from 'kysely';
import type { ActivePlansTable } from '../database/platform.tables.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';

/** The plan that the company has. */
export type ActivePlanRow = Selectable<ActivePlansTable>;

/** Reads and changes the plan that the tenant's company has: one row, or none. */
export function activePlan(db: TenantDb) {
  return {
    find: () => db.selectFrom('active_plans').selectAll().executeTakeFirst(),
    /** Returns the plan and locks it until the transaction ends. */
    lockForUpdate: () => db.selectFrom('active_plans').selectAll().forUpdate().executeTakeFirst(),
    /** Starts the first trial. Returns false when the company has a plan; of two concurrent callers, one starts it. */
    async startTrial(plan: { idPlan: number; name: string; finishDate: Date }): Promise<boolean> {
      const row = await db
        .insertInto('active_plans')
        .values({
          id_plan: plan.idPlan,
          name: plan.name,
          id_company_app: db.tenantId,
          finish_date: plan.finishDate,
          trial: true,
          trials_count: 1,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id_plan')
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Gives the trial another period that ends at `finishDate`. */
    async extendTrial(finishDate: Date): Promise<void> {
      await db
        .updateTable('active_plans')
        .set((eb) => ({ finish_date: finishDate, trials_count: eb('trials_count', '+', 1) }))
        .execute();
    },
    /** Replaces whatever plan the company has by a contract until `finishDate`. */
    async contract(plan: { idPlan: number; name: string; finishDate: Date }): Promise<void> {
      const fields = { id_plan: plan.idPlan, name: plan.name, finish_date: plan.finishDate, trial: false };
      const changed = await db.updateTable('active_plans').set(fields).returning('id_plan').executeTakeFirst();
      if (changed) return;
      await db
        .insertInto('active_plans')
        .values({ ...fields, id_company_app: db.tenantId })
        .execute();
    },
  };
}
