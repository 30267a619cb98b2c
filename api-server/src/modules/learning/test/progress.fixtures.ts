import { createContentEnrollment, createEnrollment, createNodeEnrollment } from '@shared-kit/contracts/learning';
import {
  finishQuestionnaire,
  getQuestionnaire,
  saveAnswer,
  saveTime,
  startQuestionnaire,
} from '@shared-kit/contracts/evaluations';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { makeEvaluation } from '../../evaluations/test/evaluation-factory.ts';
import { importLearning } from './training-import.ts';
import type { ImportedIds } from './training-import.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;
export let exam: number;
export let ids: ImportedIds;

export interface Learner {
  readonly user: TestUser;
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number;
}

export async function enrolled(
  nodeCode: string,
  tenant: TestTenant = app.tenant,
  idTeam: number | null = null,
): Promise<Learner> {
  const user = await app.makeUser(tenant);
  const at = { as: user, at: tenant };
  const { idEnrollment } = await app.ok(createEnrollment, { body: { idUser: user.idUser, nodeCode, idTeam } }, at);
  const { data } = await app.ok(createNodeEnrollment, { body: { idUser: user.idUser, idEnrollment, nodeCode } }, at);
  return { user, idUser: user.idUser, idEnrollment, idNodeEnrollment: data.newId };
}

export const openBody = (
  { idUser, idEnrollment, idNodeEnrollment }: Learner,
  content: string,
  progress = 0,
  status: 'IN_PROGRESS' | 'COMPLETED' = 'IN_PROGRESS',
) => ({
  body: { idUser, idEnrollment, idNodeEnrollment, idContentItem: ids.content(content), progress, status, grade: 0 },
});

export const complete = (learner: Learner, content: string) =>
  app.ok(createContentEnrollment, openBody(learner, content, 100, 'COMPLETED'), { as: learner.user });
export const contentParams = (learner: Learner, content: string) => ({
  params: { ...learner, idContentItem: ids.content(content) },
});

export async function pass(learner: Learner, rightly = true): Promise<void> {
  const as = { as: learner.user };
  const base = { ...learner, idEvaluation: exam };
  const { idQuestionnaire } = await app.ok(
    startQuestionnaire,
    { params: base, body: { questionnaireType: 'KNOWLEDGE' } },
    as,
  );
  const params = { ...base, idQuestionnaire };
  await app.ok(saveTime, { params, body: { timeLeft: null } }, as);
  const { answers } = await app.ok(getQuestionnaire, { params }, as);
  const right = rightly ? [['4'], ['2', '4'], ['Verdadeiro']] : [['3'], ['3'], ['Falso']];
  for (const [index, { idAnswer, question }] of answers.entries()) {
    const answerData = question.options
      .filter(({ description }) => right[index]?.includes(description))
      .map(({ idQuestionOption }) => ({ idQuestionOption }));
    await app.ok(
      saveAnswer,
      { params: { ...params, idAnswer }, body: { answerData, writer: 'teste', sequence: index } },
      as,
    );
  }
  await app.ok(finishQuestionnaire, { params }, as);
}

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  exam = await makeEvaluation(app, { masteryScore: 60 });
  ids = await importLearning(
    app,
    {
      trainings: [
        {
          code: 'nr-10',
          catalog: 'catalogo',
          title: 'NR-10',
          selfEnrollment: true,
          blocks: [
            {
              type: 'List',
              sequential: true,
              elements: [{ content: 'video-1' }, { content: 'pagina-1' }, { evaluation: 'prova' }],
            },
          ],
        },
        {
          code: 'trilha',
          catalog: 'catalogo',
          title: 'Trilha',
          selfEnrollment: true,
          blocks: [{ type: 'List', sequential: true, elements: [{ node: 'modulo-1' }, { node: 'modulo-2' }] }],
          levels: [
            {
              code: 'modulo-1',
              title: 'Módulo 1',
              blocks: [{ type: 'List', parameters: { isSeekingBlocked: '1' }, elements: [{ content: 'video-m1' }] }],
            },
            { code: 'modulo-2', title: 'Módulo 2', blocks: [{ type: 'List', elements: [{ content: 'video-m2' }] }] },
          ],
        },
        {
          code: 'duas-vezes',
          catalog: 'catalogo',
          title: 'A mesma prova duas vezes',
          selfEnrollment: true,
          blocks: [{ type: 'List', elements: [{ node: 'parte-1' }, { node: 'parte-2' }] }],
          levels: [1, 2].map((part) => ({
            code: `parte-${part}`,
            title: `Parte ${part}`,
            blocks: [{ type: 'List', elements: [{ evaluation: 'prova' }] }],
          })),
        },
        {
          code: 'futura',
          catalog: 'catalogo',
          title: 'Turma futura',
          blocks: [{ type: 'List', elements: [{ content: 'video-f' }] }],
          classes: [{ key: 'futura', name: 'Futura', start: 'today+5d' }],
        },
      ],
    },
    { evaluations: { prova: exam } },
  );
  afterLastFile(() => app.close());
}

/** Starts an app with a sequential training and its learners. */
export function startProgressApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}
