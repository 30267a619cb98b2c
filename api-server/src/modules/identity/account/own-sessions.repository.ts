import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Returns the repository of the sessions that act as this person, support accesses included. */
export function ownSessions(db: TenantDb, idUser: number) {
  const end = (now: Date) =>
    db
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('id_user', '=', idUser)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now);

  return {
    live: (now: Date) =>
      db
        .selectFrom('sessions as s')
        .leftJoin('support_accesses as sa', (join) => join.onRef('sa.id_support_access', '=', 's.id_support_access'))
        .leftJoin('users as actor', (join) => join.onRef('actor.id_user', '=', 'sa.id_actor'))
        .select(['s.id_session', 's.agent', 's.address', 's.created_at', 's.last_used_at', 'actor.name as actor_name'])
        .where('s.id_user', '=', idUser)
        .where('s.revoked_at', 'is', null)
        .where('s.expires_at', '>', now)
        .where('sa.ended_at', 'is', null)
        .orderBy('s.created_at', 'desc')
        .execute(),
    async endOne(idSession: string, now: Date): Promise<boolean> {
      const ended = await end(now).where('id_session', '=', idSession).returning('id_session').execute();
      return ended.length > 0;
    },
    /** Ends all sessions except the given one, or all of them when it is null. */
    async endAllBut(idSession: string | null, now: Date): Promise<number> {
      const ended = await end(now).where('id_session', 'is distinct from', idSession).returning('id_session').execute();
      return ended.length;
    },
  };
}
