import type { Activity, ActivityTree } from './activity-tree.ts';
import type { ActivityState, GlobalObjectives, SequencingState } from './sequencing-state.ts';

/** One request at work: the tree with its index, and a draft of the state that the request changes. */
export interface Session {
  readonly tree: ActivityTree;
  readonly state: SequencingState;
  readonly globals: GlobalObjectives;
  /** Returns a number from 0 to below 1. */
  readonly random: () => number;
  readonly byId: ReadonlyMap<string, Activity>;
  readonly parents: ReadonlyMap<string, Activity>;
  /** Identifiers of the global objectives that were written. */
  readonly written: Set<string>;
}

/** Opens a session on copies of the state, so that the caller's stay as they are. */
export function openSession(
  tree: ActivityTree,
  state: SequencingState,
  globals: GlobalObjectives,
  random: () => number,
): Session {
  const byId = new Map<string, Activity>();
  const parents = new Map<string, Activity>();
  const visit = (activity: Activity): void => {
    byId.set(activity.id, activity);
    for (const child of activity.children) {
      parents.set(child.id, activity);
      visit(child);
    }
  };
  visit(tree.root);
  return {
    tree,
    state: structuredClone(state),
    globals: structuredClone(globals),
    random,
    byId,
    parents,
    written: new Set(),
  };
}

/** Returns a session with copies of this one's state, e.g. to try a request. */
export function copyOf(session: Session): Session {
  return {
    ...session,
    state: structuredClone(session.state),
    globals: structuredClone(session.globals),
    written: new Set(),
  };
}

/**
 * Returns whether the next activity begins the package anew: its last attempt has ended, and is not suspended. What an
 * attempt shares is then unknown (decision 1008).
 */
export function isBetweenAttempts(session: Session): boolean {
  const { isActive, isSuspended } = stateOf(session, session.tree.root);
  return !isActive && !isSuspended;
}

export function stateOf({ state }: Session, { id }: Activity): ActivityState {
  const found = state.activities[id];
  if (!found) throw new Error(`no state of activity ${id}`);
  return found;
}

export function currentOf({ state, byId }: Session): Activity | undefined {
  return state.current === null ? undefined : byId.get(state.current);
}

export function parentOf({ parents }: Session, { id }: Activity): Activity | undefined {
  return parents.get(id);
}

export function isLeaf({ children }: Activity): boolean {
  return children.length === 0;
}

/** Returns the available children: those that were selected, in their order (SN 4.2.1.4). */
export function childrenOf(session: Session, activity: Activity): readonly Activity[] {
  const { children } = stateOf(session, activity);
  return children === null ? activity.children : children.flatMap((id) => session.byId.get(id) ?? []);
}

/** Returns the activities from the root to this one, both included. */
export function pathTo(session: Session, activity: Activity): Activity[] {
  const parent = parentOf(session, activity);
  return parent ? [...pathTo(session, parent), activity] : [activity];
}

/** Returns the activities from this one up to its ancestor, without the ancestor. */
export function pathUp(session: Session, from: Activity, ancestor: Activity): Activity[] {
  const path = pathTo(session, from).toReversed();
  const end = path.indexOf(ancestor);
  return end === -1 ? path : path.slice(0, end);
}

export function commonAncestor(session: Session, one: Activity, other: Activity): Activity {
  const others = new Set(pathTo(session, other));
  return pathTo(session, one).findLast((activity) => others.has(activity)) ?? session.tree.root;
}

/** Returns the position of an activity in a preorder walk over the available activities; -1 when it has none. */
export function positionOf(session: Session, wanted: Activity): number {
  let at = -1;
  const walk = (activity: Activity): boolean => {
    at += 1;
    return activity === wanted || childrenOf(session, activity).some(walk);
  };
  return walk(session.tree.root) ? at : -1;
}

export function isAvailable(session: Session, activity: Activity): boolean {
  const parent = parentOf(session, activity);
  return !parent || childrenOf(session, parent).includes(activity);
}
