import {
  contentType,
  filterContent,
  listContentChildren,
  listContentFilters,
  neighboursOfContent,
  searchContent,
} from '@shared-kit/contracts/content';
import { expectForeignIdsAre404, startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { searchable } from './search-text.rules.ts';
import { makeItem, makeSection } from './test/content-factory.ts';

let app: TestApp;
let foreignSection: number;
let foreignItem: number;

beforeAll(async () => {
  app = await startTestApp();
  foreignSection = await makeSection(app, app.otherTenant);
  foreignItem = await makeItem(app, app.otherTenant, { id_section: foreignSection });
});
afterAll(() => app.close());

/** Creates an item with this text and these tags and returns its id. */
const makeTagged = (id_section: number, text: string, tags: string[], idContentType: number = contentType.article) =>
  makeItem(app, app.tenant, {
    id_section,
    text,
    id_content_type: idContentType,
    tags: JSON.stringify(tags),
    search_text: searchable([text, ...tags].join(' ')),
  });

describe('POST /content/listfilter/{id}', () => {
  let section: number;
  const filter = (body: { page?: number; searchTags?: string[]; tags?: string[]; idContentTypes?: number[] }) =>
    app.ok(filterContent, { params: { id: section }, body: { page: 1, ...body } }, { as: app.user });
  const texts = async (body: Parameters<typeof filter>[0]) => (await filter(body)).content.map(({ text }) => text);

  beforeAll(async () => {
    section = await makeSection(app, app.tenant);
    await makeTagged(section, 'Vitrine de Natal', ['vitrine', 'datas']);
    await makeTagged(section, 'Calendário', ['datas'], contentType.audio);
    await makeTagged(section, 'A palavra vitrine no texto', []);
    for (let number = 1; number <= 13; number += 1)
      await makeTagged(section, `Estoque ${number}`, ['estoque'], contentType.video);
  });

  test('requires a session, and rejects an invalid page, tag or type [A7c-03]', async () => {
    const params = { id: section };
    await app.refused(filterContent, { params, body: { page: 1 } }, 401);
    for (const body of [
      { page: 0 },
      { page: 1.5 },
      { page: 1, tags: [''] },
      { page: 1, tags: ['x'.repeat(41)] },
      { page: 1, tags: ['\ud800'] },
      { page: 1, idContentTypes: [-1] },
    ]) {
      await app.refused(filterContent, { params, body }, 400, { as: app.user });
    }
    await expectForeignIdsAre404(app, filterContent, { params: { id: foreignSection }, body: { page: 1 } });
  });

  test('returns items that have the tag, not those that only mention its word [A7c-03] [A7c-04]', async () => {
    expect(await texts({ tags: ['vitrine'] })).toEqual(['Vitrine de Natal']);
    expect(await texts({ tags: ['datas'] })).toEqual(['Vitrine de Natal', 'Calendário']);
    expect(await texts({ tags: ['datas', 'vitrine'] })).toEqual(['Vitrine de Natal']);
    expect(await texts({ tags: ['datas'], searchTags: ['calendario'] })).toEqual(['Calendário']);
  });

  test('returns items of any of the types', async () => {
    expect(await texts({ idContentTypes: [contentType.audio] })).toEqual(['Calendário']);
    expect((await filter({ idContentTypes: [contentType.audio, contentType.video] })).totalRecord).toBe(14);
  });

  test('returns the matches in pages, with their total', async () => {
    const [first, second] = [await filter({ tags: ['estoque'] }), await filter({ tags: ['estoque'], page: 2 })];
    expect([first.success, first.content.length, second.content.length, second.totalRecord]).toEqual([true, 12, 1, 13]);
    expect(second.content[0]).toMatchObject({ text: 'Estoque 13', tags: ['estoque'] });
  });

  test('matches a tag literally, whatever characters it contains', async () => {
    const odd = await makeSection(app, app.tenant);
    const tag = `50% "off" \\ d'água`;
    await makeTagged(odd, 'Promoção', [tag]);
    const { content } = await app.ok(
      filterContent,
      { params: { id: odd }, body: { page: 1, tags: [tag] } },
      { as: app.user },
    );
    expect(content).toHaveLength(1);
  });
});

describe('GET /content/filters/{idSection}', () => {
  test("requires a session, and answers 404 for another tenant's section", async () => {
    await app.refused(listContentFilters, { params: { idSection: foreignSection } }, 401);
    await expectForeignIdsAre404(app, listContentFilters, { params: { idSection: foreignSection } });
  });

  test("returns tags and types of the section's listed items, the most frequent first", async () => {
    const section = await makeSection(app, app.tenant);
    const list = await makeTagged(section, 'Um', ['b', 'a']);
    await makeTagged(section, 'Dois', ['b'], contentType.video);
    await makeTagged(section, 'Três', [], contentType.video);
    await makeItem(app, app.tenant, { id_section: section, parent: list, tags: JSON.stringify(['inside']) });
    await makeItem(app, app.tenant, { id_section: section, active: false, tags: JSON.stringify(['gone']) });
    const { tags, contentTypes } = await app.ok(
      listContentFilters,
      { params: { idSection: section } },
      { as: app.user },
    );
    expect(tags).toEqual([
      { tag: 'b', total: 2 },
      { tag: 'a', total: 1 },
    ]);
    expect(contentTypes).toEqual([
      { idContentType: contentType.video, total: 2 },
      { idContentType: contentType.article, total: 1 },
    ]);
  });
});

describe('GET /content/listcontentchild/{id}', () => {
  test('requires a session, and answers 404 for items of other tenants or of trainings only', async () => {
    await app.refused(listContentChildren, { params: { id: foreignItem } }, 401);
    await app.refused(listContentChildren, { params: { id: 'x' } }, 400, { as: app.user });
    await expectForeignIdsAre404(app, listContentChildren, { params: { id: foreignItem } });
    const hidden = await makeItem(app, app.tenant, { id_section: null });
    await app.refused(listContentChildren, { params: { id: hidden } }, 404, { as: app.user });
  });

  test('returns the children of an item in order, with their children [A7c-05] [A7c-06]', async () => {
    const section = await makeSection(app, app.tenant);
    const show = await makeItem(app, app.tenant, { id_section: section });
    const second = await makeItem(app, app.tenant, { id_section: section, parent: show, position: 2 });
    const first = await makeItem(app, app.tenant, { id_section: section, parent: show, position: 1 });
    const inFirst = await makeItem(app, app.tenant, { id_section: section, parent: first });
    await makeItem(app, app.tenant, { id_section: section, parent: show, position: 3, active: false });
    const { success, content } = await app.ok(listContentChildren, { params: { id: show } }, { as: app.user });
    expect(success).toBe(true);
    expect(
      content.map(({ idContentItem, children }) => [idContentItem, children.map((one) => one.idContentItem)]),
    ).toEqual([
      [first, [inFirst]],
      [second, []],
    ]);
    expect((await app.ok(listContentChildren, { params: { id: second } }, { as: app.user })).content).toEqual([]);
  });
});

describe('GET /content/neighbours/{id}', () => {
  const neighbours = (id: number) => app.ok(neighboursOfContent, { params: { id } }, { as: app.user });

  test("requires a session, and answers 404 for another tenant's item", async () => {
    await app.refused(neighboursOfContent, { params: { id: foreignItem } }, 401);
    await expectForeignIdsAre404(app, neighboursOfContent, { params: { id: foreignItem } });
  });

  test('returns the previous and the next item, in the order of the section, equal positions by id', async () => {
    const id_section = await makeSection(app, app.tenant);
    const last = await makeItem(app, app.tenant, { id_section, position: 9, text: 'Fim' });
    const first = await makeItem(app, app.tenant, { id_section, position: 1, text: 'Começo' });
    const middle = await makeItem(app, app.tenant, { id_section, position: 1, text: 'Meio' });
    await makeItem(app, app.tenant, { id_section, position: 5, active: false });
    const inside = await makeItem(app, app.tenant, { id_section, position: 5, parent: first });
    expect(await neighbours(middle)).toEqual({
      success: true,
      previous: { idContentItem: first, text: 'Começo' },
      next: { idContentItem: last, text: 'Fim' },
    });
    expect((await neighbours(first)).previous).toBeNull();
    expect((await neighbours(last)).next).toBeNull();
    expect(await neighbours(inside)).toEqual({ success: true, previous: null, next: null });
  });
});

describe('POST /content/search/{idSection}', () => {
  test('returns the list fields without bodies, for items and their children', async () => {
    const section = await makeSection(app, app.tenant);
    const body = `<p>${'Texto longo. '.repeat(5000)}</p>`;
    const item = await makeItem(app, app.tenant, {
      id_section: section,
      content: body,
      description: 'Resumo',
      tags: JSON.stringify(['leitura']),
    });
    await makeItem(app, app.tenant, { id_section: section, parent: item, content: body });
    const { content } = await app.ok(
      searchContent,
      { params: { idSection: section }, body: { page: 1 } },
      { as: app.user },
    );
    expect(content[0]).toMatchObject({ content: '', description: 'Resumo', tags: ['leitura'] });
    expect(content[0]?.children[0]?.content).toBe('');
  });
});
