import type { AnswerItem, Evaluation } from '@shared-kit/contracts/evaluations';
import { getQuestionnaire, saveAnswer, saveTime, startQuestionnaire } from '@shared-kit/contracts/evaluations';
import { enrol, makeTraining } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type * as z from 'zod/mini';
import { evaluationWriter } from '../evaluation-writer.repository.ts';
import { evaluationsFile } from '../evaluations-file.schema.ts';

type FileInput = z.input<typeof evaluationsFile>['evaluations'][number];

/** Three questions of two types, as an implementer writes them. */
export const knowledge: FileInput = {
  key: 'prova',
  type: 'KNOWLEDGE',
  title: 'Prova de segurança',
  masteryScore: 60,
  parameters: { timeLimit: 600, maxTries: 2, lockNavigation: 1, showResponseSummary: 1, summaryAfterLastTry: 0 },
  questions: [
    {
      key: 'q1',
      type: 'SINGLE_OPTION',
      statement: 'Quanto é 2 + 2?',
      options: [{ text: '3' }, { text: '4', correct: true }],
    },
    {
      key: 'q2',
      type: 'MULTI_OPTION',
      statement: 'Quais são pares?',
      options: [{ text: '2', correct: true }, { text: '3' }, { text: '4', correct: true }],
    },
    { key: 'q3', type: 'TRUE_OR_FALSE', statement: 'Água ferve a 100 °C ao nível do mar.', answer: true },
  ],
};

export async function makeEvaluation(
  app: TestApp,
  input: Partial<FileInput> = {},
  tenant: TestTenant = app.tenant,
): Promise<number> {
  const file = evaluationsFile.parse({
    evaluations: [{ ...knowledge, key: `prova-${Math.random().toString(36).slice(2)}`, ...input }],
  });
  const [evaluation] = file.evaluations;
  if (!evaluation) throw new Error('no evaluation');
  return withTenant(app.platform.database.db, tenant.idApp, (db) => evaluationWriter(db).write(evaluation));
}

export interface TestAttempt {
  readonly app: TestApp;
  readonly user: TestUser;
  readonly params: { idUser: number; idEnrollment: number; idEvaluation: number; idQuestionnaire: number };
}

type StartedType = 'KNOWLEDGE' | 'PRE_TEST' | 'REACTION';

/** Starts a questionnaire in an enrolment of its own; the player is not open yet. */
export async function startAttempt(
  app: TestApp,
  idEvaluation: number,
  user: TestUser = app.user,
  questionnaireType: StartedType = 'KNOWLEDGE',
): Promise<TestAttempt> {
  const training = await makeTraining(app, {
    evaluations: [idEvaluation],
    arePreTests: questionnaireType === 'PRE_TEST',
    title: 'NR-10',
  });
  const params = { idUser: user.idUser, idEnrollment: await enrol(app, training, user), idEvaluation };
  const { idQuestionnaire } = await app.ok(startQuestionnaire, { params, body: { questionnaireType } }, { as: user });
  return { app, user, params: { ...params, idQuestionnaire } };
}

export function beat({ app, user, params }: TestAttempt, timeLeft: number | null = null, paused = false) {
  return app.ok(saveTime, { params, body: { timeLeft, paused } }, { as: user });
}

/** Continues in a page that was opened anew. */
export function resume({ app, user, params }: TestAttempt) {
  return app.ok(saveTime, { params, body: { timeLeft: null, resumed: true } }, { as: user });
}

export function read({ app, user, params }: TestAttempt): Promise<Evaluation> {
  return app.ok(getQuestionnaire, { params }, { as: user });
}

let sequence = 0;

export function answer(
  { app, user, params }: TestAttempt,
  idAnswer: number,
  answerData: AnswerItem[],
  more: { writer?: string; sequence?: number; answerText?: string } = {},
) {
  sequence += 1;
  return app.ok(
    saveAnswer,
    { params: { ...params, idAnswer }, body: { answerData, writer: 'aba-1', sequence, ...more } },
    { as: user },
  );
}

/** Returns the ids of options by their text, for the question at a position (from 0). */
export function choose(
  evaluation: Evaluation,
  index: number,
  ...texts: string[]
): { idAnswer: number; answerData: AnswerItem[] } {
  const found = evaluation.answers[index];
  if (!found) throw new Error(`no question ${index}`);
  const answerData = texts.map((text) => {
    const option = found.question.options.find(({ description }) => description === text);
    if (!option) throw new Error(`no option ${text}`);
    return { idQuestionOption: option.idQuestionOption };
  });
  return { idAnswer: found.idAnswer, answerData };
}

export const rightAnswers = [['4'], ['2', '4'], ['Verdadeiro']] as const;

/** Opens the player and answers everything; `right` of the three answers are correct. */
export async function answerAll(attempt: TestAttempt, right = 3): Promise<void> {
  await beat(attempt);
  const evaluation = await read(attempt);
  const wrong = [['3'], ['2'], ['Falso']] as const;
  for (const index of [0, 1, 2]) {
    const texts = (index < right ? rightAnswers : wrong)[index] ?? [];
    const { idAnswer, answerData } = choose(evaluation, index, ...texts);
    await answer(attempt, idAnswer, answerData);
  }
}
