import type { Activity } from './activity-tree.ts';
import { rollUp } from './rollup.rules.ts';
import { selectForNextAttempt } from './selection.rules.ts';
import { childrenOf, commonAncestor, currentOf, isLeaf, pathUp, stateOf } from './session.ts';
import type { Session } from './session.ts';
import {
  clearObjectives,
  isCompleted,
  isSatisfied,
  objectiveOf,
  settleObjectives,
  writeObjective,
} from './tracking.rules.ts';

/** UP.4: ends the attempt on an activity, and rolls its result up. */
export function endAttempt(session: Session, activity: Activity): void {
  const state = stateOf(session, activity);
  if (isLeaf(activity)) completeByDefault(session, activity);
  else state.isSuspended = childrenOf(session, activity).some((child) => stateOf(session, child).isSuspended);
  state.isActive = false;
  settleObjectives(session, activity);
  rollUp(session, activity);
  selectForNextAttempt(session, activity);
}

/**
 * A lesson that says nothing, and that need not, is completed and satisfied (SN 3.13.2 and 3.13.3). What its maps read is
 * known, so it stays.
 */
function completeByDefault(session: Session, activity: Activity): void {
  const { tracked, completionSetByContent, objectiveSetByContent } = activity.delivery;
  if (!tracked || stateOf(session, activity).isSuspended) return;
  const primary = objectiveOf(activity, null);
  if (!completionSetByContent && !activity.completion.byMeasure && isCompleted(session, activity, primary) === null)
    writeObjective(session, activity, primary, { completed: true });
  if (!objectiveSetByContent && !primary.satisfiedByMeasure && isSatisfied(session, activity, primary) === null)
    writeObjective(session, activity, primary, { satisfied: true });
}

/** UP.3: ends the attempts between the current activity and what it has in common with another one. */
export function terminateDescendants(session: Session, activity: Activity): void {
  const current = currentOf(session);
  if (!current) return;
  const ancestor = commonAncestor(session, current, activity);
  for (const ended of pathUp(session, current, ancestor)) if (ended !== current) endAttempt(session, ended);
}

/** Begins a new attempt on an activity, or resumes the suspended one (DB.2, step 5). */
export function beginAttempt(session: Session, activity: Activity): void {
  const state = stateOf(session, activity);
  if (state.isActive) return;
  if (activity.delivery.tracked) {
    if (state.isSuspended) state.isSuspended = false;
    else {
      state.attempts += 1;
      state.seconds = 0;
      clearObjectives(session, activity, { objectives: true, progress: true });
      forgetChildren(session, activity);
    }
  }
  state.isActive = true;
}

/**
 * Makes what the children achieved in earlier attempts on their parent unknown, unless the parent counts it too
 * (`useCurrentAttemptObjectiveInfo`, `useCurrentAttemptProgressInfo`; SN 3.2.5 and 3.2.6).
 */
export function forgetChildren(session: Session, activity: Activity): void {
  forget(session, activity, { objectives: true, progress: true });
}

function forget(
  session: Session,
  { children, control }: Activity,
  above: { objectives: boolean; progress: boolean },
): void {
  const cleared = {
    objectives: above.objectives && control.useCurrentObjectives,
    progress: above.progress && control.useCurrentProgress,
  };
  for (const child of children) {
    clearObjectives(session, child, cleared);
    forget(session, child, cleared);
  }
}
