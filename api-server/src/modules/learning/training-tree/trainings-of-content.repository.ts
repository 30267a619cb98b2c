import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { TrainingsOfContent } from '../../gamification/index.ts';

/** Returns the codes of the nodes that contain a content, and of the nodes above them. */
export const nodesAboveContent: TrainingsOfContent = async (db, idContentItem) => {
  const rows = await db
    .withRecursive('above', (expression) =>
      expression
        .selectFrom('block_elements as e')
        .innerJoin('node_blocks as b', 'b.id_block', 'e.id_block')
        .innerJoin('nodes as n', 'n.id_node', 'b.id_node')
        .select(['n.id_node', 'n.id_parent', 'n.node_code'])
        .where('e.id_content_item', '=', idContentItem)
        .union(
          expression
            .selectFrom('nodes as n')
            .innerJoin('above as a', 'a.id_parent', 'n.id_node')
            .select(['n.id_node', 'n.id_parent', 'n.node_code']),
        ),
    )
    .selectFrom('above')
    .select('node_code')
    .execute();
  return rows.map(({ node_code }) => node_code);
};

/** Returns the titles of the active trainings that contain each of the contents, at any depth. */
export async function trainingsOfContents(
  db: TenantDb,
  idContentItems: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (idContentItems.length === 0) return new Map();
  const rows = await db
    .withRecursive('above', (expression) =>
      expression
        .selectFrom('block_elements as e')
        .innerJoin('node_blocks as b', 'b.id_block', 'e.id_block')
        .innerJoin('nodes as n', 'n.id_node', 'b.id_node')
        .select(['e.id_content_item', 'n.id_node', 'n.id_parent'])
        .where('e.id_content_item', 'in', [...idContentItems])
        .union(
          expression
            .selectFrom('nodes as n')
            .innerJoin('above as a', 'a.id_parent', 'n.id_node')
            .select(['a.id_content_item', 'n.id_node', 'n.id_parent']),
        ),
    )
    .selectFrom('above')
    .innerJoin('nodes as training', 'training.id_node', 'above.id_node')
    .select(['above.id_content_item', 'training.title'])
    .where('training.node_type', '=', 'LEARNING')
    .where('training.entry_point', '=', true)
    .where('training.active', '=', true)
    .orderBy('training.title')
    .execute();
  const byContent = Map.groupBy(rows, ({ id_content_item }) => id_content_item ?? 0);
  return new Map([...byContent].map(([id, found]) => [id, found.map(({ title }) => title)]));
}
