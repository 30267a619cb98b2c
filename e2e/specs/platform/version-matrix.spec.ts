import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAzulejo } from '../../support/azulejo-command.ts';
import { earlierBuild } from '../../support/earlier-builds.ts';
import type { EarlierSources } from '../../support/earlier-builds.ts';
import { ownPortal, ownPortalTest } from '../../support/own-portal.ts';
import { buildOf, writeVariant } from '../../support/release-variant.ts';
import { expect } from '../../support/test.ts';
import { emptyCart, goToReview, payButton, unbought } from '../store/shopper.ts';

/** Shell sources before it offered the player to remotes. */
const earlierShell: EarlierSources = {
  part: 'host-shell',
  version: '0.0.9',
  changes: {
    'host-shell/src/federation/offered-modules.ts': [
      "  '@shared-kit/media/player': fetched(() => import(/* webpackChunkName: \"player\" */ '@shared-kit/media/player')),\n",
      '',
    ],
    'tools/webpack/shared-modules.ts': ["  '@shared-kit/media/player',\n", ''],
  },
};

/** Writes the store's build before its product pages had their present title. */
const earlierStore = (folder: string): string =>
  writeVariant(buildOf('mfe-store'), folder, {
    version: '0.0.9',
    manifest: (manifest) => ({
      ...manifest,
      routes: manifest.routes.map((route) =>
        route.page === 'product-detail' ? { ...route, title: 'Detalhes' } : route,
      ),
    }),
  });

const earlierShellTest = ownPortal(async () => ({ SHELL_DIR: await earlierBuild(earlierShell) }));

/** Pairs of versions. All other browser tests use shell N and store N. */
const pairs = [
  { shell: 'N', store: 'N−1', test: ownPortalTest },
  { shell: 'N−1', store: 'N−1', test: earlierShellTest },
  { shell: 'N−1', store: 'N', test: earlierShellTest },
];

const versionIn = (build: string): string =>
  (JSON.parse(readFileSync(join(build, 'azulejo-release.json'), 'utf8')) as { version: string }).version;

ownPortalTest.describe.configure({ mode: 'default', timeout: 240_000 });

for (const { shell, store, test } of pairs) {
  test.describe(`shell ${shell} and store ${store}`, () => {
    // Restores the store, because later tests share this portal.
    if (test === ownPortalTest) test.afterEach(({ azulejo }) => azulejo('remote', 'rollback', 'mfe-store'));

    test('the verdict allows it, and a product is bought', async ({ actor, azulejo }, testInfo) => {
      const folder = store === 'N' ? buildOf('mfe-store') : earlierStore(testInfo.outputPath('store'));
      const version = versionIn(folder);
      await azulejo('remote', 'publish', folder);
      const verdict = await azulejo('remote', 'verdict', `mfe-store@${version}`, '--tenant', 'sabermais', '--explain');
      expect(verdict).toMatch(
        shell === 'N' ? /host-shell 0\.1\.0-\w+\tcompatível/ : /host-shell 0\.0\.9-\w+\tcompatível/,
      );
      await azulejo('remote', 'promote', `mfe-store@${version}`);

      const shopper = await actor('mariana.santos', 'sabermais');
      const { page, open } = shopper;
      const files: string[] = [];
      page.on('request', (request) => files.push(request.url()));
      await emptyCart(shopper);
      const [offer] = await unbought(shopper, 1);
      if (!offer) throw new Error('the store has nothing left to buy');
      await open('/');
      await page.getByRole('link', { name: 'Lojinha' }).first().click();
      await page
        .getByRole('list', { name: 'TODOS OS PRODUTOS' })
        .getByRole('link', { name: offer.title })
        .first()
        .click();
      await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
      const cart = page.getByRole('banner').getByRole('link', { name: /^Carrinho/ });
      await expect(cart).toHaveAccessibleName(/1/);
      await goToReview(shopper);
      await payButton(shopper).click();
      await expect(page.getByRole('heading', { name: 'Pagamento autorizado!' })).toBeVisible();
      await page.getByRole('link', { name: 'Ver meus produtos' }).click();
      await expect(page.getByRole('list', { name: 'MEUS PRODUTOS' }).getByText(offer.title)).toBeVisible();

      const ofStore = files.filter((url) => url.includes('/_remotes/mfe-store/'));
      expect(ofStore.length).toBeGreaterThan(0);
      expect(ofStore.filter((url) => !url.includes(`/mfe-store/${version}/`))).toEqual([]);
    });
  });
}

earlierShellTest(
  'a remote that needs what shell N−1 does not offer yet is refused, with the part to change',
  async ({ portal }) => {
    const version = versionIn(buildOf('mfe-content'));
    const { code, output } = await runAzulejo(portal.dataDirectory, [
      'remote',
      'verdict',
      `mfe-content@${version}`,
      '--tenant',
      'sabermais',
      '--explain',
    ]);
    expect(output).toContain('incompatível');
    expect(output).toContain('@shared-kit/media/player');
    expect(code).toBe(4);
  },
);
