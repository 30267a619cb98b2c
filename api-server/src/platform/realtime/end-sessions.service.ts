import { findSessions, isLive } from '../auth/session-row.repository.ts';
import { withTenant } from '../database/tenant-db.adapter.ts';
import type { Platform } from '../platform.ts';

interface Connected {
  readonly idApp: number;
  readonly idSession: string;
}

/**
 * Returns the connected pages whose session was ended, has expired or belongs to a deactivated user. Runs one query
 * per tenant.
 */
export async function endedAmong<C extends Connected>(
  { database, clock }: Platform,
  connected: readonly C[],
): Promise<C[]> {
  const ended: C[] = [];
  for (const [idApp, pages] of Map.groupBy(connected, (page) => page.idApp)) {
    const ids = [...new Set(pages.map(({ idSession }) => idSession))];
    const rows = await withTenant(database.db, idApp, (db) => findSessions(db, ids));
    const live = new Set(rows.filter((row) => isLive(row, clock.now())).map((row) => row.id_session));
    ended.push(...pages.filter(({ idSession }) => !live.has(idSession)));
  }
  return ended;
}
