import fc from 'fast-check';
import {
  getCampaignUser,
  listCampaignDepartments,
  listCampaignPointsSummary,
} from '@shared-kit/contracts/gamification';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp, TestUser } from '../../test/index.ts';
import { campaignImport } from './campaign-import.repository.ts';
import { makeCampaign } from './test/make-campaign.ts';

let app: TestApp;
let viewer: TestUser;
const people: TestUser[] = [];
const departments = ['Comercial', 'Operações', ''];

beforeAll(async () => {
  app = await startTestApp();
  viewer = await app.makeUser();
  for (let count = 0; count < 14; count += 1) people.push(await app.makeUser());
}, 60_000);
afterAll(() => app.close());

const inTenant: <T>(work: Parameters<typeof withTenant<T>>[2]) => Promise<T> = (work) =>
  withTenant(app.platform.database.db, app.tenant.idApp, work);

/** A change that some part of the product makes to a participant or to their account. */
const change = fc.oneof(
  fc.record({
    kind: fc.constant('earns' as const),
    who: fc.nat(13),
    points: fc.constantFrom(5, 10),
    minute: fc.nat(3),
  }),
  fc.record({ kind: fc.constant('moves' as const), who: fc.nat(13), department: fc.constantFrom(...departments) }),
  fc.record({ kind: fc.constant('switches' as const), who: fc.nat(13), active: fc.boolean() }),
  fc.record({ kind: fc.constant('participate' as const), those: fc.subarray([...Array(14).keys()]) }),
  fc.record({ kind: fc.constant('recounts all' as const), points: fc.constantFrom(0, 10) }),
);
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

const at = (minute: number): Date => new Date(app.clock.now().getTime() + minute * 60_000);
const idOf = (who: number): number => people[who]?.idUser ?? 0;

async function apply(idCampaign: number, one: Change): Promise<void> {
  await inTenant(async (db) => {
    const participants = db.updateTable('campaign_participants').where('id_campaign', '=', idCampaign);
    switch (one.kind) {
      case 'earns':
        return participants
          .set((set) => ({ points: set('points', '+', one.points), reached_at: at(one.minute) }))
          .where('id_user', '=', idOf(one.who))
          .execute();
      case 'moves':
        return db
          .updateTable('users')
          .set({ department: one.department })
          .where('id_user', '=', idOf(one.who))
          .execute();
      case 'switches':
        return db.updateTable('users').set({ active: one.active }).where('id_user', '=', idOf(one.who)).execute();
      case 'participate':
        return campaignImport(db).setParticipants(idCampaign, [viewer.idUser, ...one.those.map(idOf)]);
      case 'recounts all':
        return participants.set({ points: one.points, reached_at: one.points > 0 ? at(1) : null }).execute();
    }
  });
}

/** The definition: everybody active with points, sorted, by the rows of people. */
async function ranked(idCampaign: number, department: string | undefined) {
  const rows = await inTenant((db) =>
    db
      .selectFrom('campaign_participants as p')
      .innerJoin('users as u', 'u.id_user', 'p.id_user')
      .select(['p.id_user', 'u.name', 'u.department', 'u.active', 'p.points', 'p.reached_at'])
      .where('p.id_campaign', '=', idCampaign)
      .execute(),
  );
  return rows
    .filter((row) => row.active && row.points > 0 && (department === undefined || row.department === department))
    .toSorted((a, b) => b.points - a.points || Number(a.reached_at) - Number(b.reached_at) || a.id_user - b.id_user)
    .map((row, index) => ({ position: index + 1, idUser: row.id_user, name: row.name, points: row.points }));
}

async function expectDefinition(idCampaign: number, department: string | undefined): Promise<void> {
  const expected = await ranked(idCampaign, department);
  const query = department === undefined ? {} : { department };
  for (const [offset, limit] of [
    [0, 100],
    [0, 3],
    [3, 3],
    [Math.max(0, expected.length - 1), 3],
    [expected.length, 3],
  ] as const) {
    const page = await app.ok(
      listCampaignPointsSummary,
      { params: { idCampaign }, query: { ...query, offset, limit } },
      { as: viewer },
    );
    expect(page.totalRecords).toBe(expected.length);
    expect(page.campaignpoints.map(({ position, name, points }) => ({ position, name, points }))).toEqual(
      expected.slice(offset, offset + limit).map(({ position, name, points }) => ({ position, name, points })),
    );
  }
}

async function expectOwnPlaces(idCampaign: number): Promise<void> {
  const expected = await ranked(idCampaign, undefined);
  for (const { idUser, position, points } of expected) {
    const as = people.find((person) => person.idUser === idUser);
    if (!as) continue;
    const { campaignUserDetail } = await app.ok(getCampaignUser, { params: { idCampaign, idUser }, query: {} }, { as });
    expect(campaignUserDetail).toMatchObject({ position, points });
    expect(campaignUserDetail.neighbours.map((row) => [row.position, row.name, row.points])).toEqual(
      expected.slice(Math.max(0, position - 2), position + 1).map((row) => [row.position, row.name, row.points]),
    );
  }
}

test('ranks as the definition does after any changes of points, accounts and participants', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 25 }), async (changes) => {
      const idCampaign = await makeCampaign(app, [viewer, ...people]);
      await inTenant((db) => db.updateTable('users').set({ active: true, department: '' }).execute());
      for (const one of changes) await apply(idCampaign, one);
      for (const department of [undefined, 'Comercial', 'Operações']) await expectDefinition(idCampaign, department);
      await expectOwnPlaces(idCampaign);
      const { result } = await app.ok(listCampaignDepartments, { params: { idCampaign } }, { as: viewer });
      const seen = await inTenant((db) =>
        db
          .selectFrom('campaign_participants as p')
          .innerJoin('users as u', 'u.id_user', 'p.id_user')
          .select('u.department')
          .distinct()
          .where('p.id_campaign', '=', idCampaign)
          .where('u.active', '=', true)
          .execute(),
      );
      expect(result.map(({ name }) => name).toSorted()).toEqual(
        seen
          .map((row) => row.department)
          .filter((name) => name !== '')
          .toSorted(),
      );
    }),
    { numRuns: 25 },
  );
}, 240_000);

test('sums tallies up without a change of the ranking, also while others earn points', async () => {
  const idCampaign = await makeCampaign(app, [viewer, ...people]);
  await inTenant((db) => db.updateTable('users').set({ active: true, department: 'Comercial' }).execute());
  for (let round = 0; round < 12; round += 1)
    await Promise.all(
      people.map((_, who) =>
        apply(idCampaign, { kind: 'earns', who, points: (round + who) % 2 === 0 ? 5 : 10, minute: who % 3 }),
      ),
    );
  await expectDefinition(idCampaign, undefined);
  await expectDefinition(idCampaign, 'Comercial');
  await expectOwnPlaces(idCampaign);
  const rows = await inTenant((db) =>
    db.selectFrom('campaign_tallies').select('id_tally').where('id_campaign', '=', idCampaign).execute(),
  );
  // 168 actions add four rows each.
  expect(rows.length).toBeLessThan(512 + 100);
}, 120_000);
