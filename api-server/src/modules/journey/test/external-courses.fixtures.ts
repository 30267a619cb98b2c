import * as contract from '@shared-kit/contracts/journey';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { answerExternalCourse } from '../external-courses/answer-external-course.service.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;
export let at: TestTenant;
export let diego: TestUser;
export let other: TestUser;

export const features = JSON.stringify({ externalCourses: true, recommendations: false, contactUs: null });

export const fields = {
  title: 'NR-35 Trabalho em altura',
  type: 'IN_PERSON',
  workload: 8,
  startDate: '2026-11-20',
  finishDate: '2026-11-22',
  entityName: 'SENAI',
} as const;

export const create = async (more: object = {}, as = diego) =>
  (await app.ok(contract.createExternalCourse, { body: { ...fields, ...more } }, { as, at })).idUserExternalCourse;
export const find = async (id: number, as = diego) =>
  (await app.ok(contract.findExternalCourse, { params: { id } }, { as, at })).result;
export const answer = (id: number, reason?: string) =>
  withTenant(app.platform.database.db, at.idApp, (db) =>
    answerExternalCourse(
      db,
      id,
      reason === undefined ? { status: 'APPROVED' } : { status: 'REJECTED', reason },
      app.clock.now(),
    ),
  );
export const rejected = async (as = diego) => {
  const id = await create({}, as);
  await answer(id, 'O certificado está ilegível.');
  return id;
};
export const cancel = (id: number, as = diego) =>
  app.call(contract.cancelExternalCourse, { params: { id } }, { as, at });

/** Gives the tenant the notice of answered courses. Test files share the tenant. */
export async function addNoticeType(): Promise<void> {
  const type = {
    type: 'external-course-answered',
    status: 'OPTIONAL',
    description: 'Cursos externos',
    section: 'LEARNING',
    position: 0,
  } as const;
  await withTenant(app.platform.database.db, at.idApp, (db) =>
    db
      .insertInto('notification_types')
      .values(type)
      .onConflict((conflict) => conflict.columns(['type']).doUpdateSet(type))
      .execute(),
  );
}

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  // 22 November in São Paulo, the 23rd in UTC.
  app.clock.set('2026-11-23T01:00:00Z');
  at = await app.makeTenant({ app: { features } });
  [diego, other] = [await app.makeUser(at), await app.makeUser(at)];
  afterLastFile(() => app.close());
}

/** Starts an app with a person who registers courses. */
export function startCoursesApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}
