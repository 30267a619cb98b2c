import type { Activity, ActivityTree } from './activity-tree.ts';
import { applies, exceedsLimits } from './conditions.rules.ts';
import type { Learner } from './navigate.ts';
import { navigation } from './navigation.rules.ts';
import type { NavigationRequest } from './requests.ts';
import { deliveryFault, nextAttempt, sequence } from './sequencing.rules.ts';
import { childrenOf, copyOf, currentOf, isAvailable, openSession, pathTo, stateOf } from './session.ts';
import type { Session } from './session.ts';
import { terminate } from './termination.rules.ts';

export type ActivityLock = 'disabled' | 'attempts' | 'order';

export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
  readonly level: number;
  readonly isLeaf: boolean;
  /** False for items that the table of contents leaves out. What is inside them is visible (CAM 3.4.1). */
  readonly isVisible: boolean;
  readonly isCurrent: boolean;
  /** True when the learner may choose it now. */
  readonly isValid: boolean;
  /** Why it can't be chosen; null when it can. */
  readonly lock: ActivityLock | null;
}

export interface ValidRequests {
  readonly continue: boolean;
  readonly previous: boolean;
  readonly exit: boolean;
  readonly suspendAll: boolean;
  /** Items in the order of the tree, those that weren't selected left out. */
  readonly contents: readonly ContentsEntry[];
  readonly jumps: readonly string[];
  /** Controls that the current lesson replaces with its own. */
  readonly hides: readonly string[];
}

const never = () => 0;

/**
 * Returns which requests would succeed now (SN 5.6). Tries each of them on a copy in which the current attempt has
 * ended. A choice or jump succeeds when it delivers its target, or a lesson inside it (decision 693).
 */
export function validRequests(tree: ActivityTree, { state, globals }: Learner): ValidRequests {
  const session = openSession(tree, state, globals, never);
  const current = currentOf(session);
  const left = copyOf(session);
  const ended = current && stateOf(session, current).isActive ? terminate(left, 'exit') : null;
  const after = nextAttempt(left);
  const isValid = (request: NavigationRequest): boolean => {
    const asked = navigation(session, request);
    if (asked.kind === 'refused' || asked.request === null || ended?.kind === 'refused') return false;
    // A post-condition rule comes before the wish of the learner, as in OP.1.
    const found = sequence(after, ended?.request ?? asked.request);
    if (found.kind !== 'found') return !('target' in request) && found.endsSession;
    const isTarget = !('target' in request) || pathTo(after, found.activity).some(({ id }) => id === request.target);
    return isTarget && deliveryFault(after, found.activity) === null;
  };
  const ids = [...session.byId.values()].filter((one) =>
    pathTo(session, one).every((each) => isAvailable(session, each)),
  );
  const isEnding = state.ended === 'exitAll';
  return {
    continue: !isEnding && isValid({ kind: 'continue' }),
    previous: !isEnding && isValid({ kind: 'previous' }),
    exit: navigation(session, { kind: 'exitAll' }).kind === 'valid',
    suspendAll: navigation(session, { kind: 'suspendAll' }).kind === 'valid',
    contents: entries(session, after, isValid),
    jumps: ids.filter(({ id }) => isValid({ kind: 'jump', target: id })).map(({ id }) => id),
    hides: current?.hides ?? [],
  };
}

function entries(session: Session, after: Session, isValid: (request: NavigationRequest) => boolean): ContentsEntry[] {
  const below = (activity: Activity, level: number): ContentsEntry[] => {
    if (applies(after, activity, 'hiddenFromChoice')) return [];
    const isChoosable = isValid({ kind: 'choice', target: activity.id });
    const { isVisible } = activity;
    const entry: ContentsEntry = {
      id: activity.id,
      title: activity.title,
      level,
      isLeaf: activity.children.length === 0,
      isVisible,
      isCurrent: session.state.current === activity.id && stateOf(session, activity).isActive,
      isValid: isChoosable,
      lock: isChoosable ? null : lockOf(after, activity),
    };
    const inner = isVisible ? level + 1 : level;
    return [entry, ...childrenOf(session, activity).flatMap((child) => below(child, inner))];
  };
  const { root } = session.tree;
  return childrenOf(session, root).flatMap((child) => below(child, 0));
}

function lockOf(session: Session, activity: Activity): ActivityLock {
  const path = pathTo(session, activity);
  if (path.some((one) => applies(session, one, 'disabled'))) return 'disabled';
  return path.some((one) => exceedsLimits(session, one)) ? 'attempts' : 'order';
}
