import type { AnswerInput } from '@shared-kit/contracts/evaluations';
import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { invalidField, notFound, refuse } from '../../platform/errors.ts';
import { answerFault, isAnswered } from './answer-check.rules.ts';
import { beat, isInTime, zeroMoment } from './evaluation-clock.rules.ts';
import { visitEvaluation } from './evaluation-ports.ts';
import { assertNotExpired } from './impact-access.ts';
import { finishIfTimeIsOver } from './finish-questionnaire.service.ts';
import { clockOf } from './questionnaire.presenter.ts';
import { answersOf, questionnaires } from './questionnaire.repository.ts';
import { isOpened } from './sheet.ts';
import type { AskedQuestion, Sheet } from './sheet.ts';

const finished = () => refuse('evaluations.finished', 409, 'Esta avaliação já foi enviada.', { keepWrites: true });

/** Saves one answer and counts it as a heartbeat. At zero it is the last answer and finishes the questionnaire. */
export async function keepAnswer(
  db: TenantDb,
  sheet: Sheet,
  idAnswer: number,
  input: AnswerInput,
  now: Date,
): Promise<Sheet> {
  const asked = sheet.asked.find(({ answer }) => answer.id_answer === idAnswer);
  if (!asked) throw notFound();
  if (sheet.questionnaire.finish_date !== null) throw finished();
  assertNotExpired(sheet.impact, now);
  if (!isOpened(sheet)) throw refuse('evaluations.not-open', 409, 'Inicie a avaliação antes de responder.');
  if (!isInTime(clockOf(sheet.questionnaire), now)) {
    await finishIfTimeIsOver(db, sheet, now);
    throw finished();
  }
  const written = await write(db, sheet, asked, input, now);
  if (zeroMoment(clockOf(sheet.questionnaire), now) !== null) return finishIfTimeIsOver(db, written, now);
  return keepTime(db, written, { claimedMs: null, pause: false, now });
}

/** Saves the draft of a survey, whose clock does not run. */
export async function keepDraft(
  db: TenantDb,
  sheet: Sheet,
  inputs: readonly (AnswerInput & { idAnswer: number })[],
  now: Date,
): Promise<void> {
  if (sheet.evaluation.evaluation_type === 'KNOWLEDGE') {
    throw refuse('evaluations.not-a-survey', 409, 'Só pesquisas têm rascunho.');
  }
  if (sheet.questionnaire.finish_date !== null) throw finished();
  assertNotExpired(sheet.impact, now);
  for (const input of inputs) {
    const asked = sheet.asked.find(({ answer }) => answer.id_answer === input.idAnswer);
    if (!asked) throw notFound();
    await write(db, sheet, asked, input, now);
  }
}

async function write(
  db: TenantDb,
  sheet: Sheet,
  { answer, question }: AskedQuestion,
  input: AnswerInput,
  now: Date,
): Promise<Sheet> {
  const fault = answerFault(question, input);
  if (fault !== undefined) throw invalidField('body.answerData', fault);
  // The same page has sent a newer answer: this one was overtaken in transit.
  if (answer.writer === input.writer && answer.sequence >= input.sequence) return sheet;
  const written = { ...input, answerStatus: isAnswered(question, input), answeredAt: now };
  await answersOf(db, sheet.questionnaire.id_questionnaire).write(answer.id_answer, written);
  return {
    ...sheet,
    asked: sheet.asked.map((one) =>
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
  readonly now: Date;
}

/** Counts a heartbeat: the first one opens the questions, one at zero finishes the questionnaire. */
export async function keepTime(db: TenantDb, sheet: Sheet, { claimedMs, pause, now }: Heartbeat): Promise<Sheet> {
  const settled = await finishIfTimeIsOver(db, sheet, now);
  const { questionnaire } = settled;
  if (questionnaire.finish_date !== null) return settled;
  assertNotExpired(settled.impact, now);
  if (questionnaire.last_beat_at === null && !pause) await assertMayTake(db, settled, now);
  const clock = beat(clockOf(questionnaire), now, claimedMs, pause);
  const beaten = await questionnaires(db).update(questionnaire.id_questionnaire, {
    time_left_ms: clock.timeLeftMs,
    last_beat_at: clock.lastBeatAt,
    opened_at: questionnaire.opened_at ?? (pause ? null : now),
  });
  return finishIfTimeIsOver(db, { ...settled, questionnaire: beaten }, now);
}

/** Checks the access again, because the enrolment may have ended since the questionnaire was started. */
async function assertMayTake(db: TenantDb, { questionnaire, impact }: Sheet, now: Date): Promise<void> {
  if (impact) return;
  await visitEvaluation(db, {
    idUser: questionnaire.id_user,
    idEnrollment: questionnaire.id_enrollment,
    idNodeEnrollment: questionnaire.id_node_enrollment,
    idEvaluation: questionnaire.id_evaluation,
    questionnaireType: questionnaire.questionnaire_type,
    now,
  });
}
