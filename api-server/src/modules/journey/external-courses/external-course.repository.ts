import type { Insertable, Updateable } from 'kysely';
import type { ExternalCourseStatus } from 'shared-kit/contracts/journey';
import type { ExternalCoursesTable } from '../journey.tables.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.ts';
import { people } from '../../identity/index.ts';

type NewCourse = Omit<Insertable<ExternalCoursesTable>, 'id_user'>;
type CourseChanges = Updateable<ExternalCoursesTable>;

const columns = [
  'c.id_external_course',
  'c.id_user',
  'c.id_parent',
  'c.title',
  'c.type',
  'c.workload',
  'c.start_date',
  'c.finish_date',
  'c.expiration_date',
  'c.entity_name',
  'c.status',
  'c.status_reason',
  'c.creation_date',
  'c.last_modified_date',
  'e.file_key',
  'e.name as evidence_name',
  'again.status as resubmission_status',
] as const;

/** All courses of the tenant, each with its evidence and with what stands in its place. */
function courses(db: TenantDb) {
  return db
    .selectFrom('external_courses as c')
    .leftJoin('external_course_evidence as e', (join) => join.onRef('e.id_evidence', '=', 'c.id_evidence'))
    .leftJoin('external_courses as again', (join) =>
      join.onRef('again.id_parent', '=', 'c.id_external_course').on('again.status', '!=', 'CANCELED'),
    );
}

/** Changes a course that is still being looked at, and with `seen` one that nobody has changed since then; of two who do so at once, one succeeds. */
async function changePending(db: TenantDb, id: number, changes: CourseChanges, seen?: Date): Promise<boolean> {
  const changed = await db
    .updateTable('external_courses')
    .set(changes)
    .where('id_external_course', '=', id)
    .where('status', '=', 'PENDING')
    .$if(seen !== undefined, (query) => query.where('last_modified_date', '=', seen ?? new Date(0)))
    .returning('id_external_course')
    .executeTakeFirst();
  return changed !== undefined;
}

export interface CourseSearch {
  /** Empty is all. */
  readonly statuses: readonly ExternalCourseStatus[];
  readonly offset: number;
  readonly limit: number;
}

/** The courses that one person has handed in; nobody else's are there. */
export function ownExternalCourses(db: TenantDb, idUser: number) {
  const own = () => courses(db).where('c.id_user', '=', idUser);

  return {
    /** Newest first. */
    async search({ statuses, offset, limit }: CourseSearch) {
      const found = own().$if(statuses.length > 0, (query) => query.where('c.status', 'in', [...statuses]));
      const rows = await found
        .select(columns)
        .orderBy('c.creation_date', 'desc')
        .orderBy('c.id_external_course', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
      const { total } = await found
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows, total: Number(total) };
    },

    find: (id: number) => own().select(columns).where('c.id_external_course', '=', id).executeTakeFirst(),

    async idOfSubmission(idSubmission: string): Promise<number | undefined> {
      const row = await own()
        .select('c.id_external_course')
        .where('c.id_submission', '=', idSubmission)
        .executeTakeFirst();
      return row?.id_external_course;
    },

    /** Its id; undefined where the same was handed in before, or another one stands in for its parent. */
    async add(course: NewCourse): Promise<number | undefined> {
      const added = await db
        .insertInto('external_courses')
        .values({ ...course, id_user: idUser })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id_external_course')
        .executeTakeFirst();
      return added?.id_external_course;
    },

    /** False where it isn't pending any more, or was changed since it was seen. Only after `find`, which sees to whose it is. */
    change: (id: number, changes: CourseChanges, seen?: Date) => changePending(db, id, changes, seen),
  };
}

/** The courses of everybody, for whoever answers for the company. */
export function handedInCourses(db: TenantDb) {
  const withPerson = () => courses(db).innerJoin(people(db).as('u'), 'u.id_user', 'c.id_user');
  return {
    /** Oldest first: who has waited longest comes first. */
    list: (statuses: readonly ExternalCourseStatus[], limit: number) =>
      withPerson()
        .select([...columns, 'u.username', 'u.name'])
        .$if(statuses.length > 0, (query) => query.where('c.status', 'in', [...statuses]))
        .orderBy('c.creation_date')
        .orderBy('c.id_external_course')
        .limit(limit)
        .execute(),
    find: (id: number) =>
      withPerson()
        .select([...columns, 'u.username', 'u.name'])
        .where('c.id_external_course', '=', id)
        .executeTakeFirst(),
    answer: (id: number, changes: CourseChanges, seen?: Date) => changePending(db, id, changes, seen),
  };
}

export type ExternalCourseRow = NonNullable<Awaited<ReturnType<ReturnType<typeof ownExternalCourses>['find']>>>;
export type HandedInCourse = NonNullable<Awaited<ReturnType<ReturnType<typeof handedInCourses>['find']>>>;
