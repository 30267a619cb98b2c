import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { notFound } from '../../platform/errors.ts';
import { onEvaluationFinished, registerEvaluationAccess } from '../evaluations/index.ts';
import type { EvaluationPlace, EvaluationVisit, FinishedEvaluation } from '../evaluations/index.ts';
import { elementsOf } from './course.ts';
import { enterNode, firstOpen, ownCourse } from './open-item.service.ts';
import { rollUpFrom } from './report-progress.service.ts';

/** Tells the evaluations module who may take what, and learns from it what was finished. Called once, at the start. */
export function joinEvaluations(): void {
  registerEvaluationAccess(placeOfEvaluation);
  onEvaluationFinished(countEvaluation);
}

/** Where in the person's training the evaluation is, if it is open; entering its node when they haven't yet. */
async function placeOfEvaluation(db: TenantDb, { idUser, idEnrollment, idNodeEnrollment, idEvaluation, now }: EvaluationVisit): Promise<EvaluationPlace> {
  const course = await ownCourse(db, { idUser, idEnrollment, now });
  const holders = [...course.nodes.values()].filter(
    (node) =>
      (idNodeEnrollment === null || node.nodeEnrollment?.id_node_enrollment === idNodeEnrollment) &&
      elementsOf(node).some((element) => element.row.id_evaluation === idEvaluation),
  );
  const [node] = holders;
  if (!node) throw notFound();
  firstOpen(course, node, elementsOf(node).filter((element) => element.row.id_evaluation === idEvaluation), now);
  const entered = node.nodeEnrollment ?? (await enterNode(db, course, node, now));
  return { idNodeEnrollment: entered.id_node_enrollment, nodeTitle: course.root.row.title };
}

/** A pre-test opens the door to a training; it is no part of it. */
async function countEvaluation(db: TenantDb, { idUser, idEnrollment, idEvaluation, questionnaireType, now }: FinishedEvaluation): Promise<void> {
  if (questionnaireType === 'PRE_TEST') return;
  const course = await ownCourse(db, { idUser, idEnrollment, now });
  const holders = [...course.nodes.values()].filter(
    (node) => node.nodeEnrollment !== null && elementsOf(node).some((element) => element.row.id_evaluation === idEvaluation),
  );
  for (const node of holders) await rollUpFrom(db, course, node, now);
}
