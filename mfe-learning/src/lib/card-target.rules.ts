import { contentType } from '@shared-kit/contracts/content';
import { evaluationPath } from '@shared-kit/contracts/evaluations';
import { catalogPath, enrolledContentPath, freeContentPath, levelPath, lmsPath } from '@shared-kit/contracts/learning';
import type { BlockingItem, CardElement } from '@shared-kit/contracts/learning';

/** Node of an enrolment that a card is shown in. */
export interface CoursePlace {
  readonly idEnrollment: number;
  readonly idUser: number;
  readonly nodeCode: string;
  readonly idNodeEnrollment: number;
}

/** State of a node's card for this person (B4.3-16). */
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

/** Returns the target of a card; undefined when it has none. */
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

/** Returns whether the content is a SCORM package, whose lessons have pages of their own (B2.6-12). */
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

/** Returns the target of an item that has to be done first (decision 27). */
export function blockerTarget(item: BlockingItem, place: CoursePlace): string {
  const { idEnrollment } = place;
  const nodeCode = item.nodeCode ?? place.nodeCode;
  if (item.elementType === 'EVALUATION' && item.idEvaluation !== null)
    return evaluationPath({ idEnrollment, idEvaluation: item.idEvaluation });
  // A content opens within its own node; for a content of another node, the page of that node is the target.
  if (item.idContentItem !== null && nodeCode === place.nodeCode)
    return enrolledContentPath({ ...place, idContent: item.idContentItem, title: item.title });
  return levelPath(idEnrollment, nodeCode);
}
