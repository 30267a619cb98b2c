import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { PassedGatesTable } from '../identity.tables.ts';

export type LastingGate = PassedGatesTable['gate'];

/** Returns the repository of the gates that the person has passed permanently. Passing twice has no further effect. */
export function passedGates(db: TenantDb, idUser: number) {
  return {
    async all(): Promise<ReadonlySet<LastingGate>> {
      const rows = await db.selectFrom('passed_gates').select('gate').where('id_user', '=', idUser).execute();
      return new Set(rows.map(({ gate }) => gate));
    },

    async pass(gate: LastingGate, now: Date): Promise<void> {
      await db
        .insertInto('passed_gates')
        .values({ id_user: idUser, gate, passed_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
