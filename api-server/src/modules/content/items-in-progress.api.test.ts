import { randomUUID } from 'node:crypto';
import { listItemsInProgress, recordVisit, saveProgress } from '@shared-kit/contracts/content';
import { enrol, makeTraining, startTestApp } from '../../test/index.ts';
import type { TestApp, TestUser } from '../../test/index.ts';
import { makeItem, makeSection } from './test/content-factory.ts';

let app: TestApp;
let user: TestUser;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.makeUser();
  app.clock.set('2026-11-20T12:00:00Z');
});

const begin = (idContentItem: number, { as = user, at = '2026-11-20 11:50:00', seconds = 40 } = {}) =>
  app.ok(
    saveProgress,
    { body: { idVisit: randomUUID(), timeStart: at, idContentItem, idSection: null, seconds, finished: false } },
    { as },
  );

const itemsInProgress = async () =>
  (await app.ok(listItemsInProgress, {}, { as: user })).content.map(({ idContentItem }) => idContentItem);

test('rejects a missing session, and answers 404 while the module is off', async () => {
  expect((await app.call(listItemsInProgress, {})).status).toBe(401);
  const tenant = await app.makeTenant({ modules: ['store'] });
  await app.refused(listItemsInProgress, {}, 404, { as: await app.makeUser(tenant), at: tenant });
});

test('lists started items, the latest first, without those that are finished or were only opened', async () => {
  const section = await makeSection(app, app.tenant);
  const [first, second, finished, untouched, opened] = await Promise.all(
    Array.from({ length: 5 }, () => makeItem(app, app.tenant, { id_section: section })),
  );
  await begin(first ?? 0);
  app.clock.set('2026-11-20T12:05:00Z');
  await begin(second ?? 0);
  await begin(opened ?? 0, { seconds: 0 });
  await app.ok(
    recordVisit,
    {
      body: {
        idVisit: randomUUID(),
        timeStart: '2026-11-20 11:50:00',
        idContentItem: finished ?? 0,
        idNavigationType: 1,
        idSection: null,
        seconds: 99,
        timeExecuted: 99,
        finished: true,
      },
    },
    { as: user },
  );
  expect(await itemsInProgress()).toEqual([second, first]);
  expect(await itemsInProgress()).not.toContain(untouched);
});

test('leaves out items of other people, removed items, and items in a hidden section', async () => {
  const section = await makeSection(app, app.tenant);
  const hidden = await makeSection(app, app.tenant);
  const [theirs, gone, behind, part] = [
    await makeItem(app, app.tenant, { id_section: section }),
    await makeItem(app, app.tenant, { id_section: section }),
    await makeItem(app, app.tenant, { id_section: hidden }),
    await makeItem(app, app.tenant, {
      id_section: null,
      parent: await makeItem(app, app.tenant, { id_section: section }),
    }),
  ];
  await begin(theirs, { as: await app.makeUser() });
  for (const item of [gone, behind, part]) await begin(item);
  await withoutThem(gone, hidden);
  expect(await itemsInProgress()).toEqual([part]);
});

test('returns the training that was used after all items, and none when an item came later or it has ended', async () => {
  const training = await makeTraining(app, { title: 'NR-10' });
  const lastTraining = async () => (await app.ok(listItemsInProgress, {}, { as: user })).training;
  expect(await lastTraining()).toBeNull();
  const idEnrollment = await enrol(app, training, user, { status: 'IN_PROGRESS', progress: 40 });
  expect(await lastTraining()).toBeNull();
  await openedAt(idEnrollment, '2026-11-20T11:00:00Z');
  await enrol(app, training, await app.makeUser(), { status: 'IN_PROGRESS', last_access_date: app.clock.now() });
  expect(await lastTraining()).toEqual({ idEnrollment, title: 'NR-10', image: '', progress: 40 });
  await begin(await makeItem(app, app.tenant, { id_section: await makeSection(app, app.tenant) }));
  expect(await lastTraining()).toBeNull();
  await openedAt(idEnrollment, '2026-11-20T13:00:00Z');
  expect(await lastTraining()).toMatchObject({ idEnrollment });
  await app.platform.database.db
    .updateTable('enrollments')
    .set({ status: 'COMPLETED' })
    .where('id_enrollment', '=', idEnrollment)
    .execute();
  expect(await lastTraining()).toBeNull();
});

test('returns no training while the learning module is off', async () => {
  const tenant = await app.makeTenant({ modules: ['content'] });
  const person = await app.makeUser(tenant);
  const training = await makeTraining(app, { tenant });
  await enrol(app, training, person, { status: 'IN_PROGRESS', last_access_date: app.clock.now() });
  const reply = await app.ok(listItemsInProgress, {}, { as: person, at: tenant });
  expect(reply).toMatchObject({ content: [], training: null });
});

async function openedAt(idEnrollment: number, moment: string): Promise<void> {
  await app.platform.database.db
    .updateTable('enrollments')
    .set({ last_access_date: new Date(moment) })
    .where('id_enrollment', '=', idEnrollment)
    .execute();
}

async function withoutThem(item: number, section: number): Promise<void> {
  const { db } = app.platform.database;
  await db.updateTable('content_items').set({ active: false }).where('id_content_item', '=', item).execute();
  await db.updateTable('sections').set({ active: false }).where('id_section', '=', section).execute();
}
