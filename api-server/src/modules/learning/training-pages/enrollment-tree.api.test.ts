import { getEnrollmentTree } from '@shared-kit/contracts/learning';
import type { EnrollmentTreeNode } from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { app, enrolled, startTrainingPagesApp } from '../test/training-pages.fixtures.ts';

startTrainingPagesApp();

describe('enrolment tree', () => {
  test("lists the person's trainings below their catalogs, with the newest enrolment of each [B7.1-03]", async () => {
    const user = await app.makeUser();
    expect(await app.ok(getEnrollmentTree, {}, { as: user })).toEqual({ nodeTree: [] });
    const nr10 = await enrolled(user, 'nr-10');
    const external = await enrolled(user, 'externo');
    const { nodeTree } = await app.ok(getEnrollmentTree, {}, { as: user });
    const [home] = nodeTree;
    expect(nodeTree).toHaveLength(1);
    expect(home).toMatchObject({ nodeCode: 'home', nodeType: 'ORGANIZATION', enrollment: null });
    expect(home?.childNodes).toMatchObject([
      {
        nodeCode: 'catalogo',
        childNodes: [
          {
            nodeCode: 'seguranca',
            childNodes: [
              { nodeCode: 'nr-10', nodeType: 'LEARNING', enrollment: { idEnrollment: nr10 }, childNodes: [] },
            ],
          },
          { nodeCode: 'externo', enrollment: { idEnrollment: external, status: 'NOT_ATTEMPTED', progress: 0 } },
        ],
      },
    ]);
    await app.refused(getEnrollmentTree, {}, 401);
  });

  test('hides a restricted catalog and moves its open children to the next one above', async () => {
    const namesFor = async (department: string) => {
      const user = await app.makeUser(app.tenant, { department });
      await enrolled(user, 'do-cofre');
      const names = (nodes: EnrollmentTreeNode[]): unknown[] =>
        nodes.map(({ title, childNodes }) => [title, names(childNodes)]);
      return names((await app.ok(getEnrollmentTree, {}, { as: user })).nodeTree);
    };
    expect(await namesFor('Vendas')).toEqual([['Início', [['Aberto no cofre', []]]]]);
    expect(await namesFor('Jurídico')).toEqual([['Início', [['Cofre', [['Aberto no cofre', []]]]]]]);
  });

  test('omits unpublished nodes, even for their learners [B6-11]', async () => {
    const user = await app.makeUser();
    await enrolled(user, 'rascunho');
    await setStatus('rascunho', 'DRAFT');
    expect(await app.ok(getEnrollmentTree, {}, { as: user })).toEqual({ nodeTree: [] });
    await setStatus('rascunho', 'PUBLISHED');
    expect((await app.ok(getEnrollmentTree, {}, { as: user })).nodeTree).toHaveLength(1);
  });
});

async function setStatus(code: string, status: 'DRAFT' | 'PUBLISHED'): Promise<void> {
  await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db.updateTable('nodes').set({ status }).where('node_code', '=', code).execute(),
  );
}
