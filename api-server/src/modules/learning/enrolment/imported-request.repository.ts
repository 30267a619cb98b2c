import type { Insertable } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { EnrollmentRequestsTable } from '../learning.tables.ts';

/** Repository of the requests as an import writes them. */
export function importedRequests(db: TenantDb) {
  return {
    /** `isAnswered` is true when somebody answered it in the portal or at the command line. */
    async find(idRequest: number) {
      const row = await db
        .selectFrom('enrollment_requests as r')
        .leftJoin('enrollment_request_answers as a', (join) =>
          join.onRef('a.id_enrollment_request', '=', 'r.id_enrollment_request'),
        )
        .select(['r.status', 'a.id_answer'])
        .where('r.id_enrollment_request', '=', idRequest)
        .executeTakeFirst();
      return row && { status: row.status, isAnswered: row.id_answer !== null };
    },

    async pendingOf(idUser: number, idTeam: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('enrollment_requests')
        .select('id_enrollment_request')
        .where('id_user', '=', idUser)
        .where('id_team', '=', idTeam)
        .where('status', '=', 'PENDING')
        .executeTakeFirst();
      return row?.id_enrollment_request;
    },

    async add(row: Insertable<EnrollmentRequestsTable>): Promise<number> {
      const { id_enrollment_request } = await db
        .insertInto('enrollment_requests')
        .values(row)
        .returning('id_enrollment_request')
        .executeTakeFirstOrThrow();
      return id_enrollment_request;
    },

    async update(idRequest: number, row: Insertable<EnrollmentRequestsTable>): Promise<void> {
      await db.updateTable('enrollment_requests').set(row).where('id_enrollment_request', '=', idRequest).execute();
    },
  };
}
