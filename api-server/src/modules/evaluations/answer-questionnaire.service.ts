import { isAnswered } from '@shared-kit/contracts/evaluations';
import type { AnswerInput } from '@shared-kit/contracts/evaluations';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { invalidField, notFound, refuse } from '../../platform/errors.ts';
import { answerFault } from './answer-check.rules.ts';
import { beat, isInTime, zeroMoment } from './evaluation-clock.rules.ts';
import { evaluationAccess } from './evaluation.port.ts';
import { assertNotExpired } from './impact-access.policy.ts';
import { finishOpenPage } from './finish-questionnaire.service.ts';
import { atReturn } from './evaluation-pause.rules.ts';
import type { Pause } from './evaluation-pause.rules.ts';
import { clockOf, pausableClockOf } from './questionnaire-clock.rules.ts';
import { answersOf, questionnaires } from './questionnaire.repository.ts';
import { isOpened } from './load-questionnaire.service.ts';
import type { QuestionWithAnswer, LoadedQuestionnaire } from './load-questionnaire.service.ts';

const finished = () => refuse('evaluations.finished', 409, 'Esta avaliação já foi enviada.', { commits: true });

/** Saves one answer and counts it as a heartbeat. At zero it is the last answer and finishes the questionnaire. */
export async function recordAnswer(
  db: TenantDb,
  loaded: LoadedQuestionnaire,
  idAnswer: number,
  input: AnswerInput,
  now: Date,
): Promise<LoadedQuestionnaire> {
  const answered = loaded.questions.find(({ answer }) => answer.id_answer === idAnswer);
  if (!answered) throw notFound();
  if (loaded.questionnaire.finish_date !== null) throw finished();
  assertNotExpired(loaded.impact, now);
  if (!isOpened(loaded)) throw refuse('evaluations.not-open', 409, 'Inicie a avaliação antes de responder.');
  const back = await backInPlayer(db, loaded, { isNewPage: false, now });
  if (!isInTime(clockOf(back.questionnaire), now)) {
    await finishOpenPage(db, back, now);
    throw finished();
  }
  const written = await write(db, back, answered, input, now);
  if (zeroMoment(clockOf(back.questionnaire), now) !== null) return finishOpenPage(db, written, now);
  return recordTime(db, written, { claimedMs: null, pause: false, now });
}

/** Saves the draft of a survey, whose clock does not run. */
export async function storeDraft(
  db: TenantDb,
  loaded: LoadedQuestionnaire,
  inputs: readonly (AnswerInput & { idAnswer: number })[],
  now: Date,
): Promise<void> {
  if (loaded.evaluation.evaluation_type === 'KNOWLEDGE') {
    throw refuse('evaluations.not-a-survey', 409, 'Só pesquisas têm rascunho.');
  }
  if (loaded.questionnaire.finish_date !== null) throw finished();
  assertNotExpired(loaded.impact, now);
  for (const input of inputs) {
    const answered = loaded.questions.find(({ answer }) => answer.id_answer === input.idAnswer);
    if (!answered) throw notFound();
    await write(db, loaded, answered, input, now);
  }
}

async function write(
  db: TenantDb,
  loaded: LoadedQuestionnaire,
  { answer, question }: QuestionWithAnswer,
  input: AnswerInput,
  now: Date,
): Promise<LoadedQuestionnaire> {
  const fault = answerFault(question, input);
  if (fault !== undefined) throw invalidField('body.answerData', fault);
  // The same page has sent a newer answer: this one was overtaken in transit.
  if (answer.writer === input.writer && answer.sequence >= input.sequence) return loaded;
  const written = { ...input, answerStatus: isAnswered(question, input), answeredAt: now };
  await answersOf(db, loaded.questionnaire.id_questionnaire).write(answer.id_answer, written);
  return {
    ...loaded,
    questions: loaded.questions.map((one) =>
      one.answer.id_answer === answer.id_answer
        ? {
            question,
            answer: {
              ...answer,
              answer_data: [...input.answerData],
              answer_text: input.answerText,
              answer_status: written.answerStatus,
            },
          }
        : one,
    ),
  };
}

interface Heartbeat {
  /** Milliseconds left as the browser claims; null when it sends none. */
  readonly claimedMs: number | null;
  /** True when the learner leaves the player. */
  readonly pause: boolean;
  /** True when a page that was opened anew continues. */
  readonly isNewPage?: boolean;
  readonly now: Date;
}

/**
 * Counts a heartbeat: the first one opens the questions, one at zero finishes the questionnaire. One that reports a
 * leave stops the clock if the evaluation allows it (decision 420).
 */
export async function recordTime(
  db: TenantDb,
  loaded: LoadedQuestionnaire,
  { claimedMs, pause, isNewPage = false, now }: Heartbeat,
): Promise<LoadedQuestionnaire> {
  // A leave that is reported twice, or before the player was opened, changes nothing.
  if (pause && loaded.questionnaire.last_beat_at === null) return loaded;
  const settled = await finishOpenPage(db, await backInPlayer(db, loaded, { isNewPage, now }), now);
  const { questionnaire } = settled;
  if (questionnaire.finish_date !== null) return settled;
  assertNotExpired(settled.impact, now);
  const stops = pause && (questionnaire.time_left_ms === null || pausableClockOf(settled).canPause);
  const clock = beat(clockOf(questionnaire), now, claimedMs, stops);
  const beaten = await questionnaires(db).update(questionnaire.id_questionnaire, {
    time_left_ms: clock.timeLeftMs,
    last_beat_at: clock.lastBeatAt,
    paused_at: stops ? now : null,
    opened_at: questionnaire.opened_at ?? now,
  });
  return finishOpenPage(db, { ...settled, questionnaire: beaten }, now);
}

/** Returns the questionnaire with the clock of the learner's return, and records the pause that ends by it. */
async function backInPlayer(
  db: TenantDb,
  loaded: LoadedQuestionnaire,
  { isNewPage, now }: { readonly isNewPage: boolean; readonly now: Date },
): Promise<LoadedQuestionnaire> {
  const { questionnaire } = loaded;
  if (questionnaire.finish_date !== null) return loaded;
  if (questionnaire.last_beat_at === null) await assertCanAnswer(db, loaded, now);
  const { clock, pause } = atReturn(pausableClockOf(loaded), now, isNewPage);
  const pauses_used = pause === null ? questionnaire.pauses_used : await countPause(db, questionnaire, pause);
  return {
    ...loaded,
    questionnaire: {
      ...questionnaire,
      time_left_ms: clock.timeLeftMs,
      last_beat_at: clock.lastBeatAt,
      paused_at: null,
      pauses_used,
    },
  };
}

async function countPause(
  db: TenantDb,
  { id_questionnaire, pauses_used }: LoadedQuestionnaire['questionnaire'],
  pause: Pause,
): Promise<number> {
  await questionnaires(db).recordPause(id_questionnaire, pause);
  await questionnaires(db).update(id_questionnaire, { pauses_used: pauses_used + 1 });
  return pauses_used + 1;
}

/** Checks the access again, because the enrolment may have ended since the questionnaire was started. */
async function assertCanAnswer(db: TenantDb, { questionnaire, impact }: LoadedQuestionnaire, now: Date): Promise<void> {
  if (impact) return;
  await evaluationAccess.of(db)(db, {
    idUser: questionnaire.id_user,
    idEnrollment: questionnaire.id_enrollment,
    idNodeEnrollment: questionnaire.id_node_enrollment,
    idEvaluation: questionnaire.id_evaluation,
    questionnaireType: questionnaire.questionnaire_type,
    now,
  });
}
