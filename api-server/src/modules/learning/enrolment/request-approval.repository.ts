import type { EnrollmentRequestStatus } from '@shared-kit/contracts/learning';
import type { Expression, SqlBool } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { people } from '../../identity/index.ts';

/** Columns of a request that a scope may read. */
interface RequestColumns {
  readonly idUser: Expression<number>;
  readonly department: Expression<string>;
  readonly idNode: Expression<number>;
}

/**
 * Selects the people who answer enrolment requests: leaders for their team, administrators and operators for the company.
 * `within` confines an administrator to the scope of their role.
 */
export type Approver =
  | { readonly role: 'LEADER'; readonly idUser: number; readonly name: string }
  | {
      readonly role: 'ADMINISTRATOR';
      readonly idUser: number;
      readonly name: string;
      readonly within?: (request: RequestColumns) => Expression<SqlBool>;
    }
  | { readonly role: 'OPERATOR'; readonly name: string };

interface ApprovalSearch {
  readonly statuses: readonly EnrollmentRequestStatus[];
  readonly order: 'oldest-first' | 'last-answered-first';
  readonly offset: number;
  readonly limit: number;
}

/**
 * Repository of the requests that an approver answers. Nobody answers their own request, and nobody answers for people
 * without access.
 */
export function requestApprovals(db: TenantDb, approver: Approver) {
  const reachable = () =>
    db
      .selectFrom('enrollment_requests as r')
      .innerJoin('teams as t', (join) => join.onRef('t.id_team', '=', 'r.id_team'))
      .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 't.id_node'))
      .innerJoin(people(db).as('u'), 'u.id_user', 'r.id_user')
      .leftJoin('enrollment_request_answers as a', (join) =>
        join.onRef('a.id_enrollment_request', '=', 'r.id_enrollment_request'),
      )
      .where('u.active', '=', true)
      .$if(approver.role !== 'OPERATOR', (query) => query.where('r.id_user', '<>', idOf(approver)))
      .$if(approver.role === 'LEADER', (query) => query.where('u.id_manager', '=', idOf(approver)))
      .$if(approver.role === 'ADMINISTRATOR' && approver.within !== undefined, (query) =>
        query.where(({ ref, lit }) =>
          approver.role === 'ADMINISTRATOR' && approver.within
            ? approver.within({ idUser: ref('u.id_user'), department: ref('u.department'), idNode: ref('n.id_node') })
            : lit(false),
        ),
      );

  return {
    async search({ statuses, order, offset, limit }: ApprovalSearch) {
      const found = reachable().$if(statuses.length > 0, (query) => query.where('r.status', 'in', [...statuses]));
      const rows = await found
        .select(columns)
        .$if(order === 'oldest-first', (query) => query.orderBy('r.creation_date'))
        .$if(order === 'last-answered-first', (query) => query.orderBy('r.status_date', 'desc'))
        .orderBy('r.id_enrollment_request')
        .offset(offset)
        .limit(limit)
        .execute();
      const { total } = await found
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows, total: Number(total) };
    },

    find: (idRequest: number) =>
      reachable().select(columns).where('r.id_enrollment_request', '=', idRequest).executeTakeFirst(),

    /** Returns false when the request is no longer pending; of two concurrent answers, one returns true. */
    async answer(idRequest: number, answer: RequestAnswer, now: Date): Promise<boolean> {
      const answered = await db
        .updateTable('enrollment_requests')
        .set({ status: answer.decision, reason: answer.reason, status_date: now })
        .where('id_enrollment_request', '=', idRequest)
        .where('status', '=', 'PENDING')
        .returning('id_enrollment_request')
        .executeTakeFirst();
      if (!answered) return false;
      await db
        .insertInto('enrollment_request_answers')
        .values({
          id_enrollment_request: idRequest,
          decision: answer.decision,
          reason: answer.reason,
          id_answered_by: approver.role === 'OPERATOR' ? null : approver.idUser,
          answered_by: approver.name,
          answered_as: approver.role,
          answered_at: now,
        })
        .execute();
      return true;
    },

    /** Names the enrolment that the approval has created. */
    async linkEnrollment(idRequest: number, idEnrollment: number): Promise<void> {
      await db
        .updateTable('enrollment_requests')
        .set({ id_enrollment: idEnrollment })
        .where('id_enrollment_request', '=', idRequest)
        .execute();
    },
  };
}

/** Answer to a request; the reason is empty unless it was denied. */
export interface RequestAnswer {
  readonly decision: 'APPROVED' | 'DENIED';
  readonly reason: string;
}

const columns = [
  'r.id_enrollment_request',
  'r.id_user',
  'r.id_team',
  'n.id_node',
  'r.creation_date',
  'r.status_date',
  'r.status',
  'r.reason',
  't.name as team_name',
  't.initial_date',
  't.final_date',
  't.capacity',
  't.seats_taken',
  'n.title',
  'u.name',
  'u.username',
  'u.department',
  'u.photo',
  'a.answered_by',
] as const;

/** Returns no person's id for an operator. */
function idOf(approver: Approver): number {
  return approver.role === 'OPERATOR' ? 0 : approver.idUser;
}

export type RequestToAnswer = NonNullable<Awaited<ReturnType<ReturnType<typeof requestApprovals>['find']>>>;
