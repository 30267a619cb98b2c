import type { Lock } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { Refusal, notFound } from '../../../../platform/errors.ts';
import { contentSummaries } from '../../../content/index.ts';
import type { ContentSummary } from '../../../content/index.ts';
import { elementsOf } from '../../core/course.rules.ts';
import type { Course } from '../../core/course.rules.ts';
import { isOnOpenPage } from '../../training-tree/free-content.repository.ts';
import { locked, openContent, ownCourse } from '../../progress/open-item.service.ts';
import type { OpenContent } from '../../progress/open-item.service.ts';
import { lockOfNode } from '../../core/unlock.rules.ts';

export const SCORM_TYPE = 26;

/** Place where a person takes a SCORM content: a node of their training, or an open page. */
export interface ScormPlace {
  readonly idUser: number;
  readonly content: ContentSummary;
  /** Null on an open page. */
  readonly inTraining: { readonly course: Course; readonly open: OpenContent } | null;
  /** Refusal of a training that its completion has closed; null when the place is open. */
  readonly closed: Refusal | null;
}

interface PlaceRequest {
  readonly idUser: number;
  /** 0 outside any enrolment. */
  readonly idEnrollment: number;
  readonly idContentItem: number;
  readonly idNodeEnrollment?: number | null | undefined;
}

interface Opening {
  /** Locks the training, so that changes of the person's progress run one after the other. */
  readonly lock?: boolean;
  /**
   * Also accepts a training that completion has closed, because the result of its last lesson is reported afterwards.
   */
  readonly evenClosed?: boolean;
}

/** Returns the place if it is the person's own and open. Throws 404 or the lock otherwise. */
export async function openScormPlace(
  db: TenantDb,
  request: PlaceRequest,
  now: Date,
  { lock = false, evenClosed = false }: Opening = {},
): Promise<ScormPlace> {
  const { idUser, idContentItem } = request;
  if (request.idEnrollment === 0) {
    const [content] = await contentSummaries(db, [idContentItem]);
    if (content?.idContentType !== SCORM_TYPE || !(await isOnOpenPage(db, idUser, idContentItem))) throw notFound();
    return { idUser, content, inTraining: null, closed: null };
  }
  const course = await ownCourse(db, { idUser, idEnrollment: request.idEnrollment, now }, lock);
  const inClosed = evenClosed ? placeInClosed(course, request, now) : undefined;
  const open = inClosed?.open ?? openSomewhere(course, request, now);
  const { content } = open.element;
  if (content?.idContentType !== SCORM_TYPE) throw notFound();
  return { idUser, content, inTraining: { course, open }, closed: inClosed ? locked(inClosed.lock) : null };
}

/**
 * Returns the place in a training that completion has closed; undefined when it is open, or locked for another reason.
 */
function placeInClosed(
  course: Course,
  { idContentItem, idNodeEnrollment }: PlaceRequest,
  now: Date,
): { open: OpenContent; lock: Lock } | undefined {
  const lock = lockOfNode(course, course.root, now);
  if (lock?.reason !== 'COMPLETED') return undefined;
  for (const node of course.nodes.values()) {
    const { nodeEnrollment } = node;
    const element = elementsOf(node).find(({ row }) => row.id_content_item === idContentItem);
    if (nodeEnrollment && element && (!idNodeEnrollment || idNodeEnrollment === nodeEnrollment.id_node_enrollment))
      return { open: { node, nodeEnrollment, element }, lock };
  }
  return undefined;
}

/** Returns the content in the requested node, otherwise in the first node where it is open. */
function openSomewhere(course: Course, { idContentItem, idNodeEnrollment }: PlaceRequest, now: Date): OpenContent {
  if (idNodeEnrollment) return openContent(course, { idNodeEnrollment, idContentItem }, now);
  const entered = [...course.nodes.values()].filter((node) =>
    elementsOf(node).some(({ row }) => row.id_content_item === idContentItem),
  );
  let refusal: Refusal | undefined;
  for (const { nodeEnrollment } of entered) {
    if (!nodeEnrollment) continue;
    try {
      return openContent(course, { idNodeEnrollment: nodeEnrollment.id_node_enrollment, idContentItem }, now);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal ??= error;
    }
  }
  throw refusal ?? notFound();
}

export function nodeEnrollmentOf({ inTraining }: ScormPlace): number | null {
  return inTraining?.open.nodeEnrollment.id_node_enrollment ?? null;
}
