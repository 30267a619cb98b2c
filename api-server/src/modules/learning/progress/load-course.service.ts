import { findPerson } from '../../identity/index.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import { contentSummaries } from '../../content/index.ts';
import type { ContentSummary } from '../../content/index.ts';
import { participationOf } from '../classes/participation.repository.ts';
import { PRE_TEST_BLOCK } from '../core/course.rules.ts';
import type {
  BlockRow,
  Course,
  CourseBlock,
  CourseElement,
  CourseEvaluation,
  CourseNode,
  ElementRow,
  EnrollmentRow,
  NodeRow,
} from '../core/course.rules.ts';
import { courseEvaluations } from '../training-evaluations/course-evaluations.service.ts';
import { contentState, evaluationState, imageState, nodeState } from '../core/element-state.rules.ts';
import { contentEnrollments, nodeEnrollments } from '../enrolment/enrollment.repository.ts';
import { isOpenForImpact } from '../training-evaluations/impact-of-training.service.ts';
import { blocksOf, nodes } from '../training-tree/node.repository.ts';
import type { BlockWithElements } from '../training-tree/node.repository.ts';
import { teams } from '../classes/team.repository.ts';

interface Tree {
  readonly rows: ReadonlyMap<number, NodeRow>;
  readonly parents: ReadonlyMap<number, number>;
  readonly blocks: ReadonlyMap<number, BlockWithElements[]>;
}

/** Loads a training with all its elements and the learner's progress. Uses a fixed number of queries per level. */
export async function loadCourse(db: TenantDb, enrollment: EnrollmentRow, now: Date): Promise<Course> {
  const tree = await loadTree(db, enrollment.id_node);
  const elements = [...tree.blocks.values()].flat().flatMap((block) => block.elements);
  const opened = await nodeEnrollments(db).ofEnrollment(enrollment.id_enrollment);
  const begun = await contentEnrollments(db).ofNodeEnrollments(opened.map((row) => row.id_node_enrollment));
  const summaries = await contentSummaries(
    db,
    elements.flatMap((row) => row.id_content_item ?? []),
  );
  const contents = new Map(summaries.map((content) => [content.idContentItem, content]));
  const evaluations = await courseEvaluations(db, {
    enrollment,
    ids: elements.flatMap((row) => row.id_evaluation ?? []),
    now,
  });
  const preTestIds = [...tree.blocks.values()]
    .flat()
    .flatMap(({ row, elements: listed }) =>
      row.block_type === PRE_TEST_BLOCK ? listed.flatMap((one) => one.id_evaluation ?? []) : [],
    );
  const preTests = await courseEvaluations(db, { enrollment, ids: preTestIds, arePreTests: true, now });
  const openedByNode = new Map(opened.map((row) => [row.id_node, row]));
  const begunByPlace = new Map(begun.map((row) => [`${row.id_node_enrollment}/${row.id_content_item}`, row]));

  const present = (owner: NodeRow, block: BlockRow, row: ElementRow): CourseElement[] => {
    const nodeEnrollment = openedByNode.get(owner.id_node);
    const contentEnrollment = begunByPlace.get(`${nodeEnrollment?.id_node_enrollment}/${row.id_content_item}`) ?? null;
    if (row.element_type === 'IMAGE') return [bare(row, row.title, imageState)];
    if (row.id_node !== null) {
      const target = tree.rows.get(row.id_node);
      return target ? [bare(row, row.title || target.title, nodeState(openedByNode.get(row.id_node) ?? null))] : [];
    }
    if (row.id_content_item !== null) return withContent(row, contents.get(row.id_content_item), contentEnrollment);
    return row.id_evaluation === null
      ? []
      : withEvaluation(row, (block.block_type === PRE_TEST_BLOCK ? preTests : evaluations).get(row.id_evaluation));
  };

  const courseNodes = [...tree.rows.values()].map((row): CourseNode => {
    const blocks = (tree.blocks.get(row.id_node) ?? []).map((block): CourseBlock => ({
      row: block.row,
      elements: block.elements.flatMap((element) => present(row, block.row, element)),
    }));
    return {
      row,
      idParent: tree.parents.get(row.id_node) ?? null,
      nodeEnrollment: openedByNode.get(row.id_node) ?? null,
      blocks,
    };
  });
  const byId = new Map(courseNodes.map((node) => [node.row.id_node, node]));
  const root = byId.get(enrollment.id_node);
  if (!root) throw notFound();
  const learner = await findPerson(db, enrollment.id_user);
  const team = enrollment.id_team === null ? null : ((await teams(db).find(enrollment.id_team)) ?? null);
  return {
    enrollment,
    team,
    participation: team && (await participationOf(db, enrollment.id_enrollment, team)),
    isOpenForImpact: await isOpenForImpact(db, enrollment, team, now),
    learner: { idUser: learner.id_user, department: learner.department },
    root,
    nodes: byId,
  };
}

/** Loads the nodes that are reachable from a training through its blocks, each once. */
async function loadTree(db: TenantDb, idRoot: number): Promise<Tree> {
  const rows = new Map<number, NodeRow>();
  const parents = new Map<number, number>();
  const blocks = new Map<number, BlockWithElements[]>();
  let wanted = [idRoot];
  while (wanted.length > 0) {
    for (const row of await nodes(db).list(wanted)) rows.set(row.id_node, row);
    const found = await blocksOf(db, wanted);
    const next = new Set<number>();
    for (const [idNode, ofNode] of found) {
      blocks.set(idNode, ofNode);
      for (const { id_node: idChild } of ofNode.flatMap((block) => block.elements)) {
        if (idChild === null || idChild === idRoot || parents.has(idChild)) continue;
        parents.set(idChild, idNode);
        next.add(idChild);
      }
    }
    wanted = [...next];
  }
  return { rows, parents, blocks };
}

function bare(row: ElementRow, title: string, state: CourseElement['state']): CourseElement {
  return { row, title, state, content: null, contentEnrollment: null, evaluation: null };
}

function withContent(
  row: ElementRow,
  content: ContentSummary | undefined,
  enrollment: CourseElement['contentEnrollment'],
): CourseElement[] {
  if (!content) return [];
  const state = contentState(enrollment, content.idContentType);
  return [{ ...bare(row, row.title || content.title, state), content, contentEnrollment: enrollment }];
}

function withEvaluation(row: ElementRow, evaluation: CourseEvaluation | undefined): CourseElement[] {
  if (!evaluation) return [];
  return [{ ...bare(row, row.title || evaluation.title, evaluationState(evaluation)), evaluation }];
}
