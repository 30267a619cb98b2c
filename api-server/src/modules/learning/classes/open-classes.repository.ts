import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { hasEnded } from '../core/enrollment-status.rules.ts';
import { seatsLeft } from '../core/seats.rules.ts';

/** Returns the classes that have not ended, by training, in the order in which they begin. */
export async function openClasses(db: TenantDb, now: Date) {
  const rows = await db
    .selectFrom('teams')
    .select(['id_team', 'id_node', 'name', 'initial_date', 'final_date', 'closed_at', 'capacity', 'seats_taken'])
    .orderBy('initial_date')
    .orderBy('name')
    .execute();
  const open = rows
    .filter((row) => !hasEnded(row, now))
    .map((row) => ({ idTeam: row.id_team, idNode: row.id_node, name: row.name, seatsLeft: seatsLeft(row) }));
  return Map.groupBy(open, ({ idNode }) => idNode);
}
