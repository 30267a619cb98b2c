import { isDone } from '@shared-kit/contracts/learning';
import type { NextItem, TrainingSteps } from '@shared-kit/contracts/learning';
import type { ContentSummary } from '../../content/index.ts';
import { elementsOf } from './course.rules.ts';
import type { Course, CourseElement, CourseNode } from './course.rules.ts';
import { endedWell, enrollmentStatusAt } from './enrollment-status.rules.ts';
import { counted } from './roll-up.rules.ts';
import { lockOfElement, missingPreTest } from './unlock.rules.ts';

/** Content or evaluation in its node. */
interface Item {
  readonly node: CourseNode;
  readonly element: CourseElement;
  readonly isFinished: boolean;
}

/** Returns what the learner has done in a training and what comes next (decision 431). */
export function trainingSteps(course: Course, now: Date): TrainingSteps {
  const status = enrollmentStatusAt(course.enrollment, now);
  const isOver = isDone(status);
  const items = itemsOf(course, course.root, isOver);
  const left = items.filter(({ isFinished }) => !isFinished);
  const next = isOver || status === 'EXPIRED' ? undefined : nextOf(course, left, now);
  const { participation, team } = course;
  return {
    done: items.length - left.length,
    total: items.length,
    minutesLeft: isOver ? 0 : minutesOf(course, left),
    next: next ? presentNext(next) : null,
    commentsMissing: isOver || !participation ? 0 : Math.max(0, participation.minCount - participation.count),
    hasCertificate: endedWell(status) && team !== null && team.id_certificate !== null ? 1 : 0,
  };
}

/** Returns the duration of a content in minutes; null when it is unknown, and for an evaluation. */
export function wholeMinutes(content: Pick<ContentSummary, 'duration'> | null): number | null {
  return content === null || content.duration === 0 ? null : Math.ceil(content.duration / 60);
}

/** Returns the minutes that are left of a content; null when its duration is unknown. */
function minutesOfItem({ content, state }: CourseElement): number | null {
  const minutes = wholeMinutes(content);
  return minutes === null ? null : Math.ceil(minutes * (1 - state.progress / 100));
}

/** Returns the contents and evaluations that count for the completion, in the order of the pages. */
function itemsOf(course: Course, node: CourseNode, isDoneAbove: boolean): Item[] {
  return counted(elementsOf(node)).flatMap((element): Item[] => {
    const child = element.row.id_node === null ? undefined : course.nodes.get(element.row.id_node);
    // A node can be placed twice; its items count where the training contains it.
    if (child)
      return child.idParent === node.row.id_node ? itemsOf(course, child, isDoneAbove || element.state.isDone) : [];
    return element.row.id_node === null ? [{ node, element, isFinished: isDoneAbove || element.state.isSettled }] : [];
  });
}

/**
 * Returns the item to open next: the content that was left last, otherwise the first open one. Failed evaluations come
 * last, because they may be about what is still to be seen.
 */
function nextOf(course: Course, left: readonly Item[], now: Date): Item | undefined {
  const open = left.flatMap((item) => {
    const requested = missingPreTest(item.node);
    const first = requested ? { ...item, element: requested } : item;
    return lockOfElement(course, first.node, first.element, now) === null ? [first] : [];
  });
  const [leftLast] = open
    .filter(({ element }) => element.contentEnrollment && element.state.status !== 'FAILED')
    .toSorted((a, b) => lastAccess(b) - lastAccess(a));
  return leftLast ?? open.find(({ element }) => !isRetake(element)) ?? open[0];
}

const lastAccess = ({ element }: Item): number => element.contentEnrollment?.last_access_date.getTime() ?? 0;

function isRetake({ evaluation }: CourseElement): boolean {
  return evaluation?.status === 'FAILED' && evaluation.triesLeft !== 0;
}

/**
 * Returns the minutes that are left. When the duration of an item is unknown, the share that is left of the duration
 * that the training declares is nearer to the truth than the sum of the known ones.
 */
function minutesOf({ root, enrollment }: Course, left: readonly Item[]): number | null {
  const minutes = left.map(({ element }) => minutesOfItem(element));
  const known = minutes.flatMap((one) => one ?? []);
  if (known.length < minutes.length && root.row.duration !== null)
    return Math.ceil(root.row.duration * (1 - enrollment.progress / 100));
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
}

function presentNext({ node, element }: Item): NextItem {
  const { row, title, content, evaluation } = element;
  return {
    elementType: evaluation ? 'EVALUATION' : 'CONTENT',
    title,
    nodeCode: node.row.node_code,
    idContentItem: row.id_content_item,
    idContentType: content?.idContentType ?? null,
    idEvaluation: row.id_evaluation,
    idNodeEnrollment: node.nodeEnrollment?.id_node_enrollment ?? null,
    idQuestionnaire: evaluation?.questionnaire?.idQuestionnaire ?? null,
    minutes: minutesOfItem(element),
    isRetake: isRetake(element) ? 1 : 0,
    triesLeft: evaluation?.triesLeft ?? null,
  };
}
