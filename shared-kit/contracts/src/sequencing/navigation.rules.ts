import { commonAncestor, currentOf, isAvailable, parentOf, pathUp, stateOf } from './session.ts';
import type { Session } from './session.ts';
import type { NavigationRequest, SequencingException, SequencingRequest, TerminationRequest } from './requests.ts';

export type Navigation =
  | {
      readonly kind: 'valid';
      readonly termination: TerminationRequest | null;
      readonly request: SequencingRequest | null;
    }
  | { readonly kind: 'refused'; readonly exception: SequencingException };

const refused = (exception: SequencingException): Navigation => ({ kind: 'refused', exception });

/** NB.2.1: checks a navigation request and says what it ends and what it begins. */
export function navigation(session: Session, request: NavigationRequest): Navigation {
  const current = currentOf(session);
  const isActive = current !== undefined && stateOf(session, current).isActive;
  const termination = isActive ? 'exit' : null;
  switch (request.kind) {
    case 'start':
      return current ? refused('NB.2.1-1') : { kind: 'valid', termination: null, request };
    case 'resumeAll':
      if (current) return refused('NB.2.1-1');
      return session.state.suspended === null ? refused('NB.2.1-3') : { kind: 'valid', termination: null, request };
    case 'continue':
    case 'previous': {
      if (!current) return refused('NB.2.1-2');
      const parent = parentOf(session, current);
      if (!parent) return refused(request.kind === 'continue' ? 'NB.2.1-4' : 'NB.2.1-6');
      if (!parent.control.flow) return refused(request.kind === 'continue' ? 'NB.2.1-4' : 'NB.2.1-5');
      if (request.kind === 'previous' && parent.control.forwardOnly) return refused('NB.2.1-5');
      return { kind: 'valid', termination, request };
    }
    case 'choice': {
      const exception = choiceFault(session, request.target);
      return exception ? refused(exception) : { kind: 'valid', termination, request };
    }
    case 'jump': {
      if (!current) return refused('NB.2.1-2');
      const target = session.byId.get(request.target);
      if (!target || !isAvailable(session, target)) return refused('NB.2.1-11');
      return { kind: 'valid', termination, request };
    }
    case 'exit':
    case 'abandon':
      if (!current) return refused('NB.2.1-2');
      return isActive ? { kind: 'valid', termination: request.kind, request: { kind: 'exit' } } : refused('NB.2.1-12');
    case 'exitAll':
    case 'abandonAll':
    case 'suspendAll':
      if (!current) return refused('NB.2.1-2');
      return { kind: 'valid', termination: request.kind, request: { kind: 'exit' } };
  }
}

function choiceFault(session: Session, id: string): SequencingException | null {
  const target = session.byId.get(id);
  if (!target) return 'NB.2.1-11';
  const parent = parentOf(session, target);
  if (parent && !parent.control.choice) return 'NB.2.1-10';
  const current = currentOf(session);
  if (!current || current === target) return null;
  const exited = pathUp(session, current, commonAncestor(session, current, target));
  const isHeld = exited.some((activity) => stateOf(session, activity).isActive && !activity.control.choiceExit);
  return isHeld ? 'NB.2.1-8' : null;
}
