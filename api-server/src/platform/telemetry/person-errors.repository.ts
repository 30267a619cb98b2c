import type { TenantDb } from '../database/tenant-db.adapter.ts';
import { withoutPersonalData } from '../personal-data.rules.ts';

/** Maximum number of stored errors of a person; older ones are deleted. */
const MAX_ERRORS = 50;
const longestMessage = 300;

/** Error that a person met. */
export interface PersonError {
  /** Kind of a browser's report, or `server`. */
  readonly kind: string;
  readonly message: string;
  readonly remote?: string | undefined;
  /** Id of the call that failed. */
  readonly requestId?: string | undefined;
}

/** Repository of the errors that people of the tenant met. */
export function personErrors(db: TenantDb) {
  return {
    /** Adds errors of a person and forgets those beyond the kept number. */
    async add(idUser: number, errors: readonly PersonError[], now: Date): Promise<void> {
      if (errors.length === 0) return;
      await db
        .insertInto('person_errors')
        .values(
          errors.slice(0, MAX_ERRORS).map(({ kind, message, remote = '', requestId = '' }) => ({
            id_user: idUser,
            kind,
            message: withoutPersonalData(message).replaceAll('\0', '').slice(0, longestMessage).toWellFormed(),
            remote: remote.replaceAll('\0', '').toWellFormed(),
            request_id: requestId,
            happened_at: now,
          })),
        )
        .execute();
      const kept = db
        .selectFrom('person_errors')
        .select('id_error')
        .where('id_user', '=', idUser)
        .orderBy('happened_at', 'desc')
        .orderBy('id_error', 'desc')
        .limit(MAX_ERRORS);
      await db.deleteFrom('person_errors').where('id_user', '=', idUser).where('id_error', 'not in', kept).execute();
    },

    /** Returns the last errors of a person, newest first. */
    latestOf: (idUser: number, limit: number) =>
      db
        .selectFrom('person_errors')
        .select(['kind', 'message', 'remote', 'request_id', 'happened_at'])
        .where('id_user', '=', idUser)
        .orderBy('happened_at', 'desc')
        .orderBy('id_error', 'desc')
        .limit(limit)
        .execute(),

    async deleteBefore(moment: Date): Promise<void> {
      await db.deleteFrom('person_errors').where('happened_at', '<', moment).execute();
    },
  };
}
