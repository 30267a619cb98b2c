import type { Activity } from './activity-tree.ts';
import { endAttempt, terminateDescendants } from './attempts.rules.ts';
import { actionOf } from './conditions.rules.ts';
import { rollUp } from './rollup.rules.ts';
import { currentOf, parentOf, pathTo, stateOf } from './session.ts';
import type { Session } from './session.ts';
import type { SequencingException, SequencingRequest, TerminationRequest } from './requests.ts';

export type Termination =
  | { readonly kind: 'ended'; readonly request: SequencingRequest | null }
  | { readonly kind: 'refused'; readonly exception: SequencingException };

const refused = (exception: SequencingException): Termination => ({ kind: 'refused', exception });

/** TB.2.3: ends the current attempt as asked. Returns the sequencing request that follows from it, if any. */
export function terminate(session: Session, request: TerminationRequest): Termination {
  const current = currentOf(session);
  if (!current) return refused('TB.2.3-1');
  const isActive = stateOf(session, current).isActive;
  if ((request === 'exit' || request === 'abandon') && !isActive) return refused('TB.2.3-2');
  switch (request) {
    case 'exit':
      return exit(session, current);
    case 'exitAll':
      return exitAll(session, { kind: 'exit' });
    case 'suspendAll':
      return suspendAll(session, current);
    case 'abandon':
      stateOf(session, current).isActive = false;
      return { kind: 'ended', request: null };
    case 'abandonAll':
      for (const activity of pathTo(session, current)) stateOf(session, activity).isActive = false;
      session.state.current = session.tree.root.id;
      return { kind: 'ended', request: { kind: 'exit' } };
  }
}

function exit(session: Session, current: Activity): Termination {
  endAttempt(session, current);
  applyExitRules(session, current);
  for (;;) {
    const ended = currentOf(session) ?? session.tree.root;
    const action = postAction(session, ended);
    if (action === 'exitAll') return exitAll(session, { kind: 'exit' });
    if (action === 'retryAll') return exitAll(session, { kind: 'retry' });
    if (action === 'exitParent') {
      const parent = parentOf(session, ended);
      if (!parent) return refused('TB.2.3-4');
      session.state.current = parent.id;
      endAttempt(session, parent);
      continue;
    }
    if (ended === session.tree.root && action !== 'retry') return { kind: 'ended', request: { kind: 'exit' } };
    return { kind: 'ended', request: action === undefined ? null : { kind: action } };
  }
}

/** TB.2.1: ends the highest cluster whose exit rules apply. */
function applyExitRules(session: Session, current: Activity): void {
  const above = pathTo(session, current).slice(0, -1);
  const target = above.find((activity) => actionOf(session, activity, activity.rules.exit) !== undefined);
  if (!target) return;
  terminateDescendants(session, target);
  endAttempt(session, target);
  session.state.current = target.id;
}

/** TB.2.2. */
function postAction(session: Session, activity: Activity) {
  return stateOf(session, activity).isSuspended ? undefined : actionOf(session, activity, activity.rules.post);
}

function exitAll(session: Session, request: SequencingRequest): Termination {
  const current = currentOf(session);
  if (current && stateOf(session, current).isActive) endAttempt(session, current);
  terminateDescendants(session, session.tree.root);
  endAttempt(session, session.tree.root);
  session.state.current = session.tree.root.id;
  return { kind: 'ended', request };
}

function suspendAll(session: Session, current: Activity): Termination {
  const { isActive, isSuspended } = stateOf(session, current);
  if (isActive || isSuspended) {
    rollUp(session, current);
    session.state.suspended = current.id;
  } else {
    const parent = parentOf(session, current);
    if (!parent) return refused('TB.2.3-3');
    session.state.suspended = parent.id;
  }
  const suspended = session.byId.get(session.state.suspended) ?? current;
  for (const activity of pathTo(session, suspended))
    Object.assign(stateOf(session, activity), { isActive: false, isSuspended: true });
  session.state.current = session.tree.root.id;
  return { kind: 'ended', request: { kind: 'exit' } };
}
