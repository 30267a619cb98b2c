import { contentType } from '@shared-kit/contracts/content';
import { evaluationPath } from '@shared-kit/contracts/evaluations';
import type { HistoryRow } from '@shared-kit/contracts/journey';
import { enrolledContentPath, levelPath, lmsPath } from '@shared-kit/contracts/learning';
import type { MapElement, NavigationMap } from '@shared-kit/contracts/learning';

interface Learner {
  readonly idUser: number;
  readonly idEnrollment: number;
}

/** Main action of a result (decision 426). */
export type NextStep =
  | { readonly kind: 'retry' }
  | { readonly kind: 'certificate' }
  | { readonly kind: 'continue'; readonly title: string; readonly to: string }
  | { readonly kind: 'back' };

interface Outcome extends Learner {
  readonly idEvaluation: number;
  /** False after a failure, null for a pre-test, which has no verdict. */
  readonly isPassed: boolean | null;
  readonly canRetry: boolean;
  /** Undefined when the map could not be read. */
  readonly map: Pick<NavigationMap, 'mapElements'> | undefined;
  /** Rows of the history with a certificate. */
  readonly certificates: readonly Pick<HistoryRow, 'idEnrollment'>[];
}

/** Returns the one action that leads on: another try, the certificate, or the next item of the training. */
export function nextStep({ isPassed, canRetry, map, certificates, ...at }: Outcome): NextStep {
  if (isPassed === false) return canRetry ? { kind: 'retry' } : { kind: 'back' };
  if (certificates.some(({ idEnrollment }) => idEnrollment === at.idEnrollment)) return { kind: 'certificate' };
  const next = map && nextItem(itemsOf(map), at.idEvaluation);
  return next ? { kind: 'continue', title: next.title, to: addressOf(next, at) } : { kind: 'back' };
}

function itemsOf({ mapElements }: Pick<NavigationMap, 'mapElements'>): MapElement[] {
  return mapElements.flatMap((element) => (element.elementType === 'NODE' ? itemsOf(element) : [element]));
}

/** Returns the first unfinished and unlocked item after the evaluation, otherwise before it. */
function nextItem(items: readonly MapElement[], idEvaluation: number): MapElement | undefined {
  const here = items.findIndex((item) => item.idEvaluation === idEvaluation);
  const isOpen = (item: MapElement) => item.lock === null && item.progress < 100 && item.idEvaluation !== idEvaluation;
  return [...items.slice(here + 1), ...items.slice(0, Math.max(0, here))].find(isOpen);
}

/** Returns the address of an item; the page of its node when the learner has never opened that node. */
function addressOf(item: MapElement, { idUser, idEnrollment }: Learner): string {
  const { idContentItem, idContentType, idEvaluation, nodeEnrollment, title, nodeCode } = item;
  if (idEvaluation !== null)
    return evaluationPath({ idEnrollment, idEvaluation, idQuestionnaire: item.questionnaire?.idQuestionnaire });
  if (idContentItem === null || nodeEnrollment === null) return levelPath(idEnrollment, nodeCode);
  const { idNodeEnrollment } = nodeEnrollment;
  return idContentType === contentType.scorm
    ? lmsPath({ idEnrollment, idContentItem, idNodeEnrollment, isFluidNavigation: true })
    : enrolledContentPath({ idUser, idEnrollment, idNodeEnrollment, idContent: idContentItem, title });
}
