import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { NodeRow } from '../core/course.rules.ts';
import { blocksOf, nodes } from './node.repository.ts';
import type { BlockWithElements } from './node.repository.ts';

/** Nodes of one or more trainings with their blocks. */
export interface TrainingTree {
  readonly rows: ReadonlyMap<number, NodeRow>;
  readonly blocks: ReadonlyMap<number, BlockWithElements[]>;
}

/** Loads the nodes that are reachable from trainings through their blocks, each once. */
export async function loadTrainingTree(db: TenantDb, idRoots: readonly number[]): Promise<TrainingTree> {
  const rows = new Map<number, NodeRow>();
  const blocks = new Map<number, BlockWithElements[]>();
  const seen = new Set(idRoots);
  let wanted = [...seen];
  while (wanted.length > 0) {
    for (const row of await nodes(db).list(wanted)) rows.set(row.id_node, row);
    const found = await blocksOf(db, wanted);
    const next = new Set<number>();
    for (const [idNode, ofNode] of found) {
      blocks.set(idNode, ofNode);
      for (const { id_node: idChild } of ofNode.flatMap((block) => block.elements))
        if (idChild !== null && !seen.has(idChild)) next.add(idChild);
    }
    for (const idNode of next) seen.add(idNode);
    wanted = [...next];
  }
  return { rows, blocks };
}

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
