import type { Activity, ActivityTree } from './activity-tree.ts';
import { navigate } from './navigate.ts';
import type { Learner, Outcome } from './navigate.ts';
import { navigationRequestOf } from './requests.ts';
import type { NavigationRequest } from './requests.ts';
import type { SequencingState } from './sequencing-state.ts';

/** Package with where a learner is in it. */
export interface PackagePlace {
  readonly tree: ActivityTree;
  readonly learner: Learner;
  /** Returns a number from 0 to below 1. */
  readonly random: () => number;
}

export interface PackageStep {
  readonly learner: Learner;
  readonly outcome: Outcome;
  /** Lesson whose new attempt was suspended at once; it must not resume with the data of the attempt before. */
  readonly begun?: string | null;
}

/**
 * Carries out a step of the portal in a sequenced package (decision 691): `open` begins or resumes it, `leave` leaves it
 * so that it can be resumed, and others are requests of SCORM.
 *
 * @throws {Error} when the text is none of them
 */
export function packageStep(place: PackagePlace, request: string): PackageStep {
  if (request === 'open') return opened(place);
  return request === 'leave' ? left(place) : stepOf(place, requestOf(request));
}

/** Delivers the chosen lesson: a suspended one is resumed. A lesson that has ended the package ends it first. */
export function choiceStep(place: PackagePlace, id: string): PackageStep {
  const settled = { ...place, learner: settledLearner(place) };
  const { state } = settled.learner;
  const request = state.current === null && state.suspended === id ? 'resumeAll' : `{target=${id}}choice`;
  return stepOf(settled, requestOf(request));
}

/**
 * Returns whether the attempt on the current lesson goes on: the lesson runs, or has suspended itself. False when the lesson
 * has ended, or when there is none.
 */
export function isGoingOn({ current, activities, ended }: SequencingState): boolean {
  const state = current === null ? undefined : activities[current];
  return state?.isActive === true && (ended === null || state.isSuspended);
}

/** Ends the suspended attempt, so that opening the package begins another one. */
export function suspendedEnded(place: PackagePlace): Learner {
  const resumed = stepOf(place, { kind: 'resumeAll' });
  if (resumed.outcome.kind !== 'delivered') return place.learner;
  return stepOf({ ...place, learner: resumed.learner }, { kind: 'exitAll' }).learner;
}

/** Ends a package whose lesson has ended it (`time-out`, `logout`), e.g. in a window that was closed then. */
export function settledLearner(place: PackagePlace): Learner {
  return place.learner.state.ended === 'exitAll' ? stepOf(place, { kind: 'exitAll' }).learner : place.learner;
}

function stepOf({ tree, learner, random }: PackagePlace, request: NavigationRequest): PackageStep {
  const { outcome, ...after } = navigate(tree, learner, request, random);
  return { learner: after, outcome };
}

function requestOf(text: string): NavigationRequest {
  const request = navigationRequestOf(text);
  if (!request) throw new Error(`${text} is no navigation request`);
  return request;
}

/**
 * Begins or resumes the package. A lesson whose window was closed is delivered as it is; one that had ended before is
 * exited, and what follows it is delivered.
 */
function opened(place: PackagePlace): PackageStep {
  const { state } = place.learner;
  const current = state.current;
  if (current === null || !state.activities[current]?.isActive) return goneOn(place);
  if (!isGoingOn(state)) {
    const exited = stepOf(place, { kind: 'exit' });
    if (exited.outcome.kind === 'waiting') return goneOn({ ...place, learner: exited.learner });
    if (exited.outcome.kind !== 'refused') return exited;
  }
  return { learner: place.learner, outcome: { kind: 'delivered', activity: current, isNew: false } };
}

/**
 * Begins or resumes a package in which no lesson runs, or goes on after the one that has ended. A package of one lesson
 * opens it, because its list offers no other choice.
 */
function goneOn(place: PackagePlace): PackageStep {
  const { current, suspended } = place.learner.state;
  const request = current !== null ? 'continue' : suspended === null ? 'start' : 'resumeAll';
  const only = request === 'start' ? onlyLesson(place.tree.root) : null;
  const begun = stepOf(place, { kind: request });
  const result =
    only !== null && begun.outcome.kind === 'waiting' ? stepOf(place, { kind: 'choice', target: only }) : begun;
  return result.outcome.kind === 'refused' ? { ...result, outcome: { kind: 'waiting', exception: null } } : result;
}

function onlyLesson(root: Activity): string | null {
  const lessons = (activity: Activity): Activity[] =>
    activity.children.length === 0 ? [activity] : activity.children.flatMap(lessons);
  const [first, ...others] = lessons(root);
  return first && others.length === 0 ? first.id : null;
}

/**
 * Leaves the package. A lesson that is still open is suspended. One that has ended by itself is exited, so that its
 * result counts, and what its rules deliver then is suspended.
 */
function left(place: PackagePlace): PackageStep {
  const { state } = place.learner;
  const nowhere: PackageStep = { learner: place.learner, outcome: { kind: 'waiting', exception: null } };
  const current = state.current;
  if (current === null || !state.activities[current]?.isActive) return nowhere;
  if (isGoingOn(state)) return stepOf(place, { kind: 'suspendAll' });
  const exited = stepOf(place, { kind: 'exit' });
  if (exited.outcome.kind !== 'delivered') return exited;
  const begun = exited.outcome.isNew ? exited.outcome.activity : null;
  return { ...stepOf({ ...place, learner: exited.learner }, { kind: 'suspendAll' }), begun };
}
