import { contentType } from 'shared-kit/contracts/content';
import { evaluationPath } from 'shared-kit/contracts/evaluations';
import { catalogPath, enrolledContentPath, freeContentPath, levelPath, lmsPath } from 'shared-kit/contracts/learning';
import type { BlockingItem, CardElement } from 'shared-kit/contracts/learning';

/** The node of an enrolment that a card is shown in. */
export interface CoursePlace {
  readonly idEnrollment: number;
  readonly idUser: number;
  readonly nodeCode: string;
  readonly idNodeEnrollment: number;
}

/** B4.3-16: what a node's card stands for, for this person. */
export type CardState =
  | 'isCatalog'
  | 'freeContent'
  | 'isNodeEnrollment'
  | 'isEnrollment'
  | 'canEnrollment'
  | 're-enroll';

export function cardStateOf(element: CardElement, place: CoursePlace | undefined): CardState {
  if (place) return 'isNodeEnrollment';
  if (element.elementType === 'CONTENT') return 'freeContent';
  if (element.nodeType === 'ORGANIZATION') return 'isCatalog';
  if (!element.enrollment) return 'canEnrollment';
  return element.enrollment.canReenroll === 1 ? 're-enroll' : 'isEnrollment';
}

/** Where a card leads; undefined where it leads nowhere. */
export function cardTarget(element: CardElement, place?: CoursePlace): string | undefined {
  if (element.elementType === 'IMAGE') return element.link === '' ? undefined : element.link;
  if (place) return courseTarget(element, place);
  if (element.idContentItem !== null)
    return isScorm(element)
      ? lmsPath({ idEnrollment: null, idContentItem: element.idContentItem })
      : freeContentPath(element.idContentItem);
  if (element.nodeCode === null) return undefined;
  const state = cardStateOf(element, place);
  return state === 'isEnrollment' && element.enrollment
    ? levelPath(element.enrollment.idEnrollment)
    : catalogPath(element.nodeCode);
}

/** B2.6-12: its lessons have pages of their own. */
function isScorm({ idContentType }: Pick<CardElement, 'idContentType'>): boolean {
  return idContentType === contentType.scorm;
}

function courseTarget(element: CardElement, place: CoursePlace): string | undefined {
  const { nodeCode, idContentItem, idEvaluation, questionnaire, title } = element;
  const { idEnrollment, idNodeEnrollment } = place;
  if (idContentItem !== null && isScorm(element)) return lmsPath({ idEnrollment, idContentItem, idNodeEnrollment });
  if (idContentItem !== null) return enrolledContentPath({ ...place, idContent: idContentItem, title });
  if (idEvaluation !== null)
    return evaluationPath({ idEnrollment, idEvaluation, idQuestionnaire: questionnaire?.idQuestionnaire });
  return nodeCode === null ? undefined : levelPath(idEnrollment, nodeCode);
}

/** Where to do what must be done first (decision 27). */
export function blockerTarget(item: BlockingItem, place: CoursePlace): string {
  const { idEnrollment } = place;
  const nodeCode = item.nodeCode ?? place.nodeCode;
  if (item.elementType === 'EVALUATION' && item.idEvaluation !== null)
    return evaluationPath({ idEnrollment, idEvaluation: item.idEvaluation });
  // A content opens within its own node: of another node, the page leads there.
  if (item.idContentItem !== null && nodeCode === place.nodeCode)
    return enrolledContentPath({ ...place, idContent: item.idContentItem, title: item.title });
  return levelPath(idEnrollment, nodeCode);
}
