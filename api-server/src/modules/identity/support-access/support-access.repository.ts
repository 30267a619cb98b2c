import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

interface NewSupportAccess {
  idActor: number;
  idSubject: number;
  reason: string;
  address: string;
  originSession: string;
  from: Date;
  until: Date;
}

/** Returns the repository of a tenant's support accesses: who entered as whom, and their actions. */
export function supportAccesses(db: TenantDb) {
  const all = () =>
    db
      .selectFrom('support_accesses as sa')
      .innerJoin('users as actor', (join) => join.onRef('actor.id_user', '=', 'sa.id_actor'))
      .innerJoin('users as subject', (join) => join.onRef('subject.id_user', '=', 'sa.id_subject'))
      .leftJoin('sessions as s', (join) => join.onRef('s.id_support_access', '=', 'sa.id_support_access'));
  const shown = () =>
    all()
      .selectAll('sa')
      .select([
        'actor.name as actor_name',
        'actor.username as actor_username',
        'subject.name as subject_name',
        'subject.username as subject_username',
        's.revoked_at',
      ])
      .orderBy('sa.id_support_access', 'desc');

  return {
    async begin({
      idActor,
      idSubject,
      reason,
      address,
      originSession,
      from,
      until,
    }: NewSupportAccess): Promise<number> {
      const row = await db
        .insertInto('support_accesses')
        .values({
          id_actor: idActor,
          id_subject: idSubject,
          reason,
          address: address.slice(0, 100),
          started_at: from,
          ends_at: until,
          ended_at: null,
          origin_session: originSession,
        })
        .returning('id_support_access')
        .executeTakeFirstOrThrow();
      return row.id_support_access;
    },
    /** Ends the accesses started from a session, when the actor returns to it. */
    async endThoseFrom(originSession: string, now: Date): Promise<void> {
      await db
        .updateTable('support_accesses')
        .set({ ended_at: now })
        .where('origin_session', '=', originSession)
        .where('ended_at', 'is', null)
        .where('ends_at', '>', now)
        .execute();
    },
    /** Ends the session that the access was started from, when the actor logs out. */
    async endOrigin(idSupportAccess: number, now: Date): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('id_session', '=', (eb) =>
          eb.selectFrom('support_accesses').select('origin_session').where('id_support_access', '=', idSupportAccess),
        )
        .execute();
    },
    ofSubject: (idSubject: number, { offset, limit }: { offset: number; limit: number }) =>
      shown().where('sa.id_subject', '=', idSubject).offset(offset).limit(limit).execute(),
    async countOfSubject(idSubject: number): Promise<number> {
      const row = await all()
        .select(({ fn }) => fn.countAll().as('count'))
        .where('sa.id_subject', '=', idSubject)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    latest: (limit: number) => shown().limit(limit).execute(),
    async actionsOf(ids: readonly number[]) {
      if (ids.length === 0) return [];
      return db
        .selectFrom('support_actions')
        .selectAll()
        .where('id_support_access', 'in', ids)
        .orderBy('id_support_action')
        .execute();
    },
  };
}

export type SupportAccessRow = Awaited<ReturnType<ReturnType<typeof supportAccesses>['latest']>>[number];
