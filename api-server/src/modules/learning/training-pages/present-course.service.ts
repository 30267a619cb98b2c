import type { CardElement, MapElement, NavigationMap, Node } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { withMediaAddresses } from '../../content/index.ts';
import type { MediaContext } from '../../content/index.ts';
import { contentCard, evaluationCard, imageCard, nodeCard, placedCard } from '../catalog/card.presenter.ts';
import { partsOf } from '../core/course.rules.ts';
import type { Course, CourseElement, CourseNode } from '../core/course.rules.ts';
import {
  presentContentEnrollment,
  presentNodeEnrollment,
  presentQuestionnaire,
} from '../enrolment/enrollment.presenter.ts';
import { equivalences } from '../training-tree/equivalence.repository.ts';
import { likes } from '../catalog/like.repository.ts';
import type { Likes } from '../catalog/like.repository.ts';
import { nodeInfo } from '../catalog/node-info.service.ts';
import type { NodeInfo } from '../catalog/node-info.service.ts';
import { offeredBlocks } from '../catalog/offered-blocks.policy.ts';
import { presentBlock } from '../catalog/present-node.service.ts';
import { lockOfElement, lockOfNode } from '../core/unlock.rules.ts';
import { enrollmentStatusAt } from '../core/enrollment-status.rules.ts';
import { trainingSteps, wholeMinutes } from '../core/training-steps.rules.ts';
import { flag } from '../core/wire-value.presenter.ts';

interface CourseView {
  readonly course: Course;
  readonly node: CourseNode;
  readonly now: Date;
  readonly media: MediaContext;
}

/** Presents a node of the learner's training with its blocks and their locks (B7.1-08). */
export async function presentCourseNode(db: TenantDb, view: CourseView): Promise<Node> {
  const { course, node, now, media } = view;
  const elements = node.blocks.flatMap((block) => block.elements);
  const children = elements.flatMap((element) => courseNodeOf(course, element) ?? []);
  const viewer = { ...course.learner, now };
  const rows = [node.row, ...children.map((child) => child.row)];
  const [info, liked, hasEquivalences, blocks] = await Promise.all([
    nodeInfo(db, rows, viewer, { hasEnrollments: false }),
    likes(db, viewer.idUser).of(
      'CONTENT',
      elements.flatMap((element) => element.row.id_content_item ?? []),
    ),
    equivalences(db).some(node.row.id_node),
    offeredBlocks(db, node.blocks),
  ]);
  const own = info.get(node.row.id_node);
  if (!own) throw new Error('info were asked for this node');
  return {
    ...nodeCard(node.row, own, media),
    enrollment: null,
    ...nodeProgress(course, node),
    lock: lockOfNode(course, node, now),
    syllabus: withMediaAddresses(node.row.syllabus, media),
    hasEquivalences: flag(hasEquivalences),
    blocks: blocks.map((block) =>
      presentBlock(
        block.row,
        block.elements.map((element) => ({
          elementType: element.row.element_type,
          idElement: element.row.id_element,
          data: { ...elementCard(view, element, { info, liked }), sequential: flag(block.row.sequential) },
        })),
        media,
      ),
    ),
    childNodes: [],
  };
}

function elementCard(
  { course, node, now, media }: CourseView,
  element: CourseElement,
  known: { info: ReadonlyMap<number, NodeInfo>; liked: ReadonlyMap<number, Likes> },
): CardElement {
  const card = placedCard(bareCard(course, element, known, media), element.row, media);
  if (element.row.element_type === 'IMAGE') return card;
  return {
    ...card,
    contentProgress: element.state.progress,
    progressStatus: element.state.status,
    ...enrollmentsOf(course, element),
    lock: lockOfElement(course, node, element, now),
  };
}

function bareCard(
  course: Course,
  element: CourseElement,
  { info, liked }: { info: ReadonlyMap<number, NodeInfo>; liked: ReadonlyMap<number, Likes> },
  media: MediaContext,
): CardElement {
  const { content, evaluation, row } = element;
  if (content) return contentCard(content, row.id_element, media, liked.get(content.idContentItem));
  if (evaluation) return evaluationCard(evaluation, row.id_element);
  const child = courseNodeOf(course, element);
  const ofChild = child && info.get(child.row.id_node);
  return child && ofChild ? { ...nodeCard(child.row, ofChild, media), enrollment: null } : imageCard(row);
}

function courseNodeOf(course: Course, element: CourseElement): CourseNode | undefined {
  return element.row.id_node === null ? undefined : course.nodes.get(element.row.id_node);
}

function nodeProgress({ enrollment }: Course, { nodeEnrollment }: CourseNode) {
  return {
    nodeEnrollment: nodeEnrollment && presentNodeEnrollment(nodeEnrollment, enrollment),
    contentProgress: nodeEnrollment?.progress ?? 0,
    progressStatus: nodeEnrollment?.status ?? ('NOT_ATTEMPTED' as const),
  };
}

function enrollmentsOf(course: Course, element: CourseElement) {
  const { contentEnrollment, content, evaluation } = element;
  const nodeEnrollment = courseNodeOf(course, element)?.nodeEnrollment;
  return {
    nodeEnrollment: nodeEnrollment ? presentNodeEnrollment(nodeEnrollment, course.enrollment) : null,
    contentEnrollment:
      contentEnrollment && content
        ? presentContentEnrollment(contentEnrollment, course.enrollment, content.idContentType)
        : null,
    questionnaire: evaluation?.questionnaire ? presentQuestionnaire(evaluation.questionnaire) : null,
  };
}

/** Presents the elements of a node for the navigation drawer; with `isFull`, everything below it too (B7.1-09). */
export function presentMap(course: Course, node: CourseNode, options: { isFull: boolean; now: Date }): NavigationMap {
  return {
    title: node.row.title,
    label: node.row.label,
    nodeCode: node.row.node_code,
    mapElements: mapElements(course, node, options),
    nodeEnrollment: node.nodeEnrollment && presentNodeEnrollment(node.nodeEnrollment, course.enrollment),
    status: enrollmentStatusAt(course.enrollment, options.now),
    steps: trainingSteps(course, options.now),
  };
}

function mapElements(course: Course, node: CourseNode, { isFull, now }: { isFull: boolean; now: Date }): MapElement[] {
  return partsOf(node).flatMap((block) =>
    block.elements
      .filter((element) => element.row.element_type !== 'IMAGE')
      .map((element) => {
        const child = courseNodeOf(course, element);
        return {
          elementType: element.row.element_type,
          title: element.title,
          nodeCode: (child ?? node).row.node_code,
          idContentItem: element.row.id_content_item,
          idContentType: element.content?.idContentType ?? null,
          idEvaluation: element.row.id_evaluation,
          minutes: wholeMinutes(element.content),
          ...enrollmentsOf(course, element),
          // Enrolment of the node itself, or of the node that contains the item: it is the place to open.
          nodeEnrollment: nodeProgress(course, child ?? node).nodeEnrollment,
          mandatory: flag(element.row.mandatory),
          sequential: flag(block.row.sequential),
          progress: element.state.progress,
          status: element.state.status,
          lock: lockOfElement(course, node, element, now),
          mapElements: child && isFull ? mapElements(course, child, { isFull, now }) : [],
        };
      }),
  );
}
