import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { VALIDITY_FIELD, lastFinishEndedBefore } from '../core/validity.rules.ts';

/** Training with how long a completion is valid. */
export interface ValidTraining {
  readonly title: string;
  /** Null without an end. */
  readonly validMonths: number | null;
}

/** Repository of how long completions of trainings are valid. */
export function trainingValidities(db: TenantDb) {
  const trainings = () =>
    db
      .selectFrom('nodes')
      .select(['title', 'valid_months as validMonths'])
      .where('node_type', '=', 'LEARNING')
      .where('entry_point', '=', true)
      .where('active', '=', true);

  return {
    find: (idNode: number): Promise<ValidTraining | undefined> =>
      trainings().where('id_node', '=', idNode).executeTakeFirst(),

    findByCode: (code: string): Promise<ValidTraining | undefined> =>
      trainings().where('node_code', '=', code).executeTakeFirst(),

    /** Like `find`, and locks the training until the transaction ends. */
    lock: (idNode: number): Promise<ValidTraining | undefined> =>
      trainings().where('id_node', '=', idNode).forUpdate().executeTakeFirst(),

    /** Saves the months for completions from now on, and notes that a screen has edited them. */
    async save(idNode: number, months: number | null): Promise<void> {
      await db
        .updateTable('nodes')
        .set({ valid_months: months, edited_fields: toJson([VALIDITY_FIELD]) })
        .where('id_node', '=', idNode)
        .execute();
    },

    /**
     * Counts the completions of a training: those that have an end, and of the others those that have ended already, or
     * end before `soon`, if they are valid for these months from their day on.
     */
    async count(idNode: number, { months, now, soon }: { months: number | null; now: Date; soon: Date }) {
      const row = await db
        .selectFrom('enrollments')
        .select(({ fn, eb }) => {
          const without = eb('valid_until', 'is', null).and('finish_date', 'is not', null);
          const endedBefore = (moment: Date) =>
            without.and('finish_date', '<=', months === null ? new Date(0) : lastFinishEndedBefore(moment, months));
          return [
            fn.countAll<string>().filterWhere('valid_until', 'is not', null).as('ending'),
            fn.countAll<string>().filterWhere(without).as('endless'),
            fn.countAll<string>().filterWhere(endedBefore(now)).as('ended'),
            fn.countAll<string>().filterWhere(endedBefore(soon)).as('endedSoon'),
          ];
        })
        .where('id_node', '=', idNode)
        .where('status', 'in', ['COMPLETED', 'PASSED'])
        .executeTakeFirstOrThrow();
      const ended = Number(row.ended);
      return {
        ending: Number(row.ending),
        endless: Number(row.endless),
        ended,
        soon: Number(row.endedSoon) - ended,
      };
    },
  };
}
