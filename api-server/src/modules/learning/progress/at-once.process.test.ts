import { setTimeout as wait } from 'node:timers/promises';
import {
  finishQuestionnaire,
  getQuestionnaire,
  saveAnswer,
  saveTime,
  startQuestionnaire,
} from '@shared-kit/contracts/evaluations';
import {
  createContentEnrollment,
  createEnrollment,
  createNodeEnrollment,
  getEnrollment,
} from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { reachableServices } from '../../../test/services.ts';
import { makeEvaluation } from '../../evaluations/test/evaluation-factory.ts';
import { makeCampaign, makeRule } from '../../gamification/test/make-campaign.ts';
import { openContent, ownCourse } from './open-item.service.ts';
import { reportProgress } from './report-progress.service.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';

const services = await reachableServices();

// The embedded database has one connection, so these tests can't run concurrently there.
if ('missing' in services) {
  process.stderr.write(`Trainings at once: left out. ${services.missing}\n`);
  test(`skipped: ${services.missing}`, () => expect(services.missing).not.toBe(''));
} else {
  describe('two connections write to trainings of the same person', () => {
    atOnce(services.databaseUrl);
  });
}

function atOnce(databaseUrl: string): void {
  const before = process.env['DATABASE_URL'];
  let app: TestApp;
  let ids: ImportedIds;
  let exam: number;

  beforeAll(async () => {
    process.env['DATABASE_URL'] = databaseUrl;
    app = await startTestApp();
    exam = await makeEvaluation(app, { masteryScore: 60 });
    const one = (content: string) => [{ type: 'List', elements: [{ content }] }];
    ids = await importLearning(
      app,
      {
        trainings: [
          { code: 'origem', catalog: 'catalogo', title: 'Origem', selfEnrollment: true, blocks: one('video-origem') },
          {
            code: 'destino',
            catalog: 'catalogo',
            title: 'Destino',
            selfEnrollment: true,
            equivalentTo: ['origem'],
            blocks: one('video-destino'),
          },
          {
            code: 'esquerda',
            catalog: 'catalogo',
            title: 'Esquerda',
            selfEnrollment: true,
            equivalentTo: ['direita'],
            blocks: one('video-esquerda'),
          },
          {
            code: 'direita',
            catalog: 'catalogo',
            title: 'Direita',
            selfEnrollment: true,
            equivalentTo: ['esquerda'],
            blocks: one('video-direita'),
          },
          {
            code: 'com-prova',
            catalog: 'catalogo',
            title: 'Com prova',
            selfEnrollment: true,
            blocks: [{ type: 'List', elements: [{ content: 'video-prova' }, { evaluation: 'prova' }] }],
          },
        ],
      },
      { evaluations: { prova: exam } },
    );
  });
  afterAll(async () => {
    await app?.close();
    if (before === undefined) delete process.env['DATABASE_URL'];
    else process.env['DATABASE_URL'] = before;
  });

  interface Learner {
    readonly user: TestUser;
    readonly idUser: number;
    readonly idEnrollment: number;
    readonly idNodeEnrollment: number;
  }

  async function enrolled(user: TestUser, nodeCode: string): Promise<Learner> {
    const { idUser } = user;
    const { idEnrollment } = await app.ok(createEnrollment, { body: { nodeCode, idUser } }, { as: user });
    const { data } = await app.ok(createNodeEnrollment, { body: { idUser, idEnrollment, nodeCode } }, { as: user });
    return { user, idUser, idEnrollment, idNodeEnrollment: data.newId };
  }

  const statusOf = async ({ user, idUser, idEnrollment }: Learner) => {
    const { enrollment } = await app.ok(getEnrollment, { params: { idUser, idEnrollment } }, { as: user });
    return [enrollment.status, enrollment.progress];
  };

  const watch = ({ user, idUser, idEnrollment, idNodeEnrollment }: Learner, content: string) =>
    app.ok(
      createContentEnrollment,
      {
        body: {
          idUser,
          idEnrollment,
          idNodeEnrollment,
          idContentItem: ids.content(content),
          progress: 100,
          status: 'COMPLETED',
          grade: 0,
        },
      },
      { as: user },
    );

  const transaction = <T>(work: (db: TenantDb) => Promise<T>): Promise<T> =>
    withTenant(app.platform.database.db, app.tenant.idApp, work);

  async function somebodyWaits(): Promise<void> {
    for (;;) {
      const { rows } = await app.platform.database.execute(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rows.length > 0) return;
      await wait(10);
    }
  }

  test('finishes a page while the other training is locked without waiting, and counts it there on the next read [B7.1-08]', async () => {
    const user = await app.makeUser();
    const [target, origin] = [await enrolled(user, 'destino'), await enrolled(user, 'origem')];
    await transaction(async (db) => {
      await ownCourse(db, { ...target, now: app.clock.now() }, true);
      await watch(origin, 'video-origem');
    });
    expect(await statusOf(target)).toEqual(['EQUIVALENCY', 100]);
  });

  test('finishes two mutually equivalent trainings that are completed at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const user = await app.makeUser();
      const [left, right] = [await enrolled(user, 'esquerda'), await enrolled(user, 'direita')];
      await Promise.all([watch(left, 'video-esquerda'), watch(right, 'video-direita')]);
      expect([await statusOf(left), await statusOf(right)]).toEqual([
        ['COMPLETED', 100],
        ['COMPLETED', 100],
      ]);
    }
  });

  async function answered(learner: Learner) {
    const as = { as: learner.user };
    const base = { idUser: learner.idUser, idEnrollment: learner.idEnrollment, idEvaluation: exam };
    const { idQuestionnaire } = await app.ok(
      startQuestionnaire,
      { params: base, body: { questionnaireType: 'KNOWLEDGE' } },
      as,
    );
    const params = { ...base, idQuestionnaire };
    await app.ok(saveTime, { params, body: { timeLeft: null } }, as);
    const { answers } = await app.ok(getQuestionnaire, { params }, as);
    const right = [['4'], ['2', '4'], ['Verdadeiro']];
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
    return () => app.ok(finishQuestionnaire, { params }, as);
  }

  /** Locks the training as a progress report does, and returns the report. */
  async function reporting(db: TenantDb, learner: Learner): Promise<() => Promise<unknown>> {
    const now = app.clock.now();
    const course = await ownCourse(db, { ...learner, now }, true);
    const open = openContent(
      course,
      { idNodeEnrollment: learner.idNodeEnrollment, idContentItem: ids.content('video-prova') },
      now,
    );
    return () => reportProgress(db, course, open, { status: 'COMPLETED', progress: 100 }, now);
  }

  test('finishes the training when an evaluation and a content are finished at the same moment', async () => {
    const learner = await enrolled(await app.makeUser(), 'com-prova');
    const finish = await answered(learner);
    const { finishing } = await transaction(async (db) => {
      const report = await reporting(db, learner);
      await report();
      const others = { finishing: finish() };
      await somebodyWaits();
      return others;
    });
    await finishing;
    expect(await statusOf(learner)).toEqual(['PASSED', 100]);
  });

  test('avoids a deadlock when an evaluation and a content both earn points of a campaign', async () => {
    const learner = await enrolled(await app.makeUser(), 'com-prova');
    for (const event of ['content-completed', 'evaluation-passed'] as const) await makeRule(app, event, 5);
    await makeCampaign(app, [learner.user]);
    const finish = await answered(learner);
    const { finishing } = await transaction(async (db) => {
      const report = await reporting(db, learner);
      const others = { finishing: finish() };
      await somebodyWaits();
      await report();
      return others;
    });
    expect(await finishing).toMatchObject({ earnPoints: 5 });
    expect(await statusOf(learner)).toEqual(['PASSED', 100]);
  });
}
