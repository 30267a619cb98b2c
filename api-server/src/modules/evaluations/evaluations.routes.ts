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
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../platform/errors.ts';
import { defineModule } from '../../platform/module.ts';
import { userPoints } from '../gamification/index.ts';
import { evaluationAccess } from './evaluation.port.ts';
import { evaluationsImporter } from './evaluations.importer.ts';
import { contributeSession } from './evaluations-session.service.ts';
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
  summaryOf,
} from './questionnaire.presenter.ts';
import { questionnaires } from './questionnaire.repository.ts';
import { lockOwnQuestionnaire } from './load-questionnaire.service.ts';
import type { LoadedQuestionnaire } from './load-questionnaire.service.ts';
import type { SummaryState } from './result.rules.ts';
import { startOrResume } from './start-questionnaire.service.ts';
import { recordAnswer, recordTime, storeDraft } from './answer-questionnaire.service.ts';

export const evaluationsModule = defineModule({
  name: 'evaluations',
  needs: [evaluationAccess],
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
      const loaded = await finishIfTimeIsOver(db, await lockOwnQuestionnaire(db, params, session), now);
      return presentEvaluation(loaded, await attemptsOf(db, loaded), now);
    });

    api.handle(saveAnswer, async ({ params, body, db, session, now }) => {
      const loaded = await recordAnswer(
        db,
        await lockOwnQuestionnaire(db, params, session),
        params.idAnswer,
        body,
        now,
      );
      const saved = loaded.questions.find(({ answer }) => answer.id_answer === params.idAnswer);
      return {
        idAnswer: params.idAnswer,
        answerStatus: saved?.answer.answer_status ?? false,
        savedAt: now.toISOString(),
        ...presentClock(loaded.questionnaire, now),
      };
    });

    api.handle(saveTime, async ({ params, body, db, session, now }) => {
      const claimedMs = body.timeLeft === null ? null : body.timeLeft * 1000;
      const loaded = await recordTime(db, await lockOwnQuestionnaire(db, params, session), {
        claimedMs,
        pause: body.paused,
        isNewPage: body.resumed,
        now,
      });
      return presentClock(loaded.questionnaire, now);
    });

    api.handle(finishQuestionnaire, async ({ params, db, session, now }) => {
      const loaded = await submit(db, await lockOwnQuestionnaire(db, params, session), now);
      const reply = await result(db, loaded);
      const { finish_date: finishDate } = loaded.questionnaire;
      return {
        ...reply,
        impactEvaluation: finishDate === null ? null : await offerOfSubmit(db, { ...params, finishDate, now }),
      };
    });

    api.handle(saveDraft, async ({ params, body, db, session, now }) => {
      await storeDraft(db, await lockOwnQuestionnaire(db, params, session), body.answers, now);
      return { saved: body.answers.length, savedAt: now.toISOString() };
    });

    api.handle(getResult, async ({ params, db, session, now }) => {
      return result(db, await finishIfTimeIsOver(db, await lockOwnQuestionnaire(db, params, session), now));
    });

    api.handle(getAnswerResult, async ({ params, db, session, now }) => {
      const loaded = await finishIfTimeIsOver(db, await lockOwnQuestionnaire(db, params, session), now);
      if (!isFinished(loaded)) throw notFinished();
      assertSummaryShown(summaryOf(loaded, await attemptsOf(db, loaded)));
      const answered = loaded.questions.find(({ answer }) => answer.id_answer === params.idAnswer);
      if (!answered) throw notFound();
      return presentAnswerResult(loaded, answered);
    });
  },
});

const notFinished = () => refuse('evaluations.not-finished', 409, 'A avaliação ainda não foi enviada.');

function assertSummaryShown(state: SummaryState): void {
  if (state === 'shown') return;
  const message =
    state === 'pending'
      ? 'O gabarito será exibido depois da última tentativa.'
      : 'O gabarito desta avaliação não é exibido.';
  throw refuse('evaluations.no-summary', 403, message);
}

function attemptsOf(db: TenantDb, { questionnaire }: LoadedQuestionnaire) {
  return questionnaires(db).attempts(
    questionnaire.id_user,
    questionnaire.id_enrollment,
    questionnaire.id_evaluation,
    questionnaire.questionnaire_type,
  );
}

async function result(db: TenantDb, loaded: LoadedQuestionnaire): Promise<EvaluationResult> {
  if (!isFinished(loaded)) throw notFinished();
  return presentResult(loaded, await attemptsOf(db, loaded), await userPoints(db, loaded.questionnaire.id_user));
}
