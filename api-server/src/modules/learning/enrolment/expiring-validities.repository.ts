import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { hasLaterValidity } from './later-validity.repository.ts';

export interface ExpiringValidity {
  readonly idEnrollment: number;
  readonly idUser: number;
  readonly title: string;
  readonly nodeCode: string;
  readonly validUntil: Date;
}

/**
 * Returns the completions with a certificate whose validity ends in the period, soonest first. Leaves out those that
 * the person has renewed: a later completion of the same training.
 */
export async function expiringValidities(
  db: TenantDb,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<ExpiringValidity[]> {
  const rows = await db
    .selectFrom('enrollments as e')
    .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 'e.id_node'))
    .innerJoin('teams as t', (join) => join.onRef('t.id_team', '=', 'e.id_team'))
    .select(['e.id_enrollment', 'e.id_user', 'e.valid_until', 'n.title', 'n.node_code'])
    .where('e.status', 'in', ['COMPLETED', 'PASSED'])
    .where('e.valid_until', '>=', from)
    .where('e.valid_until', '<=', until)
    .where((where) =>
      where.or([where('t.id_certificate', 'is not', null), where('e.earned_certificate', 'is not', null)]),
    )
    .where('n.status', '=', 'PUBLISHED')
    .where(({ not }) => not(hasLaterValidity(db)))
    .orderBy('e.valid_until')
    .execute();
  return rows.flatMap(({ valid_until, ...row }) =>
    valid_until === null
      ? []
      : [
          {
            idEnrollment: row.id_enrollment,
            idUser: row.id_user,
            title: row.title,
            nodeCode: row.node_code,
            validUntil: valid_until,
          },
        ],
  );
}
