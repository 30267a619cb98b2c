import { isDone } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ContentEnrollmentRow, EnrollmentRow, NodeEnrollmentRow } from '../core/course.rules.ts';
import { endedWell } from '../core/enrollment-status.rules.ts';
import { validUntil } from '../core/validity.rules.ts';
import type { Progress } from '../core/roll-up.rules.ts';

/** Repository of enrolments. */
export function enrollments(db: TenantDb) {
  const ofTenant = () => db.selectFrom('enrollments').selectAll();

  async function validMonthsOf(idNode: number): Promise<number | null> {
    const { valid_months } = await db
      .selectFrom('nodes')
      .select('valid_months')
      .where('id_node', '=', idNode)
      .executeTakeFirstOrThrow();
    return valid_months;
  }

  async function validityFrom(finishDate: Date, idNode: number): Promise<Date | null> {
    const months = await validMonthsOf(idNode);
    return months === null ? null : validUntil(finishDate, months);
  }

  return {
    /** Begins the validity of completions from before the training had one. */
    async fillValidity(idNode: number): Promise<void> {
      const months = await validMonthsOf(idNode);
      if (months === null) return;
      const rows = await db
        .selectFrom('enrollments')
        .select(['id_enrollment', 'finish_date'])
        .$narrowType<{ finish_date: Date }>()
        .where('id_node', '=', idNode)
        .where('status', 'in', ['COMPLETED', 'PASSED'])
        .where('valid_until', 'is', null)
        .where('finish_date', 'is not', null)
        .execute();
      // One statement for each day, because a large company has tens of thousands of completions.
      const byEnd = Map.groupBy(rows, ({ finish_date }) => validUntil(finish_date, months).getTime());
      for (const [end, ofDay] of byEnd)
        await db
          .updateTable('enrollments')
          .set({ valid_until: new Date(end) })
          .where(sql<boolean>`id_enrollment = any(${ofDay.map(({ id_enrollment }) => id_enrollment)}::integer[])`)
          .execute();
    },

    /** Finds the person's own enrolment; undefined for another person's. */
    find: (idEnrollment: number, idUser: number) =>
      ofTenant().where('id_enrollment', '=', idEnrollment).where('id_user', '=', idUser).executeTakeFirst(),

    /** Like `find`, and locks the row for this transaction, so that two progress reports run one after the other. */
    lock: (idEnrollment: number, idUser: number) =>
      ofTenant().where('id_enrollment', '=', idEnrollment).where('id_user', '=', idUser).forUpdate().executeTakeFirst(),

    /** Locks and returns the person's other unfinished enrolments. Skips those locked by another transaction. */
    lockOthers: (row: EnrollmentRow): Promise<EnrollmentRow[]> =>
      ofTenant()
        .where('id_user', '=', row.id_user)
        .where('id_enrollment', '<>', row.id_enrollment)
        .where('status', 'in', ['NOT_ATTEMPTED', 'IN_PROGRESS', 'INCOMPLETE', 'FAILED'])
        .orderBy('id_enrollment')
        .forUpdate()
        .skipLocked()
        .execute(),

    /** Newest first. */
    ofUser(idUser: number): Promise<EnrollmentRow[]> {
      return ofTenant()
        .where('id_user', '=', idUser)
        .orderBy('enrolled_at', 'desc')
        .orderBy('id_enrollment', 'desc')
        .execute();
    },

    /** Returns the person's enrolments in a training, newest first, and whether their class gives a certificate. */
    async inTraining(idUser: number, idNode: number) {
      const rows = await db
        .selectFrom('enrollments as e')
        .leftJoin('teams as t', (join) => join.onRef('t.id_team', '=', 'e.id_team'))
        .select(['e.id_enrollment', 'e.status', 'e.valid_until', 'e.earned_certificate', 't.id_certificate'])
        .where('e.id_user', '=', idUser)
        .where('e.id_node', '=', idNode)
        .orderBy('e.enrolled_at', 'desc')
        .orderBy('e.id_enrollment', 'desc')
        .execute();
      return rows.map(({ id_certificate, earned_certificate, ...row }) => ({
        ...row,
        hasCertificate: (earned_certificate ?? id_certificate) !== null,
      }));
    },

    /** Returns whether the person is in a published, unfinished training. */
    async hasInProgress(idUser: number, now: Date): Promise<boolean> {
      const row = await db
        .selectFrom('enrollments as e')
        .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 'e.id_node'))
        .select('e.id_enrollment')
        .where('e.id_user', '=', idUser)
        .where('e.status', 'in', ['NOT_ATTEMPTED', 'IN_PROGRESS', 'INCOMPLETE'])
        .where((where) => where.or([where('e.expires_at', 'is', null), where('e.expires_at', '>=', now)]))
        .where('n.status', '=', 'PUBLISHED')
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the person's newest enrolment in each of the nodes. */
    async latestByNode(idUser: number, idNodes: readonly number[]): Promise<ReadonlyMap<number, EnrollmentRow>> {
      if (idNodes.length === 0) return new Map();
      const rows = await ofTenant()
        .where('id_user', '=', idUser)
        .where('id_node', 'in', [...idNodes])
        .orderBy('enrolled_at')
        .orderBy('id_enrollment')
        .execute();
      return new Map(rows.map((row) => [row.id_node, row]));
    },

    /** Returns whether the person is enrolled in the node, or has opened it in a training. */
    async hasNode(idUser: number, idNode: number): Promise<boolean> {
      const row = await db
        .selectFrom('enrollments as e')
        .leftJoin('node_enrollments as n', (join) => join.onRef('n.id_enrollment', '=', 'e.id_enrollment'))
        .select('e.id_enrollment')
        .where('e.id_user', '=', idUser)
        .where((where) => where.or([where('e.id_node', '=', idNode), where('n.id_node', '=', idNode)]))
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns whether the person is, or was, in the class. */
    async hasTeam(idUser: number, idTeam: number): Promise<boolean> {
      return (
        (await ofTenant().where('id_user', '=', idUser).where('id_team', '=', idTeam).limit(1).executeTakeFirst()) !==
        undefined
      );
    },

    async add(enrollment: {
      idUser: number;
      idNode: number;
      idTeam: number | null;
      expiresAt: Date | null;
      now: Date;
    }): Promise<number> {
      const { id_enrollment } = await db
        .insertInto('enrollments')
        .values({
          id_user: enrollment.idUser,
          id_node: enrollment.idNode,
          id_team: enrollment.idTeam,
          status: 'NOT_ATTEMPTED',
          progress: 0,
          grade: null,
          enrolled_at: enrollment.now,
          expires_at: enrollment.expiresAt,
          start_date: null,
          finish_date: null,
          last_access_date: null,
        })
        .returning('id_enrollment')
        .executeTakeFirstOrThrow();
      return id_enrollment;
    },

    async end(idEnrollment: number, now: Date): Promise<void> {
      await db
        .updateTable('enrollments')
        .set({ status: 'EXPIRED', expires_at: now })
        .where('id_enrollment', '=', idEnrollment)
        .execute();
    },

    /** Saves the progress. Finishing the training begins the validity that it has at that moment. */
    async saveProgress(row: EnrollmentRow, progress: Progress, now: Date): Promise<EnrollmentRow> {
      const dates = datesOf(row, progress.status, now);
      const isFinishedNow = endedWell(progress.status) && !endedWell(row.status);
      const validity = isFinishedNow ? { valid_until: await validityFrom(dates.finish_date ?? now, row.id_node) } : {};
      return db
        .updateTable('enrollments')
        .set({ ...progress, ...dates, ...validity, last_access_date: now })
        .where('id_enrollment', '=', row.id_enrollment)
        .returningAll()
        .executeTakeFirstOrThrow();
    },
  };
}

/** Repository of the nodes that people have opened in their trainings. */
export function nodeEnrollments(db: TenantDb) {
  const ofTenant = () => db.selectFrom('node_enrollments').selectAll();

  return {
    async ofEnrollments(ids: readonly number[]): Promise<NodeEnrollmentRow[]> {
      return ids.length === 0
        ? []
        : ofTenant()
            .where('id_enrollment', 'in', [...ids])
            .execute();
    },

    find: (idNodeEnrollment: number) =>
      ofTenant().where('id_node_enrollment', '=', idNodeEnrollment).executeTakeFirst(),

    /** Returns the existing row, or a new one. */
    async ensure(idEnrollment: number, idNode: number, now: Date): Promise<{ row: NodeEnrollmentRow; isNew: boolean }> {
      const added = await db
        .insertInto('node_enrollments')
        .values({
          id_enrollment: idEnrollment,
          id_node: idNode,
          status: 'NOT_ATTEMPTED',
          progress: 0,
          grade: null,
          start_date: now,
          finish_date: null,
          last_access_date: now,
        })
        .onConflict((conflict) => conflict.columns(['id_enrollment', 'id_node']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (added) return { row: added, isNew: true };
      const row = await ofTenant()
        .where('id_enrollment', '=', idEnrollment)
        .where('id_node', '=', idNode)
        .executeTakeFirstOrThrow();
      return { row, isNew: false };
    },

    /** Marks the node as done because the person has done another page. */
    async saveEquivalence(row: NodeEnrollmentRow, originCode: string, now: Date): Promise<void> {
      await db
        .updateTable('node_enrollments')
        .set({
          status: 'EQUIVALENCY',
          progress: 100,
          grade: null,
          equivalent_node_code: originCode,
          finish_date: now,
          last_access_date: now,
        })
        .where('id_node_enrollment', '=', row.id_node_enrollment)
        .execute();
    },

    async saveProgress(row: NodeEnrollmentRow, progress: Progress, now: Date): Promise<NodeEnrollmentRow> {
      const { finish_date } = datesOf(row, progress.status, now);
      return db
        .updateTable('node_enrollments')
        .set({
          ...progress,
          finish_date,
          last_access_date: now,
          ...(progress.status === 'EQUIVALENCY' ? {} : { equivalent_node_code: null }),
        })
        .where('id_node_enrollment', '=', row.id_node_enrollment)
        .returningAll()
        .executeTakeFirstOrThrow();
    },
  };
}

/** Repository of people's progress in the contents of their nodes. */
export function contentEnrollments(db: TenantDb) {
  const ofTenant = () => db.selectFrom('content_enrollments').selectAll();

  return {
    async ofEnrollments(ids: readonly number[]): Promise<ContentEnrollmentRow[]> {
      return ids.length === 0
        ? []
        : ofTenant()
            .where('id_node_enrollment', 'in', (eb) =>
              eb
                .selectFrom('node_enrollments as n')
                .select('n.id_node_enrollment')
                .where('n.id_enrollment', 'in', [...ids]),
            )
            .execute();
    },

    find: (idContentEnrollment: number) =>
      ofTenant().where('id_content_enrollment', '=', idContentEnrollment).executeTakeFirst(),

    /** Returns whether the person has opened the content in any of their trainings. */
    async isOpenedBy(idUser: number, idContentItem: number): Promise<boolean> {
      const row = await db
        .selectFrom('content_enrollments as c')
        .innerJoin('node_enrollments as n', (join) => join.onRef('n.id_node_enrollment', '=', 'c.id_node_enrollment'))
        .innerJoin('enrollments as e', (join) => join.onRef('e.id_enrollment', '=', 'n.id_enrollment'))
        .select('c.id_content_enrollment')
        .where('e.id_user', '=', idUser)
        .where('c.id_content_item', '=', idContentItem)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async save(change: ContentProgressChange): Promise<ContentEnrollmentRow> {
      const { idNodeEnrollment, idContentItem, status, progress, grade, finishDate, now } = change;
      return db
        .insertInto('content_enrollments')
        .values({
          id_node_enrollment: idNodeEnrollment,
          id_content_item: idContentItem,
          status,
          progress,
          grade,
          start_date: now,
          finish_date: finishDate,
          last_access_date: now,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['id_node_enrollment', 'id_content_item'])
            .doUpdateSet({ status, progress, grade, finish_date: finishDate, last_access_date: now }),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    async recordAccess(access: {
      idEnrollment: number;
      idContentItem: number;
      progress: number;
      now: Date;
    }): Promise<void> {
      const { idEnrollment, idContentItem, progress, now } = access;
      await db
        .insertInto('content_accesses')
        .values({
          id_enrollment: idEnrollment,
          id_content_item: idContentItem,
          accesses: 1,
          progress,
          first_access: now,
          last_access: now,
        })
        .onConflict((conflict) =>
          conflict.columns(['id_enrollment', 'id_content_item']).doUpdateSet((set) => ({
            accesses: set('content_accesses.accesses', '+', 1),
            progress: set.fn<number>('greatest', ['content_accesses.progress', set.val(progress)]),
            last_access: now,
          })),
        )
        .execute();
    },
  };
}

export interface ContentProgressChange {
  readonly idNodeEnrollment: number;
  readonly idContentItem: number;
  readonly status: EnrollmentStatus;
  readonly progress: number;
  readonly grade: number | null;
  readonly finishDate: Date | null;
  readonly now: Date;
}

function datesOf(
  row: { status: EnrollmentStatus; start_date: Date | null; finish_date: Date | null },
  status: EnrollmentStatus,
  now: Date,
) {
  const isFinished = isDone(status) || status === 'FAILED';
  // A node that was failed or credited by equivalence is finished only when it is really done.
  const isFinishedNow = endedWell(status) && !endedWell(row.status);
  return {
    start_date: row.start_date ?? (status === 'NOT_ATTEMPTED' ? null : now),
    finish_date: isFinishedNow || (isFinished && row.finish_date === null) ? now : row.finish_date,
  };
}
