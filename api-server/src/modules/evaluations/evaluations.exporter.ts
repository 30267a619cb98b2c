import type { Selectable } from 'kysely';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { ExportContext, ExportedDocument } from '../../platform/importing/exporter.port.ts';
import { lean } from '../../platform/importing/lean.rules.ts';
import type {
  QuestionOptionAnswersTable,
  QuestionOptionsTable,
  QuestionScalesTable,
  QuestionsTable,
} from './evaluations.tables.ts';

/** Rows of the active questions, by what they belong to. */
interface Rows {
  readonly questions: ReadonlyMap<number, readonly Selectable<QuestionsTable>[]>;
  readonly options: ReadonlyMap<number, readonly Selectable<QuestionOptionsTable>[]>;
  readonly answers: ReadonlyMap<number, Selectable<QuestionOptionAnswersTable>>;
  readonly scales: ReadonlyMap<number, readonly Selectable<QuestionScalesTable>[]>;
}

/** Returns `evaluations.yaml`: the evaluations with the questions that are in use. */
export async function exportEvaluations(db: TenantDb, context: ExportContext): Promise<readonly ExportedDocument[]> {
  const evaluations = await db.selectFrom('evaluations').selectAll().orderBy('id_evaluation').execute();
  for (const { id_evaluation: id, key } of evaluations) context.register('evaluations', id, key);
  const rows = await activeRows(db);
  const used = evaluations.filter(({ id_evaluation: id }) => rows.questions.has(id));
  if (used.length === 0) return [];
  const things = used.map((evaluation) => ({
    key: evaluation.key,
    type: evaluation.evaluation_type,
    title: evaluation.title,
    ...lean(
      {
        description: evaluation.description,
        masteryScore: evaluation.mastery_score,
        maxTries: evaluation.max_tries,
        parameters: lean(evaluation.parameters, usualParameters),
      },
      { masteryScore: 0, parameters: {} },
    ),
    questions: (rows.questions.get(evaluation.id_evaluation) ?? []).map((question) => questionOf(question, rows)),
  }));
  const lists = { evaluations: { kind: 'evaluation' as const, things } };
  return [{ path: 'evaluations.yaml', kind: 'evaluation', fields: {}, lists }];
}

const usualParameters = {
  pauseOnLeave: 1,
  lockNavigation: 0,
  showResponseSummary: 0,
  summaryAfterLastTry: 1,
  shuffleOptions: 0,
  lockAfterApproval: 0,
} as const;

async function activeRows(db: TenantDb): Promise<Rows> {
  const questions = await db
    .selectFrom('questions')
    .selectAll()
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  const options = await db
    .selectFrom('question_options')
    .selectAll()
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  const answers = await db.selectFrom('question_option_answers').selectAll().where('active', '=', true).execute();
  const scales = await db
    .selectFrom('question_scales')
    .selectAll()
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  return {
    questions: Map.groupBy(questions, (row) => row.id_evaluation),
    options: Map.groupBy(options, (row) => row.id_question),
    answers: new Map(answers.map((row) => [row.id_question_option_answer, row])),
    scales: Map.groupBy(scales, (row) => row.id_question),
  };
}

function questionOf(question: Selectable<QuestionsTable>, rows: Rows): object {
  return {
    key: question.key,
    type: question.question_type,
    statement: question.statement,
    ...lean({ mandatory: question.mandatory }, { mandatory: true }),
    ...partsOf(question, rows),
  };
}

/** Returns what a question has besides its statement, in the form of its type. */
function partsOf({ id_question: id, question_type: type }: Selectable<QuestionsTable>, rows: Rows): object {
  const options = rows.options.get(id) ?? [];
  const scales = (rows.scales.get(id) ?? []).map(({ title }) => title);
  switch (type) {
    case 'SINGLE_OPTION':
    case 'MULTI_OPTION':
      return {
        options: options.map(({ description: text, correct }) => ({ text, ...lean({ correct }, { correct: false }) })),
      };
    case 'TRUE_OR_FALSE':
      return { answer: options[0]?.correct ?? false };
    case 'CORRELATE':
      return {
        pairs: options.map(({ description: text, id_correct_answer: idAnswer }) => ({
          text,
          match: idAnswer === null ? '' : (rows.answers.get(idAnswer)?.description ?? ''),
        })),
      };
    case 'LIKERT_SCALE':
      return { scales };
    case 'MULTI_LIKERT_SCALE':
      return { options: options.map(({ description }) => description), scales };
    case 'SINGLE_OPTION_COMMENT':
      return { options: options.map(({ description }) => description) };
    case 'COMMENT':
      return {};
  }
}
