import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../platform/errors.ts';
import { evaluations, questionsOf } from './evaluation.repository.ts';
import type { EvaluationRow } from './evaluation.repository.ts';
import { impactAt } from './impact-access.policy.ts';
import type { ImpactEvaluationRow } from './impact-evaluation.repository.ts';
import type { KnownQuestion } from './question.types.ts';
import { answersOf, questionnaires } from './questionnaire.repository.ts';
import type { AnswerRow, QuestionnaireAddress, QuestionnaireRow } from './questionnaire.repository.ts';

/** Answer with its question. */
export interface QuestionWithAnswer {
  readonly answer: AnswerRow;
  readonly question: KnownQuestion;
}

/** Questionnaire with all the data to present, answer or grade it. */
export interface LoadedQuestionnaire {
  readonly evaluation: EvaluationRow;
  readonly questionnaire: QuestionnaireRow;
  readonly questions: readonly QuestionWithAnswer[];
  /** Set when the questionnaire belongs to a training. */
  readonly impact: ImpactEvaluationRow | null;
}

/** Loads and locks the learner's own questionnaire for this transaction. Answers 404 for anybody else's. */
export async function lockOwnQuestionnaire(
  db: TenantDb,
  address: QuestionnaireAddress,
  viewer: { readonly idUser: number },
): Promise<LoadedQuestionnaire> {
  if (address.idUser !== viewer.idUser) throw notFound();
  const questionnaire = await questionnaires(db).lockForUpdate(address);
  if (!questionnaire) throw notFound();
  const loaded = await loadQuestionnaire(db, questionnaire);
  // The learner has another leader now, or another person has answered.
  if (loaded.impact && loaded.impact.id_answerer !== viewer.idUser) throw notFound();
  return loaded;
}

export async function loadQuestionnaire(db: TenantDb, questionnaire: QuestionnaireRow): Promise<LoadedQuestionnaire> {
  const [evaluation, known, answers] = await Promise.all([
    evaluations(db).find(questionnaire.id_evaluation),
    questionsOf(db, questionnaire.id_evaluation),
    answersOf(db, questionnaire.id_questionnaire).list(),
  ]);
  if (!evaluation) throw notFound();
  const questionsById = new Map(known.map((question) => [question.idQuestion, question]));
  const questions = answers.flatMap((answer) => {
    const question = questionsById.get(answer.id_question);
    return question ? [{ answer, question }] : [];
  });
  const impact = await impactAt(db, evaluation.evaluation_type, {
    idEnrollment: questionnaire.id_enrollment,
    idEvaluation: evaluation.id_evaluation,
  });
  return { evaluation, questionnaire, questions, impact };
}

/** Returns whether the questions may be answered: those of a knowledge evaluation only once its player was opened. */
export function isOpened({ evaluation, questionnaire }: LoadedQuestionnaire): boolean {
  return evaluation.evaluation_type !== 'KNOWLEDGE' || questionnaire.opened_at !== null;
}
