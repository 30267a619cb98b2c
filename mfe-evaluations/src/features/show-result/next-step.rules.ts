import { levelPath, mainAction, nextItemPath } from '@shared-kit/contracts/learning';
import type { MainAction, MapElement, NavigationMap } from '@shared-kit/contracts/learning';

interface Learner {
  readonly idUser: number;
  readonly idEnrollment: number;
}

/** Main action of a result (decision 426): another try, the main action of the training, or the way back. */
export type NextStep =
  | { readonly kind: 'retry' }
  | { readonly kind: 'training'; readonly action: MainAction; readonly title: string }
  | { readonly kind: 'back' };

interface Outcome extends Learner {
  /** False after a failure, null for a pre-test, which has no verdict. */
  readonly isPassed: boolean | null;
  readonly canRetry: boolean;
  /** Undefined when the map could not be read. */
  readonly map: Pick<NavigationMap, 'title' | 'status' | 'steps'> | undefined;
}

/** Actions of a training that lead on from a result. */
const leadsOn: ReadonlySet<MainAction['kind']> = new Set(['start', 'continue', 'retake', 'comment', 'certificate']);

/** Returns the one action that leads on: another try, the certificate, or the next item of the training. */
export function nextStep({ isPassed, canRetry, map, idUser, idEnrollment }: Outcome): NextStep {
  if (isPassed === false) return canRetry ? { kind: 'retry' } : { kind: 'back' };
  if (!map) return { kind: 'back' };
  const { status, steps, title } = map;
  const enrollment = { idEnrollment, status, canReenroll: 0, steps } as const;
  const action = mainAction({ idUser, nodeCode: null, lock: null, enrollment });
  return leadsOn.has(action.kind) ? { kind: 'training', action, title } : { kind: 'back' };
}

/** Content to see again before another try. */
export interface ReviewItem {
  readonly title: string;
  readonly idContentType: number | null;
  readonly minutes: number | null;
  readonly to: string;
}

/** Most contents that are listed for review. */
const REVIEWED = 6;

/**
 * Returns what to review after a failure: the contents of the evaluation's own module, or those of the whole training
 * when it has none.
 */
export function reviewItems(
  map: Pick<NavigationMap, 'mapElements'>,
  { idEvaluation, ...learner }: Learner & { readonly idEvaluation: number },
): ReviewItem[] {
  const items = itemsOf(map);
  const module = items.find((item) => item.idEvaluation === idEvaluation)?.nodeCode;
  const contents = items.filter((item) => item.idContentItem !== null && item.lock === null);
  const own = contents.filter((item) => item.nodeCode === module);
  return (own.length > 0 ? own : contents).slice(0, REVIEWED).map((item) => ({
    title: item.title,
    idContentType: item.idContentType,
    minutes: item.minutes,
    to: addressOf(item, learner),
  }));
}

/** Returns the address of a content; the page of its node when the learner has never opened that node. */
function addressOf({ nodeEnrollment, ...item }: MapElement, learner: Learner): string {
  if (!nodeEnrollment) return levelPath(learner.idEnrollment, item.nodeCode);
  const { idNodeEnrollment } = nodeEnrollment;
  return nextItemPath({ ...item, idNodeEnrollment, idQuestionnaire: null, isRetake: 0 }, learner);
}

function itemsOf({ mapElements }: Pick<NavigationMap, 'mapElements'>): MapElement[] {
  return mapElements.flatMap((element) => (element.elementType === 'NODE' ? itemsOf(element) : [element]));
}
