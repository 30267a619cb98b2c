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
