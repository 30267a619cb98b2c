import type { EnrollmentRequestStatus } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

export interface RequestSearch {
  readonly statuses: readonly EnrollmentRequestStatus[];
  readonly offset: number;
  readonly limit: number;
}

/** Repository of a person's requests for a place. */
export function enrollmentRequests(db: TenantDb, idUser: number) {
  const own = () => db.selectFrom('enrollment_requests').where('id_user', '=', idUser);

  const listed = (statuses: RequestSearch['statuses']) =>
    db
      .selectFrom('enrollment_requests as r')
      .innerJoin('teams as t', (join) => join.onRef('t.id_team', '=', 'r.id_team'))
      .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 't.id_node'))
      .where('r.id_user', '=', idUser)
      .$if(statuses.length > 0, (query) => query.where('r.status', 'in', [...statuses]));

  return {
    async hasAny(): Promise<boolean> {
      return (await own().select('id_enrollment_request').limit(1).executeTakeFirst()) !== undefined;
    },

    /** Newest first. */
    async search({ statuses, offset, limit }: RequestSearch) {
      const rows = await listed(statuses)
        .select([
          'r.id_enrollment_request',
          'r.id_enrollment',
          'r.creation_date',
          'r.status_date',
          'r.status',
          'r.reason',
          't.name as team_name',
          'n.title',
          'n.node_code',
        ])
        .orderBy('r.creation_date', 'desc')
        .orderBy('r.id_enrollment_request', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
      const { total } = await listed(statuses)
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows, total: Number(total) };
    },

    find: (idRequest: number) => own().selectAll().where('id_enrollment_request', '=', idRequest).executeTakeFirst(),

    /** Returns false when it was already answered or cancelled; of two concurrent calls, one returns true. */
    async cancel(idRequest: number, now: Date): Promise<boolean> {
      const canceled = await db
        .updateTable('enrollment_requests')
        .set({ status: 'CANCELED', status_date: now })
        .where('id_user', '=', idUser)
        .where('id_enrollment_request', '=', idRequest)
        .where('status', '=', 'PENDING')
        .returning('id_enrollment_request')
        .executeTakeFirst();
      return canceled !== undefined;
    },
  };
}

export type ListedRequest = Awaited<ReturnType<ReturnType<typeof enrollmentRequests>['search']>>['rows'][number];
