import { toJson } from '../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { EvaluationFile, QuestionFile } from './evaluations-file.schema.ts';
import { questionParts } from './question-file.rules.ts';

/**
 * Updates evaluations from a file. Rows keep their ids; entries that the file no longer has are retired, not deleted.
 */
export function evaluationWriter(db: TenantDb) {
  return {
    async write(evaluation: EvaluationFile): Promise<number> {
      const idEvaluation = await writeEvaluation(db, evaluation);
      await db
        .updateTable('questions')
        .set({ active: false })
        .where('id_evaluation', '=', idEvaluation)
        .where(
          'key',
          'not in',
          evaluation.questions.map((question) => question.key),
        )
        .execute();
      for (const [index, question] of evaluation.questions.entries()) {
        await writeParts(db, await writeQuestion(db, idEvaluation, index + 1, question), question);
      }
      return idEvaluation;
    },
  };
}

async function writeEvaluation(db: TenantDb, evaluation: EvaluationFile): Promise<number> {
  const values = {
    evaluation_type: evaluation.type,
    title: evaluation.title,
    description: evaluation.description,
    mastery_score: evaluation.masteryScore,
    max_tries: evaluation.maxTries,
    parameters: toJson(evaluation.parameters),
  };
  const { id_evaluation } = await db
    .insertInto('evaluations')
    .values({ ...values, key: evaluation.key })
    .onConflict((conflict) => conflict.columns(['key']).doUpdateSet(values))
    .returning('id_evaluation')
    .executeTakeFirstOrThrow();
  return id_evaluation;
}

async function writeQuestion(
  db: TenantDb,
  idEvaluation: number,
  position: number,
  question: QuestionFile,
): Promise<number> {
  const values = {
    position,
    question_type: question.type,
    statement: question.statement,
    mandatory: question.mandatory,
    active: true,
  };
  const { id_question } = await db
    .insertInto('questions')
    .values({ ...values, id_evaluation: idEvaluation, key: question.key })
    .onConflict((conflict) => conflict.columns(['id_evaluation', 'key']).doUpdateSet(values))
    .returning('id_question')
    .executeTakeFirstOrThrow();
  return id_question;
}

async function writeParts(db: TenantDb, idQuestion: number, question: QuestionFile): Promise<void> {
  const { options, optionAnswers, scales } = questionParts(question);
  const idOfMatch = new Map<string, number>();
  for (const [index, description] of optionAnswers.entries()) {
    const { id_question_option_answer } = await db
      .insertInto('question_option_answers')
      .values({ id_question: idQuestion, position: index + 1, description })
      .onConflict((conflict) =>
        conflict.columns(['id_question', 'position']).doUpdateSet({ description, active: true }),
      )
      .returning('id_question_option_answer')
      .executeTakeFirstOrThrow();
    idOfMatch.set(description, id_question_option_answer);
  }
  for (const [index, option] of options.entries()) {
    const values = {
      description: option.description,
      correct: option.correct,
      id_correct_answer: option.match === null ? null : (idOfMatch.get(option.match) ?? null),
      active: true,
    };
    await db
      .insertInto('question_options')
      .values({ ...values, id_question: idQuestion, position: index + 1 })
      .onConflict((conflict) => conflict.columns(['id_question', 'position']).doUpdateSet(values))
      .execute();
  }
  for (const [index, title] of scales.entries()) {
    await db
      .insertInto('question_scales')
      .values({ id_question: idQuestion, position: index + 1, title })
      .onConflict((conflict) => conflict.columns(['id_question', 'position']).doUpdateSet({ title, active: true }))
      .execute();
  }
  await retireBeyond(db, idQuestion, {
    options: options.length,
    optionAnswers: optionAnswers.length,
    scales: scales.length,
  });
}

interface PartCounts {
  readonly options: number;
  readonly optionAnswers: number;
  readonly scales: number;
}

async function retireBeyond(db: TenantDb, idQuestion: number, counts: PartCounts): Promise<void> {
  const retired = { active: false };
  await db
    .updateTable('question_options')
    .set(retired)
    .where('id_question', '=', idQuestion)
    .where('position', '>', counts.options)
    .execute();
  await db
    .updateTable('question_option_answers')
    .set(retired)
    .where('id_question', '=', idQuestion)
    .where('position', '>', counts.optionAnswers)
    .execute();
  await db
    .updateTable('question_scales')
    .set(retired)
    .where('id_question', '=', idQuestion)
    .where('position', '>', counts.scales)
    .execute();
}
