import type { ActivityTree } from './activity-tree.ts';
import { rollUp, rootResult } from './rollup.rules.ts';
import { openSession, stateOf } from './session.ts';
import { objectiveValues } from './sequencing-state.ts';
import type { LessonEnd, ObjectiveState } from './sequencing-state.ts';
import type { Learner } from './navigate.ts';
import { clearGlobals, objectiveOf, readObjective, writeObjective } from './tracking.rules.ts';

/** Values that a lesson has reported so far. A missing value was never set. */
export interface LessonReport {
  readonly primary: Partial<ObjectiveState>;
  readonly objectives: readonly ({ readonly id: string } & Partial<ObjectiveState>)[];
  readonly isSuspended: boolean;
  /** How the lesson has ended its visit; null while it runs. */
  readonly ended: LessonEnd | null;
  /** Seconds of the whole attempt. */
  readonly seconds: number;
}

const never = () => 0;

/**
 * Transfers what the current lesson has reported to its activity (RTE 4.1.6, SN 4.2.1). Returns the learner unchanged
 * when another activity is the current one.
 */
export function transferReport(tree: ActivityTree, learner: Learner, id: string, report: LessonReport): Learner {
  const session = openSession(tree, learner.state, learner.globals, never);
  const activity = session.byId.get(id);
  if (!activity || learner.state.current !== id || !stateOf(session, activity).isActive) return learner;
  const state = stateOf(session, activity);
  state.isSuspended = report.isSuspended;
  session.state.ended = report.ended;
  state.seconds = Math.max(state.seconds, report.seconds);
  const write = (objectiveId: string | null, values: Partial<ObjectiveState>): void => {
    const objective = objectiveOf(activity, objectiveId);
    const before = readObjective(session, activity, objective);
    // A value that the lesson only got from a global objective isn't the lesson's own.
    const changed = objectiveValues.filter((name) => values[name] !== undefined && values[name] !== before[name]);
    writeObjective(session, activity, objective, Object.fromEntries(changed.map((name) => [name, values[name]])));
    clearGlobals(
      session,
      objective,
      changed.filter((name) => values[name] === null),
    );
  };
  for (const { id: objectiveId, ...values } of report.objectives)
    if (objectiveId !== '' && activity.objectives.some((one) => one.id === objectiveId)) write(objectiveId, values);
  write(null, report.primary);
  rollUp(session, activity);
  return { state: session.state, globals: session.globals };
}

/** Returns the objectives of an activity as a lesson finds them when it begins (RTE 4.2.17). */
export function objectivesAtLaunch(
  tree: ActivityTree,
  learner: Learner,
  id: string,
): { readonly id: string; readonly isPrimary: boolean; readonly values: ObjectiveState }[] {
  const session = openSession(tree, learner.state, learner.globals, never);
  const activity = session.byId.get(id);
  if (!activity) return [];
  return activity.objectives.map((objective, index) => ({
    id: objective.id,
    isPrimary: index === 0,
    values: readObjective(session, activity, objective),
  }));
}

/** Status as the portal shows it. */
type TrackedStatus = 'NOT_ATTEMPTED' | 'IN_PROGRESS' | 'COMPLETED' | 'PASSED' | 'FAILED';

/** Returns the result of the package (decision 692): that of its root, with the measure in percent as grade. */
export function packageOutcome(
  tree: ActivityTree,
  learner: Learner,
): { readonly status: TrackedStatus; readonly grade: number | null } {
  const { satisfied, completed, measure } = rootResult(openSession(tree, learner.state, learner.globals, never));
  const grade = measure === null ? null : Math.max(0, Math.round(measure * 100));
  const root = learner.state.activities[tree.root.id];
  const isOver = learner.state.current === null && learner.state.suspended === null;
  if (satisfied === true && completed !== false) return { status: 'PASSED', grade };
  if (satisfied === false && completed === true) return { status: isOver ? 'FAILED' : 'IN_PROGRESS', grade };
  if (completed === true) return { status: 'COMPLETED', grade };
  return { status: (root?.attempts ?? 0) === 0 ? 'NOT_ATTEMPTED' : 'IN_PROGRESS', grade };
}

/** Returns the status of an activity in the current attempt. */
export function activityStatus(tree: ActivityTree, learner: Learner, id: string): TrackedStatus {
  const { satisfied, completed } = activityResult(tree, learner, id) ?? {};
  if (satisfied === true && completed !== false) return 'PASSED';
  if (satisfied === false && completed !== false) return 'FAILED';
  if (completed === true) return 'COMPLETED';
  return (learner.state.activities[id]?.attempts ?? 0) === 0 ? 'NOT_ATTEMPTED' : 'IN_PROGRESS';
}

/** Returns the values of an activity's primary objective, e.g. to show its status. */
export function activityResult(tree: ActivityTree, learner: Learner, id: string): ObjectiveState | undefined {
  return objectivesAtLaunch(tree, learner, id).find(({ isPrimary }) => isPrimary)?.values;
}
