import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { ownPortal } from '../../support/own-portal.ts';
import { buildOf, writeVariant } from '../../support/release-variant.ts';
import { isControlled, cacheContents, untilCached } from '../../support/service-worker.ts';
import { releaseIn } from '../../support/stored-release.ts';
import { expect } from '../../support/test.ts';
import { inWorkspace } from '../../../tools/lib/workspace.ts';

const shell = join(mkdtempSync(join(tmpdir(), 'azulejo-shell-')), 'dist');
const test = ownPortal(async () => {
  cpSync(inWorkspace('host-shell/dist'), shell, { recursive: true });
  return { SHELL_DIR: shell };
});
// Allows more time: these tests make several visits and wait for the worker each time.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ serviceWorkers: 'allow' });

const notice = 'Há uma versão nova do portal.';
const words = 'Escolha o seu próximo passo.';

async function deliver(
  azulejo: (...args: string[]) => Promise<string>,
  version: string,
  testInfo: TestInfo,
): Promise<void> {
  const build = buildOf('mfe-store');
  const { entry } = releaseIn(build);
  const edit = (file: string, text: string): string =>
    text.replaceAll(words, `Loja ${version}`) + (file === entry ? `\n;console.debug('store ${version}')` : '');
  await azulejo('remote', 'publish', writeVariant(build, testInfo.outputPath(`store-${version}`), { version, edit }));
  await azulejo('remote', 'promote', `mfe-store@${version}`, '--channel', 'stable');
}

async function comeBack(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/platform\/composition$/);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await answered;
}

test('a release reaches two tabs, and an open tab continues with the files of its own version, also those not loaded yet', async ({
  actor,
  azulejo,
}, testInfo) => {
  await deliver(azulejo, '3.0.0', testInfo);
  const { page: first, open } = await actor('bruno', 'sabermais');
  await open('/lojinha');
  await untilCached(first, 'sabermais');
  await first.reload();
  await expect(first.getByText('Loja 3.0.0')).toBeVisible();
  expect(await isControlled(first)).toBe(true);

  await deliver(azulejo, '3.1.0', testInfo);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await expect(second.getByText('Loja 3.1.0')).toBeVisible();
  // The first tab still shows the previous page, so both are cached.
  await untilCached(second, 'sabermais', 2);
  await expect(first.getByText('Loja 3.0.0')).toBeVisible();
  await comeBack(first);
  await expect(first.getByText(notice)).toBeVisible();
  await first.getByRole('button', { name: 'Atualizar agora' }).click();
  await expect(first.getByText('Loja 3.1.0')).toBeVisible();
  // No tab shows the previous page any more.
  await second.reload();
  await untilCached(second, 'sabermais', 1);
  await expect.poll(async () => (await cacheContents(second, 'sabermais')).levels).toEqual(['portal']);
});

test('a version that was rolled back does not run again: the next visit starts with its cached page and replaces it before a remote runs', async ({
  actor,
  azulejo,
}, testInfo) => {
  await deliver(azulejo, '4.0.0', testInfo);
  const { page, open } = await actor('bruno', 'sabermais');
  await open('/lojinha');
  await expect(page.getByText('Loja 4.0.0')).toBeVisible();
  await untilCached(page, 'sabermais');
  await azulejo('remote', 'rollback', 'mfe-store');
  // Opens a new tab, because an open address would be requested again.
  const next = await page.context().newPage();
  const run: string[] = [];
  next.on('console', (message) => void (message.text().startsWith('store ') && run.push(message.text())));
  let pages = 0;
  next.on('domcontentloaded', () => void (pages += 1));
  await next.goto(page.url());
  await expect(next.getByRole('heading', { level: 1, name: 'Lojinha' })).toBeVisible();
  await expect(next.getByText('Loja 4.0.0')).toBeHidden();
  expect(await isControlled(next)).toBe(true);
  expect(run).not.toContain('store 4.0.0');
  expect(pages).toBe(2);
});

test('a new build of the shell alone is offered to open pages and adopted as a whole', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'sabermais');
  await open('/lojinha');
  await untilCached(page, 'sabermais');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Lojinha' })).toBeVisible();
  // A document that has just begun has no element yet.
  const buildOfPage = (): Promise<string | undefined> =>
    page.evaluate(() => document.querySelector('html')?.dataset['build']);
  expect(await buildOfPage()).toBeUndefined();

  const path = join(shell, 'shell-manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as {
    inlineScript: string;
    capabilities: { version: string };
  };
  writeFileSync(
    path,
    JSON.stringify({
      ...manifest,
      inlineScript: `${manifest.inlineScript};document.documentElement.dataset.build='next';`,
      capabilities: { ...manifest.capabilities, version: `${manifest.capabilities.version}-next` },
    }),
  );
  // The server detects its own new build with the first page that it serves from it.
  await page.request.get(page.url());
  await comeBack(page);
  await page.getByRole('button', { name: 'Atualizar agora' }).click();
  await expect.poll(buildOfPage).toBe('next');
  expect(await isControlled(page)).toBe(true);
});
