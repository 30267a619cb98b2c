import type { Page } from '@playwright/test';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect, expectAccessible, onEveryScreen } from '../../support/test.ts';

test.describe.configure({ mode: 'default' });

/** Reads the page's manifest as parsed by Chromium. */
async function asBrowserReadsIt(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  return {
    url,
    errors,
    manifest: JSON.parse(data ?? '{}') as { id: string; name: string; icons: { src: string; sizes: string }[] },
    faults: installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  };
}

test(
  'each tenant is an installable app of its own, with icons of the declared sizes',
  { tag: ['@A1-06', '@A1-07'] },
  async ({ visitor }) => {
    const ids = new Set<string>();
    for (const tenant of ['aurora', 'sabermais', 'horizonte'] as const) {
      const { page, open } = await visitor(tenant);
      await open('/login?fromLP=true');
      const { url, errors, manifest, faults } = await asBrowserReadsIt(page);
      expect(new URL(url).pathname).toBe(`/${tenant}/manifest.webmanifest`);
      expect([errors, faults]).toEqual([[], []]);
      for (const size of [192, 256, 512]) expect(manifest.icons.map(({ sizes }) => sizes)).toContain(`${size}x${size}`);
      for (const { src, sizes } of manifest.icons) {
        const width = await page.evaluate(async (address) => {
          const picture = Object.assign(new Image(), { src: address });
          await picture.decode();
          return picture.naturalWidth;
        }, src);
        expect(`${width}x${width}`).toBe(sizes);
      }
      ids.add(manifest.id);
    }
    expect(ids.size).toBe(3);
  },
);

/** Fires the install event, which Chromium does not fire in a test. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = (): Promise<{ outcome: string }> => {
      Object.assign(window, { hasPrompted: true });
      return Promise.resolve({ outcome: 'accepted' });
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
}

test(
  'at home a person who can install the portal is asked once, with its icon and name',
  { tag: '@A2h-07' },
  async ({ actor }) => {
    const { page, open } = await actor('carla', 'sabermais');
    await open('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await offerInstallation(page);
    const question = page.getByRole('dialog', { name: 'Instalar Rede Saber+?' });
    await expect(question).toBeVisible();
    expect(
      await question.locator('img').evaluate((icon: HTMLImageElement) => icon.decode().then(() => icon.naturalWidth)),
    ).toBe(180);
    await onEveryScreen(page, async () => expect(question.getByRole('button', { name: 'Instalar' })).toBeInViewport());
    await expectAccessible(page);
    const answered = page.waitForResponse(/\/users\/askPWA\/\d+$/);
    await question.getByRole('button', { name: 'Instalar' }).click();
    expect((await answered).status()).toBe(200);
    await expect(question).toBeHidden();
    expect(await page.evaluate(() => 'hasPrompted' in window)).toBe(true);
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await offerInstallation(page);
    await expect(question).toBeHidden();
  },
);
