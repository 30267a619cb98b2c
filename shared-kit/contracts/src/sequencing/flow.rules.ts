import type { Activity } from './activity-tree.ts';
import { applies, isClosed } from './conditions.rules.ts';
import { childrenOf, isLeaf, parentOf } from './session.ts';
import type { Session } from './session.ts';
import type { SequencingException } from './requests.ts';

export type Direction = 'forward' | 'backward';

/** Activity that a traversal has found, or why there is none. */
export type Found =
  | { readonly kind: 'found'; readonly activity: Activity }
  | { readonly kind: 'none'; readonly exception: SequencingException; readonly endsSession: boolean };

type Step =
  | { readonly kind: 'step'; readonly activity: Activity; readonly direction: Direction }
  | Extract<Found, { kind: 'none' }>;

const none = (exception: SequencingException, endsSession = false): Extract<Found, { kind: 'none' }> => ({
  kind: 'none',
  exception,
  endsSession,
});

/** SB.2.3: finds the activity that flow delivers from here. */
export function flow(session: Session, from: Activity, direction: Direction, entersChildren: boolean): Found {
  const step = traverseTree(session, { activity: from, direction, entersChildren, before: null });
  if (step.kind === 'none') return step;
  return traverseActivity(session, step.activity, step.direction, null);
}

interface Traversal {
  readonly activity: Activity;
  readonly direction: Direction;
  readonly entersChildren: boolean;
  /** Direction before a `forwardOnly` cluster turned it. */
  readonly before: Direction | null;
}

/** SB.2.1: returns the next activity of the tree in this direction. */
function traverseTree(session: Session, { activity: from, direction, entersChildren, before }: Traversal): Step {
  let activity = from;
  let towards = direction;
  let isTurned = false;
  const siblings = siblingsOf(session, from);
  const [first] = siblings;
  // A cluster that is forward only was entered backwards, and all its children are skipped: go on backwards.
  if (before === 'backward' && siblings.at(-1) === from && first) {
    towards = 'backward';
    activity = first;
    isTurned = true;
  }
  const parent = parentOf(session, activity);
  if (entersChildren && !isLeaf(activity)) return enter(session, activity, towards);
  if (towards === 'forward') {
    if (!parent) return none('SB.2.1-1', true);
    const next = siblings[siblings.indexOf(activity) + 1];
    return next
      ? { kind: 'step', activity: next, direction: 'forward' }
      : traverseTree(session, { activity: parent, direction: 'forward', entersChildren: false, before: null });
  }
  if (!parent) return none('SB.2.1-3');
  if (!isTurned && parent.control.forwardOnly) return none('SB.2.1-4');
  const previous = siblings[siblings.indexOf(activity) - 1];
  return previous
    ? { kind: 'step', activity: previous, direction: 'backward' }
    : traverseTree(session, { activity: parent, direction: 'backward', entersChildren: false, before: null });
}

function siblingsOf(session: Session, activity: Activity): readonly Activity[] {
  const parent = parentOf(session, activity);
  return parent ? childrenOf(session, parent) : [activity];
}

function enter(session: Session, cluster: Activity, direction: Direction): Step {
  const children = childrenOf(session, cluster);
  const isForward = direction === 'forward' || cluster.control.forwardOnly;
  const child = isForward ? children[0] : children.at(-1);
  if (!child) return none('SB.2.1-2');
  return { kind: 'step', activity: child, direction: isForward ? 'forward' : 'backward' };
}

/** SB.2.2: returns the activity when it can be delivered, else the next one that can. */
function traverseActivity(session: Session, activity: Activity, direction: Direction, before: Direction | null): Found {
  const parent = parentOf(session, activity);
  if (parent && !parent.control.flow) return none('SB.2.2-1');
  if (applies(session, activity, 'skip')) {
    const step = traverseTree(session, { activity, direction, entersChildren: false, before });
    if (step.kind === 'none') return step;
    const isBackAgain = before === 'backward' && step.direction === 'backward';
    return traverseActivity(session, step.activity, step.direction, isBackAgain ? null : before);
  }
  if (isClosed(session, activity)) return none('SB.2.2-2');
  if (isLeaf(activity)) return { kind: 'found', activity };
  const step = traverseTree(session, { activity, direction, entersChildren: true, before: null });
  if (step.kind === 'none') return step;
  const isTurned = direction === 'backward' && step.direction === 'forward';
  return traverseActivity(session, step.activity, step.direction, isTurned ? 'backward' : null);
}

/** SB.2.9.1: returns the activity to which a constrained choice extends in this direction. */
export function choiceFlow(session: Session, from: Activity, direction: Direction): Activity {
  const siblings = siblingsOf(session, from);
  const parent = parentOf(session, from);
  if (!parent) return from;
  const next = siblings[siblings.indexOf(from) + (direction === 'forward' ? 1 : -1)];
  if (next) return next;
  const further = choiceFlow(session, parent, direction);
  return further === parent ? from : further;
}
