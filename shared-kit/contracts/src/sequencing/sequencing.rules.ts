import type { Activity } from './activity-tree.ts';
import { forgetChildren } from './attempts.rules.ts';
import { choose } from './choice.rules.ts';
import { isClosed } from './conditions.rules.ts';
import { flow } from './flow.rules.ts';
import type { Found } from './flow.rules.ts';
import { copyOf, currentOf, isAvailable, isBetweenAttempts, isLeaf, parentOf, pathTo, stateOf } from './session.ts';
import type { Session } from './session.ts';
import type { SequencingException, SequencingRequest } from './requests.ts';

/** Result of a sequencing request: an activity to deliver, the end of the session, or nothing. */
export type Sequenced = Found | { readonly kind: 'exit'; readonly endsSession: boolean };

const none = (exception: SequencingException): Found => ({ kind: 'none', exception, endsSession: false });

/** SB.2.12: finds the activity that a request delivers. Changes nothing. */
export function sequence(session: Session, request: SequencingRequest): Sequenced {
  return sequenceIn(nextAttempt(session), request);
}

/** Returns the session as a request sees it: before another attempt on the package, without what the last one has shared. */
export function nextAttempt(session: Session): Session {
  const forgets = isBetweenAttempts(session) && !session.tree.objectivesGlobalToSystem;
  return forgets ? { ...session, globals: {} } : session;
}

function sequenceIn(session: Session, request: SequencingRequest): Sequenced {
  const current = currentOf(session);
  switch (request.kind) {
    case 'start':
      return current ? none('SB.2.5-1') : start(session);
    case 'resumeAll':
      return current ? none('SB.2.6-2') : resume(session);
    case 'exit':
      return current ? exit(session, current) : none('SB.2.11-1');
    case 'retry':
      return current ? retry(session, current) : none('SB.2.10-1');
    case 'continue':
      return current ? follow(session, current, 'forward') : none('SB.2.7-1');
    case 'previous':
      return current ? follow(session, current, 'backward') : none('SB.2.8-1');
    case 'choice': {
      const target = session.byId.get(request.target);
      return target ? choose(session, target) : none('SB.2.9-1');
    }
    case 'jump': {
      const target = session.byId.get(request.target);
      if (!current || !target || !isAvailable(session, target)) return none('SB.2.13-1');
      return { kind: 'found', activity: target };
    }
  }
}

/** SB.2.5. */
function start(session: Session): Found {
  const { root } = session.tree;
  return isLeaf(root) ? { kind: 'found', activity: root } : flow(session, root, 'forward', true);
}

/** SB.2.6. */
function resume({ state, byId }: Session): Found {
  const suspended = state.suspended === null ? undefined : byId.get(state.suspended);
  return suspended ? { kind: 'found', activity: suspended } : none('SB.2.6-1');
}

/** SB.2.7 and SB.2.8. */
function follow(session: Session, current: Activity, direction: 'forward' | 'backward'): Found {
  const parent = parentOf(session, current);
  if (parent && !parent.control.flow) return none(direction === 'forward' ? 'SB.2.7-2' : 'SB.2.8-2');
  return flow(session, current, direction, false);
}

/** SB.2.10. What the children achieved in the attempt that has ended doesn't count for the new one. */
function retry(session: Session, current: Activity): Found {
  const { isActive, isSuspended } = stateOf(session, current);
  if (isActive || isSuspended) return none('SB.2.10-2');
  if (isLeaf(current)) return { kind: 'found', activity: current };
  const trial = copyOf(session);
  forgetChildren(trial, current);
  const found = flow(trial, current, 'forward', true);
  return found.kind === 'found' ? found : none('SB.2.10-3');
}

/** SB.2.11. */
function exit(session: Session, current: Activity): Sequenced {
  if (stateOf(session, current).isActive) return none('SB.2.11-2');
  return { kind: 'exit', endsSession: current === session.tree.root };
}

/** DB.1.1: returns why an activity may not be delivered; null when it may. */
export function deliveryFault(session: Session, activity: Activity): SequencingException | null {
  if (!isLeaf(activity)) return 'DB.1.1-1';
  const next = nextAttempt(session);
  return pathTo(next, activity).some((one) => isClosed(next, one)) ? 'DB.1.1-3' : null;
}
