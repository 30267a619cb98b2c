import { findPerson } from '../../identity/index.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import { contentSummaries } from '../../content/index.ts';
import type { ContentSummary } from '../../content/index.ts';
import { participationOf } from '../classes/participation.repository.ts';
import { certificateIn } from '../core/earned-certificate.rules.ts';
import { PRE_TEST_BLOCK } from '../core/course.rules.ts';
import type {
  BlockRow,
  ContentEnrollmentRow,
  Course,
  CourseBlock,
  CourseElement,
  CourseEvaluation,
  CourseNode,
  ElementRow,
  EnrollmentRow,
  NodeEnrollmentRow,
  NodeRow,
} from '../core/course.rules.ts';
import { courseEvaluations } from '../training-evaluations/course-evaluations.service.ts';
import { contentState, evaluationState, imageState, nodeState } from '../core/element-state.rules.ts';
import { contentEnrollments, nodeEnrollments } from '../enrolment/enrollment.repository.ts';
import { isOpenForImpact } from '../training-evaluations/impact-of-training.service.ts';
import { loadTrainingTree, parentsBelow } from '../training-tree/load-training-tree.service.ts';
import type { TrainingTree } from '../training-tree/load-training-tree.service.ts';
import { teams } from '../classes/team.repository.ts';

/** Loads a training with all its elements and the learner's progress. */
export async function loadCourse(db: TenantDb, enrollment: EnrollmentRow, now: Date): Promise<Course> {
  const course = (await loadCourses(db, [enrollment], now)).get(enrollment.id_enrollment);
  if (!course) throw notFound();
  return course;
}

/**
 * Loads trainings of one learner, by enrolment. Uses a fixed number of queries per level of the deepest one. Omits
 * enrolments in deleted nodes.
 */
export async function loadCourses(
  db: TenantDb,
  enrollments: readonly EnrollmentRow[],
  now: Date,
): Promise<ReadonlyMap<number, Course>> {
  const [first] = enrollments;
  if (!first) return new Map();
  const ids = enrollments.map((row) => row.id_enrollment);
  const [tree, learner, ownTeams, opened, begun] = await Promise.all([
    loadTrainingTree(
      db,
      enrollments.map((row) => row.id_node),
    ),
    findPerson(db, first.id_user),
    teams(db).list(enrollments.flatMap((row) => row.id_team ?? [])),
    nodeEnrollments(db).ofEnrollments(ids),
    contentEnrollments(db).ofEnrollments(ids),
  ]);
  const conditionsOf = async (enrollment: EnrollmentRow) => {
    const row = ownTeams.find(({ id_team }) => id_team === enrollment.id_team);
    const team = row ? { ...row, id_certificate: certificateIn(enrollment, row) } : null;
    const [participation, isOpen] = await Promise.all([
      team && participationOf(db, enrollment.id_enrollment, team),
      isOpenForImpact(db, enrollment, team, now),
    ]);
    return { enrollment, team, participation, isOpenForImpact: isOpen };
  };
  const [present, conditions] = await Promise.all([
    loadElements(db, { enrollments, tree, opened, begun, now }),
    Promise.all(enrollments.map(conditionsOf)),
  ]);
  return new Map(
    conditions.flatMap((own): [number, Course][] => {
      const nodesOfCourse = present(own.enrollment);
      const root = nodesOfCourse.get(own.enrollment.id_node);
      if (!root) return [];
      const { id_user: idUser, department } = learner;
      return [[own.enrollment.id_enrollment, { ...own, learner: { idUser, department }, root, nodes: nodesOfCourse }]];
    }),
  );
}

interface ElementsQuery {
  readonly enrollments: readonly EnrollmentRow[];
  readonly tree: TrainingTree;
  readonly opened: readonly NodeEnrollmentRow[];
  readonly begun: readonly ContentEnrollmentRow[];
  readonly now: Date;
}

/** Loads the elements of trainings with the learner's progress. Returns a function for the nodes of one of them. */
async function loadElements(
  db: TenantDb,
  { enrollments, tree, opened, begun, now }: ElementsQuery,
): Promise<(enrollment: EnrollmentRow) => ReadonlyMap<number, CourseNode>> {
  const blocks = [...tree.blocks.values()].flat();
  const elements = blocks.flatMap((block) => block.elements);
  const [summaries, evaluationOf] = await Promise.all([
    contentSummaries(db, [...new Set(elements.flatMap((row) => row.id_content_item ?? []))]),
    courseEvaluations(db, { enrollments, ids: elements.flatMap((row) => row.id_evaluation ?? []), now }),
  ]);
  const contents = new Map(summaries.map((content) => [content.idContentItem, content]));
  const preTestIds = blocks.flatMap(({ row, elements: listed }) =>
    row.block_type === PRE_TEST_BLOCK ? listed.flatMap((one) => one.id_evaluation ?? []) : [],
  );
  // After the others, because both finish evaluations whose time is over.
  const preTestOf = await courseEvaluations(db, { enrollments, ids: preTestIds, arePreTests: true, now });
  const openedByPlace = new Map(opened.map((row) => [`${row.id_enrollment}/${row.id_node}`, row]));
  const begunByPlace = new Map(begun.map((row) => [`${row.id_node_enrollment}/${row.id_content_item}`, row]));

  return ({ id_enrollment: idEnrollment, id_node: idRoot }) => {
    const openedNode = (idNode: number) => openedByPlace.get(`${idEnrollment}/${idNode}`) ?? null;
    const present = (owner: NodeRow, block: BlockRow, row: ElementRow): CourseElement[] => {
      const place = `${openedNode(owner.id_node)?.id_node_enrollment}/${row.id_content_item}`;
      if (row.element_type === 'IMAGE') return [bare(row, row.title, imageState)];
      if (row.id_node !== null) {
        const target = tree.rows.get(row.id_node);
        return target ? [bare(row, row.title || target.title, nodeState(openedNode(row.id_node)))] : [];
      }
      if (row.id_content_item !== null)
        return withContent(row, contents.get(row.id_content_item), begunByPlace.get(place) ?? null);
      const find = block.block_type === PRE_TEST_BLOCK ? preTestOf : evaluationOf;
      return row.id_evaluation === null ? [] : withEvaluation(row, find(idEnrollment, row.id_evaluation));
    };
    return new Map(
      [...parentsBelow(tree, idRoot)].flatMap(([idNode, idParent]): [number, CourseNode][] => {
        const row = tree.rows.get(idNode);
        if (!row) return [];
        const own = (tree.blocks.get(idNode) ?? []).map((block): CourseBlock => ({
          row: block.row,
          elements: block.elements.flatMap((element) => present(row, block.row, element)),
        }));
        return [[idNode, { row, idParent, nodeEnrollment: openedNode(idNode), blocks: own }]];
      }),
    );
  };
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
