import { isolateByTenant, runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** Who wants to hear no more of a pending impact evaluation: each for themselves, since the learner may get another leader. */
export const impactEvaluationSilencesMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table impact_evaluation_silences (
         id_app integer not null,
         id_impact_evaluation integer not null references impact_evaluations on delete cascade,
         id_user integer not null,
         since timestamptz not null,
         primary key (id_app, id_impact_evaluation, id_user),
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
      // Who had chosen it was not kept: it is taken to be who is asked now.
      `insert into impact_evaluation_silences (id_app, id_impact_evaluation, id_user, since)
       select i.id_app, i.id_impact_evaluation, case when i.evaluation_type = 'STUDENT_IMPACT' then i.id_learner else coalesce(i.id_answered_by, l.id_manager) end, i.notified_at
         from impact_evaluations i
         join users l on l.id_app = i.id_app and l.id_user = i.id_learner
        where i.notified_at is not null
          and (i.evaluation_type = 'STUDENT_IMPACT' or coalesce(i.id_answered_by, l.id_manager) is not null)`,
      'alter table impact_evaluations drop column notified_at',
    );
    await isolateByTenant(db, 'impact_evaluation_silences');
  },
};
