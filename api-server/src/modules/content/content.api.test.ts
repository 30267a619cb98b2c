import { randomUUID } from 'node:crypto';
import {
  contentType,
  findContent,
  listContent,
  listSectionContent,
  saveProgress,
  searchAllContent,
  searchContent,
  updateDuration,
  voteContent,
} from '@shared-kit/contracts/content';
import { currentSession } from '@shared-kit/contracts/identity';
import { expectForeignIdsAre404, startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { searchable } from './search-text.rules.ts';
import { givePoints, makeItem, makeSection } from './test/content-factory.ts';

let app: TestApp;
let idSection: number;
let idItem: number;
let foreignSection: number;
let foreignItem: number;

beforeAll(async () => {
  app = await startTestApp();
  await givePoints(app, app.tenant, { 'content-rated': 3 });
  idSection = await makeSection(app, app.tenant, { text: 'Atendimento' });
  idItem = await makeItem(app, app.tenant, {
    id_section: idSection,
    text: 'Vídeo um',
    image: 'media:t1/ab/poster.webp',
  });
  foreignSection = await makeSection(app, app.otherTenant);
  foreignItem = await makeItem(app, app.otherTenant, { id_section: foreignSection });
});
afterAll(() => app.close());

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

describe('POST /content/search/{idSection}', () => {
  let section: number;
  beforeAll(async () => {
    section = await makeSection(app, app.tenant);
    for (let number = 1; number <= 14; number += 1) {
      const text = number === 14 ? 'Prevenção de perdas 100%' : `Aula ${number}`;
      await makeItem(app, app.tenant, { id_section: section, text, search_text: searchable(text) });
    }
  });
  const search = (page: number, searchTags: string[]) =>
    app.ok(searchContent, { params: { idSection: section }, body: { page, searchTags } }, { as: app.user });

  test('rejects page 0, too many words and a section of another tenant', async () => {
    await app.refused(searchContent, { params: { idSection: section }, body: { page: 0 } }, 400, { as: app.user });
    await app.refused(
      searchContent,
      { params: { idSection: section }, body: { page: 1, searchTags: Array.from({ length: 21 }, () => 'a') } },
      400,
      { as: app.user },
    );
    await expectForeignIdsAre404(app, searchContent, { params: { idSection: foreignSection }, body: { page: 1 } });
  });

  test('pages start at 1, and the total counts all of them [A7c-07] [A7c-08] [A2s-21]', async () => {
    const first = await search(1, []);
    const second = await search(2, []);
    expect([first.content.length, second.content.length, first.totalRecord]).toEqual([12, 2, 14]);
    expect(first.content[0]?.text).toBe('Aula 1');
  });

  test('every word must match, ignoring accents and case, with pattern characters taken literally', async () => {
    expect((await search(1, ['PREVENCAO', 'perdas'])).content.map(({ text }) => text)).toEqual([
      'Prevenção de perdas 100%',
    ]);
    expect((await search(1, ['100%'])).totalRecord).toBe(1);
    expect((await search(1, ['%'])).totalRecord).toBe(1);
    expect((await search(1, ['prevencao', 'aula'])).totalRecord).toBe(0);
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

describe('POST /ranking/vote/', () => {
  test.each([0, 6, 3.5, '4'])('rejects the vote %p [A5-22]', async (vote) => {
    const refusal = await app.refused(voteContent, { body: { idContentItem: idItem, vote: vote as number } }, 400, {
      as: app.user,
    });
    expect(refusal.issues?.[0]?.path).toBe('body.vote');
  });

  test("rejects a missing session and another tenant's item", async () => {
    expect((await app.call(voteContent, { body: { idContentItem: idItem, vote: 5 } })).status).toBe(401);
    await expectForeignIdsAre404(app, voteContent, { body: { idContentItem: foreignItem, vote: 5 } });
  });

  test('saves the vote, returns the new average and gives its points once [A7c-14] [A3-27]', async () => {
    const item = await makeItem(app, app.tenant, { id_section: idSection });
    const colleague = await app.makeUser();
    const vote = (stars: number, as = app.user) =>
      app.ok(voteContent, { body: { idContentItem: item, vote: stars } }, { as });
    expect(await vote(5)).toMatchObject({ vote: 5, rating: 5, numberVotes: 1, earnPoints: 3 });
    expect(await vote(2, colleague)).toMatchObject({ vote: 2, rating: 3.5, numberVotes: 2 });
    expect(await vote(5)).toMatchObject({ vote: 5, rating: 3.5, numberVotes: 2, earnPoints: 0 });
    const { content } = await app.ok(findContent, { params: { id: item } }, { as: app.user });
    expect(content[0]).toMatchObject({ vote: 5, rating: 3.5, stars: 4, numberVotes: 2 });
  });

  test('rejects a different second vote', async () => {
    const item = await makeItem(app, app.tenant, { id_section: idSection });
    await app.ok(voteContent, { body: { idContentItem: item, vote: 4 } }, { as: app.user });
    const refusal = await app.refused(voteContent, { body: { idContentItem: item, vote: 1 } }, 409, { as: app.user });
    expect(refusal.code).toBe('content.already-rated');
  });

  test('counts one of several concurrent votes', async () => {
    const item = await makeItem(app, app.tenant, { id_section: idSection });
    await Promise.all(
      [1, 2, 3].map(() => app.call(voteContent, { body: { idContentItem: item, vote: 4 } }, { as: app.user })),
    );
    const { content } = await app.ok(findContent, { params: { id: item } }, { as: app.user });
    expect(content[0]).toMatchObject({ numberVotes: 1, rating: 4 });
  });
});

describe('the login session', () => {
  test('contains the sections as menu, with their design [A3-03] [A3-08] [A3-09]', async () => {
    const tenant = await app.makeTenant();
    const user = await app.makeUser(tenant);
    const parent = await makeSection(app, tenant, {
      text: 'Loja',
      description: 'Tudo da loja',
      color: '#e4002b',
      url: '/x',
      image: 'https://x/y.png',
    });
    const child = await makeSection(app, tenant, {
      parent_id_section: parent,
      section_to: parent,
      design: JSON.stringify({ general: { showTopBar: false } }),
    });
    const session = await app.ok(currentSession, {}, { as: user, at: tenant });
    expect(session.menu[0]).toEqual({
      idSection: parent,
      idSectionType: 2,
      menuOption: {
        text: 'Loja',
        description: 'Tudo da loja',
        image: 'https://x/y.png',
        sectionTo: null,
        color: '#e4002b',
        imageStyle: 'default',
        showText: true,
        parentIdSection: null,
        url: '/x',
      },
    });
    expect(session.menu[1]?.menuOption).toMatchObject({ parentIdSection: parent, sectionTo: parent });
    expect(session.design.homeType).toBe('carousel');
    expect(session.design.sections[child]).toEqual({
      general: { showBottomMenu: true, showTopBar: false, backgroundColor: '', columnColor: '' },
      itemText: {},
      itemDescription: {},
      firstItemText: {},
      firstItemDescription: {},
      menuitem: { showEmphasis: false, emphasisNumber: 0 },
    });
  });
});

describe('GET /content/search', () => {
  const find = (searchString: string, page: { offset?: number; limit?: number } = {}) =>
    app.ok(searchAllContent, { query: { searchString, ...page } }, { as: app.user });

  test('requires a session and at least three characters [A5-24]', async () => {
    await app.refused(searchAllContent, { query: { searchString: 'saxofone' } }, 401);
    for (const searchString of ['', 'ab', ' ab '])
      await app.refused(searchAllContent, { query: { searchString } }, 400, { as: app.user });
  });

  test('finds listed items and their parts, not those that are inactive, without a section, or of another tenant', async () => {
    const section = await makeSection(app, app.tenant);
    const closed = await makeSection(app, app.tenant, { active: false });
    const withText = (text: string) => ({ text, search_text: searchable(text) });
    const list = await makeItem(app, app.tenant, {
      id_section: section,
      content: '<p>Um livro inteiro</p>',
      ...withText('Uma lista de saxofone'),
    });
    const inside = await makeItem(app, app.tenant, {
      id_section: section,
      parent: list,
      ...withText('Saxofone: a primeira lição'),
    });
    await makeItem(app, app.tenant, { id_section: section, active: false, ...withText('Saxofone desligado') });
    await makeItem(app, app.tenant, { id_section: closed, ...withText('Saxofone fechado') });
    await makeItem(app, app.tenant, { id_section: null, ...withText('Saxofone de treinamento') });
    await makeItem(app, app.otherTenant, { id_section: foreignSection, ...withText('Saxofone de outros') });
    const { totalRecords, data } = await find('SAXOFÓNE');
    expect([totalRecords, data.map(({ idContentItem }) => idContentItem)]).toEqual([2, [inside, list]]);
    // Bodies are sent only when an item is opened (decision 150).
    expect(data.map(({ content }) => content)).toEqual(['', '']);
    expect((await find('saxofone lista')).data.map(({ idContentItem }) => idContentItem)).toEqual([list]);
    expect((await find('saxofone', { offset: 1, limit: 1 })).data.map(({ idContentItem }) => idContentItem)).toEqual([
      list,
    ]);
  });
});
