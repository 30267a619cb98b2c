import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { AnswerItem, QuestionnaireType } from '@shared-kit/contracts/evaluations';
import type { QuestionnairesTable } from './evaluations.tables.ts';
import { toJson } from '../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { ANSWER_GRACE_MS } from './evaluation-clock.rules.ts';
import { MAX_PAUSES, VANISHED_AFTER_MS } from './evaluation-pause.rules.ts';
import type { Pause } from './evaluation-pause.rules.ts';

/** Identity of a questionnaire: its learner, evaluation and enrolment. */
export interface QuestionnaireAddress {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idEvaluation: number;
  readonly idQuestionnaire: number;
}

type NewQuestionnaire = Insertable<QuestionnairesTable>;

/** Repository of the tenant's questionnaires, addressed by their learner. */
export function questionnaires(db: TenantDb) {
  const ofTenant = () => db.selectFrom('questionnaires').selectAll();
  const at = (address: QuestionnaireAddress) =>
    ofTenant()
      .where('id_user', '=', address.idUser)
      .where('id_enrollment', '=', address.idEnrollment)
      .where('id_evaluation', '=', address.idEvaluation)
      .where('id_questionnaire', '=', address.idQuestionnaire);

  return {
    /** Locks the row until the transaction ends, so that two tabs take turns. */
    lockForUpdate: (address: QuestionnaireAddress) => at(address).forUpdate().executeTakeFirst(),

    /** Returns all attempts at one evaluation, oldest first. */
    attempts: (idUser: number, idEnrollment: number, idEvaluation: number, questionnaireType: QuestionnaireType) =>
      ofTenant()
        .where('id_user', '=', idUser)
        .where('id_enrollment', '=', idEnrollment)
        .where('id_evaluation', '=', idEvaluation)
        .where('questionnaire_type', '=', questionnaireType)
        .orderBy('id_questionnaire')
        .execute(),

    ofEnrollments: (idUser: number, idEnrollments: readonly number[]) =>
      ofTenant()
        .where('id_user', '=', idUser)
        .where('id_enrollment', 'in', [...idEnrollments])
        .orderBy('id_questionnaire')
        .execute(),

    /** Returns undefined when another request started one first. */
    start: (row: NewQuestionnaire) =>
      db
        .insertInto('questionnaires')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['id_user', 'id_enrollment', 'id_evaluation', 'questionnaire_type'])
            .where('finish_date', 'is', null)
            .doNothing(),
        )
        .returningAll()
        .executeTakeFirst(),

    update: (idQuestionnaire: number, change: Updateable<QuestionnairesTable>) =>
      db
        .updateTable('questionnaires')
        .set(change)
        .where('id_questionnaire', '=', idQuestionnaire)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Records a pause that has stopped the clock. */
    recordPause: async (idQuestionnaire: number, { kind, from, until }: Pause): Promise<void> => {
      await db
        .insertInto('questionnaire_pauses')
        .values({ id_questionnaire: idQuestionnaire, kind, paused_from: from, paused_until: until })
        .execute();
    },

    /**
     * Returns questionnaires whose time ran out, after the grace time for answers in transit. Leaves out those that wait
     * for a learner whose page has vanished.
     */
    overdue: (now: Date, limit: number) =>
      ofTenant()
        .where('finish_date', 'is', null)
        .where('last_beat_at', 'is not', null)
        .where(
          sql<boolean>`last_beat_at + time_left_ms * interval '1 millisecond' <= ${new Date(now.getTime() - ANSWER_GRACE_MS)}::timestamptz`,
        )
        .where(({ eb, or, exists }) =>
          or([
            eb('time_left_ms', '<=', VANISHED_AFTER_MS),
            eb('pauses_used', '>=', MAX_PAUSES),
            exists(
              db
                .selectFrom('evaluations')
                .select('evaluations.id_evaluation')
                .where(sql<boolean>`evaluations.id_evaluation = questionnaires.id_evaluation`)
                .where(sql<boolean>`evaluations.parameters ->> 'pauseOnLeave' = '0'`),
            ),
          ]),
        )
        .orderBy('last_beat_at')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute(),
  };
}

export type QuestionnaireRow = NonNullable<Awaited<ReturnType<ReturnType<typeof questionnaires>['lockForUpdate']>>>;

interface WrittenAnswer {
  readonly answerData: readonly AnswerItem[];
  readonly answerText: string;
  readonly answerStatus: boolean;
  readonly writer: string;
  readonly sequence: number;
  readonly answeredAt: Date;
}

/** Repository of the answers of one questionnaire. */
export function answersOf(db: TenantDb, idQuestionnaire: number) {
  const ofQuestionnaire = () => db.selectFrom('answers').selectAll().where('id_questionnaire', '=', idQuestionnaire);

  return {
    list: () => ofQuestionnaire().orderBy('position').execute(),

    async addQuestions(idQuestions: readonly number[]): Promise<void> {
      if (idQuestions.length === 0) return;
      await db
        .insertInto('answers')
        .values(
          idQuestions.map((idQuestion, position) => ({
            id_questionnaire: idQuestionnaire,
            id_question: idQuestion,
            position: position + 1,
            answer_data: toJson([]),
          })),
        )
        .execute();
    },

    async write(idAnswer: number, answer: WrittenAnswer): Promise<void> {
      await db
        .updateTable('answers')
        .set({
          answer_data: toJson(answer.answerData),
          answer_text: answer.answerText,
          answer_status: answer.answerStatus,
          writer: answer.writer,
          sequence: answer.sequence,
          answered_at: answer.answeredAt,
        })
        .where('id_questionnaire', '=', idQuestionnaire)
        .where('id_answer', '=', idAnswer)
        .execute();
    },

    async correct(idAnswer: number, isCorrect: boolean | null): Promise<void> {
      await db
        .updateTable('answers')
        .set({ is_correct: isCorrect })
        .where('id_questionnaire', '=', idQuestionnaire)
        .where('id_answer', '=', idAnswer)
        .execute();
    },
  };
}

export type AnswerRow = Awaited<ReturnType<ReturnType<typeof answersOf>['list']>>[number];
