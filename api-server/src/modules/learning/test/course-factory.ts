import type { ElementType } from '@shared-kit/contracts/learning';
import type {
  Course,
  CourseElement,
  CourseNode,
  ElementState,
  EnrollmentRow,
  NodeRow,
  TeamRow,
} from '../core/course.rules.ts';

export const open: ElementState = {
  status: 'NOT_ATTEMPTED',
  progress: 0,
  isDone: false,
  isSettled: false,
  grade: null,
};
export const done: ElementState = { status: 'COMPLETED', progress: 100, isDone: true, isSettled: true, grade: null };

let nextId = 1000;

export function anElement(
  elementType: ElementType,
  title: string,
  state: ElementState,
  idNode: number | null = null,
  mandatory = false,
): CourseElement {
  const id = nextId++;
  return {
    row: {
      id_element: id,
      id_block: 1,
      position: id,
      element_type: elementType,
      id_node: idNode,
      id_content_item: elementType === 'CONTENT' ? id : null,
      id_evaluation: elementType === 'EVALUATION' ? id : null,
      mandatory,
      title,
      description: '',
      image: '',
      mobile_image: '',
      link: '',
    },
    title,
    state,
    content: null,
    contentEnrollment: null,
    evaluation: null,
  };
}

interface NodeOptions {
  sequential?: boolean;
  idParent?: number;
  row?: Partial<NodeRow>;
}

export function aNode(
  idNode: number,
  { sequential = false, idParent, row = {} }: NodeOptions,
  elements: CourseElement[],
): CourseNode {
  return {
    row: {
      id_node: idNode,
      node_code: `no-${idNode}`,
      id_parent: null,
      position: 1,
      node_type: 'LEARNING',
      status: 'PUBLISHED',
      title: `Nó ${idNode}`,
      short_title: '',
      description: '',
      label: '',
      image: '',
      mobile_image: '',
      workload: '',
      duration: null,
      syllabus: '',
      is_home: false,
      active: true,
      visibility: true,
      entry_point: true,
      self_enrollment: false,
      valid_months: null,
      audience: '',
      shareable: false,
      allow_comments: false,
      comments_label: '',
      departments: null,
      search_text: '',
      views: 0,
      edited_fields: [],
      ...row,
    },
    idParent: idParent ?? null,
    nodeEnrollment: null,
    blocks: [
      {
        row: {
          id_block: idNode,
          id_node: idNode,
          position: 1,
          block_type: 'List',
          title: '',
          text: '',
          sequential,
          parameters: {},
        },
        elements,
      },
    ],
  };
}

/** Returns a course of these nodes; the first one is the training. */
export function aCourse(
  nodes: CourseNode[],
  changes: { enrollment?: Partial<EnrollmentRow>; team?: Partial<TeamRow> } = {},
): Course {
  const [root] = nodes;
  if (!root) throw new Error('a course needs a node');
  return {
    enrollment: {
      id_enrollment: 1,
      id_user: 1,
      id_node: root.row.id_node,
      id_team: 1,
      status: 'IN_PROGRESS',
      progress: 0,
      grade: null,
      enrolled_at: new Date('2026-11-01T12:00:00Z'),
      expires_at: null,
      valid_until: null,
      earned_certificate: null,
      start_date: null,
      finish_date: null,
      last_access_date: null,
      ...changes.enrollment,
    },
    team: {
      id_team: 1,
      key: 'turma',
      id_node: root.row.id_node,
      name: 'Turma',
      description: '',
      duration: null,
      initial_date: null,
      final_date: null,
      capacity: null,
      seats_taken: 0,
      need_approval: false,
      min_attendance: null,
      allow_reenrollment: false,
      allow_access_upon_completion: true,
      id_certificate: null,
      enable_certificate_for_children: false,
      allow_comments: false,
      comments_label: '',
      comment_is_mandatory: false,
      comment_title: '',
      comment_instruction: '',
      comment_min_words: 0,
      comment_min_count: 0,
      enrol_from: null,
      enrol_until: null,
      modality: 'NONE',
      place: '',
      closed_at: null,
      edited_fields: [],
      ...changes.team,
    },
    isOpenForImpact: false,
    learner: { idUser: 1, department: 'Operações' },
    participation: null,
    root,
    nodes: new Map(nodes.map((node) => [node.row.id_node, node])),
  };
}
