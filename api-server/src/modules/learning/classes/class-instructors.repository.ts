import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { people } from '../../identity/index.ts';

/** Person who teaches a class. */
export interface ClassInstructor {
  readonly idPerson: number;
  readonly name: string;
}

/** Repository of the people who teach classes. */
export function classInstructors(db: TenantDb) {
  return {
    /** Returns the instructors in their order, by class. */
    async ofTeams(idTeams: readonly number[]): Promise<ReadonlyMap<number, readonly ClassInstructor[]>> {
      if (idTeams.length === 0) return new Map();
      const rows = await db
        .selectFrom('team_instructors as i')
        .innerJoin(people(db).as('u'), 'u.id_user', 'i.id_user')
        .select(['i.id_team', 'i.id_user as idPerson', 'u.name'])
        .where('i.id_team', 'in', [...idTeams])
        .orderBy('i.position')
        .execute();
      return Map.groupBy(rows, ({ id_team }) => id_team);
    },

    async replace(idTeam: number, idPeople: readonly number[]): Promise<void> {
      await db.deleteFrom('team_instructors').where('id_team', '=', idTeam).execute();
      if (idPeople.length === 0) return;
      const rows = idPeople.map((id_user, index) => ({ id_team: idTeam, id_user, position: index + 1 }));
      await db.insertInto('team_instructors').values(rows).execute();
    },
  };
}
