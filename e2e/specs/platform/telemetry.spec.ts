import { showHealth } from '@shared-kit/contracts/delivery';
import type { HealthReport } from '@shared-kit/contracts/delivery';
import { ownPortal } from '../../support/own-portal.ts';
import { expect } from '../../support/test.ts';

/** Starts with empty remote health, because no other file's tests use this portal. */
const test = ownPortal(async () => ({}));
test.describe.configure({ mode: 'default' });

test('the health of a remote contains what people’s browsers report', async ({ actor, azulejo, faults }) => {
  const health = async (): Promise<HealthReport> =>
    showHealth.reply.parse(
      JSON.parse(await azulejo('remote', 'health', 'mfe-store', '--tenant', 'sabermais', '--json')),
    );
  expect((await health()).versions).toEqual([]);

  await test.step('loads with time, bytes and vitals are sent when the page is left', async () => {
    const { page, open } = await actor('bruno', 'sabermais');
    const measured = page.waitForResponse(/\/vitals\.[^/]+\.js/);
    await open('/lojinha');
    await expect(page.getByRole('heading', { level: 1, name: 'Lojinha' })).toBeVisible();
    await measured;
    await page.mouse.click(5, 5);
    await page.goto('about:blank');
    await expect.poll(async () => (await health()).versions[0]?.loads).toBe(1);
    const [version] = (await health()).versions;
    expect(version).toMatchObject({ clients: 1, failingClients: 0, faults: [], loadMs: { p50: expect.any(Number) } });
    expect(version?.bytes).toBeGreaterThan(5_000);
    expect(version?.vitals.FCP).toBeGreaterThan(0);
    expect(version?.vitals.LCP).toBeGreaterThan(0);
    expect(version?.vitals.CLS).toBeLessThan(0.1);
  });

  await test.step('an uncaught error is assigned to the remote whose code threw it', async () => {
    faults.expect(/perdido no carrinho/);
    const { page, open } = await actor('carla', 'sabermais');
    await open('/lojinha');
    await expect(page.getByRole('heading', { level: 1, name: 'Lojinha' })).toBeVisible();
    await page.evaluate(() => {
      const entry = performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/_remotes\/mfe-store\/.+\.js$/.test(name));
      const error = new Error('perdido no carrinho');
      error.stack = `Error: perdido no carrinho\n    at add (${entry?.name}:1:1)`;
      setTimeout(() => {
        throw error;
      });
    });
    await expect
      .poll(async () => (await health()).versions[0]?.faults)
      .toMatchObject([{ phase: 'uncaught', clients: 1, lastMessage: expect.stringContaining('perdido no carrinho') }]);
    expect((await health()).versions[0]).toMatchObject({ clients: 2, failingClients: 1, failingShare: 0.5 });
  });

  await test.step('the text output shows the same', async () => {
    expect(await azulejo('remote', 'health', 'mfe-store')).toMatch(
      /mfe-store@\S+\t2 clientes\t1 com falha \(50%\)[\s\S]+uncaught: 1 cliente, 1 relato/,
    );
  });
});
