import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Node that counts as done because of a page that the person has done. */
export interface MetEquivalence {
  readonly idNode: number;
  readonly originCode: string;
}

/** Repository of equivalences between pages. */
export function equivalences(db: TenantDb) {
  return {
    async some(idNode: number): Promise<boolean> {
      const row = await db
        .selectFrom('node_equivalences')
        .select('id_origin')
        .where('id_node', '=', idNode)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    originsOf: (idNode: number) =>
      db
        .selectFrom('node_equivalences as e')
        .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 'e.id_origin'))
        .selectAll('n')
        .where('e.id_node', '=', idNode)
        .orderBy('n.title')
        .execute(),

    /** Returns the nodes that count as done once one of these is done. */
    async countingOn(idOrigins: readonly number[]): Promise<readonly number[]> {
      if (idOrigins.length === 0) return [];
      const rows = await db
        .selectFrom('node_equivalences')
        .select('id_node')
        .where('id_origin', 'in', [...idOrigins])
        .execute();
      return rows.map((row) => row.id_node);
    },

    /** Returns the pages that the person has really done: equivalences are not transitive. */
    async doneOf(idUser: number, idNodes: readonly number[]): Promise<ReadonlySet<number>> {
      if (idNodes.length === 0) return new Set();
      const rows = await db
        .selectFrom('node_enrollments as n')
        .innerJoin('enrollments as e', (join) => join.onRef('e.id_enrollment', '=', 'n.id_enrollment'))
        .select('n.id_node')
        .distinct()
        .where('e.id_user', '=', idUser)
        .where('n.id_node', 'in', [...idNodes])
        .where('n.status', 'in', ['COMPLETED', 'PASSED'])
        .execute();
      return new Set(rows.map((row) => row.id_node));
    },

    /** Returns each node that counts as done, with one page that it counts by. */
    async met(idUser: number, idNodes: readonly number[]): Promise<MetEquivalence[]> {
      if (idNodes.length === 0) return [];
      // Equivalences are not transitive: the origin itself must be done.
      const rows = await db
        .selectFrom('node_equivalences as e')
        .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 'e.id_origin'))
        .select(['e.id_node', 'e.id_origin', 'n.node_code'])
        .where('e.id_node', 'in', [...idNodes])
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('node_enrollments as done')
              .innerJoin('enrollments as own', 'own.id_enrollment', 'done.id_enrollment')
              .select('done.id_node')
              .whereRef('done.id_node', '=', 'e.id_origin')
              .where('own.id_user', '=', idUser)
              .where('done.status', 'in', ['COMPLETED', 'PASSED']),
          ),
        )
        .orderBy('e.id_origin', 'desc')
        .execute();
      const byNode = new Map(rows.map((row) => [row.id_node, row.node_code]));
      return [...byNode].map(([idNode, originCode]) => ({ idNode, originCode }));
    },
  };
}
