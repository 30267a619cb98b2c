import { randomUUID } from 'node:crypto';
import { listItemsInProgress, recordVisit, saveProgress } from '@shared-kit/contracts/content';
import { startTestApp } from '../../test/index.ts';
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

async function withoutThem(item: number, section: number): Promise<void> {
  const { db } = app.platform.database;
  await db.updateTable('content_items').set({ active: false }).where('id_content_item', '=', item).execute();
  await db.updateTable('sections').set({ active: false }).where('id_section', '=', section).execute();
}
