import { isOpenNow } from '../training-tree/offered-class.repository.ts';
import { people } from '../../identity/index.ts';
import { sql } from 'kysely';
import { enrollmentStatuses, isDone } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { NodeRow } from '../core/course.rules.ts';
import type { Viewer } from '../core/viewer.rules.ts';
import { isOpenTo } from '../training-tree/open-to.repository.ts';

/**
 * Reasons to recommend a training: tags among the person's interests, tags of their finished trainings, and colleagues
 * who finished it.
 */
export interface Fit {
  readonly topic: string | null;
  readonly finishedTag: string | null;
  readonly colleagues: number;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

const done = enrollmentStatuses.filter(isDone);

/**
 * Returns the trainings that the person may start and has not started, with the reasons, best first. Omits trainings
 * without a reason (decision 300). One query.
 */
export async function recommendedNodes(db: TenantDb, { idUser, department, now }: Viewer, { offset, limit }: Page) {
  const finishedTags = db
    .selectFrom('enrollments as e')
    .innerJoin('node_tags as t', (join) => join.onRef('t.id_node', '=', 'e.id_node'))
    .select('t.tag')
    .distinct()
    .where('e.id_user', '=', idUser)
    .where('e.status', 'in', done);
  const byTags = db
    .selectFrom('node_tags as t')
    .leftJoin('user_topics as topic', (join) => join.onRef('topic.tag', '=', 't.tag').on('topic.id_user', '=', idUser))
    .leftJoin(finishedTags.as('finished'), 'finished.tag', 't.tag')
    .select((select) => [
      't.id_node',
      select.fn.count<number>('topic.tag').as('topics'),
      select.fn.count<number>('finished.tag').as('finished'),
      select.fn.min<string | null>('topic.tag').as('topic'),
      select.fn.min<string | null>('finished.tag').as('finished_tag'),
    ])
    .where((where) => where.or([where('topic.tag', 'is not', null), where('finished.tag', 'is not', null)]))
    .groupBy('t.id_node');
  const byColleagues = db
    .selectFrom(people(db).as('u'))
    .innerJoin('enrollments as e', (join) => join.onRef('e.id_user', '=', 'u.id_user'))
    .select((select) => ['e.id_node', select.fn.count<number>('u.id_user').distinct().as('people')])
    .where('u.department', '=', department)
    .where('u.department', '<>', '')
    .where('u.id_user', '<>', idUser)
    .where('e.status', 'in', done)
    .groupBy('e.id_node');
  const rows = await db
    // Few trainings have a reason, so they are found first, and the conditions below are checked for these only.
    // Materialised, so that each is computed once: without fresh statistics, the planner would repeat it for every
    // training.
    .with(
      (name) => name('tags').materialized(),
      () => byTags,
    )
    .with(
      (name) => name('colleagues').materialized(),
      () => byColleagues,
    )
    .with(
      (name) => name('fits').materialized(),
      (withs) =>
        withs
          .selectFrom(
            withs
              .selectFrom('tags')
              .select([
                'tags.id_node',
                'tags.topic',
                'tags.finished_tag',
                sql<number>`0`.as('people'),
                sql<number>`4 * tags.topics + 2 * tags.finished`.as('score'),
              ])
              .unionAll(
                withs
                  .selectFrom('colleagues')
                  .select([
                    'colleagues.id_node',
                    sql<string | null>`null`.as('topic'),
                    sql<string | null>`null`.as('finished_tag'),
                    'colleagues.people',
                    sql<number>`least(colleagues.people, ${MOST_COLLEAGUES})`.as('score'),
                  ]),
              )
              .as('fit'),
          )
          .select(({ fn }) => [
            'fit.id_node',
            fn.max('fit.topic').as('topic'),
            fn.max('fit.finished_tag').as('finished_tag'),
            fn.max('fit.people').as('people'),
            fn.sum<number>('fit.score').as('score'),
          ])
          .groupBy('fit.id_node')
          .having(sql<boolean>`sum(fit.score) > 0`),
    )
    .selectFrom('fits')
    .innerJoin('nodes as n', 'n.id_node', 'fits.id_node')
    .leftJoin('nodes as above', (join) => join.onRef('above.id_node', '=', 'n.id_parent'))
    .selectAll('n')
    .select(['fits.topic', 'fits.finished_tag', 'fits.people', sql<number>`count(*) over ()`.as('total')])
    .where('n.node_type', '=', 'LEARNING')
    .where('n.status', '=', 'PUBLISHED')
    .where('n.active', '=', true)
    .where('n.visibility', '=', true)
    .where((where) =>
      where.and([
        where('above.node_type', '=', 'ORGANIZATION'),
        where('above.status', '=', 'PUBLISHED'),
        where('above.active', '=', true),
      ]),
    )
    // A training without anything on its pages and without meetings is still being prepared.
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('node_blocks as filled')
            .innerJoin('block_elements as held', 'held.id_block', 'filled.id_block')
            .select('filled.id_block')
            .whereRef('filled.id_node', '=', 'n.id_node')
            .where('held.element_type', '<>', 'IMAGE'),
        ),
        where.exists(
          where
            .selectFrom('team_meetings as met')
            .innerJoin('teams as meeting_team', 'meeting_team.id_team', 'met.id_team')
            .select('met.id_meeting')
            .whereRef('meeting_team.id_node', '=', 'n.id_node'),
        ),
      ]),
    )
    .where(isOpenTo('n.departments', department))
    .where(isOpenTo('above.departments', department))
    .where((where) =>
      where.or([
        where('n.self_enrollment', '=', true),
        where.exists(
          where
            .selectFrom('teams')
            .select('teams.id_team')
            .whereRef('teams.id_node', '=', 'n.id_node')
            .where(isOpenNow('teams', now))
            .where((open) =>
              open.or([open('teams.capacity', 'is', null), open('teams.seats_taken', '<', open.ref('teams.capacity'))]),
            ),
        ),
      ]),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('enrollments as own')
            .select('own.id_enrollment')
            .whereRef('own.id_node', '=', 'n.id_node')
            .where('own.id_user', '=', idUser),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('enrollment_requests as request')
            .innerJoin('teams as requested', 'requested.id_team', 'request.id_team')
            .select('request.id_team')
            .whereRef('requested.id_node', '=', 'n.id_node')
            .where('request.id_user', '=', idUser)
            .where('request.status', '=', 'PENDING'),
        ),
      ),
    )
    .orderBy('fits.score', 'desc')
    .orderBy('n.views', 'desc')
    .orderBy('n.title')
    .orderBy('n.id_node')
    .offset(offset)
    .limit(limit)
    .execute();
  const fits = new Map(
    rows.map((row): [number, Fit] => [
      row.id_node,
      { topic: row.topic, finishedTag: row.finished_tag, colleagues: Number(row.people) },
    ]),
  );
  return { rows: rows satisfies NodeRow[], fits, total: Number(rows[0]?.total ?? 0) };
}

/** Cap on the colleagues that raise the score. */
const MOST_COLLEAGUES = 5;
