import type { TenantTables } from '../../platform/database/database.tables.ts';
import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { impactEvaluationStatus } from '@shared-kit/contracts/evaluations';
import type { ImpactEvaluationType, QuestionnaireStatus } from '@shared-kit/contracts/evaluations';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { whileModuleIsOn } from '../../platform/tenancy/module-switch.repository.ts';
import { people } from '../identity/index.ts';
import type { Person } from '../identity/index.ts';

export interface NewImpactEvaluation {
  readonly evaluationType: ImpactEvaluationType;
  readonly idEvaluation: number;
  readonly idEnrollment: number;
  readonly idLearner: number;
  readonly title: string;
  readonly days: number;
  readonly creationDate: Date;
  readonly expirationDate: Date;
}

type Joined = TenantTables & { i: TenantTables['impact_evaluations']; l: Person };
type Where = ExpressionBuilder<Joined, 'i' | 'l'>;

const LIST_LIMIT = 500;

/** Person who answers: the learner or the learner's leader; once answered, the person who did. */
const answerer = sql<
  number | null
>`case when i.evaluation_type = 'STUDENT_IMPACT' then i.id_learner else coalesce(i.id_answered_by, l.id_manager) end`;

const isAnsweredBy =
  (idUser: number) =>
  (where: Where): Expression<SqlBool> =>
    where.or([
      where.and([where('i.evaluation_type', '=', 'STUDENT_IMPACT'), where('i.id_learner', '=', idUser)]),
      where.and([where('i.evaluation_type', '=', 'IMPACT'), where('i.id_answered_by', '=', idUser)]),
      where.and([
        where('i.evaluation_type', '=', 'IMPACT'),
        where('i.id_answered_by', 'is', null),
        where('l.id_manager', '=', idUser),
      ]),
    ]);

/**
 * Repository of the tenant's impact evaluations. Until one is answered, its answerer follows the current leader of the
 * learner. Lists and notices are empty while the tenant has evaluations off, because nobody could answer.
 */
export function impactEvaluations(db: TenantDb) {
  const ofTenant = () =>
    db.selectFrom('impact_evaluations as i').innerJoin(people(db).as('l'), 'l.id_user', 'i.id_learner');
  const active = () => ofTenant().where(whileModuleIsOn(db, 'evaluations'));
  const open = (now: Date) => active().where('i.finish_date', 'is', null).where('i.expiration_date', '>=', now);
  /** Pending evaluations whose notice the person has not dismissed. */
  const toNotify = (idUser: number, now: Date) =>
    open(now)
      .select('i.id_impact_evaluation as id')
      .where(isAnsweredBy(idUser))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('impact_evaluation_silences as s')
              .select('s.id_user')
              .whereRef('s.id_impact_evaluation', '=', 'i.id_impact_evaluation')
              .where('s.id_user', '=', idUser),
          ),
        ),
      );
  const change = (ids: readonly number[]) =>
    db.updateTable('impact_evaluations').where('id_impact_evaluation', 'in', [...ids]);

  return {
    /** Returns false when the enrolment already had one of this type. */
    async add(row: NewImpactEvaluation): Promise<boolean> {
      const added = await db
        .insertInto('impact_evaluations')
        .values({
          evaluation_type: row.evaluationType,
          id_evaluation: row.idEvaluation,
          id_enrollment: row.idEnrollment,
          id_learner: row.idLearner,
          title: row.title,
          days_to_complete: row.days,
          creation_date: row.creationDate,
          expiration_date: row.expirationDate,
        })
        .onConflict((conflict) => conflict.columns(['id_enrollment', 'evaluation_type']).doNothing())
        .returning('id_impact_evaluation')
        .executeTakeFirst();
      return added !== undefined;
    },

    at: (idEnrollment: number, idEvaluation: number) =>
      ofTenant()
        .selectAll('i')
        .select(['l.name as learner_name', answerer.as('id_answerer')])
        .where('i.id_enrollment', '=', idEnrollment)
        .where('i.id_evaluation', '=', idEvaluation)
        .executeTakeFirst(),

    /** Newest first, with the questionnaire if it was opened. */
    ofPerson: (
      idUser: number,
      filter: {
        readonly evaluationType?: ImpactEvaluationType | undefined;
        readonly pendingAt?: Date | undefined;
      } = {},
    ) =>
      (filter.pendingAt ? open(filter.pendingAt) : active())
        .leftJoin('questionnaires as q', (join) =>
          join
            .onRef('q.id_enrollment', '=', 'i.id_enrollment')
            .onRef('q.id_evaluation', '=', 'i.id_evaluation')
            .on('q.id_user', '=', idUser),
        )
        .selectAll('i')
        .select(['l.name as learner_name', 'q.id_questionnaire', 'q.start_date'])
        .where(isAnsweredBy(idUser))
        .$if(filter.evaluationType !== undefined, (query) =>
          query.where('i.evaluation_type', '=', filter.evaluationType ?? 'STUDENT_IMPACT'),
        )
        .orderBy('i.creation_date', 'desc')
        .orderBy('i.id_impact_evaluation', 'desc')
        .limit(LIST_LIMIT)
        .execute(),

    async hasAny(idUser: number): Promise<boolean> {
      return (
        (await ofTenant().select('i.id_impact_evaluation').where(isAnsweredBy(idUser)).limit(1).executeTakeFirst()) !==
        undefined
      );
    },

    async hasToNotify(idUser: number, now: Date): Promise<boolean> {
      return (await toNotify(idUser, now).limit(1).executeTakeFirst()) !== undefined;
    },

    /** Dismisses the notice for this person only, so that a later leader of the learner is still notified. */
    async markNotified(idUser: number, now: Date): Promise<void> {
      const rows = await toNotify(idUser, now).execute();
      if (rows.length === 0) return;
      await db
        .insertInto('impact_evaluation_silences')
        .values(rows.map(({ id }) => ({ id_impact_evaluation: id, id_user: idUser, since: now })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Returns the status of the learner's own impact evaluations, by enrolment. */
    async ofLearner(idUser: number, now: Date): Promise<ReadonlyMap<number, QuestionnaireStatus>> {
      const rows = await active()
        .select(['i.id_enrollment', 'i.finish_date', 'i.expiration_date'])
        .where('i.id_learner', '=', idUser)
        .where('i.evaluation_type', '=', 'STUDENT_IMPACT')
        .execute();
      return new Map(
        rows.map((row) => [
          row.id_enrollment,
          impactEvaluationStatus({ finishDate: row.finish_date, expirationDate: row.expiration_date }, now),
        ]),
      );
    },

    /** Returns false when it was already answered. */
    async answer(idImpactEvaluation: number, idUser: number, finishDate: Date): Promise<boolean> {
      const answered = await change([idImpactEvaluation])
        .set({ finish_date: finishDate, id_answered_by: idUser })
        .where('finish_date', 'is', null)
        .returning('id_impact_evaluation')
        .executeTakeFirst();
      return answered !== undefined;
    },

    /** Evaluations without a sent notice. Those created before `since` are too old for one. */
    unannounced: (since: Date, now: Date) =>
      open(now)
        .selectAll('i')
        .select(['l.name as learner_name', answerer.as('id_answerer')])
        .where('i.announced_at', 'is', null)
        .where('i.creation_date', '>=', since)
        .orderBy('i.creation_date')
        .limit(LIST_LIMIT)
        .execute(),

    /** Evaluations created before `before` that expire before `until` and have no sent reminder. */
    expiring: ({ until, before }: { readonly until: Date; readonly before: Date }, now: Date) =>
      open(now)
        .selectAll('i')
        .select(['l.name as learner_name', answerer.as('id_answerer')])
        .where('i.reminded_at', 'is', null)
        .where('i.expiration_date', '<=', until)
        .where('i.creation_date', '<', before)
        .orderBy('i.expiration_date')
        .limit(LIST_LIMIT)
        .execute(),

    async noteSent(idImpactEvaluation: number, notice: 'announced_at' | 'reminded_at', now: Date): Promise<void> {
      await change([idImpactEvaluation])
        .set(notice === 'announced_at' ? { announced_at: now } : { reminded_at: now })
        .execute();
    },
  };
}

export type ImpactEvaluationRow = NonNullable<Awaited<ReturnType<ReturnType<typeof impactEvaluations>['at']>>>;
