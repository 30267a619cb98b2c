import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { NodeRow } from '../core/course.rules.ts';
import { withElements } from './node.repository.ts';
import type { BlockWithElements } from './node.repository.ts';

/** Nodes of one or more trainings with their blocks. */
export interface TrainingTree {
  readonly rows: ReadonlyMap<number, NodeRow>;
  readonly blocks: ReadonlyMap<number, BlockWithElements[]>;
}

/** Loads the nodes that are reachable from trainings through their blocks, each once. */
export async function loadTrainingTree(db: TenantDb, idRoots: readonly number[]): Promise<TrainingTree> {
  if (idRoots.length === 0) return { rows: new Map(), blocks: new Map() };
  const pages = reachable(db, idRoots);
  const [rows, blocks, elements] = await Promise.all([
    pages
      .selectFrom('nodes')
      .selectAll()
      .where('id_node', 'in', (eb) => eb.selectFrom('pages').select('pages.id_node'))
      .execute(),
    pages
      .selectFrom('node_blocks')
      .selectAll()
      .where('id_node', 'in', (eb) => eb.selectFrom('pages').select('pages.id_node'))
      .orderBy('position')
      .execute(),
    pages
      .selectFrom('block_elements as e')
      .innerJoin('node_blocks as b', 'b.id_block', 'e.id_block')
      .selectAll('e')
      .where('b.id_node', 'in', (eb) => eb.selectFrom('pages').select('pages.id_node'))
      .orderBy('e.position')
      .execute(),
  ]);
  return { rows: new Map(rows.map((row) => [row.id_node, row])), blocks: withElements(blocks, elements) };
}

/** Returns a query with the relation `pages`: the nodes that are reachable from these, each once. */
const reachable = (db: TenantDb, idRoots: readonly number[]) =>
  db.withRecursive('pages(id_node)', (cte) =>
    cte
      .selectFrom('nodes')
      .select('id_node')
      .where('id_node', 'in', [...new Set(idRoots)])
      // `union` drops repeated pages, so that pages that link to each other end.
      .union((again) =>
        again
          .selectFrom('pages')
          .innerJoin('node_blocks as b', 'b.id_node', 'pages.id_node')
          .innerJoin('block_elements as e', 'e.id_block', 'b.id_block')
          .select('e.id_node')
          .$narrowType<{ id_node: number }>()
          .where('e.id_node', 'is not', null),
      ),
  );

/** Returns the nodes of one training with the node that contains each: the nearest to the root, which has none. */
export function parentsBelow(
  { blocks }: Pick<TrainingTree, 'blocks'>,
  idRoot: number,
): ReadonlyMap<number, number | null> {
  const parents = new Map<number, number | null>([[idRoot, null]]);
  // A map keeps the order of insertion and includes what is added while it is read, level by level.
  for (const idNode of parents.keys())
    for (const { id_node: idChild } of (blocks.get(idNode) ?? []).flatMap((block) => block.elements))
      if (idChild !== null && !parents.has(idChild)) parents.set(idChild, idNode);
  return parents;
}
