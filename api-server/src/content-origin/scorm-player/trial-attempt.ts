import { endsPackage, isOfLesson, periodOf } from '@shared-kit/contracts/scorm';
import {
  activityStatus,
  choiceStep,
  lessonReport,
  lessonSequencing,
  navigationRequestOf,
  newState,
  objectivesAtLaunch,
  packageOutcome,
  packageStep,
  requestAnswers,
  storeElements,
  transferReport,
  validRequests,
  withObjectives,
  writtenStores,
} from '@shared-kit/contracts/sequencing';
import type { Activity, ActivityTree, Learner, PackageStep } from '@shared-kit/contracts/sequencing';
import type { LessonCommit } from './lesson-messages.ts';
import type { VisitInfo } from './visit-info.ts';

/** Lesson of a package that is previewed as a whole. */
export interface TrialLesson extends Pick<VisitInfo, 'title' | 'launchUrl' | 'lessonUrl'> {
  readonly identifier: string;
  /** Data of the lesson for a person who opens it for the first time. */
  readonly cmi: Readonly<Record<string, string>>;
}

/** Package with sequencing that is previewed as a whole. */
export interface TrialPackage {
  readonly tree: ActivityTree;
  readonly lessons: readonly TrialLesson[];
  /** Prefixes of the elements that the portal sets. */
  readonly own: readonly string[];
}

export interface TrialStep {
  readonly outcome: PackageStep['outcome']['kind'];
  readonly exception: string | null;
  /** Delivered lesson; null when none is. */
  readonly lesson: TrialLesson | null;
  readonly isNew: boolean;
}

interface LessonAttempt {
  readonly cmi: Readonly<Record<string, string>>;
  /** Seconds of all visits in this attempt. */
  readonly seconds: number;
}

/** Steps of the portal that are no requests of SCORM. */
const portalSteps = new Set(['open', 'leave']);

/**
 * Runs the sequencing engine on an attempt that exists in this page's memory only: its state, the data of its lessons, and
 * what they share. Nothing of it is stored.
 */
export function trialAttempt({ tree, lessons, own }: TrialPackage, random: () => number) {
  let learner: Learner = { state: newState(tree, random), globals: {} };
  const attempts = new Map<string, LessonAttempt>();
  const shared = new Map<string, string>();
  /** Seconds of the attempt on the current lesson before its visit began. */
  let earlier = 0;

  function carriedOut(step: PackageStep): TrialStep {
    const { outcome } = step;
    if (outcome.kind === 'refused')
      return { outcome: 'refused', exception: outcome.exception, lesson: null, isNew: false };
    if (!tree.sharedDataGlobalToSystem && step.learner.state.begun > learner.state.begun) shared.clear();
    learner = step.learner;
    const delivered = outcome.kind === 'delivered' ? outcome : null;
    const begun = delivered?.isNew ? delivered.activity : (step.begun ?? null);
    if (begun !== null) attempts.delete(begun);
    earlier = delivered ? (attempts.get(delivered.activity)?.seconds ?? 0) : 0;
    return {
      outcome: outcome.kind,
      exception: outcome.kind === 'waiting' ? outcome.exception : null,
      lesson: lessons.find(({ identifier }) => identifier === delivered?.activity) ?? null,
      isNew: delivered?.isNew ?? false,
    };
  }

  return {
    /** Carries out `open`, `leave`, or a request of SCORM. */
    step: (request: string): TrialStep =>
      portalSteps.has(request) || navigationRequestOf(request)
        ? carriedOut(packageStep({ tree, learner, random }, request))
        : { outcome: 'refused', exception: null, lesson: null, isNew: false },
    /** Opens an item of the list, as the portal does. */
    choose: (id: string): TrialStep => carriedOut(choiceStep({ tree, learner, random }, id)),

    /** Takes what the current lesson has set so far, as a commit brings it to the server. */
    report({ cmi, sessionTime, terminated }: LessonCommit): void {
      const id = learner.state.current;
      if (id === null) return;
      const seconds = earlier + sessionTime;
      const ended = terminated ? (endsPackage('2004', cmi) ? 'exitAll' : 'exit') : null;
      learner = transferReport(tree, learner, id, lessonReport(cmi, { seconds, ended }));
      const kept = Object.entries(cmi).filter(([name]) => isOfLesson('2004', name));
      attempts.set(id, { cmi: Object.fromEntries(kept), seconds });
      for (const [store, data] of writtenStores(storesOf(id), cmi)) shared.set(store, data);
    },

    /** Returns the data with which a lesson begins its visit. */
    start({ identifier, cmi }: TrialLesson) {
      const before = attempts.get(identifier);
      const stored = Object.entries(before?.cmi ?? {}).filter(
        ([name]) => !own.some((prefix) => name.startsWith(prefix)),
      );
      const elements = {
        ...Object.fromEntries(stored),
        ...cmi,
        ...(before ? { 'cmi.entry': 'resume', 'cmi.total_time': periodOf(before.seconds) } : {}),
      };
      const stores = storesOf(identifier);
      return {
        cmi: {
          ...withObjectives(elements, objectivesAtLaunch(tree, learner, identifier)),
          ...storeElements(stores, shared),
        },
        stores,
        requestValid: requestAnswers(tree, learner),
        sequencing: lessonSequencing(tree, learner, identifier),
      };
    },

    /** Returns what the list and the controls beside the lesson show. */
    view() {
      const valid = validRequests(tree, learner);
      return {
        contents: valid.contents
          .filter(({ isVisible }) => isVisible)
          .map(({ id, title, level, isLeaf, isCurrent, isValid, lock }) => ({
            id,
            title,
            level,
            isLesson: isLeaf,
            isCurrent,
            isOpen: isValid,
            lock,
            status: activityStatus(tree, learner, id),
          })),
        canContinue: valid.continue,
        canPrevious: valid.previous,
        isSuspended: learner.state.suspended !== null,
        hides: valid.hides,
        ...packageOutcome(tree, learner),
      };
    },
  };

  function storesOf(id: string): Activity['stores'] {
    return activityOf(tree.root, id)?.stores ?? [];
  }
}

function activityOf(activity: Activity, id: string): Activity | undefined {
  if (activity.id === id) return activity;
  for (const child of activity.children) {
    const found = activityOf(child, id);
    if (found) return found;
  }
  return undefined;
}
