import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { people } from '../../identity/index.ts';
import type { PeopleCondition } from '../../identity/index.ts';
import type { Cmi } from './sco-outcome.rules.ts';

/** Attempt of a person on a lesson, ended or current. */
export interface ReportedAttempt {
  readonly idUser: number;
  readonly name: string;
  readonly username: string;
  readonly department: string;
  readonly idNodeEnrollment: number | null;
  readonly idSco: number;
  readonly identifier: string;
  readonly title: string;
  readonly attempt: number;
  readonly isCurrent: boolean;
  readonly packageVersion: number;
  readonly status: EnrollmentStatus;
  readonly grade: number | null;
  readonly seconds: number;
  /** End of an ended attempt; last access of the current one. */
  readonly at: Date;
  readonly cmi: Cmi;
}

export interface AttemptPage {
  readonly attempts: readonly ReportedAttempt[];
  /** Place from which the next page goes on; null after the last one. */
  readonly next: number | null;
}

interface PageRequest {
  readonly idContentItem: number;
  /** `next` of the page before; 0 for the first. */
  readonly after: number;
  /** Maximum number of lessons of people; each has one attempt or more. */
  readonly limit: number;
  /** People whose attempts are read; all when it is missing. */
  readonly within?: PeopleCondition | undefined;
}

/** Returns attempts on the lessons of a content, lesson by lesson of each person, the oldest attempt first. */
export async function attemptPage(
  db: TenantDb,
  { idContentItem, after, limit, within }: PageRequest,
): Promise<AttemptPage> {
  const rows = await db
    .selectFrom('sco_enrollments as e')
    .innerJoin('scos as s', 's.id_sco', 'e.id_sco')
    .innerJoin(people(db).as('u'), 'u.id_user', 'e.id_user')
    .selectAll('e')
    .select(['s.identifier', 's.title', 'u.name', 'u.username', 'u.department'])
    .where('s.id_content_item', '=', idContentItem)
    .where('e.id_sco_enrollment', '>', after)
    .$if(within !== undefined, (query) =>
      query.where((where) =>
        within === undefined
          ? where.lit(true)
          : within({ idUser: where.ref('u.id_user'), department: where.ref('u.department') }),
      ),
    )
    .orderBy('e.id_sco_enrollment')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id_sco_enrollment }) => id_sco_enrollment);
  const ended =
    ids.length === 0
      ? []
      : await db
          .selectFrom('sco_attempts')
          .selectAll()
          .where('id_sco_enrollment', 'in', ids)
          .orderBy('attempt')
          .execute();
  const attempts = rows.flatMap((row) => {
    const whose = {
      idUser: row.id_user,
      name: row.name,
      username: row.username,
      department: row.department,
      idNodeEnrollment: row.id_node_enrollment,
      idSco: row.id_sco,
      identifier: row.identifier,
      title: row.title,
    };
    const before = ended.filter(({ id_sco_enrollment }) => id_sco_enrollment === row.id_sco_enrollment);
    // A lesson that was reset, and not opened since, has no current attempt.
    const current = row.status === 'NOT_ATTEMPTED' ? [] : [{ ...row, ended_at: null }];
    return [...before, ...current].map((one): ReportedAttempt => ({
      ...whose,
      attempt: one.attempt,
      isCurrent: one.ended_at === null,
      packageVersion: one.package_version,
      status: one.status,
      grade: one.grade,
      seconds: Math.round(one.attempt_time),
      at: one.ended_at ?? row.last_access_date,
      // `commitSco` writes it from names and texts.
      cmi: JSON.parse(one.cmi) as Cmi,
    }));
  });
  return { attempts, next: rows.length === limit ? (ids.at(-1) ?? null) : null };
}
