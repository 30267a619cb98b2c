import type { Insertable } from 'kysely';
import type { TeamAttachmentsTable } from '../learning.tables.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Repository of the files attached to a class. */
export function teamAttachments(db: TenantDb) {
  const ofTeam = (idTeam: number) => db.selectFrom('team_attachments').where('id_team', '=', idTeam);

  return {
    async page(idTeam: number, { offset, limit }: { offset: number; limit: number }) {
      const rows = await ofTeam(idTeam).selectAll().orderBy('position').offset(offset).limit(limit).execute();
      const { total } = await ofTeam(idTeam)
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows, total: Number(total) };
    },

    async teamsWithAny(idTeams: readonly number[]): Promise<ReadonlySet<number>> {
      if (idTeams.length === 0) return new Set();
      const rows = await db
        .selectFrom('team_attachments')
        .select('id_team')
        .distinct()
        .where('id_team', 'in', [...idTeams])
        .execute();
      return new Set(rows.map((row) => row.id_team));
    },

    /** Replaces the files of the class, in this order. */
    async replace(
      idTeam: number,
      files: readonly Pick<Insertable<TeamAttachmentsTable>, 'title' | 'format' | 'file'>[],
    ): Promise<void> {
      await db.deleteFrom('team_attachments').where('id_team', '=', idTeam).execute();
      if (files.length === 0) return;
      const rows = files.map((file, index) => ({ ...file, id_team: idTeam, position: index + 1 }));
      await db.insertInto('team_attachments').values(rows).execute();
    },
  };
}
