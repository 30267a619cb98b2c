import { contentType, findImpactMenu, listItemParts } from '@shared-kit/contracts/content';
import { expectForeignIdsAre404, startTestApp } from '../../test/index.ts';
import type { TestApp, TestTenant } from '../../test/index.ts';
import { makeItem, makeSection } from './test/content-factory.ts';

let app: TestApp;
let idSection: number;

beforeAll(async () => {
  app = await startTestApp();
  idSection = await makeSection(app, app.tenant);
});
afterAll(() => app.close());

const whole = async (tenant: TestTenant, id_content_type: number, section: number | null = idSection) =>
  makeItem(app, tenant, { id_section: section, id_content_type, text: 'Primeira semana', duration: 0 });

const calls = [
  ['GET /content/journeyparts/{id}', contentType.journey],
  ['GET /content/impactmenu/{parentId}', contentType.impactMenu],
] as const;

describe.each(calls)('%s', (_, type) => {
  const call = (id: number | string, as = app.user) =>
    type === contentType.journey
      ? app.call(listItemParts, { params: { id } }, { as })
      : app.call(findImpactMenu, { params: { parentId: id } }, { as });

  test("rejects a missing session, invalid ids, another content type, an unknown id, and another tenant's", async () => {
    const id = await whole(app.tenant, type);
    const none =
      type === contentType.journey
        ? await app.call(listItemParts, { params: { id } })
        : await app.call(findImpactMenu, { params: { parentId: id } });
    expect(none.status).toBe(401);
    expect((await call('x')).status).toBe(400);
    expect((await call(await whole(app.tenant, contentType.video))).status).toBe(404);
    expect((await call(2_000_000_000)).status).toBe(404);
    const foreign = await whole(app.otherTenant, type, await makeSection(app, app.otherTenant));
    if (type === contentType.journey) await expectForeignIdsAre404(app, listItemParts, { params: { id: foreign } });
    else await expectForeignIdsAre404(app, findImpactMenu, { params: { parentId: foreign } });
  });

  test('does not return items that only trainings use', async () =>
    expect((await call(await whole(app.tenant, type, null))).status).toBe(404));
});

test("the parts of a journey are returned in order, with the viewer's data and progress; removed parts are left out [A7c-11] [A7c-12]", async () => {
  const parent = await whole(app.tenant, contentType.journey);
  const second = await makeItem(app, app.tenant, {
    id_section: idSection,
    parent,
    position: 2,
    text: 'Leia',
    id_content_type: contentType.article,
    content: '<p>Bom dia</p>',
  });
  const first = await makeItem(app, app.tenant, {
    id_section: idSection,
    parent,
    position: 1,
    text: 'Veja',
    content_location: 'media:t1/ab/aula.mp4',
  });
  await makeItem(app, app.tenant, { id_section: idSection, parent, position: 3, active: false });
  const { success, listJourneyPart } = await app.ok(listItemParts, { params: { id: parent } }, { as: app.user });
  expect(success).toBe(true);
  expect(listJourneyPart).toMatchObject([
    {
      idContentItem: first,
      parent,
      parentName: 'Primeira semana',
      contentLocation: expect.stringContaining('/media/t1/ab/aula.mp4?e='),
      completed: 'NULL',
    },
    { idContentItem: second, content: '<p>Bom dia</p>' },
  ]);
  expect(listJourneyPart).toHaveLength(2);
});

test('an impact menu returns its text and its children, in order, with their children [A7c-10]', async () => {
  const parent = await whole(app.tenant, contentType.impactMenu);
  const second = await makeItem(app, app.tenant, { id_section: idSection, parent, position: 2 });
  const first = await makeItem(app, app.tenant, {
    id_section: idSection,
    parent,
    position: 1,
    id_content_type: contentType.journey,
  });
  const below = await makeItem(app, app.tenant, { id_section: idSection, parent: first });
  const { success, result } = await app.ok(findImpactMenu, { params: { parentId: parent } }, { as: app.user });
  expect(success).toBe(true);
  expect(result).toHaveLength(1);
  expect(result[0]?.text).toBe('Primeira semana');
  expect(
    result[0]?.children.map(({ idContentItem, children }) => [idContentItem, children.map((one) => one.idContentItem)]),
  ).toEqual([
    [first, [below]],
    [second, []],
  ]);
});
