import type { Activity } from './activity-tree.ts';
import { applies } from './conditions.rules.ts';
import { choiceFlow, flow } from './flow.rules.ts';
import type { Direction, Found } from './flow.rules.ts';
import {
  childrenOf,
  commonAncestor,
  currentOf,
  isAvailable,
  isLeaf,
  parentOf,
  pathTo,
  pathUp,
  positionOf,
  stateOf,
} from './session.ts';
import type { Session } from './session.ts';
import type { SequencingException } from './requests.ts';

const none = (exception: SequencingException): Found => ({ kind: 'none', exception, endsSession: false });

/** SB.2.9: returns the activity that a choice of the learner delivers. */
export function choose(session: Session, target: Activity): Found {
  const hidden = pathTo(session, target).some((activity) => applies(session, activity, 'hiddenFromChoice'));
  if (!pathTo(session, target).every((activity) => isAvailable(session, activity))) return none('SB.2.9-2');
  if (hidden) return none('SB.2.9-3');
  if (parentOf(session, target)?.control.choice === false) return none('SB.2.9-4');
  const exception = wayIsClosed(session, target);
  if (exception) return none(exception);
  if (isLeaf(target)) return { kind: 'found', activity: target };
  const inside = flow(session, target, 'forward', true);
  return inside.kind === 'found' ? inside : none('SB.2.9-9');
}

/** Returns why the target can't be reached from the current activity; null when it can. */
function wayIsClosed(session: Session, target: Activity): SequencingException | null {
  const { root } = session.tree;
  const current = currentOf(session);
  if (current === target) return null;
  const ancestor = current ? commonAncestor(session, current, target) : root;
  if (current && parentOf(session, current) === parentOf(session, target)) return between(session, current, target);
  if (!current || current === ancestor) return downTo(session, ancestor, target, true);
  if (target === ancestor) {
    const exited = pathUp(session, current, target);
    return exited.every(({ control }) => control.choiceExit) ? null : 'SB.2.9-7';
  }
  return (
    constrained(session, current, { ancestor, target }) ??
    downTo(session, ancestor, target, isAfter(session, target, current))
  );
}

/** Walks from the current activity to a sibling, without the sibling. */
function between(session: Session, current: Activity, target: Activity): SequencingException | null {
  const parent = parentOf(session, current);
  const ordered = parent ? childrenOf(session, parent) : [];
  const [from, to] = [ordered.indexOf(current), ordered.indexOf(target)];
  const isForward = to > from;
  const walked = isForward ? ordered.slice(from, to) : ordered.slice(to + 1, from + 1);
  return firstOf(walked, (activity) => stopOf(session, activity, isForward ? 'forward' : 'backward'));
}

/** SB.2.4: returns why a choice can't pass an activity. */
function stopOf(session: Session, activity: Activity, direction: Direction): SequencingException | null {
  if (direction === 'forward') return applies(session, activity, 'stopForwardTraversal') ? 'SB.2.4-1' : null;
  const parent = parentOf(session, activity);
  if (!parent) return 'SB.2.4-3';
  return parent.control.forwardOnly ? 'SB.2.4-2' : null;
}

/** Walks from an ancestor down to the target, without the target. */
function downTo(
  session: Session,
  ancestor: Activity,
  target: Activity,
  isForward: boolean,
): SequencingException | null {
  const path = pathUp(session, target, ancestor).toReversed();
  const walked = [ancestor, ...path.slice(0, -1)];
  return firstOf(walked, (activity) => {
    const stop = isForward ? stopOf(session, activity, 'forward') : null;
    const isNew = activity !== ancestor && !stateOf(session, activity).isActive;
    return stop ?? (isNew && activity.control.preventActivation ? 'SB.2.9-6' : null);
  });
}

/** Checks what the choice would leave: `choiceExit`, and `constrainChoice` of clusters, since it says nothing of a lesson. */
function constrained(
  session: Session,
  current: Activity,
  { ancestor, target }: { ancestor: Activity; target: Activity },
): SequencingException | null {
  const exited = pathUp(session, current, ancestor);
  if (exited.some(({ control }) => !control.choiceExit)) return 'SB.2.9-7';
  const constraining = exited.find((activity) => !isLeaf(activity) && activity.control.constrainChoice);
  if (!constraining || constraining === target) return null;
  const considered = choiceFlow(session, constraining, isAfter(session, target, constraining) ? 'forward' : 'backward');
  return pathTo(session, target).includes(considered) ? null : 'SB.2.9-8';
}

function isAfter(session: Session, one: Activity, other: Activity): boolean {
  return positionOf(session, one) > positionOf(session, other);
}

function firstOf<Item, Result>(items: readonly Item[], test: (item: Item) => Result | null): Result | null {
  for (const item of items) {
    const result = test(item);
    if (result !== null) return result;
  }
  return null;
}
