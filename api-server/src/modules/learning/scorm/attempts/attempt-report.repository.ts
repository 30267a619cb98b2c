import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { people } from '../../../identity/index.ts';
import type { administeredPeople } from '../../../identity/index.ts';
import { LAST_COMMIT } from '../core/sco-enrollment.repository.ts';
import { outcomeOf } from '../core/sco-outcome.rules.ts';
import type { Cmi, LessonRules, Outcome } from '../core/sco-outcome.rules.ts';

/** Subquery of people's ids. */
export type ReportedPeople = ReturnType<ReturnType<typeof administeredPeople>['idsOf']>;

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

interface AttemptPage {
  readonly attempts: readonly ReportedAttempt[];
  /** Ids at the ends of the page, from which the pages around it go on; null at the ends of the list. */
  readonly previous: number | null;
  readonly next: number | null;
}

export interface AttemptSearch {
  readonly idContentItem: number;
  /** People whose attempts are read; all when it is missing. */
  readonly among?: ReportedPeople | undefined;
  readonly idUser?: number | undefined;
  readonly idSco?: number | undefined;
  /** Result that counts. */
  readonly status?: EnrollmentStatus | undefined;
}

interface PageRequest extends AttemptSearch {
  /** Reads lessons of people after this id, the oldest first. */
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  /** Maximum number of lessons of people; each has one attempt or more. */
  readonly limit: number;
}

/** Bytes of recorded data after which a page takes no more lessons of people, because each attempt records up to 1 MB and more. */
const PAGE_BYTES = 16 * 1024 * 1024;

/** Returns attempts on the lessons of a content, lesson by lesson of each person, the oldest attempt first. */
export async function attemptPage(db: TenantDb, { limit, ...request }: PageRequest): Promise<AttemptPage> {
  const { after = 0, before, ...search } = request;
  const found = await current(db, search)
    .innerJoin(people(db).as('u'), 'u.id_user', 'e.id_user')
    .innerJoin(sizesOfPage(db, { limit, ...request }).as('c'), 'c.id', 'e.id_sco_enrollment')
    .selectAll('e')
    .select(['s.identifier', 's.title', 'u.name', 'u.username', 'u.department', 'c.total'])
    .select(ofLesson)
    .where('c.bytes_before', '<', PAGE_BYTES)
    .orderBy('e.id_sco_enrollment', before === undefined ? 'asc' : 'desc')
    .execute();
  const shown = found.slice(0, limit);
  const hasMore = Number(found[0]?.total ?? 0) > shown.length;
  const rows = before === undefined ? shown : shown.toReversed();
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
    const earlier = ended.filter(({ id_sco_enrollment }) => id_sco_enrollment === row.id_sco_enrollment);
    // A lesson that was reset, and not opened since, has no current attempt.
    const running = row.status === 'NOT_ATTEMPTED' ? [] : [{ ...row, ...ownOutcome(row), ended_at: null }];
    return [...earlier, ...running].map((one): ReportedAttempt => ({
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
  const [first, last] = [ids[0] ?? null, ids.at(-1) ?? null];
  return {
    attempts,
    previous: (before === undefined ? after > 0 : hasMore) ? first : null,
    next: before !== undefined || hasMore ? last : null,
  };
}

/** Selects the lessons of people of a page and one more, with the bytes that those before it have recorded in all attempts. */
function sizesOfPage(db: TenantDb, { after = 0, before, limit, ...search }: PageRequest) {
  const direction = before === undefined ? 'asc' : 'desc';
  const listed = reported(db, search)
    .where('e.id_sco_enrollment', before === undefined ? '>' : '<', before ?? after)
    .orderBy('e.id_sco_enrollment', direction)
    .limit(limit + 1)
    .select((select) => [
      'e.id_sco_enrollment as id',
      sql<number>`octet_length(e.cmi) + coalesce(${select
        .selectFrom('sco_attempts as a')
        .select(sql<number>`sum(octet_length(a.cmi))`.as('bytes'))
        .whereRef('a.id_sco_enrollment', '=', 'e.id_sco_enrollment')}, 0)`.as('bytes'),
    ]);
  return db
    .selectFrom(listed.as('l'))
    .select(({ fn }) => [
      'l.id',
      fn.countAll().over().as('total'),
      sql<number>`sum(l.bytes) over (order by l.id ${sql.raw(direction)}) - l.bytes`.as('bytes_before'),
    ]);
}

/** Returns how many lessons of people a search finds. */
export async function countAttempts(db: TenantDb, search: AttemptSearch): Promise<number> {
  const { total } = await reported(db, search)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Attempts and megabytes of recorded data that one analysis reads. */
const ANALYSED_ATTEMPTS = 5000;
const ANALYSED_BYTES = 32 * 1024 * 1024;

/** Attempt as an analysis of questions reads it: its data has interactions only. */
interface AnsweredAttempt {
  readonly idSco: number;
  readonly grade: number | null;
  readonly cmi: Cmi;
}

/**
 * Returns the answers of the oldest attempts on a content in two statements, and whether there are more. What is read is
 * bounded by number and by size, because lessons decide how much they record.
 */
export async function answersOfContent(
  db: TenantDb,
  search: AttemptSearch,
): Promise<{ attempts: AnsweredAttempt[]; isPartial: boolean }> {
  const running = current(db, search)
    .where('e.status', '<>', 'NOT_ATTEMPTED')
    .select(ofLesson)
    .select((select) => [
      'e.id_sco',
      'e.attempt',
      'e.last_sequence',
      'e.status',
      'e.grade',
      'e.cmi',
      select.fn.countAll().over().as('total'),
      sql<number>`sum(length(e.cmi)) over (order by e.id_sco_enrollment)`.as('bytes'),
    ]);
  const ended = reported(db, search)
    .innerJoin('sco_attempts as a', 'a.id_sco_enrollment', 'e.id_sco_enrollment')
    .select((select) => [
      'e.id_sco',
      'a.grade',
      'a.cmi',
      select.fn.countAll().over().as('total'),
      sql<number>`sum(length(a.cmi)) over (order by a.id_sco_attempt)`.as('bytes'),
    ]);
  const [now, before] = await Promise.all([
    db
      .selectFrom(running.as('t'))
      .selectAll('t')
      .where('t.bytes', '<=', ANALYSED_BYTES)
      .orderBy('t.bytes')
      .limit(ANALYSED_ATTEMPTS)
      .execute(),
    db
      .selectFrom(ended.as('t'))
      .selectAll('t')
      .where('t.bytes', '<=', ANALYSED_BYTES)
      .orderBy('t.bytes')
      .limit(ANALYSED_ATTEMPTS)
      .execute(),
  ]);
  // `commitSco` writes the data from names and texts.
  const answered = (row: { id_sco: number; cmi: string }, grade: number | null): AnsweredAttempt => ({
    idSco: row.id_sco,
    grade,
    cmi: JSON.parse(row.cmi) as Cmi,
  });
  return {
    attempts: [
      ...before.map((row) => answered(row, row.grade)),
      ...now.map((row) => answered(row, ownOutcome(row).grade)),
    ],
    isPartial: [now, before].some((rows) => Number(rows[0]?.total ?? 0) > rows.length),
  };
}

/** Columns from which the result of the current attempt by itself follows. */
const ofLesson = [
  's.sco_type',
  's.mastery_score',
  's.completion_threshold',
  's.is_tracked',
  's.completes_itself',
  'p.version as standard',
  'v.terminated_at',
] as const;

interface CurrentAttempt extends Outcome, LessonRules {
  readonly attempt: number;
  readonly last_sequence: number;
  readonly cmi: string;
  readonly sco_type: 'sco' | 'asset' | 'folder';
  /** True when a visit belongs to the current attempt. */
  readonly was_opened: SqlBool;
  readonly standard: '' | '1.2' | '2004';
  readonly terminated_at: Date | null;
}

/** Returns the result of the current attempt by itself; the row has what counts of all attempts (decision 706). */
function ownOutcome(row: CurrentAttempt): Outcome {
  if (row.attempt === 1) return { status: row.status, grade: row.grade };
  // An asset reports nothing, so opening it completes it.
  if (row.sco_type === 'asset') return { status: assetStatus(row), grade: null };
  // The newest visit is one of the attempt before.
  if (row.last_sequence === LAST_COMMIT) return { status: 'NOT_ATTEMPTED', grade: null };
  // `commitSco` writes it from names and texts.
  const cmi = JSON.parse(row.cmi) as Cmi;
  return outcomeOf(row.standard === '2004' ? '2004' : '1.2', cmi, row, row.terminated_at !== null);
}

function assetStatus({ was_opened, is_tracked }: CurrentAttempt): Outcome['status'] {
  if (!was_opened) return 'NOT_ATTEMPTED';
  return is_tracked ? 'COMPLETED' : 'IN_PROGRESS';
}

/** Selects the current attempts that a search finds, with their packages and newest visits. */
function current(db: TenantDb, search: AttemptSearch) {
  return reported(db, search)
    .innerJoin('scorm_packages as p', 'p.id_content_item', 's.id_content_item')
    .leftJoin('sco_visits as v', 'v.id_sco_visit', 'e.last_visit')
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('sco_visits as o')
            .select('o.id_sco_visit')
            .whereRef('o.id_sco_enrollment', '=', 'e.id_sco_enrollment')
            .whereRef('o.attempt', '=', 'e.attempt'),
        )
        .as('was_opened'),
    );
}

/** Selects the lessons of people that a search finds. */
function reported(db: TenantDb, { idContentItem, among, idUser, idSco, status }: AttemptSearch) {
  let found = db
    .selectFrom('sco_enrollments as e')
    .innerJoin('scos as s', 's.id_sco', 'e.id_sco')
    .where('s.id_content_item', '=', idContentItem);
  if (among !== undefined) found = found.where('e.id_user', 'in', among);
  if (idUser !== undefined) found = found.where('e.id_user', '=', idUser);
  if (idSco !== undefined) found = found.where('e.id_sco', '=', idSco);
  if (status !== undefined) found = found.where('e.status', '=', status);
  return found;
}
