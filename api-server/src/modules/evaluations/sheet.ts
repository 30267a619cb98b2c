import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { notFound } from '../../platform/errors.ts';
import { evaluations, questionsOf } from './evaluation.repository.ts';
import type { EvaluationRow } from './evaluation.repository.ts';
import { impactAt } from './impact-access.ts';
import type { ImpactEvaluationRow } from './impact-evaluation.repository.ts';
import type { KnownQuestion } from './question.ts';
import { answersOf, questionnaires } from './questionnaire.repository.ts';
import type { AnswerRow, QuestionnaireAddress, QuestionnaireRow } from './questionnaire.repository.ts';

/** Answer with its question. */
export interface AskedQuestion {
  readonly answer: AnswerRow;
  readonly question: KnownQuestion;
}

/** Questionnaire with all the data to present, answer or grade it. */
export interface Sheet {
  readonly evaluation: EvaluationRow;
  readonly questionnaire: QuestionnaireRow;
  readonly asked: readonly AskedQuestion[];
  /** Set when it follows a training. */
  readonly impact: ImpactEvaluationRow | null;
}

/** Loads and locks the learner's own questionnaire for this transaction. Answers 404 for anybody else's. */
export async function takeSheet(
  db: TenantDb,
  address: QuestionnaireAddress,
  viewer: { readonly idUser: number },
): Promise<Sheet> {
  if (address.idUser !== viewer.idUser) throw notFound();
  const questionnaire = await questionnaires(db).take(address);
  if (!questionnaire) throw notFound();
  const sheet = await sheetOf(db, questionnaire);
  // The learner has another leader now, or another person has answered.
  if (sheet.impact && sheet.impact.id_answerer !== viewer.idUser) throw notFound();
  return sheet;
}

export async function sheetOf(db: TenantDb, questionnaire: QuestionnaireRow): Promise<Sheet> {
  const evaluation = await evaluations(db).find(questionnaire.id_evaluation);
  if (!evaluation) throw notFound();
  const questions = new Map(
    (await questionsOf(db, evaluation.id_evaluation)).map((question) => [question.idQuestion, question]),
  );
  const answers = await answersOf(db, questionnaire.id_questionnaire).list();
  const asked = answers.flatMap((answer) => {
    const question = questions.get(answer.id_question);
    return question ? [{ answer, question }] : [];
  });
  const impact = await impactAt(db, evaluation.evaluation_type, {
    idEnrollment: questionnaire.id_enrollment,
    idEvaluation: evaluation.id_evaluation,
  });
  return { evaluation, questionnaire, asked, impact };
}

/** Returns whether the questions are readable: those of a knowledge evaluation only once its clock runs. */
export function isOpened({ evaluation, questionnaire }: Sheet): boolean {
  return evaluation.evaluation_type !== 'KNOWLEDGE' || questionnaire.opened_at !== null;
}
