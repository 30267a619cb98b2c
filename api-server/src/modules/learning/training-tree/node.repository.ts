import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { BlockRow, ElementRow, NodeRow } from '../core/course.rules.ts';

export interface CatalogSearch {
  readonly idNode: number;
  /** Levels of nested catalogs to search; 1 is the catalog itself. */
  readonly depth: number;
  /** Words in lower case without accents; each must match. */
  readonly words: readonly string[];
  readonly tags: readonly string[];
}

/** Repository of the pages of the learning area. */
export function nodes(db: TenantDb) {
  const ofTenant = () => db.selectFrom('nodes').selectAll();
  const childrenOf = (idNode: number) =>
    ofTenant()
      .where('id_parent', '=', idNode)
      .where('active', '=', true)
      .where('visibility', '=', true)
      .where('status', '=', 'PUBLISHED')
      .orderBy('position');

  /** Selects the trainings that a catalog lists: below it and below its nested catalogs. */
  const listed = ({ idNode, depth, words, tags }: CatalogSearch) =>
    db
      .withRecursive('catalogs(id_node, level)', (cte) =>
        cte
          .selectFrom('nodes')
          .select(['id_node', sql<number>`1`.as('level')])
          .where('id_node', '=', idNode)
          .unionAll((again) =>
            again
              .selectFrom('nodes as below')
              .innerJoin('catalogs', 'catalogs.id_node', 'below.id_parent')
              .select(['below.id_node', sql<number>`catalogs.level + 1`.as('level')])
              .where('below.node_type', '=', 'ORGANIZATION')
              .where('below.active', '=', true)
              .where('catalogs.level', '<', depth),
          ),
      )
      .selectFrom('nodes as n')
      .innerJoin('catalogs', 'catalogs.id_node', 'n.id_parent')
      .where('n.node_type', '=', 'LEARNING')
      .where('n.status', '=', 'PUBLISHED')
      .where('n.active', '=', true)
      .where('n.visibility', '=', true)
      .where((where) =>
        where.and(words.map((word) => where('n.search_text', 'like', `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`))),
      )
      .where((where) =>
        where.and(
          tags.map((tag) =>
            where.exists(
              where
                .selectFrom('node_tags as t')
                .select('t.tag')
                .whereRef('t.id_node', '=', 'n.id_node')
                .where('t.tag', '=', tag),
            ),
          ),
        ),
      );

  return {
    find: (idNode: number) => ofTenant().where('id_node', '=', idNode).executeTakeFirst(),
    findByCode: (nodeCode: string) => ofTenant().where('node_code', '=', nodeCode).executeTakeFirst(),
    home: () => ofTenant().where('is_home', '=', true).executeTakeFirst(),

    /** Returns the page of a block. */
    ofBlock: (idBlock: number) =>
      db
        .selectFrom('nodes as n')
        .innerJoin('node_blocks as b', (join) => join.onRef('b.id_node', '=', 'n.id_node'))
        .selectAll('n')
        .where('b.id_block', '=', idBlock)
        .executeTakeFirst(),

    list(ids: readonly number[]): Promise<NodeRow[]> {
      return ids.length === 0
        ? Promise.resolve([])
        : ofTenant()
            .where('id_node', 'in', [...ids])
            .execute();
    },

    /** Returns the nodes that the blocks of a page link to. */
    placedOn: (idNode: number): Promise<NodeRow[]> =>
      ofTenant()
        .where('id_node', 'in', (eb) =>
          eb
            .selectFrom('block_elements as e')
            .innerJoin('node_blocks as b', 'b.id_block', 'e.id_block')
            .select('e.id_node')
            .$narrowType<{ id_node: number }>()
            .where('b.id_node', '=', idNode)
            .where('e.id_node', 'is not', null),
        )
        .execute(),

    listByCode(codes: readonly string[]): Promise<NodeRow[]> {
      return codes.length === 0
        ? Promise.resolve([])
        : ofTenant()
            .where('node_code', 'in', [...codes])
            .execute();
    },

    childrenOf: (idNode: number) => childrenOf(idNode).execute(),

    /** Returns all catalogs in a node and its first trainings. */
    async catalogsAndFirstTrainings(idNode: number, trainings: number): Promise<NodeRow[]> {
      const [catalogs, first] = await Promise.all([
        childrenOf(idNode).where('node_type', '=', 'ORGANIZATION').execute(),
        childrenOf(idNode).where('node_type', '=', 'LEARNING').limit(trainings).execute(),
      ]);
      return [...catalogs, ...first].toSorted((a, b) => a.position - b.position);
    },

    /** Returns those nodes that have child nodes. */
    async withChildren(ids: readonly number[]): Promise<ReadonlySet<number>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .selectFrom('nodes')
        .select('id_parent')
        .distinct()
        .where('id_parent', 'in', [...ids])
        .execute();
      return new Set(rows.flatMap((row) => row.id_parent ?? []));
    },

    /** Returns those nodes that have listed nodes below them. */
    async withListedChildren(ids: readonly number[]): Promise<ReadonlySet<number>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .selectFrom('nodes')
        .select('id_parent')
        .distinct()
        .where('id_parent', 'in', [...ids])
        .where('active', '=', true)
        .where('visibility', '=', true)
        .where('status', '=', 'PUBLISHED')
        .execute();
      return new Set(rows.flatMap((row) => row.id_parent ?? []));
    },

    /** Returns whether the home lists a node. */
    async hasCatalog(): Promise<boolean> {
      const row = await db
        .selectFrom('nodes as n')
        .innerJoin('nodes as home', 'home.id_node', 'n.id_parent')
        .select('n.id_node')
        .where('home.is_home', '=', true)
        .where('n.active', '=', true)
        .where('n.visibility', '=', true)
        .where('n.status', '=', 'PUBLISHED')
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the ancestors of these nodes up to the top, by id. */
    async above(rows: readonly NodeRow[]): Promise<ReadonlyMap<number, NodeRow>> {
      const parents = [...new Set(rows.flatMap((row) => row.id_parent ?? []))];
      if (parents.length === 0) return new Map();
      const found = await db
        .withRecursive('above(id_node, id_parent)', (cte) =>
          cte
            .selectFrom('nodes')
            .select(['id_node', 'id_parent'])
            .where('id_node', 'in', parents)
            .union((again) =>
              again
                .selectFrom('above')
                .innerJoin('nodes as n', 'n.id_node', 'above.id_parent')
                .select(['n.id_node', 'n.id_parent']),
            ),
        )
        .selectFrom('nodes')
        .selectAll()
        .where('id_node', 'in', (eb) => eb.selectFrom('above').select('above.id_node'))
        .execute();
      return new Map(found.map((row) => [row.id_node, row]));
    },

    async search(search: CatalogSearch, page: { offset: number; limit: number }) {
      const matches = listed(search);
      const [rows, { total }] = await Promise.all([
        matches
          .selectAll('n')
          .orderBy('n.position')
          .orderBy('n.id_node')
          .offset(page.offset)
          .limit(page.limit)
          .execute(),
        matches.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ]);
      return { rows: rows satisfies NodeRow[], total: Number(total) };
    },

    async tagsBelow(idNode: number): Promise<string[]> {
      const matches = listed({ idNode, depth: 10, words: [], tags: [] });
      const rows = await db
        .selectFrom('node_tags as t')
        .select('t.tag')
        .distinct()
        .where('t.id_node', 'in', matches.select('n.id_node'))
        .execute();
      return rows.map((row) => row.tag).toSorted((a, b) => a.localeCompare(b, 'pt-BR'));
    },

    async countView(idNode: number): Promise<void> {
      await db
        .updateTable('nodes')
        .set((set) => ({ views: set('views', '+', 1) }))
        .where('id_node', '=', idNode)
        .execute();
    },
  };
}

export interface BlockWithElements {
  readonly row: BlockRow;
  readonly elements: readonly ElementRow[];
}

/** Returns the blocks of nodes with their elements, in order, by node. */
export async function blocksOf(
  db: TenantDb,
  idNodes: readonly number[],
): Promise<ReadonlyMap<number, BlockWithElements[]>> {
  if (idNodes.length === 0) return new Map();
  const [blocks, elements] = await Promise.all([
    db
      .selectFrom('node_blocks')
      .selectAll()
      .where('id_node', 'in', [...idNodes])
      .orderBy('position')
      .execute(),
    db
      .selectFrom('block_elements as e')
      .innerJoin('node_blocks as b', 'b.id_block', 'e.id_block')
      .selectAll('e')
      .where('b.id_node', 'in', [...idNodes])
      .orderBy('e.position')
      .execute(),
  ]);
  return withElements(blocks, elements);
}

/** Returns blocks in their order with their elements, by node. */
export function withElements(
  blocks: readonly BlockRow[],
  elements: readonly ElementRow[],
): ReadonlyMap<number, BlockWithElements[]> {
  const byBlock = Map.groupBy(elements, (element) => element.id_block);
  return Map.groupBy(
    blocks.map((row) => ({ row, elements: byBlock.get(row.id_block) ?? [] })),
    ({ row }) => row.id_node,
  );
}
