import { expect, test } from '../../support/test.ts';

const kilobyte = 1024;

for (const tenant of ['aurora', 'sabermais', 'horizonte'] as const) {
  test(`the login page of ${tenant} loads at most 125 KB of script and nothing of a remote`, async ({ visitor }) => {
    const { page, open } = await visitor(tenant);
    const requested: string[] = [];
    const scripts: Promise<number>[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await open('/login?fromLP=true');
    await expect(page.getByLabel('Login', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect(requested.filter((path) => path.includes('/_remotes/'))).toEqual([]);
    expect(
      requested.filter((path, index) => requested.indexOf(path) !== index),
      'the picture that the header names is the one that is shown',
    ).toEqual([]);
    const bytes = (await Promise.all(scripts)).reduce((total, size) => total + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(125 * kilobyte);
  });
}
