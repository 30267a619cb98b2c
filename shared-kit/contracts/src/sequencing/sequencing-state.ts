import type { Activity, ActivityTree, ObjectiveValue } from './activity-tree.ts';

/** Values of one objective; null means unknown. */
export interface ObjectiveState {
  satisfied: boolean | null;
  /** -1 to 1. */
  measure: number | null;
  raw: number | null;
  min: number | null;
  max: number | null;
  completed: boolean | null;
  /** 0 to 1. */
  progress: number | null;
}

export interface ActivityState {
  isActive: boolean;
  isSuspended: boolean;
  attempts: number;
  /** Seconds of the current attempt. */
  seconds: number;
  /** Children that were selected, in their order; null for all of the manifest. */
  children: string[] | null;
  /** By identifier of the objective. Progress and completion of the activity are those of its primary objective. */
  objectives: Record<string, ObjectiveState>;
}

/**
 * End of a visit by the lesson (RTE 4.2.8): `exit` for `cmi.exit` = `normal`, empty or `suspend`, `exitAll` for
 * `time-out` and `logout`.
 */
export type LessonEnd = 'exit' | 'exitAll';

/** Tracking and state of one learner in one package, as JSON (SN 4.2). */
export interface SequencingState {
  current: string | null;
  suspended: string | null;
  /** How the current lesson has ended its visit by itself; null while it runs, or before it is opened. */
  ended: LessonEnd | null;
  /** How often the package was begun anew: each time, what one attempt on it shares begins anew too (decision 1008). */
  begun: number;
  activities: Record<string, ActivityState>;
}

/** Global objectives of a learner, by identifier. */
export type GlobalObjectives = Record<string, ObjectiveState>;

export const objectiveValues: readonly ObjectiveValue[] = [
  'satisfied',
  'measure',
  'raw',
  'min',
  'max',
  'completed',
  'progress',
];

export function unknownObjective(): ObjectiveState {
  return { satisfied: null, measure: null, raw: null, min: null, max: null, completed: null, progress: null };
}

function newActivity({ objectives }: Activity): ActivityState {
  return {
    isActive: false,
    isSuspended: false,
    attempts: 0,
    seconds: 0,
    children: null,
    objectives: Object.fromEntries(objectives.map(({ id }) => [id, unknownObjective()])),
  };
}

/**
 * Returns the state of a learner for this tree: that of `stored` where the tree still has the activity, else a new
 * one. A package that was replaced keeps what people have done in the activities that remain.
 */
export function stateFor({ root }: ActivityTree, stored: SequencingState | null): SequencingState {
  const activities: Record<string, ActivityState> = {};
  const visit = (activity: Activity): void => {
    const fresh = newActivity(activity);
    const known = stored?.activities[activity.id];
    const ids = new Set(activity.children.map(({ id }) => id));
    const children = known?.children?.filter((id) => ids.has(id)) ?? null;
    activities[activity.id] = known
      ? {
          ...known,
          children: children !== null && children.length > 0 ? children : null,
          objectives: Object.fromEntries(
            Object.entries(fresh.objectives).map(([id, unknown]) => [id, { ...unknown, ...known.objectives[id] }]),
          ),
        }
      : fresh;
    activity.children.forEach(visit);
  };
  visit(root);
  const known = (id: string | null | undefined) => (id != null && id in activities ? id : null);
  const current = known(stored?.current);
  // A state that was stored before 'ended' or 'begun' existed has none.
  const ended = current === null ? null : (stored?.ended ?? null);
  return { current, suspended: known(stored?.suspended), ended, begun: stored?.begun ?? 0, activities };
}
