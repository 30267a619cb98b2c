import { findContent, searchAllContent, searchContent, voteContent } from '@shared-kit/contracts/content';
import { currentSession } from '@shared-kit/contracts/identity';
import { expectForeignIdsAre404 } from '../../test/index.ts';
import { searchable } from './search-text.rules.ts';
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
