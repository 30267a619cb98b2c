import { isDone } from '@shared-kit/contracts/learning';
import type { BlockingItem, Lock, LockReason } from '@shared-kit/contracts/learning';
import { elementsOf, preTestsOf } from './course.rules.ts';
import type {
  Course,
  CourseBlock,
  CourseElement,
  CourseNode,
  EnrollmentRow,
  NodeRow,
  TeamRow,
} from './course.rules.ts';
import { formatDate } from '@shared-kit/contracts/calendar';
import { endedWell, enrollmentStatusAt } from './enrollment-status.rules.ts';

/** B6-07. */
export const RESTRICTED_MESSAGE =
  'Este conteúdo é restrito para um grupo específico e você não tem permissão para visualizar.';

/** B2.16-01. */
const PRE_TEST_MESSAGE = 'Para acessar este conteúdo, é necessário realizar o pré-teste de conhecimento obrigatório.';

/** Message of a training that has nothing to do yet. */
export const IN_PREPARATION_MESSAGE = 'Em preparação';

const UNAVAILABLE_MESSAGE = 'Esta página não está disponível.';

/** Returns the element that must be done before this one; null when this one may open (B4.3-01, decision 27). */
export function blockerOf(block: Pick<CourseBlock, 'row' | 'elements'>, element: CourseElement): CourseElement | null {
  if (!block.row.sequential) return null;
  const before = block.elements
    .slice(0, block.elements.indexOf(element))
    .filter((one) => one.row.element_type !== 'IMAGE');
  const previous = before.at(-1);
  return previous && !previous.state.isDone ? previous : null;
}

/** Returns why the learner can't open an element of the training now; null when they can. */
export function lockOfElement(course: Course, node: CourseNode, element: CourseElement, now: Date): Lock | null {
  const byNode = lockOfNode(course, node, now);
  // A missing pre-test does not lock the pre-test itself.
  return (
    byNode ?? (preTestsOf(node).includes(element) ? null : (lockByPreTest(node) ?? ownLock(course, node, element)))
  );
}

/**
 * Returns the pre-test that must be finished before anything of the node opens. A learner who had already begun the
 * node is exempt (B4.6-22, decision 301).
 */
export function missingPreTest(node: CourseNode): CourseElement | undefined {
  const hasBegun = elementsOf(node).some((element) => element.state.status !== 'NOT_ATTEMPTED');
  const isOver = node.nodeEnrollment !== null && isDone(node.nodeEnrollment.status);
  return hasBegun || isOver ? undefined : preTestsOf(node).find((element) => !element.state.isDone);
}

function lockByPreTest(node: CourseNode): Lock | null {
  const preTest = missingPreTest(node);
  if (!preTest) return null;
  const blockedBy = {
    elementType: 'EVALUATION' as const,
    title: preTest.title,
    nodeCode: node.row.node_code,
    idContentItem: null,
    idEvaluation: preTest.row.id_evaluation,
  };
  return { reason: 'PRE_TEST', message: PRE_TEST_MESSAGE, blockedBy };
}

/**
 * Returns why the learner can't open a node of the training now, for its own reasons or those of a node above; null
 * when they can.
 */
export function lockOfNode(course: Course, node: CourseNode, now: Date): Lock | null {
  const parent = node.idParent === null ? undefined : course.nodes.get(node.idParent);
  if (!parent) return lockOfCourse(course, now) ?? lockByNode(node.row, course.learner.department);
  const places = parent.blocks.flatMap((block) => block.elements).filter((one) => one.row.id_node === node.row.id_node);
  const locks = places.map((place) => ownLock(course, parent, place));
  const isOpenSomewhere = locks.includes(null);
  return lockOfNode(course, parent, now) ?? lockByPreTest(parent) ?? (isOpenSomewhere ? null : (locks[0] ?? null));
}

function lockOfCourse({ enrollment, team, isOpenForImpact }: Course, now: Date): Lock | null {
  if (enrollmentStatusAt(enrollment, now) === 'EXPIRED') return lock('EXPIRED', 'O prazo da matrícula terminou.');
  return lockOfClass(enrollment, team, { isOpenForImpact, now });
}

function lockOfClass(
  enrollment: Pick<EnrollmentRow, 'status'>,
  team: TeamRow | null,
  { isOpenForImpact, now }: { readonly isOpenForImpact: boolean; readonly now: Date },
): Lock | null {
  if (team?.initial_date && team.initial_date > now)
    return lock('NOT_STARTED', `A turma começa em ${formatDate(team.initial_date)}.`);
  // A learner with an equivalence may still take the training.
  if (endedWell(enrollment.status) && team && !team.allow_access_upon_completion && !isOpenForImpact) {
    return lock('COMPLETED', 'O acesso ao conteúdo terminou com a conclusão do treinamento.');
  }
  return null;
}

function lockByNode(row: NodeRow, department: string): Lock | null {
  if (row.status === 'ARCHIVED') return lock('ARCHIVED', 'Esta página foi arquivada.');
  if (!row.active || row.status === 'DRAFT') return lock('INACTIVE', UNAVAILABLE_MESSAGE);
  return maySee(row, department) ? null : lock('RESTRICTED', RESTRICTED_MESSAGE);
}

/** Returns whether a node is open to the person's department. */
export function maySee(row: Pick<NodeRow, 'departments'>, department: string): boolean {
  return row.departments === null || row.departments.includes(department);
}

/**
 * Returns why a person can't open a node from the home or a catalog. Without an enrolment they can, if enrolling is
 * possible.
 */
export function lockOfVisitor(
  row: NodeRow,
  visitor: {
    department: string;
    enrollment: EnrollmentRow | null;
    team: TeamRow | null;
    isOpenForImpact?: boolean;
    /** True when the person was in the training and may enrol once more. */
    canReenroll?: boolean;
    /** True when the training has nothing to do yet. */
    isInPreparation?: boolean;
    /** First training that the person has to complete before enrolling. */
    missingPrerequisite?: Pick<NodeRow, 'node_code' | 'title'> | null;
  },
  now: Date,
): Lock | null {
  const byNode = lockByNode(row, visitor.department);
  if (byNode) return byNode;
  // A class that closes upon completion must not keep people from renewing.
  if (visitor.canReenroll === true) return null;
  if (visitor.enrollment)
    return lockOfClass(visitor.enrollment, visitor.team, { isOpenForImpact: visitor.isOpenForImpact ?? false, now });
  const isOpen = row.node_type === 'ORGANIZATION' || row.entry_point || row.self_enrollment;
  if (!isOpen) return lock('INACTIVE', UNAVAILABLE_MESSAGE);
  if (visitor.isInPreparation === true) return lock('IN_PREPARATION', IN_PREPARATION_MESSAGE);
  return visitor.missingPrerequisite ? lockByPrerequisite(visitor.missingPrerequisite) : null;
}

/** Returns the lock of a training whose prerequisite the person has not completed (B4.3-12, decision 433). */
export function lockByPrerequisite({ node_code, title }: Pick<NodeRow, 'node_code' | 'title'>): Lock {
  return {
    reason: 'PREREQUISITE',
    message: `Conclua “${title}” para se matricular.`,
    blockedBy: { elementType: 'NODE', title, nodeCode: node_code, idContentItem: null, idEvaluation: null },
  };
}

function ownLock(course: Course, node: CourseNode, element: CourseElement): Lock | null {
  const target = element.row.id_node === null ? undefined : course.nodes.get(element.row.id_node);
  const byTarget = target ? lockByNode(target.row, course.learner.department) : null;
  if (byTarget) return byTarget;
  const block = node.blocks.find((one) => one.elements.includes(element));
  const blocker = block ? blockerOf(block, element) : null;
  if (!blocker) return null;
  return {
    reason: 'SEQUENCE',
    message: `Conclua “${blocker.title}” para liberar este item.`,
    blockedBy: blockingItem(course, node, blocker),
  };
}

function blockingItem(course: Course, node: CourseNode, blocker: CourseElement): BlockingItem {
  const {
    element_type: elementType,
    id_node: idNode,
    id_content_item: idContentItem,
    id_evaluation: idEvaluation,
  } = blocker.row;
  const target = idNode === null ? node : course.nodes.get(idNode);
  return { elementType, title: blocker.title, nodeCode: (target ?? node).row.node_code, idContentItem, idEvaluation };
}

function lock(reason: LockReason, message: string): Lock {
  return { reason, message, blockedBy: null };
}
