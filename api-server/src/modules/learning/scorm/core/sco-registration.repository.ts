import type { GlobalObjectives, ObjectiveState, SequencingState } from '@shared-kit/contracts/sequencing';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';

/** Place in which a learner takes a package. */
export interface RegistrationPlace {
  readonly idUser: number;
  readonly idContentItem: number;
  readonly idNodeEnrollment: number | null;
}

export interface RegistrationRow {
  readonly idScoRegistration: number;
  /** Number of navigation requests that were carried out. */
  readonly moves: number;
  readonly state: SequencingState;
}

/** Repository of where learners are in sequenced packages. */
export function scoRegistrations(db: TenantDb) {
  const ofPlace = ({ idUser, idContentItem, idNodeEnrollment }: RegistrationPlace) =>
    db
      .selectFrom('sco_registrations')
      .selectAll()
      .where('id_user', '=', idUser)
      .where('id_content_item', '=', idContentItem)
      .where('id_node_enrollment', idNodeEnrollment === null ? 'is' : '=', idNodeEnrollment);
  const rowOf = (row: { id_sco_registration: number; moves: number; state: string }): RegistrationRow => ({
    idScoRegistration: row.id_sco_registration,
    moves: row.moves,
    // `save` writes it.
    state: JSON.parse(row.state) as SequencingState,
  });

  return {
    async find(place: RegistrationPlace): Promise<RegistrationRow | undefined> {
      const row = await ofPlace(place).executeTakeFirst();
      return row && rowOf(row);
    },

    /** Locks and returns the existing row, or a new one, so that requests of two windows run one after the other. */
    async lock(place: RegistrationPlace, initial: SequencingState, now: Date): Promise<RegistrationRow> {
      await db
        .insertInto('sco_registrations')
        .values({
          id_user: place.idUser,
          id_content_item: place.idContentItem,
          id_node_enrollment: place.idNodeEnrollment,
          state: JSON.stringify(initial),
          changed_at: now,
        })
        .onConflict((conflict) => conflict.columns(['id_user', 'id_content_item', 'id_node_enrollment']).doNothing())
        .execute();
      return rowOf(await ofPlace(place).forUpdate().executeTakeFirstOrThrow());
    },

    /** Returns the places in which a person has a state of the content. */
    async ofPerson(idUser: number, idContentItem: number): Promise<(number | null)[]> {
      const rows = await db
        .selectFrom('sco_registrations')
        .select('id_node_enrollment')
        .where('id_user', '=', idUser)
        .where('id_content_item', '=', idContentItem)
        .execute();
      return rows.map(({ id_node_enrollment }) => id_node_enrollment);
    },

    remove: (idUser: number, idContentItem: number) =>
      db
        .deleteFrom('sco_registrations')
        .where('id_user', '=', idUser)
        .where('id_content_item', '=', idContentItem)
        .execute(),

    save: (one: RegistrationRow, now: Date) =>
      db
        .updateTable('sco_registrations')
        .set({ state: JSON.stringify(one.state), moves: one.moves, changed_at: now })
        .where('id_sco_registration', '=', one.idScoRegistration)
        .execute(),
  };
}

/** Repository of the global objectives of learners. `scope` is `system`, or names one place of one package. */
export function scoObjectives(db: TenantDb) {
  return {
    async load(idUser: number, scope: string): Promise<GlobalObjectives> {
      const rows = await db
        .selectFrom('sco_objectives')
        .select(['objective', 'state'])
        .where('id_user', '=', idUser)
        .where('scope', '=', scope)
        .execute();
      // `save` writes it.
      return Object.fromEntries(rows.map(({ objective, state }) => [objective, JSON.parse(state) as ObjectiveState]));
    },

    /** Removes all objectives of a scope, or those with these identifiers. */
    async remove(idUser: number, scope: string, objectives?: readonly string[]): Promise<void> {
      if (objectives?.length === 0) return;
      await db
        .deleteFrom('sco_objectives')
        .where('id_user', '=', idUser)
        .where('scope', '=', scope)
        .$if(objectives !== undefined, (query) => query.where('objective', 'in', objectives ?? []))
        .execute();
    },

    async save(idUser: number, scope: string, objectives: GlobalObjectives): Promise<void> {
      for (const [objective, values] of Object.entries(objectives)) {
        const state = JSON.stringify(values);
        await db
          .insertInto('sco_objectives')
          .values({ id_user: idUser, scope, objective, state })
          .onConflict((conflict) => conflict.columns(['id_user', 'scope', 'objective']).doUpdateSet({ state }))
          .execute();
      }
    },
  };
}

/** Repository of the stores that lessons share through `adl.data`. */
export function scoSharedData(db: TenantDb) {
  return {
    async load(idUser: number, scope: string): Promise<ReadonlyMap<string, string>> {
      const rows = await db
        .selectFrom('sco_shared_data')
        .select(['store', 'data'])
        .where('id_user', '=', idUser)
        .where('scope', '=', scope)
        .execute();
      return new Map(rows.map(({ store, data }) => [store, data]));
    },

    remove: (idUser: number, scope: string) =>
      db.deleteFrom('sco_shared_data').where('id_user', '=', idUser).where('scope', '=', scope).execute(),

    async save(idUser: number, scope: string, store: string, data: string): Promise<void> {
      await db
        .insertInto('sco_shared_data')
        .values({ id_user: idUser, scope, store, data })
        .onConflict((conflict) => conflict.columns(['id_user', 'scope', 'store']).doUpdateSet({ data }))
        .execute();
    },
  };
}
