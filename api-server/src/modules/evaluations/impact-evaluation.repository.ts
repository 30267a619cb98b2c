import type { TenantTables } from '../../platform/database/database.ts';
import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { impactEvaluationStatus } from 'shared-kit/contracts/evaluations';
import type { ImpactEvaluationType, QuestionnaireStatus } from 'shared-kit/contracts/evaluations';
import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { whileModuleIsOn } from '../../platform/tenancy/module-switch.ts';
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

/** Who answers: the learner, or whoever leads them; once it is answered, who did. */
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
 * The tenant's impact evaluations. Whose they are follows who leads whom, until they are answered. Where the tenant has evaluations off, nobody is
 * asked any: they could not answer.
 */
export function impactEvaluations(db: TenantDb) {
  const ofTenant = () =>
    db.selectFrom('impact_evaluations as i').innerJoin(people(db).as('l'), 'l.id_user', 'i.id_learner');
  const asked = () => ofTenant().where(whileModuleIsOn(db, 'evaluations'));
  const open = (now: Date) => asked().where('i.finish_date', 'is', null).where('i.expiration_date', '>', now);
  /** What is pending and the person hasn't asked to hear no more of. */
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
    /** False where the enrolment has had one of this type before. */
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

    /** Newest first, with the questionnaire where it was opened. */
    ofPerson: (
      idUser: number,
      filter: {
        readonly evaluationType?: ImpactEvaluationType | undefined;
        readonly pendingAt?: Date | undefined;
      } = {},
    ) =>
      (filter.pendingAt ? open(filter.pendingAt) : asked())
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

    /** For this person alone: who takes over the learner is told. */
    async markNotified(idUser: number, now: Date): Promise<void> {
      const rows = await toNotify(idUser, now).execute();
      if (rows.length === 0) return;
      await db
        .insertInto('impact_evaluation_silences')
        .values(rows.map(({ id }) => ({ id_impact_evaluation: id, id_user: idUser, since: now })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** How the learner stands with their own, by enrolment. */
    async ofLearner(idUser: number, now: Date): Promise<ReadonlyMap<number, QuestionnaireStatus>> {
      const rows = await asked()
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

    /** False where it was answered before. */
    async answer(idImpactEvaluation: number, idUser: number, finishDate: Date): Promise<boolean> {
      const answered = await change([idImpactEvaluation])
        .set({ finish_date: finishDate, id_answered_by: idUser })
        .where('finish_date', 'is', null)
        .returning('id_impact_evaluation')
        .executeTakeFirst();
      return answered !== undefined;
    },

    /** Those of which nobody has been told yet; what was made before `since` is no news. */
    unannounced: (since: Date, now: Date) =>
      open(now)
        .selectAll('i')
        .select(['l.name as learner_name', answerer.as('id_answerer')])
        .where('i.announced_at', 'is', null)
        .where('i.creation_date', '>=', since)
        .orderBy('i.creation_date')
        .limit(LIST_LIMIT)
        .execute(),

    /** Those that expire before `until`, made before `before`, of which nobody has been reminded yet. */
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
