import { contentType } from '@shared-kit/contracts/content';
import { evaluationPath } from '@shared-kit/contracts/evaluations';
import { catalogPath, enrolledContentPath, levelPath, lmsPath } from './learning.paths.ts';
import type { Lock } from './node.schema.ts';
import { isDone } from './statuses.schema.ts';
import type { EnrollmentStatus } from './statuses.schema.ts';
import type { NextItem, TrainingSteps } from './training-steps.schema.ts';

/** Query parameter of a level page that opens the training's next item as soon as the level is entered. */
export const OPEN_NEXT = 'abrir';

/** The one action that a person can take with a training now (decision 430). */
export type MainAction =
  /** Opens the page before enrolling, or that of a new enrolment. */
  | { readonly kind: 'see' | 'enrol-again'; readonly to: string }
  | { readonly kind: 'start'; readonly to: string; readonly minutes: number | null }
  | { readonly kind: 'continue'; readonly to: string; readonly title: string; readonly minutes: number | null }
  | { readonly kind: 'retake'; readonly to: string; readonly triesLeft: number | null }
  /** Leads to the comments that are still required. */
  | { readonly kind: 'comment'; readonly to: string; readonly count: number }
  | { readonly kind: 'certificate'; readonly idEnrollment: number }
  /** Opens a training that has nothing left to do. */
  | { readonly kind: 'open'; readonly to: string }
  | { readonly kind: 'preparing' }
  /** `to` leads to the page that explains the way out; null when there is none. */
  | { readonly kind: 'locked'; readonly reason: string; readonly to: string | null };

interface Learner {
  readonly idUser: number;
  readonly idEnrollment: number;
}

/** Training as the main action needs it; a card has these fields. */
export interface TrainingAtHand {
  readonly idUser: number;
  readonly nodeCode: string | null;
  readonly lock: Pick<Lock, 'reason' | 'message'> | null;
  readonly enrollment: {
    readonly idEnrollment: number;
    readonly status: EnrollmentStatus;
    readonly canReenroll: 0 | 1;
    readonly steps: TrainingSteps;
  } | null;
}

/** Returns the one action that leads a person on in a training. */
export function mainAction({ idUser, nodeCode, lock, enrollment }: TrainingAtHand): MainAction {
  const about = nodeCode === null ? null : catalogPath(nodeCode);
  if (!enrollment) {
    if (lock?.reason === 'IN_PREPARATION') return { kind: 'preparing' };
    if (lock) return { kind: 'locked', reason: lock.message, to: lock.reason === 'PREREQUISITE' ? about : null };
    return about === null ? { kind: 'preparing' } : { kind: 'see', to: about };
  }
  const { idEnrollment, status, canReenroll, steps } = enrollment;
  if (canReenroll === 1 && about !== null) return { kind: 'enrol-again', to: about };
  if (isDone(status) && steps.hasCertificate === 1) return { kind: 'certificate', idEnrollment };
  if (lock) return { kind: 'locked', reason: lock.message, to: null };
  if (status === 'EXPIRED') return { kind: 'locked', reason: 'O prazo da matrícula terminou.', to: null };
  return isDone(status)
    ? { kind: 'open', to: levelPath(idEnrollment) }
    : stepOn(status, steps, { idUser, idEnrollment });
}

function stepOn(status: EnrollmentStatus, steps: TrainingSteps, learner: Learner): MainAction {
  const { next, commentsMissing, minutesLeft } = steps;
  if (!next)
    return commentsMissing > 0
      ? { kind: 'comment', to: levelPath(learner.idEnrollment), count: commentsMissing }
      : { kind: 'open', to: levelPath(learner.idEnrollment) };
  const to = nextItemPath(next, learner);
  if (next.isRetake === 1) return { kind: 'retake', to, triesLeft: next.triesLeft };
  return status === 'NOT_ATTEMPTED'
    ? { kind: 'start', to, minutes: minutesLeft }
    : { kind: 'continue', to, title: next.title, minutes: minutesLeft };
}

/** Item of a training as its address needs it. */
export type ItemPlace = Omit<NextItem, 'elementType' | 'minutes' | 'triesLeft'>;

/**
 * Returns the address of an item. That of an item whose node was never opened is the node's level page, which enters
 * the node and opens the item.
 */
export function nextItemPath(item: ItemPlace, { idUser, idEnrollment }: Learner): string {
  const { idContentItem, idContentType, idEvaluation, idNodeEnrollment, idQuestionnaire, title } = item;
  if (idNodeEnrollment === null) return `${levelPath(idEnrollment, item.nodeCode)}?${OPEN_NEXT}=proximo`;
  if (idEvaluation !== null)
    // A retake names no questionnaire, so that the page starts a new one.
    return evaluationPath({
      idEnrollment,
      idEvaluation,
      idQuestionnaire: item.isRetake === 1 ? null : idQuestionnaire,
    });
  if (idContentItem === null) return levelPath(idEnrollment, item.nodeCode);
  return idContentType === contentType.scorm
    ? lmsPath({ idEnrollment, idContentItem, idNodeEnrollment, isFluidNavigation: true })
    : enrolledContentPath({ idUser, idEnrollment, idNodeEnrollment, idContent: idContentItem, title });
}

/** Returns the share of a training that is done, as a text beside its bar: '3 de 8 · 38%'. */
export function progressText(steps: Pick<TrainingSteps, 'done' | 'total'> | undefined, percent: number): string {
  const share = `${Math.round(percent)}%`;
  return steps === undefined || steps.total === 0 ? share : `${steps.done} de ${steps.total} · ${share}`;
}
