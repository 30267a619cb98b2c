import type { Activity, ActivityTree } from './activity-tree.ts';
import { beginAttempt, endAttempt, terminateDescendants } from './attempts.rules.ts';
import { navigation } from './navigation.rules.ts';
import { selectAll } from './selection.rules.ts';
import { deliveryFault, sequence } from './sequencing.rules.ts';
import type { Sequenced } from './sequencing.rules.ts';
import {
  childrenOf,
  commonAncestor,
  currentOf,
  isBetweenAttempts,
  isLeaf,
  openSession,
  pathTo,
  pathUp,
  stateOf,
} from './session.ts';
import type { Session } from './session.ts';
import { stateFor } from './sequencing-state.ts';
import type { GlobalObjectives, SequencingState } from './sequencing-state.ts';
import { terminate } from './termination.rules.ts';
import { forgetGlobals } from './tracking.rules.ts';
import type { NavigationRequest, SequencingException, SequencingRequest } from './requests.ts';

export type Outcome =
  /** This activity is delivered. `isNew`: a new attempt, not a suspended one. */
  | { readonly kind: 'delivered'; readonly activity: string; readonly isNew: boolean }
  /** The learner has left the package. */
  | { readonly kind: 'ended' }
  /** The attempt of the current activity has ended, and nothing follows: the learner chooses. */
  | { readonly kind: 'waiting'; readonly exception: SequencingException | null }
  /** The request was refused and changed nothing. */
  | { readonly kind: 'refused'; readonly exception: SequencingException };

export interface Navigated {
  readonly state: SequencingState;
  readonly globals: GlobalObjectives;
  readonly outcome: Outcome;
}

export interface Learner {
  readonly state: SequencingState;
  readonly globals: GlobalObjectives;
}

/** Returns the state of a learner who has never opened the package, with its children selected and in their order. */
export function newState(tree: ActivityTree, random: () => number): SequencingState {
  const session = openSession(tree, stateFor(tree, null), {}, random);
  selectAll(session);
  return session.state;
}

/** OP.1: carries a navigation request out. Returns the new state; the given one stays as it is. */
export function navigate(
  tree: ActivityTree,
  learner: Learner,
  request: NavigationRequest,
  random: () => number,
): Navigated {
  const session = openSession(tree, learner.state, learner.globals, random);
  const outcome = overall(session, request);
  if (outcome.kind === 'refused') return { ...learner, outcome };
  return { state: session.state, globals: session.globals, outcome };
}

function overall(session: Session, wanted: NavigationRequest): Outcome {
  // A lesson that has ended by `time-out` or `logout` ends the package, whatever is asked for then (RTE 4.2.8).
  const asked: NavigationRequest = session.state.ended === 'exitAll' ? { kind: 'exitAll' } : wanted;
  const valid = navigation(session, asked);
  if (valid.kind === 'refused') return valid;
  let request: SequencingRequest | null = valid.request;
  if (valid.termination !== null) {
    const ended = terminate(session, valid.termination);
    if (ended.kind === 'refused') return ended;
    session.state.ended = null;
    // The rules of the package come before the wish of the learner.
    request = ended.request ?? request;
  }
  if (request === null) return { kind: 'waiting', exception: null };
  const found = sequence(session, request);
  const outcome = deliver(session, found);
  if (outcome.kind === 'waiting' && valid.termination === null && asked.kind !== 'start')
    return { kind: 'refused', exception: outcome.exception ?? 'SB.2.1-2' };
  if (outcome.kind === 'waiting' && request.kind === 'choice') leaveFor(session, request.target, outcome.exception);
  return outcome;
}

function deliver(session: Session, found: Sequenced): Outcome {
  if (found.kind === 'exit') return found.endsSession ? endSession(session) : { kind: 'waiting', exception: null };
  if (found.kind === 'none') {
    if (!found.endsSession) return { kind: 'waiting', exception: found.exception };
    terminateDescendants(session, session.tree.root);
    endAttempt(session, session.tree.root);
    return endSession(session);
  }
  const exception = deliveryFault(session, found.activity);
  if (exception) return { kind: 'waiting', exception };
  return { kind: 'delivered', activity: found.activity.id, isNew: begin(session, found.activity) };
}

function endSession({ state }: Session): Outcome {
  state.current = null;
  state.ended = null;
  return { kind: 'ended' };
}

/** SB.2.9, step 12.1: a choice of a cluster in which nothing can be delivered ends where the learner was. */
function leaveFor(session: Session, id: string, exception: SequencingException | null): void {
  const target = session.byId.get(id);
  const current = currentOf(session);
  if (exception !== 'SB.2.9-9' || !target || !current) return;
  const ancestor = commonAncestor(session, current, target);
  terminateDescendants(session, ancestor);
  endAttempt(session, ancestor);
  session.state.current = target.id;
}

/** DB.2: begins the attempts on the activity and all above it. Returns whether that of the activity is new. */
function begin(session: Session, activity: Activity): boolean {
  if (isBetweenAttempts(session)) {
    forgetGlobals(session);
    session.state.begun += 1;
  }
  if (session.state.suspended !== activity.id) clearSuspended(session, activity);
  terminateDescendants(session, activity);
  const isNew = !stateOf(session, activity).isSuspended;
  for (const one of pathTo(session, activity)) beginAttempt(session, one);
  session.state.current = activity.id;
  session.state.suspended = null;
  session.state.ended = null;
  return isNew;
}

/** DB.2.1: the suspended activity begins anew, and what is above it stays suspended only for another suspended one. */
function clearSuspended(session: Session, activity: Activity): void {
  const suspended = session.state.suspended === null ? undefined : session.byId.get(session.state.suspended);
  if (!suspended) return;
  const ancestor = commonAncestor(session, suspended, activity);
  for (const one of [...pathUp(session, suspended, ancestor), ancestor]) {
    const isHeld = !isLeaf(one) && childrenOf(session, one).some((child) => stateOf(session, child).isSuspended);
    if (!isHeld) stateOf(session, one).isSuspended = false;
  }
  session.state.suspended = null;
}
