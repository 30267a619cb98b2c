import { sql } from 'kysely';
import { addDays } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { people } from '../../identity/index.ts';
import { hasLaterValidity } from './later-validity.repository.ts';
import type { EnrollmentWithin } from './training-enrollments.repository.ts';

interface ValiditySearch {
  readonly within: EnrollmentWithin;
  readonly idNode: number | undefined;
  /** Days ahead. */
  readonly days: number;
}

interface ValidityPage {
  readonly from: { readonly side: 'after' | 'before'; readonly place: { key: string; id: number } } | undefined;
  readonly limit: number;
}

/** Sort key of a validity, which pages send back. */
const key = sql<string>`lpad((extract(epoch from e.valid_until) * 1000000)::bigint::text, 18, '0')`;

/** Reads the validities that end soon, as the administration shows them: of people with access who have not renewed. */
export function administeredValidities(db: TenantDb, now: Date) {
  const found = ({ within, idNode, days }: ValiditySearch) =>
    db
      .selectFrom('enrollments as e')
      .innerJoin(people(db).as('u'), 'u.id_user', 'e.id_user')
      .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 'e.id_node'))
      .where('e.valid_until', '>=', now)
      .where('e.valid_until', '<=', addDays(now, days))
      .where('e.status', 'in', ['COMPLETED', 'PASSED'])
      .where('u.active', '=', true)
      .where('n.status', '=', 'PUBLISHED')
      .where('n.active', '=', true)
      .$if(idNode !== undefined, (query) => query.where('e.id_node', '=', idNode ?? 0))
      .where(({ ref }) =>
        within({ idUser: ref('u.id_user'), department: ref('u.department'), idNode: ref('e.id_node') }),
      )
      .where(({ not }) => not(hasLaterValidity(db)));

  return {
    /** Counts up to a maximum. */
    async count(search: ValiditySearch, maximum: number): Promise<number> {
      const { total } = await db
        .selectFrom(found(search).select('e.id_enrollment').limit(maximum).as('found'))
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /** Returns a page, soonest first, with one row more than the limit when there are more. */
    page(search: ValiditySearch, { from, limit }: ValidityPage) {
      const direction = from?.side === 'before' ? 'desc' : 'asc';
      const beyond = direction === 'asc' ? sql`>` : sql`<`;
      return found(search)
        .$if(from !== undefined, (query) =>
          query.where(
            sql<boolean>`(${key}, e.id_enrollment) ${beyond} (${from?.place.key ?? ''}, ${from?.place.id ?? 0})`,
          ),
        )
        .select(['e.id_enrollment', 'e.id_user', 'e.id_node', 'e.valid_until', 'u.name', 'u.department', 'n.title'])
        .select(({ exists, selectFrom }) => [
          key.as('sort_key'),
          exists(
            selectFrom('enrollments as again')
              .select('again.id_enrollment')
              .whereRef('again.id_user', '=', 'e.id_user')
              .whereRef('again.id_node', '=', 'e.id_node')
              .whereRef('again.enrolled_at', '>', 'e.enrolled_at')
              .where('again.status', 'in', ['NOT_ATTEMPTED', 'IN_PROGRESS', 'INCOMPLETE']),
          ).as('is_renewing'),
        ])
        .orderBy('e.valid_until', direction)
        .orderBy('e.id_enrollment', direction)
        .limit(limit + 1)
        .execute();
    },
  };
}
