import type { Selectable } from 'kysely';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import type {
  BlockElementsTable,
  ContentEnrollmentsTable,
  EnrollmentsTable,
  NodeBlocksTable,
  NodeEnrollmentsTable,
  NodesTable,
  TeamsTable,
} from '../learning.tables.ts';
import type { ContentSummary } from '../../content/index.ts';

export type NodeRow = Selectable<NodesTable>;
export type BlockRow = Selectable<NodeBlocksTable>;
export type ElementRow = Selectable<BlockElementsTable>;
export type TeamRow = Selectable<TeamsTable>;
export type EnrollmentRow = Selectable<EnrollmentsTable>;
export type NodeEnrollmentRow = Selectable<NodeEnrollmentsTable>;
export type ContentEnrollmentRow = Selectable<ContentEnrollmentsTable>;

/** Required comments of a class and those that a person has written (B4.2-14). */
export interface Participation {
  readonly count: number;
  readonly minCount: number;
}

/** Evaluation with the learner's progress in it. */
export interface CourseEvaluation {
  readonly idEvaluation: number;
  readonly title: string;
  readonly description: string;
  readonly isGraded: boolean;
  readonly status: EnrollmentStatus;
  readonly progress: number;
  /** Attempts left; null is unlimited. */
  readonly triesLeft: number | null;
  readonly questionnaire: {
    /** Questionnaire to open: the one in progress, otherwise the latest. */
    readonly idQuestionnaire: number;
    readonly startDate: Date;
    /** When the evaluation was first finished, whatever the state of the newest attempt. */
    readonly finishDate: Date | null;
    readonly grade: number | null;
  } | null;
}

/** Learner's state in one element. */
export interface ElementState {
  readonly status: EnrollmentStatus;
  /** 0 to 100. */
  readonly progress: number;
  /** True when the next sequential element may open (decision 27). */
  readonly isDone: boolean;
  /** True when the learner has nothing left to do: done, or failed for good. */
  readonly isSettled: boolean;
  /** Null when nothing is graded. */
  readonly grade: number | null;
}

export interface CourseElement {
  readonly row: ElementRow;
  readonly title: string;
  readonly state: ElementState;
  readonly content: ContentSummary | null;
  readonly contentEnrollment: ContentEnrollmentRow | null;
  readonly evaluation: CourseEvaluation | null;
}

export interface CourseBlock {
  readonly row: BlockRow;
  readonly elements: readonly CourseElement[];
}

export interface CourseNode {
  readonly row: NodeRow;
  /** Node whose block contains it; null for the training itself. */
  readonly idParent: number | null;
  readonly nodeEnrollment: NodeEnrollmentRow | null;
  readonly blocks: readonly CourseBlock[];
}

/** Training of one learner: every node below it, every element, and their progress. */
export interface Course {
  readonly enrollment: EnrollmentRow;
  readonly team: TeamRow | null;
  /** True while the pending impact evaluation of the learner keeps a finished, closed training open. */
  readonly isOpenForImpact: boolean;
  readonly learner: { readonly idUser: number; readonly department: string };
  /** Required and written comments; null when none are required (B4.12-10). */
  readonly participation: Participation | null;
  readonly root: CourseNode;
  readonly nodes: ReadonlyMap<number, CourseNode>;
}

/** Type of the blocks whose evaluations come before the node's other elements (B4.6-22). */
export const PRE_TEST_BLOCK = 'PreTest';

const isPreTestBlock = ({ row }: CourseBlock): boolean => row.block_type === PRE_TEST_BLOCK;

/** Returns the blocks of a node without its pre-tests, which come before it and do not count. */
export function partsOf(node: Pick<CourseNode, 'blocks'>): CourseBlock[] {
  return node.blocks.filter((block) => !isPreTestBlock(block));
}

/** Returns the learner's elements of a node in block order. */
export function elementsOf(node: Pick<CourseNode, 'blocks'>): CourseElement[] {
  return partsOf(node).flatMap((block) => block.elements);
}

/** Returns the pre-tests, which the learner takes before anything else of the node. */
export function preTestsOf(node: Pick<CourseNode, 'blocks'>): CourseElement[] {
  return node.blocks
    .filter(isPreTestBlock)
    .flatMap((block) => block.elements.filter((element) => element.evaluation !== null));
}

/** Returns the node with this code; undefined when the training has none. */
export function courseNode(course: Course, nodeCode: string): CourseNode | undefined {
  return [...course.nodes.values()].find((node) => node.row.node_code === nodeCode);
}
