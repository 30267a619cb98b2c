import { contentType, findSiteVisitor, openSite } from '@shared-kit/contracts/content';
import { enterSupportAccess } from '@shared-kit/contracts/identity';
import { toJson, withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { expectForeignIdsAre404, startTestApp } from '../../test/index.ts';
import type { TestApp, TestTenant } from '../../test/index.ts';
import { makeItem, makeSection } from './test/content-factory.ts';

const trusted = 'https://jogo.example';
let app: TestApp;
let idSection: number;

beforeAll(async () => {
  app = await startTestApp();
  idSection = await makeSection(app, app.tenant);
  await trust(app.tenant, [trusted]);
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const trust = (tenant: TestTenant, sites: string[]) =>
  withTenant(app.platform.database.db, tenant.idApp, (db) =>
    db
      .insertInto('content_settings')
      .values({ home_type: 'row', mosaic_style: 'tile', trusted_sites: toJson(sites) })
      .execute(),
  );

const site = (content_location: string, fields = {}) =>
  makeItem(app, app.tenant, { id_section: idSection, id_content_type: contentType.site, content_location, ...fields });
const open = async (idContentItem: number) =>
  (await app.ok(openSite, { params: { idContentItem } }, { as: app.user })).url;
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';
const findVisitor = (token: string, from = `${trusted}/fase`) =>
  app.call(findSiteVisitor, { body: { token, site: from } });

describe('POST /content/site/{idContentItem}', () => {
  test("rejects a missing session, invalid ids, an item that is no site or has no address, and another tenant's", async () => {
    const id = await site(trusted);
    expect((await app.call(openSite, { params: { idContentItem: id } })).status).toBe(401);
    expect((await app.call(openSite, { params: { idContentItem: 'x' } }, { as: app.user })).status).toBe(400);
    await app.refused(
      openSite,
      { params: { idContentItem: await site(trusted, { id_content_type: contentType.video }) } },
      404,
      { as: app.user },
    );
    await app.refused(openSite, { params: { idContentItem: await site('') } }, 404, { as: app.user });
    const foreign = await makeItem(app, app.otherTenant, {
      id_section: await makeSection(app, app.otherTenant),
      id_content_type: contentType.site,
      content_location: trusted,
    });
    await expectForeignIdsAre404(app, openSite, { params: { idContentItem: foreign } });
  });

  test('a trusted site receives a one-time token, never the session', async () => {
    const url = await open(await site(`${trusted}/fase?nivel=2`));
    expect(url).toMatch(/^https:\/\/jogo\.example\/fase\?nivel=2&token=[\w-]{43}$/);
    expect(tokenOf(url)).not.toBe(tokenOf(await open(await site(`${trusted}/fase?nivel=2`))));
  });

  test.each([
    'https://outro.example/fase',
    'https://jogo.example.evil.example/',
    'https://jogo.example@evil.example/',
    'http://jogo.example/',
    'https://jogo.example:8443/',
  ])('%s is not trusted and opens without a token', async (address) =>
    expect(await open(await site(address))).toBe(address),
  );

  test('an uploaded page opens from the content origin, without a token', async () => {
    expect(await open(await site('media:t1/ab/simulador.html'))).toMatch(
      /^http:\/\/localhost:3001\/page\/t1\/ab\/simulador\.html\?e=\d+&s=[\w-]+$/,
    );
  });

  test('a support actor is not identified to the site as the person', async () => {
    const helper = await app.makeUser(app.tenant, { can_access_support: true });
    const { result } = await app.ok(enterSupportAccess, { body: { idUser: app.user.idUser } }, { as: helper });
    const { url } = await app.ok(
      openSite,
      { params: { idContentItem: await site(`${trusted}/fase`) } },
      { as: { ...app.user, token: result.token } },
    );
    expect(url).toBe(`${trusted}/fase`);
  });
});

describe('POST /content/site-visitor', () => {
  test('returns the visitor once, to the site that the token was made for', async () => {
    const idContentItem = await site(`${trusted}/fase`);
    const token = tokenOf(await open(idContentItem));
    const reply = await app.ok(findSiteVisitor, { body: { token, site: `${trusted}/qualquer?x=1` } });
    expect(reply).toEqual({
      success: true,
      idContentItem,
      visitor: {
        idUser: app.user.idUser,
        idApp: app.tenant.idApp,
        name: expect.any(String),
        email: expect.stringContaining('@'),
      },
    });
    await app.refused(findSiteVisitor, { body: { token, site: trusted } }, 410);
  });

  test('tells a site no address that its person has not confirmed', async () => {
    const as = await app.makeUser(undefined, { email: '', self_registered: true });
    const idContentItem = await site(`${trusted}/fase`);
    const { url } = await app.ok(openSite, { params: { idContentItem } }, { as });
    const { visitor } = await app.ok(findSiteVisitor, { body: { token: tokenOf(url), site: trusted } });
    expect(visitor).toMatchObject({ idUser: as.idUser, email: '' });
  });

  test('rejects another site, another tenant and an expired token', async () => {
    const fresh = async () => tokenOf(await open(await site(`${trusted}/fase`)));
    expect((await findVisitor(await fresh(), 'https://outro.example/')).status).toBe(410);
    const token = await fresh();
    await app.refused(findSiteVisitor, { body: { token, site: trusted } }, 410, { at: app.otherTenant });
    const late = await fresh();
    app.clock.advance(61_000);
    expect((await findVisitor(late)).status).toBe(410);
  });

  test('accepts one of twenty concurrent calls with the same token', async () => {
    const token = tokenOf(await open(await site(`${trusted}/fase`)));
    const replies = await Promise.all(Array.from({ length: 20 }, () => findVisitor(token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 410]));
  });

  test.each([
    { token: '', site: trusted },
    { token: 'x'.repeat(201), site: trusted },
    { token: 'x', site: 'jogo' },
    { token: 'x' },
  ])('rejects %j with 400', async (body) => {
    expect((await app.call(findSiteVisitor, { body: body as { token: string; site: string } })).status).toBe(400);
  });

  test('limits guesses of tokens', async () => {
    const replies = await Promise.all(Array.from({ length: 320 }, () => findVisitor('adivinhado')));
    expect(replies.at(-1)?.status).toBe(429);
  });
});
