import type { Insertable, Updateable } from 'kysely';
import type { ExternalCourseStatus } from '@shared-kit/contracts/journey';
import type { ExternalCoursesTable } from '../journey.tables.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { people } from '../../identity/index.ts';
import type { PeopleCondition } from '../../identity/index.ts';

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
  'c.answered_by',
  'c.creation_date',
  'c.last_modified_date',
  'e.file_key',
  'e.name as evidence_name',
  'again.status as resubmission_status',
] as const;

/** Selects all courses of the tenant with their evidence and resubmission. */
function courses(db: TenantDb) {
  return db
    .selectFrom('external_courses as c')
    .leftJoin('external_course_evidence as e', (join) => join.onRef('e.id_evidence', '=', 'c.id_evidence'))
    .leftJoin('external_courses as again', (join) =>
      join.onRef('again.id_parent', '=', 'c.id_external_course').on('again.status', '!=', 'CANCELED'),
    );
}

/**
 * Changes a pending course; with `seen`, only if nobody has changed it since. Of two concurrent changes, one succeeds.
 */
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
  /** Empty selects all statuses. */
  readonly statuses: readonly ExternalCourseStatus[];
  readonly offset: number;
  readonly limit: number;
}

/** Repository of the courses that one person has submitted. */
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

    /**
     * Returns the new id; undefined when the same course was already submitted, or its parent already has a
     * resubmission.
     */
    async add(course: NewCourse): Promise<number | undefined> {
      const added = await db
        .insertInto('external_courses')
        .values({ ...course, id_user: idUser })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id_external_course')
        .executeTakeFirst();
      return added?.id_external_course;
    },

    /**
     * Returns false when the course is no longer pending, or was changed since it was seen. Call it after `find`, which
     * checks the owner.
     */
    change: (id: number, changes: CourseChanges, seen?: Date) => changePending(db, id, changes, seen),
  };
}

/** Repository of the submitted courses of all people, for the company's reviewers. */
export function submittedCourses(db: TenantDb) {
  const withPerson = () => courses(db).innerJoin(people(db).as('u'), 'u.id_user', 'c.id_user');
  return {
    /** Oldest first, so that the longest wait comes first. */
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

/** Person who answers external courses: a leader those of the team, an administrator those of the company. */
export interface CourseReviewer {
  readonly role: 'LEADER' | 'ADMINISTRATOR';
  readonly idUser: number;
  readonly name: string;
  /** Confines an administrator to the scope of their role. */
  readonly within?: PeopleCondition;
}

interface ReviewSearch {
  readonly isAnswered: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Repository of the courses that a reviewer answers. Nobody answers their own, nor for people without access. */
export function reviewedCourses(db: TenantDb, { role, idUser, within }: CourseReviewer) {
  const reachable = () =>
    courses(db)
      .innerJoin(people(db).as('u'), 'u.id_user', 'c.id_user')
      .where('u.active', '=', true)
      .where('c.id_user', '<>', idUser)
      .$if(role === 'LEADER', (query) => query.where('u.id_manager', '=', idUser))
      .$if(within !== undefined, (query) =>
        query.where(({ ref, lit }) =>
          within ? within({ idUser: ref('u.id_user'), department: ref('u.department') }) : lit(false),
        ),
      );
  const reviewed = [...columns, 'u.username', 'u.name', 'u.department', 'u.photo'] as const;
  return {
    async search({ isAnswered, offset, limit }: ReviewSearch) {
      const found = reachable().where('c.status', 'in', isAnswered ? ['APPROVED', 'REJECTED'] : ['PENDING']);
      const rows = await found
        .select(reviewed)
        .$if(isAnswered, (query) => query.orderBy('c.last_modified_date', 'desc'))
        .$if(!isAnswered, (query) => query.orderBy('c.creation_date'))
        .orderBy('c.id_external_course')
        .offset(offset)
        .limit(limit)
        .execute();
      const { total } = await found
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows, total: Number(total) };
    },
    find: (id: number) => reachable().select(reviewed).where('c.id_external_course', '=', id).executeTakeFirst(),
  };
}

export type ReviewedCourse = NonNullable<Awaited<ReturnType<ReturnType<typeof reviewedCourses>['find']>>>;
export type ExternalCourseRow = NonNullable<Awaited<ReturnType<ReturnType<typeof ownExternalCourses>['find']>>>;
export type SubmittedCourse = NonNullable<Awaited<ReturnType<ReturnType<typeof submittedCourses>['find']>>>;
