import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

interface NewEvidence {
  readonly token: string;
  readonly name: string;
  readonly media_type: string;
  readonly file_key: string;
  readonly touched_at: Date;
}

/** Repository of the evidence files that one person has sent. */
export function ownEvidence(db: TenantDb, idUser: number) {
  const own = () =>
    db.selectFrom('external_course_evidence').where('id_user', '=', idUser).where('discarded', '=', false);
  return {
    findByToken: (token: string) => own().selectAll().where('token', '=', token).executeTakeFirst(),

    /** Does nothing when the token already has a file. */
    async add(evidence: NewEvidence): Promise<void> {
      await db
        .insertInto('external_course_evidence')
        .values({ ...evidence, id_user: idUser })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /**
     * Marks the file as used just before a course refers to it, so that no sweep removes it meanwhile. Returns its id;
     * undefined when it is missing or discarded.
     */
    async touch(fileKey: string, now: Date): Promise<number | undefined> {
      const touched = await db
        .updateTable('external_course_evidence')
        .set({ touched_at: now })
        .where('id_user', '=', idUser)
        .where('file_key', '=', fileKey)
        .where('discarded', '=', false)
        .returning('id_evidence')
        .executeTakeFirst();
      return touched?.id_evidence;
    },
  };
}

/** Repository of the evidence that no course refers to. */
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
