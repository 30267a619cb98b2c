import { randomUUID } from 'node:crypto';
import {
  contentType,
  findContent,
  listContent,
  listSectionContent,
  saveProgress,
  updateDuration,
} from '@shared-kit/contracts/content';
import { expectForeignIdsAre404 } from '../../test/index.ts';
import { makeItem, makeSection } from './test/content-factory.ts';
import {
  app,
  foreignItem,
  foreignSection,
  idItem,
  idSection,
  startContentApp,
} from './test/content-endpoints.fixtures.ts';

startContentApp();

describe('GET /content/list/{idSection}', () => {
  test("rejects a missing session, invalid ids, and another tenant's section", async () => {
    expect((await app.call(listContent, { params: { idSection } })).status).toBe(401);
    expect((await app.call(listContent, { params: { idSection: 'x' } }, { as: app.user })).status).toBe(400);
    await expectForeignIdsAre404(app, listContent, { params: { idSection: foreignSection } });
  });

  test('answers 404 while the module is off', async () => {
    const tenant = await app.makeTenant({ modules: ['store'] });
    const user = await app.makeUser(tenant);
    await app.refused(listContent, { params: { idSection } }, 404, { as: user, at: tenant });
  });

  test('returns the items in order, with addresses that can be fetched [A7c-01]', async () => {
    const second = await makeItem(app, app.tenant, { id_section: idSection, text: 'Segundo' });
    const { success, content } = await app.ok(listContent, { params: { idSection } }, { as: app.user });
    expect(success).toBe(true);
    expect(content.map(({ idContentItem }) => idContentItem)).toEqual([idItem, second]);
    expect(content[0]?.image).toMatch(new RegExp(`^${app.tenant.basePath}/media/t1/ab/poster\\.webp\\?e=\\d+&s=`));
  });

  test('leaves out removed items and parts of other items', async () => {
    const section = await makeSection(app, app.tenant);
    await makeItem(app, app.tenant, { id_section: section, active: false });
    const parent = await makeItem(app, app.tenant, { id_section: section });
    const child = await makeItem(app, app.tenant, { id_section: section, parent });
    const { content } = await app.ok(listContent, { params: { idSection: section } }, { as: app.user });
    expect(
      content.map(({ idContentItem, children }) => [idContentItem, children.map((one) => one.idContentItem)]),
    ).toEqual([[parent, [child]]]);
  });
});

describe('POST /content', () => {
  const body = () => ({
    section: idSection,
    user: app.user.idUser,
    company: app.tenant.idCompany,
    appType: app.tenant.idAppType,
    app: app.tenant.idApp,
  });

  test('rejects a payload that names another person', async () => {
    const refusal = await app.refused(listSectionContent, { body: { ...body(), user: app.otherUser.idUser } }, 403, {
      as: app.user,
    });
    expect(refusal.code).toBe('content.other-viewer');
    await app.refused(listSectionContent, { body: { ...body(), app: app.otherTenant.idApp } }, 403, { as: app.user });
    await expectForeignIdsAre404(app, listSectionContent, { body: { section: foreignSection } });
  });

  test("returns the section's items [A7c-09]", async () => {
    const { success, content } = await app.ok(
      listSectionContent,
      { body: { ...body(), channel: 1 } },
      { as: app.user },
    );
    expect(success).toBe(true);
    expect(content[0]).toMatchObject({ idContentItem: idItem, idSection });
  });
});

describe('GET /content/find/{id}', () => {
  test("rejects a missing session and another tenant's item", async () => {
    expect((await app.call(findContent, { params: { id: idItem } })).status).toBe(401);
    await expectForeignIdsAre404(app, findContent, { params: { id: foreignItem } });
  });

  test('does not return an item that only trainings use', async () => {
    const hidden = await makeItem(app, app.tenant, { id_section: null });
    await app.refused(findContent, { params: { id: hidden } }, 404, { as: app.user });
  });

  test('returns one item without progress of this person [A7c-02] [A3-10]', async () => {
    const { content } = await app.ok(findContent, { params: { id: idItem } }, { as: app.user });
    expect(content).toHaveLength(1);
    expect(content[0]).toMatchObject({
      idContentItem: idItem,
      text: 'Vídeo um',
      duration: 100,
      progress: 0,
      completed: 'NULL',
      vote: null,
      lastPosition: 0,
      rating: 0,
      numberVotes: 0,
      children: [],
    });
  });
});

describe('POST /content/updateduration', () => {
  test('rejects invalid durations and items of another tenant', async () => {
    await app.refused(updateDuration, { body: { idContentItem: idItem, duration: -1 } }, 400, { as: app.user });
    await app.refused(updateDuration, { body: { idContentItem: idItem, duration: 86_401 } }, 400, { as: app.user });
    const article = await makeItem(app, app.tenant, { id_section: idSection, id_content_type: contentType.article });
    await app.refused(updateDuration, { body: { idContentItem: article, duration: 10 } }, 409, { as: app.user });
    await expectForeignIdsAre404(app, updateDuration, { body: { idContentItem: foreignItem, duration: 10 } });
  });

  test('sets an unknown duration once [A7c-13]', async () => {
    const item = await makeItem(app, app.tenant, { id_section: idSection, duration: 0 });
    expect(await app.ok(updateDuration, { body: { idContentItem: item, duration: 61.5 } }, { as: app.user })).toEqual({
      success: true,
      duration: 61.5,
    });
    expect(await app.ok(updateDuration, { body: { idContentItem: item, duration: 5 } }, { as: app.user })).toEqual({
      success: true,
      duration: 61.5,
    });
  });

  test('an invented duration completes nothing for other people and does not block their completion', async () => {
    const item = await makeItem(app, app.tenant, { id_section: idSection, duration: 0 });
    await app.ok(updateDuration, { body: { idContentItem: item, duration: 1 } }, { as: app.user });
    const other = await app.makeUser();
    const at = (seconds: number, finished: boolean) => ({
      idVisit: randomUUID(),
      timeStart: '2026-01-01 10:00:00',
      idContentItem: item,
      idSection,
      seconds,
      finished,
    });
    expect((await app.ok(saveProgress, { body: at(30, false) }, { as: other })).completed).toBe('PROGRESS');
    expect((await app.ok(saveProgress, { body: at(600, true) }, { as: other })).completed).toBe('COMPLETED');
  });
});
