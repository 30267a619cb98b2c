import type { TenantDb } from '../../../platform/database/tenant-db.ts';

interface NewEvidence {
  readonly token: string;
  readonly name: string;
  readonly media_type: string;
  readonly file_key: string;
  readonly touched_at: Date;
}

/** Files that one person has sent as evidence. */
export function ownEvidence(db: TenantDb, idUser: number) {
  const own = () =>
    db.selectFrom('external_course_evidence').where('id_user', '=', idUser).where('discarded', '=', false);
  return {
    findByToken: (token: string) => own().selectAll().where('token', '=', token).executeTakeFirst(),

    /** Does nothing where there is one with its token. */
    async add(evidence: NewEvidence): Promise<void> {
      await db
        .insertInto('external_course_evidence')
        .values({ ...evidence, id_user: idUser })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** The file that a course is about to name; from now on it counts as used, so that no sweep takes it away meanwhile. */
    async take(fileKey: string, now: Date): Promise<number | undefined> {
      const taken = await db
        .updateTable('external_course_evidence')
        .set({ touched_at: now })
        .where('id_user', '=', idUser)
        .where('file_key', '=', fileKey)
        .where('discarded', '=', false)
        .returning('id_evidence')
        .executeTakeFirst();
      return taken?.id_evidence;
    },
  };
}

/** What was sent and isn't named by any course. */
export function unusedEvidence(db: TenantDb) {
  return {
    async discardBefore(moment: Date): Promise<void> {
      await db
        .updateTable('external_course_evidence')
        .set({ discarded: true })
        .where('discarded', '=', false)
        .where('touched_at', '<', moment)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('external_courses as c')
                .select('c.id_external_course')
                .whereRef('c.id_evidence', '=', 'external_course_evidence.id_evidence'),
            ),
          ),
        )
        .execute();
    },

    discarded: () =>
      db
        .selectFrom('external_course_evidence')
        .select(['id_evidence', 'file_key'])
        .where('discarded', '=', true)
        .execute(),

    async forget(idEvidence: number): Promise<void> {
      await db
        .deleteFrom('external_course_evidence')
        .where('id_evidence', '=', idEvidence)
        .where('discarded', '=', true)
        .execute();
    },
  };
}
