import type { TenantDb } from '../../../platform/database/tenant-db.ts';
import { notFound } from '../../../platform/errors.ts';
import { onEvaluationFinished, registerEvaluationAccess } from '../../evaluations/index.ts';
import type { EvaluationPlace, EvaluationVisit, FinishedEvaluation } from '../../evaluations/index.ts';
import { elementsOf, preTestsOf } from '../core/course.rules.ts';
import type { CourseNode } from '../core/course.rules.ts';
import { enterNode, firstOpen, ownCourse } from './open-item.service.ts';
import { rollUpFrom } from './report-progress.service.ts';

/** Tells the evaluations module who may take what, and learns from it what was finished. Called once, at the start. */
export function joinEvaluations(): void {
  registerEvaluationAccess(placeOfEvaluation);
  onEvaluationFinished(countEvaluation);
}

/** Where in the person's training the evaluation is, if it is open; entering its node when they haven't yet. */
async function placeOfEvaluation(
  db: TenantDb,
  { idUser, idEnrollment, idNodeEnrollment, idEvaluation, questionnaireType, now }: EvaluationVisit,
): Promise<EvaluationPlace> {
  const course = await ownCourse(db, { idUser, idEnrollment, now });
  const asked = (node: CourseNode) =>
    (questionnaireType === 'PRE_TEST' ? preTestsOf(node) : elementsOf(node)).filter(
      (element) => element.row.id_evaluation === idEvaluation,
    );
  const holders = [...course.nodes.values()].filter(
    (node) =>
      (idNodeEnrollment === null || node.nodeEnrollment?.id_node_enrollment === idNodeEnrollment) &&
      asked(node).length > 0,
  );
  const [node] = holders;
  if (!node) throw notFound();
  firstOpen(course, node, asked(node), now);
  const entered = node.nodeEnrollment ?? (await enterNode(db, course, node, now));
  return { idNodeEnrollment: entered.id_node_enrollment, nodeTitle: course.root.row.title };
}

/** A pre-test opens the door to a training, an impact evaluation comes after it, often from another person; neither is part of it. */
async function countEvaluation(
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
    // The node before this one has moved the training on.
    if (index > 0) course = await ownCourse(db, own);
    const node = course.nodes.get(row.id_node);
    if (node) await rollUpFrom(db, course, node, now);
  }
}
