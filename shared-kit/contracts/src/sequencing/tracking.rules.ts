import type { Activity, Objective, ObjectiveValue } from './activity-tree.ts';
import { stateOf } from './session.ts';
import type { Session } from './session.ts';
import { objectiveValues, unknownObjective } from './sequencing-state.ts';
import type { ObjectiveState } from './sequencing-state.ts';

/** Returns the objective with this identifier, else the primary one. */
export function objectiveOf(activity: Activity, id: string | null): Objective {
  const found = (id === null ? undefined : objectiveNamed(activity, id)) ?? activity.objectives[0];
  if (!found) throw new Error('every activity has a primary objective');
  return found;
}

export function objectiveNamed({ objectives }: Activity, id: string): Objective | undefined {
  return objectives.find((one) => one.id === id);
}

function localOf(session: Session, activity: Activity, { id }: Objective): ObjectiveState {
  return (stateOf(session, activity).objectives[id] ??= unknownObjective());
}

/** Returns a value as the maps say: that of the global objective when it is known, else the local one (SN 3.10). */
function mapped<Name extends ObjectiveValue>(
  session: Session,
  activity: Activity,
  objective: Objective,
  name: Name,
): ObjectiveState[Name] {
  if (!activity.delivery.tracked) return null as ObjectiveState[Name];
  for (const { target, reads } of objective.maps) {
    const value = reads.includes(name) ? session.globals[target]?.[name] : undefined;
    if (value !== undefined && value !== null) return value;
  }
  return localOf(session, activity, objective)[name];
}

export function measureOf(session: Session, activity: Activity, objective: Objective): number | null {
  return mapped(session, activity, objective, 'measure');
}

/** Returns whether the objective is satisfied; null when it is unknown. */
export function isSatisfied(session: Session, activity: Activity, objective: Objective): boolean | null {
  if (!objective.satisfiedByMeasure) return mapped(session, activity, objective, 'satisfied');
  const measure = measureOf(session, activity, objective);
  const isPending = stateOf(session, activity).isActive && !activity.rollup.measureSatisfactionIfActive;
  return measure === null || isPending ? null : measure >= objective.minMeasure;
}

/** Returns whether the activity is completed in its current attempt; null when it is unknown. */
export function isCompleted(session: Session, activity: Activity, objective: Objective): boolean | null {
  if (!activity.completion.byMeasure || objective !== activity.objectives[0])
    return mapped(session, activity, objective, 'completed');
  const progress = mapped(session, activity, objective, 'progress');
  return progress === null ? null : progress >= activity.completion.minProgress;
}

/** Returns all values of an objective as rules and lessons see them. */
export function readObjective(session: Session, activity: Activity, objective: Objective): ObjectiveState {
  return {
    satisfied: isSatisfied(session, activity, objective),
    measure: measureOf(session, activity, objective),
    raw: mapped(session, activity, objective, 'raw'),
    min: mapped(session, activity, objective, 'min'),
    max: mapped(session, activity, objective, 'max'),
    completed: isCompleted(session, activity, objective),
    progress: mapped(session, activity, objective, 'progress'),
  };
}

/** Sets values of an objective and writes those that are known to its global objectives. */
export function writeObjective(
  session: Session,
  activity: Activity,
  objective: Objective,
  values: Partial<ObjectiveState>,
): void {
  if (!activity.delivery.tracked) return;
  Object.assign(localOf(session, activity, objective), values);
  writeGlobals(session, activity, objective, new Set(Object.keys(values)));
}

/** Writes the local values to the global objectives. Derived values follow what they are derived from. */
function writeGlobals(session: Session, activity: Activity, objective: Objective, changed: ReadonlySet<string>): void {
  const local = localOf(session, activity, objective);
  if (objective.satisfiedByMeasure && local.measure !== null && changed.has('measure')) {
    const isPending = stateOf(session, activity).isActive && !activity.rollup.measureSatisfactionIfActive;
    local.satisfied = isPending ? null : local.measure >= objective.minMeasure;
  }
  if (activity.completion.byMeasure && objective === activity.objectives[0] && changed.has('progress'))
    local.completed = local.progress === null ? null : local.progress >= activity.completion.minProgress;
  const follows: Partial<Record<ObjectiveValue, ObjectiveValue>> = { satisfied: 'measure', completed: 'progress' };
  for (const { target, writes } of objective.maps) {
    for (const name of writes) {
      const value = local[name];
      if (value === null || !(changed.has(name) || changed.has(follows[name] ?? name))) continue;
      const global = (session.globals[target] ??= unknownObjective());
      if (global[name] !== value) session.written.add(target);
      Object.assign(global, { [name]: value });
    }
  }
}

/** Makes values unknown in the global objectives that the lesson writes them to, when it takes them back itself. */
export function clearGlobals(session: Session, { maps }: Objective, names: readonly ObjectiveValue[]): void {
  for (const { target, writes } of maps) {
    const global = session.globals[target];
    for (const name of names) {
      if (!global || !writes.includes(name) || global[name] === null) continue;
      Object.assign(global, { [name]: null });
      session.written.add(target);
    }
  }
}

/** Makes the global objectives of the package unknown, unless it shares them with others (`objectivesGlobalToSystem`). */
export function forgetGlobals({ tree, globals }: Session): void {
  if (tree.objectivesGlobalToSystem) return;
  for (const id of Object.keys(globals)) globals[id] = unknownObjective();
}

/** Writes a satisfaction by measure that waited for the end of the attempt (`measureSatisfactionIfActive`). */
export function settleObjectives(session: Session, activity: Activity): void {
  if (!activity.delivery.tracked) return;
  for (const objective of activity.objectives)
    if (objective.satisfiedByMeasure) writeGlobals(session, activity, objective, new Set(['measure']));
}

/** Makes the local values unknown, for a new attempt. Global objectives keep theirs. */
export function clearObjectives(
  session: Session,
  activity: Activity,
  { objectives, progress }: { objectives: boolean; progress: boolean },
): void {
  const cleared = objectiveValues.filter((name) =>
    name === 'completed' || name === 'progress' ? progress : objectives,
  );
  for (const objective of activity.objectives)
    Object.assign(localOf(session, activity, objective), Object.fromEntries(cleared.map((name) => [name, null])));
}
