import {
  finishQuestionnaire,
  getAnswerResult,
  getQuestionnaire,
  getResult,
  saveAnswer,
  saveDraft,
  saveTime,
  startQuestionnaire,
} from '@shared-kit/contracts/evaluations';
import type { EvaluationResult } from '@shared-kit/contracts/evaluations';
import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { notFound, refuse } from '../../platform/errors.ts';
import { defineModule } from '../../platform/module.ts';
import { userPoints } from '../gamification/index.ts';
import { evaluationsImporter } from './evaluations.importer.ts';
import { contributeSession } from './evaluations-session.ts';
import { finishOverdue } from './finish-overdue.job.ts';
import { finishIfTimeIsOver, submit } from './finish-questionnaire.service.ts';
import { offerOfSubmit } from './offer-impact.service.ts';
import {
  isFinished,
  presentAnswerResult,
  presentClock,
  presentEvaluation,
  presentQuestionnaire,
  presentResult,
} from './questionnaire.presenter.ts';
import { questionnaires } from './questionnaire.repository.ts';
import { takeSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { startOrResume } from './start-questionnaire.service.ts';
import { keepAnswer, keepDraft, keepTime } from './take-questionnaire.service.ts';

export const evaluationsModule = defineModule({
  name: 'evaluations',
  importers: [evaluationsImporter],
  jobs: [finishOverdue],
  session: contributeSession,
  routes(api) {
    api.handle(startQuestionnaire, async ({ params, body, db, session, now }) => {
      if (params.idUser !== session.idUser) throw notFound();
      const attempts = await startOrResume(db, {
        visit: { ...params, idNodeEnrollment: body.idNodeEnrollment ?? null, now },
        questionnaireType: body.questionnaireType,
        isRestart: body.idEvaluation !== undefined,
      });
      const latest = attempts.at(-1);
      if (!latest) throw notFound();
      return {
        idQuestionnaire: latest.id_questionnaire,
        questionnaires: attempts.map((attempt) => presentQuestionnaire(attempt)),
      };
    });

    api.handle(getQuestionnaire, async ({ params, db, session, now }) => {
      const sheet = await finishIfTimeIsOver(db, await takeSheet(db, params, session), now);
      return presentEvaluation(sheet, await attemptsOf(db, sheet), now);
    });

    api.handle(saveAnswer, async ({ params, body, db, session, now }) => {
      const sheet = await keepAnswer(db, await takeSheet(db, params, session), params.idAnswer, body, now);
      const kept = sheet.asked.find(({ answer }) => answer.id_answer === params.idAnswer);
      return {
        idAnswer: params.idAnswer,
        answerStatus: kept?.answer.answer_status ?? false,
        savedAt: now.toISOString(),
        ...presentClock(sheet.questionnaire, now),
      };
    });

    api.handle(saveTime, async ({ params, body, db, session, now }) => {
      const claimedMs = body.timeLeft === null ? null : body.timeLeft * 1000;
      const sheet = await keepTime(db, await takeSheet(db, params, session), { claimedMs, pause: body.paused, now });
      return presentClock(sheet.questionnaire, now);
    });

    api.handle(finishQuestionnaire, async ({ params, db, session, now }) => {
      const sheet = await submit(db, await takeSheet(db, params, session), now);
      const reply = await result(db, sheet);
      const { finish_date: finishDate } = sheet.questionnaire;
      return {
        ...reply,
        impactEvaluation: finishDate === null ? null : await offerOfSubmit(db, { ...params, finishDate, now }),
      };
    });

    api.handle(saveDraft, async ({ params, body, db, session, now }) => {
      await keepDraft(db, await takeSheet(db, params, session), body.answers, now);
      return { saved: body.answers.length, savedAt: now.toISOString() };
    });

    api.handle(getResult, async ({ params, db, session, now }) => {
      return result(db, await finishIfTimeIsOver(db, await takeSheet(db, params, session), now));
    });

    api.handle(getAnswerResult, async ({ params, db, session, now }) => {
      const sheet = await finishIfTimeIsOver(db, await takeSheet(db, params, session), now);
      if (!isFinished(sheet)) throw notFinished();
      if (sheet.evaluation.parameters.showResponseSummary !== 1) {
        throw refuse('evaluations.no-summary', 403, 'O gabarito desta avaliação não é exibido.');
      }
      const asked = sheet.asked.find(({ answer }) => answer.id_answer === params.idAnswer);
      if (!asked) throw notFound();
      return presentAnswerResult(asked);
    });
  },
});

const notFinished = () => refuse('evaluations.not-finished', 409, 'A avaliação ainda não foi enviada.');

function attemptsOf(db: TenantDb, { questionnaire }: Sheet) {
  return questionnaires(db).attempts(
    questionnaire.id_user,
    questionnaire.id_enrollment,
    questionnaire.id_evaluation,
    questionnaire.questionnaire_type,
  );
}

async function result(db: TenantDb, sheet: Sheet): Promise<EvaluationResult> {
  if (!isFinished(sheet)) throw notFinished();
  return presentResult(sheet, await attemptsOf(db, sheet), await userPoints(db, sheet.questionnaire.id_user));
}
