import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/**
 * Returns those trainings that have nothing to do yet: no content and no evaluation on their pages, and no class with
 * meetings.
 */
export async function trainingsInPreparation(db: TenantDb, idNodes: readonly number[]): Promise<ReadonlySet<number>> {
  if (idNodes.length === 0) return new Set();
  const pages = db
    .withRecursive('pages(root, id_node)', (cte) =>
      cte
        .selectFrom('nodes')
        .select(['id_node as root', 'id_node'])
        .where('id_node', 'in', [...idNodes])
        // `union` drops repeated pages, so that pages that link to each other end.
        .union((again) =>
          again
            .selectFrom('pages')
            .innerJoin('node_blocks as b', 'b.id_node', 'pages.id_node')
            .innerJoin('block_elements as e', 'e.id_block', 'b.id_block')
            .select(['pages.root', 'e.id_node'])
            .$narrowType<{ id_node: number }>()
            .where('e.id_node', 'is not', null),
        ),
    )
    .selectFrom('pages')
    .innerJoin('node_blocks as b', 'b.id_node', 'pages.id_node')
    .innerJoin('block_elements as e', 'e.id_block', 'b.id_block')
    .select('pages.root')
    .distinct()
    .where('e.element_type', 'in', ['CONTENT', 'EVALUATION'])
    .execute();
  const meetings = db
    .selectFrom('teams as t')
    .innerJoin('team_meetings as m', (join) => join.onRef('m.id_team', '=', 't.id_team'))
    .select('t.id_node')
    .distinct()
    .where('t.id_node', 'in', [...idNodes])
    .execute();
  const [rows, met] = await Promise.all([pages, meetings]);
  const ready = new Set([...rows.map(({ root }) => root), ...met.map(({ id_node }) => id_node)]);
  return new Set(idNodes.filter((idNode) => !ready.has(idNode)));
}
