import type { ImpactEvaluationType } from '@shared-kit/contracts/evaluations';
import { finishQuestionnaire, startQuestionnaire } from '@shared-kit/contracts/evaluations';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { enrol, makeTraining } from '../../../test/index.ts';
import type { TestApp, TestTraining, TestUser, TrainingOptions } from '../../../test/index.ts';
import { answerAll, makeEvaluation } from '../../evaluations/test/evaluation-factory.ts';

export const survey = {
  title: 'O que mudou no seu trabalho',
  masteryScore: 0,
  parameters: {},
  questions: [
    { key: 'q1', type: 'LIKERT_SCALE' as const, statement: 'Uso o que aprendi.', scales: ['Nunca', 'Sempre'] },
    { key: 'q2', type: 'COMMENT' as const, statement: 'Conte um exemplo.', mandatory: false },
  ],
};

export interface FollowedTraining extends TestTraining {
  readonly idKnowledge: number;
  readonly idSurvey: Readonly<Record<ImpactEvaluationType, number>>;
}

/** Creates a training that ends with a test, followed by surveys of the given types. */
export async function followedTraining(
  app: TestApp,
  days: Partial<Record<ImpactEvaluationType, number>>,
  options: TrainingOptions = {},
): Promise<FollowedTraining> {
  const idKnowledge = await makeEvaluation(app, { parameters: { maxTries: 5 } });
  const idSurvey = {
    STUDENT_IMPACT: await makeEvaluation(app, { ...survey, type: 'STUDENT_IMPACT' }),
    IMPACT: await makeEvaluation(app, { ...survey, type: 'IMPACT' }),
  };
  const training = await makeTraining(app, { title: 'LGPD na prática', evaluations: [idKnowledge], ...options });
  await withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    for (const type of ['STUDENT_IMPACT', 'IMPACT'] as const) {
      const available_until_days = days[type];
      if (available_until_days === undefined) continue;
      await db
        .insertInto('node_impact_evaluations')
        .values({
          id_node: training.idNode,
          evaluation_type: type,
          id_evaluation: idSurvey[type],
          available_until_days,
        })
        .execute();
    }
  });
  return { ...training, idKnowledge, idSurvey };
}

/** Finishes the training's test; `right` of its three answers are correct. */
export async function passTest(app: TestApp, training: FollowedTraining, user: TestUser, right = 3) {
  const idEnrollment = await enrol(app, training, user);
  const address = { idUser: user.idUser, idEnrollment, idEvaluation: training.idKnowledge };
  const { idQuestionnaire } = await app.ok(startQuestionnaire, { params: address, body: {} }, { as: user });
  const params = { ...address, idQuestionnaire };
  await answerAll({ app, user, params }, right);
  const submit = () => app.ok(finishQuestionnaire, { params }, { as: user });
  const result = await submit();
  return { idEnrollment, result, submit };
}
