import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockSchema } from '@shared-kit/contracts/delivery';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { buildOf, writeVariant } from '../../support/release-variant.ts';
import { expect } from '../../support/test.ts';

const before = 'Escolha o seu próximo passo.';
const after = 'Tudo para o seu próximo passo, agora em promoção.';
const folder = mkdtempSync(join(tmpdir(), 'azulejo-drill-'));

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the chunk with the text of the store's first page. */
const withWords = (text: string) => text.includes(before);

test('a release goes through canary, promotion and rollback, and a broken one affects nobody', async ({
  actor,
  azulejo,
  faults,
  portal,
}) => {
  test.slow();
  await azulejo('module', 'enable', 'store', '--tenant', 'horizonte');
  const good = writeVariant(buildOf('mfe-store'), join(folder, 'good'), {
    version: '2.0.0',
    edit: (_file, text) => text.replace(before, after),
  });
  const bad = writeVariant(buildOf('mfe-store'), join(folder, 'bad'), {
    version: '2.1.0',
    edit: (_file, text) => (withWords(text) ? `throw new Error('drill: broken release');${text}` : text),
  });

  const carla = await actor('carla', 'sabermais');
  await carla.open('/lojinha');
  await expect(carla.page.getByText(before)).toBeVisible();
  const bruno = await actor('bruno', 'horizonte');

  await test.step('published: no page has it yet', async () => {
    await azulejo('remote', 'publish', good);
    await carla.page.reload();
    await expect(carla.page.getByText(before)).toBeVisible();
  });

  await test.step('canary for one tenant: the open page offers it, the next one has it, another tenant does not', async () => {
    await azulejo('remote', 'promote', 'mfe-store@2.0.0', '--channel', 'canary', '--tenant', 'sabermais');
    // The page asks for the composition at once, not within a minute. It must not navigate before it knows: it would replace itself.
    await carla.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(carla.page.getByRole('button', { name: 'Atualizar agora' })).toBeVisible();
    await carla.page.getByRole('navigation', { name: 'Menu principal' }).getByRole('button', { name: 'Mais' }).click();
    await carla.page.getByRole('link', { name: 'Minha jornada' }).first().click();
    await expect(carla.page.getByRole('heading', { level: 1, name: 'Minha jornada' })).toBeVisible();
    await carla.page.getByRole('link', { name: 'Lojinha' }).first().click();
    await expect(carla.page.getByText(after)).toBeVisible();
    await bruno.open('/lojinha');
    await expect(bruno.page.getByText(before)).toBeVisible();
  });

  await test.step('promoted: all pages have it', async () => {
    await azulejo('remote', 'promote', 'mfe-store@2.0.0', '--channel', 'stable');
    await bruno.open('/lojinha');
    await expect(bruno.page.getByText(after)).toBeVisible();
  });

  await test.step('a broken canary: pages fail over automatically, and it is rolled back', async () => {
    faults.expect(/drill: broken release/);
    await azulejo('remote', 'publish', bad);
    await azulejo('remote', 'promote', 'mfe-store@2.1.0', '--channel', 'canary', '--tenant', 'sabermais');
    for (const person of ['mariana.santos', 'mateus.macedo', 'natalia.santana', 'pedro.freitas', 'priscila.carvalho']) {
      const { page, open } = await actor(person, 'sabermais');
      await open('/lojinha');
      await expect(page.getByText(after)).toBeVisible();
    }
    await expect
      .poll(() => azulejo('remote', 'history', 'mfe-store'), { timeout: 30_000 })
      .toMatch(/2\.1\.0.*(automátic|falha)/i);
    expect(await azulejo('remote', 'health', 'mfe-store')).toContain('drill: broken release');
    const { page, open } = await actor('rafael.oliveira', 'sabermais');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open('/lojinha');
    await expect(page.getByText(after)).toBeVisible();
    expect(requests.filter((url) => url.includes('/mfe-store/2.1.0/'))).toEqual([]);
  });

  await test.step('rolled back by hand', async () => {
    await azulejo('remote', 'rollback', 'mfe-store');
    await bruno.open('/lojinha');
    await expect(bruno.page.getByText(before)).toBeVisible();
  });

  await test.step('locked: the exact releases of a page', async () => {
    const lock = lockSchema.parse(JSON.parse(await azulejo('lock', '--tenant', 'sabermais')));
    const shown = await carla.page.evaluate(
      () =>
        JSON.parse(document.getElementById('azulejo-boot')?.textContent ?? '{}').composition.releases as {
          remote: string;
        }[],
    );
    expect(Object.keys(lock.remotes).toSorted()).toEqual(shown.map(({ remote }) => remote).toSorted());
    expect(lock.remotes['mfe-store']?.version).not.toBe('2.1.0');
    expect(lock.source).toBe(`${portal.origin}/sabermais`);
  });
});
