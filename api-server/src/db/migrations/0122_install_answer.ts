import { runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** Whether to install the portal as an app is a question that a person answers once. */
export const installAnswerMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      'alter table passed_gates drop constraint passed_gates_gate_check',
      `alter table passed_gates add constraint passed_gates_gate_check check (gate in ('topics', 'onboarding', 'install'))`,
    );
  },
};
