import type { SamlSettings } from '../../../platform/database/platform.tables.ts';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { SsoTestResult } from '../identity.tables.ts';

interface NewTest {
  readonly idTest: string;
  readonly idUser: number;
  /** Name at the time. */
  readonly startedBy: string;
  readonly settings: SamlSettings;
  readonly now: Date;
  readonly until: Date;
}

/** Reads and writes logins that somebody tries with prepared settings. */
export function ssoTests(db: TenantDb) {
  const selected = () =>
    db
      .selectFrom('sso_tests')
      .select(['id_test', 'settings', 'started_at', 'started_by', 'expires_at', 'finished_at', 'result']);
  return {
    async add({ idTest, idUser, startedBy, settings, now, until }: NewTest): Promise<void> {
      await db
        .insertInto('sso_tests')
        .values({
          id_test: idTest,
          id_user: idUser,
          settings: toJson(settings),
          started_at: now,
          started_by: startedBy,
          expires_at: until,
          finished_at: null,
          result: null,
        })
        .execute();
    },
    find: (idTest: string) => selected().where('id_test', '=', idTest).executeTakeFirst(),
    /** Returns a test that waits for its answer. */
    findOpen: (idTest: string, now: Date) =>
      selected()
        .where('id_test', '=', idTest)
        .where('finished_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    /** Returns the finished tests since a time, newest first. */
    finishedSince: (since: Date) =>
      selected()
        .where('started_at', '>', since)
        .where('finished_at', 'is not', null)
        .orderBy('started_at', 'desc')
        .limit(20)
        .execute(),
    /** Saves the result of a test. The first answer counts. */
    async finish(idTest: string, result: SsoTestResult, now: Date): Promise<void> {
      await db
        .updateTable('sso_tests')
        .set({ finished_at: now, result: toJson(result) })
        .where('id_test', '=', idTest)
        .where('finished_at', 'is', null)
        .execute();
    },
    async sweep(before: Date): Promise<void> {
      await db.deleteFrom('sso_tests').where('started_at', '<', before).execute();
    },
  };
}
