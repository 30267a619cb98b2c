import type { Insertable, Selectable } from 'kysely';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { people } from '../identity/index.ts';
import type { PlanRequestsTable } from './plans.tables.ts';

type NewRequest = Omit<Insertable<PlanRequestsTable>, 'answered_at' | 'status' | 'answer'>;

/** Reads and records what people ask for. */
export function planRequests(db: TenantDb) {
  const withPeople = () =>
    db
      .selectFrom('plan_requests as r')
      .innerJoin(people(db).as('u'), 'u.id_user', 'r.id_user')
      .innerJoin('plans as p', 'p.id_plan', 'r.id_plan')
      .selectAll('r')
      .select(['u.name', 'u.username', 'p.name as plan_name']);
  return {
    /** Records a request. Returns undefined when it is recorded already; of two concurrent callers, one records it. */
    add: (request: NewRequest): Promise<Selectable<PlanRequestsTable> | undefined> =>
      db
        .insertInto('plan_requests')
        .values({ ...request, answered_at: null })
        .onConflict((conflict) => conflict.columns(['id_user', 'kind', 'idempotency_key']).doNothing())
        .returningAll()
        .executeTakeFirst(),
    /** Returns the number of upgrade requests by plan, and the plans for which this person has asked. */
    async upgrades(idUser: number): Promise<{ counts: ReadonlyMap<number, number>; own: ReadonlySet<number> }> {
      const rows = await db
        .selectFrom('plan_requests')
        .select((eb) => [
          'id_plan',
          eb.fn.countAll<number>().as('requests'),
          eb.fn.sum<number>(eb.case().when('id_user', '=', idUser).then(1).else(0).end()).as('own'),
        ])
        .where('kind', '=', 'UPGRADE')
        .groupBy('id_plan')
        .execute();
      return {
        counts: new Map(rows.map(({ id_plan, requests }) => [id_plan, Number(requests)])),
        own: new Set(rows.filter(({ own }) => Number(own) > 0).map(({ id_plan }) => id_plan)),
      };
    },
    /** Returns requests for operators, those that wait longest first. */
    list: (status: 'PENDING' | 'ALL', limit: number) =>
      withPeople()
        .$if(status === 'PENDING', (query) => query.where('r.status', '=', 'PENDING'))
        .orderBy('r.created_at')
        .orderBy('r.id_plan_request')
        .limit(limit)
        .execute(),
    /** Returns the newest requests of the company. */
    newest: (limit: number) =>
      withPeople().orderBy('r.created_at', 'desc').orderBy('r.id_plan_request', 'desc').limit(limit).execute(),
    async count(): Promise<number> {
      const { requests } = await db
        .selectFrom('plan_requests')
        .select(({ fn }) => fn.countAll().as('requests'))
        .executeTakeFirstOrThrow();
      return Number(requests);
    },
    /** Returns the plan and the licences of the contract that was answered last; undefined for none. */
    lastContract: () =>
      db
        .selectFrom('plan_requests')
        .select(['id_plan', 'licences'])
        .where('kind', '=', 'CONTRACT')
        .where('status', '=', 'ANSWERED')
        .orderBy('answered_at', 'desc')
        .limit(1)
        .executeTakeFirst(),
    find: (id: number) => withPeople().where('r.id_plan_request', '=', id).executeTakeFirst(),
    /** Answers a request that waits. Returns false when it does not; of two concurrent callers, one answers it. */
    async answer(id: number, answer: string, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('plan_requests')
        .set({ status: 'ANSWERED', answer, answered_at: now })
        .where('id_plan_request', '=', id)
        .where('status', '=', 'PENDING')
        .returning('id_plan_request')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

export type PlanRequestRow = NonNullable<Awaited<ReturnType<ReturnType<typeof planRequests>['find']>>>;
