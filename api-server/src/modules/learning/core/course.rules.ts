import type { Selectable } from 'kysely';
import type { EnrollmentStatus } from 'shared-kit/contracts/learning';
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

/** How far somebody is with the comments that their class demands (B4.2-14). */
export interface Participation {
  readonly count: number;
  readonly minCount: number;
}

/** An evaluation with how far the learner is with it. */
export interface CourseEvaluation {
  readonly idEvaluation: number;
  readonly title: string;
  readonly description: string;
  readonly isGraded: boolean;
  readonly status: EnrollmentStatus;
  readonly progress: number;
  /** Goes left; null is unlimited. */
  readonly triesLeft: number | null;
  readonly questionnaire: {
    /** The one to open: under way, else the latest. */
    readonly idQuestionnaire: number;
    readonly startDate: Date;
    /** When the evaluation was first finished, whatever the newest go's state is. */
    readonly finishDate: Date | null;
    readonly grade: number | null;
  } | null;
}

/** How far the learner is with one element. */
export interface ElementState {
  readonly status: EnrollmentStatus;
  /** 0 to 100. */
  readonly progress: number;
  /** Lets the next sequential element open (decision 27). */
  readonly isDone: boolean;
  /** Nothing more is expected of the learner: done, or failed for good. */
  readonly isSettled: boolean;
  /** null where nothing is graded. */
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
  /** The node whose block it is in; null for the training itself. */
  readonly idParent: number | null;
  readonly nodeEnrollment: NodeEnrollmentRow | null;
  readonly blocks: readonly CourseBlock[];
}

/** A training as one learner has it: every node below it, every element, and how far they are. */
export interface Course {
  readonly enrollment: EnrollmentRow;
  readonly team: TeamRow | null;
  /** Finished and closed, yet open again while its learner is asked what came of it. */
  readonly isOpenForImpact: boolean;
  readonly learner: { readonly idUser: number; readonly department: string };
  /** The comments that completing it takes, and how many there are; null where none are demanded (B4.12-10). */
  readonly participation: Participation | null;
  readonly root: CourseNode;
  readonly nodes: ReadonlyMap<number, CourseNode>;
}

/** Blocks of this type hold what is asked before the node's elements open (B4.6-22). */
export const PRE_TEST_BLOCK = 'PreTest';

const isPreTestBlock = ({ row }: CourseBlock): boolean => row.block_type === PRE_TEST_BLOCK;

/** What a node is made of, block by block: its pre-tests open the door to it and are no part of it. */
export function partsOf(node: Pick<CourseNode, 'blocks'>): CourseBlock[] {
  return node.blocks.filter((block) => !isPreTestBlock(block));
}

/** The learner's elements of a node, block after block. */
export function elementsOf(node: Pick<CourseNode, 'blocks'>): CourseElement[] {
  return partsOf(node).flatMap((block) => block.elements);
}

/** The evaluations to be taken before anything else of the node. */
export function preTestsOf(node: Pick<CourseNode, 'blocks'>): CourseElement[] {
  return node.blocks
    .filter(isPreTestBlock)
    .flatMap((block) => block.elements.filter((element) => element.evaluation !== null));
}

/** The node with this code; undefined where the training has none. */
export function courseNode(course: Course, nodeCode: string): CourseNode | undefined {
  return [...course.nodes.values()].find((node) => node.row.node_code === nodeCode);
}
