import type { RuleFields } from '@shared-kit/contracts/admin';
import { addDays, endOfDay, parseWallClock } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import { recordSystemAct } from '../../audit/index.ts';
import { activePeople } from '../../identity/index.ts';
import { assignTraining, previewAssignment, removeEnrollments, trainingEnrollments } from '../../learning/index.ts';
import { inAnyGroup } from '../access/people-scope.service.ts';
import type { SystemAct } from '../audit-log/audit-words.rules.ts';
import { notifyEnrolled } from '../enrolments/enrolment-notice.service.ts';
import { enrolmentRules } from './enrolment-rules.repository.ts';

interface RuleAt {
  /** Number of the rule; undefined for one that is not saved yet. */
  readonly idRule: number | undefined;
  readonly fields: RuleFields;
  readonly now: Date;
}

/** Numbers of rules begin at 1: a rule that is not saved yet enrolled nobody. */
const UNSAVED = 0;

/** Returns who would enter and leave by the rule now, and changes nothing. */
export async function changesOfRule(db: TenantDb, { idRule = UNSAVED, fields, now }: RuleAt) {
  const people = peopleOf(db, fields);
  const [met, leaving] = await Promise.all([
    people.execute(),
    fields.endsLeavers ? trainingEnrollments(db, now).untouchedOfRule(idRule, people) : [],
  ]);
  const idUsers = met.map(({ id_user }) => id_user);
  const { idTraining: idNode, idTeam, includesRemoved } = fields;
  const { free, obstacles } = await previewAssignment(db, {
    idNode,
    idTeam,
    idUsers,
    rule: { idRule, includesRemoved },
    now,
  });
  return { meets: idUsers.length, entering: free, obstacles, leaving };
}

/**
 * Enrols everybody who meets the rule and is not enrolled, and ends what the rule enrolled for people who no longer meet
 * it, if the rule says so. Returns the mails for people whom a free seat went to. A repeated call changes nothing. A rule whose training is closed waits until it is open.
 */
export async function applyRule(db: TenantDb, idRule: number, now: Date): Promise<readonly Mail[]> {
  const rules = enrolmentRules(db);
  const rule = await rules.lock(idRule);
  if (!rule || rule.paused) return [];
  try {
    const mails = await leaveAndEnter(db, { idRule, fields: rule.fields, now });
    await rules.noteApplied(idRule, now, '');
    return mails;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await rules.noteApplied(idRule, now, error.message);
    return [];
  }
}

/** People leave first: their seats are for those who wait, and waiting lists are locked before people. */
async function leaveAndEnter(
  db: TenantDb,
  { idRule, fields, now }: RuleAt & { readonly idRule: number },
): Promise<readonly Mail[]> {
  const { entering, leaving } = await changesOfRule(db, { idRule, fields, now });
  const { mails } = await removeEnrollments(db, {
    idEnrollments: leaving,
    removedBy: fields.name,
    reason: fields.reason,
    idRule,
    now,
  });
  const dueAt = fields.dueDays === null ? null : endOfDay(addDays(now, fields.dueDays));
  let enrolled = 0;
  if (entering.length > 0) {
    const outcome = await assignTraining(db, {
      idNode: fields.idTraining,
      idTeam: fields.idTeam,
      idUsers: entering,
      dueAt,
      reason: fields.reason,
      assignedBy: fields.name,
      rule: { idRule, includesRemoved: fields.includesRemoved },
      now,
    });
    await notifyEnrolled(db, outcome, { dueAt, now });
    enrolled = outcome.enrolled.length;
  }
  if (enrolled + leaving.length > 0)
    await recordSystemAct(db, {
      act: 'system.apply-rule' satisfies SystemAct,
      changes: [
        { field: 'rule', before: '', after: fields.name },
        { field: 'enrolled', before: '', after: String(enrolled) },
        { field: 'leavers', before: '', after: String(leaving.length) },
      ],
      batch: `rule:${idRule}:${now.getTime()}`,
      now,
    });
  return mails;
}

/** Selects the people who meet the rule. */
function peopleOf(db: TenantDb, { departments, groups, since }: RuleFields) {
  return activePeople(db, {
    departments,
    since: since === null ? null : parseWallClock(`${since}T00:00:00`),
    conditions: groups.length === 0 ? [] : [inAnyGroup(db, groups)],
  });
}
