import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { NodeRow } from '../core/course.rules.ts';
import type { Viewer } from '../core/viewer.rules.ts';
import { isOpenTo } from '../training-tree/open-to.repository.ts';

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Returns the coming meetings of classes whose training the person may see or is in, next one first. */
export async function listedMeetings(
  db: TenantDb,
  { idUser, department, now }: Viewer,
  { offset, limit, idNodes }: Page & { idNodes: readonly number[] | null },
) {
  const rows = await db
    .selectFrom('team_meetings as m')
    .innerJoin('teams as t', (join) => join.onRef('t.id_team', '=', 'm.id_team'))
    .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 't.id_node'))
    .leftJoin('nodes as above', (join) => join.onRef('above.id_node', '=', 'n.id_parent'))
    .leftJoinLateral(
      (own) =>
        own
          .selectFrom('enrollments as e')
          .select('e.id_enrollment')
          .whereRef('e.id_team', '=', 't.id_team')
          .where('e.id_user', '=', idUser)
          .orderBy('e.id_enrollment', 'desc')
          .limit(1)
          .as('own'),
      (join) => join.onTrue(),
    )
    .selectAll('m')
    .select([
      'n.node_code',
      'n.title',
      't.name as team_name',
      'own.id_enrollment',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('m.finish_date', '>', now)
    .where('n.status', '=', 'PUBLISHED')
    .where('n.active', '=', true)
    .where(isOpenTo('n.departments', department))
    .where((where) =>
      where.or([
        where('own.id_enrollment', 'is not', null),
        where.and([where('n.visibility', '=', true), isOpenTo('above.departments', department)]),
      ]),
    )
    .$if(idNodes !== null, (query) => query.where('n.id_node', 'in', [0, ...(idNodes ?? [])]))
    .orderBy('m.start_date')
    .orderBy('m.id_meeting')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

/**
 * Returns the ids of a page's trainings: the training itself for a training or one of its levels; those below for a
 * catalog and the home.
 */
export async function trainingsOfPage(db: TenantDb, node: NodeRow): Promise<number[]> {
  if (node.node_type === 'LEARNING') {
    const above = await db
      .withRecursive('line(id_node, id_parent)', (cte) =>
        cte
          .selectFrom('nodes')
          .select(['id_node', 'id_parent'])
          .where('id_node', '=', node.id_node)
          .union((again) =>
            again
              .selectFrom('nodes as up')
              .innerJoin('line', 'line.id_parent', 'up.id_node')
              .select(['up.id_node', 'up.id_parent'])
              .where('up.node_type', '=', 'LEARNING'),
          ),
      )
      .selectFrom('line')
      .select('id_node')
      .execute();
    return above.map((row) => row.id_node);
  }
  const below = await db
    .withRecursive('tree(id_node)', (cte) =>
      cte
        .selectFrom('nodes')
        .select('id_node')
        .where('id_node', '=', node.id_node)
        .union((again) =>
          again
            .selectFrom('nodes as below')
            .innerJoin('tree', 'tree.id_node', 'below.id_parent')
            .select('below.id_node')
            .where('below.active', '=', true),
        ),
    )
    .selectFrom('tree')
    .select('id_node')
    .execute();
  return below.map((row) => row.id_node);
}
