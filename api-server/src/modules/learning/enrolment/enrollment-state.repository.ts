import { startOfDay } from '@shared-kit/contracts/calendar';
import type { EnrolmentState } from '@shared-kit/contracts/admin';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * Returns the state of an enrolment as SQL, at a moment. The query names the enrolment `e`, its removal `r` and its
 * assignment `a`. Without due dates it needs no assignment, and an open enrolment is never late.
 */
export function stateSql(now: Date): (reads: 'due-dates' | 'no-due-dates') => RawBuilder<EnrolmentState> {
  const moment = sql`${now}::timestamptz`;
  // An end at midnight is a day without a time, which lasts through its end.
  const hasExpired = sql`(e.expires_at < ${moment} and e.expires_at <> ${startOfDay(now)}::timestamptz)`;
  return (reads) => sql<EnrolmentState>`case
    when r.removed_at is not null then 'removed'
    when e.status in ('COMPLETED', 'PASSED', 'EQUIVALENCY') then 'done'
    when e.status = 'FAILED' then 'failed'
    when e.status = 'EXPIRED' or ${hasExpired} then 'expired'
    ${reads === 'due-dates' ? sql`when a.due_at < ${moment} then 'late'` : sql``}
    when e.status = 'NOT_ATTEMPTED' then 'not-started'
    else 'in-progress' end`;
}
