import type { SelectQueryBuilder } from 'kysely';
import type { TenantTables } from '../../platform/database/database.tables.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { KnownQuestion } from './question.types.ts';

/** Repository of the tenant's evaluations. */
export function evaluations(db: TenantDb) {
  const ofTenant = () => db.selectFrom('evaluations').selectAll();

  return {
    find: (idEvaluation: number) => ofTenant().where('id_evaluation', '=', idEvaluation).executeTakeFirst(),

    list: (ids: readonly number[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : ofTenant()
            .where('id_evaluation', 'in', [...ids])
            .execute(),
  };
}

export type EvaluationRow = NonNullable<Awaited<ReturnType<ReturnType<typeof evaluations>['find']>>>;

/**
 * Returns the questions of one evaluation in order, including retired ones, because an open questionnaire may still ask
 * them.
 */
export async function questionsOf(db: TenantDb, idEvaluation: number): Promise<KnownQuestion[]> {
  const own = db.selectFrom('questions').where('id_evaluation', '=', idEvaluation);
  const ids = own.select('id_question');
  const [questions, options, optionAnswers, scales] = await Promise.all([
    own.selectAll().orderBy('position').execute(),
    optionsOf(db, ids),
    optionAnswersOf(db, ids),
    scalesOf(db, ids),
  ]);
  return questions.map((question) => ({
    idQuestion: question.id_question,
    questionType: question.question_type,
    statement: question.statement,
    mandatory: question.mandatory,
    active: question.active,
    options: options
      .filter((row) => row.id_question === question.id_question)
      .map((row) => ({
        id: row.id_question_option,
        description: row.description,
        correct: row.correct,
        idCorrectAnswer: row.id_correct_answer,
      })),
    optionAnswers: optionAnswers
      .filter((row) => row.id_question === question.id_question)
      .map((row) => ({ id: row.id_question_option_answer, description: row.description })),
    scales: scales
      .filter((row) => row.id_question === question.id_question)
      .map((row) => ({ id: row.id_question_scale, title: row.title })),
  }));
}

type QuestionIds = SelectQueryBuilder<TenantTables, 'questions', { id_question: number }>;

function optionsOf(db: TenantDb, questions: QuestionIds) {
  return db
    .selectFrom('question_options')
    .selectAll()
    .where('id_question', 'in', questions)
    .where('active', '=', true)
    .orderBy('position')
    .execute();
}

function optionAnswersOf(db: TenantDb, questions: QuestionIds) {
  return db
    .selectFrom('question_option_answers')
    .selectAll()
    .where('id_question', 'in', questions)
    .where('active', '=', true)
    .orderBy('position')
    .execute();
}

function scalesOf(db: TenantDb, questions: QuestionIds) {
  return db
    .selectFrom('question_scales')
    .selectAll()
    .where('id_question', 'in', questions)
    .where('active', '=', true)
    .orderBy('position')
    .execute();
}
