import { randomBytes } from 'node:crypto';
import { addContent } from '../../learning/test/training-import.ts';
import type { TestUser } from '../../../test/index.ts';
import { app, inTenant } from './administration.fixtures.ts';

/** Creates a SCORM content with two versions, the second in use, and an attempt of a person; returns its id. */
export function makeScorm({ idUser }: TestUser): Promise<number> {
  return inTenant(async (db) => {
    const now = app.clock.now();
    const idContentItem = await addContent(db, `pacote-${randomBytes(4).toString('hex')}`);
    await db
      .updateTable('content_items')
      .set({ id_content_type: 26, text: 'Pacote' })
      .where('id_content_item', '=', idContentItem)
      .execute();
    const at = { id_content_item: idContentItem, processed_at: now };
    const unpacked = { version: '1.2' as const, files: 1 };
    const location = (version: number) => `media:t${app.tenant.idApp}/${idContentItem}-${version}.zip`;
    await db
      .insertInto('scorm_packages')
      .values({
        ...at,
        ...unpacked,
        location: location(2),
        status: 'DONE',
        paused: false,
        package_version: 2,
        sequencing: null,
        max_attempts: null,
        created_at: now,
        touched_at: null,
      })
      .execute();
    for (const version of [1, 2])
      await db
        .insertInto('scorm_package_versions')
        .values({ ...at, ...unpacked, package_version: version, location: location(version) })
        .execute();
    const { id_sco } = await db
      .insertInto('scos')
      .values({
        id_content_item: idContentItem,
        identifier: 'S',
        id_parent: null,
        position: 0,
        title: 'Lição',
        label: '',
        workload: '',
        sco_type: 'sco',
        launch: 'S.html',
        mastery_score: null,
        completion_threshold: null,
        prerequisites: '',
        rule: '',
        launch_data: '',
        max_time_allowed: '',
        time_limit_action: '',
      })
      .returning('id_sco')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('sco_enrollments')
      .values({
        id_user: idUser,
        id_sco,
        id_node_enrollment: null,
        status: 'FAILED',
        grade: 40,
        cmi: JSON.stringify({
          'cmi.core.lesson_status': 'failed',
          'cmi.interactions.0.id': 'Q1',
          'cmi.interactions.0.result': 'wrong',
        }),
        start_date: now,
        finish_date: now,
        last_access_date: now,
      })
      .execute();
    return idContentItem;
  });
}

/** Adds a visit of the lessons that a person has opened. */
export function openedOnce({ idUser }: TestUser, now: Date): Promise<void> {
  return inTenant(async (db) => {
    const rows = await db
      .selectFrom('sco_enrollments')
      .select('id_sco_enrollment')
      .where('id_user', '=', idUser)
      .execute();
    for (const row of rows)
      await db
        .insertInto('sco_visits')
        .values({
          ...row,
          token_hash: randomBytes(16).toString('hex'),
          mode: 'normal',
          portal_origin: 'https://portal.example.com',
          id_enrollment: null,
          label: null,
          attempt: 1,
          folder: null,
          package_version: 1,
          started_at: now,
          expires_at: now,
          terminated_at: now,
        })
        .execute();
  });
}

/** Creates a SCORM content as `makeScorm` does, which the person has opened once; returns its id. */
export async function makeOpenedScorm(user: TestUser): Promise<number> {
  const idContentItem = await makeScorm(user);
  await openedOnce(user, app.clock.now());
  return idContentItem;
}
