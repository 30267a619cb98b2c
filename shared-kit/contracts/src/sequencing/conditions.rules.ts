import type { Activity, ConditionSet, RuleCondition, RuleConditionName, SequencingRule } from './activity-tree.ts';
import { stateOf } from './session.ts';
import type { Session } from './session.ts';
import { isCompleted, isSatisfied, measureOf, objectiveNamed, objectiveOf } from './tracking.rules.ts';

/** Result of a condition; null means unknown. */
type Truth = boolean | null;

/** UP.2: returns the first action among the rules that applies; undefined when none does. */
export function actionOf<Action>(
  session: Session,
  activity: Activity,
  rules: readonly SequencingRule<Action>[],
): Action | undefined {
  return rules.find((rule) => evaluate(session, activity, rule) === true)?.action;
}

/**
 * Returns whether a precondition rule with this action applies. An attempt that runs or is suspended needs no further
 * one (UP.1), so a limit that it has reached closes it only once it has ended (decision 995).
 */
export function applies(session: Session, activity: Activity, action: string): boolean {
  const { isActive, isSuspended } = stateOf(session, activity);
  const rules = activity.rules.pre.filter((rule) => rule.action === action);
  return rules.some((rule) => evaluate(session, activity, rule, isActive || isSuspended) === true);
}

/** UP.2.1 and RB.1.4.1: combines the conditions of a rule. `hasAttempt`: no condition counts the attempt that goes on. */
export function evaluate(
  session: Session,
  activity: Activity,
  { combination, conditions }: ConditionSet,
  hasAttempt = false,
): Truth {
  if (conditions.length === 0) return null;
  const truths = conditions.map((condition) =>
    hasAttempt && condition.condition === 'attemptLimitExceeded'
      ? condition.isNegated
      : truthOf(session, activity, condition),
  );
  const decides = combination === 'any';
  if (truths.includes(decides)) return decides;
  return truths.includes(null) ? null : !decides;
}

function truthOf(session: Session, activity: Activity, condition: RuleCondition): Truth {
  const truth = plainTruth(session, activity, condition);
  return truth === null || !condition.isNegated ? truth : !truth;
}

function plainTruth(session: Session, activity: Activity, rule: RuleCondition): Truth {
  const { attempts, seconds } = stateOf(session, activity);
  const { condition } = rule;
  switch (condition) {
    case 'attempted':
      return attempts > 0;
    case 'attemptLimitExceeded':
      return activity.limits.attempts !== null && attempts >= activity.limits.attempts;
    case 'timeLimitExceeded':
      return activity.limits.seconds !== null && seconds >= activity.limits.seconds;
    case 'always':
      return true;
    case 'never':
    // Dates are optional in SCORM 2004 and no manifest can state them (CAM 5.1.3).
    case 'outsideAvailableTimeRange':
      return false;
    default:
      return truthOfObjective(session, activity, { ...rule, condition });
  }
}

type ObjectiveConditionName = Exclude<
  RuleConditionName,
  'attempted' | 'attemptLimitExceeded' | 'timeLimitExceeded' | 'always' | 'never' | 'outsideAvailableTimeRange'
>;

/** Returns whether a condition on an objective is met. Nothing is known of an objective that the activity does not have. */
function truthOfObjective(
  session: Session,
  activity: Activity,
  { condition, objective, threshold }: RuleCondition & { readonly condition: ObjectiveConditionName },
): Truth {
  const referenced = objective === null ? objectiveOf(activity, null) : objectiveNamed(activity, objective);
  if (!referenced) return null;
  const measure = measureOf(session, activity, referenced);
  switch (condition) {
    case 'satisfied':
      return isSatisfied(session, activity, referenced);
    case 'objectiveStatusKnown':
      return isSatisfied(session, activity, referenced) !== null;
    case 'objectiveMeasureKnown':
      return measure !== null;
    case 'objectiveMeasureGreaterThan':
      return measure === null ? null : measure > threshold;
    case 'objectiveMeasureLessThan':
      return measure === null ? null : measure < threshold;
    case 'completed':
      return isCompleted(session, activity, referenced);
    case 'activityProgressKnown':
      return isCompleted(session, activity, referenced) !== null;
  }
}

/** UP.1: returns whether a limit prevents a new attempt. */
export function exceedsLimits(session: Session, activity: Activity): boolean {
  const { isActive, isSuspended, attempts } = stateOf(session, activity);
  if (!activity.delivery.tracked || isActive || isSuspended) return false;
  return activity.limits.attempts !== null && attempts >= activity.limits.attempts;
}

/** UP.5: returns whether the activity may not be delivered. */
export function isClosed(session: Session, activity: Activity): boolean {
  return applies(session, activity, 'disabled') || exceedsLimits(session, activity);
}
