import { getCardList } from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { app, startTrainingPagesApp } from '../test/training-pages.fixtures.ts';

startTrainingPagesApp();

async function blockOf(code: string, idApp = app.tenant.idApp): Promise<number> {
  const row = await withTenant(app.platform.database.db, idApp, (db) =>
    db
      .selectFrom('node_blocks as b')
      .innerJoin('nodes as n', 'n.id_node', 'b.id_node')
      .select('b.id_block')
      .where('n.node_code', '=', code)
      .executeTakeFirstOrThrow(),
  );
  return row.id_block;
}

test('returns a card list as one block of an open page, and 404 for those of trainings, other departments and other tenants', async () => {
  const user = await app.makeUser();
  const id = await blockOf('home');
  const list = await app.ok(getCardList, { params: { id } }, { as: user });
  expect(list).toMatchObject({ nodeCode: 'home', isHome: 1, block: { idBlock: id, title: 'Para você' } });
  expect(list.block.elements.map(({ data }) => data.title)).toEqual(['NR-10', 'Reciclagem da NR-10', 'video-livre']);
  for (const hidden of [
    await blockOf('nr-10'),
    await blockOf('cofre'),
    await blockOf('de-outros', app.otherTenant.idApp),
    999_999,
  ]) {
    await app.refused(getCardList, { params: { id: hidden } }, 404, { as: user });
  }
  const lawyer = await app.makeUser(app.tenant, { department: 'Jurídico' });
  await app.ok(getCardList, { params: { id: await blockOf('cofre') } }, { as: lawyer });
});
