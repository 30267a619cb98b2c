import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import type { EvaluationPlace, EvaluationVisit, FinishedEvaluation } from '../../evaluations/index.ts';
import { elementsOf, preTestsOf } from '../core/course.rules.ts';
import type { CourseNode } from '../core/course.rules.ts';
import { enterNode, firstOpen, ownCourse } from './open-item.service.ts';
import { rollUpFrom } from './report-progress.service.ts';

/** Returns the place of the evaluation in the person's training if it is open. Enters its node when necessary. */
export async function placeOfEvaluation(
  db: TenantDb,
  { idUser, idEnrollment, idNodeEnrollment, idEvaluation, questionnaireType, now }: EvaluationVisit,
): Promise<EvaluationPlace> {
  const course = await ownCourse(db, { idUser, idEnrollment, now });
  const askingElements = (node: CourseNode) =>
    (questionnaireType === 'PRE_TEST' ? preTestsOf(node) : elementsOf(node)).filter(
      (element) => element.row.id_evaluation === idEvaluation,
    );
  const holders = [...course.nodes.values()].filter(
    (node) =>
      (idNodeEnrollment === null || node.nodeEnrollment?.id_node_enrollment === idNodeEnrollment) &&
      askingElements(node).length > 0,
  );
  const [node] = holders;
  if (!node) throw notFound();
  firstOpen(course, node, askingElements(node), now);
  const entered = node.nodeEnrollment ?? (await enterNode(db, course, node, now));
  return { idNodeEnrollment: entered.id_node_enrollment, nodeTitle: course.root.row.title };
}

/** Counts a finished evaluation in its training. Pre-tests and impact evaluations are not part of it. */
export async function countEvaluation(
  db: TenantDb,
  { idUser, idEnrollment, idEvaluation, questionnaireType, followsTraining, now }: FinishedEvaluation,
): Promise<void> {
  if (questionnaireType === 'PRE_TEST' || followsTraining) return;
  const own = { idUser, idEnrollment, now };
  let course = await ownCourse(db, own, true);
  const holders = [...course.nodes.values()].filter(
    (node) =>
      node.nodeEnrollment !== null && elementsOf(node).some((element) => element.row.id_evaluation === idEvaluation),
  );
  for (const [index, { row }] of holders.entries()) {
    // The previous node has changed the training.
    if (index > 0) course = await ownCourse(db, own);
    const node = course.nodes.get(row.id_node);
    if (node) await rollUpFrom(db, course, node, now);
  }
}
